"""Estimate the meals of the cats at a bowl, for bots and for the reasons in hints."""

from tabbytop.games.kibble_scuffle.cards import GREEDY, VALUES, has_priority, kind_of, owner_of
from tabbytop.games.kibble_scuffle.table import NO_CARD, KibbleTable


def add_meals(
    table: KibbleTable, bowl: int, points: list[float], share: float, presence: float
) -> None:
    """Add a share of what each seat would eat at a bowl now, and something for every cat there.

    Every cat eats the best cube left, the priority cat first, then clockwise from the holder of the
    box.
    """
    cats = table.bowls[bowl]
    waiting = [0] * table.seats
    left = table.food[bowl * VALUES : (bowl + 1) * VALUES]
    for card in cats:
        points[owner_of(card)] += presence
        if has_priority(kind_of(card)):
            points[owner_of(card)] += share * _take_best(left)
        else:
            waiting[owner_of(card)] += 2 if kind_of(card) == GREEDY else 1
    hungry = sum(waiting)
    seat = table.holder
    while hungry > 0 and left[0] + left[1] + left[2] > 0:
        if waiting[seat] > 0:
            points[seat] += share * _take_best(left)
            waiting[seat] -= 1
            hungry -= 1
        seat = table.left_of(seat)


def meals_before(table: KibbleTable, bowl: int, seat: int) -> int:
    """Return how many cats eat before the first of a seat that has one at the bowl (KS-F3)."""
    first = table.priority_at(bowl)
    if first != NO_CARD and owner_of(first) == seat:
        return 0
    before = 0 if first == NO_CARD else 1
    eater = table.holder
    while eater != seat:
        if any(owner_of(card) == eater and card != first for card in table.bowls[bowl]):
            before += 1
        eater = table.left_of(eater)
    return before


def _take_best(left: list[int]) -> int:
    """Take the best cube that is left and return its points; 0 if there is none."""
    for value in range(VALUES, 0, -1):
        if left[value - 1] > 0:
            left[value - 1] -= 1
            return value
    return 0
