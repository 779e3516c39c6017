"""Short questions about what a plan is worth."""

from tabbytop.games.cat_lady.cats import CAT_NAMES
from tabbytop.games.cat_lady.holding import Holding, Rivals
from tabbytop.games.cat_lady.plan_scoring import PlanScore, score_plan
from tests.games.cat_lady.holdings import plan

FULL = {"c": "chicken", "t": "tuna", "m": "milk"}


def meal(cat: str, needs: str) -> list[str]:
    """A cat's meal in notation, from letters: c, t, m, and x for a treat."""
    return [f"{cat} {'treat' if letter == 'x' else FULL[letter]}" for letter in needs]


def fed(mine: Holding, rivals: Rivals | None = None, **meals: str) -> PlanScore:
    """The account of a plan: what each cat is given, by letters; `_` stands for `-`."""
    moves: list[str] = []
    for cat, needs in meals.items():
        moves += meal(cat.replace("_", "-"), needs)
    return score_plan(mine, plan(*moves), rivals)


def points(made: PlanScore, cat: str) -> int:
    """What a cat is worth."""
    return made.points[made.cats.index(CAT_NAMES.index(cat))]
