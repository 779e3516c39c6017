"""The page of stickers has every sticker with its present text."""

import pytest

import count_stickers
import tabbytop
from tests.our_games import OURS


@pytest.mark.parametrize("name", OURS)
def test_page_of_stickers_is_current(name: str) -> None:
    page = count_stickers.PAGE.read_text(encoding="utf-8")
    shares = count_stickers.known_shares(page)
    assert count_stickers.with_table(page, tabbytop.game(name), shares) == page


def test_stickers_are_counted_by_game() -> None:
    game = tabbytop.game("kitty-paw")
    counts = count_stickers.count(game, games=3)
    assert counts["paw-print"] == 3
    assert counts["ten-of-ten"] == 1  # the third setup is alone against the clock


@pytest.mark.parametrize(
    ("earned", "told"), [(0, "never"), (1, "< 1 %"), (5, "1 %"), (250, "50 %"), (500, "100 %")]
)
def test_shares_are_told_in_percent(earned: int, told: str) -> None:
    assert count_stickers.share(earned, 500) == told
