"""Plans that were worked out lately.

While all feed, the same plans are asked for again and again: for every token that somebody gives,
and for every seat that wants to know what the others may do. A plan depends on nothing but what
it is made of, so it need not be found twice.
"""

from typing import Final

from tabbytop.games.cat_lady import best_plan
from tabbytop.games.cat_lady.holding import Holding, Rivals

_MOST: Final = 500  # plans; then all are forgotten
_PLANS: Final[dict[tuple[object, ...], list[int]]] = {}


def plan_for(holding: Holding, rivals: Rivals | None) -> list[int]:
    """The best plan, or without rivals the reference plan (CL-C2)."""
    key = (*_words_of(holding), *([] if rivals is None else _words_about(rivals)))
    found = _PLANS.get(key)
    if found is None:
        found = best_plan.best_plan(holding, rivals)
        if len(_PLANS) >= _MOST:
            _PLANS.clear()
        _PLANS[key] = found
    return found.copy()


def _words_of(holding: Holding) -> list[object]:
    """Everything in a holding."""
    return [
        tuple(holding.cats),
        tuple(holding.tokens),
        tuple(holding.eaten),
        tuple(holding.toys),
        holding.wild_toys,
        holding.costumes,
        holding.catnip,
        holding.lost_cats,
        holding.sprays,
        tuple(holding.boxes),
        holding.vp_tokens,
        holding.extras,
        holding.gray,
        holding.all_wild,
        holding.paying,
    ]


def _words_about(rivals: Rivals) -> list[object]:
    """Everything about the rivals."""
    return [
        rivals.most_fed,
        tuple(rivals.costumes),
        tuple(rivals.leftovers),
        rivals.second_prize,
        tuple(rivals.goals),
        tuple(rivals.needed),
        tuple(rivals.partners),
    ]
