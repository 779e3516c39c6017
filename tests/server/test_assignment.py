"""Assignment of tables to workers."""

from collections import Counter

from tabbytop.server.driving.assignment import assigned_worker

TABLES = [f"table {number}" for number in range(600)]
WORKERS = ["ada", "bo", "cy"]


def test_assignment_does_not_depend_on_the_order_of_workers() -> None:
    for table in TABLES[:20]:
        assert assigned_worker(table, WORKERS) == assigned_worker(table, WORKERS[::-1])


def test_tables_are_spread_over_all_workers() -> None:
    shares = Counter(assigned_worker(table, WORKERS) for table in TABLES)
    assert set(shares) == set(WORKERS)
    assert min(shares.values()) > 120


def test_lost_worker_reassigns_only_its_own_tables() -> None:
    for table in TABLES:
        before, after = assigned_worker(table, WORKERS), assigned_worker(table, ["ada", "cy"])
        assert before in {after, "bo"}
