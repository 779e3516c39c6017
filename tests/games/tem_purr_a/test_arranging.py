"""Arranged and resumed tables must be possible."""

import json
from typing import Any

import pytest

import tabbytop
from tabbytop.games.tem_purr_a.game import GAME
from tests.games.tem_purr_a.positions import play


@pytest.mark.parametrize(
    "arranged",
    [
        {"hands": [[]] * 4},
        {"hands": [["8"]]},
        {"hands": [["7"] * 8]},
        {"hands": [["7"]], "known": [["6"]]},
        {"stack": ["plus", "7"]},
        {"stack": ["7", "6"]},
        {"tokens": [3, 0, 0]},
        {"tokens": [0] * 4},
        {"spoilt": 0},
        {"spoilt": 2},
        {"spoilt": 7, "tokens": [2, 2, 2]},
        {"deck": ["7"] * 8},
        {"seats": 2},
    ],
)
def test_impossible_arrangement_is_refused(arranged: dict[str, Any]) -> None:
    with pytest.raises(tabbytop.BadOptions):
        GAME.arrange(**arranged)


def test_active_seat_out_of_range_is_refused() -> None:
    with pytest.raises(tabbytop.NoSuchSeat):
        GAME.arrange(active=3)


SPOILED = [
    ("direction", 0), ("direction", 2), ("active", 3), ("active", 1), ("spoilt", 0), ("open", 1),
    ("supply", -1), ("tokens", [0, 0]), ("tokens", [3, 0, 0]), ("tokens", [0, -1, 0]),
    ("stack", []), ("stack", ["plus"]), ("stack", ["5", "6"]), ("actions", [1, 0, 0]),
    ("returned", [99] + [0] * 8), ("known", [1] * 27), ("hands", [0] * 26), ("discard", [0]),
    ("meal", 3), ("meal", -1), ("larder", 2),
]  # fmt: skip


@pytest.mark.parametrize(("field", "value"), SPOILED)
def test_impossible_position_is_refused(field: str, value: object) -> None:
    table = GAME.arrange(hands=[["2", "3"], ["4"], ["5"]], stack=["5"])
    document = json.loads(json.dumps(table.position()))
    assert GAME.resume(document).position() == table.position()
    document["table"][field] = value
    with pytest.raises(tabbytop.BadPosition):
        GAME.resume(document)


def test_position_at_the_end_of_a_round_resumes() -> None:
    table = GAME.arrange(hands=[["2"], ["4"], ["5"]], stack=["5"], deck=["7"] * 4)
    play(table, "0: eat")
    again = GAME.resume(json.dumps(table.position()))
    again.play(0, "add")
    play(table, "0: add")
    assert again.position() == table.position()
    full: Any = table.position()
    full["table"]["supply"], full["table"]["spoilt"] = 0, 6
    with pytest.raises(tabbytop.BadPosition):
        GAME.resume(full)
