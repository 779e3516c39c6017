"""Which events the story on the screen needs, and where its paragraphs begin."""

from collections.abc import Sequence
from typing import Final

from tabbytop.terminal.journal import Seen

_SEEN_ON_THE_TABLE: Final = frozenset({"refill", "reshuffle", "turn", "hands", "end"})
_FOLLOWS: Final = frozenset({"throw", "refill"})


def gist(events: Sequence[Seen]) -> list[Seen]:
    """Without what lies on the table for all to see."""
    return [event for event in events if event["event"] not in _SEEN_ON_THE_TABLE]


def begins(event: Seen, first: bool) -> bool:
    """A move begins a paragraph, unless it follows from the one before; a turn card too."""
    kind = event["event"]
    return kind == "turn_card" or (first and kind not in _FOLLOWS)


def unasked(question: str) -> str:
    """What was answered for a person who had no choice; nothing where there is nothing to say."""
    return "There is nothing that you could feed to anybody." if question == "feed" else ""
