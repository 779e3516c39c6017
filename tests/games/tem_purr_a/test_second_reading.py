"""Two readings of the same rules, played side by side: they must agree at every decision."""

from collections import Counter

import pytest

import tabbytop
from tabbytop.games.tem_purr_a.table import TempuraTable
from tests.games.tem_purr_a.positions import BOX, dealt, hand, moves, tokens
from tests.games.tem_purr_a.second_reading import Over, Question, Reading

THRIFTY = ("serve", "skip", "play", "choose")


def begin(table: TempuraTable, dishes: str, *, strict: bool) -> Reading:
    """The second reading of a table that has just been dealt."""
    hands = [hand(table, seat) for seat in range(table.seats)]
    deck = Counter(BOX[dishes])
    for cards in hands:
        deck -= Counter(cards)
    return Reading(hands, list(deck.elements()), table.actors()[0], strict=strict)


def agree(reading: Reading, table: TempuraTable) -> None:
    """Both see the same table."""
    view = table.view(None)
    assert reading.stack == view["stack"]["cards"]
    assert reading.to_draw() == view["stack"]["total"]
    assert sorted(reading.discard) == sorted(view["discard"])
    assert len(reading.deck) == view["deck"]["cards"]
    assert reading.deck.count("indigestion") == view["deck"]["spoilt"]
    assert (len(reading.open), len(reading.supply)) == (view["open"], view["supply"])
    assert reading.tokens == tokens(table)
    assert reading.turn == view["active"]
    for seat in range(table.seats):
        assert sorted(reading.hands[seat]) == sorted(hand(table, seat))
        assert sorted(reading.seen[seat]) == sorted(view["seats"][seat]["known"] or [])


def ask_alike(question: Question, table: TempuraTable) -> None:
    seat, key, legal = question
    assert table.actors() == [seat]
    prompt = table.prompt(seat)
    assert prompt is not None
    assert prompt.key == key
    assert set(moves(table, seat)) == legal


def play_beside(table: TempuraTable, reading: Reading, seed: int, *, thrifty: bool) -> None:
    """Both readings through one game. The thrifty eat seldom, so that hands run out."""
    rng = tabbytop.quick(seed)
    table.take_events()
    game = reading.game()
    question = next(game)
    while True:
        ask_alike(question, table)
        agree(reading, table)
        assert reading.clockwise == table.view(None)["clockwise"] or not table.view(None)["stack"]
        legal = moves(table, question[0])
        saving = [move for move in legal if move.startswith(THRIFTY)]
        pick = saving if thrifty and saving and rng.below(8) else legal
        move = pick[rng.below(len(pick))]
        table.play(question[0], move)
        reading.told = [
            event.perspectives()[0]
            for event in table.take_events()
            if event.kind in {"eat", "draw"}
        ]
        try:
            question = game.send(move)
        except Over:
            break
        assert reading.told == []
    assert table.actors() == []
    agree(reading, table)


RULINGS = pytest.mark.ruling(
    "G1", "G3", "TP-I1", "TP-I2", "TP-I3", "TP-A3", "TP-A4", "TP-A5", "TP-A6", "TP-A7", "TP-A8",
    "TP-A11", "TP-A12", "TP-A13", "TP-A14", "TP-A15", "TP-A16", "TP-A17", "TP-A18", "TP-A19",
    "TP-A20", "TP-A25", "TP-A26", "TP-A27", "TP-A28", "TP-A29", "TP-A32",
)  # fmt: skip


@RULINGS
@pytest.mark.parametrize("strict", [False, True])
@pytest.mark.parametrize("dishes", ["falling", "even"])
@pytest.mark.parametrize("seats", range(3, 8))
def test_both_readings_agree_at_every_decision(seats: int, dishes: str, strict: bool) -> None:
    for seed in range(10):
        table = dealt(
            seats, seed, events=True, dishes=dishes, skip_changes_dish=strict, reminders=True
        )
        reading = begin(table, dishes, strict=strict)
        play_beside(table, reading, seed, thrifty=seed % 2 == 0)
