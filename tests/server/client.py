"""A client as a stranger would write it from the protocol's page: plain JSON over a socket."""

import asyncio
import itertools
import json
import secrets
from typing import Any, Self

from websockets.asyncio.client import ClientConnection, connect

from tabbytop.server.table.changes import applied
from tests.waiting import HANG

SIGN_OF_LIFE = {"type": "ping", "nonce": 0}


class Client:
    """One connection with what it knows: by seat (None: an onlooker) the last state."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.number = 0
        self.you: list[int] = []
        self.here: list[int] = []
        self.states: dict[int | None, dict[str, Any]] = {}
        self.events: list[dict[str, Any]] = []
        self._ids = (f"{secrets.token_hex(4)}-{count}" for count in itertools.count())

    @classmethod
    async def connected(cls, url: str, table: str, cookie: str = "") -> Self:
        """A connection that has not said anything yet."""
        place = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        headers = {"Cookie": cookie} if cookie else None
        return cls(
            await connect(place, max_size=None, additional_headers=headers, open_timeout=HANG)
        )

    @classmethod
    async def come(
        cls, url: str, table: str, seats: list[str], since: int | None = None, cookie: str = ""
    ) -> Self:
        """A connection that has said hello."""
        client = await cls.connected(url, table, cookie)
        await client.send({"type": "hello", "seats": seats, "since": since})
        return client

    async def send(self, message: dict[str, Any]) -> None:
        await self.socket.send(json.dumps(message))

    async def hear(self, patience: float | None = HANG) -> dict[str, Any]:
        """The next message, taken to heart; what only shows that the line is not dead is none."""
        message: dict[str, Any] = SIGN_OF_LIFE
        async with asyncio.timeout(patience):
            while message == SIGN_OF_LIFE:
                message = json.loads(await self.socket.recv())
        self._take(message)
        return message

    async def hear_of(self, kind: str) -> dict[str, Any]:
        """The next message of that type; those before it are taken to heart."""
        while (message := await self.hear())["type"] != kind:
            assert message["type"] not in {"refused", "bye"}, message
        return message

    async def until(self, kind: str) -> dict[str, Any]:
        """The next message of that type, whatever comes before it."""
        while (message := await self.hear())["type"] != kind:
            pass
        return message

    async def welcome(self) -> dict[str, Any]:
        """The answer to hello, with all states that come with it."""
        message = await self.hear()
        assert message["type"] == "welcome", message
        if not message["current"]:
            for _ in message["you"] or [None]:
                await self.hear_of("state")
        return message

    async def act(self, kind: str, seat: int, **more: object) -> str:
        """Send something that is to be written down; its id."""
        name = next(self._ids)
        await self.send({"type": kind, "seat": seat, "id": name, **more})
        return name

    async def move(self, seat: int, move: str) -> str:
        return await self.act("move", seat, move=move, answers=self.number)

    async def leave(self) -> None:
        await self.socket.close()

    def _take(self, message: dict[str, Any]) -> None:
        match message["type"]:
            case "welcome":
                self.you, self.here = message["you"], message["here"]
            case "presence":
                self.here = message["here"]
            case "state":
                self.number = message["number"]
                self.states[message["seat"]] = message
            case "news":
                self.number = message["happened"]["number"]
                before = self.states[message["seat"]]
                view = applied(before["view"], [tuple(c) for c in message.get("changes", [])])
                self.states[message["seat"]] = {**message, "view": view}
                self.events += message.get("events", [])
