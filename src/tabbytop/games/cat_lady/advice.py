"""What the table works out for a seat that asks: the best plan for what it holds (CL-C2)."""

from typing import TYPE_CHECKING

from tabbytop.games.cat_lady.amounts import MOST_CHANGES
from tabbytop.games.cat_lady.best_plan import best_plan, reference_plan
from tabbytop.games.cat_lady.cards import TOKENS
from tabbytop.games.cat_lady.cats import CAT_NAMES, MOONBEAM
from tabbytop.games.cat_lady.diets import is_changed, read, unfinished_now
from tabbytop.games.cat_lady.holding import Holding, Rivals
from tabbytop.games.cat_lady.missing import missing
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
    return _told(holding, plan, rivals, steps_to(table, seat, plan))


def is_feeding(table: "CatLadyTable", seat: int) -> bool:
    """Whether the seat is asked how it feeds."""
    prompt = table.prompt(seat)
    return prompt is not None and prompt.key == "feed"


def steps_to_best_plan(table: "CatLadyTable", seat: int) -> list[int]:
    """The moves from what a seat has fed so far to its best plan, `done` the last of them."""
    plan = best_plan(table.holding(seat), rivals_by_reference(table, seat))
    return steps_to(table, seat, plan)


def steps_to(table: "CatLadyTable", seat: int, plan: list[int]) -> list[int]:
    """The moves to a plan; to the end by the shortest way, where it cannot be reached any more."""
    moves = steps_between(table.plans[seat], plan)
    changes = table.changes[seat] + sum(TAKE_BACK.holds(move) for move in moves)
    return moves if changes < MOST_CHANGES else steps_to_end(table, seat)


def steps_to_end(table: "CatLadyTable", seat: int) -> list[int]:
    """Everything back from cats that are part-fed, or that got what only Moonbeam makes wild,
    if she is not fed; then done (CL-C1, CL-Y5)."""
    diet, plan = table.diet(seat), table.plans[seat]
    back = set(unfinished_now(diet))
    if MOONBEAM in back:
        holding = table.feeding_with(seat)
        back |= {FEED.first(move) for move in plan if is_changed(holding, FEED.second(move))}
    given = {FEED.first(move) for move in plan}
    return [*[TAKE_BACK.of(cat) for cat in sorted(back & given)], DONE.of()]


def steps_between(plan: list[int], wanted: list[int]) -> list[int]:
    """Everything back from cats that have what they should not, then what they still should."""
    moves: list[int] = []
    still = wanted.copy()
    for cat in sorted({FEED.first(move) for move in plan}):
        given = [move for move in plan if FEED.first(move) == cat]
        if any(given.count(move) > wanted.count(move) for move in given):
            moves.append(TAKE_BACK.of(cat))
        else:
            for move in given:
                still.remove(move)
    return [*moves, *still, DONE.of()]


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
        "missing": [
            {
                "cat": CAT_NAMES[lack.cat],
                "tokens": lack.tokens,
                "short": {TOKENS[type_]: number for type_, number in enumerate(lack.short)},
            }
            for lack in missing(holding, plan)
        ],
        "moves": [VOCABULARY.text(move) for move in moves],
    }
