"""The tables of one device: the parts of the server, put together without a server."""

import contextlib
import secrets
from typing import TYPE_CHECKING, Any, Final, cast

from tabbytop.offline.bots import DeviceBots
from tabbytop.offline.limits import NoMessageLimits, NoQuotas
from tabbytop.offline.reviews import DeviceReviews
from tabbytop.offline.store import KEY
from tabbytop.server.channels.channels import Channels
from tabbytop.server.driving.assignment import TableAssignment
from tabbytop.server.driving.driver import Driver
from tabbytop.server.driving.hints import AdviceService, HintService
from tabbytop.server.driving.schedule import Schedule
from tabbytop.server.errors import Unavailable
from tabbytop.server.hosting.host import Host
from tabbytop.server.hosting.results import ResultFiller
from tabbytop.server.people.default_names import guest
from tabbytop.server.people.device_games import played_game
from tabbytop.server.people.finished_games import finished_match
from tabbytop.server.people.identity import KEY_BYTES, Signer, new_id
from tabbytop.server.people.tables import Tables
from tabbytop.server.settings import Settings
from tabbytop.server.sockets.client_session import ClientSession

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine

    from tabbytop.offline.bots import AskOther
    from tabbytop.offline.store import DeviceStore
    from tabbytop.server.access.quotas import Quotas
    from tabbytop.server.people.schemas import PlayedGame
    from tabbytop.server.store.rows import Person
    from tabbytop.server.store.store import Store

_SETTINGS: Final = Settings(tables_a_person=1_000_000)
_ON_DEVICE: Final = "device-"  # by which the page knows tables that no server has


class DeviceSigner(Signer):
    """Signs for the tables of this device."""

    def rematch_id(self, table: str) -> str:
        """The id of the rematch of a table, which is always the same."""
        return _ON_DEVICE + super().rematch_id(table)


def _new_table_id() -> str:
    return _ON_DEVICE + new_id()


class Device:
    """Tables, bots and connections of one device; `open` gives one."""

    def __init__(
        self, store: "DeviceStore", key: bytes, person: "Person", ask_other: "AskOther | None"
    ) -> None:
        self.store = store
        self.person = person
        as_store = cast("Store", store)  # of which it has what is wanted here
        schedule = Schedule(_SETTINGS)
        self.host = Host(as_store, Channels(None), due=schedule.next)
        bots = DeviceBots(ask_other)
        self.host.advice_provider = AdviceService(bots)
        self.host.hint_provider = HintService(bots)
        self.reviews = DeviceReviews(bots.review, self.host.run_task)
        alone = TableAssignment(as_store, self.host.worker, shared=False, now=self.host.now)
        self._driver = Driver(self.host, bots, alone, schedule, _SETTINGS)
        self._signer = DeviceSigner(key)
        quotas = cast("Quotas", NoQuotas())
        self.tables = Tables(self.host, as_store, self._signer, quotas, _SETTINGS, _new_table_id)
        self._sessions: dict[int, ClientSession] = {}

    @classmethod
    async def open(cls, store: "DeviceStore", ask_other: "AskOther | None" = None) -> "Device":
        """Begin: with the person and the key that are kept, or with new ones."""
        key = store.text(KEY)
        if key is None:
            key = secrets.token_hex(KEY_BYTES)
            await store.keep(KEY, key)
        person = store.person()
        if person is None:
            person = guest(new_id())
            await store.keep_person(person)
        device = cls(store, bytes.fromhex(key), person, ask_other)
        await device.host.open()
        await device._driver.open()
        device.host.run_task(device._fill_results())
        return device

    async def _fill_results(self) -> None:
        """Keep the results of games that were finished before results were kept."""
        with contextlib.suppress(Unavailable):  # then the next time
            await ResultFiller(cast("Store", self.store)).run()

    async def close(self) -> None:
        """Stop everything."""
        for number in list(self._sessions):
            self.disconnect(number)
        await self._driver.close()
        await self.host.close()

    async def played(self, table: str) -> "PlayedGame":
        """A finished game, for the history that a server keeps; Refused if it is not over."""
        async with self.host.locked(table) as hosted:
            state = hosted.loaded_state()
            people = [seat for seat, who in enumerate(state.occupants) if who.kind == "person"]
            mine = [seat for seat in people if state.occupants[seat].name == self.person.name]
            if len(people) == 1:  # whatever the person was called then
                mine = people
            return played_game(state, mine[0] if mine else None)

    async def forget(self, table: str) -> None:
        """Delete a finished game from this device; Refused if it is not over."""
        async with self.host.locked(table) as hosted:
            finished_match(hosted.loaded_state())
            await self.store.delete_table(table)
            self.host.drop(hosted)

    def connect(
        self,
        number: int,
        table: str,
        send: "Callable[[str], None]",
        close: "Callable[[int, str], None]",
    ) -> None:
        """Open a connection to a table: what a WebSocket is for the server."""
        line = Line(send, close, self.host.run_task)
        limits = NoMessageLimits()
        session = line.session = self._sessions[number] = ClientSession(self.host, limits, line, "")
        session.person = self.person.id
        session.open(table, self._signer)

    def receive(self, number: int, message: str) -> None:
        """Take a message of the client; ignored if its connection is closed."""
        session = self._sessions.get(number)
        if session is not None:
            session.receive(message)

    def disconnect(self, number: int) -> None:
        """End a connection."""
        session = self._sessions.pop(number, None)
        if session is not None:
            session.disconnected()


class Line:
    """A connection within the device."""

    def __init__(
        self,
        send: "Callable[[str], None]",
        close: "Callable[[int, str], None]",
        run_task: "Callable[[Coroutine[Any, Any, None]], None]",
    ) -> None:
        self.session: ClientSession | None = None
        self.run_task = run_task
        self._send = send
        self._close = close

    def send_now(self, message: bytes) -> None:
        """Send a message."""
        self._send(message.decode())

    def close_now(self, code: int, reason: str) -> None:
        """Close the connection."""
        if self.session is not None:
            self.session.disconnected()
        self._close(code, reason)

    def resume_reading(self) -> None:
        """Do nothing: reading never pauses."""
