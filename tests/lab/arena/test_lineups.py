"""Sides, opponents and seats in tournaments."""

from collections import Counter
from itertools import combinations, permutations

import pytest

from tabbytop.games.registry import game, list_games
from tabbytop.lab import BadSimulation
from tabbytop.lab.arena.lineups import Block, LineUp, blocks, find_sides
from tests.lab.arena.players import Together

KIBBLE = game("kibble-scuffle")
FIELDS = [(bots, sides) for bots in range(2, 9) for sides in range(2, 8)]


def meetings(planned: list[Block]) -> Counter[tuple[int, int]]:
    met: Counter[tuple[int, int]] = Counter()
    for block in planned:
        for one, other in combinations(sorted(block.lineups[0]), 2):
            met[one, other] += one != other
    return met


@pytest.mark.parametrize(("bots", "sides"), FIELDS)
def test_bots_meet_and_play_about_equally_often(bots: int, sides: int) -> None:
    for games in (sides * 20, sides * 150):
        planned = blocks(bots, sides, games, seed=3)
        sat = Counter(bot for block in planned for bot in block.lineups[0])
        met = meetings(planned)
        pairs = [met[pair] for pair in combinations(range(bots), 2)]
        assert max(pairs) - min(pairs) <= 4
        assert max(sat.values()) - min(sat[bot] for bot in range(bots)) <= 2


@pytest.mark.parametrize(("bots", "sides"), FIELDS)
def test_in_a_block_every_bot_sits_on_every_side_equally_often(bots: int, sides: int) -> None:
    for block in blocks(bots, sides, sides * 10, seed=1):
        assert len(set(block.lineups)) == len(block.lineups)
        for bot in set(block.lineups[0]):
            seated = [sum(lineup[side] == bot for lineup in block.lineups) for side in range(sides)]
            assert len(set(seated)) == 1


@pytest.mark.parametrize(("bots", "sides"), FIELDS)
def test_no_bot_plays_twice_while_others_wait(bots: int, sides: int) -> None:
    for block in blocks(bots, sides, sides * 10, seed=1):
        copies = Counter(block.lineups[0])
        assert len(copies) == min(bots, sides)
        assert max(copies.values()) - min(copies.values()) <= 1


def seatings(planned: list[Block]) -> set[LineUp]:
    return {lineup for block in planned for lineup in block.lineups}


def test_two_bots_on_four_seats_sit_in_all_different_ways() -> None:
    planned = blocks(2, 4, 6, seed=9)
    assert len(planned) == 2
    assert seatings(planned) == set(permutations((0, 0, 1, 1)))


def test_four_bots_on_four_seats_sit_in_all_different_ways() -> None:
    planned = blocks(4, 4, 24, seed=9)
    assert len(planned) == 6
    assert seatings(planned) == set(permutations(range(4)))


def test_large_tables_have_lineups() -> None:
    planned = blocks(9, 9, 90, seed=1)
    assert all(sorted(block.lineups[0]) == list(range(9)) for block in planned)
    assert len(seatings(planned)) == 90


def test_blocks_are_whole_and_dealt_one_after_the_other() -> None:
    planned = blocks(3, 3, 10, seed=40)
    assert [block.seed for block in planned] == [40, 41, 42, 43]
    assert [len(block.lineups) for block in planned] == [3, 3, 3, 3]


def test_seed_decides_blocks_and_more_games_only_append() -> None:
    assert blocks(6, 4, 40, seed=2) == blocks(6, 4, 80, seed=2)[:10]
    assert blocks(6, 4, 40, seed=2) != blocks(6, 4, 40, seed=3)


@pytest.mark.parametrize("name", list_games())
def test_usually_every_seat_is_its_own_side(name: str) -> None:
    played = game(name)
    for seats in range(max(2, played.least_seats), played.most_seats + 1):
        found = find_sides(played, seats, played.resolve_options(seats, None))
        assert found == [[seat] for seat in range(seats)]


def test_partners_are_one_side() -> None:
    options = KIBBLE.resolve_options(4, {"teams": True})
    assert find_sides(KIBBLE, 4, options) == [[0, 2], [1, 3]]


def test_cooperative_game_has_no_sides() -> None:
    toy = Together("toy-friends")
    with pytest.raises(BadSimulation, match="nobody to beat"):
        find_sides(toy, 3, toy.resolve_options(3, None))
