"""The players: points, how far they are, what their paws do."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.text import Text

from tabbytop.terminal.boards.kitty_paw.doing import Doing
from tabbytop.terminal.boards.kitty_paw.reading import progress
from tabbytop.terminal.colours import QUIET, accent, chip, marks
from tabbytop.terminal.paper import Lines, fit

if TYPE_CHECKING:
    from tabbytop.games.kitty_paw.view import KittyPawView, SeatView

_DONE, _TO_DO = "▰", "▱"


def seat_lines(
    view: "KittyPawView", names: Sequence[str], doing: Doing, reader: int | None, width: int
) -> Lines:
    """A line for each of the others; for everybody, where one only looks on."""
    return [
        fit(_line(seat, names, doing), width) for seat in view["seats"] if seat["seat"] != reader
    ]


def standing(view: "KittyPawView", names: Sequence[str], width: int) -> Lines:
    """Points and scored cards of all players."""
    return [fit(_standing(seat, names), width) for seat in view["seats"]]


def bar(seat: "SeatView") -> str:
    """`▰▰▱▱`: pieces on the mat, and still missing."""
    there, wanted = progress(seat)
    return _DONE * min(there, wanted) + _TO_DO * max(wanted - there, 0)


def _line(seat: "SeatView", names: Sequence[str], doing: Doing) -> Text:
    number = seat["seat"]
    told = Text.assemble(
        chip(marks(list(names))[number], number),
        (f" {names[number]:<8.8}", "bold"),
        f"{seat['points']:>3} ",
    )
    if not seat["playing"]:
        return told.append("looks on", QUIET)
    if seat["out"]:
        return told.append("out of this round", QUIET)
    if seat["card"] is not None:
        told.append(f"{bar(seat)} ", accent("kitty-paw"))
    if seat["frozen"]:
        return told.append("❄ frozen", "bold")
    return told.append(doing.of(number) or ("paw in" if seat["ready"] else "…"))


def _standing(seat: "SeatView", names: Sequence[str]) -> Text:
    number = seat["seat"]
    told = Text.assemble(
        chip(marks(list(names))[number], number),
        (f" {names[number]:<8.8}", "bold"),
        (f"{seat['points']:>4} points", "bold"),
    )
    cards = " ".join(f"{scored['points']:+}" for scored in seat["scored"])
    return told.append(f"  {cards}", QUIET)
