"""Lay out the whole screen of a live game: two columns in a small window, three in a large one."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from rich.text import Text

from tabbytop.games.kitty_paw.terminal import banner
from tabbytop.games.kitty_paw.terminal.controls import Controls
from tabbytop.games.kitty_paw.terminal.mats import (
    MAT_WIDTH,
    draw_cropped_mat,
    draw_mat,
    draw_own_card,
    draw_row_card,
)
from tabbytop.games.kitty_paw.terminal.spread import Spread, draw_spread
from tabbytop.games.kitty_paw.terminal.status import (
    RecentActions,
    draw_heading,
    player_lines,
    score_lines,
)
from tabbytop.games.kitty_paw.terminal.view_helpers import progress
from tabbytop.terminal.colours import FRAME, chip, seat_marks
from tabbytop.terminal.text_layout import (
    Lines,
    fit,
    in_columns,
    pad_height,
    side_by_side,
    titled_rule,
)
from tabbytop.terminal.texts import say

if TYPE_CHECKING:
    from tabbytop.games.kitty_paw.view import KittyPawView, SeatView

_AREA: Final = "terminal-kitty-paw"
_FIXED_LINES: Final = 2  # heading and keys; the urgent message comes on top
_CARD_WIDTH: Final = 36
_CARDS_IN_ROW: Final = 4
_FULL_SIZE: Final = (80, 24)  # columns and lines that need no cutting


@dataclass(frozen=True)
class ScreenInputs:
    """Everything besides the view that a frame is drawn from."""

    names: Sequence[str]
    reader: int | None
    actions: RecentActions
    controls: Controls
    countdowns: Mapping[str, float]
    now: float
    width: int
    height: int

    def mark(self, seat: int) -> tuple[str, str]:
        """Return a seat's letter and its style."""
        mark = chip(seat_marks(list(self.names))[seat], seat, tight=True)
        return mark.plain, str(mark.spans[0].style)


def spread_for(view: "KittyPawView", width: int, height: int) -> Spread:
    """Return the layout of the middle that fits the window."""
    spots = len(view["spots"])
    cloth = Spread(spots, round_cloth=True)
    roomy = (
        MAT_WIDTH + cloth.width + _CARD_WIDTH + 4 <= width
        and cloth.height + _FIXED_LINES + 2 <= height
    )
    return cloth if roomy else Spread(spots, round_cloth=False)


def draw_building(view: "KittyPawView", seat: "SeatView", inputs: ScreenInputs) -> Lines:
    """Draw the mat, the middle and the card of a player who builds."""
    spread = spread_for(view, inputs.width, inputs.height)
    controls, room = inputs.controls, inputs.height - _FIXED_LINES - 1
    there, wanted = progress(seat)
    laid = say(_AREA, "laid", laid=there, all=wanted)
    title = Text.assemble((f"{say(_AREA, 'your-mat')} ", "bold"), laid)
    own = [
        titled_rule(title, MAT_WIDTH, FRAME),
        *draw_mat(seat, controls.cell if controls.on_mat else None),
    ]
    cursor = None if controls.on_mat else controls.thing
    middle = draw_spread(view, seat, spread, cursor, inputs.mark)
    others = player_lines(view, inputs.names, inputs.actions, inputs.reader, MAT_WIDTH)
    rest = inputs.width - MAT_WIDTH - 1
    if spread.round_cloth:
        rest -= spread.width + 1
        card = draw_own_card(seat, rest)
        above = [*card, Text(), *others]
        beneath = draw_other_mats(view, inputs, rest, room - len(above))
        blocks = [(own, MAT_WIDTH), (middle, spread.width), ([*above, *beneath], rest)]
        return side_by_side(blocks)[:room]
    looked = banner.cursor_text(view, controls, spread)
    label = Text.assemble((f"{say(_AREA, 'middle')} ", "bold"), looked)
    top = titled_rule(label, rest, FRAME)
    right = [top, *middle, *draw_own_card(seat, rest)]
    blocks = [([*own, *others], MAT_WIDTH), (right if len(right) <= room else right[1:], rest)]
    lines = side_by_side(blocks)[:room]
    return [*lines, *draw_other_mats(view, inputs, inputs.width, room - len(lines))]


def draw_card_row(view: "KittyPawView", inputs: ScreenInputs) -> Lines:
    """Draw the four cards, two by two, and what everybody does."""
    half = (inputs.width - 1) // 2
    pairs = [
        side_by_side(
            [
                (draw_row_card(view["row"][place + right], place + right, half), half)
                for right in (0, 1)
            ]
        )
        for place in range(0, _CARDS_IN_ROW, 2)
    ]
    others = player_lines(view, inputs.names, inputs.actions, None, half - 1)
    texts = in_columns(others, inputs.width)
    room = inputs.height - _FIXED_LINES - 1
    spare = room - len(texts) - sum(len(pair) for pair in pairs)
    gap = [Text()] if spare > 1 else []
    lines = [*gap, *pairs[0], *gap, *pairs[1]]
    return (
        [*pad_height(lines, room - len(texts))[: room - len(texts)], *texts]
        if spare >= 0
        else lines
    )


def draw_for_onlooker(view: "KittyPawView", inputs: ScreenInputs) -> Lines:
    """Draw everybody's mat."""
    lines = player_lines(view, inputs.names, inputs.actions, None, inputs.width)
    room = inputs.height - _FIXED_LINES - 1 - len(lines)
    return [*lines, *draw_other_mats(view, inputs, inputs.width, room)]


def draw_other_mats(view: "KittyPawView", inputs: ScreenInputs, width: int, room: int) -> Lines:
    """Draw what the others have built, as far as there is room."""
    lines: Lines = []
    row: list[tuple[Lines, int]] = []
    for seat in view["seats"]:
        drawn = [] if seat["seat"] == inputs.reader else draw_cropped_mat(seat)
        if not drawn:
            continue
        name = inputs.names[seat["seat"]]
        title = Text.assemble(chip(*_chip_of(inputs, seat)), f" {name}")
        share = max(drawn[0].cell_len, title.cell_len) + 1
        if row and sum(wide + 1 for _, wide in row) + share > width:
            lines, row = _add_row(lines, row, room), []
        row.append(([title, *drawn], share))
    return _add_row(lines, row, room)


def _add_row(lines: Lines, row: list[tuple[Lines, int]], room: int) -> Lines:
    """Add a row of blocks below the lines, if there is room."""
    more = [*lines, *side_by_side(row)]
    return more if len(more) <= room else lines


def draw_between_rounds(
    view: "KittyPawView", inputs: ScreenInputs, check: Lines, *, told: bool
) -> Lines:
    """Draw the last check, and once it is told, everybody's points."""
    table = score_lines(view, inputs.names, inputs.width) if told else []
    room = inputs.height - _FIXED_LINES - 2 - len(table)
    return [*pad_height(check[:room], room), *table]


def draw_screen(
    view: "KittyPawView", seat: "SeatView | None", inputs: ScreenInputs, body: Lines, now: Lines
) -> Lines:
    """Draw the heading, the body, the urgent message and the keys."""
    room = max(inputs.height - _FIXED_LINES - len(now), 0)
    top = draw_heading(view, inputs.countdowns, inputs.width)
    if inputs.width < _FULL_SIZE[0] or inputs.height < _FULL_SIZE[1]:
        top = fit(Text(say(_AREA, "small-window"), "bold"), inputs.width)
    return [
        top,
        *pad_height(body[:room], room),
        *now,
        banner.key_help(view, seat, inputs.controls, inputs.width),
    ]


def _chip_of(inputs: ScreenInputs, seat: "SeatView") -> tuple[str, int]:
    return seat_marks(list(inputs.names))[seat["seat"]], seat["seat"]
