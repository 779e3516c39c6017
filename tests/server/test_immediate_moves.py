"""Moves that are made without a task: on disk before they are told, in order, and once."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Coroutine
from pathlib import Path
from typing import Any, cast

import msgspec

from tabbytop.server.channels.channels import Channels
from tabbytop.server.clock import milliseconds
from tabbytop.server.errors import OutcomeUnknown, Unavailable
from tabbytop.server.hosting.charging import MessageLimits, Sender
from tabbytop.server.hosting.host import Host
from tabbytop.server.hosting.table_lock import TableLock
from tabbytop.server.people.identity import Signer
from tabbytop.server.sockets.client_session import ClientSession
from tabbytop.server.store.group_commit import Outcome
from tabbytop.server.store.rows import Append
from tabbytop.server.store.store import Store
from tabbytop.server.table.entries import LogEntry
from tabbytop.server.table.messages import FromClient, Question
from tests.server.house import new_table
from tests.waiting import settle, until

SIGNER = Signer(bytes(32))


class HeldStore(Store):
    """A store whose appends without waiting are only written when the test says so."""

    held: list[tuple[Append, Callable[[Outcome], None]]]

    def append_soon(self, append: Append, on_outcome: Callable[[Outcome], None]) -> None:
        self.held.append((append, on_outcome))

    def write(self) -> None:
        append, on_outcome = self.held.pop()
        super().append_soon(append, on_outcome)

    def fail(self, error: Unavailable) -> None:
        _, on_outcome = self.held.pop()
        on_outcome(error)


class Refunds(MessageLimits):
    """Limits that nothing reaches, and that count."""

    def __init__(self) -> None:
        self.charged = 0

    def admit(self, message: FromClient, sender: Sender) -> None:
        self.charged += 1

    def charge_answer(self, message: Question, sender: Sender, size: int) -> None:
        """Charge nothing."""

    def refund(self, message: object, sender: Sender) -> None:
        self.charged -= 1


class Client:
    """A client at the other end of a session."""

    def __init__(self, host: Host, table: str, seat: int) -> None:
        self.heard: list[dict[str, Any]] = []
        self.closed: list[int] = []
        self.tasks: list[asyncio.Task[None]] = []
        self.limits = Refunds()
        self.session = ClientSession(host, self.limits, self, "192.0.2.1")
        self.session.open(table, SIGNER)
        self.seat = seat
        secret = SIGNER.seat_secret(table, seat, seat + 1)
        self.send({"type": "hello", "seats": [secret]})

    def send(self, message: object) -> None:
        self.session.receive(msgspec.json.encode(message))

    def send_now(self, message: bytes) -> None:
        self.heard.append(msgspec.json.decode(message))

    def close_now(self, code: int, reason: str) -> None:
        self.closed.append(code)
        self.session.disconnected()

    def run_task(self, work: Coroutine[Any, Any, None]) -> None:
        self.tasks.append(asyncio.get_running_loop().create_task(work))

    def resume_reading(self) -> None:
        """Reading never pauses here."""

    async def settle(self) -> None:
        await until(lambda: all(task.done() for task in self.tasks))

    def kinds(self) -> list[str]:
        return [
            told["happened"]["kind"] if told["type"] == "news" else told["type"]
            for told in self.heard
            if told["type"] != "presence"
        ]

    async def until(self, kind: str) -> dict[str, Any]:
        """Wait until the last message is of this kind, and return it."""
        await until(lambda: self.kinds()[-1:] == [kind])
        return self.heard[-1]


class Round:
    """A table of four with a client in each seat."""

    def __init__(self, host: Host, table: str, clients: list[Client]) -> None:
        self.host = host
        self.table = table
        self.clients = clients

    @property
    def store(self) -> HeldStore:
        return cast(HeldStore, self.host.store)

    def asked(self) -> Client:
        return next(client for client in self.clients if client.heard[-1].get("moves"))

    def move(self, client: Client, id_: str) -> dict[str, Any]:
        told = client.heard[-1]
        number = told["happened"]["number"] if told["type"] == "news" else told["number"]
        move = {"type": "move", "seat": client.seat, "move": told["moves"][0]}
        return {**move, "answers": number, "id": id_}

    async def stored(self) -> list[LogEntry]:
        return await self.store.entries_after(self.table, 5)


@contextlib.asynccontextmanager
async def seated(folder: Path) -> AsyncIterator[Round]:
    """A table whose people are all connected."""
    store = await HeldStore.open(str(folder / "tables.db"))
    store.held = []
    host = Host(store, await Channels.open(""))
    host.acts_at_once = True
    await host.open()
    try:
        table = await new_table(store, "tem-purr-a", 4, seed=bytes(32))
        clients = [Client(host, table, seat) for seat in range(4)]
        for client in clients:
            await client.settle()
            assert client.kinds() == ["welcome", "state"]
        hosted = await host.hosted(table)
        await until(lambda: hosted.presence_timer is None)  # presence is announced
        for client in clients:
            client.heard = [told for told in client.heard if told["type"] == "state"]
        yield Round(host, table, clients)
    finally:
        await host.close()
        await store.close()


def test_move_is_told_after_it_is_on_disk(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path) as table:
            mover = table.asked()
            tasks = len(mover.tasks)
            mover.send(table.move(mover, "a"))
            await until(lambda: table.store.held)
            await settle()
            assert [client.kinds() for client in table.clients] == [["state"]] * 4
            assert await table.stored() == []
            table.store.write()
            for client in table.clients:
                await client.until("move")
            assert [entry.id for entry in await table.stored()] == ["a"]
            assert mover.heard[-1]["id"] == "a"
            assert all("id" not in each.heard[-1] for each in table.clients if each is not mover)
            assert len(mover.tasks) == tasks, "it needed no task"
            assert mover.limits.charged == 1

    asyncio.run(play())


def test_failed_move_is_refused_and_can_be_made_again(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path) as table:
            mover = table.asked()
            message = table.move(mover, "a")
            for error, code in (
                (Unavailable("the disk is full"), "unavailable"),
                (OutcomeUnknown("the line broke"), "outcome-unknown"),
            ):
                mover.send(message)
                table.store.fail(error)
                assert mover.heard[-1]["type"] == "refused"
                assert (mover.heard[-1]["code"], mover.heard[-1]["id"]) == (code, "a")
                assert mover.limits.charged == 0
                async with table.host.locked(table.table) as hosted:  # it is read again
                    assert hosted.loaded_state().number == 5
            mover.send(message)
            table.store.write()
            await mover.until("move")
            assert [entry.id for entry in await table.stored()] == ["a"]

    asyncio.run(play())


def test_move_is_decided_again_if_its_number_was_taken(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path) as table:
            mover = table.asked()
            mover.send(table.move(mover, "a"))
            other = LogEntry(6, "said", 0, "I was first", "", milliseconds())
            await table.store.append(table.table, other)
            table.store.write()
            await mover.until("move")
            assert [entry.kind for entry in await table.stored()] == ["said", "move"]
            assert mover.kinds() == ["state", "said", "move"]
            assert mover.limits.charged == 1

    asyncio.run(play())


def test_messages_behind_a_move_wait_for_it(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path) as table:
            mover = table.asked()
            message = table.move(mover, "a")
            mover.send(message)
            mover.send({"type": "say", "seat": mover.seat, "text": "behind", "id": "b"})
            mover.send(message)
            await until(lambda: table.store.held)
            await settle()
            assert mover.kinds() == ["state"]
            table.store.write()
            await mover.settle()
            assert mover.kinds() == ["state", "move", "said", "done"]
            assert [entry.id for entry in await table.stored()] == ["a", "b"]

    asyncio.run(play())


def test_bad_move_changes_nothing(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path) as table:
            mover = table.asked()
            good = table.move(mover, "a")
            for wrong, code in (
                ({"move": "fly"}, "not-notation"),
                ({"answers": 10**6}, "malformed"),
                ({"seat": (mover.seat + 1) % 4}, "not-yours"),
            ):
                mover.send({**good, **wrong})
                await mover.settle()
                assert (mover.heard[-1]["type"], mover.heard[-1].get("code")) == ("refused", code)
                assert not table.store.held
                assert mover.limits.charged == 0
            mover.send(good)
            table.store.write()
            await mover.until("move")

    asyncio.run(play())


def test_move_of_a_client_that_has_left_is_told_to_the_others(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(tmp_path) as table:
            mover = table.asked()
            ended: list[bool] = []
            mover.session.at_end(lambda: ended.append(True))
            mover.send(table.move(mover, "a"))
            mover.session.disconnected()
            assert ended == [True]
            table.store.write()
            for client in table.clients:
                if client is not mover:
                    await client.until("move")
            assert mover.kinds() == ["state"]

    asyncio.run(play())


def test_table_lock_is_handed_over_in_order() -> None:
    async def play() -> None:
        lock, order = TableLock(), list[int]()

        async def work(number: int) -> None:
            async with lock:
                order.append(number)

        assert lock.try_acquire()
        assert not lock.try_acquire()
        tasks = [asyncio.create_task(work(number)) for number in range(4)]
        await settle()
        tasks[1].cancel()
        lock.release()
        assert not lock.try_acquire(), "it belongs to the first who waits"
        tasks[0].cancel()  # although the lock was just handed to it
        await asyncio.gather(*tasks, return_exceptions=True)
        assert order == [2, 3]
        assert not lock.locked()

    asyncio.run(play())
