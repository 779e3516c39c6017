"""The search bot: repeatable, fair, for any game, and it finds good moves."""

import time

import nap_time
import pytest

from tabbytop.bots import Bot, GreedyBot, SearchBot, bot
from tabbytop.bots.search import Search
from tabbytop.games.kibble_scuffle.game import GAME as KIBBLE
from tabbytop.games.registry import game, list_games
from tabbytop.kernel.game import Game
from tabbytop.kernel.generator import Generator, derive_seed, quick
from tabbytop.kernel.judge import Judge
from tabbytop.kernel.table import CLOCK, Table
from tabbytop.lab.play import play
from tabbytop.testing import Deal, named_variants
from tests.bots.dice import DICE, RACE
from tests.envs.alarm import GAME as ALARM

EVERY_GAME = [*[game(name) for name in list_games()], nap_time.GAME, DICE]


def answers(played: Game, seed: int, thinker: Bot, seats: int = 0, most: int = 60) -> list[str]:
    """Return the bot's answers on every seat of a game, up to so many decisions."""
    table = played.deal(seats or played.least_seats, seed)
    rng = quick(derive_seed(seed, "imagination"))
    said: list[str] = []
    while (asked := table.actors()) and len(said) < most:
        seat = asked[0]
        move = table.moves(seat)[0]
        if seat != CLOCK:
            move = thinker.choose(table.imagine(seat, rng), seat)
        said.append(played.vocabulary.text(move))
        table.play(seat, move)
    return said


@pytest.mark.parametrize("played", EVERY_GAME, ids=lambda played: played.name)
def test_iterations_and_seed_decide_the_answers(played: Game) -> None:
    assert answers(played, 3, SearchBot(5, 20)) == answers(played, 3, SearchBot(5, 20))


class Backwards(Judge):
    """Thinks that all is well for who has fewest points."""

    def evaluate(self, table: Table) -> list[float]:
        return [1.0 - worth for worth in KIBBLE.judge.evaluate(table)]

    def rollout_move(self, table: Table, seat: int, rng: Generator) -> int:
        return KIBBLE.judge.rollout_move(table, seat, rng)

    def cut_off(self, table: Table, made: int) -> bool:
        return KIBBLE.judge.cut_off(table, made)


@pytest.mark.parametrize(
    "players",
    [
        (SearchBot(1, 60), SearchBot(1, 60, judge=Backwards())),
        (GreedyBot(1), GreedyBot(1, judge=Backwards())),
    ],
    ids=["search", "greedy"],
)
def test_bot_believes_the_judge_that_it_is_given(players: tuple[Bot, Bot]) -> None:
    """One that thinks everything is the other way round loses."""
    scores = [0, 0]
    for seed in range(3):
        table, rng = KIBBLE.deal(2, seed), quick(seed)
        while asked := table.actors():
            seat = asked[0]
            table.play(seat, players[seat].choose(table.imagine(seat, rng), seat))
        result = table.result()
        assert result is not None
        scores = [total + score for total, score in zip(scores, result.scores, strict=True)]
    assert scores[0] > 2 * scores[1]


def test_another_seed_gives_other_answers() -> None:
    assert answers(KIBBLE, 3, SearchBot(5, 20)) != answers(KIBBLE, 3, SearchBot(6, 20))


@pytest.mark.parametrize("player", ["search:10", "greedy:1"])
@pytest.mark.parametrize("name", list_games())
def test_search_plays_every_variant_with_any_number_of_seats(name: str, player: str) -> None:
    played = game(name)
    deals = [deal for _, deal in named_variants(played)]
    for seats in range(played.least_seats, played.most_seats + 1):
        deals.append(Deal(played, seats, played.options(), seed=1))
    for deal in deals:
        table = deal.table()
        thinker, rng = bot(player, 1), quick(2)
        for _ in range(12):
            if not table.actors():
                break
            seat = table.actors()[0]
            table.play(seat, thinker.choose(table.imagine(seat, rng), seat))


def test_search_handles_moves_of_the_clock() -> None:
    for seats in range(ALARM.least_seats, ALARM.most_seats + 1):
        assert answers(ALARM, 1, SearchBot(1, 30), seats)
        assert answers(ALARM, 1, GreedyBot(1), seats)


@pytest.mark.parametrize("name", ["search:40", "greedy:2"])
def test_hidden_information_does_not_change_the_answer(name: str) -> None:
    """At tables that a seat cannot tell apart, a bot with the same seed answers the same."""
    table = KIBBLE.deal(3, 11)
    chance = quick(1)
    for step in range(30):
        seat = table.actors()[0]
        twin = table.imagine(seat, quick(100 + step))
        says = [bot(name, 7).choose(one.imagine(seat, quick(step)), seat) for one in (table, twin)]
        assert says[0] == says[1]
        moves = table.moves(seat)
        table.play(seat, moves[chance.below(len(moves))])


def test_search_does_not_change_its_table() -> None:
    table = KIBBLE.deal(4, 5)
    before = table.position()
    search = Search(table, table.actors()[0], quick(1))
    for _ in range(50):
        search.iterate()
    assert table.position() == before
    assert search.iterations == 50


def test_simultaneous_move_that_came_too_late_is_still_rewarded() -> None:
    """In a race only the first answer counts; the other choices must not break the search."""
    table = RACE.deal(3, 1)
    for seat in range(3):
        assert SearchBot(seat, 200).choose(table.copy(), seat) in table.moves(seat)


def test_single_legal_move_needs_no_search() -> None:
    table = KIBBLE.arrange(hands=[["tom"], []], laser=(1, 2))
    assert [table.game.vocabulary.text(move) for move in table.moves(0)] == ["play tom 2"]
    thinker = SearchBot(1, iterations=0, seconds=3600)  # would be at it for an hour
    assert thinker.choose(table, 0) == table.moves(0)[0]


class Sure(Judge):
    """Is certain that the last move is the best, and cannot play rollouts."""

    def certain_move(self, table: Table, seat: int) -> int:
        return table.moves(seat)[-1]

    def evaluate(self, table: Table) -> list[float]:
        raise AssertionError("nobody needs to think")


@pytest.mark.parametrize("thinker", [SearchBot(1, 10), GreedyBot(1)])
def test_certain_move_needs_no_search(thinker: Bot) -> None:
    played = nap_time.NapTime()
    played.judge = Sure()
    assert set(answers(played, 1, thinker)) == {"nap 3", "nap 2", "nap 1"}


def test_time_limit_ends_the_search() -> None:
    """It does not check speed, only that a huge number of iterations is cut off."""
    table = KIBBLE.deal(4, 5)
    seat = table.actors()[0]
    clock = time.monotonic()
    assert SearchBot(1, iterations=10**9, seconds=0.05).choose(table, seat) in table.moves(seat)
    assert GreedyBot(1, worlds=10**9, seconds=0.05).choose(table, seat) in table.moves(seat)
    assert GreedyBot(1, worlds=10**9, seconds=1e-9).choose(table, seat) in table.moves(seat)
    assert time.monotonic() - clock < 60


def test_search_without_any_limit_is_refused() -> None:
    with pytest.raises(ValueError, match="needs a limit"):
        SearchBot(1, iterations=0)


# What it finds.


def test_search_uses_the_judge_of_the_game() -> None:
    """Dice: only the judge knows that high calls are better; rollouts do not show it."""
    table = DICE.deal(2, 1)
    for seed in range(10):
        assert DICE.vocabulary.text(SearchBot(seed, 60).choose(table.copy(), 0)) == "call 5"
        assert DICE.vocabulary.text(GreedyBot(seed, 1).choose(table.copy(), 0)) == "call 5"


def test_search_works_with_the_default_judge() -> None:
    """Nap Time has the default judge."""
    assert share_of_wins(nap_time.GAME, "search:100", "random", 60, seats=2) > 0.6


def test_simultaneous_seats_do_not_follow_each_other() -> None:
    """Nap Time asks all at once; the other seat's secret nap must not decide the answer."""
    table = nap_time.GAME.deal(2, 4)
    other = [1, 2, 3]
    said = set()
    for hours in other:
        real = table.copy()
        real.play(0, f"nap {hours}")
        said.add(SearchBot(3, 50).choose(real.imagine(1, quick(9)), 1))
    assert len(said) == 1


@pytest.mark.parametrize("name", ["search:300", "greedy:8"])
def test_search_takes_an_immediate_win(name: str) -> None:
    """One cube in a bowl with four cats, both at 19 points, and the other has the box: only Tom,
    who eats before the box holder, wins now. Next turn the other would win."""
    for seed in range(4):
        table = KIBBLE.arrange(
            hands=[["big-eyes", "catnip", "fat", "tom", "house"], ["kitten"]],
            bowls=[["mangy of 1", "feral of 1", "kitten of 0", "clumsy of 0"], [], []],
            food=["3", "1111", "1111"],
            eaten=["3333331", "3333331"],
            holder=1,
        )
        move = bot(name, seed).choose(table.imagine(0, quick(seed)), 0)
        assert KIBBLE.vocabulary.text(move) == "play tom 1"


def share_of_wins(played: Game, strong: str, weak: str, games: int, seats: int) -> float:
    won = 0.0
    for number in range(games):
        names = [weak] * seats
        names[number % seats] = strong
        result = play(played, names, 500 + number // seats, played.options()).result
        if result.places[number % seats] == 1:
            won += 1 / len(result.winners)
    return won / games
