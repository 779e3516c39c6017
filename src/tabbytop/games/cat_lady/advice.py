"""What the table works out for a seat that asks: the best plan for what it holds (CL-C2)."""

from typing import TYPE_CHECKING

from tabbytop.games.cat_lady.best_plan import best_plan, reference_plan
from tabbytop.games.cat_lady.cards import TOKENS
from tabbytop.games.cat_lady.diets import read
from tabbytop.games.cat_lady.holding import Holding, Rivals
from tabbytop.games.cat_lady.moves import DONE, FEED, TAKE_BACK, VOCABULARY
from tabbytop.games.cat_lady.scoring import rivals_by_reference
from tabbytop.games.cat_lady.sheet import sheet
from tabbytop.games.cat_lady.valuing import account

if TYPE_CHECKING:
    from tabbytop.games.cat_lady.table import CatLadyTable


def advise(table: "CatLadyTable", seat: int) -> dict[str, object]:
    """During the game the reference plan for what the seat holds now, by private VP; while all
    feed the best plan, with the moves that lead to it from what is fed so far."""
    if not is_feeding(table, seat):
        holding = table.holding(seat)
        return _told(holding, reference_plan(holding), None, [])
    holding = table.feeding_with(seat)
    rivals = rivals_by_reference(table, seat)
    plan = best_plan(holding, rivals)
    return _told(holding, plan, rivals, steps_between(table.plans[seat], plan))


def is_feeding(table: "CatLadyTable", seat: int) -> bool:
    """Whether the seat is asked how it feeds."""
    prompt = table.prompt(seat)
    return prompt is not None and prompt.key == "feed"


def steps_to_best_plan(table: "CatLadyTable", seat: int) -> list[int]:
    """The moves from what a seat has fed so far to its best plan, `done` the last of them."""
    plan = best_plan(table.holding(seat), rivals_by_reference(table, seat))
    return steps_between(table.plans[seat], plan)


def steps_between(plan: list[int], wanted: list[int]) -> list[int]:
    """Everything back from cats that have what they should not, then all that is missing."""
    moves: list[int] = []
    missing = wanted.copy()
    for cat in sorted({FEED.first(move) for move in plan}):
        given = [move for move in plan if FEED.first(move) == cat]
        if any(given.count(move) > wanted.count(move) for move in given):
            moves.append(TAKE_BACK.of(cat))
        else:
            for move in given:
                missing.remove(move)
    return [*moves, *missing, DONE.of()]


def _told(
    holding: Holding, plan: list[int], rivals: Rivals | None, moves: list[int]
) -> dict[str, object]:
    worth = account(holding, plan, rivals)
    left = read(holding, plan).left
    return {
        "vp": worth.total,
        "private": rivals is None,
        "plan": [VOCABULARY.text(move) for move in plan],
        "lines": [
            {"key": line.key, "points": line.points, **line.args} for line in sheet(holding, worth)
        ],
        "left": {TOKENS[token]: number for token, number in enumerate(left)},
        "moves": [VOCABULARY.text(move) for move in moves],
    }
