"""What came to light lies there until the next turn begins: positions that say otherwise."""

import copy
import itertools
from collections.abc import Iterator
from typing import Any

import pytest

from tabbytop import BadPosition
from tabbytop.games.meow.game import GAME
from tests.games.meow.positions import dealt, judged

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
def test_nothing_is_shown_once_the_turn_has_begun(mode: str, judge: str) -> None:
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
def test_who_showed_or_replaced_sits_at_the_table(fields: dict[str, int], reason: str) -> None:
    before, _ = next(with_something_shown("basic", "engine"))
    before["table"].update(fields)
    with pytest.raises(BadPosition, match=reason):
        GAME.resume(before)
