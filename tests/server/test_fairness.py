"""In which order moves count at a live table; times in milliseconds, delays in seconds."""

from tabbytop.server.driving.fairness import FairOrder

BOUND = 0.2


def taken(order: FairOrder[str], moment: float) -> list[str]:
    """What has happened at the table when its time has come to that moment."""
    things = []
    while (made := order.next_made()) is not None and made <= moment:
        order.pass_until(made)
        things.append(order.take())
    order.pass_until(moment)
    return things


def test_who_acted_first_on_a_slower_line_is_first() -> None:
    order: FairOrder[str] = FairOrder(BOUND)
    order.arrive(0, "acted at 1040", at=1050, delay=0.010)
    assert order.wait([0.010, 0.150]) == 150
    assert taken(order, 1050 - 150) == [], "the slow line's move may still come"
    order.arrive(1, "acted at 1000", at=1150, delay=0.150)
    assert taken(order, 1200 - 150) == ["acted at 1000", "acted at 1040"]


def test_beyond_the_bound_it_is_not() -> None:
    order: FairOrder[str] = FairOrder(BOUND)
    order.arrive(0, "acted at 1040", at=1050, delay=0.010)
    assert order.wait([0.010, 0.400]) == 200, "nobody waits longer than the bound"
    assert taken(order, 1250 - 200) == ["acted at 1040"]
    order.arrive(1, "acted at 1000", at=1400, delay=0.400)
    assert order.next_made() == 1200, "and nobody gets more than the bound back"


def test_who_pretends_a_slow_line_gains_the_bound_and_no_more() -> None:
    order: FairOrder[str] = FairOrder(BOUND)
    order.arrive(0, "honest, acted at 1000", at=1010, delay=0.010)
    order.arrive(1, "liar, acted at 1210", at=1211, delay=99.0)
    assert taken(order, 2000) == ["honest, acted at 1000", "liar, acted at 1210"]
    order.arrive(0, "honest, acted at 3000", at=3010, delay=0.010)
    order.arrive(1, "liar, acted at 3190", at=3191, delay=99.0)
    assert taken(order, 4000) == ["liar, acted at 3190", "honest, acted at 3000"]


def test_a_line_that_is_said_to_be_faster_than_light_is_at_the_table() -> None:
    order: FairOrder[str] = FairOrder(BOUND)
    order.arrive(0, "move", at=1000, delay=-5.0)
    assert order.next_made() == 1000
    assert order.wait([-5.0]) == 0


def test_what_has_been_seen_stands() -> None:
    order: FairOrder[str] = FairOrder(BOUND)
    order.pass_until(1100)
    order.arrive(0, "move", at=1150, delay=0.150)
    assert order.next_made() == 1100
    order.pass_until(900)
    assert order.time == 1100


def test_the_moves_of_one_seat_stay_in_their_order() -> None:
    order: FairOrder[str] = FairOrder(BOUND)
    order.arrive(0, "first", at=1000, delay=0.010)
    order.arrive(0, "second", at=1005, delay=0.200)
    assert taken(order, 2000) == ["first", "second"]
