"""Reviews of whole games."""

import json
from functools import cache

import pytest

import tabbytop
from tabbytop.games.kitty_paw.table import KittyPawTable
from tabbytop.games.kitty_paw.thinking.review import strokes_left
from tabbytop.kernel.record import Record
from tabbytop.review.comparing import Question
from tabbytop.review.document import document
from tabbytop.review.honesty import try_games
from tabbytop.review.report import (
    LEAST_SHOWN,
    MOST_SHOWN,
    CannotReview,
    Loss,
    Review,
    clear_losses,
    total,
)
from tabbytop.review.reviewing import review
from tabbytop.review.steps import finish, review_steps
from tabbytop.review.values import Estimate
from tabbytop.texts.preferred import LANGUAGES
from tabbytop.texts.reader import Reader
from tests.our_games import OURS, TURN_GAMES
from tests.review.games import EFFORTS, record_of


@cache
def reviewed(game: str, seat: int) -> Review:
    """A quick review of a short game."""
    return finish(review_steps(record_of(game), seat, efforts=EFFORTS))


@pytest.mark.parametrize("game", OURS)
def test_review_shows_only_clear_losses_of_legal_moves_worst_first(game: str) -> None:
    record, played = record_of(game), tabbytop.game(game)
    found = reviewed(game, 0)
    assert found.considered > 0
    assert len(found.losses) <= MOST_SHOWN
    sizes = [loss.loss.mean for loss in found.losses]
    assert sizes == sorted(sizes, reverse=True)
    for loss in found.losses:
        assert loss.loss.low > 0
        assert loss.loss.mean >= LEAST_SHOWN
        seat, text = record.moves[loss.place]
        assert (seat, text) == (0, played.vocabulary.text(loss.made))
        assert record.replay(played, loss.place).allows(0, loss.better)


@pytest.mark.parametrize("game", OURS)
def test_document_adds_up_as_shown(game: str) -> None:
    found = reviewed(game, 0)
    assert found.margin == pytest.approx(found.rest - found.decisions.mean)
    for language in LANGUAGES:
        told = document(found, tabbytop.game(game), Reader(["Ana", "Ben", "Cleo"], 0), language)
        json.dumps(told)
        result, decisions, rest = (line["amount"] for line in told["sum"])
        assert result == pytest.approx(decisions + rest, abs=1e-9)
        assert all(line["told"] for line in told["sum"])
        for loss in told["losses"]:
            assert loss["made"]["told"]
            assert loss["better"] is not None or loss["made"]["reasons"]


def test_certain_losses_below_a_percentage_point_count_but_are_not_shown() -> None:
    found = [
        Loss(place, 1, 2, Estimate(mean, mean - 0.001, mean + 0.001, 0.0, 9))
        for place, mean in enumerate((0.004, 0.0099, 0.01, 0.2))
    ]
    assert [loss.place for loss in clear_losses(found)] == [3, 2]
    assert total(found).mean == pytest.approx(0.2239)


def test_review_does_not_depend_on_the_number_of_processes() -> None:
    record = record_of("meow")
    assert review(record, 0, workers=1) == review(record, 0, workers=2)


def test_review_repeats_with_the_same_seed() -> None:
    again = finish(review_steps(record_of("tem-purr-a"), 0, efforts=EFFORTS))
    assert again == reviewed("tem-purr-a", 0)


def test_questions_hide_what_the_seat_could_not_know() -> None:
    record, game = record_of("kibble-scuffle"), tabbytop.game("kibble-scuffle")
    differs = False
    for piece in next(review_steps(record, 1)):
        assert isinstance(piece, Question)
        real, asked = record.replay(game, piece.place), game.resume(piece.position)
        assert asked.view(1) == real.view(1)
        assert asked.moves(1) == real.moves(1)
        assert asked.generator.state() != real.generator.state()
        differs = differs or any(asked.view(seat) != real.view(seat) for seat in (0, 2))
    assert differs, "other hands are made up"


def test_unfinished_game_and_unknown_seat_are_refused() -> None:
    whole = record_of("tem-purr-a")
    short = Record.read({**whole.as_dict(), "moves": whole.as_dict()["moves"][:10]})  # type: ignore[index]  # a list
    with pytest.raises(CannotReview, match="isn’t over"):
        review(short, 0)
    with pytest.raises(CannotReview, match="seat"):
        review(whole, 3)


def test_every_ideal_stroke_brings_a_card_one_stroke_nearer() -> None:
    game = tabbytop.game("kitty-paw")
    record = record_of("kitty-paw")
    for place in range(0, len(record.moves), 17):
        table = record.replay(game, place)
        assert isinstance(table, KittyPawTable)
        for seat in table.actors():
            if seat < 0 or table.cards[seat] < 0 or strokes_left(table, seat) < 2:
                continue
            stroke = game.judge.certain_move(table, seat)
            known = table.peeking[seat] < 0 and not game.vocabulary.text(stroke).startswith("peek")
            if known and table.allows(seat, stroke):
                before = strokes_left(table, seat)
                table.play(seat, stroke)
                assert strokes_left(table, seat) == before - 1


@pytest.mark.parametrize(("game", "games"), [("tem-purr-a", 1), ("kitty-paw", 1), ("meow", 3)])
def test_kittens_review_worse_than_strong_bots(game: str, games: int) -> None:
    """`tools/review_honesty.py` plays 200 games; `make test-long` runs it."""
    strong = "greedy:2" if game in TURN_GAMES else "tiger"
    trials = try_games(game, games, strong=strong, efforts=EFFORTS, workers=1)
    assert [trial.seed for trial in trials] == list(range(1, games + 1))
    assert all(trial.is_honest for trial in trials)
