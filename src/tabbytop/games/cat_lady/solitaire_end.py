"""How the cat player uses Choupette at the end (CL-C39)."""

from tabbytop.games.cat_lady.best_plan import best_value
from tabbytop.games.cat_lady.cards import MILK, TUNA, TYPES
from tabbytop.games.cat_lady.cats import CHOUPETTE
from tabbytop.games.cat_lady.moves import (
    FEED,
    FOOD_COUNT,
    FOOD_TOKEN,
    FOOD_TYPE,
    PAIR_COUNT,
    PAIR_FIRST,
    PAIR_SECOND,
)
from tabbytop.games.cat_lady.opponent import CAT_PLAYER
from tabbytop.games.cat_lady.solitaire import trade_lost_cats
from tabbytop.games.cat_lady.table import EMPTY, CatLadyTable
from tabbytop.kernel.agenda import Step


class CatPlayerFeedsChoupette(Step[CatLadyTable]):
    """The cat player pays for her if that is worth as much to it, with the two best cards.

    Worth is the private value of its reference plan; strays come first with it, so as much is
    enough (CL-Y13). Of equal pairs the upper left is taken.
    """

    def run(self, table: CatLadyTable) -> None:
        """Two tokens, two cards; lost cats are traded in at once."""
        eaten = payment_of_cat_player(table)
        if not eaten:
            return
        best, pair = private_value(table) - 1, -1
        for tried in range(PAIR_COUNT):
            if not _is_full(table, tried):
                continue
            world = table.copy()
            _feed_and_pick(world, eaten, tried)
            worth = private_value(world)
            if worth > best:
                best, pair = worth, tried
        if pair >= 0:
            _feed_and_pick(table, eaten, pair)


def private_value(table: CatLadyTable) -> int:
    """What the cat player's reference plan is worth to it."""
    return best_value(table.holding(CAT_PLAYER), None)


def payment_of_cat_player(table: CatLadyTable) -> list[int]:
    """How it would pay: all its tokens but treats are wild to it; none if it has not two."""
    tokens = table.tokens(CAT_PLAYER)
    eaten: list[int] = []
    for need in (TUNA, MILK):
        food = _food_for(tokens, need)
        if food < 0:
            return []
        tokens[FOOD_TOKEN[food]] -= 1
        eaten.append(FEED.of(CHOUPETTE, food))
    return sorted(eaten)


def _food_for(tokens: list[int], need: int) -> int:
    """The first food in notation that is eaten as this and is there, or -1."""
    for food in range(FOOD_COUNT):
        if FOOD_TYPE[food] == need and FOOD_TOKEN[food] <= TYPES and tokens[FOOD_TOKEN[food]] > 0:
            return food
    return -1


def _is_full(table: CatLadyTable, pair: int) -> bool:
    return table.grid[PAIR_FIRST[pair]] != EMPTY and table.grid[PAIR_SECOND[pair]] != EMPTY


def _feed_and_pick(table: CatLadyTable, eaten: list[int], pair: int) -> None:
    table.feed_choupette(CAT_PLAYER, eaten.copy())
    table.pick(CAT_PLAYER, PAIR_FIRST[pair])
    table.pick(CAT_PLAYER, PAIR_SECOND[pair])
    trade_lost_cats(table)
