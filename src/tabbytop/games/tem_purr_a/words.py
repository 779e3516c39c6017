"""Messages: which text of the catalogue tells what."""

from collections.abc import Mapping
from typing import Final

from tabbytop.games.tem_purr_a.cards import NAMES
from tabbytop.texts.message import Message, message_of

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
    kind, cards = event["event"], event.get("cards")
    if isinstance(cards, list):
        told = _counted(cards) if cards or kind == "eat" else None
        left = None if len(cards) == event.get("count") else len(cards)
        event = {**event, "cards": told, "left": left}
    return message_of(AREA, f"event-{kind}", event)


def _counted(cards: list[str]) -> list[Message]:
    """Return the cards of a pile, equal ones together, without Indigestions."""
    return [
        message_of(AREA, "equal-cards", {"card": name, "count": cards.count(name)})
        for name in NAMES
        if name in cards
    ]
