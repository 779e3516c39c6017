"""Which number is which answer. Lines and places of the grid keep theirs: they are on the grid.

Lists that are long open under a name of their own: `spray`, `goals`, `brush` and then the cat
that goes, `laser` and then the first card.
"""

from collections.abc import Callable, Sequence
from typing import Final

from tabbytop.games.cat_lady.cats import CAT_NAMES
from tabbytop.games.cat_lady.moves import (
    CELLS,
    DONE,
    END,
    GUIDE,
    LASER,
    PAIR_FIRST,
    PAIR_SECOND,
    PICK,
    PLACE,
    SPRAY,
    SWAP_CAT,
    SWAP_GOAL,
    TAKE,
    THROW,
)
from tabbytop.kernel.vocabulary import Block
from tabbytop.terminal.boards.cat_lady.reading import cell_key, line_key, line_of_key
from tabbytop.terminal.scene import Choice, Scene

SPRAYING: Final = "spray"
BRUSHING: Final = "brush"
POINTING: Final = "laser"
GOALS: Final = "goals"
_LINE_BLOCKS: Final = (TAKE, PLACE, GUIDE)
_CELL_BLOCKS: Final = (THROW, PICK)
_AFTER_LINES: Final = 7  # the first number that no line goes by
_FEW: Final = 4  # answers beside which goals are listed one by one

_Group = tuple[str, Block]
_FOLDED: Final[tuple[_Group, ...]] = ((SPRAYING, SPRAY), (BRUSHING, SWAP_CAT), (POINTING, LASER))


def choices(scene: Scene) -> list[Choice]:
    """The numbered answers, in the order of their numbers."""
    opened = opened_list(scene)
    found = opened if opened is not None else _first_list(scene)
    return sorted(found, key=lambda choice: choice.number)


def unlisted(scene: Scene, number: int) -> int | None:
    """The take of a line that cannot be taken, so that the table can say why."""
    line = line_of_key(number)
    takes = any(TAKE.holds(move) for move in scene.moves)
    return TAKE.of(line) if takes and line is not None and not scene.opened else None


def on_lines(scene: Scene) -> dict[int, Choice]:
    """The answers that are a row or column, by line."""
    blocks = (*_LINE_BLOCKS, SPRAY)
    return {
        block.first(choice.move): choice
        for choice in choices(scene)
        for block in blocks
        if block.holds(choice.move) and not choice.opens
    }


def on_cells(scene: Scene) -> dict[int, Choice]:
    """The answers that are a place of the grid, by place."""
    return {choice.number - 1: choice for choice in choices(scene) if _is_cell(scene, choice)}


def in_words(scene: Scene) -> list[Choice]:
    """The answers that the grid does not show."""
    shown = [*on_lines(scene).values(), *on_cells(scene).values()]
    return [choice for choice in choices(scene) if choice not in shown]


def opened_list(scene: Scene) -> list[Choice] | None:
    """What stands in the list that was opened; None if there is no such list."""
    name, _, chosen = scene.opened.partition(" ")
    listed: Callable[[Scene, str], list[Choice]] | None = {
        SPRAYING: _sprays,
        BRUSHING: _brushed,
        POINTING: _pointed,
        GOALS: _goals,
    }.get(name)
    return (listed(scene, chosen) or None) if listed is not None else None


def brushed_away(scene: Scene) -> str:
    """The cat that was named to be brushed away, or nothing."""
    name, _, cat = scene.opened.partition(" ")
    return cat if name == BRUSHING else ""


def _is_cell(scene: Scene, choice: Choice) -> bool:
    pointing = scene.opened.startswith(POINTING) and LASER.holds(choice.move)
    brushing = bool(brushed_away(scene)) and SWAP_CAT.holds(choice.move)
    return pointing or brushing or any(block.holds(choice.move) for block in _CELL_BLOCKS)


def _first_list(scene: Scene) -> list[Choice]:
    found: list[Choice] = []
    others: list[tuple[int, str]] = []
    for move in scene.moves:
        if any(block.holds(move) for block in _LINE_BLOCKS):
            line = next(block.first(move) for block in _LINE_BLOCKS if block.holds(move))
            found.append(Choice(line_key(line), move))
        elif any(block.holds(move) for block in _CELL_BLOCKS):
            cell = next(block.first(move) for block in _CELL_BLOCKS if block.holds(move))
            found.append(Choice(cell_key(cell), move))
        elif END.holds(move) or DONE.holds(move):
            found.append(Choice(0, move))
        elif not any(block.holds(move) for _, block in _FOLDED) and not SWAP_GOAL.holds(move):
            others.append((move, ""))
    for name, block in _FOLDED:
        others.extend(_as_one(name, _all(block, scene.moves)))
    goals = _all(SWAP_GOAL, scene.moves)
    others.extend(_as_one(GOALS, goals) if len(others) > _FEW else [(move, "") for move in goals])
    first = _AFTER_LINES if any(choice.number for choice in found) else 1
    found.extend(Choice(first + place, *entry) for place, entry in enumerate(others))
    return found


def _as_one(name: str, moves: Sequence[int]) -> list[tuple[int, str]]:
    return [(moves[0], name)] if moves else []


def _all(block: Block, moves: Sequence[int]) -> list[int]:
    return [move for move in moves if block.holds(move)]


def _sprays(scene: Scene, chosen: str) -> list[Choice]:
    return [Choice(line_key(SPRAY.first(m)), m) for m in _all(SPRAY, scene.moves)]


def _goals(scene: Scene, chosen: str) -> list[Choice]:
    return [Choice(place + 1, move) for place, move in enumerate(_all(SWAP_GOAL, scene.moves))]


def _brushed(scene: Scene, chosen: str) -> list[Choice]:
    """Which cat goes; and if that is known, which one comes."""
    swaps = _all(SWAP_CAT, scene.moves)
    if chosen:
        return [
            Choice(cell_key(SWAP_CAT.second(move)), move)
            for move in swaps
            if CAT_NAMES[SWAP_CAT.first(move)] == chosen
        ]
    by_cat = {SWAP_CAT.first(move): move for move in reversed(swaps)}
    return [
        Choice(place + 1, by_cat[cat], f"{BRUSHING} {CAT_NAMES[cat]}")
        for place, cat in enumerate(sorted(by_cat))
    ]


def _pointed(scene: Scene, chosen: str) -> list[Choice]:
    """Which card first; and if that is known, which one with it."""
    pairs = [(move, *_cells_of(move)) for move in _all(LASER, scene.moves)]
    if chosen in CELLS:
        first = CELLS.index(chosen)
        return [
            Choice(cell_key(b if a == first else a), move)
            for move, a, b in pairs
            if first in {a, b}
        ]
    by_cell = {cell: move for move, a, b in reversed(pairs) for cell in (a, b)}
    return [
        Choice(cell_key(cell), by_cell[cell], f"{POINTING} {CELLS[cell]}")
        for cell in sorted(by_cell)
    ]


def _cells_of(move: int) -> tuple[int, int]:
    pair = LASER.first(move)
    return PAIR_FIRST[pair], PAIR_SECOND[pair]
