"""One table in the memory of a worker: its state, its lock and its subscribers."""

import asyncio
from typing import TYPE_CHECKING, Final

from tabbytop.server.hosting.presence import PresenceTracker
from tabbytop.server.hosting.subscribers import Audience, Subscriber
from tabbytop.server.hosting.table_lock import TableLock
from tabbytop.server.store.rows import UNCHANGED, Unchanged
from tabbytop.server.table.broadcast import EntryBroadcast, LastViews

if TYPE_CHECKING:
    from tabbytop.kernel.events import Event
    from tabbytop.server.table.entries import LogEntry
    from tabbytop.server.table.state import AppliedEntry, TableState

_TALK: Final = frozenset({"said", "emoted"})


class HostedTable:
    """One table in memory. Its lock must be held to read or change it."""

    def __init__(self, id: str) -> None:  # noqa: A002 - as a table calls it
        self.id = id
        self.lock = TableLock()
        self.state: TableState | None = None  # None: to be loaded from the log
        self.told = 0  # the number up to which every subscriber here has heard
        self.subscribers: dict[Audience, list[Subscriber]] = {}
        self.last_views: LastViews | None = None  # of the subscribers
        self.presence: PresenceTracker | None = None  # from the first loading on
        self.presence_timer: asyncio.TimerHandle | None = None  # until presence is announced
        self.waiting: set[asyncio.Future[None]] = set()
        self.history: list[AppliedEntry] = []  # all entries up to some number, once asked for
        self.used = 0  # when somebody last wanted something
        self.due: int | Unchanged | None = UNCHANGED  # as the database has it; unknown at first
        self.addresses: dict[int, str] = {}  # by seat, the last known one
        self.bots_wait_until = 0  # after too many entries
        self.ahead = 0  # milliseconds by which the table's time is ahead of this worker's
        self.saved = 0  # the number after which the database has a position
        self.evicted = False

    def loaded_state(self) -> "TableState":
        """The state; the caller holds the lock."""
        assert self.state is not None
        return self.state

    def loaded_presence(self) -> PresenceTracker:
        """The presence of its people; the caller holds the lock."""
        assert self.presence is not None
        return self.presence

    def is_listened_to(self) -> bool:
        """Whether somebody here is subscribed to it, or waits for news."""
        return bool(self.subscribers or self.waiting)

    def all_subscribers(self) -> set[Subscriber]:
        """All subscribers, each once."""
        return {each for audience in self.subscribers.values() for each in audience}

    def subscribe(self, subscriber: Subscriber) -> None:
        """Send the subscriber all news from now on, without telling anybody of it."""
        state = self.loaded_state()
        subscriber.here = self.loaded_presence().connected_seats()
        for audience in subscriber.audiences():
            self.subscribers.setdefault(audience, []).append(subscriber)
            if self.last_views is None:
                self.last_views = LastViews.of(state)
            self.last_views.add(state, audience.seat)

    def unsubscribe(self, subscriber: Subscriber) -> None:
        """Send the subscriber no more news."""
        for audience in subscriber.audiences():
            others = self.subscribers.get(audience, [])
            if subscriber in others:
                others.remove(subscriber)
            if not others:
                self.subscribers.pop(audience, None)
        if not self.subscribers:
            self.last_views = None
        elif self.last_views is not None:
            heard = {audience.seat for audience in self.subscribers}
            for seat in subscriber.seats.keys() - heard:
                self.last_views.drop(seat)

    def broadcast(self, entry: "LogEntry", events: "list[Event]") -> None:
        """Send the entry that was applied last to all subscribers."""
        if not self.subscribers or self.last_views is None:
            return
        broadcast = EntryBroadcast(self.loaded_state(), entry, events, self.last_views)
        for (seat, words), subscribers in self.subscribers.items():
            message = broadcast.news(seat, words)
            if message is not None:
                for subscriber in subscribers:
                    if entry.kind not in _TALK or entry.seat not in subscriber.muted:
                        subscriber.send(message)
        if entry.kind in _TALK:
            broadcast.redact_text()
            for (seat, words), subscribers in self.subscribers.items():
                muted = [each for each in subscribers if entry.seat in each.muted]
                message = broadcast.news(seat, words) if muted else None
                if message is not None:
                    for subscriber in muted:
                        subscriber.send(message)
        self.last_views = broadcast.after

    def wake(self) -> None:
        """End the wait of all who wait for something to happen."""
        for future in self.waiting:
            if not future.done():
                future.set_result(None)
        self.waiting.clear()
