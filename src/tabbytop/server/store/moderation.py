"""Moderation in the database: restrictions, announcements, the operators' log, reports."""

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

_CHANGES_KEPT_MS: Final = 600_000  # by then every worker has read them
RestrictionKind = Literal["ban", "mute"]


class Restriction(Struct, frozen=True):
    """A ban of a person or a network, or a mute of a person."""

    id: int
    kind: RestrictionKind
    person: str
    network: str
    until: int | None
    at: int


class StoredAnnouncement(Struct, frozen=True):
    """An announcement to everybody."""

    id: int
    text: str
    at: int
    until: int | None


class ChangedTable(Struct, frozen=True):
    """A table that workers must reload."""

    id: int
    table_id: str
    rewritten: bool  # else entries were only added
    at: int


class AdminAct(Struct, frozen=True):
    """One entry of the operators' log."""

    id: int
    at: int
    actor: str
    act: str
    target: str
    name: str
    detail: str


class Report(Struct, frozen=True):
    """A player's report."""

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


class ModerationState(Struct, frozen=True):
    """All moderation data that workers poll."""

    restrictions: list[Restriction]
    announcements: list[StoredAnnouncement]
    changed: list[ChangedTable]


def moderation_state(connection: "Connection", now: int) -> ModerationState:
    """The state that is in force now."""
    return ModerationState(
        restrictions(connection, now), announcements(connection, now), _changed(connection)
    )


def restrictions(connection: "Connection", now: int) -> list[Restriction]:
    """The bans and mutes in force now, the oldest first."""
    in_force = or_(RESTRICTIONS.c.until.is_(None), RESTRICTIONS.c.until > now)
    found = connection.execute(select(RESTRICTIONS).where(in_force).order_by(RESTRICTIONS.c.id))
    return [Restriction(*row) for row in found]


def restrict(
    connection: "Connection",
    kind: RestrictionKind,
    person: str,
    network: str,
    until: int | None,
    now: int,
) -> None:
    """Ban or mute, replacing an older ban or mute of the same person or network."""
    lift_restriction(connection, kind, person, network)
    new = Restriction(_next(connection, RESTRICTIONS), kind, person, network, until, now)
    connection.execute(insert(RESTRICTIONS).values(**msgspec.structs.asdict(new)))


def lift_restriction(
    connection: "Connection", kind: RestrictionKind, person: str, network: str
) -> int:
    """End a ban or a mute; return how many there were."""
    columns = RESTRICTIONS.c
    found = connection.execute(
        delete(RESTRICTIONS).where(
            columns.kind == kind, columns.person == person, columns.network == network
        )
    )
    return int(found.rowcount)


def announcements(connection: "Connection", now: int) -> list[StoredAnnouncement]:
    """The announcements in force now, the oldest first."""
    columns = ANNOUNCEMENTS.c
    in_force = or_(columns.until.is_(None), columns.until > now)
    found = connection.execute(select(ANNOUNCEMENTS).where(in_force).order_by(columns.id))
    return [StoredAnnouncement(*row) for row in found]


def announce(connection: "Connection", text: str, until: int | None, now: int) -> None:
    """Store an announcement to everybody."""
    new = StoredAnnouncement(_next(connection, ANNOUNCEMENTS), text, now, until)
    connection.execute(insert(ANNOUNCEMENTS).values(**msgspec.structs.asdict(new)))


def withdraw_announcements(connection: "Connection", now: int) -> int:
    """End all announcements; return how many there were. Their numbers are not used again."""
    columns = ANNOUNCEMENTS.c
    in_force = or_(columns.until.is_(None), columns.until > now)
    return int(connection.execute(update(ANNOUNCEMENTS).where(in_force).values(until=now)).rowcount)


def mark_tables_changed(
    connection: "Connection", tables: "Iterable[str]", rewritten: bool, now: int
) -> None:
    """Have all workers reload these tables."""
    connection.execute(delete(CHANGED_TABLES).where(CHANGED_TABLES.c.at < now - _CHANGES_KEPT_MS))
    first = _next(connection, CHANGED_TABLES)
    rows = [
        {"id": number, "table_id": table, "rewritten": rewritten, "at": now}
        for number, table in enumerate(tables, start=first)
    ]
    if rows:
        connection.execute(insert(CHANGED_TABLES), rows)


def log_act(
    connection: "Connection",
    actor: str,
    act: str,
    target: str = "",
    name: str = "",
    detail: str = "",
    *,
    now: int,
) -> None:
    """Add an entry to the operators' log."""
    new = AdminAct(_next(connection, ADMIN_LOG), now, actor, act, target, name, detail)
    connection.execute(insert(ADMIN_LOG).values(**msgspec.structs.asdict(new)))


def admin_log(connection: "Connection", limit: int) -> list[AdminAct]:
    """The operators' log, the latest entry first."""
    found = connection.execute(select(ADMIN_LOG).order_by(ADMIN_LOG.c.id.desc()).limit(limit))
    return [AdminAct(*row) for row in found]


def add_report(connection: "Connection", new: Report) -> int:
    """Store a report; return its number."""
    number = _next(connection, REPORTS)
    values = msgspec.structs.asdict(msgspec.structs.replace(new, id=number))
    connection.execute(insert(REPORTS).values(**values))
    return number


def reports(
    connection: "Connection", *, done: bool | None = False, limit: int = 100
) -> list[Report]:
    """Reports, the latest first; `done` None: open and done ones."""
    statement = select(REPORTS).order_by(REPORTS.c.id.desc()).limit(limit)
    if done is not None:
        open_ = REPORTS.c.done_at.is_(None)
        statement = statement.where(~open_ if done else open_)
    return [Report(*row) for row in connection.execute(statement)]


def reports_by(connection: "Connection", person: str) -> list[Report]:
    """The person's reports, the oldest first."""
    statement = select(REPORTS).where(REPORTS.c.reporter == person).order_by(REPORTS.c.id)
    return [Report(*row) for row in connection.execute(statement)]


def mark_report_done(connection: "Connection", number: int, actor: str, now: int) -> bool:
    """Mark a report as done; False: there is no such report."""
    found = connection.execute(
        update(REPORTS).where(REPORTS.c.id == number).values(done_at=now, done_by=actor)
    )
    return bool(found.rowcount)


def _changed(connection: "Connection") -> list[ChangedTable]:
    found = connection.execute(select(CHANGED_TABLES).order_by(CHANGED_TABLES.c.id))
    return [ChangedTable(*row) for row in found]


def _next(connection: "Connection", table: Table) -> int:
    """A free id; if another transaction takes it first, this one fails with IntegrityError."""
    last = connection.execute(select(func.max(table.c.id))).scalar()
    return (last or 0) + 1
