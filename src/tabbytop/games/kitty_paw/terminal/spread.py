"""The middle of the table: the tiles as they lie, the Hide-and-Seek boxes, the own Box card.

Everything there is a *thing* with a place: first the tiles by spot, then the eight boxes, then
the Box card. A cursor moves from thing to thing.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from tabbytop.games.kitty_paw.pieces import (
    BOX,
    BOX_PLACES,
    KIND_COUNT,
    PIECES,
    SPOTS,
    SYMBOL,
    SYMBOL_COUNT,
)
from tabbytop.games.kitty_paw.terminal.pieces import (
    BOX_SIGN,
    CARDBOARD,
    PIECE_HEIGHT,
    PIECE_WIDTH,
    Canvas,
    draw_cursor,
    draw_piece,
    letters_of,
    piece_key,
)
from tabbytop.terminal.colours import QUIET
from tabbytop.terminal.text_layout import Lines

if TYPE_CHECKING:
    from collections.abc import Callable

    from tabbytop.games.kitty_paw.view import HideView, KittyPawView, SeatView

_PITCH: Final = PIECE_WIDTH + 1  # characters from tile to tile in rows
_SHIFT: Final = 2  # every other row is shifted to the right
_SCALE: Final = 1.2  # of the round layout, so that no tiles touch
Position = tuple[int, int]


class Spread:
    """The positions of all things in the middle: in rows, or round if there is room."""

    def __init__(self, spots: int, *, round_cloth: bool) -> None:
        self.spots = spots
        self.round_cloth = round_cloth
        self.places = _round_positions(spots) if round_cloth else _row_positions(spots)
        self.width = max(x for x, _ in self.places) + PIECE_WIDTH
        self.height = max(y + self.lines(thing) for thing, (_, y) in enumerate(self.places))

    def lines(self, thing: int) -> int:
        """Return how many lines a thing takes: a tile has two, a box one."""
        return PIECE_HEIGHT if thing < self.spots else 1

    @property
    def own_box(self) -> int:
        """Return the index of the own Box card."""
        return self.spots + SYMBOL_COUNT

    def box(self, thing: int) -> int | None:
        """Return which of the eight boxes a thing is, from 0; None if it is none of them."""
        return thing - self.spots if self.spots <= thing < self.own_box else None

    def nearest(self, thing: int, right: int, down: int, there: Sequence[int]) -> int:
        """Return the nearest of these things in that direction; the same thing if there is none."""
        x, y = self.places[thing]
        best, least = thing, 0.0
        for other in there:
            across, below = (self.places[other][0] - x) / 2, self.places[other][1] - y
            along = across * right + below * down
            aside = abs(across * down) + abs(below * right)
            if along > 0 and aside <= 2 * along:
                far = along + 2 * aside
                if best == thing or far < least:
                    best, least = other, far
        return best


def present_things(view: "KittyPawView", seat: "SeatView", spread: Spread) -> list[int]:
    """Return the things that lie in the middle now."""
    tiles = [spot for spot, tile in enumerate(view["spots"]) if tile is not None]
    boxes = [
        spread.spots + place for place, box in enumerate(view["boxes"]) if box["state"] != "taken"
    ]
    own = [spread.own_box] if _has_own_box(seat) else []
    return [*tiles, *boxes, *own]


def piece_of(view: "KittyPawView", spread: Spread, thing: int) -> str:
    """Return the name of the piece that a thing is."""
    if thing == spread.own_box:
        return PIECES[BOX]
    if spread.box(thing) is not None:
        return PIECES[SYMBOL]
    tile = view["spots"][thing]
    return "" if tile is None else tile["kind"]


def draw_spread(
    view: "KittyPawView",
    seat: "SeatView | None",
    spread: Spread,
    cursor: int | None,
    mark: "Callable[[int], tuple[str, str]]",
) -> Lines:
    """Draw the middle; `mark` gives the letter and style of the seat that looks into a box."""
    canvas = Canvas(spread.width, spread.height)
    for spot, tile in enumerate(view["spots"]):
        x, y = spread.places[spot]
        if tile is None:
            canvas.put(x + 1, y, "··", QUIET)
        else:
            draw_piece(canvas, x, y, tile["kind"], tile["face"], tile["turn"], curled=True)
    for place, box in enumerate(view["boxes"]):
        peeks = seat is not None and seat["peeking"] == box["box"]
        _draw_hiding_box(canvas, *spread.places[spread.spots + place], box, mark, peeks=peeks)
    if seat is not None and _has_own_box(seat):
        x, y = spread.places[spread.own_box]
        canvas.put(x, y, f"[{BOX_SIGN}{piece_key(PIECES[BOX])}]", f"bold {CARDBOARD}")
    if cursor is not None:
        draw_cursor(canvas, *spread.places[cursor], spread.lines(cursor))
    return canvas.lines()


def _draw_hiding_box(
    canvas: Canvas,
    x: int,
    y: int,
    box: "HideView",
    mark: "Callable[[int], tuple[str, str]]",
    *,
    peeks: bool,
) -> None:
    """Draw `[3 ]`, `[3B]` while Biscuit looks into it, and `[Bi]` to the one who looks."""
    if box["state"] == "taken":
        canvas.put(x + 1, y, "··", QUIET)
        return
    canvas.put(x, y, f"[{box['box']} ]", f"bold {CARDBOARD}")
    if peeks:
        canvas.put(x + 1, y, letters_of(PIECES[SYMBOL], box["symbol"]), "bold reverse")
    elif box["by"] is not None:
        letter, style = mark(box["by"])
        canvas.put(x + 2, y, letter, style)


def _has_own_box(seat: "SeatView") -> bool:
    held = seat["paw"]
    return not seat["box"]["placed"] and (held is None or held["piece"] != PIECES[BOX])


def _row_positions(spots: int) -> list[Position]:
    """Place tiles in rows of seven, boxes and the Box card in one row below."""
    tiles = [
        (
            place % KIND_COUNT * _PITCH + place // KIND_COUNT % 2 * _SHIFT,
            place // KIND_COUNT * PIECE_HEIGHT,
        )
        for place in range(spots)
    ]
    below = -(-spots // KIND_COUNT) * PIECE_HEIGHT
    return [*tiles, *((place * PIECE_WIDTH, below) for place in range(SYMBOL_COUNT + 1))]


def _round_positions(spots: int) -> list[Position]:
    """Place tiles in a circle with the boxes around it, the Box card at the lower right."""
    places = [
        (round(_SCALE * x * PIECE_WIDTH / 10), round(_SCALE * y * PIECE_HEIGHT / 10))
        for x, y in [*SPOTS[:spots], *BOX_PLACES]
    ]
    left, top = min(x for x, _ in places), min(y for _, y in places)
    moved = [(x - left, y - top) for x, y in places]
    corner = (max(x for x, _ in moved), max(y for _, y in moved))
    return [*moved, corner]
