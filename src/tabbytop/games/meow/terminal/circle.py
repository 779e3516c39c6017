"""Draw the circle: a hooded cat for each player around the table, and the caption below.

The reader sits below in the middle, the next player on the left; clockwise order continues above
from left to right and returns on the right.
"""

from typing import TYPE_CHECKING, Final, NamedTuple

from rich.text import Text

from tabbytop.games.meow.terminal import middle
from tabbytop.games.meow.terminal.view_helpers import meow_view
from tabbytop.terminal.colours import CREAM, INK, QUIET, accent, seat_colour
from tabbytop.terminal.log_view import unread_lines
from tabbytop.terminal.render_context import RenderContext
from tabbytop.terminal.text_layout import Lines, fit, framed, wrap
from tabbytop.terminal.texts import say

if TYPE_CHECKING:
    from tabbytop.games.meow.view import MeowView, SeatView

_AREA: Final = "terminal-meow"
CAT_HEIGHT: Final = 2
_FACES: Final = {
    "calm": "o.o",
    "acting": "^o^",
    "asked": "O.O",
    "kind": "^.^",
    "cross": ">.<",
    "done": "u.u",
    "proud": "^w^",
}


def draw_cat(seat: int, mood: str) -> Lines:
    """Draw ears, and a face under the hood."""
    hood = seat_colour(seat)
    return [
        Text("▟▙▄▄▄▟▙", hood),
        Text.assemble(("█", hood), (f" {_FACES[mood]} ", f"bold {INK} on {CREAM}"), ("█", hood)),
    ]


def caption_box(told: str, width: int) -> Lines:
    """Draw the caption in a box; nothing if it is empty."""
    if not told:
        return []
    inside = wrap(told, max(width - 4, 8), "bold")
    return framed(inside, width, Text(), Text(), accent("meow"))


_UNDECIDED: Final = "…"
_SEAT_WIDTH: Final = 12  # columns of a seat
_LOG_LINES: Final = 3  # lines to leave for the log


class _Size(NamedTuple):
    """The lines of a seat, and the lines of the middle."""

    seat: int
    middle: int


_SIZES: Final = (
    _Size(4, 7),
    _Size(4, 5),
    _Size(2, 5),
    _Size(2, 4),
    _Size(1, 4),
    _Size(1, 3),
    _Size(1, 2),
)


def draw_circle(context: RenderContext, width: int, room: int) -> Lines:
    """Draw the roomiest circle that leaves the log its lines; at worst, cut to `room`."""
    wanted = room - (
        0 if context.wide or context.tight or not unread_lines(context) else _LOG_LINES
    )
    drawn: Lines = []
    for place, size in enumerate(_SIZES):
        drawn = _draw_at_size(context, width, size)
        if len(drawn) <= (wanted if place < 4 else room):
            return drawn
    return drawn[:room]


def _draw_at_size(context: RenderContext, width: int, size: _Size) -> Lines:
    view = meow_view(context.view)
    above, below = _sides(len(view["seats"]), context.reader or 0, max(width // _SEAT_WIDTH, 1))
    style = accent(context.game.name)
    inside = middle.draw_middle(context, width - 4, size.middle)
    return [
        *_row(context, view, above, width, size.seat),
        Text(f"╭{'─' * max(width - 2, 0)}╮", style),
        *(Text.assemble(("│ ", style), fit(line, width - 4), (" │", style)) for line in inside),
        _lower_edge(view, width, style),
        *_row(context, view, below, width, size.seat),
    ]


def _lower_edge(view: "MeowView", width: int, style: str) -> Text:
    """Draw the lower edge, with the size of the pile if that is not drawn."""
    text = ""
    if not middle.shows_pile(width - 4):
        text = f" {say(_AREA, 'pile', count=view['pile'])} "
    return Text(f"╰─{text}{'─' * max(width - 3 - len(text), 0)}╯", style)


def _sides(seats: int, reader: int, most: int) -> tuple[list[int], list[int]]:
    """Return the seats above and below, from left to right; the reader in the middle below."""
    others = [(reader + step) % seats for step in range(1, seats)]
    extra = max(len(others) - most, 0)
    left, right = extra // 2, extra - extra // 2
    above = others[left : len(others) - right]
    return above, [*others[:left][::-1], reader, *others[len(others) - right :][::-1]]


def _row(
    context: RenderContext, view: "MeowView", seats: list[int], width: int, height: int
) -> Lines:
    """Draw seats side by side, each in the middle of its share."""
    share = max(width // max(len(seats), 1), 1)
    blocks = [_draw_seat(context, view, seat, share, height) for seat in seats]
    return [fit(Text.assemble(*(block[row] for block in blocks)), width) for row in range(height)]


def _draw_seat(
    context: RenderContext, view: "MeowView", number: int, width: int, height: int
) -> Lines:
    """Draw the cat, its name, its cards and its status."""
    seat = view["seats"][number]
    name, state = _name_line(context, view, number), _status(view, seat)
    if height == 1:
        return [_centre(Text.assemble(name, " ", state), width)]
    lines = [name, state]
    if height > CAT_HEIGHT:
        lines = [*draw_cat(number, _mood(view, seat)), *lines]
    return [_centre(line, width) for line in lines]


def _centre(line: Text, width: int) -> Text:
    """Centre a line, leaving a column that keeps neighbours apart."""
    left = max((width - 1 - line.cell_len) // 2, 0)
    return fit(fit(Text.assemble(" " * left, line), width - 1), width)


def _name_line(context: RenderContext, view: "MeowView", number: int) -> Text:
    in_turn = number == view["active"]
    style = "bold" if in_turn or number == context.reader else ""
    mark = ("▸" if in_turn else "", f"bold {accent(context.game.name)}")
    return Text.assemble(
        mark, context.chip(number, tight=True), " ", (context.names[number], style)
    )


def _status(view: "MeowView", seat: "SeatView") -> Text:
    """Return the cards as backs, and a status word."""
    backs = "▮" * seat["cards"]
    if not backs and view["phase"] != "strike":
        backs = say(_AREA, "no-card")
    key = _status_key(view, seat)
    word = key if key == _UNDECIDED or not key else say(_AREA, f"seat-{key}", hands=seat["best"])
    style = "bold" if key in {"no", "broken"} else QUIET
    return Text.assemble((backs, accent("meow")), " " if backs and word else "", (word, style))


def _status_key(view: "MeowView", seat: "SeatView") -> str:
    """Return which word tells the status; empty if none does."""
    number, revealed = seat["seat"], view["revealed"]
    if revealed is not None and revealed["seat"] == number:
        return "broken"
    if number == view["pointed"]:
        return "asked"
    if number in view["cleared"]:
        return "no"
    if view["phase"] in {"strike", "pass"}:
        return "ready" if seat["done"] else _UNDECIDED
    return "best" if seat["best"] else ""


def _mood(view: "MeowView", seat: "SeatView") -> str:
    number, revealed = seat["seat"], view["revealed"]
    if revealed is not None and revealed["seat"] == number:
        return "cross"
    if number == view["pointed"]:
        return "asked"
    if number in view["cleared"]:
        return "kind"
    if number == view["active"]:
        return "proud" if view["phase"] == "over" else "acting"
    return "done" if seat["done"] else "calm"
