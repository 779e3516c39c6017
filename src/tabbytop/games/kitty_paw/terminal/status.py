"""Status texts: the heading, each player's line, and what every paw does right now."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from rich.text import Text

from tabbytop.games.kitty_paw.terminal.pieces import letters_of
from tabbytop.games.kitty_paw.terminal.view_helpers import progress
from tabbytop.terminal.colours import QUIET, accent, chip, seat_marks
from tabbytop.terminal.session_log import SeenEvent
from tabbytop.terminal.text_layout import Lines, fit
from tabbytop.terminal.texts import say

if TYPE_CHECKING:
    from tabbytop.games.kitty_paw.view import KittyPawView, SeatView

_AREA: Final = "terminal-kitty-paw"


def progress_label(view: "KittyPawView") -> str:
    """Return `round 3` or `tie round 1`."""
    if view["phase"] == "over":
        return say(_AREA, "over")
    if view["extra"]:
        return say(_AREA, "tie-round", extra=view["extra"])
    return say(_AREA, "round", round=view["round"])


def draw_heading(view: "KittyPawView", countdowns: Mapping[str, float], width: int) -> Text:
    """Return the top line, with the time left in the round if a clock runs."""
    title = say("kitty-paw", "title")
    text = Text.assemble((title, f"bold {accent('kitty-paw')}"), f" · {progress_label(view)}")
    text.append(f" · {say(_AREA, 'pile', count=view['pile'])}", QUIET)
    if view["seconds"] is not None:
        text.append(f" · {say(_AREA, 'in-all', clock=clock_text(view['seconds']))}", "bold")
    if "bell" not in countdowns:
        return text
    left = Text(
        say(_AREA, "time-left", clock=clock_text(countdowns["bell"])),
        "bold" if countdowns["bell"] > 30 else "bold reverse",
    )
    return Text.assemble(fit(text, width - left.cell_len - 1), " ", left)


def clock_text(seconds: float) -> str:
    """Return `2:05`."""
    return f"{int(seconds) // 60}:{int(seconds) % 60:02}"


_SIMPLE_ACTIONS: Final = frozenset(
    {
        "paw", "turned", "flipped", "called", "answered", "false_start", "released", "false_alarm",
    }
)  # fmt: skip


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
    match kind:
        case _ if kind in _SIMPLE_ACTIONS:
            return say(_AREA, f"did-{kind}")
        case "grabbed" | "given":
            return say(_AREA, "did-grabbed", card=event["card"])
        case "took" | "ran_home":
            return say(_AREA, f"did-{kind}", letters=letters_of(str(event["kind"])))
        case "placed" | "lifted" | "home":
            piece = str(event["piece"])
            return say(_AREA, f"did-{kind}", piece=piece, letters=letters_of(piece))
        case "peeked" | "slipped":
            return say(_AREA, f"did-{kind}", box=event["box"])
        case "kept":
            return say(_AREA, "did-kept", letters=letters_of("symbol", str(event["symbol"])))
        case "shut":
            return say(_AREA, "did-shut", late=event["late"])
    return ""


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
        return text.append(say(_AREA, "looks-on"), QUIET)
    if seat["out"]:
        return text.append(say(_AREA, "out"), QUIET)
    if seat["card"] is not None:
        text.append(f"{progress_bar(seat)} ", accent("kitty-paw"))
    if seat["frozen"]:
        return text.append(say(_AREA, "frozen-sign"), "bold")
    return text.append(actions.of(number) or (say(_AREA, "did-paw") if seat["ready"] else "…"))


def _score_line(seat: "SeatView", names: Sequence[str]) -> Text:
    number = seat["seat"]
    text = Text.assemble(
        chip(seat_marks(list(names))[number], number),
        (f" {names[number]:<8.8}", "bold"),
        (f"{seat['points']:>4} {say(_AREA, 'points-word', points=seat['points'])}", "bold"),
    )
    cards = " ".join(f"{scored['points']:+}" for scored in seat["scored"])
    return text.append(f"  {cards}", QUIET)
