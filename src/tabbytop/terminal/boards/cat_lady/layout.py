"""Where everything lies: roomier or tighter, whatever the window and the story leave."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from rich.text import Text

from tabbytop.terminal.boards.cat_lady import grid, middle, players, yours
from tabbytop.terminal.boards.cat_lady.reading import cat_lady_view
from tabbytop.terminal.paper import Lines, beside, in_columns
from tabbytop.terminal.scene import Scene

EVERYTHING: Final = 500  # lines: nothing has to be left out
_ASIDE: Final = 18  # columns that food and hand need beside the grid
_NARROW: Final = 66  # columns below which the cards need all of them
_GAP: Final = 2
_STORY: Final = 4  # lines that the story may like to have


class _Look(NamedTuple):
    """How roomy the table is laid."""

    card: int  # lines of a card
    gaps: bool  # between the rows of the grid
    air: bool  # empty lines between the parts
    strays: bool  # one a line
    players: bool  # with their cats
    cats: int  # lines for your cats


_LOOKS: Final = (
    _Look(3, True, True, True, True, 9),
    _Look(2, True, True, True, True, 6),
    _Look(2, True, True, True, False, 5),
    _Look(2, True, False, True, False, 4),
    _Look(2, True, False, False, False, 4),
    _Look(2, False, False, False, False, 3),
    _Look(2, False, False, False, False, 2),
    _Look(1, False, False, False, False, 2),
    _Look(1, False, False, False, False, 1),
)
_TIGHT: Final = 5  # the first look that leaves no line empty


def table(scene: Scene, width: int, room: int) -> Lines:
    """The roomiest table that leaves the story its lines; at worst, what there is room for."""
    if room >= EVERYTHING:
        return _lay(scene, width, _LOOKS[0]._replace(cats=EVERYTHING))
    wanted = room - (0 if scene.wide or scene.tight else _STORY)
    lines: Lines = []
    for look in _LOOKS[_TIGHT:] if scene.tight else _LOOKS:
        lines = _lay(scene, width, look)
        if len(lines) <= (wanted if look.gaps else room):
            return lines
    return lines[:room]


def _lay(scene: Scene, width: int, look: _Look) -> Lines:
    lines: Lines = []
    for part in _parts(scene, width, look):
        if lines and part and look.air:
            lines.append(Text())
        lines.extend(part)
    return lines


def _parts(scene: Scene, width: int, look: _Look) -> Iterator[Lines]:
    if cat_lady_view(scene.view)["phase"] != "over":
        yield _grid(scene, width, look)
        yield [
            *middle.strays(scene, width, one_a_line=look.strays),
            *middle.goals(scene, width),
        ]
        yield yours.cats(scene, width, look.cats)
    yield [
        *(players.with_cats(scene, width) if look.players else players.compact(scene, width)),
        *players.cat_player(scene, width),
    ]


def _grid(scene: Scene, width: int, look: _Look) -> Lines:
    """The grid, and beside it what the reader holds; below it in a narrow window."""
    if width < _NARROW:
        below = (
            []
            if scene.reader is None
            else in_columns(yours.beside_the_grid(scene, EVERYTHING), width, _GAP)
        )
        return [*grid.lines(scene, width, look.card, gaps=look.gaps), *below]
    room = grid.width_for(width - _GAP - _ASIDE)
    nine = grid.lines(scene, room, look.card, gaps=look.gaps)
    if scene.reader is None:
        return nine
    return beside(
        [(nine, room), (yours.beside_the_grid(scene, len(nine)), width - room - _GAP)], gap=_GAP
    )
