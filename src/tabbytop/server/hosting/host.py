"""The tables of one worker: every change is written to the log first, then broadcast.

A worker holds no truth. A state in memory is the log as it was last read, and advances with every
entry that this worker writes or hears of; where that fails, the state is dropped and loaded again.
`Host.do` is the one way to change a table.
"""

import asyncio
import contextlib
import secrets
from collections.abc import Callable, Coroutine, Iterable, Sequence
from typing import TYPE_CHECKING, Any, Final, Protocol

import msgspec

from tabbytop.kernel.errors import TabbytopError
from tabbytop.server.access.rate_limits import RateLimited, network_prefix
from tabbytop.server.bot_questions import AdviceRequest
from tabbytop.server.clock import milliseconds, monotonic_clock
from tabbytop.server.errors import (
    Conflict,
    OutcomeUnknown,
    Refused,
    Unavailable,
    outcome_unknown,
)
from tabbytop.server.fair_queue import Payer
from tabbytop.server.fair_turns import FairTurns
from tabbytop.server.hosting.charging import payer_for_bots
from tabbytop.server.hosting.hosted_table import HostedTable
from tabbytop.server.hosting.results import with_result
from tabbytop.server.hosting.subscribers import Farewell, Subscriber
from tabbytop.server.hosting.table_loader import RELOADED, TableLoader, is_position_due
from tabbytop.server.hosting.upkeep import TableUpkeep
from tabbytop.server.hosting.worker_link import WorkerLink
from tabbytop.server.moderation.restrictions import BANNED, Restrictions
from tabbytop.server.store.rows import UNCHANGED, Append, NoticeWish
from tabbytop.server.table import deciding, disclosure
from tabbytop.server.table.applying import apply_entry
from tabbytop.server.table.deciding import FREED_AFTER_MS
from tabbytop.server.table.entries import LogEntry
from tabbytop.server.table.messages import (
    Announcement,
    Missed,
    Move,
    Presence,
    State,
    Welcome,
)
from tabbytop.server.table.positions import encode_position
from tabbytop.server.table.state import TableState
from tabbytop.texts.message import Message

if TYPE_CHECKING:
    from tabbytop.bots.hints import Suggestion
    from tabbytop.kernel.events import Event
    from tabbytop.server.channels.channels import Channels
    from tabbytop.server.store.group_commit import Outcome
    from tabbytop.server.store.store import Store

_TRIES: Final = 20  # to write an entry before another worker does
_PRESENCE: Final = 0.1  # seconds in which comings and goings at a table are announced as one
_BY_ITSELF: Final = frozenset({"move", "late"})  # if no message led to it
_LONGEST_WAIT_OF_BOTS: Final = 60.0  # seconds, then it is tried again
_SEAT_GONE: Final = Farewell(Message("server", "bye-seat-gone"), 0)
_NOT_WELCOME: Final = Farewell(Message("server", "banned-from-table"), 0)
_CLOSING: Final = Farewell(Message("server", "bye-stops"), 2)
_HANDED_OVER: Final = Farewell(Message("server", "bye-handed-over"), 0)
_HAND_OVER_SECONDS: Final = 3.0  # for all tables together, and at most …
_HAND_OVER_PAUSE: Final = 0.02  # … so many seconds between two tables
_SEATING: Final = frozenset({"sat", "stood", "removed", "banned"})  # entries that change seats
_ANSWERS_A_PERSON: Final = 4  # long ones that wait: a device may have several players
_ANSWERS_AN_ADDRESS: Final = 8
_encode = msgspec.json.Encoder().encode


class Referee(Protocol):
    """Orders the moves of people at live tables by the time at which they were made."""

    async def move(
        self, hosted: HostedTable, message: Move, arrived: int, delay: float
    ) -> LogEntry:
        """Make the move, or raise Refused."""


class AdviceProvider(Protocol):
    """Computes advice in another process."""

    async def answer(
        self, table: str, request: AdviceRequest, payer: Payer
    ) -> dict[str, Any] | None:
        """Return the advice. Refused if it cannot be had."""


class WishProvider(Protocol):
    """Says who is to be told of their turn."""

    def wishes(
        self, hosted: HostedTable, state: TableState, entry: LogEntry, before: Sequence[int]
    ) -> Sequence[NoticeWish]:
        """Return the wishes that are written with an entry; `before` is `asked_since` before it."""


class HintProvider(Protocol):
    """Says what a strong bot would do in somebody's place."""

    def question(self, state: TableState, seat: int) -> Any:  # noqa: ANN401 - its own matter
        """Prepare the question; the caller holds the lock. Refused if there are no hints now."""

    async def answer(self, question: Any, payer: Payer) -> "Suggestion":  # noqa: ANN401 - the same
        """Return the move with reasons. Refused if none can be had, or if the payer has enough
        pending."""


class PendingWrite:
    """An entry that is applied to a table's state and not yet known to be on disk."""

    __slots__ = ("append", "due", "entry", "events", "state")

    def __init__(
        self, state: TableState, entry: LogEntry, events: "list[Event]", due: int | None
    ) -> None:
        self.state = state
        self.entry = entry
        self.events = events
        self.due = due
        self.append: Append


class LockedTable:
    """The context manager of `Host.locked`: a generator would cost more, for every move."""

    __slots__ = ("_host", "_hosted", "_id")

    def __init__(self, host: "Host", id: str) -> None:  # noqa: A002 - as a table calls it
        self._host = host
        self._id = id

    async def __aenter__(self) -> HostedTable:
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
        absent_after: int = deciding.ABSENT_AFTER_MS,
        deserted_after: int = 0,
    ) -> None:
        self.store = store
        self.channels = channels
        self.now = monotonic_clock(now)
        self.due = due  # when something happens by itself at a table
        self.absent_after = absent_after  # milliseconds, then a bot may be put there
        self.deserted_after = deserted_after  # milliseconds, then bots pause; 0: they never do
        self.worker = secrets.token_hex(8)
        self.on_entry: list[Callable[[HostedTable, LogEntry, list[Event]], None]] = []
        self.on_load: list[Callable[[HostedTable], None]] = []
        # Another worker has written at a table, or has people there, that is not in memory here.
        self.on_worker_message: list[Callable[[str, int | None], None]] = []
        self.on_presence: list[Callable[[HostedTable], None]] = []  # somebody came, or all left
        self.referee: Referee | None = None  # for live games
        self.advice_provider: AdviceProvider | None = None
        self.hint_provider: HintProvider | None = None
        self.wish_provider: WishProvider | None = None
        self.restrictions = Restrictions(now)  # who may not come, or not talk
        self.announcements: list[Announcement] = []  # for everybody who comes
        self.charge_entry: Callable[[str, str], None] | None = None  # person, address; RateLimited
        self.count_entry: Callable[[str, LogEntry], None] = _count_nothing  # for the metrics
        self.acts_at_once = False  # whether the store can append without waiting
        self.long_answers = FairTurns(_ANSWERS_A_PERSON, _ANSWERS_AN_ADDRESS)
        self.closing = False
        self.open_tables: dict[str, HostedTable] = {}
        self.loader = TableLoader(self)
        self.upkeep = TableUpkeep(self)
        self.link = WorkerLink(self)
        self._tasks: set[asyncio.Task[None]] = set()

    # Start and stop.

    async def open(self) -> None:
        """Begin to listen to the other workers, and to look after the tables."""
        await self.link.open()
        self.run_task(self.upkeep.run())

    def close_subscribers(self) -> None:
        """Dismiss all subscribers, because the server is about to stop."""
        self.closing = True
        for hosted in list(self.open_tables.values()):
            for subscriber in hosted.all_subscribers():
                subscriber.dismiss(_CLOSING)
            hosted.wake()

    async def hand_over(self) -> None:
        """Send people to another worker, table by table: all at once would be a storm."""
        tables = [hosted for hosted in self.open_tables.values() if hosted.is_listened_to()]
        pause = min(_HAND_OVER_PAUSE, _HAND_OVER_SECONDS / max(1, len(tables)))
        for hosted in tables:
            self.dismiss(hosted, hosted.all_subscribers(), _HANDED_OVER)
            hosted.wake()
            await asyncio.sleep(pause)

    async def close(self) -> None:
        """Stop all tasks, and save positions in the database."""
        self.close_subscribers()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.upkeep.save_before_stop()
        for hosted in list(self.open_tables.values()):
            self.drop(hosted)

    def tables(self) -> Iterable[HostedTable]:
        """The tables that are in memory now."""
        return self.open_tables.values()

    def drop(self, hosted: HostedTable) -> None:
        """Remove a table from memory."""
        hosted.evicted = True
        self.open_tables.pop(hosted.id, None)

    def run_task(self, work: Coroutine[Any, Any, None]) -> None:
        """Run work in the background until the host closes."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # Time.

    def time(self, hosted: HostedTable) -> int:
        """The table's time. It never runs back: if entries of its log are from after now, because
        a clock was set back since, the table's time goes on from there."""
        return self.now() + hosted.ahead

    def time_at(self, id: str) -> int:  # noqa: A002 - as a table calls it
        """The same by the table's id; a table that is not in memory has this worker's time."""
        hosted = self.open_tables.get(id)
        return self.now() if hosted is None else self.time(hosted)

    def next_due(self, hosted: HostedTable) -> int | None:
        """When something happens there by itself, by this worker's time."""
        due = self.due(hosted.loaded_state())
        return None if due is None else due - hosted.ahead

    async def save_due(self, hosted: HostedTable, due: int | None) -> None:
        """Note in the database when something is due, given by the table's time: for a deserted
        table, which nobody need look at before, or one whose time is ahead. The caller holds the
        lock."""
        due = None if due is None else due - hosted.ahead
        if due != hosted.due:
            await self.store.set_due(hosted.id, hosted.loaded_state().number, due)
            hosted.due = due

    def deserted_at(self, hosted: HostedTable) -> int | None:
        """When the table counts as deserted if nobody comes; None: never, as things are."""
        since = hosted.loaded_presence().empty_since
        if since is None or not self.deserted_after or _is_correspondence(hosted.loaded_state()):
            return None
        return since + self.deserted_after

    def freed_at(self, hosted: HostedTable, seat: int) -> int | None:
        """When a waiting seat is free again if its person does not come, or when to look again
        while they are there, by the table's time. None: not at all, since at a table where people
        take days a person who came once need not stay."""
        presence, now = hosted.loaded_presence(), self.now()
        if hosted.loaded_state().setup.clock.kind == "days" and not presence.is_awaited(seat):
            return None
        return self.time(hosted) + FREED_AFTER_MS - presence.absent_for(seat, now)

    def is_deserted(self, hosted: HostedTable) -> bool:
        """Whether bots pause: nobody has been at the table for long, or they have written so much
        that they wait."""
        if hosted.bots_wait_until > self.now():
            return True
        moment = self.deserted_at(hosted)
        return moment is not None and moment <= self.now()

    # Locking and writing.

    def locked(self, id: str) -> LockedTable:  # noqa: A002 - as a table calls it
        """For `async with`: a table, loaded and locked. Refused if there is none, or if it cannot
        be read."""
        return LockedTable(self, id)

    async def lock(self, id: str) -> HostedTable:  # noqa: A002 - as a table calls it
        """Load and lock the table; the caller releases its lock. `locked` sees to that."""
        while True:
            hosted = self.open_tables.get(id)
            if hosted is None:
                hosted = self.open_tables[id] = HostedTable(id)
            await hosted.lock.acquire()
            try:
                if not hosted.evicted:
                    hosted.used = self.now()
                    if hosted.state is None:
                        await self.loader.read_or_refuse(hosted)
                    return hosted
            except BaseException:
                hosted.lock.release()
                raise
            hosted.lock.release()

    async def hosted(self, id: str) -> HostedTable:  # noqa: A002 - as a table calls it
        """A table, loaded but not locked: for callers that look at it and do not await."""
        async with self.locked(id) as hosted:
            return hosted

    async def do(self, id: str, decide: Callable[[TableState], LogEntry]) -> LogEntry:  # noqa: A002 - the same
        """Decide on the next entry, write it, broadcast it, and write what follows from it.

        `decide` raises Refused or DuplicateMessage if nothing is to be written; it runs again when
        another worker was quicker.
        """
        async with self.locked(id) as hosted:
            return await self.do_at(hosted, decide)

    async def do_at(
        self, hosted: HostedTable, decide: Callable[[TableState], LogEntry]
    ) -> LogEntry:
        """The same; the caller holds the lock."""
        for _ in range(_TRIES):
            if hosted.state is None:
                await self.loader.read_or_refuse(hosted)
            entry = decide(hosted.loaded_state())
            try:
                await self._write(hosted, entry)
            except Conflict:
                continue
            except Unavailable as failed:
                raise _not_written(failed) from None
            with contextlib.suppress(Unavailable):  # then it is done when the table is next read
                await self.write_automatic(hosted)
            return entry
        raise Refused("unavailable", Message("server", "table-too-busy"))

    async def write_automatic(self, hosted: HostedTable) -> None:
        """Write the entries that follow by themselves."""
        if hosted.state is None:
            return
        while True:
            entry = deciding.automatic_entry(hosted.loaded_state(), self.time(hosted))
            if entry is None:
                return
            try:
                await self._write(hosted, entry)
            except Conflict:
                await self.loader.read(hosted)

    def do_soon(
        self,
        hosted: HostedTable,
        decide: Callable[[TableState], LogEntry],
        on_done: Callable[[LogEntry | TabbytopError], None],
    ) -> None:
        """The same as `do_at` without a task of its own, for tables whose store can append without
        waiting. The caller holds the lock, which is released when everything is done; before,
        `on_done` gets the entry, or the reason why nothing was written. If `decide` raises, nothing
        has happened, and the caller still holds the lock."""
        entry = decide(hosted.loaded_state())
        pending = self._apply(hosted, entry)

        def on_outcome(outcome: "Outcome") -> None:
            if outcome is False:  # another worker was quicker
                self.run_task(self._do_again(hosted, decide, on_done))
                return
            goes_on = False
            try:
                if isinstance(outcome, Unavailable):
                    on_done(_not_written(outcome))
                    return
                on_done(entry)
                self._finish(hosted, pending)
                if deciding.automatic_entry(pending.state, entry.at) is not None:
                    goes_on = True
                    self.run_task(self._write_automatic_and_release(hosted))
            finally:
                if not goes_on:
                    hosted.lock.release()

        if pending.append.status == "over":
            self.run_task(self._append_last(pending, on_outcome))
            return
        try:
            self.store.append_soon(pending.append, on_outcome)
        except Unavailable as failed:
            raise _not_written(failed) from None

    async def _append_last(
        self, pending: PendingWrite, on_outcome: "Callable[[Outcome], None]"
    ) -> None:
        """Write the entry that ends a game, with the result."""
        try:
            pending.append = await with_result(pending.append, pending.state)
            self.store.append_soon(pending.append, on_outcome)
        except Unavailable as failed:
            on_outcome(failed)
        except asyncio.CancelledError:
            on_outcome(Unavailable("the server is shutting down"))
            raise

    async def _do_again(
        self,
        hosted: HostedTable,
        decide: Callable[[TableState], LogEntry],
        on_done: Callable[[LogEntry | TabbytopError], None],
    ) -> None:
        try:
            done: LogEntry | TabbytopError
            try:
                done = await self.do_at(hosted, decide)
            except TabbytopError as refused:
                done = refused
            on_done(done)
        finally:
            hosted.lock.release()

    async def _write_automatic_and_release(self, hosted: HostedTable) -> None:
        try:
            with contextlib.suppress(Unavailable, Refused):  # done when the table is next read
                await self.write_automatic(hosted)
        finally:
            hosted.lock.release()

    async def _write(self, hosted: HostedTable, entry: LogEntry) -> None:
        """Write an entry that was just decided, then broadcast it. If that fails, the state is
        dropped."""
        pending = self._apply(hosted, entry)
        if pending.append.status == "over":
            pending.append = await with_result(pending.append, pending.state)
        append = pending.append
        await self.store.append(
            append.table,
            entry,
            status=append.status,
            due=append.due,
            seats=append.seats,
            position=append.position,
            result=append.result,
            notices=append.notices,
        )
        self._finish(hosted, pending)

    def _apply(self, hosted: HostedTable, entry: LogEntry) -> PendingWrite:
        """Apply an entry that was just decided. The table has no state until it is on disk."""
        state = hosted.loaded_state()
        status, asked_before = state.status, list(state.asked_since)
        hosted.state = None  # until it is written, or for good: whatever happens in between
        events = apply_entry(state, entry, checked=True)
        due = self.due(state)
        if due is not None:
            due -= hosted.ahead
        position = None
        if is_position_due(hosted, state, entry.number):
            position = encode_position(state).decode()
        notices: Sequence[NoticeWish] = ()
        if self.wish_provider is not None:
            notices = self.wish_provider.wishes(hosted, state, entry, asked_before)
        pending = PendingWrite(state, entry, events, due)
        pending.append = Append(
            hosted.id,
            entry,
            status=state.status if state.status != status else None,
            due=due if due != hosted.due else UNCHANGED,
            seats=state.occupants if entry.kind in _SEATING else None,
            position=position,
            notices=notices,
        )
        return pending

    def _finish(self, hosted: HostedTable, pending: PendingWrite) -> None:
        """Broadcast an entry that is on disk now."""
        state, entry = pending.state, pending.entry
        hosted.state = state
        hosted.due = pending.due
        if pending.append.position is not None:
            hosted.saved = entry.number
        self.count_entry(state.setup.game, entry)
        if not entry.id and entry.kind in _BY_ITSELF:
            self._charge(hosted)
        self._broadcast(hosted, entry, pending.events)
        self.link.publish_entry(hosted, entry, pending.due)

    def _charge(self, hosted: HostedTable) -> None:
        """Charge an entry that came of no message to the payer of the bots. If that is too much,
        the bots wait: else a few people could fill the disk without a word."""
        if self.charge_entry is None:
            return
        payer = payer_for_bots(hosted)
        try:
            self.charge_entry(payer.person, payer.address)
        except RateLimited as refused:
            wait = min(refused.wait, _LONGEST_WAIT_OF_BOTS)
            hosted.bots_wait_until = self.now() + round(1000 * wait)

    def apply_logged(self, hosted: HostedTable, entry: LogEntry) -> None:
        """Apply and broadcast an entry that is in the log already."""
        state = hosted.loaded_state()
        hosted.state = None  # if the entry does not fit, the table is loaded again
        hosted.due = UNCHANGED  # whoever wrote the entry has written when the next is due
        events = apply_entry(state, entry)
        hosted.state = state
        hosted.ahead = max(hosted.ahead, entry.at - self.now())
        self._broadcast(hosted, entry, events)

    def _broadcast(self, hosted: HostedTable, entry: LogEntry, events: "list[Event]") -> None:
        """Tell everybody here of an entry that is in the log."""
        state = hosted.loaded_state()
        hosted.told = entry.number
        hosted.broadcast(entry, events)
        if entry.kind in _SEATING and entry.seat is not None:
            if entry.kind == "sat":
                hosted.loaded_presence().await_newcomer(entry.seat, self.now())
            seated = state.seated[entry.seat]
            held = [
                subscriber
                for subscriber in hosted.all_subscribers()
                if subscriber.seats.get(entry.seat, seated) != seated
            ]
            self.dismiss(hosted, held, _SEAT_GONE)
        if entry.kind == "banned":
            banned = [each for each in hosted.all_subscribers() if each.person in state.banned]
            self.dismiss(hosted, banned, _NOT_WELCOME)
        hosted.wake()
        for hook in self.on_entry:
            hook(hosted, entry, events)

    # Reading again.

    async def catch_up(self, hosted: HostedTable) -> None:
        """Read what another worker has written, for callers that cannot rely on messages between
        workers. The caller holds the lock."""
        await self.loader.read_or_refuse(hosted)

    async def catch_up_to(self, hosted: HostedTable, seen: int | None) -> None:
        """Catch up if a client has seen this number at another worker, whose message is still on
        its way: nobody is ever shown less than before."""
        if self.channels.shared and seen is not None and seen > hosted.loaded_state().public_seq:
            await self.catch_up(hosted)

    async def reload(self, id: str) -> None:  # noqa: A002 - as a table calls it
        """Have all workers load the table again: entries of its log were rewritten because an
        account was deleted."""
        self.link.publish_rewrite(id)
        if (hosted := self.open_tables.get(id)) is not None:
            await self.invalidate(hosted)

    def reload_all(self) -> None:
        """Load every table again, because other workers have written meanwhile."""
        for hosted in list(self.open_tables.values()):
            self.run_task(self.invalidate(hosted))

    async def refresh_table(self, id: str, rewritten: bool) -> None:  # noqa: A002 - as a table calls it
        """Read a table to whose log somebody beside the workers has written, or which was rewritten
        or removed."""
        hosted = self.open_tables.get(id)
        if hosted is None or hosted.presence is None:
            return
        if rewritten:
            await self.invalidate(hosted)
            hosted.wake()
            return
        async with hosted.lock:
            if not hosted.evicted:
                with contextlib.suppress(Refused):
                    await self.loader.read(hosted)

    async def invalidate(self, hosted: HostedTable) -> None:
        """Drop the state, and have all subscribers begin anew."""
        async with hosted.lock:
            if hosted.presence is not None:
                hosted.state = None
                self.dismiss(hosted, hosted.all_subscribers(), RELOADED)

    # Subscribers.

    def greet(
        self, hosted: HostedTable, seats: Iterable[int], since: int | None, words: str
    ) -> list[Welcome | Missed | State]:
        """The answer to `hello`; the caller holds the lock."""
        state = hosted.loaded_state()
        held = sorted(seats)
        current = since is not None and state.is_current(held, since)
        messages: list[Welcome | Missed | State] = [
            Welcome(
                table=disclosure.info(state),
                you=held,
                here=hosted.loaded_presence().connected_seats(),
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
        self, hosted: HostedTable, seat: int | None, since: int | None, words: str
    ) -> list[Missed | State]:
        """What a seat missed, if that is not too long ago, and all that it may know now."""
        state = hosted.loaded_state()
        now = disclosure.full_state(state, seat, words)
        missed = disclosure.missed(state, seat, since, words) if since is not None else None
        return [now] if missed is None else [missed, now]

    def attach(self, hosted: HostedTable, subscriber: Subscriber) -> None:
        """Subscribe a connection and count its people as present; the caller holds the lock."""
        if self.closing:
            raise Refused("unavailable", Message("server", "server-stops"))
        presence = hosted.loaded_presence()
        for seat in subscriber.seats:
            presence.connect(seat, subscriber)
            hosted.addresses[seat] = network_prefix(subscriber.address)
        if not subscriber.seats:
            presence.connect_onlooker(subscriber)
        self.presence_changed(hosted)  # for the others: the greeting tells the subscriber itself
        hosted.subscribe(subscriber)

    def detach(self, hosted: HostedTable, subscriber: Subscriber) -> None:
        """Unsubscribe a connection whose people are gone."""
        hosted.unsubscribe(subscriber)
        presence = hosted.loaded_presence()
        for seat in subscriber.seats:
            presence.disconnect(seat, subscriber)
        presence.disconnect_onlooker(subscriber)
        self.presence_changed(hosted)

    def dismiss(
        self, hosted: HostedTable, subscribers: Iterable[Subscriber], farewell: Farewell
    ) -> None:
        """Detach subscribers and close their connections."""
        for subscriber in list(subscribers):
            self.detach(hosted, subscriber)
            subscriber.dismiss(farewell)

    def dismiss_banned(self) -> None:
        """Dismiss everybody who is banned, and have those who wait look again."""
        if not self.restrictions.bans_anybody():
            return
        for hosted in list(self.open_tables.values()):
            if hosted.presence is None:
                continue
            banned = [each for each in hosted.all_subscribers() if self._is_banned(hosted, each)]
            self.dismiss(hosted, banned, Farewell(BANNED, 60))
            hosted.wake()

    def _is_banned(self, hosted: HostedTable, subscriber: Subscriber) -> bool:
        people = [subscriber.person]
        if hosted.state is not None:
            people += [hosted.state.occupants[seat].person for seat in subscriber.seats]
        return any(map(self.restrictions.is_banned, filter(None, people))) or (
            self.restrictions.is_banned_address(subscriber.address)
        )

    def send_to_all(self, message: bytes) -> None:
        """Send a message to every subscriber of every table of this worker."""
        for hosted in list(self.open_tables.values()):
            for subscriber in hosted.all_subscribers():
                subscriber.send(message)

    # Presence.

    def set_hidden(self, hosted: HostedTable, subscriber: Subscriber, hidden: bool) -> None:
        """Note whether the page of a subscriber is in the background, also for other workers."""
        hosted.loaded_presence().set_hidden(subscriber, hidden)
        self.link.publish_presence(hosted)

    def presence_changed(self, hosted: HostedTable) -> None:
        """Announce soon who came or went, here and to the other workers.

        Not at once: when all come back together, each would be told of each.
        """
        presence = hosted.loaded_presence()
        was_empty = presence.empty_since is not None
        changed = presence.refresh(self.now())
        if was_empty != (presence.empty_since is not None):
            changed = True  # perhaps an onlooker, of whom the other workers hear too
            for hook in self.on_presence:
                hook(hosted)
        if changed and hosted.presence_timer is None:
            loop = asyncio.get_running_loop()
            hosted.presence_timer = loop.call_later(_PRESENCE, self._announce_presence, hosted)

    def _announce_presence(self, hosted: HostedTable) -> None:
        hosted.presence_timer = None
        here = hosted.loaded_presence().connected_seats()
        message = _encode(Presence(here))
        for subscriber in hosted.all_subscribers():
            if subscriber.here != here:  # newcomers know it from the greeting
                subscriber.here = here
                subscriber.send(message)
        self.link.publish_presence(hosted)

    def delay(self, id: str, seat: int) -> float:  # noqa: A002 - as a table calls it
        """Seconds that a message of this seat takes to its worker, as far as is known."""
        hosted = self.open_tables.get(id)
        if hosted is None or hosted.presence is None:
            return 0.0
        return hosted.presence.delay(seat)


def _not_written(failed: Unavailable) -> Refused:
    """Return the refusal for a write that failed."""
    if isinstance(failed, OutcomeUnknown):
        return outcome_unknown()
    return Refused("unavailable", Message("server", "not-written"))


def _count_nothing(_game: str, _entry: LogEntry) -> None:
    """Where nobody measures."""


def _is_correspondence(state: TableState) -> bool:
    """Whether people come to this table once in a while, and bots go on meanwhile."""
    return state.setup.clock.kind == "days" and any(not state.away[seat] for seat in state.people())
