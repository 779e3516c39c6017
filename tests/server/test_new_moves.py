"""A list of thousands of moves is sent once; then only what is new."""

import asyncio
import json
import threading
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

import tabbytop
from tabbytop.kernel.game_texts import GameTexts
from tabbytop.server.access.quotas import Quotas
from tabbytop.server.access.rate_limits import RateLimited, RateLimiter
from tabbytop.server.hosting import client_requests
from tabbytop.server.hosting.charging import MessageLimits, Sender
from tabbytop.server.hosting.client_requests import notation_of
from tabbytop.server.settings import Settings
from tabbytop.server.store.rows import LeaseRequest
from tabbytop.server.table import deciding, wording
from tabbytop.server.table.disclosure import _missing, _runs
from tabbytop.server.table.entries import LogEntry
from tabbytop.server.table.messages import Leave, Move, Moves, Visible
from tabbytop.server.table.state import TableState
from tabbytop.texts.catalogue import depends_on_reader
from tabbytop.texts.message import Message
from tabbytop.texts.reader import Reader
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


LONG_ANSWER = 291_000  # bytes: all moves of Meow! in words


class Time:
    """A clock that the test sets, in seconds."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def limits(time: Time) -> MessageLimits:
    async def all_granted(requests: Sequence[LeaseRequest], _: int) -> list[int]:
        return [0] * len(requests)

    return MessageLimits(RateLimiter(Settings(), time), Quotas(all_granted, Settings(), bytes(32)))


def ask_until_refused(checked: MessageLimits, sender: Sender, size: int = LONG_ANSWER) -> int:
    """How many answers of this size there are before a question is refused."""
    for count in range(1000):
        try:
            checked.admit(Moves(0), sender)
        except RateLimited:
            return count
        checked.charge_answer(Moves(0), sender, size)
    raise AssertionError("there is no limit")


def test_long_answers_go_into_debt_until_their_bytes_are_refilled() -> None:
    time = Time()
    checked = limits(time)
    speaker = Sender("t", {0: "p"}, "here")
    assert ask_until_refused(checked, speaker) == 2, "the first does not use the burst up"
    with pytest.raises(RateLimited) as refused:
        checked.admit(Moves(0), speaker)
    owed = 2 * LONG_ANSWER - 10 * Settings().answer_bytes_a_second
    assert refused.value.wait == pytest.approx(owed / Settings().answer_bytes_a_second)
    time.now += refused.value.wait + 0.01
    assert ask_until_refused(checked, speaker) == 1


def test_long_answers_count_for_the_person_at_all_their_tables() -> None:
    checked = limits(Time())
    assert ask_until_refused(checked, Sender("t", {0: "p"}, "here")) == 2
    assert ask_until_refused(checked, Sender("u", {0: "p"}, "elsewhere")) == 0
    assert ask_until_refused(checked, Sender("u", {0: "q"}, "elsewhere")) == 2


def test_long_answers_count_for_the_address_of_many_guests() -> None:
    checked = limits(Time())
    answers = [ask_until_refused(checked, Sender(f"t{n}", {0: f"p{n}"}, "here")) for n in range(50)]
    assert sum(answers) * LONG_ANSWER < 11 * Settings().address_answer_bytes_a_second
    assert answers[-1] == 0
    assert ask_until_refused(checked, Sender("t", {0: "p"}, "elsewhere")) == 2


def test_debt_of_questions_blocks_no_move_and_no_other_act() -> None:
    async def play() -> None:
        checked = limits(Time())
        speaker = Sender("t", {0: "p"}, "here")
        ask_until_refused(checked, speaker, 1 << 30)
        for number in range(40):
            checked.admit(Move(0, "pass", 1, f"m{number}"), speaker)
        checked.admit(Leave(0, "l"), speaker)
        checked.admit(Visible(False), speaker)
        assert ask_until_refused(checked, speaker) == 0

    asyncio.run(play())


def test_names_of_moves_are_rendered_once_in_each_language(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rendered: list[int] = []
    render = GameTexts.tell_move

    def counted(texts: GameTexts, move: int, reader: Reader) -> str:
        rendered.append(move)
        return render(texts, move, reader)

    monkeypatch.setattr(GameTexts, "tell_move", counted)
    wording._known_moves.cache_clear()

    async def play() -> None:
        async with running(at(tmp_path)) as house:
            table, client, keys = await meow(house, words=True)
            seat = await longest(house, table, 3)
            first, _ = await asked(client, seat)
            assert len(set(rendered)) >= len(first["told"]) > 5000
            rendered.clear()
            assert (await asked(client, seat))[0]["told"] == first["told"]
            assert rendered == []
            german = await house.connect(table)
            await german.send({"type": "hello", "seats": keys, "words": True, "language": "de"})
            await german.welcome()
            other, _ = await asked(german, seat)
            assert other["told"] != first["told"]
            assert len(rendered) > 5000

    asyncio.run(play())


def test_text_that_names_a_player_depends_on_the_reader() -> None:
    named = Message("meow", "x", seat=1)
    assert depends_on_reader(named)
    assert depends_on_reader(Message("server", "x", inner=[named]))
    assert not depends_on_reader(tabbytop.game("meow").move_message(0))


def test_long_list_of_moves_is_made_beside_the_event_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads: list[int] = []
    list_moves = client_requests._list_moves

    def noted(*given: Any) -> bytes:
        threads.append(threading.get_ident())
        return list_moves(*given)

    monkeypatch.setattr(client_requests, "_list_moves", noted)

    async def play() -> None:
        async with running(at(tmp_path)) as house:
            table, client, _ = await meow(house)
            seat = await longest(house, table, 3)
            threads.clear()
            await asked(client, seat)
            assert len(threads) == 1
            assert threading.get_ident() not in threads

    asyncio.run(play())
