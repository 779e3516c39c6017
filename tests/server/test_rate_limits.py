"""Rate limits of one worker."""

import pytest

from tabbytop.server.access.rate_limits import Limited, RateLimited, RateLimiter, network_prefix
from tabbytop.server.settings import Settings


class FakeClock:
    """A clock that the test sets."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def taken(rates: RateLimiter, kind: Limited, who: str) -> int:
    """How many pass before one is refused."""
    for count in range(10_000):
        try:
            rates.take(kind, who)
        except RateLimited:
            return count
    raise AssertionError("there is no limit")


@pytest.mark.parametrize(
    ("kind", "at_once", "seconds_each"),
    [
        ("move", 40, 1 / 20),
        ("talk", 10, 2),
        ("ask", 40, 1 / 10),
        ("request", 200, 1 / 50),
    ],
)
def test_each_kind_has_its_rate_limit_and_burst(
    kind: Limited, at_once: int, seconds_each: float
) -> None:
    clock = FakeClock()
    rates = RateLimiter(Settings(), clock)
    assert taken(rates, kind, "me") == at_once
    assert taken(rates, kind, "you") == at_once
    clock.now += seconds_each * 3
    assert taken(rates, kind, "me") == 3
    clock.now += seconds_each * 1000
    assert taken(rates, kind, "me") == at_once


def test_request_passes_after_the_stated_wait() -> None:
    clock = FakeClock()
    rates = RateLimiter(Settings(), clock)
    taken(rates, "talk", "me")
    with pytest.raises(RateLimited, match="talk") as refused:
        rates.take("talk", "me")
    assert refused.value.code == "limit"
    clock.now += refused.value.wait + 0.001
    rates.take("talk", "me")


def test_limit_of_zero_refuses_everything() -> None:
    rates = RateLimiter(Settings(talk_a_minute=0))
    with pytest.raises(RateLimited):
        rates.take("talk", "me")


def test_bucket_holds_at_least_one_token() -> None:
    assert taken(RateLimiter(Settings(talk_a_minute=1), FakeClock()), "talk", "me") == 1


def test_heavier_request_takes_more_tokens() -> None:
    rates = RateLimiter(Settings(), FakeClock())
    rates.take("ask", "me", weight=30)
    assert taken(rates, "ask", "me") == 10


def test_charge_goes_into_debt_up_to_a_minute_of_refill() -> None:
    clock = FakeClock()
    rates = RateLimiter(Settings(answer_bytes_a_second=100), clock)
    rates.charge("answer", "me", 1300)
    with pytest.raises(RateLimited) as refused:
        rates.require_no_debt("answer", "me")
    assert refused.value.wait == pytest.approx(3)
    rates.charge("answer", "me", 1e9)
    with pytest.raises(RateLimited) as refused:
        rates.require_no_debt("answer", "me")
    assert refused.value.wait == pytest.approx(60)
    rates.require_no_debt("answer", "you")
    clock.now += 60.01
    rates.require_no_debt("answer", "me")


def test_number_of_buckets_is_bounded() -> None:
    clock = FakeClock()
    rates = RateLimiter(Settings(), clock)
    taken(rates, "talk", "me")
    for number in range(120_000):
        rates.take("request", str(number))
    assert len(rates._full_at) <= 50_000
    assert taken(rates, "talk", "me") == 0, "who is over a limit is not forgotten in the crowd"


def test_full_buckets_are_dropped_long_before_there_are_too_many() -> None:
    clock = FakeClock()
    rates = RateLimiter(Settings(), clock)
    for number in range(20_000):
        rates.take("request", str(number))
        clock.now += 10
    assert len(rates._full_at) <= 1001


@pytest.mark.parametrize(
    ("address", "seen"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("testclient", "testclient"),
    ],
)
def test_ipv6_address_is_limited_by_its_64_bit_network(address: str, seen: str) -> None:
    assert network_prefix(address) == seen
