"""The store: every query and every write of the server goes through it."""

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final, Self

from tabbytop.server.errors import Refused, missing_driver
from tabbytop.server.store import (
    codes,
    daily,
    lessons,
    people,
    personal_data,
    quotas,
    results,
    server_state,
    sessions,
    tables,
)
from tabbytop.server.store.circle_store import CircleStore
from tabbytop.server.store.comments import CommentStore
from tabbytop.server.store.database import Database
from tabbytop.server.store.fence import Registration
from tabbytop.server.store.group_commit import BatchWriter, Outcome
from tabbytop.server.store.migration import BadDatabase, migrate
from tabbytop.server.store.notices import NoticeStore
from tabbytop.server.store.operators import Operators
from tabbytop.server.store.personal_data import PersonalTable, delete_person_batch
from tabbytop.server.store.retention import RetentionCounts, RetentionPolicy, RetentionRun
from tabbytop.server.store.rows import (
    UNCHANGED,
    Append,
    DailyRow,
    FinishedLesson,
    FixtureKey,
    NewTableRow,
    NoticeWish,
    OwnResult,
    Person,
    StatisticsTotals,
    Status,
    Sticker,
    StoredTable,
    TableSummary,
    Unchanged,
)
from tabbytop.server.store.sessions import Session, SessionLookup
from tabbytop.server.store.sqlite import Sqlite
from tabbytop.server.store.sqlite_file import enlarge_pages
from tabbytop.server.table.entries import LogEntry, Occupant
from tabbytop.server.table.setup import Setup
from tabbytop.texts.message import Message

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from tabbytop.server.store.rows import LeaseRequest
    from tabbytop.server.table.results import GameResult

_DELETE_AT_ONCE: Final = 20  # tables in one transaction, so that moves need not wait for long
_MOST_NUMBERS: Final = 1 << 62
_SQLITE_URL: Final = "sqlite:///"


class Store:
    """Tables with their logs, people, sessions, the server's keys and the live workers.

    A write is on disk when its method returns. Methods raise Unavailable if the database could not
    be reached or did not answer, and nothing was written; OutcomeUnknown if it is not known whether
    it was.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self.operators = Operators(database)
        self.notices = NoticeStore(database)
        self.circles = CircleStore(database)
        self.comments = CommentStore(database)
        self._writer = BatchWriter(database)

    @classmethod
    async def open(cls, url: str) -> Self:
        """Open a file of SQLite or `postgresql://…`, and migrate it to the current schema."""
        file = file_of(url)
        if file is not None:
            await asyncio.to_thread(enlarge_pages, file)
        return cls(await open_database(url))

    async def close(self) -> None:
        """Write all entries that wait, and close all connections."""
        await self._writer.close()
        await self._database.close()

    # Tables.

    async def create(
        self,
        table: str,
        setup: Setup,
        seed: bytes,
        entries: Sequence[LogEntry],
        seats: Sequence[Occupant],
        *,
        status: Status = "open",
        creator: str = "",
        creator_address: str = "",
        due: int | None = None,
        result: "GameResult | None" = None,
        fixture: FixtureKey | None = None,
    ) -> None:
        """Write a new table with the first entries of its log and the occupants after them, and
        the result if its game is over already.

        Raises Conflict if the id is taken, and that table stays as it is; or if the fixture that
        is to be played there has another table already. Raises Refused if the creator is not in
        the table's circle.
        """
        for entry in entries:
            _require_writable(entry)
        new = NewTableRow(
            table,
            setup,
            seed,
            entries,
            seats,
            status,
            creator,
            creator_address,
            due,
            result,
            fixture,
        )
        await self._database.write(lambda connection: tables.create(connection, new))

    async def append(
        self,
        table: str,
        entry: LogEntry,
        *,
        status: Status | None = None,
        due: int | Unchanged | None = UNCHANGED,
        seats: Sequence[Occupant] | None = None,
        position: str | None = None,
        result: "GameResult | None" = None,
        notices: Sequence[NoticeWish] = (),
    ) -> None:
        """Write the next entry of a table's log, the new values of the table's row, and the result
        of a game that the entry ends.

        Raises Conflict, and changes nothing, if another worker has written that number. `due` is
        the time of the next automatic action (None: there is none), `seats` the occupants now,
        `notices` tell people that it is their turn.
        """
        _require_writable(entry)
        appended = Append(table, entry, status, due, seats, position, result, notices)
        await self._writer.append(appended)

    def append_soon(self, append: Append, on_outcome: Callable[[Outcome], None]) -> None:
        """The same without waiting: `on_outcome` is called with True when the entry is on disk,
        with False for Conflict, or with the failure."""
        _require_writable(append.entry)
        self._writer.submit(append, on_outcome)

    async def load(self, table: str, *, whole: bool = True) -> StoredTable | None:
        """A table with its whole log, or only with the entries after its stored position; None:
        there is no such table."""
        return await self._database.read(
            lambda connection: tables.load(connection, table, whole=whole)
        )

    async def entries_after(self, table: str, number: int) -> list[LogEntry]:
        """The entries of a table's log after that number."""
        return await self._database.read(
            lambda connection: tables.entries_after(connection, table, number)
        )

    async def last_numbers(self, ids: Sequence[str]) -> dict[str, int]:
        """The number of the last entry in the log of each of these tables."""
        return await self._database.read(lambda connection: tables.last_numbers(connection, ids))

    async def save_position(self, table: str, number: int, position: str) -> None:
        """Store the position after that entry, unless a later one is stored."""
        await self.save_positions([(table, number, position)])

    async def save_positions(self, positions: Sequence[tuple[str, int, str]]) -> None:
        """Store the positions of many tables: (table, number, position)."""

        def save(connection: "Connection") -> None:
            for table, number, position in positions:
                tables.save_position(connection, table, number, position)

        await self._database.write(save)

    async def lobby(self, limit: int) -> list[TableSummary]:
        """Public tables with a free seat, the newest first."""
        return await self._database.read(lambda connection: tables.lobby(connection, limit))

    async def unsettled_of(self, person: str, limit: int) -> list[TableSummary]:
        """The tables where the person has a seat and whose result is not written, the latest
        first: those that are not over, and games that were finished before results were kept."""
        return await self._database.read(
            lambda connection: tables.unsettled_of(connection, person, limit)
        )

    async def kept_for(self, person: str, limit: int) -> list[TableSummary]:
        """The tables where a seat is kept for the person in a rematch, the latest first."""
        return await self._database.read(
            lambda connection: tables.kept_for(connection, person, limit)
        )

    async def finished_of(
        self, person: str, limit: int, before: tuple[int, str] | None = None
    ) -> list[TableSummary]:
        """Finished tables where the person had a seat, with results, the latest end first; `before`
        is the end and the id of the last one that is known."""
        return await self._database.read(
            lambda connection: tables.finished_of(connection, person, limit, before)
        )

    async def summary(self, table: str) -> TableSummary | None:
        """A table with its result, if it has one; None: there is no such table."""
        return await self._database.read(lambda connection: tables.summary(connection, table))

    async def unfinished_of(self, person: str) -> list[TableSummary]:
        """All unfinished tables where the person has a seat."""
        return await self._database.read(
            lambda connection: tables.unfinished_of(connection, person)
        )

    async def count_unfinished(self, creator: str, address: str) -> tuple[int, int]:
        """How many unfinished tables the person has created, and how many were created from that
        address (hashed)."""
        return await self._database.read(
            lambda connection: tables.count_unfinished(connection, creator, address)
        )

    async def due_before(self, moment: int, since: int | None = None) -> list[tuple[str, int]]:
        """Tables with an automatic action due before that time: (table, when); `since`: and not
        before this time."""
        return await self._database.read(
            lambda connection: tables.due_before(connection, moment, since)
        )

    async def overdue_and_awaited(self, moment: int) -> list[tuple[str, int]]:
        """Of the tables with an action due before that time, those where somebody may count on it
        without being there: games with a clock, and tables that wait for players."""
        return await self._database.read(
            lambda connection: tables.overdue_and_awaited(connection, moment)
        )

    async def set_due(self, table: str, number: int, due: int | None) -> None:
        """Set when an automatic action is due, unless the log has grown beyond that number."""
        await self._database.write(
            lambda connection: tables.set_due(connection, table, number, due)
        )

    async def written_after(self, moment: int) -> list[str]:
        """Tables with an automatic action due whose last entry is later than that time."""
        return await self._database.read(
            lambda connection: tables.written_after(connection, moment)
        )

    async def playing_tables(self) -> list[str]:
        """The tables with a game in progress."""
        return await self._database.read(tables.playing_tables)

    # Results.

    async def finished_without_result(self, after: str, limit: int) -> list[str]:
        """Tables that were finished before results were kept, in the order of their ids."""
        return await self._database.read(
            lambda connection: results.finished_without_result(connection, after, limit)
        )

    async def ended_at(self, table: str) -> int | None:
        """When the last move was made at a table; None: there was none."""
        return await self._database.read(lambda connection: results.ended_at(connection, table))

    async def save_result(self, result: "GameResult") -> bool:
        """Write the result of a table that was finished before; False: it is there already."""
        return await self._database.write(
            lambda connection: results.write_result(connection, result)
        )

    async def own_results(self, person: str) -> list[OwnResult]:
        """The results of all seats that the person had, the earliest first."""
        return await self._database.read(lambda connection: results.own_results(connection, person))

    async def stickers_of(self, person: str) -> list[Sticker]:
        """The stickers of a person, the earliest first."""
        return await self._database.read(lambda connection: results.stickers_of(connection, person))

    async def statistics(self, person: str, game: str | None, offset: int) -> StatisticsTotals:
        """Count the games of a person, all or of one game; `offset` is their time zone, in
        milliseconds east of Greenwich."""
        return await self._database.read(
            lambda connection: results.statistics(connection, person, game, offset)
        )

    # People.

    async def create_person(self, person: Person, session: str = "") -> None:
        """Store a new person, with their first session; raise Refused if the login is taken."""

        def create(connection: "Connection") -> None:
            people.create_person(connection, person)
            if session:
                sessions.open_session(connection, session, person.id, person.seen)

        await self._database.write(create)

    async def person(self, key: str) -> Person | None:
        """The person of that id; None: there is none."""
        return await self._database.read(lambda connection: people.person(connection, key))

    async def person_by_login(self, login: str) -> Person | None:
        """The account of that login; None: there is none."""
        return await self._database.read(
            lambda connection: people.person_by_login(connection, login)
        )

    async def rename(self, key: str, name: str, cat: str) -> None:
        """Change the name and cat; entries that are already written keep the old ones."""
        await self._database.write(lambda connection: people.rename(connection, key, name, cat))

    async def set_password(self, key: str, login: str, password: str) -> None:
        """Make a guest an account, or change its password (a hash). Void all cookies."""
        await self._database.write(
            lambda connection: people.set_password(connection, key, login, password)
        )

    async def touch_person(self, key: str, seen: int) -> None:
        """Record when the person was last seen."""
        await self._database.write(lambda connection: people.touch_person(connection, key, seen))

    async def accounts_with_skeletons(self, skeletons: set[str]) -> list[tuple[str, str]]:
        """The accounts whose login has one of these skeletons: (skeleton, person id)."""
        return await self._database.read(
            lambda connection: people.accounts_with_skeletons(connection, skeletons)
        )

    # Sessions.

    async def find_session(self, person: str, session: str) -> SessionLookup | None:
        """The person whom a cookie names, and whether its session is still open."""
        return await self._database.read(
            lambda connection: sessions.find_session(connection, person, session)
        )

    async def open_session(
        self, session: str, person: str, now: int, old_until: int | None = None
    ) -> None:
        """Begin a session; with `old_until`, cookies without a session are void from then on."""
        await self._database.write(
            lambda connection: sessions.open_session(connection, session, person, now, old_until)
        )

    async def touch_session(self, session: str, person: str, seen: int) -> None:
        """Record when the person was last seen, in that session."""
        await self._database.write(
            lambda connection: sessions.touch_session(connection, session, person, seen)
        )

    async def end_session(self, session: str, person: str) -> None:
        """Void the cookie of one browser."""
        await self._database.write(
            lambda connection: sessions.end_session(connection, session, person)
        )

    async def end_all_sessions(self, person: str) -> None:
        """Void every cookie of the person."""
        await self._database.write(lambda connection: sessions.end_all_sessions(connection, person))

    async def sessions_of(self, person: str) -> list[Session]:
        """The open sessions of the person."""
        return await self._database.read(
            lambda connection: sessions.sessions_of(connection, person)
        )

    async def delete_person(self, key: str) -> list[str]:
        """Delete the person: the account, the name at every table, and all their chat.

        Returns those tables, since workers may still hold them in memory. Moves stay, as part of
        the game. The caller must have made the person leave their tables. If it fails half-way, it
        may be called again.
        """
        changed: list[str] = []
        while some := await self._database.write(
            lambda connection: delete_person_batch(connection, key, _DELETE_AT_ONCE)
        ):
            changed += some
        return changed

    async def personal_table(self, table: str, person: str) -> PersonalTable | None:
        """The person's own data of a table where they ever sat; None: the table is gone."""
        return await self._database.read(
            lambda connection: personal_data.personal_table(connection, table, person)
        )

    async def finish_lesson(self, person: str, finished: FinishedLesson) -> None:
        """Record that a person has finished a lesson; the first time counts."""
        await self._database.write(
            lambda connection: lessons.finish_lesson(connection, person, finished)
        )

    async def finished_lessons(self, person: str) -> list[FinishedLesson]:
        """Return the lessons that the person has finished, the earliest first."""
        return await self._database.read(
            lambda connection: lessons.finished_lessons(connection, person)
        )

    # The deal of the day.

    async def latest_daily_time(self, now: int) -> int:
        """Return `now`, or a time of the latest day that any worker has seen if that is later."""
        return await self._database.write(lambda connection: daily.latest_time(connection, now))

    async def daily_row(self, person: str, day: str) -> DailyRow | None:
        """Return a person's try of a day; None: it is not begun."""
        return await self._database.read(
            lambda connection: daily.daily_row(connection, person, day)
        )

    async def daily_rows(self, person: str) -> list[DailyRow]:
        """Return all tries of a person, the earliest first."""
        return await self._database.read(lambda connection: daily.daily_rows(connection, person))

    async def begin_daily(self, person: str, row: DailyRow) -> bool:
        """Begin a try; False: it was begun before, and nothing is changed."""
        return await self._database.write(
            lambda connection: daily.begin_daily(connection, person, row)
        )

    async def continue_daily(self, person: str, before: int, row: DailyRow) -> bool:
        """Replace a try of so many moves by a longer one; False: another move came first."""
        return await self._database.write(
            lambda connection: daily.continue_daily(connection, person, before, row)
        )

    async def count_daily(self, day: str) -> int:
        """Return how many tries of a day are finished."""
        return await self._database.read(lambda connection: daily.count_daily(connection, day))

    async def rank_daily(self, person: str, day: str, place: int, score: int) -> tuple[int, int]:
        """Return how many other people with an account have finished a day's deal, and how many of
        them did better."""
        return await self._database.read(
            lambda connection: daily.rank_daily(connection, person, day, place, score)
        )

    # Invitations.

    async def code_of(self, table: str, drawn: Sequence[str]) -> str:
        """The short code of a table; without one, the first of those drawn that no open table has.

        Raises Conflict if all of them are taken.
        """
        return await self._database.write(
            lambda connection: codes.code_of(connection, table, drawn)
        )

    async def table_of_code(self, code: str) -> str | None:
        """The open table that has this short code; None: there is none."""
        return await self._database.read(lambda connection: codes.table_of_code(connection, code))

    # The server itself.

    async def secret_key(self, name: str) -> bytes:
        """32 secret bytes of that name, generated on first use."""
        new = secrets.token_bytes(32)
        return await self._database.write(
            lambda connection: server_state.secret_key(connection, name, new)
        )

    async def installation(self) -> str:
        """The id of this database, which keeps its workers apart from others on the same Redis."""
        new = secrets.token_bytes(8)
        return await self._database.write(
            lambda connection: server_state.installation(connection, new)
        )

    async def register(self, worker: str, now: int) -> None:
        """Register as this worker: everything is written under its number from now on."""
        new = Registration(worker, secrets.randbelow(_MOST_NUMBERS))
        self._database.registration = None
        await self._database.write(lambda connection: server_state.register(connection, new, now))
        self._database.registration = new

    async def heartbeat(self, worker: str, now: int) -> dict[str, int]:
        """Record that a worker is alive; return the last heartbeat of each, by its own clock.
        Raises Fenced if it is registered and the others have given it up."""
        return await self._database.write(
            lambda connection: server_state.heartbeat(connection, worker, now)
        )

    async def remove_worker(self, worker: str, seen: int | None = None) -> None:
        """Remove a worker, so that others take over its work; with `seen`, only if that is its
        last heartbeat. One that removes itself is no longer registered."""
        registration = self._database.registration
        if registration is not None and registration.worker == worker:
            self._database.registration = None
        await self._database.write(
            lambda connection: server_state.remove_worker(connection, worker, seen)
        )

    async def lease_quota(self, wanted: "Sequence[LeaseRequest]", now: int) -> list[int]:
        """Take tokens from shared quotas; return how long each has to wait, 0: granted."""
        return await self._database.write(lambda connection: quotas.lease(connection, wanted, now))

    async def probe(self, now: int) -> None:
        """Write one row, and look at the data; raise Unavailable if the database cannot be written,
        or is damaged."""
        await self._database.check()
        await self._database.write(
            lambda connection: server_state.record_run(connection, "health", now)
        )

    async def claim_job(self, name: str, now: int, every: int) -> bool:
        """Claim a periodic job that one worker does for all; False: it is not due yet."""
        return await self._database.write(
            lambda connection: server_state.claim_job(connection, name, now, every)
        )

    async def apply_retention(
        self,
        policy: RetentionPolicy,
        now: int,
        *,
        dry_run: bool = False,
        on_change: "Callable[[str], Awaitable[None]] | None" = None,
    ) -> RetentionCounts:
        """Delete data older than the policy allows; call `on_change` with each changed table."""
        run = RetentionRun(self._database, policy, now, dry_run=dry_run, on_change=on_change)
        return await run.run()

    async def workers(self) -> int:
        """How many workers send heartbeats; a single worker need not."""
        return await self._database.read(server_state.workers)

    async def tables_by_status(self) -> dict[str, int]:
        """How many tables there are of each status."""
        return await self._database.read(server_state.tables_by_status)


def _require_writable(entry: LogEntry) -> None:
    """Refuse a NUL, which PostgreSQL cannot store in a text: both databases accept the same."""
    if "\0" in entry.text or "\0" in entry.id:
        raise Refused("malformed", Message("server", "nul-in-text"))


def file_of(url: str) -> Path | None:
    """The file of a SQLite database; None: it is another database."""
    if url.startswith(_SQLITE_URL) or "://" not in url:
        return Path(url.removeprefix(_SQLITE_URL))
    return None


async def open_database(url: str, prepare: "Callable[[Connection], None]" = migrate) -> Database:
    """Connect to a file of SQLite or to `postgresql://…`.

    `prepare` runs first, in one transaction and under a lock, so that workers do not migrate at
    the same time.
    """
    file = file_of(url)
    if file is not None:
        return await Sqlite.open(file, prepare)
    if url.startswith(("postgresql://", "postgres://")):
        try:
            from tabbytop.server.store.postgresql import Postgresql  # noqa: PLC0415 - optional
        except ModuleNotFoundError as error:
            raise BadDatabase(missing_driver(error)) from None
        return await Postgresql.open(url, prepare)
    scheme = url.partition("://")[0]
    raise BadDatabase(Message("server-command", "unknown-database", scheme=scheme))
