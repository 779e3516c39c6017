"""What operators decide and players report, over any database."""

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Final, TypeVar

from sqlalchemy.exc import IntegrityError

from tabbytop.server.errors import Unavailable
from tabbytop.server.store import finding, forgetting, moderation
from tabbytop.server.store.database import Database
from tabbytop.server.store.moderation import (
    AdminAct,
    Decisions,
    Report,
    Restriction,
    RestrictionKind,
)

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from tabbytop.server.store.people import Person
    from tabbytop.server.store.rows import Listed

T = TypeVar("T")
_TRIES: Final = 10  # to find a number that nobody else takes at the same moment


class Operators:
    """The part of the store that operators use, and that workers look at every second or two."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def decisions(self, now: int) -> Decisions:
        """All that a worker has to know."""
        return await self._database.read(lambda each: moderation.decisions(each, now))

    async def restrictions(self, now: int) -> list[Restriction]:
        """The bans and mutes that hold now."""
        return await self._database.read(lambda each: moderation.restrictions(each, now))

    async def restrict(
        self, kind: RestrictionKind, person: str, network: str, until: int | None, now: int
    ) -> None:
        """Ban a person or a network, or mute a person."""
        await self._write(lambda each: moderation.restrict(each, kind, person, network, until, now))

    async def lift(self, kind: RestrictionKind, person: str, network: str) -> int:
        """End a ban or a mute; says how many there were."""
        return await self._write(lambda each: moderation.lift(each, kind, person, network))

    async def announce(self, text: str, until: int | None, now: int) -> None:
        """Tell everybody."""
        await self._write(lambda each: moderation.announce(each, text, until, now))

    async def withdraw_announcements(self, now: int) -> int:
        """Announce nothing any more; says how many there were."""
        return await self._write(lambda each: moderation.withdraw_announcements(each, now))

    async def mark_changed(self, tables: Iterable[str], rewritten: bool, now: int) -> None:
        """Workers have to read these tables anew, from the first line if `rewritten`."""
        listed = list(tables)
        await self._write(lambda each: moderation.mark_changed(each, listed, rewritten, now))

    async def note_act(
        self, actor: str, act: str, target: str = "", name: str = "", detail: str = "", *, now: int
    ) -> None:
        """Write down what an operator did."""
        await self._write(
            lambda each: moderation.note_act(each, actor, act, target, name, detail, now=now)
        )

    async def acts(self, limit: int) -> list[AdminAct]:
        """What operators did, the latest first."""
        return await self._database.read(lambda each: moderation.acts(each, limit))

    async def report(self, new: Report) -> int:
        """Write a report down, and say under which number."""
        return await self._write(lambda each: moderation.report(each, new))

    async def reports(self, *, done: bool | None = False, limit: int = 100) -> list[Report]:
        """What was reported, the latest first; None: also what has been dealt with."""
        return await self._database.read(
            lambda each: moderation.reports(each, done=done, limit=limit)
        )

    async def reports_by(self, person: str) -> list[Report]:
        """What the person reported."""
        return await self._database.read(lambda each: moderation.reports_by(each, person))

    async def mark_done(self, number: int, actor: str, now: int) -> bool:
        """This report has been dealt with; False: there is no such report."""
        return await self._write(lambda each: moderation.mark_done(each, number, actor, now))

    # Whom and what an operator means.

    async def find_people(self, words: str) -> list["Person"]:
        """Everybody whose id begins so, or who logs in or is called so."""
        return await self._database.read(lambda each: finding.find_people(each, words))

    async def find_tables(self, prefix: str) -> list["Listed"]:
        """The tables whose id begins so."""
        return await self._database.read(lambda each: finding.find_tables(each, prefix))

    async def list_people(
        self, *, accounts: bool | None, seen_since: int, name: str, limit: int
    ) -> list["Person"]:
        """People, those first who were here last."""
        return await self._database.read(
            lambda each: finding.list_people(
                each, accounts=accounts, seen_since=seen_since, name=name, limit=limit
            )
        )

    async def list_tables(
        self, *, status: str | None, game: str | None, person: str | None, limit: int
    ) -> list["Listed"]:
        """Tables, the newest first."""
        return await self._database.read(
            lambda each: finding.list_tables(
                each, status=status, game=game, person=person, limit=limit
            )
        )

    async def tables_sat_at(self, person: str) -> list[str]:
        """All tables where the person ever had a seat."""
        return await self._database.read(lambda each: forgetting.tables_sat_at(each, person))

    async def rename_at(self, table: str, person: str, old: str, new: str) -> None:
        """Call the person differently at a table."""
        await self._write(lambda each: forgetting.rename_at(each, table, person, old, new))

    async def delete_table(self, table: str) -> None:
        """Remove a table with its log."""
        await self._write(lambda each: forgetting.delete_table(each, table))

    async def _write(self, job: "Callable[[Connection], T]") -> T:
        """Do it; once more if somebody else took the same number at the same moment."""
        for _ in range(_TRIES):
            try:
                return await self._database.write(job)
            except IntegrityError:
                continue
        raise Unavailable("the database is too busy")
