"""A live table over real sockets: pending moves, pings between them, a bot at the table."""

import asyncio
import json
from pathlib import Path

import pytest

from tabbytop.server.sockets import socket
from tests.server.client import SIGN_OF_LIFE, Client
from tests.server.house import at, running
from tests.server.workers import bot, person, set_table


def test_people_who_only_wait_hear_that_the_line_is_not_dead(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(socket, "_PING_SECONDS", 0.01)

    async def play() -> None:
        async with running(at(tmp_path)) as house:
            table = await set_table(house.store, "kibble-scuffle", [person("Ada"), person("Bo")])
            (ada, _) = await house.secrets(table)
            player, onlooker = await house.come(table, ada), await house.come(table)
            for client in (player, onlooker):
                for _ in range(3):
                    while json.loads(await client.socket.recv()) != SIGN_OF_LIFE:
                        pass

    asyncio.run(play())


def test_pings_are_answered_while_live_moves_are_pending(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(at(tmp_path, bot_processes=1)) as house:
            table = await set_table(house.store, "kitty-paw", [person("Ada"), bot("kitten")])
            (ada, _) = await house.secrets(table)
            client = await Client.come(house.url, table, [ada])
            await client.welcome()
            assert client.states[0]["prompt"]["key"] == "paw"
            ping = await client.hear_of("ping")
            await client.send({"type": "pong", "nonce": ping["nonce"]})
            first = await client.move(0, "paw")
            second = await client.move(0, "meow")
            answers: dict[str, str] = {}
            while len(answers) < 2:
                message = await client.hear()
                if message.get("id") in {first, second}:
                    answers[message["id"]] = message["type"]
            assert answers == {first: "news", second: "refused"}
            while not any(event["event"] == "grabbed" for event in client.events):
                await client.hear()
            assert 0 <= house.host.delay(table, 0) < 1
            await client.leave()

    asyncio.run(play())


def test_player_who_reconnects_to_a_live_game_sees_what_one_who_stayed_sees(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(at(tmp_path)) as house:
            seats = [person("Ada"), person("Bo")]
            table = await set_table(house.store, "kitty-paw", seats)
            (ada, bo) = await house.secrets(table)
            stays, leaves = await house.come(table, ada), await house.come(table, ada)
            other = await house.come(table, bo)
            since = leaves.number
            await leaves.leave()
            name = await other.move(1, "paw")
            while (await other.hear()).get("id") != name:
                pass
            while stays.number < other.number:
                await stays.hear()
            back = await house.visit(table, ada, since=since)
            await back.hear_of("state")
            while back.number != stays.number:  # the clock may go on meanwhile
                await min(back, stays, key=lambda client: client.number).hear()
            assert back.states[0]["view"] == stays.states[0]["view"]
            again = await back.move(0, "paw")
            while (heard := await back.hear()).get("id") != again:
                assert heard["type"] != "refused", heard

    asyncio.run(play())
