"""What a guide to a game is made of: chapters about its rules, and a list of its cards."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple


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
    """A text in chapters: an empty line ends a paragraph, a line in capitals is a heading."""
    found: list[Chapter] = []
    for block in text.strip().split("\n\n") if text else []:
        head, _, rest = block.strip().partition("\n")
        if head.isupper():
            found.append(Chapter(head, []))
        elif not found:
            found.append(Chapter("", []))
        told = rest if head.isupper() else block
        found[-1].paragraphs.append(" ".join(told.split()))
    return found
