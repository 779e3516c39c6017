"""Whatever text comes in: a clear error or a sound result, never anything else.

A bounded run; `make test-long` goes on for much longer.
"""

import json

from hypothesis import given
from hypothesis import strategies as st

import tabbytop
from tabbytop import BadPosition, BadRecord, InvalidNotation, Match, Record, Table, quick
from tabbytop.testing import Deal, corrupt
from tabbytop.testing.conformance import play_out
from tabbytop.testing.corruptions import corrupt_text
from tabbytop.testing.strategies import deals, registered_games

ROUNDS = 25  # damaged documents an example


@given(st.text() | st.sampled_from(["play kitten 1", "choose tom of 0 at 2"]), st.integers(0, 99))
def test_notation(text: str, seed: int) -> None:
    for game in registered_games():
        spoiled = corrupt_text({"move": text}, quick(seed))
        for candidate in (text, spoiled):
            try:
                move = game.vocabulary.move(candidate)
            except InvalidNotation as refusal:
                assert len(str(refusal)) < 1000
            else:
                assert game.vocabulary.text(move) == " ".join(candidate.lower().split())


@given(deals(), st.integers(0, 60), st.integers(0, 2**32))
def test_records(deal: Deal, length: int, seed: int) -> None:
    match = Match.deal(deal.game, deal.seats, deal.seed, deal.options)
    for decision in play_out(deal, match.table.copy()):
        if decision.number == length:
            break
        match.play(decision.seat, decision.move)
    plain = match.record.as_dict()
    rng = quick(seed)
    for _ in range(ROUNDS):
        for spoiled in (corrupt(plain, rng), corrupt_text(plain, rng)):
            try:
                table = tabbytop.replay(spoiled)  # type: ignore[arg-type]  # anything may come in
            except BadRecord as refusal:
                assert refusal.where
                assert refusal.reason
            else:
                text = spoiled if isinstance(spoiled, str) else json.dumps(spoiled)
                assert Record.read(text).replay(table.game).position() == table.position()


@given(deals(), st.integers(0, 60), st.integers(0, 2**32))
def test_positions(deal: Deal, length: int, seed: int) -> None:
    table = deal.table()
    for decision in play_out(deal, table):
        if decision.number == length:
            break
    plain = table.position()
    rng = quick(seed)
    for _ in range(ROUNDS):
        for spoiled in (corrupt(plain, rng), corrupt_text(plain, rng)):
            try:
                resumed = deal.game.resume(spoiled)  # type: ignore[arg-type]  # the same
            except BadPosition as refusal:
                assert refusal.where
                assert refusal.reason
            else:
                _playable(deal, resumed)


def _playable(deal: Deal, table: Table) -> None:
    """A position that is accepted is a table like any other: it shows, copies and plays on."""
    box = table.census()
    for seat in range(table.seats):
        assert table.view(seat) == table.imagine(seat, quick(1)).view(seat)
    for decision in play_out(deal, table):
        if decision.number == 40:
            break
    assert table.census() == box
