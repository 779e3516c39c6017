"""What a guide to a game is made of: chapters about its rules, and a list of its cards."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, NamedTuple

_HEADING: Final = "# "


class Chapter(NamedTuple):
    """A heading, empty for what stands before or after all others, and what is said below it."""

    heading: str
    paragraphs: list[str]


@dataclass(frozen=True)
class Card:
    """A card, or another piece: the name of the notation, the printed one, what it does, to which
    group it belongs, and what stands on it besides, as plain data."""

    name: str
    title: str
    text: str
    group: str = ""
    facts: Mapping[str, object] = field(default_factory=dict)


def chapters(text: str) -> list[Chapter]:
    """A text in chapters: an empty line ends a paragraph, a line in capitals is a heading, and so
    is one after `#` where capitals in the middle of it matter."""
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
