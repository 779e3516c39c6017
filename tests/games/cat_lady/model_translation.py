"""Translation between the reference model and the package."""

from tabbytop.games.cat_lady.cards import GOAL_NAMES, NAMES, TOKENS
from tabbytop.games.cat_lady.holding import Holding, Rivals
from tabbytop.games.cat_lady.moves import VOCABULARY
from tabbytop.games.cat_lady.plan_scoring import PlanScore
from tests.games.cat_lady.model_scoring import TOYS, ModelHolding, ModelRivals


def holding_of(owned: ModelHolding) -> Holding:
    """Return the same holding as the package represents it."""
    holding = Holding()
    holding.cats = sorted(NAMES.index(cat) for cat in owned.cats)
    holding.tokens = [owned.tokens[token] for token in TOKENS]
    holding.eaten = plan_of(owned.eaten)
    holding.toys = [owned.toys.count(toy) for toy in TOYS]
    holding.wild_toys = owned.wild_toys
    holding.costumes = owned.costumes
    holding.catnip = owned.catnip
    holding.lost_cats = owned.lost_cats
    holding.sprays = owned.sprays
    holding.boxes = sorted(NAMES.index(box) for box in owned.boxes)
    holding.vp_tokens = owned.two_point_tokens
    holding.extras = owned.extras
    holding.gray = owned.gray
    holding.all_wild = owned.all_wild
    holding.choupette_payable = owned.choupette_payable
    return holding


def rivals_of(others: ModelRivals | None) -> Rivals | None:
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
