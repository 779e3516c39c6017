"""Messages: which text of the catalogue tells what."""

from collections.abc import Mapping
from typing import Final

from tabbytop.games.kibble_scuffle.moves import FEED, VOCABULARY
from tabbytop.texts.message import Message, message_of

AREA: Final = "kibble-scuffle"
# Arguments of messages that are persons or named things (`tabbytop.texts.catalogue`).
KINDS_OF_ARGUMENTS: Final = {
    **dict.fromkeys(["seat", "owner", "other", "by_owner"], "person"),
    **dict.fromkeys(["card", "cards", "cat", "by"], "card"),
    **dict.fromkeys(["bowl", "to", "other_bowl"], "bowl"),
    **dict.fromkeys(["cube", "cubes"], "cube"),
}
_SILENT: Final = frozenset({"ability", "turn"})  # events without words


def message(key: str, **args: object) -> Message:
    """Return a message of this game."""
    return Message(AREA, key, **args)


def quoted(name: str) -> str:
    """Return a name that somebody typed, for a message that puts it between quotes."""
    return repr(name)[1:-1]


def event_message(event: Mapping[str, object]) -> Message | None:
    """Return an event: `event-<kind>`."""
    kind = event["event"]
    if kind in _SILENT or event.get("why") == "fed":
        return None
    if kind == "end":
        left_out = event.get("left_out")
        return message("event-end", decks=_decks(left_out)) if isinstance(left_out, list) else None
    if kind == "trade":  # of a swap, `other` is the other player
        event = {**event, "other_bowl": event["other"]}
    return message_of(AREA, f"event-{kind}", event)


def _decks(left_out: list[list[str]]) -> Message:
    """Return what every seat left out of its deck."""
    decks = message("left-out", seat=0, cards=left_out[0], first=True)
    for seat, cards in enumerate(left_out[1:], 1):
        following = message("left-out", seat=seat, cards=cards, first=False)
        decks = message("decks", start=decks, next=following)
    return decks


def move_message(move: int) -> Message:
    """Return a move: `move-<verb>`."""
    args: dict[str, object] = dict(VOCABULARY.parts(move))
    if FEED.holds(move):
        args["cubes"] = str(args["cubes"]).split("+")
    return message(f"move-{args.pop('verb')}", **args)
