"""The messages of questions and events: which text, and with which arguments.

An act is described as it is seen, never by the rule that it may serve.
"""

from collections.abc import Mapping
from typing import Final

from tabbytop.texts.catalogue import PERSON, WORD
from tabbytop.texts.message import Message, message_of

AREA: Final = "meow"
_CARD: Final = "card"
KINDS: Final = {
    **dict.fromkeys(["seat", "active", "at", "pointed", "starter", "winners"], PERSON),
    **dict.fromkeys(["card", "act"], _CARD),
    "word": WORD,
}
_TITLED: Final = ("card", "fresh", "kept", "drawn")  # keys of cards in events
_WITH_CARDS: Final = frozenset({*_TITLED, "cards"})


def message(key: str, /, **args: object) -> Message:
    """Return a message of this game."""
    return Message(AREA, key, **args)


def prompt_message(prompt: Mapping[str, object]) -> Message:
    """Return the question to a seat, with the number of different acts that are left."""
    args = {name: value for name, value in prompt.items() if name != "key"}
    budget, used = args.get("budget"), args.get("used")
    if isinstance(budget, int) and isinstance(used, int):
        args["left"] = budget - used
    return message(f"prompt-{prompt['key']}", **args)


def event_message(event: Mapping[str, object]) -> Message:
    """Return an event; cards in it know their part of the turn, if the event has it."""
    key = f"event-{event['event']}"
    if _WITH_CARDS.isdisjoint(event):
        return message_of(AREA, key, event)
    args = dict(event)
    for name in _TITLED:
        if name in event:
            args[name] = _titled(event[name], event.get(f"{name}_part"))
    cards, parts = event.get("cards"), event.get("parts")
    if isinstance(cards, list):
        times = parts if isinstance(parts, list) else [None] * len(cards)
        args["cards"] = [_titled(*card) for card in zip(cards, times, strict=True)]
    return message_of(AREA, key, args)


def _titled(card: object, part: object) -> Message:
    """Return the title of a card, with its part of the turn."""
    return message_of(AREA, "titled", {"card": card, "part": part})
