"""Levels: named, ordered, repeatable, and limited in time."""

import pytest

from tabbytop.bots import LEVELS, UnknownBot, bot, bots, is_bot
from tabbytop.games.registry import game
from tabbytop.kernel.generator import quick
from tabbytop.lab.play import play


def test_levels_are_named_and_come_first_from_the_weakest_up() -> None:
    names = [level.name for level in LEVELS]
    assert bots()[: len(names)] == names
    assert len(set(names)) == len(names) >= 4
    assert all(level.about and level.seconds <= 5 for level in LEVELS)


@pytest.mark.parametrize("name", [level.name for level in LEVELS[:-1]])
def test_level_gives_the_same_answer_for_the_same_seed(name: str) -> None:
    table = game("kibble-scuffle").deal(3, 4)
    seat = table.actors()[0]
    says = [bot(name, 9).choose(table.imagine(seat, quick(1)), seat) for _ in range(2)]
    assert says[0] == says[1]


@pytest.mark.parametrize("name", [level.name for level in LEVELS])
def test_timed_level_answers(name: str) -> None:
    table = game("kibble-scuffle").deal(3, 4)
    seat = table.actors()[0]
    assert bot(name, 9, timed=True).choose(table.imagine(seat, quick(1)), seat) in table.moves(seat)


def test_levels_play_whole_games() -> None:
    played = game("kibble-scuffle")
    outcome = play(played, [level.name for level in LEVELS[:3]], 1, played.options())
    assert outcome.result.winners


def test_weakest_level_beats_random_and_the_next_beats_it() -> None:
    """The arena measures all levels; this only checks the direction."""
    played = game("kibble-scuffle")
    for strong, weak in (("kitten", "random"), ("tabby", "kitten")):
        won = 0
        for number in range(40):
            names = [strong, weak] if number % 2 else [weak, strong]
            result = play(played, names, 900 + number // 2, played.options()).result
            won += result.places[1 - number % 2] == 1
        assert won > 24, (strong, weak)


@pytest.mark.parametrize("name", ["search:500", "search:2s", "search:0.25s", "greedy:3", "run:x"])
def test_bot_settings_follow_a_colon(name: str) -> None:
    assert is_bot(name)
    if not name.startswith("run:"):
        bot(name, 1)


@pytest.mark.parametrize(
    "name",
    [
        "search:", "search:0", "search:-3", "search:1e3", "search:0s", "search:s", "search:.5s",
        "search:nans", "search:1.2.3s", "greedy:", "greedy:2s", "search:٣", "search:10000000000",
    ],
)  # fmt: skip
def test_invalid_bot_settings_are_refused(name: str) -> None:
    assert is_bot(name)
    with pytest.raises(UnknownBot, match=r"colon|seconds"):
        bot(name, 1)


@pytest.mark.parametrize("name", ["", "Tiger", "tiger:3", "random:3", "minimax", " tiger"])
def test_other_names_are_not_bots(name: str) -> None:
    assert not is_bot(name)
    with pytest.raises(UnknownBot, match="there’s no bot"):
        bot(name, 1)
