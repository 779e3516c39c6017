"""The latency-fair order of live moves; times in milliseconds, delays in seconds."""

from tabbytop.server.driving.latency_order import LatencyOrder

BOUND = 0.2


def taken(order: LatencyOrder[str], moment: float) -> list[str]:
    """Return the moves that have happened up to that moment of the table's time."""
    things = []
    while (made := order.next_made()) is not None and made <= moment:
        order.pass_until(made)
        things.append(order.take())
    order.pass_until(moment)
    return things


def test_earlier_move_over_slower_connection_comes_first() -> None:
    order: LatencyOrder[str] = LatencyOrder(BOUND)
    order.arrive(0, "acted at 1040", at=1050, delay=0.010)
    assert order.wait([0.010, 0.150]) == 150
    assert taken(order, 1050 - 150) == [], "the slow line's move may still come"
    order.arrive(1, "acted at 1000", at=1150, delay=0.150)
    assert taken(order, 1200 - 150) == ["acted at 1000", "acted at 1040"]


def test_delay_beyond_the_bound_is_not_compensated() -> None:
    order: LatencyOrder[str] = LatencyOrder(BOUND)
    order.arrive(0, "acted at 1040", at=1050, delay=0.010)
    assert order.wait([0.010, 0.400]) == 200, "nobody waits longer than the bound"
    assert taken(order, 1250 - 200) == ["acted at 1040"]
    order.arrive(1, "acted at 1000", at=1400, delay=0.400)
    assert order.next_made() == 1200, "and nobody gets more than the bound back"


def test_feigned_delay_gains_no_more_than_the_bound() -> None:
    order: LatencyOrder[str] = LatencyOrder(BOUND)
    order.arrive(0, "honest, acted at 1000", at=1010, delay=0.010)
    order.arrive(1, "liar, acted at 1210", at=1211, delay=99.0)
    assert taken(order, 2000) == ["honest, acted at 1000", "liar, acted at 1210"]
    order.arrive(0, "honest, acted at 3000", at=3010, delay=0.010)
    order.arrive(1, "liar, acted at 3190", at=3191, delay=99.0)
    assert taken(order, 4000) == ["liar, acted at 3190", "honest, acted at 3000"]


def test_negative_delay_counts_as_zero() -> None:
    order: LatencyOrder[str] = LatencyOrder(BOUND)
    order.arrive(0, "move", at=1000, delay=-5.0)
    assert order.next_made() == 1000
    assert order.wait([-5.0]) == 0


def test_no_move_is_ordered_before_a_past_moment() -> None:
    order: LatencyOrder[str] = LatencyOrder(BOUND)
    order.pass_until(1100)
    order.arrive(0, "move", at=1150, delay=0.150)
    assert order.next_made() == 1100
    order.pass_until(900)
    assert order.time == 1100


def test_moves_of_one_seat_stay_in_order() -> None:
    order: LatencyOrder[str] = LatencyOrder(BOUND)
    order.arrive(0, "first", at=1000, delay=0.010)
    order.arrive(0, "second", at=1005, delay=0.200)
    assert taken(order, 2000) == ["first", "second"]
