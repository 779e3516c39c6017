"""A server that is killed between a move and its notice: each turn has one all the same."""

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest

from tabbytop.server.store.store import Store
from tests.profiles import LONG
from tests.server.client import Client
from tests.server.crashes.servers import Killed
from tests.server.notices.push_service import Browser, PushService
from tests.services.postgresql import PostgreSQL

ROUNDS = 20 if LONG else 3
ANA, BEN = 0, 1
WORDS = ("--notice-http", "--notice-private", "--notice-delay", "1")
SEATS = [{"kind": "me"}, {"kind": "open"}]
BY_DAY = {"kind": "days", "seconds": 86_400}


class TwoPlayers:
    """Ana, who wants notices, and Ben at a table by the day, at a server that comes and goes."""

    def __init__(self, killed: Killed, browser: Browser) -> None:
        self._killed = killed
        self._browser = browser
        self._secrets: list[str] = []
        self.table = ""

    async def sit_down(self) -> None:
        url = self._killed.place()
        async with (
            httpx.AsyncClient(base_url=url, timeout=30) as ana,
            httpx.AsyncClient(base_url=url, timeout=30) as ben,
        ):
            wish = {"game": "kibble-scuffle", "seats": SEATS, "clock": BY_DAY}
            made = (await ana.post("/api/tables", json=wish)).json()
            self.table = made["table"]["id"]
            joined = (await ben.post(f"/api/tables/{self.table}/join", json={})).json()
            answer = await ana.post("/api/me/notices", json=self._browser.endpoint())
            assert answer.status_code == 200, answer.text
        self._secrets = [each["secret"] for each in made["secrets"] + joined["secrets"]]

    async def play(self, seat: int) -> int:
        """Play this seat until the other is asked; return the number of the last move."""
        client = await Client.come(self._killed.place(), self.table, [self._secrets[seat]])
        await client.welcome()
        while (state := client.states[seat]) and seat in _asked(state):
            moves = state.get("moves")
            if moves is None:
                await client.send({"type": "moves", "seat": seat})
                moves = (await client.until("moves"))["moves"]
            await client.move(seat, moves[0])
            await client.hear_of("news")
        number = client.number
        await client.leave()
        return number


def _asked(state: dict[str, Any]) -> list[int]:
    return [deadline["seat"] for deadline in state.get("deadlines", [])]


@pytest.fixture(params=["sqlite", "two workers with postgresql"])
def words(request: pytest.FixtureRequest) -> tuple[str, ...]:
    """What the server is told of its database."""
    if request.param == "sqlite":
        return ()
    server = request.getfixturevalue("postgresql")
    assert isinstance(server, PostgreSQL)
    return ("--database", server.url, "--workers", "2")


def test_killed_server_sends_one_notice_of_each_turn(
    tmp_path: Path, words: tuple[str, ...]
) -> None:
    async def scene() -> None:
        killed = Killed(tmp_path, *WORDS, *words)
        try:
            async with PushService.running() as service:
                browser = Browser(service)
                await killed.start()
                players = TwoPlayers(killed, browser)
                await players.sit_down()
                expected = []
                for _ in range(ROUNDS):
                    await players.play(ANA)
                    expected.append(await players.play(BEN))
                    killed.kill()
                    await killed.start()
                    await told(service, browser, expected)
                numbers = [browser.read(each)["number"] for each in service.received]
                assert sorted(set(numbers)) == expected
                topics = {each.headers["topic"] for each in service.received}
                assert topics == {f"{players.table}-{number}" for number in expected}
        finally:
            killed.kill()

    asyncio.run(scene())


async def told(service: PushService, browser: Browser, numbers: list[int]) -> None:
    """Wait until the browser was told of the last of these turns."""
    count = len(service.received)
    while not any(browser.read(each)["number"] == numbers[-1] for each in service.received):
        count += 1
        await service.wait_for(count)


def test_notice_that_was_on_its_way_when_the_server_died_is_sent_again_as_the_same(
    tmp_path: Path,
) -> None:
    async def scene() -> None:
        killed = Killed(tmp_path, *WORDS)
        try:
            async with PushService.running() as service:
                service.answers.clear()  # it takes the notice, and the server never knows
                browser = Browser(service)
                await killed.start()
                players = TwoPlayers(killed, browser)
                await players.sit_down()
                await players.play(ANA)
                await players.play(BEN)
                await service.wait_for(1)
                killed.kill()
                service.answers.set()
                await release_claims(tmp_path / "tables.db")
                await killed.start()
                first, second = await service.wait_for(2)
                assert first.headers["topic"] == second.headers["topic"]
                assert browser.read(first) == browser.read(second)
        finally:
            killed.kill()

    asyncio.run(scene())


async def release_claims(database: Path) -> None:
    """Let half a minute pass: what a dead worker has claimed is free."""
    store = await Store.open(str(database))
    try:
        [notice] = await store.notices.claim(1 << 60, 0, 1)
        assert notice.tries == 0
    finally:
        await store.close()
