"""The agenda: the order of steps, and shared lists that callers cannot change."""

import pytest

import tabbytop
from tabbytop import CLOCK, Table
from tabbytop.kernel.agenda import Ask, Step, only

KIBBLE = tabbytop.game("kibble-scuffle")


class Named(Step[Table]):
    """A step that appends its name when it runs."""

    def __init__(self, name: int = 0, told: list[int] | None = None) -> None:
        self.name = name
        self.told = [] if told is None else told

    def run(self, table: Table) -> None:
        self.told.append(self.name)


class Moot(Ask[Table]):
    """A question without actors."""

    def actors(self, table: Table) -> list[int]:
        return []


@pytest.mark.parametrize("count", [1, 2, 3, 4, 7])
def test_steps_happen_in_reading_order_before_all_others(count: int) -> None:
    table = KIBBLE.deal(seats=2, seed=1)
    before = table.agenda.copy()
    told: list[int] = []
    table.then(*[Named(number, told) for number in range(count)])
    assert len(table.agenda) == len(before) + count
    table.advance()
    assert told == list(range(count))
    assert table.agenda == before


def test_question_without_actors_is_dropped() -> None:
    table = KIBBLE.deal(seats=2, seed=1)
    asked = table.actors()
    told: list[int] = []
    table.then(Moot(), Named(1, told), Moot())
    table.advance()
    assert told == [1]
    assert table.actors() == asked


def test_empty_agenda_ends_the_game() -> None:
    table = KIBBLE.deal(seats=2, seed=1)
    table.agenda.clear()
    told: list[int] = []
    table.then(Named(1, told))
    table.advance()
    assert told == [1]
    assert table.agenda == []


@pytest.mark.parametrize("seat", [CLOCK, 0, 3, 15, 16, 1000])
def test_only_returns_a_list_of_one_seat(seat: int) -> None:
    assert only(seat) == [seat]


def test_actors_returns_a_copy() -> None:
    table = KIBBLE.deal(seats=2, seed=1)
    [seat] = table.actors()
    table.actors().append(9)
    assert table.actors() == [seat]
    assert only(seat) == [seat]
