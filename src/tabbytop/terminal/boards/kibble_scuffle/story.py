"""What the story on the screen tells of Kibble Scuffle, and how it is laid out."""

from collections.abc import Sequence
from typing import Final

from tabbytop.terminal.journal import Seen

_BEGIN: Final = frozenset({"play", "item", "copy", "throw", "dinner", "omit", "hold", "box"})
# Questions whose answer is no event yet: somebody else decides what comes of it.
_SILENT: Final = frozenset({"mangy", "catnip", "mama", "toy-mouse", "swap"})


def gist(events: Sequence[Seen]) -> list[Seen]:
    """Without what others do unseen, and without the discards that eating and hunger imply."""
    kept: list[Seen] = []
    leaving = False  # whoever has just eaten goes, and so do all when the food is gone
    for event in events:
        kind = event["event"]
        unseen = (kind == "draw" and "cards" not in event) or (
            kind in {"omit", "hold"} and "card" not in event
        )
        if unseen or (kind == "discard" and leaving):
            continue
        if kind not in {"swap", "discard"}:
            leaving = kind in {"eat", "nothing_left"}
        kept.append(event)
    return kept


def begins(event: Seen) -> bool:
    """Whether a new paragraph begins."""
    return event["event"] in _BEGIN


def unasked(question: str, answer: str) -> str:
    """What was answered for a person who had no choice; nothing where the event tells it."""
    if question == "kitten":
        return "No other Kitten can come along."
    if question == "item-cat":
        return "No cat of yours can follow it there."
    return f"(The only choice: {answer}.)" if question in _SILENT else ""
