"""A flood of requests for Meow!'s thousands of moves, while somebody elsewhere asks for theirs."""

import asyncio
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import connect

from tests.server.client import Client
from tests.server.hostile.test_hint_flood import visiting
from tests.server.server_process import ServerProcess, running_process

FLOODER, STRANGER = "127.0.1.1", "127.0.1.2"
SOCKETS, REQUESTS = 9, 30
MANY = 1000  # moves


class Speakers:
    """A table of Meow! with three people on one device."""

    def __init__(self, server: ServerProcess, source: str, seated: dict[str, Any]) -> None:
        table = seated["table"]["id"]
        self._place = f"{server.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        self._source = source
        self._secrets = [each["secret"] for each in seated["secrets"]]
        self.clients: list[Client] = []

    @classmethod
    async def sit_down(
        cls, server: ServerProcess, http: httpx.AsyncClient, source: str
    ) -> "Speakers":
        guests = [{"kind": "device", "name": name} for name in ("Tom", "Kit")]
        wish = {"game": "meow", "seats": [{"kind": "me"}, *guests]}
        answer = await http.post("/api/tables", json=wish)
        assert answer.status_code == 201, answer.text
        return cls(server, source, answer.json())

    async def connect(self) -> Client:
        client = Client(await connect(self._place, max_size=None, local_addr=(self._source, 0)))
        await client.send({"type": "hello", "seats": self._secrets, "words": True})
        await client.welcome()
        self.clients.append(client)
        return client

    async def play_until_many(self, client: Client) -> int:
        """Play until a seat has too many moves to list; return the seat."""
        while True:
            for seat in range(3):
                if client.states[seat].get("many"):
                    return seat
            seat = next(seat for seat in range(3) if client.states[seat].get("moves"))
            moves = client.states[seat]["moves"]
            await client.move(
                seat, next((m for m in moves if not m.startswith("strike")), moves[0])
            )
            for _ in range(3):  # seats
                await client.hear_of("news")

    async def leave(self) -> None:
        for client in self.clients:
            await client.leave()


async def flood(client: Client, seat: int) -> list[dict[str, Any]]:
    """Ask again and again for all moves; return the answers."""
    answers: list[dict[str, Any]] = []
    for _ in range(REQUESTS):
        await client.send({"type": "moves", "seat": seat})
    while len(answers) < REQUESTS:
        message = await client.hear()
        if message["type"] in {"moves", "refused"}:
            answers.append(message)
    return answers


def test_flood_of_requests_for_all_moves_is_bounded_by_bytes(tmp_path: Path) -> None:
    async def play(server: ServerProcess) -> None:
        async with visiting(server, FLOODER) as flooder, visiting(server, STRANGER) as stranger:
            theirs = await Speakers.sit_down(server, flooder, FLOODER)
            mine = await Speakers.sit_down(server, stranger, STRANGER)
            first, honest = await theirs.connect(), await mine.connect()
            seat, my_seat = await theirs.play_until_many(first), await mine.play_until_many(honest)
            sockets = [await theirs.connect() for _ in range(SOCKETS)]
            floods = [asyncio.create_task(flood(socket, seat)) for socket in sockets]
            await honest.send({"type": "moves", "seat": my_seat})
            assert len((await honest.hear_of("moves"))["moves"]) > MANY
            answers = [answer for answers in await asyncio.gather(*floods) for answer in answers]
            listed = [answer for answer in answers if answer["type"] == "moves"]
            refused = [answer for answer in answers if answer["type"] == "refused"]
            assert 0 < len(listed) <= SOCKETS, "each socket got one before it was charged, at most"
            assert {answer["code"] for answer in refused} == {"limit"}
            # Nothing is being made for them any longer: only what they had is held against them.
            await first.send({"type": "moves", "seat": seat})
            debt = await first.hear_of("refused")
            assert debt["code"] == "limit"
            assert 1 < debt["wait"] <= 60, "bytes are charged, and the debt is bounded"
            await honest.send({"type": "moves", "seat": my_seat})
            assert len((await honest.hear_of("moves"))["moves"]) > MANY
            # Whoever may ask nothing for a while can still move.
            await first.move(seat, listed[0]["moves"][-2])
            assert (await first.hear_of("news"))["happened"]["kind"] == "move"
            await theirs.leave()
            await mine.leave()

    with running_process(tmp_path) as server:
        asyncio.run(play(server))
