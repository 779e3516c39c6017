"""All that the server keeps, and the only way to it."""

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Final, Self

from tabbytop.server.errors import Refused
from tabbytop.server.store import own_data, people, quotas, rows, sessions, upkeep
from tabbytop.server.store.appends import UNCHANGED, Append, Status, Unchanged
from tabbytop.server.store.database import Database
from tabbytop.server.store.forgetting import forget_some
from tabbytop.server.store.opening import file_of, open_database
from tabbytop.server.store.operators import Operators
from tabbytop.server.store.own_data import OwnTable
from tabbytop.server.store.pages import convert_old_file
from tabbytop.server.store.people import Person
from tabbytop.server.store.rows import Listed, NewRow, Stored
from tabbytop.server.store.sessions import Recognition, Session
from tabbytop.server.store.tidying import Keep, Tidied, Tidying
from tabbytop.server.store.writing import Appending
from tabbytop.server.table.entries import LogEntry, Occupant
from tabbytop.server.table.setup import Setup

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from tabbytop.server.store.quotas import Lease

_FORGET_AT_ONCE: Final = 20  # tables in one transaction, so that moves need not wait for long


class Store:
    """Tables with their logs, people, the server's keys, and who of the workers is alive.

    Whatever returns is on disk. Unavailable is raised where the database could not be reached or
    did not answer, and nothing was written; OutcomeUnknown where nobody knows whether it was.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self.operators = Operators(database)
        self._appending = Appending(database)

    @classmethod
    async def open(cls, url: str) -> Self:
        """A file's path or `postgresql://…`; brought to the schema of this version first."""
        file = file_of(url)
        if file is not None:
            await asyncio.to_thread(convert_old_file, file)
        return cls(await open_database(url))

    async def close(self) -> None:
        """Write what waits to be written, and end all connections."""
        await self._appending.close()
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
    ) -> None:
        """Write a new table with the first lines of its log and who sits there after them.

        Conflict: there is a table of that id, and it stays as it is.
        """
        for entry in entries:
            _require_writable(entry)
        new = NewRow(table, setup, seed, entries, seats, status, creator, creator_address, due)
        await self._database.write(lambda connection: rows.create(connection, new))

    async def append(
        self,
        table: str,
        entry: LogEntry,
        *,
        status: Status | None = None,
        due: int | Unchanged | None = UNCHANGED,
        seats: Sequence[Occupant] | None = None,
        position: str | None = None,
    ) -> None:
        """Write the next line of a table's log, and what it changes in the table's row.

        Conflict: another worker was first with that number, and nothing was changed. `due` is when
        something happens by itself (None: nothing will), `seats` who sits there now.
        """
        _require_writable(entry)
        await self._appending.append(Append(table, entry, status, due, seats, position))

    async def load(self, table: str, *, whole: bool = True) -> Stored | None:
        """A table with its whole log, or with no more of it than its position leaves to be read;
        None: there is no such table."""
        return await self._database.read(
            lambda connection: rows.load(connection, table, whole=whole)
        )

    async def entries_after(self, table: str, number: int) -> list[LogEntry]:
        """The lines of a table's log after that number."""
        return await self._database.read(
            lambda connection: rows.entries_after(connection, table, number)
        )

    async def numbers(self, tables: Sequence[str]) -> dict[str, int]:
        """Of each of these tables, the number of the last line of its log."""
        return await self._database.read(lambda connection: rows.numbers(connection, tables))

    async def save_position(self, table: str, number: int, position: str) -> None:
        """Keep the position after that entry, unless a later one is kept."""
        await self.save_positions([(table, number, position)])

    async def save_positions(self, positions: Sequence[tuple[str, int, str]]) -> None:
        """The same of many tables at once."""

        def save(connection: "Connection") -> None:
            for table, number, position in positions:
                rows.save_position(connection, table, number, position)

        await self._database.write(save)

    async def lobby(self, limit: int) -> list[Listed]:
        """Public tables with a free seat, the newest first."""
        return await self._database.read(lambda connection: rows.lobby(connection, limit))

    async def tables_of(self, person: str, limit: int) -> list[Listed]:
        """Where the person has a seat, the latest first."""
        return await self._database.read(
            lambda connection: rows.tables_of(connection, person, limit)
        )

    async def unfinished_of(self, person: str) -> list[Listed]:
        """All tables that are not over where the person has a seat."""
        return await self._database.read(lambda connection: rows.unfinished_of(connection, person))

    async def unfinished_by(self, creator: str) -> int:
        """How many tables the person has made that are not over."""
        return await self._database.read(lambda connection: rows.unfinished_by(connection, creator))

    async def unfinished_from(self, address: str) -> int:
        """How many tables were set up from that address, as it was hashed, that are not over."""
        return await self._database.read(
            lambda connection: rows.unfinished_from(connection, address)
        )

    async def due_before(self, moment: int) -> list[tuple[str, int]]:
        """Tables where something happens by itself before that moment: (table, when)."""
        return await self._database.read(lambda connection: rows.due_before(connection, moment))

    async def put_off(self, table: str, number: int, due: int | None) -> None:
        """Note when something is due at a table, unless its log has gone on beyond that number."""
        await self._database.write(lambda connection: rows.put_off(connection, table, number, due))

    async def written_after(self, moment: int) -> list[str]:
        """Tables where something is due, and whose last line is from after that moment."""
        return await self._database.read(lambda connection: rows.written_after(connection, moment))

    async def playing(self) -> list[str]:
        """The tables where a game is going on."""
        return await self._database.read(rows.playing)

    # People.

    async def create_person(self, person: Person, session: str = "") -> None:
        """Write somebody down for the first time, with the session in which they came; Refused if
        the login is taken."""

        def create(connection: "Connection") -> None:
            people.create_person(connection, person)
            if session:
                sessions.open_session(connection, session, person.id, person.seen)

        await self._database.write(create)

    async def person(self, key: str) -> Person | None:
        """The person of that id."""
        return await self._database.read(lambda connection: people.person(connection, key))

    async def by_login(self, login: str) -> Person | None:
        """Whose account it is."""
        return await self._database.read(lambda connection: people.by_login(connection, login))

    async def rename(self, key: str, name: str, cat: str) -> None:
        """From now on under another name; what was written before stays as it was."""
        await self._database.write(lambda connection: people.rename(connection, key, name, cat))

    async def set_password(self, key: str, login: str, password: str) -> None:
        """Make a guest an account, or change its password (a hash); all cookies are void."""
        await self._database.write(
            lambda connection: people.set_password(connection, key, login, password)
        )

    async def touch(self, key: str, seen: int) -> None:
        """The person was here."""
        await self._database.write(lambda connection: people.touch(connection, key, seen))

    async def owners_of_logins(self, looks: set[str]) -> list[tuple[str, str]]:
        """The accounts whose login has one of these skeletons: (skeleton, person)."""
        return await self._database.read(
            lambda connection: people.owners_of_logins(connection, looks)
        )

    # Sessions.

    async def recognise(self, person: str, session: str) -> Recognition | None:
        """Whom a cookie names, and whether its session is still open."""
        return await self._database.read(
            lambda connection: sessions.recognise(connection, person, session)
        )

    async def open_session(
        self, session: str, person: str, now: int, old_until: int | None = None
    ) -> None:
        """Begin a session; with `old_until`, cookies that name none are void from then on."""
        await self._database.write(
            lambda connection: sessions.open_session(connection, session, person, now, old_until)
        )

    async def touch_session(self, session: str, person: str, seen: int) -> None:
        """The person was here, in that browser."""
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
        """The browsers in which the person is known."""
        return await self._database.read(
            lambda connection: sessions.sessions_of(connection, person)
        )

    async def delete_person(self, key: str) -> list[str]:
        """Forget the person: the account, the name at every table, and all they ever said.

        Says at which tables, since workers may still have them in memory. Moves stay: they are
        the game's. Whoever calls this sees to it first that the person has left their tables. If
        it fails half-way, it may be called again.
        """
        forgotten: list[str] = []
        while some := await self._database.write(
            lambda connection: forget_some(connection, key, _FORGET_AT_ONCE)
        ):
            forgotten += some
        return forgotten

    async def own_table(self, table: str, person: str) -> OwnTable | None:
        """What is the person's own of a table where they ever sat; None: the table is gone."""
        return await self._database.read(
            lambda connection: own_data.own_table(connection, table, person)
        )

    # The server itself.

    async def secret(self, name: str) -> bytes:
        """32 secret bytes of that name, made when they are first asked for."""
        new = secrets.token_bytes(32)
        return await self._database.write(lambda connection: upkeep.key(connection, name, new))

    async def beat(self, worker: str, now: int) -> dict[str, int]:
        """Say that a worker is alive, and hear when each said so last, by its own clock."""
        return await self._database.write(lambda connection: upkeep.beat(connection, worker, now))

    async def retire(self, worker: str, seen: int | None = None) -> None:
        """A worker ends, and others take over what it did; with `seen` only if that was its last
        sign of life."""
        await self._database.write(lambda connection: upkeep.retire(connection, worker, seen))

    async def lease(self, wanted: "Sequence[Lease]", now: int) -> list[int]:
        """Count against limits that all workers share; says how long to wait, 0: it is granted."""
        return await self._database.write(lambda connection: quotas.lease(connection, wanted, now))

    async def probe(self, now: int) -> None:
        """Write something small: Unavailable if nothing can be written."""
        await self._database.write(lambda connection: upkeep.note(connection, "health", now))

    async def claim(self, name: str, now: int, every: int) -> bool:
        """Whether it is time again for something that one worker does for all."""
        return await self._database.write(
            lambda connection: upkeep.claim(connection, name, now, every)
        )

    async def tidy(
        self,
        keep: Keep,
        now: int,
        *,
        dry_run: bool = False,
        on_change: "Callable[[str], Awaitable[None]] | None" = None,
    ) -> Tidied:
        """Delete what is older than it is to be kept; `on_change` hears which tables changed."""
        tidying = Tidying(self._database, keep, now, dry_run=dry_run, on_change=on_change)
        return await tidying.run()

    async def workers(self) -> int:
        """How many workers say that they are alive; one that is alone need not."""
        return await self._database.read(upkeep.workers)

    async def tables_by_status(self) -> dict[str, int]:
        """How many tables there are of each status."""
        return await self._database.read(upkeep.tables_by_status)


def _require_writable(entry: LogEntry) -> None:
    """PostgreSQL has no text with a NUL in it, and what one database takes the other must too."""
    if "\0" in entry.text or "\0" in entry.id:
        raise Refused("malformed", "a text must not contain the character NUL")
