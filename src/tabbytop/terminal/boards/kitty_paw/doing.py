"""What everybody's paws do right now, told from events in a few words."""

from collections.abc import Mapping
from typing import Final

from tabbytop.terminal.boards.kitty_paw.signs import letters_of
from tabbytop.terminal.journal import Seen

_PLAIN: Final = {
    "paw": "paw in",
    "turned": "turns it",
    "flipped": "flips it",
    "called": "MEOW!",
    "answered": "paw up",
    "false_start": "too early! frozen",
    "released": "awake again",
    "false_alarm": "out of the round",
}


class Doing:
    """The last thing that each seat did."""

    def __init__(self, seats: int) -> None:
        self._told = [""] * seats

    def of(self, seat: int) -> str:
        """What this seat does; empty if it has done nothing in this round."""
        return self._told[seat]

    def hear(self, event: Seen) -> None:
        """Something happened."""
        if event["event"] == "round":
            self._told = [""] * len(self._told)
        seat = event.get("seat")
        told = _told(event)
        if isinstance(seat, int) and told:
            self._told[seat] = told


def _told(event: Mapping[str, object]) -> str:
    kind = str(event["event"])
    if kind in _PLAIN:
        return _PLAIN[kind]
    match kind:
        case "grabbed" | "given":
            return f"card {event['card']}"
        case "took":
            return f"takes {letters_of(str(event['kind']))}"
        case "ran_home":
            return f"{letters_of(str(event['kind']))} runs home"
        case "placed":
            return f"puts {_name(event)} down"
        case "lifted":
            return f"lifts {_name(event)}"
        case "home":
            return f"puts {_name(event)} back"
        case "peeked":
            return f"peeks in box {event['box']}"
        case "kept":
            return f"keeps {letters_of('symbol', str(event['symbol']))}"
        case "shut":
            return "box falls shut" if event["late"] else "shuts the box"
        case "slipped":
            return f"box {event['box']} slips away"
    return ""


def _name(event: Seen) -> str:
    """Short: `Si`, `Box`, `card`."""
    piece = str(event["piece"])
    return {"symbol": "its card", "box": "the Box"}.get(piece) or letters_of(piece)
