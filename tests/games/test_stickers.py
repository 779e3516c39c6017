"""What holds for the stickers of every game of ours."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given

import tabbytop
from tabbytop.kernel.game import Game
from tabbytop.kernel.game_texts import GameTexts
from tabbytop.kernel.match import Match
from tabbytop.kernel.record import Record
from tabbytop.kernel.stickers import earned_stickers
from tabbytop.testing import Deal
from tabbytop.testing.bot_games import bot_record, wishful_record
from tabbytop.testing.conformance import play_out
from tabbytop.testing.strategies import deals
from tabbytop.texts.compiled import ENGLISH
from tabbytop.texts.preferred import LANGUAGES

ROOT = Path(__file__).parents[2]
GAMES = ["cat-lady", "kibble-scuffle", "kitty-paw", "meow", "tem-purr-a"]
# The stickers of a win, and those that everybody gets who plays to the end.
WINS = {"cat-lady": "cat-person", "kibble-scuffle": "top-cat", "tem-purr-a": "chef"}
FINISHED = {
    "cat-lady": "open-door",
    "kibble-scuffle": "served",
    "kitty-paw": "paw-print",
    "meow": "neophyte",
    "tem-purr-a": "full-menu",
}


def records_of(game: Game) -> Iterator[Record]:
    """Yield the records of the releases, and games that show what is rare in them."""
    for file in sorted((ROOT / "tests" / "golden" / "records").glob(f"*/{game.name} *.json")):
        yield Record.read(file.read_text(encoding="utf-8"))
    if game.name == "cat-lady":
        yield wishful_record(game, 2, 0, ["pay", "adopt choupette", "adopt"])
        yield bot_record(game, ["kitten", "tabby", "lynx"], 5)
        yield bot_record(game, ["lynx", "puma", "puma", "lynx"], 2, {"goals": True})
        yield bot_record(game, ["lynx", "lynx"], 6)
    elif game.name == "kibble-scuffle":
        yield bot_record(game, ["tabby", "lynx", "lynx", "puma"], 3, {"deck": "all"})
    elif game.name == "kitty-paw":
        yield bot_record(game, ["kitten", "tabby", "lynx"], 1)
        yield bot_record(game, ["tiger"], 3)
    elif game.name == "meow":
        yield bot_record(game, ["tabby", "lynx", "lynx", "puma"], 4, {"box": "small"})
    else:
        yield wishful_record(game, 7, 0, ["start 7", "serve", "choose"], {"dishes": "even"})


@pytest.mark.parametrize("name", GAMES)
def test_every_sticker_is_earned_in_some_game_and_missed_in_another(name: str) -> None:
    game = tabbytop.game(name)
    wanted = {sticker.name for sticker in game.stickers}
    earned, missed = set[str](), {FINISHED[name]}  # which only unfinished games miss
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
        if deal.game.name in FINISHED:
            assert FINISHED[deal.game.name] in got
        if deal.game.name in WINS:
            assert (WINS[deal.game.name] in got) == (seat in result.winners)


@pytest.mark.parametrize("name", GAMES)
def test_game_has_twelve_stickers_or_more(name: str) -> None:
    assert len(tabbytop.game(name).stickers) >= 12


@pytest.mark.parametrize("name", GAMES)
def test_stickers_are_called_and_explained_in_every_language(name: str) -> None:
    game = tabbytop.game(name)
    english = GameTexts(game)
    for language in LANGUAGES:
        texts = GameTexts(game, language)
        called = [texts.sticker(sticker.name) for sticker in game.stickers]
        assert len(set(called)) == len(called), "two stickers are called the same"
        for sticker in game.stickers:
            told = texts.tell_sticker(sticker.name)
            assert told.endswith(".")
            assert language == ENGLISH or told != english.tell_sticker(sticker.name)
