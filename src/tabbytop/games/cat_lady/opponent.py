"""The cat player's own cards (CL-X5, CL-X6): gifts to begin with, and how it takes its turns."""

from typing import Final, NamedTuple

CAT_PLAYER: Final = 1  # its number among the players of a solitaire game

# Starting cards: what each one brings, from outside the deck.
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

# What a turn card wants the most of.
MOST_TOYS: Final = 0
MOST_CATNIP: Final = 1
MOST_SIX_VP_CATS: Final = 2
MOST_FOOD: Final = 3
WHERE_THE_TOKEN_IS: Final = 4
WANTED: Final = ["most toys", "most catnip", "most 6-VP cats", "most food", "cat token"]


class TurnCard(NamedTuple):
    """A turn card: what it wants the most of, and the line that its arrow shows."""

    name: str
    wants: int
    arrow: int  # a line; the cat token's card has none: -1


TURN_CARDS: Final = (
    TurnCard("toys-middle-column", MOST_TOYS, 4),
    TurnCard("toys-bottom-row", MOST_TOYS, 2),
    TurnCard("catnip-right-column", MOST_CATNIP, 5),
    TurnCard("catnip-top-row", MOST_CATNIP, 0),
    TurnCard("six-vp-left-column", MOST_SIX_VP_CATS, 3),
    TurnCard("six-vp-middle-row", MOST_SIX_VP_CATS, 1),
    TurnCard("food-left-column", MOST_FOOD, 3),
    TurnCard("food-middle-row", MOST_FOOD, 1),
    TurnCard("cat-token", WHERE_THE_TOKEN_IS, -1),
)
TURN_COUNT: Final = len(TURN_CARDS)
TURN_CARD_NAMES: Final = [card.name for card in TURN_CARDS]
