"""External programs in simulations."""

from pathlib import Path

import pytest

from tabbytop.bots.outside import CannotRun
from tabbytop.lab import simulate
from tests.bots.programs import FIRST_MOVE, children, nobody_is_left, shell


@pytest.mark.parametrize("workers", [1, 2])
def test_a_program_plays_in_a_simulation(tmp_path: Path, workers: int) -> None:
    before = children()
    word = shell(tmp_path, FIRST_MOVE)
    report = simulate("kibble-scuffle", [word, "random"], 4, workers=workers)
    assert report.games == 4
    assert report.seats == (word, "random")
    assert nobody_is_left(before)


def test_program_that_cannot_start_is_refused_before_playing() -> None:
    with pytest.raises(CannotRun, match="no-such-program"):
        simulate("kibble-scuffle", ["run:no-such-program", "random"], 4, workers=1)


@pytest.mark.parametrize("workers", [1, 2])
def test_lost_seat_is_reported(tmp_path: Path, workers: int) -> None:
    word = shell(tmp_path, "exit 3")
    report = simulate("kibble-scuffle", ["random", word], 4, workers=workers)
    (lost,) = report.lost
    assert (lost.seat, lost.bot, lost.games) == (1, word, 4)
    assert "exit code 3" in lost.why
    plain = report.as_dict()
    assert plain["lost"] == [{"seat": 1, "bot": word, "why": lost.why, "games": 4}]
    verdict = plain["verdict"]
    assert isinstance(verdict, list)
    assert any("failed, and random moves took over, in 4 games" in said for said in verdict)
