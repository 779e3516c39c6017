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
from tabbytop.games.cat_lady.terminal import forecast, symbols
from tabbytop.games.cat_lady.terminal.texts import short_goal, title
from tabbytop.games.cat_lady.terminal.view_helpers import (
    CAT_BY_NAME,
    cell_key,
    line_key,
    line_of_key,
)
from tabbytop.kernel.vocabulary import Block
from tabbytop.terminal.colours import QUIET
from tabbytop.terminal.render_context import Choice, RenderContext
from tabbytop.terminal.text_layout import Lines, fit, in_columns
from tabbytop.terminal.texts import say, texts_of

_AREA: Final = "terminal-cat-lady"
SPRAY_LIST: Final = "spray"
BRUSH_LIST: Final = "brush"
LASER_LIST: Final = "laser"
GOAL_LIST: Final = "goals"
_LINE_BLOCKS: Final = (TAKE, PLACE, GUIDE)
_CELL_BLOCKS: Final = (THROW, PICK)
_FIRST_AFTER_LINES: Final = 7  # the first number that is no line
_FEW_ANSWERS: Final = 4  # with at most so many others, goals are listed one by one

_Group = tuple[str, Block]
_FOLDED: Final[tuple[_Group, ...]] = (
    (SPRAY_LIST, SPRAY),
    (BRUSH_LIST, SWAP_CAT),
    (LASER_LIST, LASER),
)


def choices(context: RenderContext) -> list[Choice]:
    """Return the numbered answers, sorted by number."""
    opened = opened_choices(context)
    found = opened if opened is not None else _main_choices(context)
    return sorted(found, key=lambda choice: choice.number)


def unavailable_take(context: RenderContext, number: int) -> int | None:
    """Return the take of a line that cannot be taken, so that the table can say why."""
    line = line_of_key(number)
    takes = any(TAKE.holds(move) for move in context.moves)
    return TAKE.of(line) if takes and line is not None and not context.opened else None


def line_choices(context: RenderContext) -> dict[int, Choice]:
    """Return the answers that are a row or column, by line."""
    blocks = (*_LINE_BLOCKS, SPRAY)
    return {
        block.first(choice.move): choice
        for choice in choices(context)
        for block in blocks
        if block.holds(choice.move) and not choice.opens
    }


def cell_choices(context: RenderContext) -> dict[int, Choice]:
    """Return the answers that are a cell of the grid, by cell."""
    return {choice.number - 1: choice for choice in choices(context) if _is_cell(context, choice)}


def listed_choices(context: RenderContext) -> list[Choice]:
    """Return the answers that the grid does not show."""
    shown = [*line_choices(context).values(), *cell_choices(context).values()]
    return [choice for choice in choices(context) if choice not in shown]


def opened_choices(context: RenderContext) -> list[Choice] | None:
    """Return the answers of the open list; None if there is no such list."""
    name, _, chosen = context.opened.partition(" ")
    listed: Callable[[RenderContext, str], list[Choice]] | None = {
        SPRAY_LIST: _spray_choices,
        BRUSH_LIST: _brush_choices,
        LASER_LIST: _laser_choices,
        GOAL_LIST: _goal_choices,
    }.get(name)
    return (listed(context, chosen) or None) if listed is not None else None


def brushed_cat(context: RenderContext) -> str:
    """Return the cat chosen to be brushed away, or ""."""
    name, _, cat = context.opened.partition(" ")
    return cat if name == BRUSH_LIST else ""


def _is_cell(context: RenderContext, choice: Choice) -> bool:
    pointing = context.opened.startswith(LASER_LIST) and LASER.holds(choice.move)
    brushing = bool(brushed_cat(context)) and SWAP_CAT.holds(choice.move)
    return pointing or brushing or any(block.holds(choice.move) for block in _CELL_BLOCKS)


def _main_choices(context: RenderContext) -> list[Choice]:
    found: list[Choice] = []
    others: list[tuple[int, str]] = []
    for move in context.moves:
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
        others.extend(_fold(name, _moves_in(block, context.moves)))
    goals = _moves_in(SWAP_GOAL, context.moves)
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


def _spray_choices(context: RenderContext, chosen: str) -> list[Choice]:
    return [Choice(line_key(SPRAY.first(m)), m) for m in _moves_in(SPRAY, context.moves)]


def _goal_choices(context: RenderContext, chosen: str) -> list[Choice]:
    return [
        Choice(place + 1, move) for place, move in enumerate(_moves_in(SWAP_GOAL, context.moves))
    ]


def _brush_choices(context: RenderContext, chosen: str) -> list[Choice]:
    """List the cats that can go, or, once one is chosen, those that can come."""
    swaps = _moves_in(SWAP_CAT, context.moves)
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


def _laser_choices(context: RenderContext, chosen: str) -> list[Choice]:
    """List the first cards, or, once one is chosen, those that can go with it."""
    pairs = [(move, *_cells_of(move)) for move in _moves_in(LASER, context.moves)]
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


def opened_question(context: RenderContext) -> str:
    """Return the question of the open list; empty if none is open."""
    if opened_choices(context) is None:
        return ""
    name, _, chosen = context.opened.partition(" ")
    if name == BRUSH_LIST and chosen:
        return say(_AREA, "ask-brush-second", cat=chosen)
    if name == LASER_LIST and chosen:
        return say(_AREA, "ask-laser-second", cell=chosen)
    return say(_AREA, f"ask-{name}")


def answer_lines(context: RenderContext, width: int) -> Lines:
    """Draw the numbered answers in columns, and how to leave a list."""
    lines = in_columns([_answer_line(context, choice) for choice in listed_choices(context)], width)
    lines_to_take = [choice.move for choice in line_choices(context).values()]
    if any(
        TAKE.holds(move) and forecast.has_unvalued_cards(context, move) for move in lines_to_take
    ):
        lines.append(fit(Text(say(_AREA, "unvalued-note"), QUIET), width))
    if opened_choices(context) is not None:
        lines.append(Text(say(_AREA, "back-to-turn"), QUIET))
    return lines


def _answer_line(context: RenderContext, choice: Choice) -> Text:
    return Text(f"{choice.number:>2} ", "bold").append_text(choice_text(context, choice))


def choice_text(context: RenderContext, choice: Choice) -> Text:
    """Return the text behind a number."""
    goes = choice.opens.startswith(f"{BRUSH_LIST} ")
    if goes and SWAP_CAT.holds(choice.move):
        return _own_cat(context, choice)
    return Text(_label_of(context, choice))


def _label_of(context: RenderContext, choice: Choice) -> str:
    if choice.opens:
        opened, _, first_card = choice.opens.partition(" ")
        return first_card or say(_AREA, f"list-{opened}")
    if END.holds(choice.move):
        return say(_AREA, f"end-{context.prompt['key'] if context.prompt else 'after'}")
    if SWAP_GOAL.holds(choice.move):
        parts = context.game.vocabulary.parts(choice.move)
        away, back = short_goal(parts["goal"]), short_goal(parts["pool"])
        return say(_AREA, "swap-goal", away=away, back=back)
    return texts_of(context.game).tell_move(choice.move, context.teller)


def _own_cat(context: RenderContext, choice: Choice) -> Text:
    cat = CAT_BY_NAME[context.game.vocabulary.parts(choice.move)["cat"]]
    return Text.assemble(
        title(cat.name),
        " ",
        symbols.colour_letters(cat),
        " ",
        symbols.needs_letters(cat),
        f" {symbols.worth_text(cat)}",
    )
