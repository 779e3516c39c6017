"""All components besides cats, and the cards used in each game (CL-B8, CL-X1, CL-X2).

These are the cards of the deck, the food tokens, the shared goals (CL-X4) and the cat player's own
cards (CL-X5, CL-X6). A *kind* is a card's number: first the cats, then OTHERS. Cards of one kind
are equal, so a pile is a list of kinds.
"""

from typing import TYPE_CHECKING, Final, NamedTuple

from tabbytop.games.cat_lady.cats import (
    BLACK,
    CAT_COUNT,
    CAT_NAMES,
    CATS,
    GRAY,
    ORANGE,
    STRAYS,
    TREATS_CATS,
    WHITE,
)

if TYPE_CHECKING:
    from mypy_extensions import i64  # native: the predicates below are hot


# Food tokens. The first three are also the types of food.
CHICKEN: Final = 0
TUNA: Final = 1
MILK: Final = 2
WILD: Final = 3
TREAT: Final = 4
TYPES: Final = 3
TOKEN_KINDS: Final = 5
TOKENS: Final = ["chicken", "tuna", "milk", "wild", "treat"]

MOST_SEATS: Final = 6

NO_MARK: Final = (0, 0, 0, 0)


class Kind(NamedTuple):
    """A kind of card that is not a cat.

    `base` counts the cards of the base game without mark and with `3+` and `4`; `treats` counts
    those of Box of Treats without mark and with `4`, `5+` and `6`.
    """

    name: str  # in notation
    group: str  # food, toy, costume, catnip, play (kept in hand until it is played), box
    base: tuple[int, int, int] = (0, 0, 0)
    treats: tuple[int, int, int, int] = NO_MARK
    food: str = ""  # the tokens it becomes: c, t, m, wild (w), treat (x)
    colour: int = 0  # of the cat that fills a box, and …
    eats: str = ""  # … what that cat eats


_OTHERS: Final = (
    Kind("chicken", "food", (7, 0, 1), food="c"),
    Kind("two-chicken", "food", (2, 1, 0), food="cc"),
    Kind("tuna", "food", (7, 0, 1), food="t"),
    Kind("two-tuna", "food", (2, 1, 0), food="tt"),
    Kind("milk", "food", (5, 2, 1), (0, 0, 0, 1), food="m"),
    Kind("two-milk", "food", (1, 0, 0), (0, 0, 1, 0), food="mm"),
    Kind("wild", "food", (2, 0, 1), (0, 0, 0, 1), food="w"),
    Kind("chicken-and-tuna", "food", treats=(1, 1, 1, 1), food="ct"),
    Kind("treat", "food", treats=(6, 0, 0, 0), food="x"),
    Kind("mouse-toy", "toy", (2, 0, 1), (0, 0, 1, 0)),
    Kind("yarn-ball", "toy", (2, 0, 1), (0, 0, 1, 0)),
    Kind("feather-wand", "toy", (2, 0, 1), (0, 0, 1, 0)),
    Kind("cat-tower", "toy", (2, 0, 1), (0, 0, 1, 0)),
    Kind("scratching-post", "toy", (2, 0, 1), (0, 0, 1, 0)),
    Kind("wizard-hat", "costume", (1, 0, 0)),
    Kind("pirate-coat", "costume", (1, 0, 0)),
    Kind("lobster-suit", "costume", (1, 0, 0)),
    Kind("bee-wings", "costume", (1, 0, 0)),
    Kind("bow-tie", "costume", (1, 0, 0)),
    Kind("dinosaur-hood", "costume", (1, 0, 0)),
    Kind("space-helmet", "costume", (1, 0, 0)),
    Kind("lion-mane", "costume", (0, 1, 0)),
    Kind("tutu", "costume", (0, 0, 1)),
    Kind("detective-cap", "costume", treats=(0, 0, 1, 0)),
    Kind("mermaid-tail", "costume", treats=(0, 0, 1, 0)),
    Kind("cowboy-boots", "costume", treats=(0, 0, 0, 1)),
    Kind("catnip", "catnip", (5, 1, 1), (0, 0, 1, 1)),
    Kind("lost-cat", "play", (8, 2, 0), (0, 0, 2, 0)),
    Kind("spray-bottle", "play", (3, 1, 1), (0, 0, 0, 1)),
    Kind("brush", "play", treats=(2, 1, 0, 0)),
    Kind("laser-pointer", "play", treats=(2, 1, 0, 0)),
    Kind("shopping-bag", "play", treats=(2, 0, 0, 0)),
    Kind("gray-box", "box", treats=(1, 1, 0, 0), colour=GRAY),
    Kind("orange-chicken-box", "box", treats=(1, 0, 0, 0), colour=ORANGE, eats="c"),
    Kind("white-milk-box", "box", treats=(1, 0, 0, 0), colour=WHITE, eats="m"),
    Kind("black-tuna-box", "box", treats=(1, 0, 0, 0), colour=BLACK, eats="t"),
    Kind("white-tuna-box", "box", treats=(1, 0, 0, 0), colour=WHITE, eats="t"),
    Kind("black-milk-box", "box", treats=(0, 1, 0, 0), colour=BLACK, eats="m"),
    Kind("orange-tuna-box", "box", treats=(0, 1, 0, 0), colour=ORANGE, eats="t"),
    Kind("white-chicken-box", "box", treats=(0, 0, 0, 1), colour=WHITE, eats="c"),
    Kind("orange-milk-box", "box", treats=(0, 0, 0, 1), colour=ORANGE, eats="m"),
)  # fmt: skip

OTHERS: Final = _OTHERS
NAMES: Final = [*CAT_NAMES, *(kind.name for kind in _OTHERS)]
KIND_COUNT: Final = CAT_COUNT + len(_OTHERS)

# Kinds that the rules name, and the first kinds of groups.
FIRST_FOOD: Final = NAMES.index("chicken", CAT_COUNT)
FIRST_TOY: Final = NAMES.index("mouse-toy")
FIRST_COSTUME: Final = NAMES.index("wizard-hat")
CATNIP: Final = NAMES.index("catnip")
LOST_CAT: Final = NAMES.index("lost-cat")
SPRAY_BOTTLE: Final = NAMES.index("spray-bottle")
BRUSH: Final = NAMES.index("brush")
LASER_POINTER: Final = NAMES.index("laser-pointer")
SHOPPING_BAG: Final = NAMES.index("shopping-bag")
FIRST_BOX: Final = NAMES.index("gray-box")
TOY_KINDS: Final = 5

# The tokens that a food card becomes, by kind.
GIVES: Final = [
    *([] for _ in range(CAT_COUNT)),
    *(["ctmwx".index(letter) for letter in kind.food] for kind in _OTHERS),
]


def is_cat(kind: "i64") -> bool:
    """Whether a kind is a cat, of the deck or a stray."""
    return kind < CAT_COUNT


def is_stray(kind: "i64") -> bool:
    """Whether a kind is a stray."""
    return STRAYS <= kind < CAT_COUNT


def is_food(kind: "i64") -> bool:
    """Whether a kind is a food card, which becomes tokens at once."""
    return FIRST_FOOD <= kind < FIRST_TOY


def is_toy(kind: "i64") -> bool:
    """Whether a kind is one of the five toys."""
    return FIRST_TOY <= kind < FIRST_COSTUME


def is_costume(kind: "i64") -> bool:
    """Whether a kind is a costume; costumes differ only in name."""
    return FIRST_COSTUME <= kind < CATNIP


def is_box(kind: "i64") -> bool:
    """Whether a kind is a box, to be filled by a cat."""
    return kind >= FIRST_BOX


def is_kept_in_hand(kind: "i64") -> bool:
    """Whether a card goes to the hand: toys, costumes, catnip and playable cards (CL-C6)."""
    return FIRST_TOY <= kind < FIRST_BOX


def copies(kind: int, seats: int, *, treats: bool) -> int:
    """Return how many cards of a kind are in the deck before the random removal.

    Solitaire uses the cards for two players (CL-X1).
    """
    seats = max(seats, 2)
    if kind < CAT_COUNT:
        if kind >= STRAYS or (kind >= TREATS_CATS and not treats):
            return 0
        mark = CATS[kind].mark
        return 1 if seats >= (int(mark[0]) if mark else 2) else 0
    other = _OTHERS[kind - CAT_COUNT]
    count = sum(other.base[: min(seats, 4) - 1])
    if treats:
        count += sum(other.treats[: max(seats, 3) - 2])
    return count


def full_deck(seats: int, *, treats: bool) -> list[int]:
    """Return all cards of the deck, ascending, before the random removal."""
    return (_WITH_TREATS if treats else _BASE_ALONE)[seats].copy()


def _decks(*, treats: bool) -> list[list[int]]:
    """Build the decks by number of seats."""
    decks: list[list[int]] = []
    for seats in range(MOST_SEATS + 1):
        deck: list[int] = []
        for kind in range(KIND_COUNT):
            deck.extend([kind] * copies(kind, seats, treats=treats))
        decks.append(deck)
    return decks


_WITH_TREATS: Final = _decks(treats=True)
_BASE_ALONE: Final = _decks(treats=False)


# Shared goals (CL-X4).
GOAL_VP: Final = 3  # for each of the two partners


class Goal(NamedTuple):
    """A shared goal, and its target with 3, 4, 5 and 6 seats."""

    name: str
    needed: tuple[int, int, int, int]


GOALS: Final = (
    Goal("fed-cats", (16, 14, 12, 11)),
    Goal("toys", (8, 8, 8, 8)),
    Goal("costumes", (6, 5, 5, 5)),
    Goal("catnip", (5, 4, 4, 4)),
    Goal("multicoloured", (5, 5, 5, 5)),
    Goal("one-food", (7, 6, 5, 4)),
    Goal("two-food", (8, 7, 7, 6)),
    Goal("tuna-cats", (8, 7, 6, 6)),
    Goal("chicken-cats", (8, 7, 6, 6)),
    Goal("milk-cats", (7, 6, 6, 6)),
)
GOAL_NAMES: Final = [goal.name for goal in GOALS]
GOAL_COUNT: Final = 10

# Indexes into GOALS.
GOAL_FED_CATS: Final = 0
GOAL_TOYS: Final = 1
GOAL_COSTUMES: Final = 2
GOAL_CATNIP: Final = 3
GOAL_MULTICOLOURED: Final = 4
GOAL_ONE_FOOD: Final = 5
GOAL_TWO_FOOD: Final = 6
GOAL_TUNA: Final = 7
GOAL_CHICKEN: Final = 8
GOAL_MILK: Final = 9


def goal_target(goal: int, seats: int) -> int:
    """Return how many a goal requires with this number of seats."""
    return GOALS[goal].needed[seats - 3]


# The cat player of solitaire (CL-X5, CL-X6).
CAT_PLAYER: Final = 1  # player number in solitaire

# Starting cards; what they bring does not come from the deck.
STARTING_CARDS: Final = [
    "two-tokens", "one-more-stray", "one-catnip", "three-wild", "two-costumes", "wild-toy",
]  # fmt: skip
STARTING_COUNT: Final = len(STARTING_CARDS)
TWO_TOKENS: Final = 0
ONE_MORE_STRAY: Final = 1
ONE_CATNIP: Final = 2
THREE_WILD: Final = 3
TWO_COSTUMES: Final = 4
WILD_TOY: Final = 5

# What a turn card looks for.
MOST_TOYS: Final = 0
MOST_CATNIP: Final = 1
MOST_SIX_VP_CATS: Final = 2
MOST_FOOD: Final = 3
CAT_TOKEN_LINE: Final = 4


class TurnCard(NamedTuple):
    """A turn card of the cat player: what it wants most, and the line that its arrow shows."""

    name: str
    wants: int
    arrow: int  # a line; -1 for the cat token's card, which has none


TURN_CARDS: Final = (
    TurnCard("toys-middle-column", MOST_TOYS, 4),
    TurnCard("toys-bottom-row", MOST_TOYS, 2),
    TurnCard("catnip-right-column", MOST_CATNIP, 5),
    TurnCard("catnip-top-row", MOST_CATNIP, 0),
    TurnCard("six-vp-left-column", MOST_SIX_VP_CATS, 3),
    TurnCard("six-vp-middle-row", MOST_SIX_VP_CATS, 1),
    TurnCard("food-left-column", MOST_FOOD, 3),
    TurnCard("food-middle-row", MOST_FOOD, 1),
    TurnCard("cat-token", CAT_TOKEN_LINE, -1),
)
TURN_COUNT: Final = len(TURN_CARDS)
TURN_CARD_NAMES: Final = [card.name for card in TURN_CARDS]
