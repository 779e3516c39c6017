"""The command `tabbytop review`."""

import json
import re
from pathlib import Path

import pytest

from tabbytop.review import steps
from tabbytop.terminal import saves
from tabbytop.terminal.players import Player
from tests.review.games import EFFORTS, record_of
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
    assert "Luck and the other players" in out


@pytest.mark.parametrize("game", ["meow", "kitty-paw", "tem-purr-a"])
def test_review_of_a_bot_names_it_instead_of_you(
    game: str, tmp_path: Path, tabbytop: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(steps, "GLANCE", EFFORTS[0])
    monkeypatch.setattr(steps, "STUDY", EFFORTS[1])
    place, record = tmp_path / f"{game}.json", record_of(game, seed=1)
    players = [Player("Ana"), Player("Biscuit", "random"), Player("Minka", "random")]
    saves.write(place, players, record)
    out = " ".join(tabbytop("review", str(place), "--seat", "1").out.split())
    assert "Biscuit’s decisions" in out
    assert not re.search(r"\byours?\b|\byou\b", re.sub("To Biscuit: “.*?”( |$)", "", out), re.I)
    assert "Your decisions" in tabbytop("review", str(place)).out


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
    assert "isn’t over" in refused.err
