"""One game between bots."""

import pytest

from tabbytop.bots import Bot, registry
from tabbytop.games.registry import game
from tabbytop.kernel.options import Options
from tabbytop.kernel.table import NOBODY, Table
from tabbytop.lab.errors import GameFailed
from tabbytop.lab.play import play
from tests.lab.toys import OPENED, TOGETHER, ToyTable

KIBBLE = game("kibble-scuffle")
TWO = ["random", "random"]


def test_the_seed_decides_everything() -> None:
    options = KIBBLE.resolve_options(2, None)
    assert play(KIBBLE, TWO, 3, options) == play(KIBBLE, TWO, 3, options)
    assert play(KIBBLE, TWO, 3, options) != play(KIBBLE, TWO, 4, options)


def test_first_seat_is_that_of_the_first_turn() -> None:
    options = KIBBLE.resolve_options(4, None)
    for seed in range(5):
        starting = KIBBLE.deal(4, seed, options).actors()
        assert [play(KIBBLE, ["random"] * 4, seed, options).first] == starting


def test_last_of_several_answers_does_not_make_a_first_seat() -> None:
    openers = []
    for seed in range(12):
        table = OPENED.deal(4, seed)
        assert isinstance(table, ToyTable)
        openers.append(table.opener)
        assert play(OPENED, ["random"] * 4, seed, Options()).first == table.opener
    assert set(openers) == {0, 1, 2, 3}


def test_simultaneous_game_has_no_first_seat() -> None:
    outcome = play(TOGETHER, ["random"] * 3, 1, Options())
    assert outcome.first == NOBODY
    assert outcome.decisions == 3


def test_bot_receives_a_determinized_table(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[list[int]] = []

    class Looker(Bot):
        def choose(self, table: Table, seat: int) -> int:
            assert isinstance(table, ToyTable)
            seen.append(table.said)
            table.said = [0, 0, 0]  # its own to spoil
            return 2

    monkeypatch.setitem(registry._BOTS, "looker", lambda seed: Looker())
    outcome = play(TOGETHER, ["looker"] * 3, 1, Options())
    assert seen == [[-1, -1, -1]] * 3
    assert outcome.result.scores == (2, 2, 2)


def test_endless_game_raises_game_failed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tabbytop.lab.play.MAX_DECISIONS", 50)
    with pytest.raises(GameFailed, match="it was not over after 50 decisions"):
        play(KIBBLE, TWO, 1, KIBBLE.resolve_options(2, None))
