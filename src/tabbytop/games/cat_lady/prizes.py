"""Points that are not a single cat's: catnip, costumes, leftovers, toys, boxes (CL-B6, CL-B7)."""

from typing import TYPE_CHECKING, Final

from tabbytop.games.cat_lady.cards import FIRST_BOX, OTHERS, TOY_KINDS, TYPES
from tabbytop.games.cat_lady.cats import AOSHIMA, CAT_COUNT, COLOURS_OF, PRINTED_TYPES
from tabbytop.games.cat_lady.diets import OWN, SLOTS, Diet
from tabbytop.games.cat_lady.holding import Rivals

if TYPE_CHECKING:
    from mypy_extensions import i64  # native: called at every leaf of the search


TOY_SET_VP: Final = bytes([0, 1, 3, 5, 8, 12])  # by number of different toys, 0-5
NO_COSTUME_PENALTY: Final = -2
LEFTOVER_PENALTY: Final = -2
_FIRST_PRIZE: Final = 6
_SECOND_PRIZE: Final = 3


def catnip_rate(catnip: "i64") -> "i64":
    """Return what each fed cat brings with this much catnip."""
    if catnip >= 4:
        return 2
    return 1 if catnip >= 2 else 0


def catnip_points(catnip: "i64", fed: "i64") -> "i64":
    """Return the points of the catnip; a single one costs points."""
    return -2 if catnip == 1 else catnip_rate(catnip) * fed


def costume_points(costumes: int, rivals: Rivals | None) -> int:
    """Return the prize for the most costumes, and with five or six seats for the second most.

    Tied players share, rounded up (CL-C3). A player without costumes gets no prize and loses 2
    (CL-C23). Without rivals there is no prize (CL-C2).
    """
    if costumes == 0:
        return NO_COSTUME_PENALTY
    if rivals is None:
        return 0
    more = [other for other in rivals.costumes if other > costumes]
    sharing = 1 + rivals.costumes.count(costumes)
    if not more:
        prize = _FIRST_PRIZE
        if rivals.second_prize and sharing > 1:
            prize += _SECOND_PRIZE
        return _split(prize, sharing)
    if rivals.second_prize and len(more) == 1:
        return _split(_SECOND_PRIZE, sharing)
    return 0


def _split(prize: int, players: int) -> int:
    return (prize + players - 1) // players


def leftover_points(leftovers: int, rivals: Rivals | None) -> int:
    """Return the penalty for the most leftovers; all tied players pay."""
    if rivals is None or leftovers == 0:
        return 0
    for other in rivals.leftovers:
        if other > leftovers:
            return 0
    return LEFTOVER_PENALTY


def toy_set_points(toys: list[int], free: int) -> int:
    """Return the most points for sets of different toys; `free` toys are each any of the five.

    Larger sets bring more per toy, so the first set has one of every toy, the second one of every
    toy that is there twice, and so on.
    """
    if free == 0:
        return _set_points(toys)
    best = 0
    for kind in range(TOY_KINDS):
        with_it = toys.copy()
        with_it[kind] += 1
        best = max(best, toy_set_points(with_it, free - 1))
    return best


def _set_points(toys: list[int]) -> int:
    points = 0
    for number in range(max(toys)):
        different = 0
        for amount in toys:
            if amount > number:
                different += 1
        points += TOY_SET_VP[different]
    return points


_BOXES: Final = OTHERS[FIRST_BOX - CAT_COUNT :]
_COLOUR: Final = bytes(box.colour for box in _BOXES)
_EATS: Final = bytes("ctm".index(box.eats) if box.eats else TYPES for box in _BOXES)


def food_types_of(diet: Diet, place: "i64") -> "i64":
    """Return the types that make a cat a chicken, tuna or milk cat, fed or not, as bits."""
    types: i64 = PRINTED_TYPES[diet.cats[place]]
    if diet.state[place] == OWN:
        for type_ in range(TYPES):
            if diet.food[place * SLOTS + type_] > 0:
                types |= 1 << type_
    return types


def box_fits(box: "i64", cat: "i64", types: "i64") -> bool:
    """Whether a cat that eats these types fills a box (CL-C22); Aoshima fills none."""
    number: i64 = box - FIRST_BOX
    if cat == AOSHIMA or not COLOURS_OF[cat] & _COLOUR[number]:
        return False
    eats: i64 = _EATS[number]
    return eats == TYPES or types >> eats & 1 == 1


def count_filled_boxes(boxes: list[int], diet: Diet) -> int:
    """Return how many boxes can be filled at once, by one cat each, fed or not (CL-C22)."""
    types: list[int] = []
    for place in range(len(diet.cats)):
        types.append(food_types_of(diet, place))
    return max_filled_boxes(boxes, diet.cats, types)


def max_filled_boxes(boxes: list[int], cats: list[int], types: list[int]) -> int:
    """Return the size of a maximum matching between boxes and cats that eat these types."""
    filler = [-1] * len(cats)  # by cat: the box that it fills, or -1
    count = 0
    for place in range(len(boxes)):
        if _try_fill(place, boxes, cats, types, filler, [False] * len(cats)):
            count += 1
    return count


def _try_fill(
    place: int,
    boxes: list[int],
    cats: list[int],
    types: list[int],
    filler: list[int],
    visited: list[bool],
) -> bool:
    """Find a cat for a box; a cat's current box may move to another cat (augmenting path)."""
    for cat_place in range(len(cats)):
        if visited[cat_place] or not box_fits(boxes[place], cats[cat_place], types[cat_place]):
            continue
        visited[cat_place] = True
        other = filler[cat_place]
        if other < 0 or _try_fill(other, boxes, cats, types, filler, visited):
            filler[cat_place] = place
            return True
    return False
