"""Assign numbers to the answers, and draw those that the grid does not show.

Rows, columns and cells keep the numbers printed on the grid. Long lists open under a name of their
own: `spray`, `goals`, `brush` and then the cat that goes, `laser` and then the first card.
"""

from collections.abc import Callable, Sequence
from typing import Final

from rich.text import Text

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
from tabbytop.games.cat_lady.words import title
from tabbytop.kernel.vocabulary import Block
from tabbytop.terminal.boards.cat_lady import forecast, symbols
from tabbytop.terminal.boards.cat_lady.layout import short_goal
from tabbytop.terminal.boards.cat_lady.view_helpers import (
    CAT_BY_NAME,
    cell_key,
    line_key,
    line_of_key,
)
from tabbytop.terminal.colours import QUIET
from tabbytop.terminal.render_context import Choice, RenderContext
from tabbytop.terminal.text_layout import Lines, fit, in_columns

SPRAY_LIST: Final = "spray"
BRUSH_LIST: Final = "brush"
LASER_LIST: Final = "laser"
GOAL_LIST: Final = "goals"
_LINE_BLOCKS: Final = (TAKE, PLACE, GUIDE)
_CELL_BLOCKS: Final = (THROW, PICK)
_FIRST_AFTER_LINES: Final = 7  # the first number that no line goes by
_FEW_ANSWERS: Final = 4  # answers beside which goals are listed one by one

_Group = tuple[str, Block]
_FOLDED: Final[tuple[_Group, ...]] = (
    (SPRAY_LIST, SPRAY),
    (BRUSH_LIST, SWAP_CAT),
    (LASER_LIST, LASER),
)


def choices(scene: RenderContext) -> list[Choice]:
    """The numbered answers, in the order of their numbers."""
    opened = opened_choices(scene)
    found = opened if opened is not None else _main_choices(scene)
    return sorted(found, key=lambda choice: choice.number)


def unavailable_take(scene: RenderContext, number: int) -> int | None:
    """The take of a line that cannot be taken, so that the table can say why."""
    line = line_of_key(number)
    takes = any(TAKE.holds(move) for move in scene.moves)
    return TAKE.of(line) if takes and line is not None and not scene.opened else None


def line_choices(scene: RenderContext) -> dict[int, Choice]:
    """The answers that are a row or column, by line."""
    blocks = (*_LINE_BLOCKS, SPRAY)
    return {
        block.first(choice.move): choice
        for choice in choices(scene)
        for block in blocks
        if block.holds(choice.move) and not choice.opens
    }


def cell_choices(scene: RenderContext) -> dict[int, Choice]:
    """The answers that are a place of the grid, by place."""
    return {choice.number - 1: choice for choice in choices(scene) if _is_cell(scene, choice)}


def listed_choices(scene: RenderContext) -> list[Choice]:
    """The answers that the grid does not show."""
    shown = [*line_choices(scene).values(), *cell_choices(scene).values()]
    return [choice for choice in choices(scene) if choice not in shown]


def opened_choices(scene: RenderContext) -> list[Choice] | None:
    """What stands in the list that was opened; None if there is no such list."""
    name, _, chosen = scene.opened.partition(" ")
    listed: Callable[[RenderContext, str], list[Choice]] | None = {
        SPRAY_LIST: _spray_choices,
        BRUSH_LIST: _brush_choices,
        LASER_LIST: _laser_choices,
        GOAL_LIST: _goal_choices,
    }.get(name)
    return (listed(scene, chosen) or None) if listed is not None else None


def brushed_cat(scene: RenderContext) -> str:
    """The cat that was named to be brushed away, or nothing."""
    name, _, cat = scene.opened.partition(" ")
    return cat if name == BRUSH_LIST else ""


def _is_cell(scene: RenderContext, choice: Choice) -> bool:
    pointing = scene.opened.startswith(LASER_LIST) and LASER.holds(choice.move)
    brushing = bool(brushed_cat(scene)) and SWAP_CAT.holds(choice.move)
    return pointing or brushing or any(block.holds(choice.move) for block in _CELL_BLOCKS)


def _main_choices(scene: RenderContext) -> list[Choice]:
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
        others.extend(_fold(name, _moves_in(block, scene.moves)))
    goals = _moves_in(SWAP_GOAL, scene.moves)
    others.extend(
        _fold(GOAL_LIST, goals) if len(others) > _FEW_ANSWERS else [(move, "") for move in goals]
    )
    first = _FIRST_AFTER_LINES if any(choice.number for choice in found) else 1
    found.extend(Choice(first + place, *entry) for place, entry in enumerate(others))
    return found


def _fold(name: str, moves: Sequence[int]) -> list[tuple[int, str]]:
    return [(moves[0], name)] if moves else []


def _moves_in(block: Block, moves: Sequence[int]) -> list[int]:
    return [move for move in moves if block.holds(move)]


def _spray_choices(scene: RenderContext, chosen: str) -> list[Choice]:
    return [Choice(line_key(SPRAY.first(m)), m) for m in _moves_in(SPRAY, scene.moves)]


def _goal_choices(scene: RenderContext, chosen: str) -> list[Choice]:
    return [Choice(place + 1, move) for place, move in enumerate(_moves_in(SWAP_GOAL, scene.moves))]


def _brush_choices(scene: RenderContext, chosen: str) -> list[Choice]:
    """Which cat goes; and if that is known, which one comes."""
    swaps = _moves_in(SWAP_CAT, scene.moves)
    if chosen:
        return [
            Choice(cell_key(SWAP_CAT.second(move)), move)
            for move in swaps
            if CAT_NAMES[SWAP_CAT.first(move)] == chosen
        ]
    by_cat = {SWAP_CAT.first(move): move for move in reversed(swaps)}
    return [
        Choice(place + 1, by_cat[cat], f"{BRUSH_LIST} {CAT_NAMES[cat]}")
        for place, cat in enumerate(sorted(by_cat))
    ]


def _laser_choices(scene: RenderContext, chosen: str) -> list[Choice]:
    """Which card first; and if that is known, which one with it."""
    pairs = [(move, *_cells_of(move)) for move in _moves_in(LASER, scene.moves)]
    if chosen in CELLS:
        first = CELLS.index(chosen)
        return [
            Choice(cell_key(b if a == first else a), move)
            for move, a, b in pairs
            if first in {a, b}
        ]
    by_cell = {cell: move for move, a, b in reversed(pairs) for cell in (a, b)}
    return [
        Choice(cell_key(cell), by_cell[cell], f"{LASER_LIST} {CELLS[cell]}")
        for cell in sorted(by_cell)
    ]


def _cells_of(move: int) -> tuple[int, int]:
    pair = LASER.first(move)
    return PAIR_FIRST[pair], PAIR_SECOND[pair]


_LIST_LABELS: Final = {
    SPRAY_LIST: "spray bottle: the cat runs …",
    BRUSH_LIST: "cat brush: swap a cat …",
    LASER_LIST: "laser pointer: any two cards …",
    GOAL_LIST: "swap a shared goal …",
}
_UNVALUED_NOTE: Final = (
    "? the points leave out costumes, and lost cats, bags and other cards to play"
)
_END_LABELS: Final = {
    "after": "end your turn",
    "choupette": "no: then only a treat can feed her",
    "pick": "no more cards",
    "fresh": "nothing more",
}


def opened_question(scene: RenderContext) -> str:
    """What is asked while a list is open; nothing if none is."""
    if opened_choices(scene) is None:
        return ""
    name, _, chosen = scene.opened.partition(" ")
    if name == BRUSH_LIST and chosen:
        return f"{title(chosen)} goes: which cat of the grid comes?"
    if name == LASER_LIST and chosen:
        return f"The card at {chosen}, and which one with it?"
    return {
        SPRAY_LIST: "Where does the cat run to?",
        BRUSH_LIST: "Which of your cats goes back to the grid?",
        LASER_LIST: "Two cards of the grid for your whole turn: which one first?",
        GOAL_LIST: "Which goal goes, and which one comes?",
    }[name]


def answer_lines(scene: RenderContext, width: int) -> Lines:
    """The numbered answers in columns, and the way back from a list."""
    told = in_columns([_answer_line(scene, choice) for choice in listed_choices(scene)], width)
    lines_to_take = [choice.move for choice in line_choices(scene).values()]
    if any(TAKE.holds(move) and forecast.has_unvalued_cards(scene, move) for move in lines_to_take):
        told.append(fit(Text(_UNVALUED_NOTE, QUIET), width))
    if opened_choices(scene) is not None:
        told.append(Text("Enter: back to your turn", QUIET))
    return told


def _answer_line(scene: RenderContext, choice: Choice) -> Text:
    return Text(f"{choice.number:>2} ", "bold").append_text(choice_text(scene, choice))


def choice_text(scene: RenderContext, choice: Choice) -> Text:
    """What stands behind a number."""
    goes = choice.opens.startswith(f"{BRUSH_LIST} ")
    if goes and SWAP_CAT.holds(choice.move):
        return _own_cat(scene, choice)
    return Text(_label_of(scene, choice))


def _label_of(scene: RenderContext, choice: Choice) -> str:
    if choice.opens:
        return _LIST_LABELS.get(choice.opens) or _first_card(choice)
    if END.holds(choice.move):
        return _END_LABELS[str(scene.prompt["key"] if scene.prompt else "after")]
    if SWAP_GOAL.holds(choice.move):
        parts = scene.game.vocabulary.parts(choice.move)
        return f"swap {short_goal(parts['goal'])} for {short_goal(parts['pool'])}"
    return scene.game.tell_move(choice.move, scene.teller)


def _first_card(choice: Choice) -> str:
    """The laser pointer's first card goes by its place on the grid."""
    return choice.opens.partition(" ")[2]


def _own_cat(scene: RenderContext, choice: Choice) -> Text:
    cat = CAT_BY_NAME[scene.game.vocabulary.parts(choice.move)["cat"]]
    return Text.assemble(
        cat.title,
        " ",
        symbols.colour_letters(cat),
        " ",
        symbols.needs_letters(cat),
        f" {symbols.worth_text(cat)}",
    )
