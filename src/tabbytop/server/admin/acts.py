"""What an operator can do. Each act is written down with who did it."""

import contextlib
import ipaddress
import secrets
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from tabbytop.kernel.errors import TabbytopError
from tabbytop.server.access.quotas import Quotas
from tabbytop.server.channels.channels import Channels
from tabbytop.server.driving.schedule import Schedule
from tabbytop.server.errors import Refused
from tabbytop.server.hosting.host import Host
from tabbytop.server.people.identity import Signer
from tabbytop.server.people.names import free_name
from tabbytop.server.people.passwords import Passwords
from tabbytop.server.people.tables import Tables
from tabbytop.server.store.migrating import BadDatabase, require_current
from tabbytop.server.store.opening import file_of, open_database
from tabbytop.server.store.store import Store
from tabbytop.server.table import deciding

if TYPE_CHECKING:
    from tabbytop.server.settings import Settings
    from tabbytop.server.store.people import Person
    from tabbytop.server.store.rows import Listed

_LONGEST_ANNOUNCEMENT: Final = 500


class NotDone(TabbytopError):
    """There is nobody and nothing of that name, or more than one, or nothing to do."""


class Ambiguous(NotDone):
    """More than one is meant; the lines say which."""

    def __init__(self, words: str, lines: list[str]) -> None:
        super().__init__(f"{words!r} could be one of {len(lines)}; say which id")
        self.lines = lines


class Found(Struct, frozen=True):
    """A person or a table."""

    person: "Person | None" = None
    table: "Listed | None" = None


@contextlib.asynccontextmanager
async def opened(settings: "Settings", actor: str) -> AsyncIterator["Admin"]:
    """The database of these settings, which must be there and of this version."""
    file = file_of(settings.database)
    if file is not None and not file.exists():
        raise BadDatabase(f"there is no database {file}")
    async with contextlib.AsyncExitStack() as parts:
        store = Store(await open_database(settings.database, require_current))
        parts.push_async_callback(store.close)
        channels = await Channels.open("")  # workers read the database every second or two
        parts.push_async_callback(channels.close)
        host = Host(store, channels, due=Schedule(settings).next)
        signer = Signer(bytes(32))  # no seat is opened here
        quotas = Quotas(store.lease, settings, bytes(32), host.now)  # nothing is counted either
        tables = Tables(host, store, signer, quotas, settings)
        yield Admin(store, host, tables, actor)
        await host.close()


class Admin:
    """An operator at work."""

    def __init__(self, store: Store, host: Host, tables: Tables, actor: str) -> None:
        self.store = store
        self._host = host
        self._tables = tables
        self._actor = actor
        self._now = host.now

    # Whom and what they mean.

    async def person(self, words: str) -> "Person":
        """The one person whose id begins so, or who logs in or is called so."""
        found = await self.store.operators.find_people(words.removeprefix("person:"))
        if not found:
            raise NotDone(f"there is nobody called {words!r}")
        if len(found) > 1:
            raise Ambiguous(words, [person_line(each) for each in found])
        return found[0]

    async def table(self, words: str) -> "Listed":
        """The one table whose id begins so."""
        found = await self.store.operators.find_tables(words.removeprefix("table:"))
        if not found:
            raise NotDone(f"there is no table {words!r}")
        if len(found) > 1:
            raise Ambiguous(words, [table_line(each) for each in found])
        return found[0]

    async def either(self, words: str) -> Found:
        """The one person or table that is meant; `person:` or `table:` before it says which."""
        people = (
            []
            if words.startswith("table:")
            else await self.store.operators.find_people(words.removeprefix("person:"))
        )
        tables = (
            []
            if words.startswith("person:")
            else await self.store.operators.find_tables(words.removeprefix("table:"))
        )
        if not people and not tables:
            raise NotDone(f"there is no person and no table {words!r}")
        if len(people) + len(tables) > 1:
            lines = [*map(person_line, people), *map(table_line, tables)]
            raise Ambiguous(words, lines)
        return Found(people[0] if people else None, tables[0] if tables else None)

    # What they do.

    async def close(self, words: str) -> str:
        """Close a table, also in the middle of a game; says which."""
        table = await self.table(words)
        try:
            await self._host.do(
                table.id, lambda state: deciding.close_by_operator(state, self._now())
            )
        except Refused as refused:
            raise NotDone(refused.message) from None
        await self.store.operators.mark_changed([table.id], rewritten=False, now=self._now())
        await self._note("close", table.id)
        return table.id

    async def mute(self, words: str, until: int | None) -> "Person":
        """Let somebody play but not talk."""
        person = await self.person(words)
        await self.store.operators.restrict("mute", person.id, "", until, self._now())
        await self._note("mute", person.id, person.name, told_until(until))
        return person

    async def unmute(self, words: str) -> "Person":
        """Let somebody talk again."""
        person = await self.person(words)
        if not await self.store.operators.lift("mute", person.id, ""):
            raise NotDone(f"{person.name} is not muted")
        await self._note("unmute", person.id, person.name)
        return person

    async def ban(self, words: str, until: int | None) -> str:
        """Keep a person out, or a range of addresses; says whom."""
        network = network_of(words)
        if network is not None:
            await self.store.operators.restrict("ban", "", network, until, self._now())
            await self._note("ban", network, "", told_until(until))
            return network
        person = await self.person(words)
        await self.store.operators.restrict("ban", person.id, "", until, self._now())
        await self._note("ban", person.id, person.name, told_until(until))
        return person.name

    async def unban(self, words: str) -> str:
        """Let a person in again, or a range of addresses; says whom."""
        network = network_of(words)
        person = None if network is not None else await self.person(words)
        key, name = ("", network or "") if person is None else (person.id, person.name)
        if not await self.store.operators.lift("ban", key, network or ""):
            raise NotDone(f"{name} is not banned")
        await self._note("unban", key or name, "" if person is None else name)
        return name

    async def rename(self, words: str, name: str) -> str:
        """Call somebody differently, also at all tables where they sit; says how."""
        person = await self.person(words)
        try:
            new = free_name(name)
        except Refused as refused:
            raise NotDone(refused.message) from None
        await self.store.rename(person.id, new, person.cat)
        tables = await self.store.operators.tables_sat_at(person.id)
        for table in tables:
            await self.store.operators.rename_at(table, person.id, person.name, new)
        await self.store.operators.mark_changed(tables, rewritten=True, now=self._now())
        await self._note("rename", person.id, new, f"was {person.name}")
        return new

    async def delete(self, found: Found) -> str:
        """Forget a person as if they had deleted themselves, or remove a table; says which."""
        if found.person is not None:
            person = found.person
            tables = await self.store.operators.tables_sat_at(person.id)
            await self._tables.forget(person)
            await self.store.operators.mark_changed(tables, rewritten=True, now=self._now())
            await self._note("delete person", person.id)
            return person.name
        assert found.table is not None
        table = found.table.id
        if found.table.status in ("open", "playing"):
            await self.close(table)
        await self.store.operators.delete_table(table)
        await self.store.operators.mark_changed([table], rewritten=True, now=self._now())
        await self._note("delete table", table)
        return table

    async def reset_password(self, words: str) -> tuple["Person", str]:
        """Give an account a new password, by chance; all its cookies are void."""
        person = await self.person(words)
        if person.login is None:
            raise NotDone(f"{person.name} is a guest and has no password")
        new = "-".join(secrets.token_hex(2) for _ in range(4))
        passwords = Passwords()
        try:
            hashed = await passwords.hashed(new)
        finally:
            passwords.close()
        await self.store.set_password(person.id, person.login, hashed)
        await self._note("reset-password", person.id, person.name)
        return person, new

    async def announce(self, text: str, until: int | None) -> None:
        """Tell everybody something."""
        text = " ".join(text.split())
        if not text or not text.isprintable() or len(text) > _LONGEST_ANNOUNCEMENT:
            raise NotDone(f"an announcement has 1 to {_LONGEST_ANNOUNCEMENT} letters")
        await self.store.operators.announce(text, until, self._now())
        await self._note("announce", "", "", text)

    async def withdraw_announcements(self) -> int:
        """Announce nothing any more; says how many there were."""
        count = await self.store.operators.withdraw_announcements(self._now())
        if not count:
            raise NotDone("nothing is announced")
        await self._note("withdraw announcements")
        return count

    async def mark_done(self, number: int) -> None:
        """A report has been dealt with."""
        if not await self.store.operators.mark_done(number, self._actor, self._now()):
            raise NotDone(f"there is no report {number}")
        await self._note("report done", str(number))

    async def _note(self, act: str, target: str = "", name: str = "", detail: str = "") -> None:
        await self.store.operators.note_act(self._actor, act, target, name, detail, now=self._now())


def network_of(words: str) -> str | None:
    """The range of addresses that is meant; None if it is none."""
    try:
        return str(ipaddress.ip_network(words, strict=False))
    except ValueError:
        return None


def told_until(until: int | None) -> str:
    """Until when something holds, as the log has it."""
    return "for good" if until is None else f"until {moment(until)}"


def moment(at: int) -> str:
    """A time for people, in UTC."""
    from datetime import UTC, datetime  # noqa: PLC0415 - only what is shown needs it

    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M:%S")


def person_line(person: "Person") -> str:
    """A person in one line."""
    kind = "guest" if person.login is None else f"logs in as {person.login}"
    return f"{person.id}  {person.name}  ({kind}, seen {moment(person.seen)})"


def table_line(table: "Listed") -> str:
    """A table in one line."""
    names = ", ".join(who.name for who in table.occupants if who.name)
    return f"{table.id}  {table.setup.game}  {table.status}  {names}"
