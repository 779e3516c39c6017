"""What the story on the screen tells of Tem-Purr-A, and how it is laid out."""

from collections.abc import Sequence
from typing import Final

from tabbytop.terminal.journal import Seen

# What only follows from what was told just before.
_FOLLOW: Final = frozenset({"token", "add", "decline", "reshuffle", "end"})


def gist(events: Sequence[Seen]) -> list[Seen]:
    """Without what others are dealt, unseen."""
    return [event for event in events if event["event"] != "deal" or "cards" in event]


def begins(event: Seen) -> bool:
    """Whether a new paragraph begins."""
    return event["event"] not in _FOLLOW
