"""Rules texts in chapters, and lists of cards."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, NamedTuple

_HEADING: Final = "# "


class Chapter(NamedTuple):
    """A heading and the paragraphs below it; the heading may be empty."""

    heading: str
    paragraphs: list[str]


@dataclass(frozen=True)
class Card:
    """A card or another component: its name in notation, its group, further facts as plain data,
    and its printed title and effect, where no catalogue has them."""

    name: str
    title: str = ""
    text: str = ""
    group: str = ""
    facts: Mapping[str, object] = field(default_factory=dict)


def chapters(text: str) -> list[Chapter]:
    """Split a text into chapters.

    An empty line ends a paragraph. A line in capitals is a heading, and so is a line after `#`, for
    headings in mixed case.
    """
    found: list[Chapter] = []
    for block in text.strip().split("\n\n") if text else []:
        head, _, rest = block.strip().partition("\n")
        is_heading = head.isupper() or head.startswith(_HEADING)
        if is_heading:
            found.append(Chapter(head.removeprefix(_HEADING), []))
        elif not found:
            found.append(Chapter("", []))
        told = rest if is_heading else block
        found[-1].paragraphs.append(" ".join(told.split()))
    return found
