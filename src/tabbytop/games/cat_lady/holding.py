"""A player's holding when cats are fed, and the results of the others: the input of a plan.

A *plan* is an ascending list of FEED moves: every token that is eaten, by which cat and as what.
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
    """The cats, tokens and cards of one player, or the cat player, for feeding and scoring."""

    def __init__(self) -> None:
        self.cats: list[int] = []  # ascending
        self.tokens: list[int] = [0] * TOKEN_KINDS  # chicken, tuna, milk, wild, treat
        self.eaten: list[int] = []  # FEED moves made before: Choupette's (CL-C35)
        self.toys: list[int] = [0] * TOY_KINDS
        self.wild_toys = 0  # from the cat player's starting card
        self.costumes = 0
        self.catnip = 0
        self.lost_cats = 0
        self.sprays = 0
        self.boxes: list[int] = []  # kinds, ascending
        self.vp_tokens = 0  # of 2 VP each
        self.extras = 0  # the cat player's VP: 1 per brush, laser pointer and spray bottle (CL-C39)
        self.gray = True  # whether a cat of all colours is also gray (CL-C26)
        self.all_wild = False  # whether all tokens except treats are wild, as for the cat player
        self.choupette_payable = False  # whether a plan may still feed Choupette by her own needs


def make_holding(
    cats: list[int], tokens: list[int], hand: list[int], boxes: list[int], vp_tokens: int
) -> Holding:
    """Build the holding of a player with these cards and tokens."""
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
    """The results of the other players, as far as they change the value of a plan (CL-C2).

    `goals` are this player's shared goals, at most two, with their targets in `needed` and what
    each partner contributes in `partners`.
    """

    def __init__(self) -> None:
        self.most_fed = -1  # the most cats that another player feeds; -1 without other players
        self.costumes: list[int] = []  # of each other player
        self.leftovers: list[int] = []  # of each other player
        self.second_prize = False  # whether the second most costumes get a prize: 5-6 seats
        self.goals: list[int] = []
        self.needed: list[int] = []
        self.partners: list[int] = []
