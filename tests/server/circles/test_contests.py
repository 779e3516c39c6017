"""Contests as documents: results, tie-breaks, further games, walk-overs."""

import random
from collections.abc import Sequence
from fractions import Fraction
from typing import Any

import msgspec
import pytest

from tabbytop.server.circles.contests import (
    Contest,
    ContestKind,
    can_be_played,
    drawn_order,
    fixture_members,
    league_table,
    planned_fixtures,
    who_goes_on,
    winners,
    with_result,
    with_table,
    with_walk_over,
)
from tabbytop.server.table.setup import Clock


def begun(kind: ContestKind, members: Sequence[int], seats: int = 2, least: int = 2) -> Contest:
    return Contest(
        kind=kind,
        game="kibble-scuffle",
        name="",
        created=0,
        seats=seats,
        options={},
        clock=Clock(),
        seeding="rating",
        commitment="",
        seed="",
        players=list(members),
        fixtures=planned_fixtures(kind, len(members), seats, least, 1),
    )


def played(contest: Contest, index: int, places: dict[int, int], table: str = "t") -> Contest:
    return with_result(with_table(contest, index, table), index, table, places, 7)


def fixture_of(contest: Contest, *members: int) -> int:
    for index in range(len(contest.fixtures)):
        if set(fixture_members(contest, index)) == set(members):
            return index
    raise AssertionError(members)


def between(contest: Contest, places: dict[int, int]) -> Contest:
    return played(contest, fixture_of(contest, *places), places)


@pytest.mark.parametrize("kind", ["league", "knock-out"])
@pytest.mark.parametrize("seats", [2, 4])
def test_random_results_finish_every_contest(kind: ContestKind, seats: int) -> None:
    chance = random.Random(5)
    for players in range(2, 17):
        contest = begun(kind, [10 + seed for seed in range(players)], seats)
        for _ in range(2000):
            open_ones = [
                index for index in range(len(contest.fixtures)) if can_be_played(contest, index)
            ]
            if not open_ones:
                break
            index = chance.choice(open_ones)
            members = [each for each in fixture_members(contest, index) if each is not None]
            places = {member: chance.randint(1, len(members)) for member in members}
            contest = played(contest, index, places)
            stored = msgspec.json.decode(msgspec.json.encode(contest), type=Contest)
            assert stored == contest
        assert contest.state == "finished"
        assert contest.ended == 7
        assert winners(contest)
        if kind == "knock-out":
            assert len(winners(contest)) == 1


def test_league_points_then_games_between_then_wins_then_shared() -> None:
    league = begun("league", [1, 2, 3, 4])
    for places in ({1: 1, 2: 2}, {2: 1, 3: 2}, {3: 1, 1: 2}):  # each beats one of the others
        league = between(league, places)
    for places in ({1: 1, 4: 2}, {2: 1, 4: 2}):
        league = between(league, places)
    assert [(line.member, line.place, line.points) for line in league_table(league)] == [
        (1, 1, 2.0),
        (2, 2, 2.0),  # lost to 1
        (3, 3, 1.0),
        (4, 4, 0.0),
    ]
    assert winners(league) == []  # it is not over
    league = between(league, {3: 1, 4: 2})
    assert winners(league) == [1, 2, 3]
    assert [line.place for line in league_table(league)] == [1, 1, 1, 4]


def test_wins_decide_between_those_who_drew_each_other() -> None:
    league = begun("league", [1, 2, 3, 4])
    for places in ({1: 1, 2: 1}, {1: 1, 3: 2}, {1: 2, 4: 1}, {2: 1, 3: 1}, {2: 1, 4: 1}):
        league = between(league, places)
    lines = {line.member: line for line in league_table(league)}
    assert lines[1].points == lines[2].points == lines[4].points == 1.5
    order = [line.member for line in league_table(league)]
    assert order == [4, 2, 1, 3]  # by the games between 1, 2 and 4, although 1 has won a game too
    league = between(league, {4: 1, 3: 2})
    lines = {line.member: line for line in league_table(league)}
    assert lines[1].between == lines[2].between == 0.5
    assert (lines[1].place, lines[2].place) == (2, 3)


def test_drawn_knockout_is_decided_by_a_further_game() -> None:
    cup = begun("knock-out", [1, 2])
    cup = played(cup, 0, {1: 1, 2: 1}, "first")
    assert cup.state == "running"
    assert cup.fixtures[0].games == ["first"]
    assert can_be_played(cup, 0)
    cup = played(cup, 0, {1: 2, 2: 1}, "second")
    assert cup.state == "finished"
    assert winners(cup) == [2]


def test_better_half_of_a_table_of_four_goes_on() -> None:
    cup = begun("knock-out", list(range(1, 9)), seats=4)
    members = [each for each in fixture_members(cup, 0) if each is not None]
    assert members == [1, 4, 5, 8]
    tied = played(cup, 0, dict(zip(members, (1, 2, 2, 4), strict=True)))
    assert can_be_played(tied, 0)
    cup = played(cup, 0, dict(zip(members, (1, 1, 3, 4), strict=True)))
    assert who_goes_on(cup, 0) == [1, 4]
    assert not can_be_played(cup, 2)
    assert set(fixture_members(cup, 2)) == {1, 4, None}


@pytest.mark.parametrize("places", [{}, {1: 1}, {1: 1, 3: 2}, {1: 1, 2: 2, 3: 3}])
def test_game_of_other_people_leaves_the_fixture_open(places: dict[int, int]) -> None:
    league = begun("league", [1, 2, 3])
    index = fixture_of(league, 1, 2)
    after = played(league, index, places)
    assert after.fixtures[index].places == []
    assert can_be_played(after, index)
    assert after.fixtures[index].table == ""


def test_result_of_another_table_changes_nothing() -> None:
    league = with_table(begun("league", [1, 2]), 0, "mine")
    assert with_result(league, 0, "other", {1: 1, 2: 2}, 7) == league
    decided = with_result(league, 0, "mine", {1: 1, 2: 2}, 7)
    assert with_result(decided, 0, "mine", {1: 2, 2: 1}, 8) == decided


@pytest.mark.parametrize("order", [[3], [1, 1], [1, 3]])
def test_walk_over_names_players_of_the_fixture_once(order: list[int]) -> None:
    cup = begun("knock-out", [1, 2])
    assert with_walk_over(cup, 0, order, 7) is None


def test_walk_over_decides_a_fixture() -> None:
    cup = with_walk_over(begun("knock-out", [1, 2, 3]), 0, [3], 7)
    assert cup is not None
    assert fixture_members(cup, 1) == [1, 3]
    assert cup.fixtures[0].walk_over
    large = begun("knock-out", list(range(1, 9)), seats=4)
    assert with_walk_over(large, 0, [1], 7) is None  # two go on
    assert with_walk_over(large, 0, [8, 5], 7) is not None


def test_draw_follows_from_its_seed_alone() -> None:
    seed = bytes(range(32))
    drawn = drawn_order([3, 1, 2, 9], seed)
    assert drawn == drawn_order([9, 2, 1, 3], seed)
    assert sorted(drawn) == [1, 2, 3, 9]
    firsts: dict[int, Any] = {}
    for number in range(200):
        first = drawn_order([1, 2, 3], number.to_bytes(32, "big"))[0]
        firsts[first] = firsts.get(first, 0) + 1
    assert set(firsts) == {1, 2, 3}
    assert min(firsts.values()) > 40


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_drawn_league_games_share_their_points_and_every_game_counts_once(seats: int) -> None:
    chance = random.Random(seats)
    for players in range(seats, 9):
        league = begun("league", list(range(1, players + 1)), seats)
        points: dict[int, Fraction] = dict.fromkeys(league.players, Fraction(0))
        wins = dict.fromkeys(league.players, 0)
        for index in range(len(league.fixtures)):
            members = [each for each in fixture_members(league, index) if each is not None]
            best = chance.randint(1, len(members))  # so many share the first place
            places = {
                each: 1 if rank < best else 1 + best + chance.randint(0, 1)
                for rank, each in enumerate(members)
            }
            league = played(league, index, places)
            for one in members:
                behind = [(places[one] < places[two]) for two in members if two != one]
                beside = [(places[one] == places[two]) for two in members if two != one]
                points[one] += Fraction(2 * sum(behind) + sum(beside), 2 * (len(members) - 1))
                wins[one] += best == 1 and places[one] == 1
        assert league.state == "finished"
        lines = {line.member: line for line in league_table(league)}
        assert {each: line.wins for each, line in lines.items()} == wins
        for each, line in lines.items():
            assert line.points == pytest.approx(float(points[each]), abs=1e-4), "four digits"
        most = max(points.values())
        assert set(winners(league)) <= {each for each in points if points[each] == most}


def test_league_of_drawn_games_alone_is_won_by_all() -> None:
    league = begun("league", [1, 2, 3, 4])
    for index in range(len(league.fixtures)):
        members = [each for each in fixture_members(league, index) if each is not None]
        league = played(league, index, dict.fromkeys(members, 1))
    assert league.state == "finished"
    assert winners(league) == [1, 2, 3, 4]
    assert {line.points for line in league_table(league)} == {1.5}
    assert {line.wins for line in league_table(league)} == {0}
