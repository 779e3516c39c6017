"""What the story on the screen tells of Kibble Scuffle, and how it is laid out."""

from collections.abc import Sequence
from typing import Final

from tabbytop.games.kibble_scuffle.words import NO_THANKS
from tabbytop.terminal.journal import Seen

_BEGIN: Final = frozenset(
    {"play", "item", "copy", "throw", "dinner", "omit", "hold", "box", "laser_off"}
)


def gist(events: Sequence[Seen]) -> list[Seen]:
    """Without what others do unseen."""
    return [
        event
        for event in events
        if not (event["event"] == "draw" and "cards" not in event)
        and not (event["event"] in {"omit", "hold"} and "card" not in event)
    ]


def begins(event: Seen) -> bool:
    """Whether a new paragraph begins."""
    return event["event"] in _BEGIN


def unasked(question: str, answer: str) -> str:
    """What was answered for a person who had no choice; nothing where the event tells it."""
    if question == "kitten":
        return "No other Kitten can come along."
    if question == "item-cat" and answer == NO_THANKS:
        return "No cat of yours can follow it there."
    return ""
