"""Positions that could not occur in a game are refused: shown rules, and checks by eyes."""

import copy
import itertools
from collections.abc import Iterator
from typing import Any

import pytest

from tabbytop import BadPosition
from tabbytop.games.meow.game import GAME
from tabbytop.games.meow.table import MeowTable
from tests.games.meow.positions import arranged, dealt, judged, play

Document = dict[str, Any]


def with_something_shown(mode: str, judge: str) -> Iterator[tuple[Document, Document]]:
    """Positions before and after the first move of a turn, where a rule was revealed before it."""
    for seed in range(4):
        table = dealt(4, seed, mode=mode, judge=judge, rounds=4, seconds=0)
        before: Document | None = None
        for _, _ in judged(table, seed):
            now = table.position()
            if before is not None:
                yield before, now
            before = now if table.shown >= 0 and table.view(None)["phase"] == "play" else None


@pytest.mark.ruling("MW-X4")
@pytest.mark.parametrize("judge", ["engine", "eyes"])
@pytest.mark.parametrize("mode", ["basic", "before-after"])
def test_position_with_a_shown_rule_after_the_turn_began_is_refused(mode: str, judge: str) -> None:
    tried = 0
    for before, after in itertools.islice(with_something_shown(mode, judge), 5):
        GAME.resume(before)
        spoilt = copy.deepcopy(after)
        for field in ("shown", "shower"):
            spoilt["table"][field] = before["table"][field]
        with pytest.raises(BadPosition, match="the turn has begun"):
            GAME.resume(spoilt)
        tried += 1
    assert tried == 5


@pytest.mark.ruling("MW-X4")
@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"shown": -1, "shower": -2}, "there is no seat -2"),
        ({"shower": 4}, "there is no seat 4"),
        ({"shower": -1}, "and shower come together"),
        ({"gone": -1, "replacer": -2}, "there is no seat -2"),
        ({"gone": -1, "replacer": 0}, "and replacer come together"),
    ],
)
def test_position_with_shower_or_replacer_at_no_seat_is_refused(
    fields: dict[str, int], reason: str
) -> None:
    before, _ = next(with_something_shown("basic", "engine"))
    before["table"].update(fields)
    with pytest.raises(BadPosition, match=reason):
        GAME.resume(before)


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
def test_impossible_check_by_eyes_is_refused(field: str, value: Any, reason: str) -> None:
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
def test_possible_check_by_eyes_resumes(field: str, value: Any) -> None:
    resumed = GAME.resume(changed(field, value))
    assert resumed.position()["table"][field] == value  # type: ignore[index]  # a JSON object
