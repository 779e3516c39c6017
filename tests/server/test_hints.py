"""What would a strong bot do? Asked for a seat, thought about elsewhere, and no secret told."""

import asyncio
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

import tabbytop
from tabbytop.bots import bot
from tabbytop.kernel.generator import quick
from tabbytop.server.access.rate_limits import RateLimited
from tabbytop.server.driving.advising import Advising
from tabbytop.server.driving.hints import LEVEL, SECONDS, Hints, Wanted
from tabbytop.server.errors import Refused
from tabbytop.server.fair_queue import Busy, Payer
from tabbytop.server.table import disclosure
from tabbytop.server.table.entries import Occupant
from tabbytop.server.table.setup import Setup
from tabbytop.server.table.state import TableState
from tabbytop.server.thinking import NoAnswer, Puzzle, Question, Thinking, think
from tests.server.driven import person, sat
from tests.server.house import House, at, new_table, running
from tests.server.test_people import scenario, told
from tests.server.test_play_route import key, over_http
from tests.server.test_thinking import seated
from tests.server.visitors import set_up, visitor

SEED = bytes(range(32))


class Answers(Thinking):
    """Thinks here and now, or as the test says."""

    def __init__(self, wait: asyncio.Event | None = None, fails: bool = False) -> None:
        super().__init__(1)
        self.asked: list[Question] = []
        self._wait = wait
        self._fails = fails

    async def suggest(self, question: Question, payer: Payer) -> int:
        self.asked.append(question)
        if self._wait is not None:
            await self._wait.wait()
        if self._fails:
            raise NoAnswer("it died")
        return think(question)


def with_people(
    game: str, seats: int = 3, hints: bool = True, people: int | None = None
) -> TableState:
    """A game that has just begun: of people, or of one person where hints are for one alone."""
    bots = seated(game, ["random"] * seats, SEED)
    setup = msgspec.structs.replace(bots.setup, hints=hints)
    if people is None:
        people = seats if tabbytop.game(game).hints_between_people else 1
    machine = Occupant("bot", "Bot", "tabby", level="kitten")
    sitting_down = [person(f"p{seat}") if seat < people else machine for seat in range(seats)]
    entries = sat(sitting_down, 0)
    state = TableState.load("t", setup, SEED, entries)
    state.apply(state.entry("started", None, "", "", 0))
    return state


def go_on(state: TableState, moves: int, chance: Any) -> None:
    assert state.match is not None
    for _ in range(moves):
        table = state.match.table
        seat = table.actors()[chance.below(len(table.actors()))]
        legal = table.moves(seat)
        text = state.game.vocabulary.text(legal[chance.below(len(legal))])
        state.apply(state.entry("move", seat, text, "", 0))


def person_asked(state: TableState, chance: Any) -> int:
    """The seat of a person who is asked now; before that others may have to move."""
    assert state.match is not None
    while True:
        asked = [seat for seat in state.match.table.actors() if seat in state.people()]
        if asked:
            return asked[0]
        go_on(state, 1, chance)


@pytest.mark.parametrize("game", tabbytop.list_games())
def test_in_every_game_it_is_a_legal_move_and_the_same_when_asked_again(game: str) -> None:
    state = with_people(game)
    assert state.match is not None
    go_on(state, 20, quick(4))
    seat = person_asked(state, quick(5))
    table = state.match.table
    hints = Hints(Answers())
    wanted = hints.question(state, seat)
    move = asyncio.run(hints.answer(wanted, Payer()))
    assert table.allows(seat, move)
    assert hints.question(state, seat) == wanted
    assert (wanted.question.level, wanted.question.seconds) == (LEVEL, SECONDS)


@pytest.mark.parametrize("game", ["cat-lady", "kibble-scuffle", "tem-purr-a"])
def test_what_is_asked_does_not_depend_on_what_the_seat_may_not_know(game: str) -> None:
    state, chance, hints, different = with_people(game), quick(5), Hints(Answers()), 0
    assert state.match is not None
    for _ in range(30):
        table = state.match.table
        seat = table.actors()[0]
        wanted = hints.question(state, seat)
        twin = table.imagine(seat, chance)
        different += twin.position()["table"] != table.position()["table"]
        state.match.table = twin
        assert hints.question(state, seat) == wanted
        state.match.table = table
        go_on(state, 1, chance)
    assert different > 10


@pytest.mark.parametrize("game", ["meow", "kitty-paw"])
def test_a_bot_that_remembers_is_told_what_the_seat_saw_and_no_more(game: str) -> None:
    state = with_people(game)
    assert state.match is not None
    go_on(state, 15, quick(2))
    seat = person_asked(state, quick(3))
    thinking = Answers()
    hints = Hints(thinking)
    wanted = hints.question(state, seat)
    asyncio.run(hints.answer(wanted._replace(moves=[0, 1]), Payer()))
    seen = [event.seen_by(seat) for line in state.recent(0) or [] for event in line.events]
    assert thinking.asked[0].heard == seen


def test_who_has_no_choice_is_not_kept_waiting() -> None:
    state, thinking = with_people("tem-purr-a"), Answers(asyncio.Event())
    assert state.match is not None
    hints = Hints(thinking)
    wanted: Wanted = hints.question(state, state.match.table.actors()[0])
    assert asyncio.run(hints.answer(wanted._replace(moves=[7]), Payer())) == 7
    assert thinking.asked == []


def test_one_at_a_time_for_each_seat() -> None:
    async def play() -> None:
        state, go = with_people("kibble-scuffle", 2), asyncio.Event()
        hints = Hints(Answers(go))
        first = asyncio.create_task(hints.answer(hints.question(state, 0), Payer()))
        await asyncio.sleep(0)
        with pytest.raises(Refused, match="one hint at a time") as refused:
            hints.question(state, 0)
        assert refused.value.code == "limit"
        go.set()
        await first
        await hints.answer(hints.question(state, 0), Payer())

    asyncio.run(play())


def test_hint_that_is_asked_for_again_is_not_thought_about_again() -> None:
    async def play() -> None:
        state, thinking = with_people("kibble-scuffle", 2), Answers()
        hints = Hints(thinking)
        first = await hints.answer(hints.question(state, 0), Payer())
        for _ in range(5):
            assert await hints.answer(hints.question(state, 0), Payer()) == first
        assert len(thinking.asked) == 1
        go_on(state, 2, quick(1))
        assert state.match is not None
        seat = state.match.table.actors()[0]
        await hints.answer(hints.question(state, seat)._replace(moves=[0, 1]), Payer())
        assert len(thinking.asked) == 2

    asyncio.run(play())


def test_advice_is_worked_out_once_and_one_at_a_time() -> None:
    class Slow(Thinking):
        worked_out = 0

        async def advice(self, puzzle: Puzzle, payer: Payer) -> dict[str, Any] | None:
            Slow.worked_out += 1
            await go.wait()
            return {"plan": puzzle.seat}

    go = asyncio.Event()

    async def play() -> None:
        advising = Advising(Slow(1))
        puzzle = Puzzle("cat-lady", {"cards": 1}, 0)
        first = asyncio.create_task(advising.answer("t", puzzle, Payer()))
        await asyncio.sleep(0)
        with pytest.raises(RateLimited) as refused:
            await advising.answer("t", puzzle, Payer())
        assert refused.value.code == "limit"
        go.set()
        assert await first == {"plan": 0}
        assert await advising.answer("t", puzzle, Payer()) == {"plan": 0}
        assert Slow.worked_out == 1
        await advising.answer("t", Puzzle("cat-lady", {"cards": 2}, 0), Payer())
        assert Slow.worked_out == 2

    asyncio.run(play())


def test_hints_and_advice_beyond_what_may_be_pending_are_refused_kindly() -> None:
    class Full(Thinking):
        async def suggest(self, question: Question, payer: Payer) -> int:
            raise Busy

        async def advice(self, puzzle: Puzzle, payer: Payer) -> dict[str, Any] | None:
            raise Busy

    async def play() -> None:
        state, hints = with_people("kibble-scuffle", 2), Hints(Full(1))
        with pytest.raises(RateLimited, match="enough to think about"):
            await hints.answer(hints.question(state, 0), Payer())
        with pytest.raises(RateLimited, match="enough to think about"):
            await Advising(Full(1)).answer("t", Puzzle("cat-lady", {}, 0), Payer())

    asyncio.run(play())


def test_a_bot_that_fails_is_an_apology_and_no_end_of_hints() -> None:
    async def play() -> None:
        state = with_people("kibble-scuffle", 2)
        hints = Hints(Answers(fails=True))
        for _ in range(2):
            with pytest.raises(Refused) as refused:
                await hints.answer(hints.question(state, 0), Payer())
            assert refused.value.code == "unavailable"

    asyncio.run(play())


def test_a_hurried_tiger_keeps_its_time() -> None:
    game = tabbytop.game("cat-lady")
    table = game.deal(4, 1)
    loop = asyncio.new_event_loop()
    began = loop.time()
    player = bot("tiger", 1, game, timed=True, seconds=0.01)
    assert table.allows(table.actors()[0], player.choose(table, table.actors()[0]))
    assert loop.time() - began < SECONDS
    loop.close()


def test_kindly_refused_where_there_is_nothing_to_hint_at() -> None:
    state = with_people("tem-purr-a")
    assert state.match is not None
    (asked,) = state.match.table.actors()
    hints = Hints(Answers())
    with pytest.raises(Refused) as refused:
        hints.question(state, (asked + 1) % 3)
    assert refused.value.code == "not-asked"
    without = with_people("tem-purr-a", hints=False)
    with pytest.raises(Refused, match="without hints") as refused:
        hints.question(without, asked)
    assert refused.value.code == "not-here"
    state.apply(state.entry("left", asked, "puma", "", 0))
    with pytest.raises(Refused) as refused:
        hints.question(state, asked)
    assert refused.value.code == "not-now"


@pytest.mark.parametrize("game", ["kitty-paw", "meow"])
def test_in_live_games_hints_are_refused_between_people(game: str) -> None:
    hints = Hints(Answers())
    alone = with_people(game, people=1)
    assert hints.question(alone, person_asked(alone, quick(1)))
    state = with_people(game, people=2)
    seat = person_asked(state, quick(1))
    with pytest.raises(Refused, match="no hints while people play") as refused:
        hints.question(state, seat)
    assert refused.value.code == "not-here"
    other = 1 - seat
    state.apply(state.entry("away", other, "puma", "", 0))
    with pytest.raises(Refused, match="no hints while people play"):
        hints.question(state, seat)  # somebody who is away holds their seat
    state.apply(state.entry("left", other, "puma", "", 0))
    assert hints.question(state, seat)
    assert disclosure.info(state).seats[other].left
    state.apply(state.entry("back", other, "", "", 0))
    with pytest.raises(Refused, match="no hints while people play"):
        hints.question(state, seat)
    assert not disclosure.info(state).seats[other].left


@pytest.mark.parametrize("game", tabbytop.list_games())
def test_table_info_tells_whether_hints_are_for_one_alone(game: str) -> None:
    told = disclosure.info(with_people(game))
    assert told.hints
    assert told.hints_between_people == (game not in {"kitty-paw", "meow"})


def test_over_a_socket_with_words_while_the_seat_plays_on(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(at(tmp_path)) as house:
            table = await new_table(house.store, "kibble-scuffle", 2, seed=bytes(32))
            secret, _ = await house.secrets(table)
            client = await house.connect(table)
            await client.send({"type": "hello", "seats": [secret], "words": True})
            await client.welcome()
            state = client.states[0]
            await client.send({"type": "hint", "seat": 0})
            hint = await client.hear_of("hint")
            assert hint["move"] in state["moves"]
            assert hint["told"] == state["told"]["moves"][state["moves"].index(hint["move"])]
            assert (hint["seat"], hint["number"]) == (0, client.number)
            await client.send({"type": "hint", "seat": 1})
            assert (await client.hear())["code"] == "not-yours"
            go = asyncio.Event()
            house.host.helper = Hints(Answers(go))
            await client.send({"type": "hint", "seat": 0})
            played = await client.move(0, hint["move"])
            assert (await client.hear_of("news"))["id"] == played
            go.set()
            assert (await client.hear_of("hint"))["number"] < client.number

    asyncio.run(play())


def test_over_plain_http(tmp_path: Path) -> None:
    async def scene(house: House, http: httpx.AsyncClient, table: str, keys: list[str]) -> None:
        match = (await house.host.hosted(table)).present().match
        assert match is not None
        (seat,) = match.table.actors()
        question = {"type": "hint", "seat": seat}
        answer = (await http.post("/play", json=question, headers=key(keys[seat]))).json()
        assert answer["type"] == "hint"
        assert answer["move"] in [
            match.game.vocabulary.text(move) for move in match.table.moves(seat)
        ]
        assert "told" not in answer
        onlooker = await http.post("/play", json=question)
        assert onlooker.json()["code"] == "not-yours"
        waiting = (seat + 1) % 3
        early = await http.post(
            "/play", json={"type": "hint", "seat": waiting}, headers=key(keys[waiting])
        )
        assert (early.status_code, early.json()["code"]) == (409, "not-asked")

    over_http(tmp_path, scene)


def test_whether_there_are_hints_is_agreed_when_the_table_is_set_up(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        async with visitor(house) as ana:
            usual = await set_up(ana)
            assert usual["table"]["hints"] is True
            table = (await set_up(ana, hints=False))["table"]
            assert table["hints"] is False
            mine: Any = await told(ana.get("/api/me/tables"))
            assert {card["table"]["id"]: card["table"]["hints"] for card in mine["tables"]} == {
                usual["table"]["id"]: True,
                table["id"]: False,
            }

    scenario(tmp_path, play)


def test_tables_from_before_there_were_hints_have_them() -> None:
    plain = msgspec.to_builtins(with_people("tem-purr-a").setup)
    del plain["hints"]
    assert msgspec.convert(plain, Setup).hints
