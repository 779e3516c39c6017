"""Which worker drives which table."""

from collections import Counter

from tabbytop.server.driving.sharing import driver_of

TABLES = [f"table {number}" for number in range(600)]
WORKERS = ["ada", "bo", "cy"]


def test_all_agree_whatever_the_order_in_which_they_know_each_other() -> None:
    for table in TABLES[:20]:
        assert driver_of(table, WORKERS) == driver_of(table, WORKERS[::-1])


def test_everybody_gets_a_share() -> None:
    shares = Counter(driver_of(table, WORKERS) for table in TABLES)
    assert set(shares) == set(WORKERS)
    assert min(shares.values()) > 120


def test_when_one_goes_only_its_own_tables_change_hands() -> None:
    for table in TABLES:
        before, after = driver_of(table, WORKERS), driver_of(table, ["ada", "cy"])
        assert before in {after, "bo"}
