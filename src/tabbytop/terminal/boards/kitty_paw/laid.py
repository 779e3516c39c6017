"""The table as a replay shows it: everybody's mat beside the card, and the middle below."""

from typing import TYPE_CHECKING, Final

from rich.text import Text

from tabbytop.terminal.boards.kitty_paw.cards import card_title, held_part, part
from tabbytop.terminal.boards.kitty_paw.mats import cropped
from tabbytop.terminal.boards.kitty_paw.reading import kitty_view
from tabbytop.terminal.boards.kitty_paw.seats import bar
from tabbytop.terminal.boards.kitty_paw.signs import title_of
from tabbytop.terminal.boards.kitty_paw.spread import Spread, draw_spread
from tabbytop.terminal.colours import FRAME, QUIET
from tabbytop.terminal.paper import Lines, beside, fit, ruled

if TYPE_CHECKING:
    from tabbytop.games.kitty_paw.view import KittyPawView, SeatView
    from tabbytop.terminal.scene import Scene

_NARROWEST: Final = 38  # columns of a mat in a replay


def laid(scene: "Scene", width: int, room: int) -> Lines:
    """As much as there is room for: players first, then what lies in the middle."""
    view = kitty_view(scene.view)
    across = max(1, min(len(view["seats"]), (width + 1) // (_NARROWEST + 1)))
    share = (width + 1) // across - 1
    lines: Lines = []
    for start in range(0, len(view["seats"]), across):
        seats = view["seats"][start : start + across]
        lines.extend(beside([(_seat(scene, seat, share), share) for seat in seats]))
    middle = _middle(scene, view, width)
    if len(lines) + len(middle) <= room:
        lines.extend(middle)
    return lines[:room]


def _seat(scene: "Scene", seat: "SeatView", width: int) -> Lines:
    number = seat["seat"]
    title = Text.assemble(
        scene.chip(number), (f" {scene.names[number]}", "bold"), f" {seat['points']} {bar(seat)}"
    )
    lines = [ruled(title, width, FRAME)]
    card = seat["card"]
    if card is not None:
        lines.append(fit(Text(card_title(card), QUIET), width))
        parts = Text(" ").join([part(piece, card["symbol"]) for piece in card["pieces"]])
        lines.append(fit(parts, width))
    if seat["frozen"] or seat["out"]:
        lines.append(Text("frozen" if seat["frozen"] else "out of this round", "bold"))
    if seat["paw"] is not None:
        lines.append(Text.assemble(("in the paw: ", QUIET), held_part(seat["paw"])))
    if seat["peeking"] is not None:
        lines.append(Text(f"peeks in box {seat['peeking']}{_peeked(scene, seat)}"))
    return [*lines, *cropped(seat)]


def _peeked(scene: "Scene", seat: "SeatView") -> str:
    """What the seat sees there, where nothing is hidden."""
    if not scene.open_views or seat["peeking"] is None:
        return ""
    seen = kitty_view(scene.open_views[seat["seat"]])["boxes"][seat["peeking"] - 1]["symbol"]
    return f": {title_of('symbol', seen)}"


def _middle(scene: "Scene", view: "KittyPawView", width: int) -> Lines:
    def mark(seat: int) -> tuple[str, str]:
        chip = scene.chip(seat, tight=True)
        return chip.plain, str(chip.spans[0].style)

    spread = Spread(len(view["spots"]), round_cloth=False)
    reader = None if scene.reader is None else view["seats"][scene.reader]
    top = ruled(Text("the middle"), width, FRAME)
    return [top, *draw_spread(view, reader, spread, None, mark)]
