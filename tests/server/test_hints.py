"""Hints and advice: computed in the bot pool, from what the seat may know."""

import asyncio
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

import tabbytop
from tabbytop.bots import bot
from tabbytop.bots.hints import Suggestion, runner_up_reasons
from tabbytop.bots.player import NO_MOVE
from tabbytop.kernel.generator import quick
from tabbytop.server.access.rate_limits import RateLimited
from tabbytop.server.bot_pool import BotPool
from tabbytop.server.bot_questions import AdviceRequest, BotFailed, BotQuestion, make_suggestion
from tabbytop.server.driving.hints import LEVEL, SECONDS, AdviceService, HintRequest, HintService
from tabbytop.server.errors import Refused
from tabbytop.server.fair_queue import Busy, Payer
from tabbytop.server.table import disclosure
from tabbytop.server.table.applying import apply_entry
from tabbytop.server.table.entries import Occupant
from tabbytop.server.table.loading import load_state
from tabbytop.server.table.setup import Setup
from tabbytop.server.table.state import TableState
from tests.our_games import TURN_GAMES
from tests.server.house import House, at, new_table, running
from tests.server.test_bot_pool import seated
from tests.server.test_people import scenario, told
from tests.server.test_play_route import key, over_http
from tests.server.visitors import set_up, visitor
from tests.server.workers import person, sat
from tests.waiting import settle

SEED = bytes(range(32))


class Answers(BotPool):
    """A bot pool that answers in this process, or when the test says so."""

    def __init__(self, wait: asyncio.Event | None = None, fails: bool = False) -> None:
        super().__init__(1)
        self.asked: list[BotQuestion] = []
        self._wait = wait
        self._fails = fails

    async def suggest(self, question: BotQuestion, payer: Payer) -> Suggestion:
        self.asked.append(question)
        if self._wait is not None:
            await self._wait.wait()
        if self._fails:
            raise BotFailed("it died")
        return make_suggestion(question)


def with_people(
    game: str, seats: int = 3, hints: bool = True, people: int | None = None
) -> TableState:
    """A new game of people, or of one person where hints are for one alone."""
    bots = seated(game, ["random"] * seats, SEED)
    setup = msgspec.structs.replace(bots.setup, hints=hints)
    if people is None:
        people = seats if tabbytop.game(game).hints_between_people else 1
    machine = Occupant("bot", "Bot", "tabby", level="kitten")
    sitting_down = [person(f"p{seat}") if seat < people else machine for seat in range(seats)]
    entries = sat(sitting_down, 0)
    state = load_state("t", setup, SEED, entries)
    apply_entry(state, state.entry("started", None, "", "", 0))
    return state


def go_on(state: TableState, moves: int, chance: Any) -> None:
    assert state.match is not None
    for _ in range(moves):
        table = state.match.table
        seat = table.actors()[chance.below(len(table.actors()))]
        legal = table.moves(seat)
        text = state.game.vocabulary.text(legal[chance.below(len(legal))])
        apply_entry(state, state.entry("move", seat, text, "", 0))


def person_asked(state: TableState, chance: Any) -> int:
    """Return the seat of a person who is asked, after moves of others if needed."""
    assert state.match is not None
    while True:
        asked = [seat for seat in state.match.table.actors() if seat in state.people()]
        if asked:
            return asked[0]
        go_on(state, 1, chance)


@pytest.mark.parametrize("game", tabbytop.list_games())
def test_hint_is_legal_and_repeatable_in_every_game(game: str) -> None:
    state = with_people(game)
    assert state.match is not None
    go_on(state, 20, quick(4))
    seat = person_asked(state, quick(5))
    table = state.match.table
    hints = HintService(Answers())
    wanted = hints.question(state, seat)
    found = asyncio.run(hints.answer(wanted, Payer()))
    assert table.allows(seat, found.move)
    assert hints.question(state, seat) == wanted
    assert (wanted.question.level, wanted.question.seconds) == (LEVEL, SECONDS)


@pytest.mark.parametrize("game", TURN_GAMES)
def test_question_does_not_depend_on_hidden_information(game: str) -> None:
    state, chance, hints, different = with_people(game), quick(5), HintService(Answers()), 0
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


@pytest.mark.parametrize("game", TURN_GAMES)
def test_reasons_do_not_depend_on_hidden_information(game: str) -> None:
    state, chance, hints = with_people(game), quick(6), HintService(Answers())
    assert state.match is not None
    for _ in range(12):
        table = state.match.table
        seat = table.actors()[0]
        found = asyncio.run(hints.answer(hints.question(state, seat), Payer()))
        if len(table.moves(seat)) > 1:
            judge, twin = state.game.judge, table.imagine(seat, chance)
            assert judge.reasons(twin, seat, found.move) == found.reasons
            if found.second != NO_MOVE:
                second = judge.reasons(twin, seat, found.second)
                assert runner_up_reasons(found.reasons, second) == found.second_reasons
        go_on(state, 1, chance)


@pytest.mark.parametrize("game", ["meow", "kitty-paw"])
def test_bot_that_follows_events_hears_only_what_its_seat_saw(game: str) -> None:
    state = with_people(game)
    assert state.match is not None
    go_on(state, 15, quick(2))
    seat = person_asked(state, quick(3))
    bot_pool = Answers()
    hints = HintService(bot_pool)
    wanted = hints.question(state, seat)
    asyncio.run(hints.answer(wanted._replace(moves=[0, 1]), Payer()))
    seen = [event.seen_by(seat) for line in state.entries_since(0) or [] for event in line.events]
    assert bot_pool.asked[0].heard == seen


def test_only_legal_move_is_hinted_at_once() -> None:
    state, bot_pool = with_people("tem-purr-a"), Answers(asyncio.Event())
    assert state.match is not None
    hints = HintService(bot_pool)
    wanted: HintRequest = hints.question(state, state.match.table.actors()[0])
    assert asyncio.run(hints.answer(wanted._replace(moves=[7]), Payer())).move == 7
    assert bot_pool.asked == []


def test_each_seat_has_one_hint_at_a_time() -> None:
    async def play() -> None:
        state, go = with_people("kibble-scuffle", 2), asyncio.Event()
        hints = HintService(Answers(go))
        first = asyncio.create_task(hints.answer(hints.question(state, 0), Payer()))
        await settle()
        with pytest.raises(Refused, match="one hint at a time") as refused:
            hints.question(state, 0)
        assert refused.value.code == "limit"
        go.set()
        await first
        await hints.answer(hints.question(state, 0), Payer())

    asyncio.run(play())


def test_repeated_hint_is_not_computed_again() -> None:
    async def play() -> None:
        state, bot_pool = with_people("kibble-scuffle", 2), Answers()
        hints = HintService(bot_pool)
        first = await hints.answer(hints.question(state, 0), Payer())
        for _ in range(5):
            assert await hints.answer(hints.question(state, 0), Payer()) == first
        assert len(bot_pool.asked) == 1
        go_on(state, 2, quick(1))
        assert state.match is not None
        seat = state.match.table.actors()[0]
        await hints.answer(hints.question(state, seat)._replace(moves=[0, 1]), Payer())
        assert len(bot_pool.asked) == 2

    asyncio.run(play())


def test_advice_is_computed_once_and_one_at_a_time() -> None:
    class Slow(BotPool):
        worked_out = 0

        async def advice(self, puzzle: AdviceRequest, payer: Payer) -> dict[str, Any] | None:
            Slow.worked_out += 1
            await go.wait()
            return {"plan": puzzle.seat}

    go = asyncio.Event()

    async def play() -> None:
        advising = AdviceService(Slow(1))
        puzzle = AdviceRequest("cat-lady", {"cards": 1}, 0)
        first = asyncio.create_task(advising.answer("t", puzzle, Payer()))
        await settle()
        with pytest.raises(RateLimited) as refused:
            await advising.answer("t", puzzle, Payer())
        assert refused.value.code == "limit"
        go.set()
        assert await first == {"plan": 0}
        assert await advising.answer("t", puzzle, Payer()) == {"plan": 0}
        assert Slow.worked_out == 1
        await advising.answer("t", AdviceRequest("cat-lady", {"cards": 2}, 0), Payer())
        assert Slow.worked_out == 2

    asyncio.run(play())


def test_too_many_pending_hints_and_advice_are_refused() -> None:
    class Full(BotPool):
        async def suggest(self, question: BotQuestion, payer: Payer) -> Suggestion:
            raise Busy

        async def advice(self, puzzle: AdviceRequest, payer: Payer) -> dict[str, Any] | None:
            raise Busy

    async def play() -> None:
        state, hints = with_people("kibble-scuffle", 2), HintService(Full(1))
        with pytest.raises(RateLimited, match="enough to think about"):
            await hints.answer(hints.question(state, 0), Payer())
        with pytest.raises(RateLimited, match="enough to think about"):
            await AdviceService(Full(1)).answer("t", AdviceRequest("cat-lady", {}, 0), Payer())

    asyncio.run(play())


def test_failed_bot_is_refused_and_hints_still_work() -> None:
    async def play() -> None:
        state = with_people("kibble-scuffle", 2)
        hints = HintService(Answers(fails=True))
        for _ in range(2):
            with pytest.raises(Refused) as refused:
                await hints.answer(hints.question(state, 0), Payer())
            assert refused.value.code == "unavailable"

    asyncio.run(play())


def test_bot_keeps_its_time_limit() -> None:
    game = tabbytop.game("cat-lady")
    table = game.deal(4, 1)
    loop = asyncio.new_event_loop()
    began = loop.time()
    player = bot("tiger", 1, game, timed=True, seconds=0.01)
    assert table.allows(table.actors()[0], player.choose(table, table.actors()[0]))
    assert loop.time() - began < SECONDS
    loop.close()


def test_hint_is_refused_where_there_is_no_decision() -> None:
    state = with_people("tem-purr-a")
    assert state.match is not None
    (asked,) = state.match.table.actors()
    hints = HintService(Answers())
    with pytest.raises(Refused) as refused:
        hints.question(state, (asked + 1) % 3)
    assert refused.value.code == "not-asked"
    without = with_people("tem-purr-a", hints=False)
    with pytest.raises(Refused, match="without hints") as refused:
        hints.question(without, asked)
    assert refused.value.code == "not-here"
    apply_entry(state, state.entry("left", asked, "puma", "", 0))
    with pytest.raises(Refused) as refused:
        hints.question(state, asked)
    assert refused.value.code == "not-now"


@pytest.mark.parametrize("game", ["kitty-paw", "meow"])
def test_hints_between_people_are_refused_in_live_games(game: str) -> None:
    hints = HintService(Answers())
    alone = with_people(game, people=1)
    assert hints.question(alone, person_asked(alone, quick(1)))
    state = with_people(game, people=2)
    seat = person_asked(state, quick(1))
    with pytest.raises(Refused, match="no hints while people play") as refused:
        hints.question(state, seat)
    assert refused.value.code == "not-here"
    other = 1 - seat
    apply_entry(state, state.entry("away", other, "puma", "", 0))
    with pytest.raises(Refused, match="no hints while people play"):
        hints.question(state, seat)  # somebody who is away holds their seat
    apply_entry(state, state.entry("left", other, "puma", "", 0))
    assert hints.question(state, seat)
    assert disclosure.info(state).seats[other].left
    apply_entry(state, state.entry("back", other, "", "", 0))
    with pytest.raises(Refused, match="no hints while people play"):
        hints.question(state, seat)
    assert not disclosure.info(state).seats[other].left


@pytest.mark.parametrize("game", tabbytop.list_games())
def test_table_info_has_hints_between_people(game: str) -> None:
    told = disclosure.info(with_people(game))
    assert told.hints
    assert told.hints_between_people == (game not in {"kitty-paw", "meow"})


def test_hint_over_a_socket_while_the_seat_plays_on(tmp_path: Path) -> None:
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
            second = hint["runner_up"]
            assert second["move"] in state["moves"]
            assert second["move"] != hint["move"]
            assert second["told"] == state["told"]["moves"][state["moves"].index(second["move"])]
            assert all(reason.endswith(".") for reason in hint["reasons"] + second["reasons"])
            assert hint["reasons"]
            await client.send({"type": "hint", "seat": 1})
            assert (await client.hear())["code"] == "not-yours"
            go = asyncio.Event()
            house.host.hint_provider = HintService(Answers(go))
            await client.send({"type": "hint", "seat": 0})
            played = await client.move(0, hint["move"])
            assert (await client.hear_of("news"))["id"] == played
            go.set()
            assert (await client.hear_of("hint"))["number"] < client.number

    asyncio.run(play())


def test_hint_over_http(tmp_path: Path) -> None:
    async def scene(house: House, http: httpx.AsyncClient, table: str, keys: list[str]) -> None:
        match = (await house.host.hosted(table)).loaded_state().match
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


def test_setup_decides_whether_there_are_hints(tmp_path: Path) -> None:
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


def test_old_setups_without_the_field_allow_hints() -> None:
    plain = msgspec.to_builtins(with_people("tem-purr-a").setup)
    del plain["hints"]
    assert msgspec.convert(plain, Setup).hints
