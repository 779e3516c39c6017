"""A table that could be the real one, for all that a seat knows.

Hidden are the others' cards that nobody has seen going to their hands, and the deck, but for the
cards that were shuffled into it openly. All of that is one pool, dealt anew, every deal equally
likely that agrees with what everybody saw: who showed that there was no dish holds actions
(TP-A6), and who is to start a stack holds a dish.
"""

from typing import TYPE_CHECKING

from tabbytop.games.tem_purr_a.cards import DISH_COUNT, KIND_COUNT
from tabbytop.games.tem_purr_a.table import TempuraTable
from tabbytop.kernel.generator import Generator

if TYPE_CHECKING:
    from mypy_extensions import i64


def resample_hidden(table: TempuraTable, seat: int, rng: Generator) -> None:
    """Deal everything anew that the seat does not know."""
    wanted = _pool_hidden_cards(table, seat)
    pool = table.deck
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
            kind = _kind_at(pool, rng.below(left))
            left -= 1
            pool[kind] -= 1
            table.hands[first + kind] += 1
    for kind in range(KIND_COUNT):
        pool[kind] += table.returned[kind]


def _pool_hidden_cards(table: TempuraTable, seat: int) -> list[int]:
    """Make the deck the pool of all that is hidden, the hands what is known of them; how many
    cards each hand is short of."""
    wanted: list[int] = []
    pool = table.deck
    for kind in range(KIND_COUNT):
        pool[kind] -= table.returned[kind]
    for other in range(table.seats):
        short: i64 = 0
        if other != seat:
            first = other * KIND_COUNT
            for kind in range(KIND_COUNT):
                unseen: i64 = table.hands[first + kind] - table.known[first + kind]
                if unseen > 0:
                    short += unseen
                    pool[kind] += unseen
                    table.hands[first + kind] = table.known[first + kind]
        wanted.append(short)
    return wanted


def _deal_actions(table: TempuraTable, seat: int, rng: Generator) -> None:
    """As many random actions as everybody knows to be among the unseen cards of a hand."""
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
    """Random cards, dealt again until there is a dish among them; there are few actions, so that
    it takes a few attempts at the most."""
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


def _kind_at(pool: list[int], place: "i64") -> "i64":
    """The kind of the card at a place of a pool that is laid out by kind."""
    kind: i64 = 0
    while place >= pool[kind]:
        place -= pool[kind]
        kind += 1
    return kind
