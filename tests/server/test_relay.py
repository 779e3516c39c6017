"""Refusals on their way between workers."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest

from tabbytop.server.channels.channels import Channels
from tabbytop.server.driving import relay as relay_module
from tabbytop.server.driving.relay import MakeMove, MoveOutcome, Relay, decoded, encoded
from tabbytop.server.errors import Refused
from tabbytop.server.table.entries import LogEntry
from tabbytop.server.table.messages import Move
from tabbytop.server.table.wording import tell_refusal
from tabbytop.texts.catalogue import PERSON, add_area
from tabbytop.texts.message import Message
from tabbytop.texts.reader import Reader


@asynccontextmanager
async def relays(
    here: MakeMove, there: MakeMove, bystander: MakeMove | None = None
) -> AsyncIterator[Relay]:
    """Three workers, or two; a move at any table is forwarded from the first to the second."""
    channels = Channels(None)
    made = [
        Relay(channels, "here", lambda _: "there", here),
        Relay(channels, "there", lambda _: "there", there),
    ]
    if bystander is not None:
        made.insert(0, Relay(channels, "bystander", lambda _: "bystander", bystander))
    for relay in made:
        await relay.open()
    yield made[-2]
    for relay in made:
        await relay.close()


MOVE = Move(1, "pass", 3, "m-1")
INNER = Message("kernel", "no-seat", seat="7", most=1)


@pytest.mark.parametrize(
    "message",
    [
        Message("server", "first-this-game"),
        Message("server", "too-much-for-seconds", what="moves", seconds=1.5),
        Message("kernel", "not-asked", seat="1", asked=[0, -1]),
        Message("server", "not-a-message", error=INNER),
        Message("server", "bot-level", levels=[INNER, "lynx", [INNER]]),
        Message("server", "unreadable-part", place="body", error=None),
    ],
)
def test_message_arrives_as_it_was_sent(message: Message) -> None:
    outcome = MoveOutcome("t", message=encoded(message))
    arrived = msgspec.json.decode(msgspec.json.encode(outcome), type=MoveOutcome)
    assert arrived.message is not None
    assert decoded(arrived.message) == message


def test_refusal_by_another_worker_is_told_in_the_readers_language() -> None:
    asked = Message("kernel", "not-asked", seat="1", asked=[0, -1])

    async def refuse(table: str, message: Move, delay: float) -> LogEntry:
        raise Refused("not-asked", asked, "KP-1", Reader(["Ana", "Ben"], 1))

    async def forward() -> Refused:
        async with relays(refuse, refuse) as here:
            with pytest.raises(Refused) as refused:
                await here.move("table", MOVE, 0.0)
        return refused.value

    refused = asyncio.run(forward())
    assert (refused.code, refused.message, refused.ruling) == ("not-asked", asked, "KP-1")
    assert (refused.reader.names, refused.reader.you) == (["Ana", "Ben"], 1)
    told = tell_refusal(refused.message, "de", refused.reader)
    assert told == "Platz 1 ist gerade nicht dran; dran: Platz 0 und die Uhr"


def test_only_the_worker_that_was_asked_judges_a_move() -> None:
    """Others may believe that they drive the table, too: after a worker came or went, or since they
    belong to somebody else."""

    async def forward() -> LogEntry:
        entry = LogEntry(5, "move", 1, "pass", "m-1", 0)

        async def make(table: str, message: Move, delay: float) -> LogEntry:
            return entry

        async def refuse(table: str, message: Move, delay: float) -> LogEntry:
            raise Refused("illegal", "not asked")

        async with relays(refuse, make, bystander=refuse) as here:
            done = await here.move("table", MOVE, 0.0)
        assert done == entry
        return done

    assert asyncio.run(forward()).id == "m-1"


def test_worker_says_nothing_of_a_table_that_it_does_not_know(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(relay_module, "_PATIENCE", 0.01)

    async def know_nothing(table: str, message: Move, delay: float) -> LogEntry:
        raise Refused("unknown", Message("server", "no-such-table"))

    async def forward() -> str:
        async with relays(know_nothing, know_nothing) as here:
            with pytest.raises(Refused) as refused:
                await here.move("table", MOVE, 0.0)
        return refused.value.code

    assert asyncio.run(forward()) == "outcome-unknown"


def test_refusal_names_players_and_seats_without_a_name(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "nap.ftl").write_text("whose = that is { $seat-whose } bed\n", "utf-8")
    add_area("nap", tmp_path, {"seat": PERSON})
    reader = Reader(["Ana", "", "Ben"], 0)
    told = [tell_refusal(Message("nap", "whose", seat=seat), "en", reader) for seat in range(3)]
    assert told == ["that is your bed", "that is Seat 2’s bed", "that is Ben’s bed"]
