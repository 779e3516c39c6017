"""Positions in the middle of a check by eyes: who can be asked, who can have objected."""

from typing import Any

import pytest

from tabbytop import BadPosition
from tabbytop.games.meow.game import GAME
from tabbytop.games.meow.table import MeowTable
from tests.games.meow.positions import arranged, play


def checking() -> MeowTable:
    """Seat 0 has obeyed its own rule and points at seat 1."""
    table = arranged(
        ["croak", "moo"], ["baa", "oink"], ["purr", "hiss"], ["bark", "roar"], judge="eyes"
    )
    play(table, "0: play croak", "0: do croak", "0: check")
    assert table.pointed == 1
    return table


def changed(field: str, value: Any) -> dict[str, Any]:
    document: dict[str, Any] = checking().position()
    document["table"][field] = value
    return document


@pytest.mark.ruling("MW-M7", "MW-M31")
@pytest.mark.parametrize(
    ("field", "value", "reason"),
    [
        ("waits", [1, 0, 0, 0], "the active seat is not asked"),
        ("waits", [0, 1, 0, 0], "pointed at"),
        ("objected", [1, 0, 0, 0], "the active seat cannot object"),
        ("objected", [0, 0, 2, 0], "is 0 or 1, seat by seat"),
        ("waits", [0, 0, 0], "must have 4 numbers"),
        ("pointed", 0, "does not fit the check"),
        ("pointed", 2, "does not fit the check"),
        ("past", 3, "cannot be"),
        ("past", -1, "cannot be"),
        ("past", 1, "does not fit the check"),
        ("played", -1, "must have 2 cards"),
        ("ticks", -1, "is below zero"),
        ("best", [3, 0, 0, 0], "the game would be over"),
        ("best", [-1, 0, 0, 0], "is below zero"),
        ("round", 0, "is below one"),
    ],
)
def test_a_check_that_cannot_be_is_refused(field: str, value: Any, reason: str) -> None:
    with pytest.raises(BadPosition) as refused:
        GAME.resume(changed(field, value))
    assert refused.value.reason == reason


@pytest.mark.ruling("MW-M7", "MW-M31")
@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("waits", [0, 0, 1, 1]),
        ("objected", [0, 0, 1, 0]),
        ("looked", True),
        ("ticks", 0),
        ("best", [2, 2, 0, 0]),
    ],
)
def test_a_check_that_can_be_is_read(field: str, value: Any) -> None:
    resumed = GAME.resume(changed(field, value))
    assert resumed.position()["table"][field] == value  # type: ignore[index]  # a JSON object
