"""What the story on the screen tells of Kitty Paw: not every turn of a tile."""

from collections.abc import Sequence
from typing import Final

from tabbytop.terminal.journal import Seen

_SMALL: Final = frozenset({"turned", "flipped", "tick"})


def gist(events: Sequence[Seen]) -> list[Seen]:
    """Without what happens all the time."""
    return [event for event in events if event["event"] not in _SMALL]
