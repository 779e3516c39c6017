"""What every cat needs and where it counts, as tables of small numbers made from CATS.

A cat's place in a table is its number. Food comes in the order chicken, tuna, milk.
"""

from typing import Final

from tabbytop.games.cat_lady.cards import TYPES
from tabbytop.games.cat_lady.cats import AOSHIMA, CATS, COLOURS

_LETTERS: Final = "ctm"

# What a cat with printed needs must get: three numbers a cat, nought for one of any food.
NEEDS: Final = bytes(cat.needs.count(letter) for cat in CATS for letter in _LETTERS)
# How much a cat of any food takes; nought for one with printed needs.
LEAST: Final = bytes(cat.any_food[0] for cat in CATS)
MOST: Final = bytes(cat.any_food[1] for cat in CATS)
# How much a cat needs at least: what the cat player goes by (CL-C39).
SMALLEST: Final = bytes(len(cat.needs) or cat.any_food[0] for cat in CATS)
# The types of food in its printed needs, as bits.
PRINTED: Final = bytes(
    sum(1 << place for place, letter in enumerate(_LETTERS) if letter in cat.needs) for cat in CATS
)
COLOURS_OF: Final = bytes(cat.colours for cat in CATS)

# How often a card counts as a cat, as a multicoloured, a one-food and a two-food cat. Aoshima and
# her friends are three cats of one colour and one food each (CL-C9); Waffle, Cow and Calf are
# neither one-food nor two-food cats (CL-C27).
HEADS: Final = bytes(3 if number == AOSHIMA else 1 for number in range(len(CATS)))
MULTICOLOURED_OF: Final = bytes(
    int(cat.colours.bit_count() > 1 and number != AOSHIMA) for number, cat in enumerate(CATS)
)


def _of_size(size: int) -> bytes:
    """Which cats need exactly so much food, by what is printed."""
    return bytes(int(len(cat.needs) == size or cat.any_food == (size, size)) for cat in CATS)


ONE_FOOD_OF: Final = bytes(
    3 if number == AOSHIMA else fits for number, fits in enumerate(_of_size(1))
)
TWO_FOOD_OF: Final = _of_size(2)

# What `Cat.per` counts, as a number: first the classes of cats, then the rest.
PERS: Final = [
    *COLOURS, "chicken", "tuna", "milk", "one-food", "two-food", "multicoloured",
    "three colours", "other cat of its food", "food eaten", "tuna, chicken and milk eaten",
    "costume", "toy", "point of your toy sets", "spray bottle or lost cat", "goal", "nothing",
]  # fmt: skip
FIRST_TYPE: Final = len(COLOURS)
ONE_FOOD_CATS: Final = FIRST_TYPE + TYPES
TWO_FOOD_CATS: Final = ONE_FOOD_CATS + 1
MULTICOLOURED_CATS: Final = ONE_FOOD_CATS + 2
CLASSES: Final = ONE_FOOD_CATS + 3
THREE_COLOURS: Final = CLASSES
OTHERS_OF_ITS_FOOD: Final = CLASSES + 1
FOOD_EATEN: Final = CLASSES + 2
SETS_EATEN: Final = CLASSES + 3
PER_COSTUME: Final = CLASSES + 4
PER_TOY: Final = CLASSES + 5
TOY_SET_POINTS: Final = CLASSES + 6
UNPLAYED: Final = CLASSES + 7
PER_GOAL: Final = CLASSES + 8
PER_NOTHING: Final = CLASSES + 9

VP: Final = bytes(cat.vp for cat in CATS)
EACH: Final = bytes(cat.each for cat in CATS)
PER: Final = bytes(PERS.index(cat.per) for cat in CATS)
