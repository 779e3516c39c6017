"""The tables of a device, kept as texts by key: in the browser's database, or in memory.

It does what `Host`, `Driver` and `Tables` need of the server's store. A log is kept in portions, so
that an entry costs the same however long the game is; an entry is on the device before anybody is
told of it.
"""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Final

import msgspec
from msgspec import Struct

from tabbytop.server.errors import Conflict, Unavailable
from tabbytop.server.store.rows import (
    UNCHANGED,
    FinishedLesson,
    NoticeWish,
    Person,
    Status,
    Sticker,
    StoredTable,
    TableSummary,
    Unchanged,
)
from tabbytop.server.table.entries import LogEntry, Occupant
from tabbytop.server.table.results import GameResult
from tabbytop.server.table.setup import Setup

# Keep a text under a key, or delete it (None); done when it is on the device.
Save = Callable[[str, str | None], Awaitable[None]]
PORTION: Final = 50  # entries of a log that are kept together
PERSON: Final = "person"
KEY: Final = "key"
_TABLE: Final = "table/"
_LOG: Final = "log/"
_LESSONS: Final = "lessons"
_UNFINISHED: Final = frozenset({"open", "playing"})


class KeptTable(Struct):
    """A table's row, as it is kept."""

    setup: Setup
    seed: str  # hexadecimal
    seats: list[Occupant]
    status: Status
    due: int | None
    creator: str
    position: str | None = None
    position_number: int = 0
    result: GameResult | None = None  # of a finished game


class DeviceStore:
    """All that is kept on this device. `saved` is what was kept before."""

    def __init__(self, saved: Mapping[str, str], save: Save) -> None:
        self._save = save
        self._texts = dict(saved)
        self._rows = {
            key.removeprefix(_TABLE): msgspec.json.decode(text, type=KeptTable)
            for key, text in saved.items()
            if key.startswith(_TABLE)
        }
        self._logs: dict[str, list[LogEntry]] = {}

    # The person, the key and lessons.

    def text(self, key: str) -> str | None:
        """Return the text under a key; None: there is none."""
        return self._texts.get(key)

    async def keep(self, key: str, text: str | None) -> None:
        """Keep a text; Unavailable if the device cannot, and then nothing has changed."""
        try:
            await self._save(key, text)
        except Exception as error:
            raise Unavailable("the device keeps nothing more") from error
        if text is None:
            self._texts.pop(key, None)
        else:
            self._texts[key] = text

    async def keep_person(self, person: Person) -> None:
        """Keep the person of this device."""
        await self.keep(PERSON, msgspec.json.encode(person).decode())

    def person(self) -> Person | None:
        """The person of this device; None before their first visit."""
        text = self.text(PERSON)
        return None if text is None else msgspec.json.decode(text, type=Person)

    async def finish_lesson(self, person: str, finished: FinishedLesson) -> None:
        """Record that a lesson is finished; the first time counts."""
        known = await self.finished_lessons(person)
        if not any((each.game, each.lesson) == (finished.game, finished.lesson) for each in known):
            await self.keep(_LESSONS, msgspec.json.encode([*known, finished]).decode())

    async def finished_lessons(self, person: str) -> list[FinishedLesson]:
        """Return the lessons that were finished, the earliest first."""
        text = self.text(_LESSONS)
        return [] if text is None else msgspec.json.decode(text, type=list[FinishedLesson])

    async def accounts_with_skeletons(self, skeletons: set[str]) -> list[tuple[str, str]]:
        """Return nothing: there are no accounts on a device."""
        return []

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
        result: GameResult | None = None,
        fixture: None = None,
    ) -> None:
        """Keep a new table; Conflict if there is one of that id."""
        if table in self._rows:
            raise Conflict(table)
        row = KeptTable(setup, seed.hex(), list(seats), status, due, creator, result=result)
        for start in range(0, len(entries), PORTION):
            await self._keep_portion(table, start // PORTION, entries[start : start + PORTION])
        await self._keep_row(table, row)
        self._rows[table] = row
        self._logs[table] = list(entries)

    async def delete_table(self, table: str) -> None:
        """Delete a table: first its row, so that no table is ever without its log."""
        await self.keep(f"{_TABLE}{table}", None)
        self._rows.pop(table, None)
        self._logs.pop(table, None)
        portion = 0
        while self.text(key := f"{_LOG}{table}/{portion}") is not None:
            await self.keep(key, None)
            portion += 1

    async def append(
        self,
        table: str,
        entry: LogEntry,
        *,
        status: Status | None = None,
        due: int | Unchanged | None = UNCHANGED,
        seats: Sequence[Occupant] | None = None,
        position: str | None = None,
        result: GameResult | None = None,
        notices: Sequence[NoticeWish] = (),
    ) -> None:
        """Keep the next entry of a table's log, and the new values of the table's row."""
        log = self._log(table)
        if entry.number != len(log) + 1:
            raise Conflict(table)
        start = (entry.number - 1) // PORTION * PORTION
        await self._keep_portion(table, start // PORTION, [*log[start:], entry])
        log.append(entry)
        row = self._rows[table]
        changed = msgspec.structs.replace(
            row,
            status=row.status if status is None else status,
            due=row.due if due is UNCHANGED else due,
            seats=row.seats if seats is None else list(seats),
            position=row.position if position is None else position,
            position_number=row.position_number if position is None else entry.number,
            result=row.result if result is None else result,
        )
        self._rows[table] = changed
        if changed != row:
            await self._keep_row(table, changed)

    async def load(self, table: str, *, whole: bool = True) -> StoredTable | None:
        """A table with its log, or with the entries after its position; None: there is none."""
        row = self._rows.get(table)
        if row is None:
            return None
        after = 0 if whole else row.position_number
        return StoredTable(
            id=table,
            setup=row.setup,
            seed=bytes.fromhex(row.seed),
            entries=self._log(table)[after:],
            position=row.position,
            position_number=row.position_number,
            after=after,
        )

    async def entries_after(self, table: str, number: int) -> list[LogEntry]:
        """The entries of a table's log after that number."""
        return self._log(table)[number:] if table in self._rows else []

    async def last_numbers(self, ids: Sequence[str]) -> dict[str, int]:
        """The number of the last entry in the log of each of these tables."""
        return {table: len(self._log(table)) for table in ids if table in self._rows}

    async def save_positions(self, positions: Sequence[tuple[str, int, str]]) -> None:
        """Keep positions, from which tables are loaded quickly."""
        for table, number, position in positions:
            row = self._rows.get(table)
            if row is not None and number > row.position_number:
                row = msgspec.structs.replace(row, position=position, position_number=number)
                self._rows[table] = row
                await self._keep_row(table, row)

    async def set_due(self, table: str, number: int, due: int | None) -> None:
        """Note when something is due, unless the table has gone on."""
        row = self._rows[table]
        if len(self._log(table)) == number and row.due != due:
            self._rows[table] = msgspec.structs.replace(row, due=due)
            await self._keep_row(table, self._rows[table])

    async def due_before(self, moment: int, since: int | None = None) -> list[tuple[str, int]]:
        """The tables where something is due before that moment; `since`: and not before this."""
        return [
            (table, row.due)
            for table, row in self._rows.items()
            if row.due is not None and (since or 0) <= row.due < moment
        ]

    async def overdue_and_awaited(self, moment: int) -> list[tuple[str, int]]:
        """The tables where something was due before that: a device has few."""
        return await self.due_before(moment)

    async def written_after(self, moment: int) -> list[str]:
        """The unfinished tables whose last entry is from after that moment."""
        return [
            table
            for table, row in self._rows.items()
            if row.status in _UNFINISHED and self._moved(table) > moment
        ]

    async def lobby(self, limit: int) -> list[TableSummary]:
        """Return nothing: nobody else is on this device."""
        return []

    async def unsettled_of(self, person: str, limit: int) -> list[TableSummary]:
        """The tables whose result is not kept, the one that was played last first."""
        found = [self._summary(table) for table, row in self._rows.items() if row.result is None]
        return sorted(found, key=lambda table: table.moved, reverse=True)[:limit]

    async def kept_for(self, person: str, limit: int) -> list[TableSummary]:
        """Return nothing: nobody else asks for a rematch."""
        return []

    async def finished_of(
        self, person: str, limit: int, before: tuple[int, str] | None = None
    ) -> list[TableSummary]:
        """Finished tables with their results, the latest end first, after the last one known."""
        ends = [
            (row.result.at, table) for table, row in self._rows.items() if row.result is not None
        ]
        ids = [end[1] for end in sorted(ends, reverse=True) if before is None or end < before]
        return [self._summary(table) for table in ids[:limit]]

    async def unfinished_of(self, person: str) -> list[TableSummary]:
        """The tables that are not finished."""
        return [
            each
            for each in await self.unsettled_of(person, len(self._rows))
            if each.status in _UNFINISHED
        ]

    async def count_unfinished(self, creator: str, address: str) -> tuple[int, int]:
        """The number of unfinished tables; none comes from elsewhere."""
        return sum(row.status in _UNFINISHED for row in self._rows.values()), 0

    # Results.

    async def finished_without_result(self, after: str, limit: int) -> list[str]:
        """Tables that were finished before results were kept, in the order of their ids."""
        found = [
            table
            for table, row in self._rows.items()
            if row.status == "over" and row.result is None and table > after
        ]
        return sorted(found)[:limit]

    async def ended_at(self, table: str) -> int | None:
        """When the last move was made at a table; None: there was none."""
        moves = [entry.at for entry in self._log(table) if entry.kind in ("move", "late")]
        return moves[-1] if moves else None

    async def save_result(self, result: GameResult) -> bool:
        """Keep the result of a table that was finished before; False: it is kept already."""
        row = self._rows.get(result.table)
        if row is None or row.result is not None:
            return False
        self._rows[result.table] = msgspec.structs.replace(row, result=result)
        await self._keep_row(result.table, self._rows[result.table])
        return True

    def results(self) -> list[GameResult]:
        """The results of all finished tables of this device."""
        return [row.result for row in self._rows.values() if row.result is not None]

    async def stickers_of(self, person: str) -> list[Sticker]:
        """The stickers that were earned at tables of this device, the earliest first."""
        found = [
            Sticker(row.result.game, name, table, row.result.at)
            for table, row in self._rows.items()
            if row.result is not None
            for seat in row.result.seats
            for name in seat.stickers
        ]
        found.sort(key=lambda each: (each.at, each.game, each.sticker, each.table))
        first = {(each.game, each.sticker): each for each in reversed(found)}
        return [each for each in found if first[each.game, each.sticker] is each]

    # Logs.

    def _summary(self, table: str) -> TableSummary:
        row = self._rows[table]
        moved = self._moved(table)
        return TableSummary(table, row.setup, row.status, row.seats, moved, row.result)

    def _log(self, table: str) -> list[LogEntry]:
        """The log of a table, read when it is first wanted."""
        log = self._logs.get(table)
        if log is None:
            log = []
            while (text := self.text(f"{_LOG}{table}/{len(log) // PORTION}")) is not None:
                log += msgspec.json.decode(text, type=list[LogEntry])
                if len(log) % PORTION:
                    break
            self._logs[table] = log
        return log

    def _moved(self, table: str) -> int:
        log = self._log(table)
        return log[-1].at if log else 0

    async def _keep_portion(self, table: str, portion: int, entries: Sequence[LogEntry]) -> None:
        await self.keep(f"{_LOG}{table}/{portion}", msgspec.json.encode(entries).decode())

    async def _keep_row(self, table: str, row: KeptTable) -> None:
        await self.keep(f"{_TABLE}{table}", msgspec.json.encode(row).decode())
