"""Lay out the table: the roomiest size that the window and the log leave room for."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, NamedTuple

from rich.text import Text

from tabbytop.games.cat_lady.terminal import grid, players, symbols
from tabbytop.games.cat_lady.terminal.texts import short_goal, title, worth_text
from tabbytop.games.cat_lady.terminal.view_helpers import CAT_BY_NAME, cat_lady_view
from tabbytop.terminal.colours import QUIET, accent
from tabbytop.terminal.render_context import RenderContext
from tabbytop.terminal.text_layout import Lines, fit, in_columns, side_by_side
from tabbytop.terminal.texts import say

if TYPE_CHECKING:
    from tabbytop.games.cat_lady.view import GoalView

_AREA: Final = "terminal-cat-lady"


def strays_lines(context: RenderContext, width: int, *, one_a_line: bool) -> Lines:
    """Draw the strays with their worth, two in a line if lines are scarce."""
    names = cat_lady_view(context.view)["strays"]
    head = Text(f"{say(_AREA, 'strays')} ", f"bold {accent(context.game.name)}")
    if not names:
        return [Text.assemble(head, (say(_AREA, "no-strays"), QUIET))]
    lines = [_stray_line(name) for name in names]
    indent = head.cell_len
    if one_a_line or width < 78 or len(lines) == 1:
        columns = [lines]
    else:
        rows = -(-len(lines) // 2)
        columns = [lines[:rows], lines[rows:]]
    share = (width - indent - len(columns) + 1) // len(columns)
    rows_ = side_by_side([(column, share) for column in columns])
    return [
        Text.assemble(head if place == 0 else " " * indent, row) for place, row in enumerate(rows_)
    ]


def _stray_line(name: str) -> Text:
    cat = CAT_BY_NAME[name]
    return Text.assemble(
        (title(name), "bold"), " ", symbols.colour_letters(cat), " ",
        symbols.needs_letters(cat), " ",
        (worth_text(name), QUIET),
    )  # fmt: skip


def goals_lines(context: RenderContext, width: int) -> Lines:
    """Draw the reader's two shared goals and the pool; an onlooker sees all goals."""
    view = cat_lady_view(context.view)
    if not view["goals"]:
        return []
    head = Text(f"{say(_AREA, 'goals')} ", f"bold {accent(context.game.name)}")
    lines: Lines = []
    for goal in view["goals"]:
        if context.reader is None or context.reader in goal["partners"]:
            lines.append(Text.assemble(_goal_text(goal), " ", _partner_chips(context, goal)))
    pool = Text(", ").join(_goal_text(goal) for goal in view["pool"])
    lines.append(Text.assemble((f"{say(_AREA, 'pool')} ", QUIET), pool))
    return [fit(Text.assemble(head, Text("  ").join(lines)), width)]


def _goal_text(goal: "GoalView") -> Text:
    short = short_goal(goal["goal"])
    return Text(say(_AREA, "goal-needed", needed=goal["needed"], short=short))


def _partner_chips(context: RenderContext, goal: "GoalView") -> Text:
    """Return the chip of the other partner, or both for an onlooker."""
    seats = [seat for seat in goal["partners"] if seat != context.reader]
    return Text().join(context.chip(seat) for seat in seats)


UNLIMITED_HEIGHT: Final = 500  # lines; nothing is left out
_SIDE_WIDTH: Final = 18  # columns that food and hand need beside the grid
_NARROW_WIDTH: Final = 66  # columns below which the cards need all of them
_GAP: Final = 2
_LOG_LINES: Final = 4  # lines to leave for the log


class _Size(NamedTuple):
    """How much room the parts of the table get."""

    card: int  # lines of a card
    gaps: bool  # between the rows of the grid
    air: bool  # empty lines between the parts
    strays: bool  # one per line
    players: bool  # with their cats
    cats: int  # lines for the reader's cats


_SIZES: Final = (
    _Size(3, True, True, True, True, 9),
    _Size(2, True, True, True, True, 6),
    _Size(2, True, True, True, False, 5),
    _Size(2, True, False, True, False, 4),
    _Size(2, True, False, False, False, 4),
    _Size(2, False, False, False, False, 3),
    _Size(2, False, False, False, False, 2),
    _Size(1, False, False, False, False, 2),
    _Size(1, False, False, False, False, 1),
)
_FIRST_TIGHT_SIZE: Final = 5  # index of the first size without empty lines


def draw_table(context: RenderContext, width: int, room: int) -> Lines:
    """Draw the roomiest table that leaves the log its lines; at worst, cut to `room`."""
    if room >= UNLIMITED_HEIGHT:
        return _draw_at_size(context, width, _SIZES[0]._replace(cats=UNLIMITED_HEIGHT))
    wanted = room - (0 if context.wide or context.tight else _LOG_LINES)
    lines: Lines = []
    for size in _SIZES[_FIRST_TIGHT_SIZE:] if context.tight else _SIZES:
        lines = _draw_at_size(context, width, size)
        if len(lines) <= (wanted if size.gaps else room):
            return lines
    return lines[:room]


def _draw_at_size(context: RenderContext, width: int, size: _Size) -> Lines:
    lines: Lines = []
    for part in _parts(context, width, size):
        if lines and part and size.air:
            lines.append(Text())
        lines.extend(part)
    return lines


def _parts(context: RenderContext, width: int, size: _Size) -> Iterator[Lines]:
    if cat_lady_view(context.view)["phase"] != "over":
        yield _draw_grid_area(context, width, size)
        yield [
            *strays_lines(context, width, one_a_line=size.strays),
            *goals_lines(context, width),
        ]
        yield players.own_cats(context, width, size.cats)
    yield [
        *(
            players.lines_with_cats(context, width)
            if size.players
            else players.compact_lines(context, width)
        ),
        *players.cat_player_lines(context, width),
    ]


def _draw_grid_area(context: RenderContext, width: int, size: _Size) -> Lines:
    """Draw the grid with the reader's things beside it, or below it in a narrow window."""
    if width < _NARROW_WIDTH:
        below = (
            []
            if context.reader is None
            else in_columns(players.own_food_and_hand(context, UNLIMITED_HEIGHT), width, _GAP)
        )
        return [*grid.draw_grid(context, width, size.card, gaps=size.gaps), *below]
    room = grid.width_for(width - _GAP - _SIDE_WIDTH)
    nine = grid.draw_grid(context, room, size.card, gaps=size.gaps)
    if context.reader is None:
        return nine
    return side_by_side(
        [(nine, room), (players.own_food_and_hand(context, len(nine)), width - room - _GAP)],
        gap=_GAP,
    )
