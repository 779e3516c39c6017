"""What the others know goes with the slots when hidden cards are dealt anew (MW-M35)."""

import pytest

import tabbytop
from tabbytop.games.meow.table import MeowTable
from tests.games.meow.positions import MODES, begun


def known_places(table: MeowTable, seat: int) -> list[int]:
    """For each card that the seat knows to be in the game: in which places it may be."""
    return sorted(places for places in table.places[seat] if places)


@pytest.mark.ruling("MW-M35")
@pytest.mark.parametrize("seats", [3, 5, 8])
@pytest.mark.parametrize("mode", MODES)
def test_others_know_as_much_about_the_cards_that_lie_there_now(mode: str, seats: int) -> None:
    moved = False
    for seed in range(6):
        table = begun(seats, seed, mode=mode)
        for seat in range(seats):
            imagined = table.imagine(seat, tabbytop.quick(seed))
            assert isinstance(imagined, MeowTable)
            for other in range(seats):
                assert known_places(imagined, other) == known_places(table, other)
                moved = moved or imagined.places[other] != table.places[other]
    assert moved
