"""Random games, compared with the reference model at every decision."""

from collections import Counter

import pytest

import tabbytop
from tabbytop.games.tem_purr_a.table import TempuraTable
from tests.games.tem_purr_a.positions import BOX, dealt, hand, moves, tokens
from tests.games.tem_purr_a.reference_model import Over, Question, ReferenceModel

THRIFTY = ("serve", "skip", "play", "choose")


def start_model(table: TempuraTable, dishes: str, *, strict: bool) -> ReferenceModel:
    """The model of a table that has just been dealt."""
    hands = [hand(table, seat) for seat in range(table.seats)]
    deck = Counter(BOX[dishes])
    for cards in hands:
        deck -= Counter(cards)
    return ReferenceModel(hands, list(deck.elements()), table.actors()[0], strict=strict)


def assert_same_state(model: ReferenceModel, table: TempuraTable) -> None:
    """Assert that the model and the table have the same state."""
    view = table.view(None)
    assert model.stack == view["stack"]["cards"]
    assert model.stack_total() == view["stack"]["total"]
    assert sorted(model.discard) == sorted(view["discard"])
    assert len(model.deck) == view["deck"]["cards"]
    assert model.deck.count("indigestion") == view["deck"]["spoilt"]
    assert (len(model.open), len(model.supply)) == (view["open"], view["supply"])
    assert model.tokens == tokens(table)
    assert model.turn == view["active"]
    for seat in range(table.seats):
        assert sorted(model.hands[seat]) == sorted(hand(table, seat))
        assert sorted(model.seen[seat]) == sorted(view["seats"][seat]["known"] or [])


def assert_same_question(question: Question, table: TempuraTable) -> None:
    seat, key, legal = question
    assert table.actors() == [seat]
    prompt = table.prompt(seat)
    assert prompt is not None
    assert prompt.key == key
    assert set(moves(table, seat)) == legal


def play_both(table: TempuraTable, model: ReferenceModel, seed: int, *, thrifty: bool) -> None:
    """Play a game on the table and in the model; thrifty players seldom eat, so hands run out."""
    rng = tabbytop.quick(seed)
    table.take_events()
    game = model.game()
    question = next(game)
    while True:
        assert_same_question(question, table)
        assert_same_state(model, table)
        assert model.clockwise == table.view(None)["clockwise"] or not table.view(None)["stack"]
        legal = moves(table, question[0])
        saving = [move for move in legal if move.startswith(THRIFTY)]
        pick = saving if thrifty and saving and rng.below(8) else legal
        move = pick[rng.below(len(pick))]
        table.play(question[0], move)
        model.events = [
            event.perspectives()[0]
            for event in table.take_events()
            if event.kind in {"eat", "draw"}
        ]
        try:
            question = game.send(move)
        except Over:
            break
        assert model.events == []
    assert table.actors() == []
    assert_same_state(model, table)


RULINGS = pytest.mark.ruling(
    "G1", "G3", "TP-I1", "TP-I2", "TP-I3", "TP-A3", "TP-A4", "TP-A5", "TP-A6", "TP-A7", "TP-A8",
    "TP-A11", "TP-A12", "TP-A13", "TP-A14", "TP-A15", "TP-A16", "TP-A17", "TP-A18", "TP-A19",
    "TP-A20", "TP-A25", "TP-A26", "TP-A27", "TP-A28", "TP-A29", "TP-A32",
)  # fmt: skip


@RULINGS
@pytest.mark.parametrize("strict", [False, True])
@pytest.mark.parametrize("dishes", ["falling", "even"])
@pytest.mark.parametrize("seats", range(3, 8))
def test_game_matches_the_reference_model(seats: int, dishes: str, strict: bool) -> None:
    for seed in range(10):
        table = dealt(
            seats, seed, events=True, dishes=dishes, skip_changes_dish=strict, reminders=True
        )
        model = start_model(table, dishes, strict=strict)
        play_both(table, model, seed, thrifty=seed % 2 == 0)
