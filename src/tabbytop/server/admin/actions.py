"""The actions of operators; each is logged with the operator's name."""

import contextlib
import ipaddress
import secrets
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from tabbytop.kernel.errors import TabbytopError
from tabbytop.server.access.quotas import Quotas
from tabbytop.server.admin.formatting import moment
from tabbytop.server.channels.channels import Channels
from tabbytop.server.driving.schedule import Schedule
from tabbytop.server.errors import Refused
from tabbytop.server.hosting.host import Host
from tabbytop.server.people.identity import Signer
from tabbytop.server.people.names import allowed_name
from tabbytop.server.people.passwords import Passwords
from tabbytop.server.people.tables import Tables
from tabbytop.server.store.migration import BadDatabase, require_current
from tabbytop.server.store.store import Store, file_of, open_database
from tabbytop.server.table import deciding
from tabbytop.texts.message import Message, plain

if TYPE_CHECKING:
    from tabbytop.server.settings import Settings
    from tabbytop.server.store.rows import Person, TableSummary

_AREA: Final = "server-command"
_LONGEST_ANNOUNCEMENT: Final = 500


class AdminError(TabbytopError):
    """The action was not done: the target is unknown or ambiguous, or there is nothing to do."""


class AmbiguousTarget(AdminError):
    """Several people or tables match; `lines` describe them."""

    def __init__(self, words: str, lines: list[Message]) -> None:
        super().__init__(Message(_AREA, "ambiguous", name=repr(words), count=len(lines)))
        self.lines = lines


class Target(Struct, frozen=True):
    """A person or a table."""

    person: "Person | None" = None
    table: "TableSummary | None" = None


@contextlib.asynccontextmanager
async def open_admin(settings: "Settings", actor: str) -> AsyncIterator["Admin"]:
    """Open the database of these settings, which must exist and have the current schema."""
    file = file_of(settings.database)
    if file is not None and not file.exists():
        raise BadDatabase(Message(_AREA, "no-database", file=str(file)))
    async with contextlib.AsyncExitStack() as parts:
        store = Store(await open_database(settings.database, require_current))
        parts.push_async_callback(store.close)
        channels = await Channels.open("")  # workers poll the database
        parts.push_async_callback(channels.close)
        host = Host(store, channels, due=Schedule(settings).next)
        signer = Signer(bytes(32))  # signs nothing here
        quotas = Quotas(store.lease_quota, settings, bytes(32), host.now)  # counts nothing here
        tables = Tables(host, store, signer, quotas, settings)
        yield Admin(store, host, tables, actor)
        await host.close()


class Admin:
    """An operator and the database they work on."""

    def __init__(self, store: Store, host: Host, tables: Tables, actor: str) -> None:
        self.store = store
        self._host = host
        self._tables = tables
        self._actor = actor
        self._now = host.now

    # Find the target of an action.

    async def person(self, words: str) -> "Person":
        """The only person whose id starts with the words, or whose login or name they are."""
        found = await self.store.operators.find_people(words.removeprefix("person:"))
        if not found:
            raise AdminError(Message(_AREA, "no-person", name=repr(words)))
        if len(found) > 1:
            raise AmbiguousTarget(words, [person_line(each) for each in found])
        return found[0]

    async def table(self, words: str) -> "TableSummary":
        """The only table whose id starts with the words."""
        found = await self.store.operators.find_tables(words.removeprefix("table:"))
        if not found:
            raise AdminError(Message(_AREA, "no-table", name=repr(words)))
        if len(found) > 1:
            raise AmbiguousTarget(words, [table_line(each) for each in found])
        return found[0]

    async def person_or_table(self, words: str) -> Target:
        """The only person or table that matches; `person:` or `table:` before it says which."""
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
            raise AdminError(Message(_AREA, "no-person-or-table", name=repr(words)))
        if len(people) + len(tables) > 1:
            lines = [*map(person_line, people), *map(table_line, tables)]
            raise AmbiguousTarget(words, lines)
        return Target(people[0] if people else None, tables[0] if tables else None)

    # Actions.

    async def close(self, words: str) -> str:
        """Close a table, also during a game; return its id."""
        table = await self.table(words)
        try:
            await self._host.do(
                table.id, lambda state: deciding.close_by_operator(state, self._now())
            )
        except Refused as refused:
            raise AdminError(refused.message) from None
        await self.store.operators.mark_tables_changed([table.id], rewritten=False, now=self._now())
        await self._log("close", table.id)
        return table.id

    async def mute(self, words: str, until: int | None) -> "Person":
        """Mute a person: they can play but not talk."""
        person = await self.person(words)
        await self.store.operators.restrict("mute", person.id, "", until, self._now())
        await self._log("mute", person.id, person.name, until_text(until))
        return person

    async def unmute(self, words: str) -> "Person":
        """End a mute."""
        person = await self.person(words)
        if not await self.store.operators.lift_restriction("mute", person.id, ""):
            raise AdminError(Message(_AREA, "not-muted", name=person.name))
        await self._log("unmute", person.id, person.name)
        return person

    async def ban(self, words: str, until: int | None) -> str:
        """Ban a person or a network; return its name."""
        network = network_of(words)
        if network is not None:
            await self.store.operators.restrict("ban", "", network, until, self._now())
            await self._log("ban", network, "", until_text(until))
            return network
        person = await self.person(words)
        await self.store.operators.restrict("ban", person.id, "", until, self._now())
        await self._log("ban", person.id, person.name, until_text(until))
        return person.name

    async def unban(self, words: str) -> str:
        """End the ban of a person or a network; return its name."""
        network = network_of(words)
        person = None if network is not None else await self.person(words)
        key, name = ("", network or "") if person is None else (person.id, person.name)
        if not await self.store.operators.lift_restriction("ban", key, network or ""):
            raise AdminError(Message(_AREA, "not-banned", name=name))
        await self._log("unban", key or name, "" if person is None else name)
        return name

    async def rename(self, words: str, name: str) -> str:
        """Rename a person, also at all their tables; return the new name."""
        person = await self.person(words)
        try:
            new = allowed_name(name)
        except Refused as refused:
            raise AdminError(refused.message) from None
        await self.store.rename(person.id, new, person.cat)
        tables = await self.store.operators.tables_sat_at(person.id)
        for table in tables:
            await self.store.operators.rename_at(table, person.id, person.name, new)
        await self.store.operators.mark_tables_changed(tables, rewritten=True, now=self._now())
        await self._log("rename", person.id, new, f"was {person.name}")
        return new

    async def delete(self, found: Target) -> str:
        """Delete a person, as if by themselves, or a table; return its name or id."""
        if found.person is not None:
            person = found.person
            tables = await self.store.operators.tables_sat_at(person.id)
            await self._tables.delete_person(person)
            await self.store.operators.mark_tables_changed(tables, rewritten=True, now=self._now())
            await self._log("delete person", person.id)
            return person.name
        assert found.table is not None
        table = found.table.id
        if found.table.status in ("open", "playing"):
            await self.close(table)
        await self.store.operators.delete_table(table)
        await self.store.operators.mark_tables_changed([table], rewritten=True, now=self._now())
        await self._log("delete table", table)
        return table

    async def reset_password(self, words: str) -> tuple["Person", str]:
        """Give an account a new random password, and void all its cookies."""
        person = await self.person(words)
        if person.login is None:
            raise AdminError(Message(_AREA, "no-password", name=person.name))
        new = "-".join(secrets.token_hex(2) for _ in range(4))
        passwords = Passwords()
        try:
            hashed = await passwords.hash(new)
        finally:
            passwords.close()
        await self.store.set_password(person.id, person.login, hashed)
        await self._log("reset-password", person.id, person.name)
        return person, new

    async def announce(self, text: str, until: int | None) -> None:
        """Announce a text to everybody."""
        text = " ".join(text.split())
        if not text or not text.isprintable() or len(text) > _LONGEST_ANNOUNCEMENT:
            raise AdminError(Message(_AREA, "announcement-length", most=_LONGEST_ANNOUNCEMENT))
        await self.store.operators.announce(text, until, self._now())
        await self._log("announce", "", "", text)

    async def withdraw_announcements(self) -> int:
        """End all announcements; return how many there were."""
        count = await self.store.operators.withdraw_announcements(self._now())
        if not count:
            raise AdminError(Message(_AREA, "no-announcement"))
        await self._log("withdraw announcements")
        return count

    async def mark_done(self, number: int) -> None:
        """Mark a report as done."""
        if not await self.store.operators.mark_report_done(number, self._actor, self._now()):
            raise AdminError(Message(_AREA, "no-report", number=number))
        await self._log("report done", str(number))

    async def _log(self, act: str, target: str = "", name: str = "", detail: str = "") -> None:
        await self.store.operators.log_act(self._actor, act, target, name, detail, now=self._now())


def network_of(words: str) -> str | None:
    """The words as a network; None: they are none."""
    try:
        return str(ipaddress.ip_network(words, strict=False))
    except ValueError:
        return None


def until_text(until: int | None) -> str:
    """The end of a restriction, for the log."""
    return "for good" if until is None else f"until {moment(until)}"


def person_line(person: "Person") -> Message:
    """A person in one line."""
    shown = {"id": person.id, "name": person.name, "login": person.login}
    return Message(_AREA, "person-line", time=moment(person.seen), **shown)


def table_line(table: "TableSummary") -> Message:
    """A table in one line."""
    names = ", ".join(who.name for who in table.occupants if who.name)
    return plain(f"{table.id}  {table.setup.game}  {table.status}  {names}")
