"""Messages: which text of the catalogue tells what."""

from collections import Counter
from collections.abc import Mapping
from typing import Final

from tabbytop.games.tem_purr_a.cards import NAMES
from tabbytop.texts.message import Message

AREA: Final = "tem-purr-a"
# Arguments of messages that are persons or named things (`tabbytop.texts.catalogue`).
KINDS_OF_ARGUMENTS: Final = {"seat": "person", "other": "person", "card": "card"}


def message(key: str, **args: object) -> Message:
    """Return a message of this game."""
    return Message(AREA, key, **args)


def quoted(name: str) -> str:
    """Return a name that somebody typed, for a message that puts it between quotes."""
    return repr(name)[1:-1]


def event_message(event: Mapping[str, object]) -> Message:
    """Return an event: `event-<kind>`; equal cards of a draw are counted."""
    args = {name: value for name, value in event.items() if name != "event"}
    kind, cards = event["event"], event.get("cards")
    if isinstance(cards, list):
        args["cards"] = _counted(cards)
        if kind == "eat":
            args["left"] = None if len(cards) == event["count"] else len(cards)
        elif not cards:
            del args["cards"]
    return Message(AREA, f"event-{kind}", **args)


def _counted(cards: list[str]) -> list[Message]:
    """Return the cards of a pile, equal ones together, without Indigestions."""
    counts = Counter(cards)
    return [message("equal-cards", card=n, count=counts[n]) for n in NAMES if n in counts]
