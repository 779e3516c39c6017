"""What players have when games of six end: the holdings that the best plan is measured on."""

from random import Random

from tabbytop.games.cat_lady.cards import (
    CATNIP,
    FIRST_TOY,
    LOST_CAT,
    OTHERS,
    SPRAY_BOTTLE,
    is_box,
    is_costume,
    is_food,
    is_toy,
    whole_deck,
)
from tabbytop.games.cat_lady.cats import BIDDY, CAT_COUNT, STRAYS
from tabbytop.games.cat_lady.goals import GOAL_COUNT, GOALS, needed
from tabbytop.games.cat_lady.holding import Holding, Rivals

POSITIONS = 300  # that are measured, one after the other
LETTERS = "ctmwx"  # chicken, tuna, milk, wild, treat


def end_holdings(count: int, seed: int) -> list[tuple[Holding, Rivals]]:
    """What players have at the end of games of six, goals and all, as if they had drawn blindly.

    The real deck, six of it taken out, is dealt out; strays go to who has two lost cats.
    """
    die = Random(seed)
    found: list[tuple[Holding, Rivals]] = []
    while len(found) < count:
        dealt = _deal_six(die)
        found.extend((mine, _end_rivals(die, mine)) for mine in dealt)
    return found[:count]


def _deal_six(die: Random) -> list[Holding]:
    deck = whole_deck(6, treats=True)
    die.shuffle(deck)
    del deck[:12]  # six taken out, six stay in the grid
    strays = die.sample(range(STRAYS, CAT_COUNT), 4)
    dealt: list[Holding] = []
    for seat in range(6):
        made = Holding()
        for kind in deck[seat::6]:
            _take(made, kind)
        while made.lost_cats >= 2:
            made.lost_cats -= 2
            if strays:
                made.cats.append(strays.pop())
            else:
                made.vp_tokens += 1
        made.cats.sort()
        made.boxes.sort()
        dealt.append(made)
    return dealt


def _take(made: Holding, kind: int) -> None:
    if kind < CAT_COUNT:
        made.cats.append(kind)
    elif is_food(kind):
        for letter in OTHERS[kind - CAT_COUNT].food:
            made.tokens[LETTERS.index(letter)] += 1
    elif is_toy(kind):
        made.toys[kind - FIRST_TOY] += 1
    elif is_costume(kind):
        made.costumes += 1
    elif is_box(kind):
        made.boxes.append(kind)
    else:
        made.catnip += kind == CATNIP
        made.lost_cats += kind == LOST_CAT
        made.sprays += kind == SPRAY_BOTTLE


def _end_rivals(die: Random, mine: Holding) -> Rivals:
    made = Rivals()
    made.most_fed = die.randint(2, 8)
    made.costumes = [die.randint(0, 4) for _ in range(5)]
    made.leftovers = [die.choice((0, 0, 1, 1, 2, 3)) for _ in range(5)]
    made.second_prize = True
    goals = 2 if BIDDY in mine.cats else die.choice((0, 2))
    made.goals = die.sample(range(GOAL_COUNT), goals)
    made.needed = [needed(goal, 6) for goal in made.goals]
    made.partners = [die.randint(0, GOALS[goal].needed[3]) for goal in made.goals]
    return made
