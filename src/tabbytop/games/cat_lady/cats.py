"""The cats as printed (CL-B8, CL-B9, CL-X1, CL-X3), and lookup tables made from them.

A cat is its number in CATS, and there is one card of each. The first two groups are in the deck,
the others are strays. In the lookup tables a cat's index is its number, and food comes in the order
chicken, tuna, milk.
"""

from typing import Final, NamedTuple

# Colours, as bits. A cat of all colours is also gray if gray cats are in the game (CL-C26).
BLACK: Final = 1
ORANGE: Final = 2
WHITE: Final = 4
GRAY: Final = 8
ALL: Final = BLACK | ORANGE | WHITE | GRAY
COLOURS: Final = ["black", "orange", "white", "gray"]

ENDLESS: Final = 99  # the maximum of a cat that is never full
NOTHING: Final = "nothing"


class Cat(NamedTuple):
    """A cat as printed, in our words.

    Fed by its own needs it is worth `vp`, plus `each` for everything that `per` counts. `any_food`
    is the minimum and maximum number of tokens of any type that it eats.
    """

    name: str  # in notation
    colours: int
    needs: str  # c, t, m: chicken, tuna, milk
    vp: int
    mark: str = ""
    each: int = 0
    per: str = NOTHING
    any_food: tuple[int, int] = (0, 0)
    text: str = ""  # what is special about it, for programs


_BASE: Final = (
    Cat("shadow", BLACK, "t", 1),
    Cat("jazz", BLACK, "t", 1),
    Cat("lily", BLACK, "m", 2, "3+"),
    Cat("blackberry", BLACK, "cc", 3),
    Cat("keaton", BLACK, "mm", 4),
    Cat("pablo-picatso", BLACK, "ttt", 6),
    Cat("chester", ORANGE, "t", 1, "3+"),
    Cat("bell", ORANGE, "c", 1),
    Cat("bronte", ORANGE, "tt", 3),
    Cat("zeus", ORANGE, "cc", 3),
    Cat("pumpkin", ORANGE, "ccm", 6),
    Cat("chairman-meow", ORANGE, "ccc", 6),
    Cat("cooper", WHITE, "c", 1, "3+"),
    Cat("gershon", WHITE, "c", 1),
    Cat("snowflake", WHITE, "m", 2),
    Cat("sparkle", WHITE, "tt", 3),
    Cat("sir-cuddleface", WHITE, "mm", 4),
    Cat("sox", WHITE, "ttm", 6),
    Cat("alvin", BLACK | ORANGE, "tm", 0, "3+", 1, "orange"),
    Cat("dinah", ORANGE | WHITE, "cm", 0, "3+", 1, "white"),
    Cat("luna", BLACK | WHITE, "tc", 0, "3+", 1, "black"),
    Cat("henriette", ALL, "tcm", 5, "4"),
)

_TREATS: Final = (
    Cat("ash", GRAY, "c", 1),
    Cat("slate", GRAY | WHITE, "tt", 3),
    Cat("pebble", GRAY | ORANGE, "m", 2),
    Cat("storm", BLACK | GRAY, "cct", 6),
    Cat("misty", GRAY, "mm", 4, "4"),
    Cat("duke", GRAY | WHITE, "", 3, "4", any_food=(2, 2)),
    Cat("banjo", ORANGE | GRAY, "tm", 0, "5+", 1, "tuna"),
    Cat("fiddle", WHITE | GRAY, "cm", 0, "5+", 1, "chicken"),
    Cat("viola", BLACK | GRAY, "tm", 0, "5+", 1, "milk"),
    Cat("domino", BLACK | WHITE, "tcm", 5, "6"),
)

_BASE_STRAYS: Final = (
    Cat("florence", ORANGE, "cm", 0, "", 2, "orange"),
    Cat("antoinette", WHITE, "tm", 0, "", 2, "white"),
    Cat("eliot", BLACK, "tc", 0, "", 2, "black"),
    Cat("levar-purrton", WHITE, "tc", 0, "", 4, "three colours"),
    Cat("zoroaster", BLACK, "cc", 0, "", 2, "costume"),
    Cat("macak", ORANGE, "m", 2, text="may count as one more catnip"),
    Cat("waffle", ORANGE, "", 0, "", 3, "food eaten", any_food=(1, 4),
        text="all of one type"),
    Cat("hemingway", BLACK, "m", 3, text="7 if you alone feed the most cats"),
    Cat("sweetheart", ALL, "tc", 5),
    Cat("penny", ORANGE, "m", 0, "", 1, "toy"),
    Cat("moonbeam", WHITE, "tc", 3, text="any two of your tokens count as wild"),
    Cat("cow", WHITE, "", 0, "", 2, "food eaten", any_food=(1, ENDLESS)),
    Cat("truffle", BLACK, "", 0, "", 2, "other cat of its food", any_food=(1, 1)),
)  # fmt: skip

_TREATS_STRAYS: Final = (
    Cat("aoshima", BLACK | ORANGE | WHITE, "tcm", 6,
        text="three cats: black tuna, orange chicken, white milk; fills no box"),
    Cat("biddy", GRAY, "tm", 2, "", 3, "goal"),
    Cat("calf", BLACK | WHITE, "", 2, "", 1, "food eaten", any_food=(1, 5)),
    Cat("choupette", WHITE, "tm", 3, text="feed her first: she fetches two cards"),
    Cat("elvis", BLACK, "cm", 3, text="counts as a costume"),
    Cat("little-nicky", BLACK | ORANGE, "tc", 0,
        text="as much as your best other fed cat"),
    Cat("marshmallow", WHITE, "tcm", 0, "", 1, "point of your toy sets"),
    Cat("mister-fit", GRAY, "", 0, "", 2, "tuna, chicken and milk eaten",
        any_food=(2, 2)),
    Cat("mr-zoe", ORANGE, "m", 0, "", 2, "spray bottle or lost cat"),
    Cat("tomasso", ORANGE | WHITE, "tc", 3, text="counts as a toy"),
    Cat("mina", BLACK | GRAY, "tc", 0, "", 2, "multicoloured"),
    Cat("ringo", GRAY, "cm", 1, "", 1, "two-food"),
    Cat("peanut", ORANGE, "m", 0, "", 1, "one-food"),
)  # fmt: skip

CATS: Final = (*_BASE, *_TREATS, *_BASE_STRAYS, *_TREATS_STRAYS)
CAT_NAMES: Final = [cat.name for cat in CATS]

# The first cat numbers of groups.
TREATS_CATS: Final = len(_BASE)  # the first cat of the deck that came with Box of Treats
STRAYS: Final = TREATS_CATS + len(_TREATS)  # the first stray
TREATS_STRAYS: Final = STRAYS + len(_BASE_STRAYS)  # the first stray of Box of Treats
CAT_COUNT: Final = TREATS_STRAYS + len(_TREATS_STRAYS)

# Cats that the rules name.
MACAK: Final = CAT_NAMES.index("macak")
WAFFLE: Final = CAT_NAMES.index("waffle")
HEMINGWAY: Final = CAT_NAMES.index("hemingway")
MOONBEAM: Final = CAT_NAMES.index("moonbeam")
AOSHIMA: Final = CAT_NAMES.index("aoshima")
BIDDY: Final = CAT_NAMES.index("biddy")
CALF: Final = CAT_NAMES.index("calf")
CHOUPETTE: Final = CAT_NAMES.index("choupette")
ELVIS: Final = CAT_NAMES.index("elvis")
LITTLE_NICKY: Final = CAT_NAMES.index("little-nicky")
MISTER_FIT: Final = CAT_NAMES.index("mister-fit")
MR_ZOE: Final = CAT_NAMES.index("mr-zoe")
TOMASSO: Final = CAT_NAMES.index("tomasso")

# Lookup tables by cat number.
_LETTERS: Final = "ctm"

# The tokens that a cat with printed needs must get: three numbers per cat, 0 if it eats any food.
NEEDS: Final = bytes(cat.needs.count(letter) for cat in CATS for letter in _LETTERS)
# The least and most tokens of a cat that eats any food; 0 for one with printed needs.
ANY_FOOD_MIN: Final = bytes(cat.any_food[0] for cat in CATS)
ANY_FOOD_MAX: Final = bytes(cat.any_food[1] for cat in CATS)
# The least tokens that feed a cat; the cat player ranks cats by it (CL-C39).
MIN_TOKENS: Final = bytes(len(cat.needs) or cat.any_food[0] for cat in CATS)
# The food types in the printed needs, as bits.
PRINTED_TYPES: Final = bytes(
    sum(1 << place for place, letter in enumerate(_LETTERS) if letter in cat.needs) for cat in CATS
)
COLOURS_OF: Final = bytes(cat.colours for cat in CATS)

# How often a card counts as a cat, a multicoloured, a one-food and a two-food cat. Aoshima and
# her friends are three cats of one colour and one food each (CL-C9); Waffle, Cow and Calf are
# neither one-food nor two-food cats (CL-C27).
CATS_ON_CARD: Final = bytes(3 if number == AOSHIMA else 1 for number in range(len(CATS)))
MULTICOLOURED_OF: Final = bytes(
    int(cat.colours.bit_count() > 1 and number != AOSHIMA) for number, cat in enumerate(CATS)
)


def _of_size(size: int) -> bytes:
    """Mark the cats that need exactly this much food, as printed."""
    return bytes(int(len(cat.needs) == size or cat.any_food == (size, size)) for cat in CATS)


ONE_FOOD_OF: Final = bytes(
    3 if number == AOSHIMA else fits for number, fits in enumerate(_of_size(1))
)
TWO_FOOD_OF: Final = _of_size(2)

# Names for `Cat.per`; PER holds their indexes. Classes of cats come first.
PER_NAMES: Final = [
    *COLOURS, "chicken", "tuna", "milk", "one-food", "two-food", "multicoloured",
    "three colours", "other cat of its food", "food eaten", "tuna, chicken and milk eaten",
    "costume", "toy", "point of your toy sets", "spray bottle or lost cat", "goal", "nothing",
]  # fmt: skip
FIRST_TYPE: Final = len(COLOURS)
ONE_FOOD_CATS: Final = FIRST_TYPE + len(_LETTERS)
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
PER: Final = bytes(PER_NAMES.index(cat.per) for cat in CATS)
