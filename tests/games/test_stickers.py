"""What holds for the stickers of every game of ours."""

from collections.abc import Iterator

import pytest
from hypothesis import given

import tabbytop
from tabbytop.games.parts import folder_of
from tabbytop.kernel.game import Game
from tabbytop.kernel.game_texts import GameTexts
from tabbytop.kernel.match import Match
from tabbytop.kernel.record import Record
from tabbytop.kernel.stickers import earned_stickers
from tabbytop.testing import Deal
from tabbytop.testing.conformance import play_out
from tabbytop.testing.strategies import deals
from tabbytop.texts.compiled import ENGLISH
from tabbytop.texts.preferred import LANGUAGES
from tests.our_games import OURS, expected_of
from write_golden import golden_records

WITH_STICKERS = [name for name in OURS if tabbytop.game(name).stickers]


def records_of(game: Game) -> Iterator[Record]:
    """Yield the records of the releases, and games that show what is rare in them."""
    for file in golden_records(game.name):
        yield Record.read(file.read_text(encoding="utf-8"))
    yield from expected_of(game.name).rare_records()


@pytest.mark.parametrize("name", WITH_STICKERS)
def test_every_sticker_is_earned_in_some_game_and_missed_in_another(name: str) -> None:
    game = tabbytop.game(name)
    wanted = {sticker.name for sticker in game.stickers}
    earned, missed = set[str](), {expected_of(name).FINISHED}  # which only unfinished games miss
    for record in records_of(game):
        for got in earned_stickers(game, record):
            earned |= set(got)
            missed |= wanted - set(got)
    assert earned == wanted
    assert missed == wanted


@given(deals())
def test_stickers_of_any_game_come_in_order_and_winners_have_won(deal: Deal) -> None:
    match = Match.deal(deal.game, deal.seats, deal.seed, deal.options)
    for decision in play_out(deal, match.table.copy()):
        match.play(decision.seat, decision.move)
    result = match.table.result()
    assert result is not None
    defined = [sticker.name for sticker in deal.game.stickers]
    stickers = earned_stickers(deal.game, match.record)
    assert len(stickers) == deal.seats
    for seat, got in enumerate(stickers):
        assert got == [name for name in defined if name in got]
        if deal.game.name in WITH_STICKERS:
            expected = expected_of(deal.game.name)
            assert expected.FINISHED in got
            assert not expected.WIN or (expected.WIN in got) == (seat in result.winners)


@pytest.mark.parametrize("name", WITH_STICKERS)
def test_game_with_stickers_has_twelve_or_more(name: str) -> None:
    assert len(tabbytop.game(name).stickers) >= 12


@pytest.mark.parametrize("name", WITH_STICKERS)
def test_stickers_are_called_and_explained_in_every_language(name: str) -> None:
    game = tabbytop.game(name)
    english = GameTexts(game)
    folder = folder_of(game)
    assert folder is not None
    for language in LANGUAGES:
        if not (folder / "texts" / language).is_dir():
            continue  # a new game speaks English first
        texts = GameTexts(game, language)
        called = [texts.sticker(sticker.name) for sticker in game.stickers]
        assert len(set(called)) == len(called), "two stickers are called the same"
        for sticker in game.stickers:
            told = texts.tell_sticker(sticker.name)
            assert told.endswith(".")
            assert language == ENGLISH or told != english.tell_sticker(sticker.name)
