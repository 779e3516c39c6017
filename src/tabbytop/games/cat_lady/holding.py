"""What one player has when the cats are fed, and what the others have: all that a plan needs.

A *plan* is a list of FEED moves, ascending: every token that is eaten, by whom and as what.
"""

from tabbytop.games.cat_lady.cards import (
    CATNIP,
    FIRST_TOY,
    LOST_CAT,
    SPRAY_BOTTLE,
    TOKEN_KINDS,
    TOY_KINDS,
    is_costume,
    is_toy,
)


class Holding:
    """What one player has. The cat player has one too."""

    def __init__(self) -> None:
        self.cats: list[int] = []  # ascending
        self.tokens: list[int] = [0] * TOKEN_KINDS  # chicken, tuna, milk, wild, treat
        self.eaten: list[int] = []  # the part of the plan that is over: Choupette's (CL-C35)
        self.toys: list[int] = [0] * TOY_KINDS
        self.wild_toys = 0  # the cat player's starting card
        self.costumes = 0
        self.catnip = 0
        self.lost_cats = 0
        self.sprays = 0
        self.boxes: list[int] = []  # kinds, ascending
        self.vp_tokens = 0  # of 2 VP each
        self.extras = 0  # VP of the cat player: 1 a brush, laser and spray bottle (CL-C39)
        self.gray = True  # whether a cat of all colours is gray too (CL-C26)
        self.all_wild = False  # whether all tokens but treats are wild: the cat player's
        self.choupette_payable = (
            False  # whether Choupette's hour is still to come: a plan may feed her
        )


def make_holding(
    cats: list[int], tokens: list[int], hand: list[int], boxes: list[int], vp_tokens: int
) -> Holding:
    """What somebody has who has taken these cards and tokens; of the hand, what counts."""
    mine = Holding()
    mine.cats = cats
    mine.tokens = tokens
    for kind in hand:
        if is_toy(kind):
            mine.toys[kind - FIRST_TOY] += 1
        elif is_costume(kind):
            mine.costumes += 1
        elif kind == CATNIP:
            mine.catnip += 1
        elif kind == LOST_CAT:
            mine.lost_cats += 1
        elif kind == SPRAY_BOTTLE:
            mine.sprays += 1
    mine.boxes = boxes
    mine.vp_tokens = vp_tokens
    return mine


class Rivals:
    """What the others come to, as far as it changes what a plan is worth (CL-C2).

    `goals` are this player's shared goals, two at most, with `needed` and what the partner brings.
    """

    def __init__(self) -> None:
        self.most_fed = -1  # the most cats that any other feeds; -1: there is no other
        self.costumes: list[int] = []  # of each other
        self.leftovers: list[int] = []  # of each other
        self.second_prize = False  # whether the second most costumes get something: 5-6 seats
        self.goals: list[int] = []
        self.needed: list[int] = []
        self.partners: list[int] = []
