"""A quick heuristic estimate of a player's final points in the middle of the game.

The cats are fed greedily, the most rewarding first, with the tokens at hand; a cat that stays
hungry may still be fed later, more likely with more turns left and fewer tokens missing. The best
plan is exact, but it ignores what is still to come.
"""

from typing import TYPE_CHECKING, Final

from tabbytop.games.cat_lady.cards import (
    BRUSH,
    CATNIP,
    FIRST_TOY,
    LASER_POINTER,
    LOST_CAT,
    ONE_CATNIP,
    SHOPPING_BAG,
    SPRAY_BOTTLE,
    TOKEN_KINDS,
    TOY_KINDS,
    TREAT,
    TWO_COSTUMES,
    TYPES,
    WILD,
    WILD_TOY,
    is_costume,
    is_toy,
)
from tabbytop.games.cat_lady.cats import (
    ANY_FOOD_MAX,
    CATS_ON_CARD,
    CLASSES,
    COLOURS_OF,
    EACH,
    ELVIS,
    FIRST_TYPE,
    FOOD_EATEN,
    HEMINGWAY,
    LITTLE_NICKY,
    MACAK,
    MIN_TOKENS,
    MULTICOLOURED_CATS,
    MULTICOLOURED_OF,
    NEEDS,
    ONE_FOOD_CATS,
    ONE_FOOD_OF,
    OTHERS_OF_ITS_FOOD,
    PER,
    PER_COSTUME,
    PER_GOAL,
    PER_TOY,
    PRINTED_TYPES,
    SETS_EATEN,
    THREE_COLOURS,
    TOMASSO,
    TOY_SET_POINTS,
    TWO_FOOD_CATS,
    TWO_FOOD_OF,
    UNPLAYED,
    VP,
    WAFFLE,
)
from tabbytop.games.cat_lady.estimates import PROSPECTS_KEPT, Prospects
from tabbytop.games.cat_lady.prizes import TOY_SET_VP, box_fits
from tabbytop.games.cat_lady.table import CatLadyTable

if TYPE_CHECKING:
    from mypy_extensions import i64

_HUNGRY_VP: Final = -2.0
_TREAT_VP: Final = 1.0
_COLOUR_COUNT: Final = 4
_TURN_CARDS: Final = 3  # a turn takes so many of the deck


def prospects(table: CatLadyTable, player: int, turns: float) -> Prospects:
    """Estimate a player's points with this many turns to come, without what depends on others.

    A search asks again and again for players who have got nothing new: the latest estimates are
    kept. Do not change what is returned.
    """
    kept = table.kept_prospects()
    place = player * PROSPECTS_KEPT + len(table.deck) // _TURN_CARDS % PROSPECTS_KEPT
    known = kept[place]
    if known is None or known.turns != turns or not _has_the_same(table, player, known):
        known = estimate(table, player, turns)
        kept[place] = known
    return known


def _has_the_same(table: CatLadyTable, player: int, known: Prospects) -> bool:
    """Whether a player has what an estimate was made for.

    Piles are replaced, never changed: the same list has the same cards.
    """
    if known.cats is not table.cats[player] or known.hand is not table.hands[player]:
        return False
    if known.boxes is not table.boxes[player] or known.starting is not table.starting:
        return False
    first = player * TOKEN_KINDS
    for token in range(TOKEN_KINDS):
        if known.food[token] != table.food[first + token]:
            return False
    return known.vp_tokens == table.vp_tokens[player]


def estimate(table: CatLadyTable, player: int, turns: float) -> Prospects:
    """Estimate anew, and keep nothing."""
    cats = table.cats[player]
    found = Prospects(_classes(cats))
    found.turns = turns
    found.cats = cats
    found.hand = table.hands[player]
    found.boxes = table.boxes[player]
    found.starting = table.starting
    found.food = table.tokens(player)
    found.vp_tokens = table.vp_tokens[player]
    toys = [0] * TOY_KINDS
    unplayed = _evaluate_hand(table, player, turns, found, toys)
    availability = turns / (turns + 2.0)  # the chance that a wanted card still comes
    toy_points = _toy_points(toys)
    rate = _catnip_rate(found.catnip, turns)
    worth: list[float] = []
    for cat in cats:
        value = _cat_value(cat, len(cats), found, toy_points, unplayed)
        worth.append(value + rate)
    points = 2.0 * table.vp_tokens[player] + float(toy_points) + _expected_toy_points(toys, turns)
    points += _feeding_points(table, player, worth, availability, found) + _box_points(
        table, player, availability
    )
    if found.catnip == 1:
        points -= 2.0 * (1.0 - availability)
    if found.costumes == 0:
        points -= 2.0 * (1.0 - availability)
    found.points += points
    return found


def _evaluate_hand(
    table: CatLadyTable, player: int, turns: float, found: Prospects, toys: list[int]
) -> "i64":
    """Count toys, costumes and catnip, and value the playable cards.

    Returns how many cards count for Mr. Zoe.
    """
    unplayed: i64 = 0
    cat_player = table.is_cat_player(player)
    for kind in table.hands[player]:
        if is_toy(kind):
            toys[kind - FIRST_TOY] = toys[kind - FIRST_TOY] + 1
            found.toys += 1
        elif is_costume(kind):
            found.costumes += 1
        elif kind == CATNIP:
            found.catnip += 1
        elif not cat_player:
            found.points += _card_value(kind, turns)
            if kind in (LOST_CAT, SPRAY_BOTTLE):
                unplayed += 1
        elif kind in (BRUSH, LASER_POINTER, SPRAY_BOTTLE):
            found.points += 1.0
    if cat_player:
        for card in table.starting:
            if card == TWO_COSTUMES:
                found.costumes += 2
            elif card == ONE_CATNIP:
                found.catnip += 1
            elif card == WILD_TOY:
                _add_best_toy(toys)
    return unplayed


def _card_value(kind: int, turns: float) -> float:
    """Return the value of a card to be played later."""
    if turns <= 0.0:
        return 0.0
    if kind == LOST_CAT:
        return 1.3
    if kind == SHOPPING_BAG:
        return 1.2
    if kind == LASER_POINTER:
        return 0.8
    return 0.6


def _classes(cats: list[int]) -> list[int]:
    """Return how many cats a player has of each class that a cat may count."""
    classes = [0] * CLASSES
    for cat in cats:
        colours: i64 = COLOURS_OF[cat]
        for colour in range(_COLOUR_COUNT):
            if colours >> colour & 1:
                classes[colour] = classes[colour] + 1
        types: i64 = PRINTED_TYPES[cat]
        for type_ in range(TYPES):
            if types >> type_ & 1:
                classes[FIRST_TYPE + type_] = classes[FIRST_TYPE + type_] + 1
        classes[ONE_FOOD_CATS] = classes[ONE_FOOD_CATS] + ONE_FOOD_OF[cat]
        classes[TWO_FOOD_CATS] = classes[TWO_FOOD_CATS] + TWO_FOOD_OF[cat]
        classes[MULTICOLOURED_CATS] = classes[MULTICOLOURED_CATS] + MULTICOLOURED_OF[cat]
    return classes


def _cat_value(
    cat: "i64", cats: "i64", found: Prospects, toy_points: "i64", unplayed: "i64"
) -> float:
    """Estimate a cat's points if it is fed, as if all cats were."""
    classes = found.classes
    per: i64 = PER[cat]
    fixed: i64 = VP[cat]
    each: i64 = EACH[cat]
    amount: i64 = 0
    if per < CLASSES:
        amount = classes[per]
        return float(fixed) + 0.9 * float(each * amount)
    if per == THREE_COLOURS:
        amount = min(classes[0], classes[1], classes[2])
    elif per == OTHERS_OF_ITS_FOOD:
        amount = max(classes[FIRST_TYPE], classes[FIRST_TYPE + 1], classes[FIRST_TYPE + 2])
        return 0.8 * float(each * amount)
    elif per == FOOD_EATEN:
        amount = 1
    elif per == SETS_EATEN:
        amount = 2
    elif per == PER_COSTUME:
        amount = found.costumes
    elif per == PER_TOY:
        amount = found.toys
    elif per == TOY_SET_POINTS:
        amount = toy_points
    elif per == UNPLAYED:
        amount = unplayed
    elif per == PER_GOAL:
        amount = 1
    value = float(fixed + each * amount)
    if cat == LITTLE_NICKY:
        return 4.0 if cats > 2 else 2.0
    if cat == HEMINGWAY:
        return 4.5
    if cat in (MACAK, ELVIS, TOMASSO):
        value += 1.5
    return value


def _feeding_points(
    table: CatLadyTable, player: int, worth: list[float], availability: float, found: Prospects
) -> float:
    """Estimate the points of the cats, the most rewarding fed first, and of the food left over."""
    cats = table.cats[player]
    food = table.tokens(player)
    if table.is_cat_player(player):
        for type_ in range(TYPES):
            food[WILD] = food[WILD] + food[type_]
            food[type_] = 0
    points = 0.0
    waiting = [True] * len(cats)
    hungry: list[int] = []
    for _cat in range(len(cats)):
        best: i64 = -1
        most = -100.0
        for place in range(len(cats)):
            if waiting[place]:
                reward = (worth[place] + 2.0) / MIN_TOKENS[cats[place]]
                if ANY_FOOD_MAX[cats[place]] > 0:
                    reward -= 50.0  # cats of any food eat last
                if reward > most:
                    best, most = place, reward
        waiting[best] = False
        cat: i64 = cats[best]
        if _try_feed(cat, food):
            points += worth[best] + _extra_food_points(cat, food, availability)
            found.fed += CATS_ON_CARD[cat]
        else:
            hungry.append(best)
    for place in hungry:
        points += _hungry_cat_points(cats[place], worth[place], food, availability, found)
    left: i64 = food[0] + food[1] + food[2] + food[WILD]
    return (
        points
        + availability * (0.8 * float(left) + 0.4 * food[WILD])
        + (availability - 0.2) * food[TREAT]
    )


def _try_feed(cat: "i64", food: list[int]) -> bool:
    """Feed a cat by its own needs if there is enough; wild food fills the gaps."""
    if ANY_FOOD_MAX[cat] > 0:
        return _try_feed_any(cat, food)
    gap: i64 = 0
    for type_ in range(TYPES):
        need: i64 = NEEDS[cat * TYPES + type_]
        if need > food[type_]:
            gap += need - food[type_]
    if gap > food[WILD]:
        return False
    for type_ in range(TYPES):
        need = NEEDS[cat * TYPES + type_]
        food[type_] = food[type_] - min(need, food[type_])
    food[WILD] = food[WILD] - gap
    return True


def _try_feed_any(cat: "i64", food: list[int]) -> bool:
    """Feed a cat of any food its minimum, from the most common tokens."""
    least: i64 = MIN_TOKENS[cat]
    total: i64 = food[0] + food[1] + food[2] + food[WILD]
    if total < least:
        return False
    for _token in range(least):
        _take_commonest(food)
    return True


def _take_commonest(food: list[int]) -> None:
    best: i64 = WILD
    most: i64 = 0
    for type_ in range(TYPES):
        if food[type_] > most:
            best, most = type_, food[type_]
    food[best] = food[best] - 1


def _extra_food_points(cat: "i64", food: list[int], availability: float) -> float:
    """Estimate what more food brings to a cat that scores by food eaten."""
    if PER[cat] != FOOD_EATEN:
        return 0.0
    left: i64 = food[0] + food[1] + food[2]
    if cat == WAFFLE:
        left = max(food[0], food[1], food[2])
    more: i64 = min(left, ANY_FOOD_MAX[cat] - 1)
    gain = EACH[cat] - 0.8 * availability  # unused food has a value, too
    return float(more) * gain if gain > 0.0 else 0.0


def _hungry_cat_points(
    cat: "i64", worth: float, food: list[int], availability: float, found: Prospects
) -> float:
    """Estimate the points of a cat that cannot be fed now: later, by a treat, or never."""
    missing: i64 = MIN_TOKENS[cat]
    for type_ in range(TYPES):
        missing -= min(NEEDS[cat * TYPES + type_], food[type_])
    chance = availability
    for _token in range(1, missing):
        chance *= availability
    unfed: float = _HUNGRY_VP * CATS_ON_CARD[cat]
    if food[TREAT] > 0:
        food[TREAT] = food[TREAT] - 1
        found.fed += CATS_ON_CARD[cat]
        unfed = _TREAT_VP
    else:
        found.fed += chance
    return chance * worth + (1.0 - chance) * unfed


def _catnip_rate(catnip: "i64", turns: float) -> float:
    """Estimate what catnip brings per fed cat."""
    more = turns / (turns + 6.0)
    if catnip >= 4:
        return 2.0
    if catnip == 3:
        return 1.0 + more
    if catnip == 2:
        return 1.0 + 0.4 * more
    return 0.7 * more if catnip == 1 else 0.0


def _toy_points(toys: list[int]) -> "i64":
    """Return the points of the toy sets."""
    points: i64 = 0
    number: i64 = 0
    while True:
        different: i64 = 0
        for amount in toys:
            if amount > number:
                different += 1
        if different == 0:
            return points
        points += TOY_SET_VP[different]
        number += 1


def _expected_toy_points(toys: list[int], turns: float) -> float:
    """Estimate what the first set still gains from more toys."""
    different: i64 = 0
    for amount in toys:
        if amount > 0:
            different += 1
    return 0.35 * float(different) * turns / (turns + 4.0) if different < TOY_KINDS else 0.0


def _add_best_toy(toys: list[int]) -> None:
    """Add a toy of any kind: one of which there are fewest."""
    least: i64 = 0
    for kind in range(TOY_KINDS):
        if toys[kind] < toys[least]:
            least = kind
    toys[least] = toys[least] + 1


def _box_points(table: CatLadyTable, player: int, availability: float) -> float:
    """Estimate the points of boxes that are filled or may still be filled."""
    boxes = table.boxes[player]
    if not boxes:
        return 0.0
    cats = table.cats[player]
    taken = [False] * len(cats)
    full = 0.0
    for box in boxes:
        hope = 0.35 * availability
        for place in range(len(cats)):
            if not taken[place] and box_fits(box, cats[place], PRINTED_TYPES[cats[place]]):
                taken[place] = True
                hope = 1.0
                break
        full += hope
    return full * len(boxes)
