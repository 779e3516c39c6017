"""The store of operators: moderation, reports, search."""

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Final, TypeVar

from sqlalchemy.exc import IntegrityError

from tabbytop.server.errors import Unavailable
from tabbytop.server.store import moderation, personal_data, search, tables
from tabbytop.server.store.database import Database
from tabbytop.server.store.moderation import (
    AdminAct,
    ModerationState,
    Report,
    Restriction,
    RestrictionKind,
)

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from tabbytop.server.store.rows import Person, TableSummary

T = TypeVar("T")
_TRIES: Final = 10  # if other transactions take the same id


class Operators:
    """The part of the store that operators use, and whose state workers poll."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def moderation_state(self, now: int) -> ModerationState:
        """All moderation data that workers poll."""
        return await self._database.read(lambda each: moderation.moderation_state(each, now))

    async def restrictions(self, now: int) -> list[Restriction]:
        """The bans and mutes in force now."""
        return await self._database.read(lambda each: moderation.restrictions(each, now))

    async def restrict(
        self, kind: RestrictionKind, person: str, network: str, until: int | None, now: int
    ) -> None:
        """Ban a person or a network, or mute a person."""
        await self._write(lambda each: moderation.restrict(each, kind, person, network, until, now))

    async def lift_restriction(self, kind: RestrictionKind, person: str, network: str) -> int:
        """End a ban or a mute; return how many there were."""
        return await self._write(
            lambda each: moderation.lift_restriction(each, kind, person, network)
        )

    async def announce(self, text: str, until: int | None, now: int) -> None:
        """Store an announcement to everybody."""
        await self._write(lambda each: moderation.announce(each, text, until, now))

    async def withdraw_announcements(self, now: int) -> int:
        """End all announcements; return how many there were."""
        return await self._write(lambda each: moderation.withdraw_announcements(each, now))

    async def mark_tables_changed(self, ids: Iterable[str], rewritten: bool, now: int) -> None:
        """Have all workers reload these tables, from the first entry if `rewritten`."""
        listed = list(ids)
        await self._write(lambda each: moderation.mark_tables_changed(each, listed, rewritten, now))

    async def log_act(
        self, actor: str, act: str, target: str = "", name: str = "", detail: str = "", *, now: int
    ) -> None:
        """Add an entry to the operators' log."""
        await self._write(
            lambda each: moderation.log_act(each, actor, act, target, name, detail, now=now)
        )

    async def admin_log(self, limit: int) -> list[AdminAct]:
        """The operators' log, the latest entry first."""
        return await self._database.read(lambda each: moderation.admin_log(each, limit))

    async def add_report(self, new: Report) -> int:
        """Store a report; return its number."""
        return await self._write(lambda each: moderation.add_report(each, new))

    async def reports(self, *, done: bool | None = False, limit: int = 100) -> list[Report]:
        """Reports, the latest first; `done` None: open and done ones."""
        return await self._database.read(
            lambda each: moderation.reports(each, done=done, limit=limit)
        )

    async def reports_by(self, person: str) -> list[Report]:
        """The person's reports, the oldest first."""
        return await self._database.read(lambda each: moderation.reports_by(each, person))

    async def mark_report_done(self, number: int, actor: str, now: int) -> bool:
        """Mark a report as done; False: there is no such report."""
        return await self._write(lambda each: moderation.mark_report_done(each, number, actor, now))

    # Search.

    async def find_people(self, words: str) -> list["Person"]:
        """The people whose id starts with the words, or whose login or name they are."""
        return await self._database.read(lambda each: search.find_people(each, words))

    async def find_tables(self, prefix: str) -> list["TableSummary"]:
        """The tables whose id starts with the prefix."""
        return await self._database.read(lambda each: search.find_tables(each, prefix))

    async def list_people(
        self, *, accounts: bool | None, seen_since: int, name: str, limit: int
    ) -> list["Person"]:
        """People, the last seen first."""
        return await self._database.read(
            lambda each: search.list_people(
                each, accounts=accounts, seen_since=seen_since, name=name, limit=limit
            )
        )

    async def list_tables(
        self, *, status: str | None, game: str | None, person: str | None, limit: int
    ) -> list["TableSummary"]:
        """Tables, the newest first."""
        return await self._database.read(
            lambda each: search.list_tables(
                each, status=status, game=game, person=person, limit=limit
            )
        )

    async def tables_sat_at(self, person: str) -> list[str]:
        """All tables where the person ever had a seat."""
        return await self._database.read(lambda each: personal_data.tables_sat_at(each, person))

    async def rename_at(self, table: str, person: str, old: str, new: str) -> None:
        """Rename the person at a table."""
        await self._write(lambda each: personal_data.rename_at(each, table, person, old, new))

    async def delete_table(self, table: str) -> None:
        """Delete a table with its log."""
        await self._write(lambda each: tables.delete_table(each, table))

    async def _write(self, job: "Callable[[Connection], T]") -> T:
        """Write; try again if another transaction took the same id."""
        for _ in range(_TRIES):
            try:
                return await self._database.write(job)
            except IntegrityError:
                continue
        raise Unavailable("the database is too busy")
