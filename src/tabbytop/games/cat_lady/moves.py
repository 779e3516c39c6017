"""The moves of Cat Lady and their notation.

Cells are a1-c3, a row and a column, with a1 at the upper left.
"""

from typing import Final

from tabbytop.games.cat_lady.cards import (
    CHICKEN,
    GOAL_NAMES,
    MILK,
    TOKENS,
    TREAT,
    TUNA,
    TYPES,
    WILD,
)
from tabbytop.games.cat_lady.cats import CAT_NAMES, STRAYS
from tabbytop.kernel.vocabulary import Block, Vocabulary

SIDE: Final = 3
CELL_COUNT: Final = 9
CELLS: Final = ["a1", "a2", "a3", "b1", "b2", "b3", "c1", "c2", "c3"]
LINES: Final = ["row a", "row b", "row c", "column 1", "column 2", "column 3"]
LINE_COUNT: Final = 6
LINE_CELLS: Final = [
    [0, 1, 2], [3, 4, 5], [6, 7, 8],
    [0, 3, 6], [1, 4, 7], [2, 5, 8],
]  # fmt: skip

# Pairs of cells, the lower first, for the laser pointer.
_PAIRS: Final = [(a, b) for a in range(9) for b in range(a + 1, 9)]
PAIR_FIRST: Final = bytes(a for a, _ in _PAIRS)
PAIR_SECOND: Final = bytes(b for _, b in _PAIRS)
PAIR_COUNT: Final = len(_PAIRS)

# Foods: a token, and what it is eaten as: a food type, or WHOLE_MEAL for a treat that feeds a cat
# by itself. A token eaten as another type counts as wild: one of Moonbeam's two (CL-C30), or any
# of the cat player's (CL-C39).
WHOLE_MEAL: Final = TYPES
_FOODS: Final = [
    (CHICKEN, CHICKEN), (TUNA, TUNA), (MILK, MILK),
    (WILD, CHICKEN), (WILD, TUNA), (WILD, MILK),
    (TREAT, WHOLE_MEAL),
    (CHICKEN, TUNA), (CHICKEN, MILK), (TUNA, CHICKEN),
    (TUNA, MILK), (MILK, CHICKEN), (MILK, TUNA),
    (TREAT, CHICKEN), (TREAT, TUNA), (TREAT, MILK),
]  # fmt: skip
FOOD_TOKEN: Final = bytes(token for token, _ in _FOODS)
FOOD_TYPE: Final = bytes(type_ for _, type_ in _FOODS)
FOOD_COUNT: Final = len(_FOODS)
WILD_AS_TUNA: Final = 4
WILD_AS_MILK: Final = 5
FIRST_CONVERTED: Final = 7  # from here on, foods that only Moonbeam or the cat player can use
_FOOD_WORDS: Final = [
    TOKENS[token] if type_ in {token, WHOLE_MEAL} else f"{TOKENS[token]} as {TOKENS[type_]}"
    for token, type_ in _FOODS
]

# Payments for Choupette: tuna and milk, either of them wild (CL-C35).
PAYMENTS: Final = ["tuna and milk", "tuna and wild", "wild and milk", "wild and wild"]

PLACE: Final = Block("place {line}", line=LINES)
TAKE: Final = Block("take {line}", line=LINES)
ADOPT: Final = Block("adopt {stray}", stray=CAT_NAMES[STRAYS:])  # two lost cats for a stray …
CASH: Final = Block("cash in")  # … or for a 2-VP token
SPRAY: Final = Block("spray {line}", line=LINES)
SWAP_CAT: Final = Block("brush {cat} {cell}", cat=CAT_NAMES, cell=CELLS)
SHOP: Final = Block("shop")
LASER: Final = Block("laser {cells}", cells=[f"{CELLS[a]} {CELLS[b]}" for a, b in _PAIRS])
THROW: Final = Block("throw away {cell}", cell=CELLS)
SWAP_GOAL: Final = Block("swap {goal} for {pool}", goal=GOAL_NAMES, pool=GOAL_NAMES)
PICK: Final = Block("pick {cell}", cell=CELLS)  # for Choupette
PAY: Final = Block("pay {tokens}", tokens=PAYMENTS)
GUIDE: Final = Block("guide {line}", line=LINES)  # breaks a tie of the cat player
DONE: Final = Block("done")  # before FEED, so that always playing the first move ends
FEED: Final = Block("feed {cat} {food}", cat=CAT_NAMES, food=_FOOD_WORDS)
TAKE_BACK: Final = Block("take back {cat}", cat=CAT_NAMES)  # everything that a cat was given
END: Final = Block("end")  # of a turn, or of Choupette's extra actions

VOCABULARY: Final = Vocabulary(
    PLACE, TAKE, ADOPT, CASH, SPRAY, SWAP_CAT, SHOP, LASER, THROW, SWAP_GOAL, PICK, PAY, GUIDE,
    DONE, FEED, TAKE_BACK, END,
)  # fmt: skip
