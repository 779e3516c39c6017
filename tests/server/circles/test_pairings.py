"""Pairings in leagues and knock-outs."""

from collections import Counter
from itertools import combinations

import pytest

from tabbytop.server.circles.pairings import (
    Meeting,
    knockout_meetings,
    league_meetings,
    table_sizes,
)

PLAYERS = range(2, 17)


def seeds(meeting: Meeting) -> list[int]:
    return [entrant.seed for entrant in meeting.entrants]


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("rounds", [1, 2])
def test_round_robin_pairs_everybody_exactly_once_a_round(players: int, rounds: int) -> None:
    meetings = league_meetings(players, 2, 2, rounds)
    met = Counter(frozenset(seeds(each)) for each in meetings)
    assert met == {frozenset(pair): rounds for pair in combinations(range(players), 2)}
    for number in range(1, meetings[-1].round + 1):
        busy = [seed for each in meetings if each.round == number for seed in seeds(each)]
        assert len(busy) == len(set(busy)) == players - players % 2
    first = Counter(seeds(each)[0] for each in meetings)
    if rounds == 2:  # everybody sits first as often as second
        assert set(first.values()) == {players - 1}


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize(("seats", "least"), [(3, 2), (3, 3), (4, 2), (4, 3), (6, 2), (7, 3)])
def test_larger_tables_bring_every_two_together(players: int, seats: int, least: int) -> None:
    meetings = league_meetings(players, seats, least, 1)
    if players < least:
        assert meetings == []
        return
    met = {pair for each in meetings for pair in combinations(sorted(seeds(each)), 2)}
    assert met == set(combinations(range(players), 2))
    assert all(least <= len(each.entrants) <= seats for each in meetings)
    games = Counter(seed for each in meetings for seed in seeds(each))
    assert max(games.values()) - min(games.values()) <= 1
    for number in range(1, meetings[-1].round + 1):
        busy = [seed for each in meetings if each.round == number for seed in seeds(each)]
        assert len(busy) == len(set(busy))


def test_players_without_a_table_sit_out() -> None:
    assert table_sizes(5, 4, 3) == [4]
    assert table_sizes(7, 4, 3) == [4, 3]
    assert table_sizes(2, 4, 3) == []


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("seats", [2, 4])
def test_knockout_leaves_one_winner_and_gives_byes_to_the_best(players: int, seats: int) -> None:
    meetings = knockout_meetings(players, seats)
    waiting = Counter({("seed", seed): 1 for seed in range(players)})
    for index, meeting in enumerate(meetings):
        for entrant in meeting.entrants:
            kind = (
                ("seed", entrant.seed)
                if entrant.seed >= 0
                else ("from", entrant.fixture * 10 + entrant.rank)
            )
            assert waiting.pop(kind) == 1  # everybody who goes on plays exactly once more
        for rank in range(meeting.goes_on):
            waiting["from", index * 10 + rank] = 1
    assert not waiting
    assert meetings[-1].goes_on == 0
    assert all(each.goes_on for each in meetings[:-1])
    assert all(len(each.entrants) in ({2} if seats == 2 else {2, 3, 4}) for each in meetings)
    first = {entrant.seed for each in meetings if each.round == 1 for entrant in each.entrants}
    assert first == set(range(players - len(first), players))  # the others have a bye


def test_the_two_best_seeds_can_only_meet_in_the_final() -> None:
    for players in PLAYERS:
        meetings = knockout_meetings(players, 2)
        reach: list[set[int]] = []  # by fixture, the seeds that can be in it
        for meeting in meetings:
            reach.append(
                {
                    seed
                    for entrant in meeting.entrants
                    for seed in ({entrant.seed} if entrant.seed >= 0 else reach[entrant.fixture])
                }
            )
        assert [index for index, each in enumerate(reach) if {0, 1} <= each] == [len(reach) - 1]
