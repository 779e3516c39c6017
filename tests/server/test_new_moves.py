"""A list of thousands of moves is sent once; then only what is new."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

import tabbytop
from tabbytop.server.access.quotas import Quotas
from tabbytop.server.access.rate_limits import RateLimited, RateLimiter
from tabbytop.server.hosting.charging import MessageLimits, Sender
from tabbytop.server.hosting.client_requests import notation_of
from tabbytop.server.settings import Settings
from tabbytop.server.table import deciding
from tabbytop.server.table.disclosure import _missing, _runs
from tabbytop.server.table.entries import LogEntry
from tabbytop.server.table.messages import Move, Moves
from tabbytop.server.table.state import TableState
from tests.server.client import Client
from tests.server.house import House, at, new_table, running

FEW_KILOBYTES = 4096


async def meow(house: House, words: bool = False) -> tuple[str, Client, list[str]]:
    """A table of Meow! where it is somebody's turn to speak, with people at all seats."""
    table = await new_table(house.store, "meow", 3)
    keys = await house.secrets(table)
    client = await house.connect(table)
    await client.send({"type": "hello", "seats": keys, "words": words})
    await client.welcome()
    return table, client, keys


async def asked(client: Client, seat: int, **more: Any) -> tuple[dict[str, Any], int]:
    await client.send({"type": "moves", "seat": seat, **more})
    answer = await client.hear_of("moves")
    return answer, len(json.dumps(answer))


def expanded(runs: list[list[int]]) -> list[int]:
    return [move for first, count in runs for move in range(first, first + count)]


async def longest(house: House, table: str, seats: int) -> int:
    """Play until a seat has thousands of moves; return the seat."""
    hosted = await house.host.hosted(table)
    for number in range(400):
        state = hosted.loaded_state()
        assert state.match is not None
        lying = state.match.table
        for seat in range(seats):
            if len(lying.moves(seat)) > 5000:
                return seat
        seat = next(seat for seat in lying.actors() if 0 <= seat < seats)
        moves = [state.game.vocabulary.text(move) for move in lying.moves(seat)]
        calm = [move for move in moves if not move.startswith("strike")] or moves
        await say(house, table, seat, calm[0], number)
    raise AssertionError("nobody ever speaks")


async def say(house: House, table: str, seat: int, move: str, number: int) -> None:
    def moved(state: TableState) -> LogEntry:
        message = Move(seat, move, state.asked_since[seat], f"m{number}")
        return deciding.move(state, message, state.at)

    await house.host.do(table, moved)


@pytest.mark.parametrize("words", [False, True])
def test_repeated_moves_answer_of_meow_is_a_few_kilobytes(tmp_path: Path, words: bool) -> None:
    async def play() -> None:
        async with running(at(tmp_path)) as house:
            table, client, _ = await meow(house, words)
            seat = await longest(house, table, 3)
            every, size = await asked(client, seat)
            assert size > 100_000, "who says nothing of what they know gets all, as before"
            assert "legal" not in every
            first, _ = await asked(client, seat, known=[])
            assert first["moves"] == every["moves"]
            assert first.get("told") == every.get("told")
            vocabulary = tabbytop.game("meow").vocabulary
            numbers = expanded(first["legal"])
            assert [vocabulary.text(move) for move in numbers] == every["moves"]
            known = {"known": first["legal"], "notation": first["notation"]}
            again, size = await asked(client, seat, **known)
            assert (again["moves"], again["new"], again["legal"]) == ([], [], first["legal"])
            assert size < FEW_KILOBYTES
            # A word changes what may be said, and who has it all needs none of it again.
            await say(house, table, seat, every["moves"][-2], 1000)
            changed, size = await asked(client, seat, **known)
            assert changed["moves"] == []
            assert size < FEW_KILOBYTES
            half = [run for run in first["legal"] if run[0] % 2] or first["legal"][:1]
            part, _ = await asked(client, seat, known=half, notation=first["notation"])
            have = set(expanded(half))
            missing = [move for move in expanded(part["legal"]) if move not in have]
            assert expanded(part["new"]) == missing
            assert part["moves"] == [vocabulary.text(move) for move in missing]

    asyncio.run(play())


def test_known_moves_of_another_notation_are_ignored(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(at(tmp_path)) as house:
            _, client, _ = await meow(house)
            everything = [[0, 1 << 20]]
            answer, _ = await asked(client, 0, known=everything, notation="of an older version")
            assert len(answer["moves"]) == len(expanded(answer["legal"])) > 0

    asyncio.run(play())


@pytest.mark.parametrize(
    ("known", "missing"),
    [
        ([], [1, 2, 3, 7, 9]),
        ([[0, 100]], []),
        ([[7, 1], [2, 2]], [1, 9]),
        ([[0, 3], [1, 1], [0, 1]], [3, 7, 9]),
        ([[9, 0], [8, 1]], [1, 2, 3, 7, 9]),
    ],
)
def test_missing_moves_are_found_for_runs_in_any_order(
    known: list[list[int]], missing: list[int]
) -> None:
    assert _missing([1, 2, 3, 7, 9], known) == missing


def test_runs_group_consecutive_numbers() -> None:
    assert _runs([]) == []
    assert _runs([1, 2, 3, 7, 9, 10]) == [[1, 3], [7, 1], [9, 2]]


def test_every_game_has_its_own_notation_digest() -> None:
    names = [notation_of(tabbytop.game(name).vocabulary) for name in tabbytop.list_games()]
    assert len(set(names)) == len(names)


def test_long_answer_is_charged_like_many_questions() -> None:
    async def never(*_: object) -> list[int]:
        raise AssertionError

    now = 1000.0
    message_limits = MessageLimits(
        RateLimiter(Settings(), lambda: now), Quotas(never, Settings(), bytes(32))
    )
    speaker = Sender("t", {0: "p"}, "here")
    question = Moves(0)
    message_limits.admit(question, speaker)
    message_limits.charge_answer(question, speaker, 2000)
    message_limits.admit(question, speaker)
    message_limits.charge_answer(question, speaker, 270_000)
    with pytest.raises(RateLimited) as refused:
        message_limits.admit(question, speaker)
    assert refused.value.wait < 1, "nobody is shut out for long"
    now += 4
    message_limits.admit(question, speaker)
