"""The pages of the games have every sticker with its present text."""

import pytest

import count_stickers
import tabbytop


@pytest.mark.parametrize("name", count_stickers.games_with_stickers())
def test_table_of_stickers_is_current(name: str) -> None:
    page = count_stickers.page_of(name).read_text(encoding="utf-8")
    shares = count_stickers.known_shares(page)
    assert count_stickers.with_table(page, tabbytop.game(name), shares) == page


@pytest.mark.parametrize("name", count_stickers.games_with_stickers())
def test_page_of_a_game_lists_setups_that_can_be_dealt(name: str) -> None:
    game = tabbytop.game(name)
    setups = count_stickers.setups_of(game)
    assert setups
    for setup in setups:
        setup.options.validate(len(setup.seats.split(",")))


def test_stickers_are_counted_by_game() -> None:
    game = tabbytop.game(count_stickers.games_with_stickers()[0])
    counts = count_stickers.count(game, games=1)
    assert set(counts) <= {sticker.name for sticker in game.stickers}
    assert counts.total() > 0


@pytest.mark.parametrize(
    ("earned", "told"), [(0, "never"), (1, "< 1 %"), (5, "1 %"), (250, "50 %"), (500, "100 %")]
)
def test_shares_are_told_in_percent(earned: int, told: str) -> None:
    assert count_stickers.share(earned, 500) == told
