"""What operators decide, what was done by them, and what players report."""

from typing import TYPE_CHECKING, Final, Literal

import msgspec
from msgspec import Struct
from sqlalchemy import Table, delete, func, insert, or_, select, update

from tabbytop.server.store.schema import (
    ADMIN_LOG,
    ANNOUNCEMENTS,
    CHANGED_TABLES,
    REPORTS,
    RESTRICTIONS,
)

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sqlalchemy import Connection

_CHANGES_STAY_MS: Final = 600_000  # by then every worker has read them
RestrictionKind = Literal["ban", "mute"]


class Restriction(Struct, frozen=True):
    """A ban of a person or a network, or a mute of a person."""

    id: int
    kind: RestrictionKind
    person: str
    network: str
    until: int | None
    at: int


class Announced(Struct, frozen=True):
    """What is told to everybody."""

    id: int
    text: str
    at: int
    until: int | None


class ChangedTable(Struct, frozen=True):
    """A table that workers have to read anew."""

    id: int
    table_id: str
    rewritten: bool  # else there is only more of it
    at: int


class AdminAct(Struct, frozen=True):
    """What an operator did."""

    id: int
    at: int
    actor: str
    act: str
    target: str
    name: str
    detail: str


class Report(Struct, frozen=True):
    """What a player reported."""

    id: int
    at: int
    table_id: str
    seat: int
    number: int | None
    reason: str
    text: str
    quote: str
    accused: str
    accused_name: str
    reporter: str
    reporter_name: str
    done_at: int | None
    done_by: str


class Decisions(Struct, frozen=True):
    """All that a worker has to know of what operators decided."""

    restrictions: list[Restriction]
    announcements: list[Announced]
    changed: list[ChangedTable]


def decisions(connection: "Connection", now: int) -> Decisions:
    """What holds now."""
    return Decisions(
        restrictions(connection, now), announcements(connection, now), _changed(connection)
    )


def restrictions(connection: "Connection", now: int) -> list[Restriction]:
    """The bans and mutes that hold now, the oldest first."""
    holds = or_(RESTRICTIONS.c.until.is_(None), RESTRICTIONS.c.until > now)
    found = connection.execute(select(RESTRICTIONS).where(holds).order_by(RESTRICTIONS.c.id))
    return [Restriction(*row) for row in found]


def restrict(
    connection: "Connection",
    kind: RestrictionKind,
    person: str,
    network: str,
    until: int | None,
    now: int,
) -> None:
    """Ban or mute, instead of an older ban or mute of the same."""
    lift(connection, kind, person, network)
    new = Restriction(_next(connection, RESTRICTIONS), kind, person, network, until, now)
    connection.execute(insert(RESTRICTIONS).values(**msgspec.structs.asdict(new)))


def lift(connection: "Connection", kind: RestrictionKind, person: str, network: str) -> int:
    """End a ban or a mute; says how many there were."""
    columns = RESTRICTIONS.c
    found = connection.execute(
        delete(RESTRICTIONS).where(
            columns.kind == kind, columns.person == person, columns.network == network
        )
    )
    return int(found.rowcount)


def announcements(connection: "Connection", now: int) -> list[Announced]:
    """What is announced now, the oldest first."""
    columns = ANNOUNCEMENTS.c
    holds = or_(columns.until.is_(None), columns.until > now)
    found = connection.execute(select(ANNOUNCEMENTS).where(holds).order_by(columns.id))
    return [Announced(*row) for row in found]


def announce(connection: "Connection", text: str, until: int | None, now: int) -> None:
    """Tell everybody."""
    new = Announced(_next(connection, ANNOUNCEMENTS), text, now, until)
    connection.execute(insert(ANNOUNCEMENTS).values(**msgspec.structs.asdict(new)))


def withdraw_announcements(connection: "Connection", now: int) -> int:
    """Announce nothing any more; says how many there were. Their numbers are not used again."""
    columns = ANNOUNCEMENTS.c
    holds = or_(columns.until.is_(None), columns.until > now)
    return int(connection.execute(update(ANNOUNCEMENTS).where(holds).values(until=now)).rowcount)


def mark_changed(
    connection: "Connection", tables: "Iterable[str]", rewritten: bool, now: int
) -> None:
    """Workers have to read these tables anew."""
    connection.execute(delete(CHANGED_TABLES).where(CHANGED_TABLES.c.at < now - _CHANGES_STAY_MS))
    first = _next(connection, CHANGED_TABLES)
    rows = [
        {"id": number, "table_id": table, "rewritten": rewritten, "at": now}
        for number, table in enumerate(tables, start=first)
    ]
    if rows:
        connection.execute(insert(CHANGED_TABLES), rows)


def note_act(
    connection: "Connection",
    actor: str,
    act: str,
    target: str = "",
    name: str = "",
    detail: str = "",
    *,
    now: int,
) -> None:
    """Write down what an operator did."""
    new = AdminAct(_next(connection, ADMIN_LOG), now, actor, act, target, name, detail)
    connection.execute(insert(ADMIN_LOG).values(**msgspec.structs.asdict(new)))


def acts(connection: "Connection", limit: int) -> list[AdminAct]:
    """What operators did, the latest first."""
    found = connection.execute(select(ADMIN_LOG).order_by(ADMIN_LOG.c.id.desc()).limit(limit))
    return [AdminAct(*row) for row in found]


def report(connection: "Connection", new: Report) -> int:
    """Write a report down, and say under which number."""
    number = _next(connection, REPORTS)
    values = msgspec.structs.asdict(msgspec.structs.replace(new, id=number))
    connection.execute(insert(REPORTS).values(**values))
    return number


def reports(
    connection: "Connection", *, done: bool | None = False, limit: int = 100
) -> list[Report]:
    """What was reported, the latest first; None: also what has been dealt with."""
    statement = select(REPORTS).order_by(REPORTS.c.id.desc()).limit(limit)
    if done is not None:
        open_ = REPORTS.c.done_at.is_(None)
        statement = statement.where(~open_ if done else open_)
    return [Report(*row) for row in connection.execute(statement)]


def reports_by(connection: "Connection", person: str) -> list[Report]:
    """What the person reported, the oldest first."""
    statement = select(REPORTS).where(REPORTS.c.reporter == person).order_by(REPORTS.c.id)
    return [Report(*row) for row in connection.execute(statement)]


def mark_done(connection: "Connection", number: int, actor: str, now: int) -> bool:
    """This report has been dealt with; False: there is no such report."""
    found = connection.execute(
        update(REPORTS).where(REPORTS.c.id == number).values(done_at=now, done_by=actor)
    )
    return bool(found.rowcount)


def _changed(connection: "Connection") -> list[ChangedTable]:
    found = connection.execute(select(CHANGED_TABLES).order_by(CHANGED_TABLES.c.id))
    return [ChangedTable(*row) for row in found]


def _next(connection: "Connection", table: Table) -> int:
    """A number that no row has; another transaction that takes it first makes this one fail."""
    last = connection.execute(select(func.max(table.c.id))).scalar()
    return (last or 0) + 1
