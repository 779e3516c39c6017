"""Quotas (rate limits by the hour or the day) in the database, shared by all workers.

A quota is a token bucket; `whole_at` is the time at which it will be full again.
"""

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Final

from sqlalchemy import BigInteger, bindparam, case, delete, select, update

from tabbytop.server.store.database import Insert, insert_into
from tabbytop.server.store.rows import LeaseRequest
from tabbytop.server.store.schema import QUOTAS

if TYPE_CHECKING:
    from sqlalchemy import ColumnElement, Connection

CLOCK_SKEW_MS: Final = 60_000  # by which the clocks of two workers may differ


def lease(connection: "Connection", wanted: Sequence[LeaseRequest], now: int) -> list[int]:
    """Grant each request that fits; return how long each has to wait, 0 if it was granted."""
    waits = dict[int, int]()
    # Sorted by key, so that two workers never deadlock.
    for place, want in sorted(enumerate(wanted), key=lambda item: item[1].key):
        waits[place] = _lease(connection, want, now)
    return [waits[place] for place in range(len(wanted))]


def _lease(connection: "Connection", want: LeaseRequest, now: int) -> int:
    cost = min(want.cost, want.capacity)
    values = {"key": want.key, "now": now, "cost": cost, "capacity": want.capacity}
    granted = connection.execute(_take_tokens(connection.dialect.name), values)
    if granted.rowcount:
        return 0
    empty = now + want.capacity
    of_key = QUOTAS.c.key == want.key
    connection.execute(  # written by a worker whose clock is ahead
        update(QUOTAS).where(of_key, QUOTAS.c.whole_at > empty).values(whole_at=empty)
    )
    whole_at = connection.execute(select(QUOTAS.c.whole_at).where(of_key)).scalar_one_or_none()
    return max(1, int(whole_at or now) + cost - empty)


@cache  # making a statement takes SQLAlchemy longer than executing it
def _take_tokens(dialect: str) -> Insert:
    now, cost, capacity = (
        bindparam(name, type_=BigInteger()) for name in ("now", "cost", "capacity")
    )
    full_at = _full_at(now, capacity)
    statement = insert_into(dialect, QUOTAS).values(key=bindparam("key"), whole_at=now + cost)
    return statement.on_conflict_do_update(
        index_elements=[QUOTAS.c.key],
        set_={"whole_at": full_at + cost},
        where=full_at + cost <= now + capacity,
    )


def _full_at(now: "ColumnElement[int]", capacity: "ColumnElement[int]") -> "ColumnElement[int]":
    """When the bucket will be full, at the latest after its capacity.

    A time further ahead than that was written before the clock was set back. It no longer tells
    how many tokens were left, so the bucket counts as full.
    """
    known = QUOTAS.c.whole_at
    empty = now + capacity
    return case(
        (known < now, now),
        (known > empty + CLOCK_SKEW_MS, now),
        (known > empty, empty),
        else_=known,
    )


def delete_full(connection: "Connection", now: int) -> None:
    """Delete the full buckets: a missing one counts as full."""
    connection.execute(delete(QUOTAS).where(QUOTAS.c.whole_at <= now))
