"""The command `tabbytop review`."""

import json
from pathlib import Path

import pytest

from tests.review.games import record_of
from tests.terminal.conftest import Command
from tests.terminal.sessions import write_random_record


@pytest.fixture
def meow_game(tmp_path: Path) -> Path:
    place = tmp_path / "meow.json"
    place.write_text(record_of("meow", seed=1).text(), encoding="utf-8")
    return place


def test_review_tells_position_better_move_and_sum(meow_game: Path, tabbytop: Command) -> None:
    out = tabbytop("review", str(meow_game), "--seat", "0").out
    assert out.startswith("Meow!: Seat 0")
    assert "Better: " in out
    assert "You could have known the rule" in out
    assert "Your decisions" in out
    assert "Luck and the play of others" in out


def test_review_as_json_follows_the_schema(meow_game: Path, tabbytop: Command) -> None:
    told = json.loads(tabbytop("review", str(meow_game), "--seat", "0", "--json").out)
    assert (told["schema"], told["game"], told["seat"]) == (1, "meow", 0)
    assert told["measure"] == "rules"
    for loss in told["losses"]:
        assert loss["low"] <= loss["loss"] <= loss["high"]


def test_review_refuses_unknown_seats_and_unfinished_games(
    meow_game: Path, tmp_path: Path, tabbytop: Command
) -> None:
    refused = tabbytop("review", str(meow_game), "--seat", "7")
    assert refused.code == 2
    assert "7" in refused.err
    write_random_record(tmp_path / "short.json", moves=9)
    refused = tabbytop("review", str(tmp_path / "short.json"))
    assert refused.code == 2
    assert "not over" in refused.err
