"""The score pad counts points only in games that have points."""

import re

import pytest

import tabbytop
from tabbytop.kernel.result import Result
from tabbytop.terminal.players import parse_seats
from tabbytop.terminal.scoresheet import score_pad
from tabbytop.testing import Deal
from tabbytop.testing.conformance import play_out
from tabbytop.texts.reader import Reader
from tests.our_games import OURS, expected_of

UNITS = {name: expected_of(name).UNIT for name in OURS}


def ended(name: str) -> Result:
    game = tabbytop.game(name)
    deal = Deal(game, 3, game.options(), seed=2)
    table = deal.table()
    for _ in play_out(deal, table):
        pass
    result = table.result()
    assert result is not None
    return result


def pad(name: str, result: Result) -> str:
    names = ["Ana", "Ben", "Cleo"]
    lines = score_pad(tabbytop.game(name), result, parse_seats(",".join(names)), Reader(names), 100)
    return "\n".join(line.plain for line in lines)


@pytest.mark.parametrize(("name", "unit"), UNITS.items())
def test_score_pad_shows_points_only_if_game_has_points(name: str, unit: str) -> None:
    result = ended(name)
    assert result.unit == unit
    assert result.as_dict()["unit"] == unit
    sums = re.findall(r"points +-?\d", pad(name, result))
    assert bool(sums) == (unit == "points")


def test_score_pad_counts_tokens_without_minus_sign() -> None:
    result = ended("tem-purr-a")
    text = pad("tem-purr-a", result)
    assert "-" not in text.replace("-Purr-A", "")
    for seat, score in enumerate(result.scores):
        assert f"tokens taken: {-score}" in text
        assert result.score_text(seat) == f"{-score} token{'' if score == -1 else 's'}"
