"""The whole screen of a live game: two columns on a small window, three on a large one."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from rich.text import Text

from tabbytop.terminal.boards.kitty_paw import banner
from tabbytop.terminal.boards.kitty_paw.cards import card_in_row, own_card
from tabbytop.terminal.boards.kitty_paw.controls import Controls
from tabbytop.terminal.boards.kitty_paw.doing import Doing
from tabbytop.terminal.boards.kitty_paw.heading import heading
from tabbytop.terminal.boards.kitty_paw.mats import MAT_WIDTH, cropped, mat
from tabbytop.terminal.boards.kitty_paw.reading import progress
from tabbytop.terminal.boards.kitty_paw.seats import seat_lines, standing
from tabbytop.terminal.boards.kitty_paw.spread import Spread, draw_spread
from tabbytop.terminal.colours import FRAME, chip, marks
from tabbytop.terminal.paper import Lines, beside, fit, in_columns, ruled, tall

if TYPE_CHECKING:
    from tabbytop.games.kitty_paw.view import KittyPawView, SeatView

_FOOT: Final = 2  # lines: the heading and the keys; below the body stands what matters now
_CARD_WIDTH: Final = 36
_ROW: Final = 4
_ROOMY: Final = (80, 24)  # columns and lines in which nothing has to be cut


@dataclass(frozen=True)
class Paper:
    """What a frame is drawn from, besides the view."""

    names: Sequence[str]
    reader: int | None
    doing: Doing
    controls: Controls
    waits: Mapping[str, float]
    now: float
    width: int
    height: int

    def mark(self, seat: int) -> tuple[str, str]:
        """A seat's letter and its style."""
        mark = chip(marks(list(self.names))[seat], seat, tight=True)
        return mark.plain, str(mark.spans[0].style)


def spread_for(view: "KittyPawView", width: int, height: int) -> Spread:
    """The middle of the table as the window has room for it."""
    spots = len(view["spots"])
    cloth = Spread(spots, round_cloth=True)
    roomy = (
        MAT_WIDTH + cloth.width + _CARD_WIDTH + 4 <= width and cloth.height + _FOOT + 2 <= height
    )
    return cloth if roomy else Spread(spots, round_cloth=False)


def building(view: "KittyPawView", seat: "SeatView", paper: Paper) -> Lines:
    """The mat, the middle and the card, for whoever builds."""
    spread = spread_for(view, paper.width, paper.height)
    controls, room = paper.controls, paper.height - _FOOT - 1
    there, wanted = progress(seat)
    title = Text.assemble(("your mat ", "bold"), f"{there} of {wanted}")
    own = [ruled(title, MAT_WIDTH, FRAME), *mat(seat, controls.cell if controls.on_mat else None)]
    cursor = None if controls.on_mat else controls.thing
    middle = draw_spread(view, seat, spread, cursor, paper.mark)
    others = seat_lines(view, paper.names, paper.doing, paper.reader, MAT_WIDTH)
    rest = paper.width - MAT_WIDTH - 1
    if spread.round_cloth:
        rest -= spread.width + 1
        card = own_card(seat, rest)
        above = [*card, Text(), *others]
        beneath = others_mats(view, paper, rest, room - len(above))
        blocks = [(own, MAT_WIDTH), (middle, spread.width), ([*above, *beneath], rest)]
        return beside(blocks)[:room]
    looked = banner.looked_at(view, controls, spread)
    top = ruled(Text.assemble(("the middle ", "bold"), looked), rest, FRAME)
    right = [top, *middle, *own_card(seat, rest)]
    blocks = [([*own, *others], MAT_WIDTH), (right if len(right) <= room else right[1:], rest)]
    lines = beside(blocks)[:room]
    return [*lines, *others_mats(view, paper, paper.width, room - len(lines))]


def row_of_cards(view: "KittyPawView", paper: Paper) -> Lines:
    """The four cards, two by two, and what everybody does."""
    half = (paper.width - 1) // 2
    pairs = [
        beside(
            [
                (card_in_row(view["row"][place + right], place + right, half), half)
                for right in (0, 1)
            ]
        )
        for place in range(0, _ROW, 2)
    ]
    others = seat_lines(view, paper.names, paper.doing, None, half - 1)
    told = in_columns(others, paper.width)
    room = paper.height - _FOOT - 1
    spare = room - len(told) - sum(len(pair) for pair in pairs)
    gap = [Text()] if spare > 1 else []
    lines = [*gap, *pairs[0], *gap, *pairs[1]]
    return [*tall(lines, room - len(told))[: room - len(told)], *told] if spare >= 0 else lines


def onlooking(view: "KittyPawView", paper: Paper) -> Lines:
    """Everybody's mat."""
    lines = seat_lines(view, paper.names, paper.doing, None, paper.width)
    room = paper.height - _FOOT - 1 - len(lines)
    return [*lines, *others_mats(view, paper, paper.width, room)]


def others_mats(view: "KittyPawView", paper: Paper, width: int, room: int) -> Lines:
    """What the others have built, side by side and below each other, as far as there is room."""
    lines: Lines = []
    row: list[tuple[Lines, int]] = []
    for seat in view["seats"]:
        drawn = [] if seat["seat"] == paper.reader else cropped(seat)
        if not drawn:
            continue
        name = paper.names[seat["seat"]]
        title = Text.assemble(chip(*_chip(paper, seat)), f" {name}")
        share = max(drawn[0].cell_len, title.cell_len) + 1
        if row and sum(wide + 1 for _, wide in row) + share > width:
            lines, row = _with_row(lines, row, room), []
        row.append(([title, *drawn], share))
    return _with_row(lines, row, room)


def _with_row(lines: Lines, row: list[tuple[Lines, int]], room: int) -> Lines:
    """The lines with a row of blocks below, if it has room there."""
    more = [*lines, *beside(row)]
    return more if len(more) <= room else lines


def between_rounds(view: "KittyPawView", paper: Paper, check: Lines, *, told: bool) -> Lines:
    """The last check, and when it is told, how everybody stands."""
    table = standing(view, paper.names, paper.width) if told else []
    room = paper.height - _FOOT - 2 - len(table)
    return [*tall(check[:room], room), *table]


def framed(
    view: "KittyPawView", seat: "SeatView | None", paper: Paper, body: Lines, now: Lines
) -> Lines:
    """The frame: a heading above, the body, what matters now, and the keys."""
    room = max(paper.height - _FOOT - len(now), 0)
    top = heading(view, paper.waits, paper.width)
    if paper.width < _ROOMY[0] or paper.height < _ROOMY[1]:
        top = fit(Text("A window of 80×24 or more shows everything.", "bold"), paper.width)
    return [
        top,
        *tall(body[:room], room),
        *now,
        banner.keys(view, seat, paper.controls, paper.width),
    ]


def _chip(paper: Paper, seat: "SeatView") -> tuple[str, int]:
    return marks(list(paper.names))[seat["seat"]], seat["seat"]
