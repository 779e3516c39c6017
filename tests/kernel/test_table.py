"""The three kinds of refused moves; none of them changes anything."""

import pickle
from typing import Any

import pytest

import tabbytop
from tabbytop import IllegalMove, InvalidNotation, NotYourTurn, Table

KIBBLE = tabbytop.game("kibble-scuffle")


@pytest.fixture
def table() -> Table:
    return KIBBLE.deal(seats=3, seed=7, events=True)


def unchanged(table: Table, before: dict[str, object]) -> bool:
    return table.position() == before and len(table.events or []) == 0


@pytest.mark.parametrize(
    "move", ["meow", "", "play", "play kitten 4", "play  kitten 1 2", -1, 10**9]
)
def test_invalid_notation_is_refused(table: Table, move: str | int) -> None:
    table.take_events()
    before = table.position()
    with pytest.raises(InvalidNotation):
        table.play(table.actors()[0], move)
    assert unchanged(table, before)


def test_illegal_move_says_why_and_by_which_ruling(table: Table) -> None:
    table.take_events()
    before = table.position()
    with pytest.raises(IllegalMove) as refusal:
        table.play(table.actors()[0], "serve 1")
    assert refusal.value.reason == "you have to play a card from your hand"
    assert refusal.value.ruling == "KS-T2"
    assert refusal.value.text == "serve 1"
    assert "KS-T2" in str(refusal.value)
    assert unchanged(table, before)


@pytest.mark.parametrize("offset", [1, 2, 3, 50, -7])
def test_move_out_of_turn_is_refused(table: Table, offset: int) -> None:
    table.take_events()
    before = table.position()
    actor = table.actors()[0]
    seat = (actor + offset) % 3 if offset < 3 and offset > 0 else offset
    with pytest.raises(NotYourTurn, match=f"waiting for: seat {actor}"):
        table.play(seat, table.moves(actor)[0])
    assert unchanged(table, before)
    assert table.moves(seat) == []
    assert table.prompt(seat) is None


def test_moves_returns_a_copy(table: Table) -> None:
    actor = table.actors()[0]
    listed = table.moves(actor)
    assert isinstance(listed, list)
    listed.clear()
    assert table.moves(actor) != []


def test_events_are_recorded_only_if_wanted() -> None:
    silent, told = KIBBLE.deal(2, 7), KIBBLE.deal(2, 7, events=True)
    assert silent.events is None
    assert silent.take_events() == []
    kinds = [event.kind for event in told.take_events()]
    assert kinds == ["box", "drop", "drop", "drop", "draw", "draw", "turn"]
    assert told.take_events() == []
    assert silent.position() == told.position()


@pytest.mark.parametrize(("seat", "move"), [(1.0, 0), (0, 1.0), (None, 0), (0, None), ([], {})])
def test_arguments_that_are_not_integers_change_nothing(table: Table, seat: Any, move: Any) -> None:
    table.take_events()
    before = table.position()
    with pytest.raises(TypeError):
        table.play(table.actors()[0] if seat == 0 else seat, move)
    assert unchanged(table, before)
    assert table.actors()


def test_errors_can_be_pickled() -> None:
    errors = [
        IllegalMove("pass", "not now", "KS-T2"),
        tabbytop.BadRecord("moves[3]", "cut off"),
        InvalidNotation("no"),
    ]
    for error in errors:
        again = pickle.loads(pickle.dumps(error))
        assert (type(again), str(again), again.args) == (type(error), str(error), error.args)


def test_all_errors_have_one_base_class() -> None:
    for error in (IllegalMove, InvalidNotation, NotYourTurn):
        assert issubclass(error, tabbytop.MoveError)
    for kind in (
        tabbytop.BadRecord,
        tabbytop.BadPosition,
        tabbytop.BadOptions,
        tabbytop.UnknownGame,
    ):
        assert issubclass(kind, tabbytop.TabbytopError)
