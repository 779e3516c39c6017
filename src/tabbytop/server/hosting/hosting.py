"""Tables in the memory of one worker: what is done at them is written down, then told.

A worker holds no truth. A state in memory is what the log said when it was last read, and goes
on with every line that this worker writes or hears of; where that fails, it is thrown away and
read anew. `Host.do` is the one way to do anything at a table.
"""

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Callable, Coroutine, Iterable
from functools import partial
from typing import TYPE_CHECKING, Any, Final, Protocol

import msgspec

from tabbytop.server.access.rate_limits import RateLimited, network_prefix
from tabbytop.server.clock import milliseconds, never_back
from tabbytop.server.errors import (
    Conflict,
    OutcomeUnknown,
    Refused,
    Unavailable,
    outcome_unknown,
)
from tabbytop.server.fair_queue import Payer
from tabbytop.server.hosting.attendance import Attendance
from tabbytop.server.hosting.desks import Audience, Desk
from tabbytop.server.hosting.paying import payer_for_bots
from tabbytop.server.memory import give_back
from tabbytop.server.metrics import count_line
from tabbytop.server.moderation.restrictions import BANNED, Restrictions
from tabbytop.server.store.appends import UNCHANGED, Unchanged
from tabbytop.server.table import deciding, disclosure
from tabbytop.server.table.bulletin import Bulletin, Outlook
from tabbytop.server.table.entries import LogEntry
from tabbytop.server.table.messages import (
    Announcement,
    Bye,
    Missed,
    Move,
    Presence,
    State,
    Welcome,
)
from tabbytop.server.table.state import AppliedEntry, LogMismatch, TableState
from tabbytop.server.thinking import Puzzle

if TYPE_CHECKING:
    from tabbytop.kernel.events import Event
    from tabbytop.server.channels.channels import Channels
    from tabbytop.server.store.store import Store
    from tabbytop.server.store.tables import StoredTable

TOPIC: Final = "tables"  # on which workers tell each other what was written, and who is there
_TRIES: Final = 20  # to write a line before another worker does
_TICK: Final = 3.0  # seconds between two looks at what may have been missed
_PRESENCE: Final = 0.1  # seconds in which comings and goings at a table are told as one
_IDLE_MS: Final = 120_000  # after which a table where nobody listens is forgotten …
_OVER_MS: Final = 10_000  # … or so many, if its game is over
_FORGOTTEN_AT_ONCE: Final = 200  # tables, after which memory is given back
_AT_ONCE: Final = 200  # tables
_BY_ITSELF: Final = frozenset({"move", "late"})  # if no message led to it
_LONGEST_WAIT_OF_BOTS: Final = 60.0  # seconds, then it is tried again
_POSITION_EVERY: Final = 50  # lines, at least
_MOVES_A_LINE: Final = 8  # so many moves in the position, one more line before the next
_LONG: Final = 200  # lines of a log that are gone through at once; more in a thread
_MOVING_ON: Final = Bye("the table is read anew; say hello again", 0)
_SEAT_GONE: Final = Bye("the seat is somebody else's now", 0)
_NOT_WELCOME: Final = Bye("the host of this table does not let you back in", 0)
_CLOSING: Final = Bye("the server stops; it will be back", 2)
_HANDED_OVER: Final = Bye("another process serves this table now; say hello again", 0)
_HAND_OVER_SECONDS: Final = 3.0  # for all tables together, and at most …
_HAND_OVER_PAUSE: Final = 0.02  # … so many seconds between two tables
_UNWRITTEN: Final = "it could not be written down, so nothing happened; try again"
_TALK: Final = frozenset({"said", "emoted"})
_SEATING: Final = frozenset({"sat", "stood", "removed", "banned"})  # who sits where is different
_log = logging.getLogger("tabbytop.server")
_encode = msgspec.json.Encoder().encode


class Written(msgspec.Struct, tag="written", frozen=True):
    """To the other workers: this line is in the log."""

    worker: str
    table: str
    entry: LogEntry
    due: int | None  # when something happens there by itself


class Attending(msgspec.Struct, tag="attending", frozen=True):
    """To the other workers: these seats are connected here, with their delays."""

    worker: str
    table: str
    seats: dict[int, float]
    asks: bool = False  # and who is there with you?
    attended: bool = False  # somebody is there, perhaps only an onlooker
    addresses: dict[int, str] = {}  # by seat, whence somebody last came
    due_in: int | None = None  # milliseconds until something happens there by itself


class Rewritten(msgspec.Struct, tag="rewritten", frozen=True):
    """To the other workers: somebody is forgotten, and lines of this log are different now."""

    worker: str
    table: str


_decode_word = msgspec.json.Decoder(Written | Attending | Rewritten).decode


class Referee(Protocol):
    """Who takes the moves of people at a live table, in the order in which they were made."""

    async def move(self, hosted: "Hosted", message: Move, arrived: int, delay: float) -> LogEntry:
        """Make the move, or raise Refused."""


class Adviser(Protocol):
    """Who works advice out elsewhere."""

    async def answer(self, table: str, puzzle: Puzzle, payer: Payer) -> dict[str, Any] | None:
        """The advice. Refused if it cannot be had."""


class Helper(Protocol):
    """Who says what a strong bot would do in somebody's place."""

    def question(self, state: TableState, seat: int) -> Any:  # noqa: ANN401 - its own matter
        """What to think about, for who holds the lock. Refused if there are no hints now."""

    async def answer(self, question: Any, payer: Payer) -> int:  # noqa: ANN401 - the same
        """The move. Refused if none can be had, or if the payer has enough pending."""


class Hosted:
    """One table in memory. Whoever reads or changes it holds its lock."""

    def __init__(self, id: str) -> None:  # noqa: A002 - as a table calls it
        self.id = id
        self.lock = asyncio.Lock()
        self.state: TableState | None = None  # None: to be read from the log
        self.told = 0  # the number up to which everybody here has heard
        self.desks: dict[Audience, list[Desk]] = {}
        self.outlook: Outlook | None = None  # what who listens has seen last
        self.attendance: Attendance | None = None  # from the first reading on
        self.presence: asyncio.TimerHandle | None = None  # while it is soon told who is there
        self.waiting: set[asyncio.Future[None]] = set()
        self.story: list[
            AppliedEntry
        ] = []  # all lines up to some number, once somebody looked back
        self.used = 0  # when somebody last wanted something
        self.due: int | Unchanged | None = UNCHANGED  # as the database has it; unknown at first
        self.addresses: dict[int, str] = {}  # by seat, whence somebody last came
        self.bots_wait_until = 0  # after too many lines
        self.ahead = 0  # milliseconds by which the table's time is ahead of this worker's
        self.saved = 0  # the number after which the database has a position
        self.forgotten = False

    def present(self) -> TableState:
        """The state, for who holds the lock."""
        assert self.state is not None
        return self.state

    def people(self) -> Attendance:
        """Who is there, for who holds the lock."""
        assert self.attendance is not None
        return self.attendance

    def is_listened_to(self) -> bool:
        """Whether somebody here wants to hear of it."""
        return bool(self.desks or self.waiting)

    def everybody(self) -> set[Desk]:
        """All desks, each once."""
        return {desk for desks in self.desks.values() for desk in desks}


class AtTable:
    """What `Host.at` gives: every move goes through it, and a generator would cost more."""

    __slots__ = ("_host", "_hosted", "_id")

    def __init__(self, host: "Host", id: str) -> None:  # noqa: A002 - as a table calls it
        self._host = host
        self._id = id

    async def __aenter__(self) -> Hosted:
        self._hosted = await self._host.lock(self._id)
        return self._hosted

    async def __aexit__(self, *_: object) -> None:
        self._hosted.lock.release()


class Host:
    """The tables of this worker."""

    def __init__(
        self,
        store: "Store",
        channels: "Channels",
        now: Callable[[], int] = milliseconds,
        due: Callable[[TableState], int | None] = lambda _: None,
        absent_after: int = deciding.ABSENT_AFTER,
        deserted_after: int = 0,
    ) -> None:
        self.store = store
        self.channels = channels
        self.now = never_back(now)
        self.due = due  # when something happens by itself at a table
        self.absent_after = absent_after  # milliseconds, then a bot may be put there
        self.deserted_after = deserted_after  # milliseconds, then bots pause; 0: they never do
        self.worker = secrets.token_hex(8)
        self.on_entry: list[Callable[[Hosted, LogEntry, list[Event]], None]] = []
        self.on_load: list[Callable[[Hosted], None]] = []
        self.on_word: list[Callable[[str, int | None], None]] = []  # of a table not in memory
        self.on_presence: list[Callable[[Hosted], None]] = []  # somebody came, or all have gone
        self.referee: Referee | None = None  # for live games
        self.adviser: Adviser | None = None
        self.helper: Helper | None = None  # for who wants a hint
        self.restrictions = Restrictions(now)  # who may not come, or not talk
        self.announcements: list[Announcement] = []  # that everybody who comes is told
        self.charge_line: Callable[[str, str], None] | None = None  # person, address; RateLimited
        self.closing = False
        self._tables: dict[str, Hosted] = {}
        self._dropped = 0  # tables, since memory was given back
        self._tasks: set[asyncio.Task[None]] = set()

    # Beginning and end.

    async def open(self) -> None:
        """Begin to listen to the other workers, and to look after what may have been missed."""
        await self.channels.subscribe(TOPIC, self._heard)
        self._run(self._look_after())

    def farewell(self) -> None:
        """The server is about to stop: nobody waits here any longer."""
        self.closing = True
        for hosted in list(self._tables.values()):
            for desk in hosted.everybody():
                desk.dismiss(_CLOSING)
            _wake(hosted)

    async def hand_over(self) -> None:
        """Send people to another worker, table by table: all at once would be a storm."""
        tables = [hosted for hosted in self._tables.values() if hosted.is_listened_to()]
        pause = min(_HAND_OVER_PAUSE, _HAND_OVER_SECONDS / max(1, len(tables)))
        for hosted in tables:
            self._dismiss(hosted, hosted.everybody(), _HANDED_OVER)
            _wake(hosted)
            await asyncio.sleep(pause)

    async def close(self) -> None:
        """Stop looking, and leave the positions in the database."""
        self.farewell()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        left = list(self._tables.values())
        for start in range(0, len(left), _AT_ONCE):
            await self._forget(left[start : start + _AT_ONCE])

    def tables(self) -> Iterable[Hosted]:
        """The tables that are in memory now."""
        return self._tables.values()

    # Time.

    def time(self, hosted: Hosted) -> int:
        """The table's time. It never runs back: if lines of its log are from after now, because a
        clock was set back since, the table's time goes on from there."""
        return self.now() + hosted.ahead

    def time_at(self, id: str) -> int:  # noqa: A002 - as a table calls it
        """The same by the table's id; a table that is not in memory has this worker's time."""
        hosted = self._tables.get(id)
        return self.now() if hosted is None else self.time(hosted)

    def next_due(self, hosted: Hosted) -> int | None:
        """When something happens there by itself, by this worker's time."""
        due = self.due(hosted.present())
        return None if due is None else due - hosted.ahead

    def deserted_at(self, hosted: Hosted) -> int | None:
        """When the table counts as deserted if nobody comes; None: never, as things are."""
        since = hosted.people().empty_since
        if since is None or not self.deserted_after or _goes_by_the_day(hosted.present()):
            return None
        return since + self.deserted_after

    def is_deserted(self, hosted: Hosted) -> bool:
        """Whether nobody has been at the table for so long that its bots pause, or they have
        written so much that they wait."""
        if hosted.bots_wait_until > self.now():
            return True
        moment = self.deserted_at(hosted)
        return moment is not None and moment <= self.now()

    async def put_off(self, hosted: Hosted, due: int | None) -> None:
        """Note in the database when something is due, which is given by the table's time: at a
        deserted table, where nobody need look before, or at one whose time is ahead. For who holds
        the lock."""
        due = None if due is None else due - hosted.ahead
        if due != hosted.due:
            await self.store.set_due(hosted.id, hosted.present().number, due)
            hosted.due = due

    # Doing.

    def at(self, id: str) -> "AtTable":  # noqa: A002 - as a table calls it
        """`async with`: a table, read and locked. Refused if there is none, or if it cannot be
        read."""
        return AtTable(self, id)

    async def lock(self, id: str) -> Hosted:  # noqa: A002 - as a table calls it
        """The table, read; whoever calls this releases its lock. `at` sees to that."""
        while True:
            hosted = self._tables.get(id)
            if hosted is None:
                hosted = self._tables[id] = Hosted(id)
            await hosted.lock.acquire()
            try:
                if not hosted.forgotten:
                    hosted.used = self.now()
                    if hosted.state is None:
                        await self._read_or_refuse(hosted)
                    return hosted
            except BaseException:
                hosted.lock.release()
                raise
            hosted.lock.release()

    async def hosted(self, id: str) -> Hosted:  # noqa: A002 - as a table calls it
        """A table, read but not locked: for those who look and do not wait."""
        async with self.at(id) as hosted:
            return hosted

    async def do(self, id: str, decide: Callable[[TableState], LogEntry]) -> LogEntry:  # noqa: A002 - the same
        """Decide on the next line, write it down, tell everybody, and do what follows from it.

        `decide` raises Refused or DuplicateMessage if nothing is to be written; it runs again when
        another worker was quicker.
        """
        async with self.at(id) as hosted:
            return await self.do_at(hosted, decide)

    async def do_at(self, hosted: Hosted, decide: Callable[[TableState], LogEntry]) -> LogEntry:
        """The same for who holds the lock."""
        for _ in range(_TRIES):
            if hosted.state is None:
                await self._read_or_refuse(hosted)
            entry = decide(hosted.present())
            try:
                await self._write(hosted, entry)
            except Conflict:
                continue
            except OutcomeUnknown:
                raise outcome_unknown() from None
            except Unavailable:
                raise Refused("unavailable", _UNWRITTEN) from None
            with contextlib.suppress(Unavailable):  # then it is done when the table is next read
                await self._follow(hosted)
            return entry
        raise Refused("unavailable", "the table is too busy; try again")

    async def _follow(self, hosted: Hosted) -> None:
        """Write what has to follow by itself."""
        if hosted.state is None:
            return
        while (entry := deciding.automatic_entry(hosted.present(), self.time(hosted))) is not None:
            try:
                await self._write(hosted, entry)
            except Conflict:
                await self._read(hosted)

    async def _write(self, hosted: Hosted, entry: LogEntry) -> None:
        """Write one line, then tell it. If that fails, the state is void."""
        state = hosted.present()
        status = state.status
        hosted.state = None  # until it is written, or forever: whatever happens in between
        events = state.apply(entry)
        due = self.due(state)
        if due is not None:
            due -= hosted.ahead
        position = self._position(hosted, state, entry.number)
        await self.store.append(
            hosted.id,
            entry,
            status=state.status if state.status != status else None,
            due=due if due != hosted.due else UNCHANGED,
            seats=state.occupants if entry.kind in _SEATING else None,
            position=position,
        )
        hosted.state = state
        hosted.due = due
        if position is not None:
            hosted.saved = entry.number
        count_line(state.setup.game, entry)
        if not entry.id and entry.kind in _BY_ITSELF:
            self._charge(hosted)
        self._tell(hosted, entry, events)
        self._publish(Written(self.worker, hosted.id, entry, due))

    def _charge(self, hosted: Hosted) -> None:
        """A line that came of no message counts for who pays for the bots. If that is too much, the
        bots wait: else a few people could fill the disk without a word."""
        if self.charge_line is None:
            return
        payer = payer_for_bots(hosted)
        try:
            self.charge_line(payer.person, payer.address)
        except RateLimited as refused:
            wait = min(refused.wait, _LONGEST_WAIT_OF_BOTS)
            hosted.bots_wait_until = self.now() + round(1000 * wait)

    def _position(self, hosted: Hosted, state: TableState, number: int) -> str | None:
        return state.position().decode() if _is_due(hosted, state, number) else None

    # Reading.

    async def catch_up(self, hosted: Hosted) -> None:
        """Read what another worker has written, for who holds the lock and cannot rely on words."""
        await self._read_or_refuse(hosted)

    async def keep_up(self, hosted: Hosted, seen: int | None) -> None:
        """Somebody has seen this number, perhaps at another worker, whose word is still on its way
        here: nobody is ever shown less than before."""
        if self.channels.shared and seen is not None and seen > hosted.present().public_seq:
            await self.catch_up(hosted)

    async def _read_or_refuse(self, hosted: Hosted) -> None:
        try:
            await self._read(hosted)
        except Unavailable:
            raise Refused("unavailable", "the table cannot be read now; try again") from None

    async def _read(self, hosted: Hosted) -> None:
        """Bring a table up to its log, and tell what was not told yet."""
        if hosted.state is not None:
            for entry in await self.store.entries_after(hosted.id, hosted.state.number):
                self._go_on(hosted, entry)
            return
        stored, state = await self._load(hosted)
        hosted.state = state
        hosted.ahead = max(hosted.ahead, state.at - self.now())
        hosted.story = []
        hosted.saved = stored.position_number
        for entry in stored.entries[state.number - stored.after :]:
            self._go_on(hosted, entry)
        if len(stored.entries) > _LONG:
            await asyncio.to_thread(_let_go, stored.entries)
        if _is_due(hosted, state, state.number):  # the next one need not read as much
            await self._save(hosted, state)
        for hook in self.on_load:
            hook(hosted)
        await self._follow(hosted)

    async def _load(self, hosted: Hosted) -> "tuple[StoredTable, TableState]":
        """The table from the database, up to the line that everybody here has heard."""
        stored = await self._stored(hosted, whole=False)
        if hosted.attendance is not None and 0 < stored.after - hosted.told <= _LONG:
            # Another worker was a little quicker: who listens here is told what they missed.
            stored = await self._stored(hosted, whole=True)
        try:
            return stored, await self._state_of(hosted, stored)
        except LogMismatch:
            if not stored.after:
                raise
        stored = await self._stored(hosted, whole=True)  # the position is of another version
        return stored, await self._state_of(hosted, stored)

    async def _stored(self, hosted: Hosted, *, whole: bool) -> "StoredTable":
        stored = await self.store.load(hosted.id, whole=whole)
        if stored is None:
            self._drop(hosted)
            raise Refused("unknown", "there is no such table")
        return stored

    async def _state_of(self, hosted: Hosted, stored: "StoredTable") -> TableState:
        last = stored.after + len(stored.entries)
        is_new = hosted.attendance is None
        if is_new:
            hosted.told = last
        # What is missing between what was told and the position, or an older database has come
        # back: then everybody begins anew.
        if not stored.after <= hosted.told <= last:
            hosted.told = last
            self._dismiss(hosted, hosted.everybody(), _MOVING_ON)
        known = stored.entries[: hosted.told - stored.after]
        position = stored.position if stored.position_number <= hosted.told else None
        load = partial(
            TableState.load,
            stored.id,
            stored.setup,
            stored.seed,
            known,
            position.encode() if position else None,
            stored.after,
        )
        # Other tables go on while a long log is gone through.
        state = load() if len(known) <= _LONG else await asyncio.to_thread(load)
        if is_new:
            now = self.now()
            hosted.attendance = Attendance(stored.setup.seats, now, min(state.at, now))
            self._attend(hosted, asks=True)
        return state

    async def _save(self, hosted: Hosted, state: TableState) -> None:
        """Keep a position, for who holds the lock."""
        position = (hosted.id, state.number, state.position().decode())
        with contextlib.suppress(Unavailable):
            await self.store.save_positions([position])
            hosted.saved = state.number

    async def read_anew(self, id: str) -> None:  # noqa: A002 - as a table calls it
        """Lines of this log were rewritten because somebody is forgotten: no worker may go on
        from what it had in memory."""
        self._publish(Rewritten(self.worker, id))
        if (hosted := self._tables.get(id)) is not None:
            await self._void(hosted)

    async def look_again(self, id: str, rewritten: bool) -> None:  # noqa: A002 - as a table calls it
        """Somebody beside the workers has written to this table's log, or rewritten or removed it:
        no worker may go on from what it had in memory."""
        hosted = self._tables.get(id)
        if hosted is None or hosted.attendance is None:
            return
        if rewritten:
            await self._void(hosted)
            _wake(hosted)
            return
        async with hosted.lock:
            if not hosted.forgotten:
                with contextlib.suppress(Refused):
                    await self._read(hosted)

    def dismiss_banned(self) -> None:
        """Hang up on everybody who is banned, and have those who wait look again."""
        if not self.restrictions.bans_anybody():
            return
        for hosted in list(self._tables.values()):
            if hosted.attendance is None:
                continue
            banned = [desk for desk in hosted.everybody() if self._is_banned(hosted, desk)]
            self._dismiss(hosted, banned, Bye(BANNED, 60))
            _wake(hosted)

    def _is_banned(self, hosted: Hosted, desk: Desk) -> bool:
        people = [desk.person]
        if hosted.state is not None:
            people += [hosted.state.occupants[seat].person for seat in desk.seats]
        return any(map(self.restrictions.is_banned, filter(None, people))) or (
            self.restrictions.is_banned_address(desk.address)
        )

    def tell_all(self, message: bytes) -> None:
        """Tell everybody at every table of this worker."""
        for hosted in list(self._tables.values()):
            for desk in hosted.everybody():
                desk.tell(message)

    async def _void(self, hosted: Hosted) -> None:
        async with hosted.lock:
            if hosted.attendance is not None:
                hosted.state = None
                self._dismiss(hosted, hosted.everybody(), _MOVING_ON)

    def _go_on(self, hosted: Hosted, entry: LogEntry) -> None:
        """A line that is in the log already."""
        state = hosted.present()
        hosted.state = None  # if it does not fit, it is read anew
        hosted.due = UNCHANGED  # whoever wrote the line has written when the next is due
        events = state.apply(entry)
        hosted.state = state
        hosted.ahead = max(hosted.ahead, entry.at - self.now())
        self._tell(hosted, entry, events)

    # Telling.

    def _tell(self, hosted: Hosted, entry: LogEntry, events: "list[Event]") -> None:
        """A line that is in the log, to everybody here."""
        state = hosted.present()
        hosted.told = entry.number
        if hosted.desks and hosted.outlook is not None:
            hosted.outlook = _told(hosted, Bulletin(state, entry, events, hosted.outlook), entry)
        if entry.kind in _SEATING and entry.seat is not None:
            seated = state.seated[entry.seat]
            held = [
                desk for desk in hosted.everybody() if desk.seats.get(entry.seat, seated) != seated
            ]
            self._dismiss(hosted, held, _SEAT_GONE)
        if entry.kind == "banned":
            banned = [desk for desk in hosted.everybody() if desk.person in state.banned]
            self._dismiss(hosted, banned, _NOT_WELCOME)
        _wake(hosted)
        for hook in self.on_entry:
            hook(hosted, entry, events)

    # Who is there.

    def greet(
        self, hosted: Hosted, seats: Iterable[int], since: int | None, words: str
    ) -> list[Welcome | Missed | State]:
        """The answer to `hello`, for who holds the lock."""
        state = hosted.present()
        held = sorted(seats)
        current = since is not None and state.is_current(held, since)
        messages: list[Welcome | Missed | State] = [
            Welcome(
                table=disclosure.info(state),
                you=held,
                here=hosted.people().here(),
                number=state.public_seq,
                now=self.time(hosted),
                current=current,
            )
        ]
        if not current:
            audience: list[int | None] = [*held] if held else [None]
            for seat in audience:
                messages.extend(self.since(hosted, seat, since, words))
        return messages

    def since(
        self, hosted: Hosted, seat: int | None, since: int | None, words: str
    ) -> list[Missed | State]:
        """What a seat missed, if that is not too long ago, and all that it may know now."""
        state = hosted.present()
        now = disclosure.full_state(state, seat, words)
        missed = disclosure.missed(state, seat, since, words) if since is not None else None
        return [now] if missed is None else [missed, now]

    def attach(self, hosted: Hosted, desk: Desk) -> None:
        """From now on this desk hears everything, for who holds the lock."""
        if self.closing:
            raise Refused("unavailable", "the server stops; try again in a moment")
        for seat in desk.seats:
            hosted.people().come(seat, desk)
            hosted.addresses[seat] = network_prefix(desk.address)
        if not desk.seats:
            hosted.people().look_on(desk)
        self.attendance_changed(hosted)  # to the others: the desk itself hears it when greeted
        self.listen(hosted, desk)

    def detach(self, hosted: Hosted, desk: Desk) -> None:
        """This desk hears nothing any more, and its people are gone."""
        self.unlisten(hosted, desk)
        for seat in desk.seats:
            hosted.people().go(seat, desk)
        hosted.people().look_away(desk)
        self.attendance_changed(hosted)

    def listen(self, hosted: Hosted, desk: Desk) -> None:
        """This desk hears everything, and nobody is told of it."""
        state = hosted.present()
        desk.here = hosted.people().here()
        for audience in desk.audiences():
            hosted.desks.setdefault(audience, []).append(desk)
            if hosted.outlook is None:
                hosted.outlook = Outlook.of(state)
            hosted.outlook.add(state, audience.seat)

    def unlisten(self, hosted: Hosted, desk: Desk) -> None:
        """This desk hears nothing any more."""
        for audience in desk.audiences():
            desks = hosted.desks.get(audience, [])
            if desk in desks:
                desks.remove(desk)
            if not desks:
                hosted.desks.pop(audience, None)
        if not hosted.desks:
            hosted.outlook = None
        elif hosted.outlook is not None:
            heard = {audience.seat for audience in hosted.desks}
            for seat in desk.seats.keys() - heard:
                hosted.outlook.drop(seat)

    def attendance_changed(self, hosted: Hosted) -> None:
        """Tell everybody soon if somebody came or went, here and at the other workers.

        Not at once: when all come back together, each would be told of each.
        """
        people = hosted.people()
        was_empty = people.empty_since is not None
        changed = people.refresh(self.now())
        if was_empty != (people.empty_since is not None):
            changed = True  # perhaps an onlooker, of whom the other workers hear too
            for hook in self.on_presence:
                hook(hosted)
        if changed and hosted.presence is None:
            loop = asyncio.get_running_loop()
            hosted.presence = loop.call_later(_PRESENCE, self._tell_presence, hosted)

    def _tell_presence(self, hosted: Hosted) -> None:
        hosted.presence = None
        here = hosted.people().here()
        message = _encode(Presence(here))
        for desk in hosted.everybody():
            if desk.here != here:  # who has just come knows it from the greeting
                desk.here = here
                desk.tell(message)
        self._attend(hosted)

    def delay(self, id: str, seat: int) -> float:  # noqa: A002 - as a table calls it
        """Seconds that a word of this seat takes to its worker, as far as is known."""
        hosted = self._tables.get(id)
        if hosted is None or hosted.attendance is None:
            return 0.0
        return hosted.attendance.delay(seat)

    def _attend(self, hosted: Hosted, asks: bool = False) -> None:
        if not self.channels.has_other_subscribers(TOPIC):
            return
        seats, state = hosted.people().lines(), hosted.state
        attended = hosted.people().is_attended(self.now())
        due = None if state is None or not attended else self.next_due(hosted)
        due_in = None if due is None else due - self.now()
        addresses = {seat: hosted.addresses.get(seat, "") for seat in seats}
        self._publish(Attending(self.worker, hosted.id, seats, asks, attended, addresses, due_in))

    def _publish(self, word: Written | Attending | Rewritten) -> None:
        if self.channels.has_other_subscribers(TOPIC):
            self.channels.publish(TOPIC, _encode(word))

    def _dismiss(self, hosted: Hosted, desks: Iterable[Desk], bye: Bye) -> None:
        for desk in list(desks):
            self.detach(hosted, desk)
            desk.dismiss(bye)

    # The other workers.

    def _heard(self, data: bytes) -> None:
        """A word from another worker."""
        word = _decode_word(data)
        hosted = self._tables.get(word.table)
        if word.worker == self.worker:
            return
        if hosted is None or hosted.attendance is None:
            if not isinstance(word, Rewritten):
                for hook in self.on_word:
                    hook(word.table, _due_of(word, self.now()))
            return
        if isinstance(word, Written):
            self._run(self._hear_of(hosted, word.entry))
            return
        if isinstance(word, Rewritten):
            self._run(self._void(hosted))
            return
        hosted.attendance.told(word.worker, word.seats, self.now(), attended=word.attended)
        hosted.addresses.update(word.addresses)
        self.attendance_changed(hosted)
        if word.asks and hosted.attendance.is_attended(self.now()):
            self._attend(hosted)

    async def _hear_of(self, hosted: Hosted, entry: LogEntry) -> None:
        """Another worker has written a line."""
        async with hosted.lock:
            known = hosted.state.number if hosted.state is not None else -1
            if hosted.forgotten or entry.number <= known:
                return
            if entry.number == known + 1 and hosted.state is not None:
                self._go_on(hosted, entry)
            else:
                with contextlib.suppress(Unavailable, Refused):
                    await self._read(hosted)

    async def _look_after(self) -> None:
        """Every few seconds: what no word came of, who has gone, what is not needed any more."""
        while True:
            await asyncio.sleep(_TICK)
            tables = [hosted for hosted in self._tables.values() if not hosted.lock.locked()]
            for start in range(0, len(tables), _AT_ONCE):
                try:
                    await self._look_at(tables[start : start + _AT_ONCE])
                except Unavailable as error:
                    _log.warning("tables could not be looked after: %s", error)
                except Exception:
                    _log.exception("tables could not be looked after")

    async def _look_at(self, tables: list[Hosted]) -> None:
        listened = [hosted for hosted in tables if hosted.is_listened_to()]
        numbers = {}
        if self.channels.shared and listened:
            numbers = await self.store.last_numbers([hosted.id for hosted in listened])
        for hosted in listened:
            if hosted.state is None or numbers.get(hosted.id, 0) > hosted.state.number:
                async with hosted.lock:
                    with contextlib.suppress(Refused):
                        await self._read(hosted)
        for hosted in tables:
            await self._resume_after_dead_worker(hosted)
            if hosted.attendance is not None:
                self.attendance_changed(hosted)
                if hosted.attendance.is_attended(self.now()):
                    if self.channels.shared:
                        self._attend(hosted)
                    for hook in self.on_presence:  # whatever was missed, it goes on
                        hook(hosted)
        now = self.now()
        await self._forget([hosted for hosted in tables if _is_idle(hosted, now)])

    async def _resume_after_dead_worker(self, hosted: Hosted) -> None:
        """A worker that died after a line has not written what follows from it."""
        if (
            hosted.state is None
            or deciding.automatic_entry(hosted.state, self.time(hosted)) is None
        ):
            return
        async with hosted.lock:
            if not hosted.forgotten:
                with contextlib.suppress(Refused):
                    await self._follow(hosted)

    async def _forget(self, tables: list[Hosted]) -> None:
        """Out of memory with them; their positions stay in the database."""
        positions = []
        for hosted in tables:
            state = None if hosted.lock.locked() else hosted.state
            if not hosted.lock.locked():
                self._drop(hosted)
            if state is not None and state.number > hosted.saved:
                positions.append((hosted.id, state.number, state.position().decode()))
        if positions:
            with contextlib.suppress(Unavailable):
                await self.store.save_positions(positions)
        self._dropped += len(tables)
        if self._dropped >= _FORGOTTEN_AT_ONCE:
            self._dropped = 0
            await asyncio.to_thread(give_back)

    def _drop(self, hosted: Hosted) -> None:
        hosted.forgotten = True
        self._tables.pop(hosted.id, None)

    def _run(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def _is_idle(hosted: Hosted, now: int) -> bool:
    """Whether a table need not be in memory: a game that is over is seldom looked at again."""
    is_over = hosted.state is not None and hosted.state.status in ("over", "closed")
    return hosted.used < now - (_OVER_MS if is_over else _IDLE_MS) and not hosted.is_listened_to()


def _due_of(word: Written | Attending, now: int) -> int | None:
    """When something is due by the clock of this worker; the other one's may be ahead."""
    if isinstance(word, Attending):
        return None if word.due_in is None else now + word.due_in
    return None if word.due is None else word.due - max(0, word.entry.at - now)


def _goes_by_the_day(state: TableState) -> bool:
    """Whether people come to this table once in a while, and bots go on meanwhile."""
    return state.setup.clock.kind == "days" and any(not state.away[seat] for seat in state.people())


def _let_go(entries: list[LogEntry]) -> None:
    """To free many at once would keep all other threads waiting."""
    while entries:
        del entries[-_LONG:]


def _is_due(hosted: Hosted, state: TableState, number: int) -> bool:
    """Whether it is time for a position: they grow with the moves, and come more rarely then."""
    moves = 0 if state.match is None else len(state.match.record.moves)
    return number >= hosted.saved + max(_POSITION_EVERY, moves // _MOVES_A_LINE)


def _told(hosted: Hosted, bulletin: Bulletin, entry: LogEntry) -> Outlook:
    """Tell everybody at their desks, and say what they have before them then."""
    for (seat, words), desks in hosted.desks.items():
        message = bulletin.news(seat, words)
        if message is not None:
            for desk in desks:
                if entry.kind not in _TALK or entry.seat not in desk.muted:
                    desk.tell(message)
    if entry.kind in _TALK:
        bulletin.hush()
        for (seat, words), desks in hosted.desks.items():
            muted = [desk for desk in desks if entry.seat in desk.muted]
            message = bulletin.news(seat, words) if muted else None
            if message is not None:
                for desk in muted:
                    desk.tell(message)
    return bulletin.after


def _wake(hosted: Hosted) -> None:
    """Whoever waits for something to happen need not wait any longer."""
    for future in hosted.waiting:
        if not future.done():
            future.set_result(None)
    hosted.waiting.clear()
