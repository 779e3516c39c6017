"""Writes with an unknown outcome are reported, and retrying with the same id is safe."""

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import httpx
import pytest

from tabbytop.server.channels.channels import Channels
from tabbytop.server.driving import relay
from tabbytop.server.driving.relay import Relay
from tabbytop.server.errors import OutcomeUnknown, Refused, Unavailable, after_writing
from tabbytop.server.hosting.table_loader import TableLoader
from tabbytop.server.store.rows import Append
from tabbytop.server.table.entries import LogEntry
from tabbytop.server.table.messages import Move
from tabbytop.server.table.state import TableState
from tests.server.house import House, at, new_table, running
from tests.server.test_play_route import key, over_http, state
from tests.waiting import until


class Doubtful:
    """A database that writes and then says, so many times, that it does not know; or that fails
    before it writes."""

    def __init__(self, house: House, times: int, *, writes: bool = True) -> None:
        self._append = house.store._database.append
        self._times = times
        self._writes = writes
        house.store._database.append = self.append  # type: ignore[method-assign]  # fails on demand

    async def append(self, batch: Sequence[Append]) -> list[bool]:
        if self._times == 0:
            return await self._append(batch)
        self._times -= 1
        if not self._writes:
            raise Unavailable("the disk is full")
        await self._append(batch)
        raise OutcomeUnknown("the connection broke")


def test_move_over_http_whose_commit_failed_is_made_once(tmp_path: Path) -> None:
    async def scene(house: House, http: httpx.AsyncClient, table: str, keys: list[str]) -> None:
        seat = next(iter((await house.host.hosted(table)).loaded_state().match.table.actors()))  # type: ignore[union-attr]
        mine = key(keys[seat])
        known = await state(http, keys[seat])
        move = {
            "type": "move",
            "seat": seat,
            "move": known["moves"][0],
            "answers": known["number"],
            "id": "m-1",
        }
        before = len(await house.store.entries_after(table, 0))
        Doubtful(house, 1)
        first = await http.post("/play", json=move, headers=mine)
        assert (first.status_code, first.json()["code"]) == (503, "outcome-unknown")
        assert first.headers["retry-after"] == "1"
        again = await http.post("/play", json=move, headers=mine)
        assert again.json() == {"type": "done", "id": "m-1", "number": known["number"] + 1}
        written = (await house.store.entries_after(table, 0))[before:]
        assert [entry.id for entry in written if entry.kind == "move"] == ["m-1"]

    over_http(tmp_path, scene)


def test_move_over_http_that_was_not_written_is_unavailable(tmp_path: Path) -> None:
    async def scene(house: House, http: httpx.AsyncClient, table: str, keys: list[str]) -> None:
        say = {"type": "say", "seat": 0, "text": "hello", "id": "s-1"}
        before = len(await house.store.entries_after(table, 0))
        Doubtful(house, 1, writes=False)
        first = await http.post("/play", json=say, headers=key(keys[0]))
        assert (first.status_code, first.json()["code"]) == (503, "unavailable")
        assert len(await house.store.entries_after(table, 0)) == before
        again = await http.post("/play", json=say, headers=key(keys[0]))
        assert again.json()["type"] == "news"

    over_http(tmp_path, scene)


@pytest.mark.parametrize(
    ("game", "options"), [("tem-purr-a", None), ("kitty-paw", None), ("meow", None)]
)
def test_act_on_a_socket_whose_commit_failed_is_done_once(
    tmp_path: Path, game: str, options: dict[str, object] | None
) -> None:
    async def play() -> None:
        async with running(at(tmp_path)) as house:
            table = await new_table(house.store, game, 3, options=options)
            client = await house.come(table, *(await house.secrets(table)))
            Doubtful(house, 1)
            message = {"type": "say", "seat": 0, "text": "hello", "id": "s-1"}
            await client.send(message)
            while (answer := await client.hear())["type"] != "refused":
                pass
            assert (answer["code"], answer["id"]) == ("outcome-unknown", "s-1")
            await client.send(message)
            while (answer := await client.hear())["type"] != "done":
                assert answer["type"] != "refused", answer
            assert answer["id"] == "s-1"
            lines = await house.store.entries_after(table, 0)
            assert [line.text for line in lines if line.kind == "said"] == ["hello"]

    asyncio.run(play())


def test_live_move_whose_commit_failed_is_made_once(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(at(tmp_path)) as house:
            table = await new_table(house.store, "kitty-paw", 3)
            secret = (await house.secrets(table))[0]
            client = await house.come(table, secret)
            await client.send({"type": "moves", "seat": 0})
            moves = (await client.hear_of("moves"))["moves"]
            move: dict[str, Any] = {
                "type": "move",
                "seat": 0,
                "move": moves[0],
                "answers": client.number,
                "id": "m-1",
            }
            Doubtful(house, 1)
            await client.send(move)
            while (answer := await client.hear())["type"] != "refused":
                pass
            assert (answer["code"], answer["id"]) == ("outcome-unknown", "m-1")

            async def is_done() -> bool:
                await client.send(move)
                while (answer := await client.hear())["type"] not in {"done", "refused"}:
                    pass
                assert answer["type"] == "done" or answer["code"] == "unavailable", answer
                return bool(answer["type"] == "done")

            await until(is_done)  # the table is driven anew after a moment
            lines = await house.store.entries_after(table, 0)
            assert [line.id for line in lines].count("m-1") == 1

    asyncio.run(play())


def test_unanswered_forwarded_move_is_outcome_unknown(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(relay, "_PATIENCE", 0.01)

    async def play() -> None:
        channels, made = await Channels.open(""), list[str]()

        async def judge(table: str, message: Move, delay: float) -> LogEntry:
            made.append(message.id)
            await asyncio.Event().wait()
            raise AssertionError

        here = Relay(channels, "here", lambda _: "there", judge)
        there = Relay(channels, "there", lambda _: "there", judge)
        await here.open()
        await there.open()
        with pytest.raises(Refused) as refused:
            await here.move("t", Move(0, "paw", 1, "m-1"), 0.0)
        assert refused.value.code == "outcome-unknown"
        assert made == ["m-1"]
        await here.close()
        await there.close()

    asyncio.run(play())


def test_failure_after_a_write_is_outcome_unknown() -> None:
    for error in (Unavailable("x"), OutcomeUnknown("x"), Refused("unavailable", "x")):
        with pytest.raises(Refused) as refused, after_writing():
            raise error
        assert refused.value.code == "outcome-unknown"
    with pytest.raises(Refused) as refused, after_writing():
        raise Refused("late", "x")
    assert refused.value.code == "late"


def test_new_table_that_cannot_be_read_is_outcome_unknown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def adopt(_loader: TableLoader, _state: TableState) -> None:
        """As if the table were no longer in memory."""

    monkeypatch.setattr(TableLoader, "adopt", adopt)

    async def play() -> None:
        async with running(at(tmp_path)) as house:
            load = house.store.load

            async def broken(table: str, *, whole: bool = True) -> None:
                raise Unavailable("the database is away")

            wish = {"game": "kibble-scuffle", "seats": [{"kind": "me"}, {"kind": "open"}]}
            async with httpx.AsyncClient(base_url=house.url) as guest:
                await guest.post("/api/tables", json=wish)
                house.store.load = broken  # type: ignore[method-assign]  # fails on demand
                answer = await guest.post("/api/tables", json=wish)
                assert (answer.status_code, answer.json()["code"]) == (503, "outcome-unknown")
                house.store.load = load  # type: ignore[method-assign]  # again as it was
                mine = (await guest.get("/api/me/tables")).json()["tables"]
                assert len(mine) == 2

    asyncio.run(play())
