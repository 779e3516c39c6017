"""Fuzzing: any input gives a clear error or a valid result, and nothing else.

`make test-long` fuzzes for much longer.
"""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.profiles import examples_per_game

import tabbytop
from tabbytop import BadPosition, BadRecord, InvalidNotation, Match, Record, Table, quick
from tabbytop.testing import Deal, corrupt
from tabbytop.testing.conformance import play_out
from tabbytop.testing.corruptions import corrupt_text
from tabbytop.testing.strategies import deals

ROUNDS = 25  # corrupted documents an example

each_game = pytest.mark.parametrize("name", tabbytop.list_games())


@each_game
@given(
    text=st.text() | st.sampled_from(["play kitten 1", "choose tom of 0 at 2"]),
    seed=st.integers(0, 99),
)
def test_any_text_is_a_move_or_invalid_notation(name: str, text: str, seed: int) -> None:
    vocabulary = tabbytop.game(name).vocabulary
    for candidate in (text, corrupt_text({"move": text}, quick(seed))):
        try:
            move = vocabulary.move(candidate)
        except InvalidNotation as refusal:
            assert len(str(refusal)) < 1000
        else:
            assert vocabulary.text(move) == " ".join(candidate.lower().split())


@each_game
@settings(max_examples=examples_per_game())
@given(data=st.data(), length=st.integers(0, 60), seed=st.integers(0, 2**32))
def test_corrupted_record_replays_or_is_refused(
    name: str, data: st.DataObject, length: int, seed: int
) -> None:
    deal = data.draw(deals(tabbytop.game(name)))
    match = Match.deal(deal.game, deal.seats, deal.seed, deal.options)
    for decision in play_out(deal, match.table.copy()):
        if decision.number == length:
            break
        match.play(decision.seat, decision.move)
    plain = match.record.as_dict()
    rng = quick(seed)
    for _ in range(ROUNDS):
        for corrupted in (corrupt(plain, rng), corrupt_text(plain, rng)):
            try:
                table = tabbytop.replay(corrupted)  # type: ignore[arg-type]  # anything may come in
            except BadRecord as refusal:
                assert refusal.where
                assert refusal.reason
            else:
                text = corrupted if isinstance(corrupted, str) else json.dumps(corrupted)
                assert Record.read(text).replay(table.game).position() == table.position()


@each_game
@settings(max_examples=examples_per_game())
@given(data=st.data(), length=st.integers(0, 60), seed=st.integers(0, 2**32))
def test_corrupted_position_is_playable_or_refused(
    name: str, data: st.DataObject, length: int, seed: int
) -> None:
    deal = data.draw(deals(tabbytop.game(name)))
    table = deal.table()
    for decision in play_out(deal, table):
        if decision.number == length:
            break
    plain = table.position()
    rng = quick(seed)
    for _ in range(ROUNDS):
        for corrupted in (corrupt(plain, rng), corrupt_text(plain, rng)):
            try:
                resumed = deal.game.resume(corrupted)  # type: ignore[arg-type]  # the same
            except BadPosition as refusal:
                assert refusal.where
                assert refusal.reason
            else:
                _assert_playable(deal, resumed)


def _assert_playable(deal: Deal, table: Table) -> None:
    """Views, copies and moves of the table work."""
    box = table.census()
    for seat in range(table.seats):
        assert table.view(seat) == table.imagine(seat, quick(1)).view(seat)
    for decision in play_out(deal, table):
        if decision.number == 40:
            break
    assert table.census() == box
