"""Lay out the table: the roomiest size that the window and the log leave room for."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, NamedTuple

from rich.text import Text

from tabbytop.games.cat_lady.guide import worth_told
from tabbytop.games.cat_lady.words import goal_title
from tabbytop.terminal.boards.cat_lady import grid, players, symbols
from tabbytop.terminal.boards.cat_lady.view_helpers import CAT_BY_NAME, cat_lady_view
from tabbytop.terminal.colours import QUIET, accent
from tabbytop.terminal.render_context import RenderContext
from tabbytop.terminal.text_layout import Lines, fit, in_columns, side_by_side

if TYPE_CHECKING:
    from tabbytop.games.cat_lady.view import GoalView

_STRAYS_HEADING: Final = "Strays"


def strays_lines(scene: RenderContext, width: int, *, one_a_line: bool) -> Lines:
    """The strays with what they are worth; two in a line where lines are dear."""
    names = cat_lady_view(scene.view)["strays"]
    head = Text(f"{_STRAYS_HEADING} ", f"bold {accent(scene.game.name)}")
    if not names:
        return [Text.assemble(head, ("all have found a home", QUIET))]
    told = [_stray_line(name) for name in names]
    indent = head.cell_len
    if one_a_line or width < 78 or len(told) == 1:
        columns = [told]
    else:
        rows = -(-len(told) // 2)
        columns = [told[:rows], told[rows:]]
    share = (width - indent - len(columns) + 1) // len(columns)
    rows_ = side_by_side([(column, share) for column in columns])
    return [
        Text.assemble(head if place == 0 else " " * indent, row) for place, row in enumerate(rows_)
    ]


def _stray_line(name: str) -> Text:
    cat = CAT_BY_NAME[name]
    return Text.assemble(
        (cat.title, "bold"), " ", symbols.colour_letters(cat), " ", symbols.needs_letters(cat), " ",
        (worth_told(cat), QUIET),
    )  # fmt: skip


def goals_lines(scene: RenderContext, width: int) -> Lines:
    """Your two goals with your neighbours, and those in the pool; an onlooker sees all."""
    view = cat_lady_view(scene.view)
    if not view["goals"]:
        return []
    head = Text("Goals ", f"bold {accent(scene.game.name)}")
    told: Lines = []
    for goal in view["goals"]:
        if scene.reader is None or scene.reader in goal["partners"]:
            told.append(Text.assemble(_goal_text(goal), " ", _partner_chips(scene, goal)))
    pool = Text(", ").join(_goal_text(goal) for goal in view["pool"])
    told.append(Text.assemble(("pool: ", QUIET), pool))
    return [fit(Text.assemble(head, Text("  ").join(told)), width)]


def _goal_text(goal: "GoalView") -> Text:
    return Text(f"{goal['needed']} {short_goal(goal['goal'])}")


def short_goal(goal: str) -> str:
    """What a goal counts, in a word or two."""
    told = goal_title(goal).removeprefix("fed ")
    return told if told == "cats" else told.removesuffix(" cats")


def _partner_chips(scene: RenderContext, goal: "GoalView") -> Text:
    """The other one's mark, or both."""
    seats = [seat for seat in goal["partners"] if seat != scene.reader]
    return Text().join(scene.chip(seat) for seat in seats)


UNLIMITED_HEIGHT: Final = 500  # lines: nothing has to be left out
_SIDE_WIDTH: Final = 18  # columns that food and hand need beside the grid
_NARROW_WIDTH: Final = 66  # columns below which the cards need all of them
_GAP: Final = 2
_LOG_LINES: Final = 4  # lines that the story may like to have


class _Size(NamedTuple):
    """How roomy the table is laid."""

    card: int  # lines of a card
    gaps: bool  # between the rows of the grid
    air: bool  # empty lines between the parts
    strays: bool  # one a line
    players: bool  # with their cats
    cats: int  # lines for your cats


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
_FIRST_TIGHT_SIZE: Final = 5  # the first look that leaves no line empty


def draw_table(scene: RenderContext, width: int, room: int) -> Lines:
    """The roomiest table that leaves the story its lines; at worst, what there is room for."""
    if room >= UNLIMITED_HEIGHT:
        return _draw_at_size(scene, width, _SIZES[0]._replace(cats=UNLIMITED_HEIGHT))
    wanted = room - (0 if scene.wide or scene.tight else _LOG_LINES)
    lines: Lines = []
    for look in _SIZES[_FIRST_TIGHT_SIZE:] if scene.tight else _SIZES:
        lines = _draw_at_size(scene, width, look)
        if len(lines) <= (wanted if look.gaps else room):
            return lines
    return lines[:room]


def _draw_at_size(scene: RenderContext, width: int, look: _Size) -> Lines:
    lines: Lines = []
    for part in _parts(scene, width, look):
        if lines and part and look.air:
            lines.append(Text())
        lines.extend(part)
    return lines


def _parts(scene: RenderContext, width: int, look: _Size) -> Iterator[Lines]:
    if cat_lady_view(scene.view)["phase"] != "over":
        yield _draw_grid_area(scene, width, look)
        yield [
            *strays_lines(scene, width, one_a_line=look.strays),
            *goals_lines(scene, width),
        ]
        yield players.own_cats(scene, width, look.cats)
    yield [
        *(
            players.lines_with_cats(scene, width)
            if look.players
            else players.compact_lines(scene, width)
        ),
        *players.cat_player_lines(scene, width),
    ]


def _draw_grid_area(scene: RenderContext, width: int, look: _Size) -> Lines:
    """The grid, and beside it what the reader holds; below it in a narrow window."""
    if width < _NARROW_WIDTH:
        below = (
            []
            if scene.reader is None
            else in_columns(players.own_food_and_hand(scene, UNLIMITED_HEIGHT), width, _GAP)
        )
        return [*grid.draw_grid(scene, width, look.card, gaps=look.gaps), *below]
    room = grid.width_for(width - _GAP - _SIDE_WIDTH)
    nine = grid.draw_grid(scene, room, look.card, gaps=look.gaps)
    if scene.reader is None:
        return nine
    return side_by_side(
        [(nine, room), (players.own_food_and_hand(scene, len(nine)), width - room - _GAP)], gap=_GAP
    )
