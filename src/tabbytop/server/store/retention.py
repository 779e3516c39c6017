"""Data retention: delete old tables, chat and guests.

Every transaction is small, so that moves need not wait meanwhile.
"""

from collections.abc import Awaitable, Callable
from functools import partial
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from msgspec import Struct
from sqlalchemy import Row, delete, func, select, update

from tabbytop.server.store import codes, quotas
from tabbytop.server.store.circles import delete_person_from_circles
from tabbytop.server.store.comments import (
    count_comments_before,
    delete_comments_before,
    delete_comments_of_people,
    delete_comments_of_table,
)
from tabbytop.server.store.notices import delete_notices_of_people, delete_notices_of_table
from tabbytop.server.store.results import delete_result, delete_statistics
from tabbytop.server.store.schema import (
    CODES,
    DAILY_TRIES,
    LESSONS,
    LOG,
    PEOPLE,
    SEATS,
    SESSIONS,
    TABLES,
)

if TYPE_CHECKING:
    from sqlalchemy import ColumnElement, Connection

    from tabbytop.server.settings import Settings
    from tabbytop.server.store.database import Database

DAY: Final = 86_400_000  # milliseconds
_TABLES_AT_ONCE: Final = 200
_ENTRIES_AT_ONCE: Final = 1000
_GUESTS_AT_ONCE: Final = 200


class RetentionPolicy(NamedTuple):
    """For how many days data is kept after the last activity; 0: for ever."""

    unfinished: int  # tables that are not over, or were closed before the start
    finished: int
    chat: int  # sentences said at a table, and comments at finished games
    guests: int  # people without an account and without a table

    @classmethod
    def from_settings(cls, settings: "Settings") -> "RetentionPolicy":
        return cls(
            settings.keep_unfinished_days,
            settings.keep_finished_days,
            settings.keep_chat_days,
            settings.keep_guests_days,
        )


class RetentionCounts(Struct):
    """How much was deleted, or would be."""

    unfinished: int = 0  # tables
    finished: int = 0
    chat: int = 0  # sentences
    guests: int = 0

    def any(self) -> bool:
        """Whether any of them is not zero."""
        return bool(self.unfinished or self.finished or self.chat or self.guests)


class RetentionRun:
    """One pass over the whole database."""

    def __init__(
        self,
        database: "Database",
        policy: RetentionPolicy,
        now: int,
        *,
        dry_run: bool = False,
        on_change: Callable[[str], Awaitable[None]] | None = None,
    ) -> None:
        self._database = database
        self._policy = policy
        self._now = now
        self._dry_run = dry_run
        self._on_change = on_change  # called with every table that was deleted or changed
        self._counts = RetentionCounts()

    async def run(self) -> RetentionCounts:
        """Delete, and return how much; with `dry_run`, return how much would be deleted."""
        after = ""
        while found := await self._database.read(partial(_tables, after=after)):
            for row in found:
                await self._check_table(row)
            over = [row.id for row in found if row.creator_address and _is_over(row.status)]
            if over and not self._dry_run:
                await self._database.write(partial(_clear_address, tables=over))
            after = found[-1].id
        await self._delete_old_comments()
        await self._delete_old_guests()
        if not self._dry_run:
            now = self._now
            await self._database.write(lambda connection: quotas.delete_full(connection, now))
            await self._database.write(codes.delete_void_codes)
            await self._database.shrink()
        return self._counts

    async def _check_table(self, row: "Row[Any]") -> None:
        is_finished = row.status == "over"
        days = self._policy.finished if is_finished else self._policy.unfinished
        if self._is_old(row.moved, days):
            if self._dry_run or await self._delete(row.id, days):
                self._counts.finished += is_finished
                self._counts.unfinished += not is_finished
        elif self._is_old(row.moved, self._policy.chat) and row.last > (row.chat_cleared or 0):
            await self._clear_chat(row.id, row.last)

    def _is_old(self, moved: int, days: int) -> bool:
        return days > 0 and moved < self._now - days * DAY

    async def _delete(self, table: str, days: int) -> bool:
        """Delete a table, from the end of its log, so that the rest is valid at any time.

        False: there was new activity meanwhile.
        """
        before = self._now - days * DAY

        def delete_some(connection: "Connection") -> bool | None:
            return _delete_some(connection, table, before)

        while (more := await self._database.write(delete_some)) is True:
            before = self._now  # the remaining entries are older
        if more is False:
            return False
        await self._report_change(table)
        return True

    async def _clear_chat(self, table: str, last: int) -> None:
        if self._dry_run:
            self._counts.chat += await self._database.read(
                lambda connection: _count_chat(connection, table, last)
            )
            return
        cleared = await self._database.write(
            lambda connection: _clear_chat(connection, table, last)
        )
        self._counts.chat += cleared
        if cleared:
            await self._report_change(table)

    async def _delete_old_comments(self) -> None:
        """Comments are kept as long as chat is."""
        if not self._policy.chat:
            return
        before = self._now - self._policy.chat * DAY
        if self._dry_run:
            self._counts.chat += await self._database.read(
                lambda connection: count_comments_before(connection, before)
            )
            return
        while count := await self._database.write(
            lambda connection: delete_comments_before(connection, before, _ENTRIES_AT_ONCE)
        ):
            self._counts.chat += count

    async def _delete_old_guests(self) -> None:
        if not self._policy.guests:
            return
        before = self._now - self._policy.guests * DAY
        if self._dry_run:
            self._counts.guests = await self._database.read(
                lambda connection: _count_guests(connection, before)
            )
            return
        while count := await self._database.write(
            lambda connection: _delete_guests(connection, before)
        ):
            self._counts.guests += count

    async def _report_change(self, table: str) -> None:
        if self._on_change is not None:
            await self._on_change(table)


def _is_over(status: str) -> bool:
    return status in {"over", "closed"}


def _tables(connection: "Connection", after: str) -> "list[Row[Any]]":
    """The next tables in the order of their ids, with the number and time of their last entry."""
    last = (
        select(func.max(LOG.c.number))
        .where(LOG.c.table_id == TABLES.c.id)
        .correlate(TABLES)
        .scalar_subquery()
    )
    columns = TABLES.c
    numbered = (
        select(
            columns.id,
            columns.status,
            columns.created,
            columns.chat_cleared,
            columns.creator_address,
            func.coalesce(last, 0).label("last"),
        )
        .where(columns.id > after)
        .order_by(columns.id)
        .limit(_TABLES_AT_ONCE)
        .subquery()
    )
    last_entry = (LOG.c.table_id == numbered.c.id) & (LOG.c.number == numbered.c.last)
    moved = func.coalesce(LOG.c.at, numbered.c.created).label("moved")
    statement = select(numbered, moved).outerjoin(LOG, last_entry).order_by(numbered.c.id)
    return list(connection.execute(statement))


def _delete_some(connection: "Connection", table: str, before: int) -> bool | None:
    """Delete the last entries of a log; True: there may be more, None: the table is gone, False:
    its last entry is not older than that."""
    last = connection.execute(
        select(LOG.c.number, LOG.c.at)
        .where(LOG.c.table_id == table)
        .order_by(LOG.c.number.desc())
        .limit(1)
    ).one_or_none()
    if last is None:
        delete_result(connection, table)
        connection.execute(delete(SEATS).where(SEATS.c.table_id == table))
        connection.execute(delete(CODES).where(CODES.c.table_id == table))
        delete_notices_of_table(connection, table)
        delete_comments_of_table(connection, table)
        connection.execute(delete(TABLES).where(TABLES.c.id == table))
        return None
    if last.at >= before:
        return False
    delete_result(connection, table)
    newest = LOG.c.number > last.number - _ENTRIES_AT_ONCE
    connection.execute(delete(LOG).where(LOG.c.table_id == table, newest))
    # The position is later than the remaining entries; closed, since nobody can play on.
    closed = {"position": None, "position_number": None, "status": "closed", "due": None}
    connection.execute(update(TABLES).where(TABLES.c.id == table).values(closed))
    return True


def _chat(table: str, upto: int) -> "ColumnElement[bool]":
    """The condition for chat of a table up to that number that is not cleared yet."""
    said = (LOG.c.kind == "said") & (LOG.c.text != "")
    return said & (LOG.c.table_id == table) & (LOG.c.number <= upto)


def _count_chat(connection: "Connection", table: str, upto: int) -> int:
    found = select(func.count()).select_from(LOG).where(_chat(table, upto))
    return int(connection.execute(found).scalar_one())


def _clear_chat(connection: "Connection", table: str, upto: int) -> int:
    """Empty the texts of the chat; the entries stay, so that the numbers do."""
    cleared = connection.execute(update(LOG).where(_chat(table, upto)).values(text=""))
    connection.execute(update(TABLES).where(TABLES.c.id == table).values(chat_cleared=upto))
    return cleared.rowcount


def _guests(before: int) -> "ColumnElement[bool]":
    """The condition for guests not seen since then who have no table."""
    seated = select(SEATS.c.person).where(SEATS.c.person == PEOPLE.c.id).exists()
    return PEOPLE.c.login.is_(None) & (PEOPLE.c.seen < before) & ~seated


def _count_guests(connection: "Connection", before: int) -> int:
    found = select(func.count()).select_from(PEOPLE).where(_guests(before))
    return int(connection.execute(found).scalar_one())


def _delete_guests(connection: "Connection", before: int) -> int:
    some = select(PEOPLE.c.id).where(_guests(before)).limit(_GUESTS_AT_ONCE)
    keys = list(connection.execute(some).scalars())
    connection.execute(delete(LESSONS).where(LESSONS.c.person.in_(keys)))
    connection.execute(delete(DAILY_TRIES).where(DAILY_TRIES.c.person.in_(keys)))
    for key in keys:
        delete_statistics(connection, key)
        delete_person_from_circles(connection, key)
    connection.execute(delete(SESSIONS).where(SESSIONS.c.person.in_(keys)))
    delete_notices_of_people(connection, keys)
    delete_comments_of_people(connection, keys)
    return connection.execute(delete(PEOPLE).where(PEOPLE.c.id.in_(keys))).rowcount


def _clear_address(connection: "Connection", tables: list[str]) -> None:
    """Clear the address from which tables were created: it counts for unfinished ones only."""
    connection.execute(update(TABLES).where(TABLES.c.id.in_(tables)).values(creator_address=""))
