"""Messages between workers: which entries were written, and who is connected where."""

import contextlib
from typing import TYPE_CHECKING, Final

import msgspec

from tabbytop.server.errors import Refused, Unavailable
from tabbytop.server.table.entries import LogEntry

if TYPE_CHECKING:
    from collections.abc import Callable

    from tabbytop.server.hosting.host import Host
    from tabbytop.server.hosting.hosted_table import HostedTable

TOPIC: Final = "tables"
_encode = msgspec.json.Encoder().encode


class Written(msgspec.Struct, tag="written", frozen=True):
    """This entry is in the log."""

    worker: str
    table: str
    entry: LogEntry
    due: int | None  # when something happens there by itself


class Attending(msgspec.Struct, tag="attending", frozen=True):
    """These seats are connected here, with their delays."""

    worker: str
    table: str
    seats: dict[int, float]
    asks: bool = False  # the others shall answer with theirs
    attended: bool = False  # somebody is connected, perhaps only an onlooker
    addresses: dict[int, str] = {}  # by seat, the last known one
    hidden: list[int] = []  # of the seats, those whose pages are all in the background
    due_in: int | None = None  # milliseconds until something happens there by itself


class Rewritten(msgspec.Struct, tag="rewritten", frozen=True):
    """Entries of this log are different now, since somebody's account was deleted."""

    worker: str
    table: str


_decode = msgspec.json.Decoder(Written | Attending | Rewritten).decode


class WorkerLink:
    """Publishes what happens at the tables of this worker, and hears what happens at others."""

    def __init__(self, host: "Host") -> None:
        self._host = host
        self.drives: Callable[[str], bool] = lambda _: True  # whether this worker drives the table

    async def open(self) -> None:
        """Begin to listen to the other workers."""
        await self._host.channels.subscribe(TOPIC, self._received)

    def publish_entry(self, hosted: "HostedTable", entry: LogEntry, due: int | None) -> None:
        """Tell the other workers of an entry that was written here."""
        if self._host.channels.has_other_subscribers(TOPIC):
            self._publish(Written(self._host.worker, hosted.id, entry, due))

    def publish_rewrite(self, table: str) -> None:
        """Tell the other workers that entries of this log were rewritten."""
        self._publish(Rewritten(self._host.worker, table))

    def publish_presence(self, hosted: "HostedTable", asks: bool = False) -> None:
        """Tell the other workers who is connected here; `asks`: and have them answer."""
        host = self._host
        if not host.channels.has_other_subscribers(TOPIC):
            return
        presence = hosted.loaded_presence()
        seats, attended = presence.local_delays(), presence.has_local_visitors(host.now())
        due = None if hosted.state is None or not attended else host.next_due(hosted)
        due_in = None if due is None else due - host.now()
        addresses = {seat: hosted.addresses.get(seat, "") for seat in seats}
        self._publish(
            Attending(
                host.worker,
                hosted.id,
                seats,
                asks,
                attended,
                addresses,
                presence.hidden_seats(),
                due_in,
            )
        )

    def _publish(self, message: Written | Attending | Rewritten) -> None:
        if self._host.channels.has_other_subscribers(TOPIC):
            self._host.channels.publish(TOPIC, _encode(message))

    def _received(self, data: bytes) -> None:
        host, message = self._host, _decode(data)
        hosted = host.open_tables.get(message.table)
        if message.worker == host.worker:
            return
        if hosted is None or hosted.presence is None:
            if not isinstance(message, Rewritten):
                for hook in host.on_worker_message:
                    hook(message.table, _due_of(message, host.now()))
            return
        if isinstance(message, Written):
            if self._is_left(hosted):
                host.drop(hosted)  # cheaper than to follow it for nobody
                return
            host.run_task(self._read_entry(hosted, message.entry))
            return
        if isinstance(message, Rewritten):
            host.run_task(host.invalidate(hosted))
            return
        now = host.now()
        hosted.presence.report(
            message.worker,
            message.seats,
            now,
            attended=message.attended,
            hidden=message.hidden,
        )
        hosted.addresses.update(message.addresses)
        host.presence_changed(hosted)
        if message.asks and hosted.presence.has_local_visitors(now):
            self.publish_presence(hosted)

    def _is_left(self, hosted: "HostedTable") -> bool:
        """Whether only other workers have to do with a table that is in memory here."""
        if hosted.is_listened_to() or hosted.lock.locked() or self.drives(hosted.id):
            return False
        return not hosted.loaded_presence().has_local_visitors(self._host.now())

    async def _read_entry(self, hosted: "HostedTable", entry: LogEntry) -> None:
        """Apply an entry that another worker has written, or read all that is missing."""
        async with hosted.lock:
            known = hosted.state.number if hosted.state is not None else -1
            if hosted.evicted or entry.number <= known:
                return
            if entry.number == known + 1 and hosted.state is not None:
                self._host.apply_logged(hosted, entry)
            else:
                with contextlib.suppress(Unavailable, Refused):
                    await self._host.loader.read(hosted)


def _due_of(message: Written | Attending, now: int) -> int | None:
    """When something is due by the clock of this worker; the other one's may be ahead."""
    if isinstance(message, Attending):
        return None if message.due_in is None else now + message.due_in
    return None if message.due is None else message.due - max(0, message.entry.at - now)
