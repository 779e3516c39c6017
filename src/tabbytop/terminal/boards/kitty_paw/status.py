"""Status texts: the heading, each player's line, and what every paw does right now."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from rich.text import Text

from tabbytop.terminal.boards.kitty_paw.pieces import letters_of
from tabbytop.terminal.boards.kitty_paw.view_helpers import progress
from tabbytop.terminal.colours import QUIET, accent, chip, seat_marks
from tabbytop.terminal.session_log import SeenEvent
from tabbytop.terminal.text_layout import Lines, fit

if TYPE_CHECKING:
    from tabbytop.games.kitty_paw.view import KittyPawView, SeatView


def progress_label(view: "KittyPawView") -> str:
    """Return `round 3` or `tie round 1`."""
    if view["phase"] == "over":
        return "the end"
    return f"tie round {view['extra']}" if view["extra"] else f"round {view['round']}"


def draw_heading(view: "KittyPawView", countdowns: Mapping[str, float], width: int) -> Text:
    """Return the top line, with the time left in the round if a clock runs."""
    text = Text.assemble(("Kitty Paw", f"bold {accent('kitty-paw')}"), f" · {progress_label(view)}")
    text.append(f" · {view['pile']} cards in the pile", QUIET)
    if view["seconds"] is not None:
        text.append(f" · {clock_text(view['seconds'])} in all", "bold")
    if "bell" not in countdowns:
        return text
    left = Text(
        f"{clock_text(countdowns['bell'])} left",
        "bold" if countdowns["bell"] > 30 else "bold reverse",
    )
    return Text.assemble(fit(text, width - left.cell_len - 1), " ", left)


def clock_text(seconds: float) -> str:
    """Return `2:05`."""
    return f"{int(seconds) // 60}:{int(seconds) % 60:02}"


_ACTION_TEXTS: Final = {
    "paw": "paw in",
    "turned": "turns it",
    "flipped": "flips it",
    "called": "MEOW!",
    "answered": "paw up",
    "false_start": "too early! frozen",
    "released": "awake again",
    "false_alarm": "out of the round",
}


class RecentActions:
    """The last action of each seat, as text."""

    def __init__(self, seats: int) -> None:
        self._told = [""] * seats

    def of(self, seat: int) -> str:
        """Return the last action of a seat; empty if it has done nothing in this round."""
        return self._told[seat]

    def hear(self, event: SeenEvent) -> None:
        """Update from an event."""
        if event["event"] == "round":
            self._told = [""] * len(self._told)
        seat = event.get("seat")
        text = _action_text(event)
        if isinstance(seat, int) and text:
            self._told[seat] = text


def _action_text(event: Mapping[str, object]) -> str:
    kind = str(event["event"])
    if kind in _ACTION_TEXTS:
        return _ACTION_TEXTS[kind]
    match kind:
        case "grabbed" | "given":
            return f"card {event['card']}"
        case "took":
            return f"takes {letters_of(str(event['kind']))}"
        case "ran_home":
            return f"{letters_of(str(event['kind']))} runs home"
        case "placed":
            return f"puts {_piece_name(event)} down"
        case "lifted":
            return f"lifts {_piece_name(event)}"
        case "home":
            return f"puts {_piece_name(event)} back"
        case "peeked":
            return f"peeks in box {event['box']}"
        case "kept":
            return f"keeps {letters_of('symbol', str(event['symbol']))}"
        case "shut":
            return "box falls shut" if event["late"] else "shuts the box"
        case "slipped":
            return f"box {event['box']} slips away"
    return ""


def _piece_name(event: SeenEvent) -> str:
    """Return `Si`, `the Box` or `its card`."""
    piece = str(event["piece"])
    return {"symbol": "its card", "box": "the Box"}.get(piece) or letters_of(piece)


_FILLED, _EMPTY = "▰", "▱"


def player_lines(
    view: "KittyPawView",
    names: Sequence[str],
    actions: RecentActions,
    reader: int | None,
    width: int,
) -> Lines:
    """Draw a line for each of the others; for everybody if the reader looks on."""
    return [
        fit(_player_line(seat, names, actions), width)
        for seat in view["seats"]
        if seat["seat"] != reader
    ]


def score_lines(view: "KittyPawView", names: Sequence[str], width: int) -> Lines:
    """Draw points and scored cards of all players."""
    return [fit(_score_line(seat, names), width) for seat in view["seats"]]


def progress_bar(seat: "SeatView") -> str:
    """Return `▰▰▱▱`: pieces on the mat, and those still missing."""
    there, wanted = progress(seat)
    return _FILLED * min(there, wanted) + _EMPTY * max(wanted - there, 0)


def _player_line(seat: "SeatView", names: Sequence[str], actions: RecentActions) -> Text:
    number = seat["seat"]
    text = Text.assemble(
        chip(seat_marks(list(names))[number], number),
        (f" {names[number]:<8.8}", "bold"),
        f"{seat['points']:>3} ",
    )
    if not seat["playing"]:
        return text.append("looks on", QUIET)
    if seat["out"]:
        return text.append("out of this round", QUIET)
    if seat["card"] is not None:
        text.append(f"{progress_bar(seat)} ", accent("kitty-paw"))
    if seat["frozen"]:
        return text.append("❄ frozen", "bold")
    return text.append(actions.of(number) or ("paw in" if seat["ready"] else "…"))


def _score_line(seat: "SeatView", names: Sequence[str]) -> Text:
    number = seat["seat"]
    text = Text.assemble(
        chip(seat_marks(list(names))[number], number),
        (f" {names[number]:<8.8}", "bold"),
        (f"{seat['points']:>4} points", "bold"),
    )
    cards = " ".join(f"{scored['points']:+}" for scored in seat["scored"])
    return text.append(f"  {cards}", QUIET)
