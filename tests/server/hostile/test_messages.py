"""Thousands of random messages while people play: each is answered, none has an effect."""

import asyncio
import contextlib
import itertools
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from tabbytop.server.table.messages import History, Mute, Pong, Visible
from tests.server.hostile.honest_players import PEOPLE, Company, company, complaints, written
from tests.server.hostile.random_messages import messages, pieces, understood
from tests.server.hostile.raw_socket import BINARY, TEXT, Raw, frame, text
from tests.server.server_process import ServerProcess, running_process

KINDS = ("asks-a-second", "moves-a-second", "talk-a-minute", "requests-a-second")
WIDE = [word for kind in KINDS for word in (f"--{kind}", "100000")]  # the limits are not the matter
_HONEST = {"sat", "started", "move"}


def test_random_messages_change_only_what_they_may(tmp_path: Path) -> None:
    with running_process(tmp_path, *WIDE) as server, asyncio.Runner() as loop:
        stack = contextlib.AsyncExitStack()
        people = loop.run(stack.enter_async_context(company(server)))

        @given(st.lists(st.tuples(messages(), st.booleans(), pieces()), min_size=1, max_size=15))
        def attack(sent: list[tuple[bytes, bool, list[int]]]) -> None:
            loop.run(_attack(server, people, sent))

        try:
            attack()
        finally:
            loop.run(stack.aclose())
        found = written(tmp_path)
        assert {kind for _, _, kind, _ in found["log"]} == _HONEST
        assert len(found["people"]) == PEOPLE
        assert len(found["seats"]) == PEOPLE * people.games
        assert complaints(server) == []


async def _attack(
    server: ServerProcess, people: Company, sent: list[tuple[bytes, bool, list[int]]]
) -> None:
    """Assert that all messages are answered in order, as the protocol says."""
    async with await Raw.at_table(server.url, people.table.id) as raw:
        await raw.write(text({"type": "hello"}))
        await _hear(raw, "welcome")
        await _hear(raw, "state")
        for data, binary, cuts in sent:
            await raw.write(_frames(data, BINARY if binary else TEXT, cuts))
            message = understood(data)
            if message is None:
                assert await _hear(raw, "refused") == "malformed"
            elif isinstance(message, History) and message.seat is None:
                await _hear(raw, "past")
            elif not isinstance(message, Mute | Pong | Visible):
                assert await _hear(raw, "refused") in {"not-yours", "not-now"}


async def _hear(raw: Raw, kind: str) -> str:
    """The next message that answers something; the game goes on meanwhile."""
    while True:
        message = await raw.hear()
        assert isinstance(message, dict), f"the server hung up ({message})"
        if message["type"] not in {"news", "presence"}:
            assert message["type"] == kind, message
            return str(message.get("code", ""))


def _frames(data: bytes, opcode: int, cuts: list[int]) -> bytes:
    """The message in as many frames, with a ping between any two."""
    places = [0, *[min(cut, len(data)) for cut in cuts], len(data)]
    parts = [data[start:end] for start, end in itertools.pairwise(places)]
    sent = [
        frame(opcode if place == 0 else 0, part, fin=place == len(parts) - 1)
        for place, part in enumerate(parts)
    ]
    return frame(9, b"cat").join(sent)
