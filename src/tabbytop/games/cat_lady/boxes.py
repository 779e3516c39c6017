"""Which cats fill which boxes (CL-C22): as many boxes as can be."""

from typing import TYPE_CHECKING, Final

from tabbytop.games.cat_lady.appetites import COLOURS_OF, PRINTED
from tabbytop.games.cat_lady.cards import FIRST_BOX, OTHERS, TYPES
from tabbytop.games.cat_lady.cats import AOSHIMA, CAT_COUNT
from tabbytop.games.cat_lady.diets import OWN, SLOTS, Diet

if TYPE_CHECKING:
    from mypy_extensions import i64  # native: the solver fills boxes at every leaf

_BOXES: Final = OTHERS[FIRST_BOX - CAT_COUNT :]
_COLOUR: Final = bytes(box.colour for box in _BOXES)
_EATS: Final = bytes("ctm".index(box.eats) if box.eats else TYPES for box in _BOXES)


def types_of(diet: Diet, place: "i64") -> "i64":
    """The types of food that make a cat a chicken, tuna or milk cat, as bits; fed or not."""
    types: i64 = PRINTED[diet.cats[place]]
    if diet.how[place] == OWN:
        for type_ in range(TYPES):
            if diet.food[place * SLOTS + type_] > 0:
                types |= 1 << type_
    return types


def fits(box: "i64", cat: "i64", types: "i64") -> bool:
    """Whether a cat that eats these types can fill a box. Aoshima and her friends fill none."""
    number: i64 = box - FIRST_BOX
    if cat == AOSHIMA or not COLOURS_OF[cat] & _COLOUR[number]:
        return False
    eats: i64 = _EATS[number]
    return eats == TYPES or types >> eats & 1 == 1


def filled(boxes: list[int], diet: Diet) -> int:
    """How many boxes can be filled at once, a cat each, fed or not."""
    types: list[int] = []
    for place in range(len(diet.cats)):
        types.append(types_of(diet, place))
    return most_filled(boxes, diet.cats, types)


def most_filled(boxes: list[int], cats: list[int], types: list[int]) -> int:
    """How many boxes cats that eat these types can fill at once."""
    filler = [-1] * len(cats)  # the box that each cat is in
    count = 0
    for place in range(len(boxes)):
        if _fill(place, boxes, cats, types, filler, [False] * len(cats)):
            count += 1
    return count


def _fill(
    place: int,
    boxes: list[int],
    cats: list[int],
    types: list[int],
    filler: list[int],
    asked: list[bool],
) -> bool:
    """Find a cat for a box; one that is in another box moves out if that one finds another."""
    for cat_place in range(len(cats)):
        if asked[cat_place] or not fits(boxes[place], cats[cat_place], types[cat_place]):
            continue
        asked[cat_place] = True
        other = filler[cat_place]
        if other < 0 or _fill(other, boxes, cats, types, filler, asked):
            filler[cat_place] = place
            return True
    return False
