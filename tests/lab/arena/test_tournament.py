"""Whole tournaments, in this process and in several."""

import json
import multiprocessing
from collections.abc import Sequence
from typing import Any

import pytest

from tabbytop.bots import UnknownBot, registry
from tabbytop.games.registry import game, list_games
from tabbytop.kernel.errors import BadOptions, UnknownGame
from tabbytop.lab import BadSimulation, GameFailed
from tabbytop.lab.arena import Standings, Tournament, pairings, tournament
from tabbytop.lab.play import Outcome, play
from tabbytop.testing.golden import seat_counts
from tests.lab.arena.players import BOTS, GAME_NAME

HUNG = "hung --after 3"
pytestmark = pytest.mark.usefixtures("known_bots")


def toy(*bots: str, games: int = 30, workers: int = 1, **more: Any) -> Standings:
    return tournament(GAME_NAME, bots, games=games, workers=workers, **more)


def test_known_strengths_come_out_in_order() -> None:
    told = toy("low", "random", "high", games=90)
    assert [contender.bot for contender in told.contenders] == ["high", "random", "low"]
    assert all(pair.clear for pair in told.pairs)
    ahead = {(pair.bot, pair.other): pair.ahead for pair in told.pairs}
    high_low, high_random = ahead["high", "low"], ahead["high", "random"]
    assert high_low is not None
    assert high_random is not None
    assert high_low.mean == 1.0
    assert high_random.low is not None
    assert high_random.low < 5 / 6 < (high_random.high or 0)


def test_the_standings_do_not_depend_on_the_number_of_processes() -> None:
    here = toy("low", "random", "high", seats=4, games=100)
    there = toy("low", "random", "high", seats=4, games=100, workers=2)
    assert here == there
    assert multiprocessing.active_children() == []


def test_seed_decides_everything_except_timing() -> None:
    def plain(seed: int) -> dict[str, object]:
        told = tournament("kibble-scuffle", ["random", "low"], games=8, seed=seed, workers=1)
        return {**told.as_dict(), "timing": None}

    assert plain(4) == plain(4)
    assert plain(4) != plain(5)


@pytest.mark.parametrize("name", list_games())
def test_every_game_supports_tournaments(name: str) -> None:
    played = game(name)
    short = {"rounds": 1} if name == "meow" else {}  # chance fills every turn there, for nothing
    for seats in seat_counts(played):
        if seats == 1:
            continue
        told = tournament(name, ["low", "random", "high"], seats, 6, short, workers=1)
        assert told.games >= 6
        assert sum(one.wins.mean * sat(told, one.bot) for one in told.contenders) == pytest.approx(
            told.games
        )
        for pair in told.pairs:
            assert pair.ahead is None or 0 <= pair.ahead.mean <= 1
        plain = told.as_dict()
        assert json.loads(json.dumps(plain, allow_nan=False)) == plain


def sat(told: Standings, bot: str) -> int:
    """Return how many sides the bot had in all games."""
    contest = Tournament(told.game, told.bots, told.seats, 6)
    return sum(pairing.seats.count(bot) for pairing in contest._remaining())


def seen(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, tuple[str, ...]]]:
    """Collect the seeds and seats of all games that are played from now on."""
    told: list[tuple[int, tuple[str, ...]]] = []

    def watched(game: Any, seats: Sequence[str], seed: int, *rest: Any) -> Outcome:
        told.append((seed, tuple(seats)))
        return play(game, seats, seed, *rest)

    monkeypatch.setattr(pairings, "play", watched)
    return told


def test_a_deal_is_played_from_every_rotation(monkeypatch: pytest.MonkeyPatch) -> None:
    played = seen(monkeypatch)
    toy("low", "random", "high", games=5, seed=70)
    assert [seed for seed, _ in played] == [70, 70, 70, 71, 71, 71]
    for deal in (played[:3], played[3:]):
        seats = [seated for _, seated in deal]
        assert all(len(set(column)) == 3 for column in zip(*seats, strict=True))


def test_partners_are_always_the_same_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    played = seen(monkeypatch)
    bots = ["low", "random", "high"]
    told = tournament("kibble-scuffle", bots, games=12, options={"teams": True}, workers=1)
    assert (told.seats, told.sides, told.fair) == (4, 2, 0.5)
    assert all(seats[0] == seats[2] != seats[1] == seats[3] for _, seats in played)
    assert {pair.meetings for pair in told.pairs} == {4}


@pytest.mark.parametrize(
    ("bots", "options", "seats"),
    [(2, {}, 2), (3, {}, 3), (4, {}, 4), (2, {"teams": True}, 4)],
)
def test_there_are_as_many_seats_as_bots_if_the_game_allows_it(
    bots: int, options: dict[str, object], seats: int
) -> None:
    names = ["random", "low", "high", HUNG][:bots]
    assert tournament("kibble-scuffle", names, None, 2, options, workers=1).seats == seats


def test_more_bots_than_seats_take_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    names = [f"twin {number}" for number in range(7)]
    for name in names:
        monkeypatch.setitem(registry._BOTS, name, BOTS["low"])
    told = tournament("kibble-scuffle", names, games=28, workers=1)
    assert told.seats == 4
    assert all(one.games in {12, 16, 20} for one in told.contenders)


def test_lost_seats_are_counted_with_the_reason() -> None:
    told = toy("high", HUNG, games=10)
    assert told.contenders[0].lost == {}
    assert told.contenders[1].lost == {"it hung": 10}
    lost = f"{HUNG} failed, and random moves took over, in 10 games: it hung."
    verdict = told.as_dict()["verdict"]
    assert isinstance(verdict, list)
    assert lost in verdict


def test_timing_is_separate_from_the_standings() -> None:
    told = toy("high", "low", games=4)
    plain = told.as_dict()
    timing = plain.pop("timing")
    assert set(told.timing) == {"high", "low"}
    assert all(seconds > 0 for seconds in told.timing.values())
    assert timing == {"seconds_a_decision": told.timing}
    assert "seconds" not in json.dumps(plain)


def test_progress_counts_up_to_all_games() -> None:
    told: list[int] = []
    Tournament(GAME_NAME, ["high", "low"], games=400).play(1, told.append)
    assert told == sorted(told)
    assert len(told) > 2
    assert told[-1] == 400


@pytest.mark.parametrize("workers", [1, 2])
def test_finished_deals_survive_an_interrupt(workers: int) -> None:
    contest = Tournament(GAME_NAME, ["low", "random", "high"], games=3000)

    def interrupt(done: int) -> None:
        if done > 20:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        contest.play(workers, interrupt)
    assert multiprocessing.active_children() == []
    told = contest.standings()
    assert told.partial
    assert told.games == told.deals * 3 <= contest.done < told.planned == 3000


def test_an_interrupted_tournament_can_go_on() -> None:
    contest = Tournament(GAME_NAME, ["low", "random", "high"], games=60)

    def interrupt(done: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        contest.play(1, interrupt)
    assert contest.deals == 0
    with pytest.raises(BadSimulation, match="nothing to report"):
        contest.standings()
    contest.play(1)
    assert contest.standings() == toy("low", "random", "high", games=60)


def test_bots_that_have_not_played_are_listed_as_absent(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("d", "e", "f"):
        monkeypatch.setitem(registry._BOTS, name, BOTS["low"])
    told = toy("low", "high", "random", "d", "e", "f", seats=2, games=2)
    assert len(told.contenders) == 2
    assert len(told.absent) == 4
    assert {*told.absent, *(one.bot for one in told.contenders)} == set(told.bots)


@pytest.mark.parametrize("workers", [1, 2])
def test_crash_of_a_bot_raises_game_failed(workers: int) -> None:
    told = r"toy-arena with seed \d+ and seats \S+ broke down: RuntimeError: the cat is on"
    with pytest.raises(GameFailed, match=told):
        toy("failing", "high", workers=workers)
    assert multiprocessing.active_children() == []


@pytest.mark.parametrize(
    ("arguments", "error", "told"),
    [
        (("chess", ["random", "low"]), UnknownGame, "no game 'chess'"),
        (("kibble-scuffle", ["random", "clever"]), UnknownBot, "no bot 'clever'"),
        (("kibble-scuffle", ["random"]), BadSimulation, "at least two bots, not 1"),
        (("kibble-scuffle", []), BadSimulation, "at least two bots, not 0"),
        (("kibble-scuffle", ["random", "low", "random"]), BadSimulation, "'random' is there twice"),
        (("kibble-scuffle", ["random", "low"], 5), BadOptions, "2 to 4 players, not 5"),
        (("toy-arena", ["random", "low"], 1), BadSimulation, "at least two seats, not 1"),
        (("kibble-scuffle", ["random", "low"], 2, 0), BadSimulation, "games, not 0"),
        (("kibble-scuffle", ["random", "low"], 2, 10**7), BadSimulation, "not 10000000"),
        (("kibble-scuffle", ["random", "low"], 2, 1, {"teams": True}), BadOptions, "exactly four"),
        (("kibble-scuffle", ["random", "low"], None, 1, {"speed": 3}), BadOptions, "'speed'"),
        (("kibble-scuffle", ["random", "low"], 2, 1, None, 1 << 2000), BadSimulation, "seed"),
        (("kibble-scuffle", ["random", "low"], 2, 1, None, 1, 0), BadSimulation, "one worker"),
    ],
)
def test_invalid_arguments_are_refused_before_playing(
    arguments: tuple[Any, ...],
    error: type[Exception],
    told: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    played = seen(monkeypatch)
    with pytest.raises(error, match=told):
        tournament(*arguments)
    assert played == []
