"""Who plays together is found out."""

import pytest

from tabbytop.games.registry import game, list_games
from tabbytop.lab import BadSimulation
from tabbytop.lab.arena.sides import sides
from tests.lab.arena.players import Together

KIBBLE = game("kibble-scuffle")


@pytest.mark.parametrize("name", list_games())
def test_usually_every_seat_is_its_own_side(name: str) -> None:
    played = game(name)
    for seats in range(max(2, played.least_seats), played.most_seats + 1):
        found = sides(played, seats, played.choose(seats, None))
        assert found == [[seat] for seat in range(seats)]


def test_partners_are_one_side() -> None:
    options = KIBBLE.choose(4, {"teams": True})
    assert sides(KIBBLE, 4, options) == [[0, 2], [1, 3]]


def test_where_all_win_together_there_is_nobody_to_beat() -> None:
    toy = Together("toy-friends")
    with pytest.raises(BadSimulation, match="nobody to beat"):
        sides(toy, 3, toy.choose(3, None))
