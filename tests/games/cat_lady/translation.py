"""The players of the second reading in the words of the package, and its answers back."""

from tabbytop.games.cat_lady.cards import GOAL_NAMES, NAMES, TOKENS
from tabbytop.games.cat_lady.holding import Holding, Rivals
from tabbytop.games.cat_lady.moves import VOCABULARY
from tabbytop.games.cat_lady.plan_scoring import PlanScore
from tests.games.cat_lady.second_reading import TOYS, Has, Others


def holding_of(has: Has) -> Holding:
    """The same player in the words of the package."""
    holding = Holding()
    holding.cats = sorted(NAMES.index(cat) for cat in has.cats)
    holding.tokens = [has.tokens[token] for token in TOKENS]
    holding.eaten = plan_of(has.eaten)
    holding.toys = [has.toys.count(toy) for toy in TOYS]
    holding.wild_toys = has.wild_toys
    holding.costumes = has.costumes
    holding.catnip = has.catnip
    holding.lost_cats = has.lost_cats
    holding.sprays = has.sprays
    holding.boxes = sorted(NAMES.index(box) for box in has.boxes)
    holding.vp_tokens = has.two_point_tokens
    holding.extras = has.extras
    holding.gray = has.gray
    holding.all_wild = has.all_wild
    holding.choupette_payable = has.choupette_payable
    return holding


def rivals_of(others: Others | None) -> Rivals | None:
    if others is None:
        return None
    rivals = Rivals()
    rivals.most_fed = others.most_fed
    rivals.costumes = others.costumes
    rivals.leftovers = others.leftovers
    rivals.second_prize = others.second_prize
    rivals.goals = [GOAL_NAMES.index(goal) for goal, _, _ in others.goals]
    rivals.needed = [needed for _, needed, _ in others.goals]
    rivals.partners = [partner for _, _, partner in others.goals]
    return rivals


def plan_of(meals: list[str]) -> list[int]:
    return sorted(VOCABULARY.move(f"feed {meal}") for meal in meals)


def items_of(made: PlanScore) -> dict[str, int]:
    items = {NAMES[cat]: points for cat, points in zip(made.cats, made.points, strict=True)}
    return items | {
        "toys": made.toy_sets,
        "catnip": made.catnip,
        "costumes": made.costumes,
        "leftovers": made.leftovers,
        "boxes": made.boxes,
        "goals": made.goals,
        "tokens": made.tokens,
        "extras": made.extras,
        "total": made.total,
    }
