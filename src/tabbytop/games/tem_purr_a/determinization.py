"""Determinization: deal a table that could be the real one, from what a seat knows.

Hidden are the cards in other hands that nobody saw going there, and the deck, except for cards that
were openly shuffled into it. They form one pool, which is dealt again. Every deal that agrees with
public knowledge is equally likely: a seat that showed no dish holds actions (TP-A6, TP-X3), and a
seat that must start a stack holds a dish (TP-X4).
"""

from typing import TYPE_CHECKING

from tabbytop.games.tem_purr_a.cards import DISH_COUNT, KIND_COUNT
from tabbytop.games.tem_purr_a.table import TempuraTable
from tabbytop.kernel.generator import Generator

if TYPE_CHECKING:
    from mypy_extensions import i64


def resample_hidden(table: TempuraTable, seat: int, rng: Generator) -> None:
    """Deal again all cards that the seat does not know."""
    wanted = _pool_hidden_cards(table, seat)
    pool, hands = table.deck, table.hands
    for other in range(table.seats):
        if wanted[other] > 0 and table.actions[other] > 0:
            _deal_actions(table, other, rng)
            wanted[other] -= table.actions[other]
    left: i64 = 0
    for count in pool:
        left += count
    starter = table.active if table.must_start_stack() else -1
    if starter >= 0 and wanted[starter] > 0 and not table.has_dish(starter):
        _deal_hand_with_dish(table, starter, wanted[starter], left, rng)
        left -= wanted[starter]
        wanted[starter] = 0
    for other in range(table.seats):
        first = other * KIND_COUNT
        for _card in range(wanted[other]):
            kind: i64 = _kind_at(pool, rng.below(left))
            left -= 1
            pool[kind] = pool[kind] - 1
            hands[first + kind] = hands[first + kind] + 1
    _add(pool, table.returned, 1)


def _pool_hidden_cards(table: TempuraTable, seat: int) -> list[int]:
    """Move all hidden cards into the deck, keep only known cards in other hands, and return how
    many cards each hand is short of."""
    wanted: list[int] = []
    pool = table.deck
    hands, known = table.hands, table.known
    _add(pool, table.returned, -1)
    for other in range(table.seats):
        short: i64 = 0
        if other != seat:
            first: i64 = other * KIND_COUNT
            for kind in range(KIND_COUNT):
                held: i64 = hands[first + kind]
                seen: i64 = known[first + kind]
                if held > seen:
                    short += held - seen
                    pool[kind] = pool[kind] + (held - seen)
                    hands[first + kind] = seen
        wanted.append(short)
    return wanted


def _deal_actions(table: TempuraTable, seat: int, rng: Generator) -> None:
    """Deal as many random actions as are publicly known to be among the unseen cards of a hand."""
    pool, first = table.deck, seat * KIND_COUNT
    for _card in range(table.actions[seat]):
        left: i64 = 0
        for kind in range(DISH_COUNT, KIND_COUNT):
            left += pool[kind]
        place: i64 = rng.below(left)
        drawn: i64 = DISH_COUNT
        while place >= pool[drawn]:
            place -= pool[drawn]
            drawn += 1
        pool[drawn] -= 1
        table.hands[first + drawn] += 1


def _deal_hand_with_dish(
    table: TempuraTable, seat: int, wanted: int, left: int, rng: Generator
) -> None:
    """Deal random cards again and again until there is a dish among them. Actions are rare, so this
    takes few attempts."""
    first = seat * KIND_COUNT
    while True:
        drawn = [0] * KIND_COUNT
        for card in range(wanted):
            kind = _kind_at(table.deck, rng.below(left - card))
            table.deck[kind] -= 1
            drawn[kind] += 1
        if sum(drawn[:DISH_COUNT]) > 0:
            break
        for kind in range(KIND_COUNT):
            table.deck[kind] += drawn[kind]
    for kind in range(KIND_COUNT):
        table.hands[first + kind] += drawn[kind]


def _add(pool: list[int], counts: list[int], times: "i64") -> None:
    """Add so many times the counts, by kind, to a pool."""
    for kind in range(KIND_COUNT):
        count: i64 = counts[kind]
        if count > 0:
            pool[kind] = pool[kind] + times * count


def _kind_at(pool: list[int], place: "i64") -> "i64":
    """Return the kind of the card at an index of a pool that is sorted by kind."""
    kind: i64 = 0
    while place >= pool[kind]:
        place -= pool[kind]
        kind += 1
    return kind
