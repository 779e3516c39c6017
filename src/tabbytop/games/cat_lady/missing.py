"""What would feed the cats that stay hungry: for people who ask "what if"."""

from tabbytop.games.cat_lady.appetites import LEAST, NEEDS
from tabbytop.games.cat_lady.cards import CHICKEN, MILK, TREAT, TUNA, TYPES, WILD
from tabbytop.games.cat_lady.cats import CHOUPETTE, MOONBEAM
from tabbytop.games.cat_lady.diets import HUNGRY, MOONBEAMS, OWN, Diet, read
from tabbytop.games.cat_lady.holding import Holding


class Lack:
    """What a hungry cat lacks: `tokens` more, each of a type of which it is `short`.

    `short` counts chicken, tuna and milk that are not there; wild tokens left over make up for
    any of them, so `tokens` may be less than all of it. A cat of any food is short of no type.
    """

    def __init__(self, cat: int, short: list[int], tokens: int) -> None:
        self.cat = cat
        self.short = short
        self.tokens = tokens


def missing(holding: Holding, plan: list[int]) -> list[Lack]:
    """For every cat that a plan leaves hungry, the fewest tokens that would feed it by its own
    needs, with what the plan leaves over. A treat would do for any of them, and nothing else for
    Choupette, once her hour is over (CL-C35)."""
    diet = read(holding, plan)
    found: list[Lack] = []
    for place, cat in enumerate(diet.cats):
        if diet.how[place] == HUNGRY and (cat != CHOUPETTE or holding.paying):
            found.append(_lack(holding, diet, cat))
    return found


def _lack(holding: Holding, diet: Diet, cat: int) -> Lack:
    left = diet.left
    food = left[CHICKEN] + left[TUNA] + left[MILK]
    if LEAST[cat] > 0:
        return Lack(cat, [0] * TYPES, max(0, LEAST[cat] - food - left[WILD]))
    needs: list[int] = [NEEDS[cat * TYPES + type_] for type_ in range(TYPES)]
    if holding.all_wild:
        short = max(0, sum(needs) - food - left[WILD])
        return Lack(cat, needs if short else [0] * TYPES, short)
    lacking: list[int] = [max(0, needs[type_] - left[type_]) for type_ in range(TYPES)]
    spare = food - (sum(needs) - sum(lacking)) + left[TREAT]
    changes = 0
    if diet.how_is(MOONBEAM) == OWN and cat != CHOUPETTE:  # who is fed before Moonbeam (CL-Y2)
        changes = min(spare, MOONBEAMS - diet.changed)
    return Lack(cat, lacking, max(0, sum(lacking) - left[WILD] - changes))
