"""Limits that hold across workers and restarts: for each key, when its allowance is whole again."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from sqlalchemy import case, delete, select, update

from tabbytop.server.store.schema import QUOTAS
from tabbytop.server.store.upsert import insert

if TYPE_CHECKING:
    from sqlalchemy import ColumnElement, Connection


class Lease(NamedTuple):
    """A wish for a part of somebody's allowance. Times are milliseconds."""

    key: str
    cost: int  # how long it takes to regain what is wanted
    saved: int  # how long it takes to regain the whole allowance


def lease(connection: "Connection", wanted: Sequence[Lease], now: int) -> list[int]:
    """Grant what fits; says of each how long to wait until it would, 0 where it was granted."""
    waits = dict[int, int]()
    # In one order, so that two workers never wait for each other in a circle.
    for place, want in sorted(enumerate(wanted), key=lambda item: item[1].key):
        waits[place] = _lease(connection, want, now)
    return [waits[place] for place in range(len(wanted))]


def _lease(connection: "Connection", want: Lease, now: int) -> int:
    cost = min(want.cost, want.saved)
    statement = insert(connection, QUOTAS).values(key=want.key, whole_at=now + cost)
    granted = connection.execute(
        statement.on_conflict_do_update(
            index_elements=[QUOTAS.c.key],
            set_={"whole_at": _regained(now, want.saved) + cost},
            where=_regained(now, want.saved) + cost <= now + want.saved,
        )
    )
    if granted.rowcount:
        return 0
    latest = now + want.saved
    of_key = QUOTAS.c.key == want.key
    connection.execute(  # after a clock was set back
        update(QUOTAS).where(of_key, QUOTAS.c.whole_at > latest).values(whole_at=latest)
    )
    whole_at = connection.execute(select(QUOTAS.c.whole_at).where(of_key)).scalar_one_or_none()
    return max(1, int(whole_at or now) + cost - latest)


def _regained(now: int, saved: int) -> "ColumnElement[int]":
    """When the allowance is whole; never further away than a whole one takes, whatever a clock
    that has been set back would say."""
    known = QUOTAS.c.whole_at
    latest = now + saved
    return case((known < now, now), (known > latest, latest), else_=known)


def forget_whole(connection: "Connection", now: int) -> None:
    """Delete the keys whose allowance is whole: they need no memory."""
    connection.execute(delete(QUOTAS).where(QUOTAS.c.whole_at <= now))
