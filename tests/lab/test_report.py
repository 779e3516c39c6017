"""Counts, numbers and conclusions of a simulation report."""

import json
import statistics
from collections import Counter

from tabbytop.games.registry import game
from tabbytop.kernel.result import Result, places
from tabbytop.kernel.table import NOBODY
from tabbytop.lab import simulate
from tabbytop.lab.play import Outcome
from tabbytop.lab.report import Report, length, report
from tabbytop.lab.tally import Tally
from tabbytop.lab.verdict import verdict

KIBBLE = game("kibble-scuffle")


def outcome(*scores: int, first: int = 0, decisions: int = 10) -> Outcome:
    ranked = places([(score,) for score in scores])
    return Outcome(decisions, first, Result(scores, ranked, tuple(() for _ in scores), "points"))


def reported(*outcomes: Outcome, bots: tuple[str, ...] | None = None) -> Report:
    seats = len(outcomes[0].result.scores)
    tally = Tally.empty(seats)
    for one in outcomes:
        tally.add(one)
    return report(
        KIBBLE, KIBBLE.resolve_options(seats, None), bots or ("random",) * seats, 1, tally
    )


def test_scores_and_wins_by_seat() -> None:
    told = reported(outcome(3, 1), outcome(5, 2), outcome(4, 4), outcome(0, 1))
    assert [standing.score.mean for standing in told.by_seat] == [3.0, 2.0]
    assert [standing.wins.mean for standing in told.by_seat] == [2.5 / 4, 1.5 / 4]
    assert told.shared == 1


def test_turn_order_starts_with_the_first_seat() -> None:
    told = reported(outcome(9, 5, 1, first=1), outcome(5, 1, 9, first=0))
    assert [standing.score.mean for standing in told.by_turn] == [5.0, 1.0, 9.0]
    assert [standing.wins.mean for standing in told.by_turn] == [0.0, 0.0, 1.0]


def test_without_a_first_to_act_there_is_no_turn_order() -> None:
    told = reported(outcome(1, 2, first=NOBODY))
    assert told.by_turn == ()
    assert not any("Turn order" in said for said in verdict(told))


def test_length_statistics_match_the_standard_library() -> None:
    lengths = [(seed * 7919) % 83 for seed in range(500)]
    told = length(Counter(lengths))
    assert told.mean == statistics.fmean(lengths)
    assert told.median == statistics.median(lengths)
    assert (told.least, told.most) == (min(lengths), max(lengths))


def test_percentiles_are_lengths_that_occurred() -> None:
    assert length(Counter(range(1, 101))).percentiles == {5: 5, 25: 25, 75: 75, 95: 95}
    assert length(Counter([4, 6])).percentiles == {5: 4, 25: 4, 75: 6, 95: 6}
    assert length(Counter([4, 6])).median == 5.0


def test_merging_is_counting_all() -> None:
    games = [outcome(seed % 5, seed % 3, first=seed % 2, decisions=seed) for seed in range(20)]
    whole, front, back = Tally.empty(2), Tally.empty(2), Tally.empty(2)
    for place, one in enumerate(games):
        whole.add(one)
        (back if place < 7 else front).add(one)
    front.merge(back)
    assert front == whole


def test_intervals_that_exclude_the_fair_share_are_named() -> None:
    said = verdict(reported(*[outcome(2, 1, first=seed % 2) for seed in range(100)]))
    assert said[0] == (
        "Seats: seat 0 (100.0%) wins more than the fair 50.0%; seat 1 (0.0%) wins less than "
        "the fair 50.0%; the interval there excludes the fair share."
    )
    assert said[1] == ("Turn order: no advantage shown; the fair 50.0% is within all 2 intervals.")
    assert "by pure chance in about 10 reports out of 100" in said[2]
    assert "differences below about 9.6 percentage points" in said[3]


def test_different_bots_are_not_mistaken_for_a_seats_advantage() -> None:
    mixed = reported(outcome(2, 1), bots=("random", "another"))
    alike = reported(outcome(2, 1))
    assert any(said.startswith("The seats had different bots") for said in verdict(mixed))
    assert not any(said.startswith("The seats had different bots") for said in verdict(alike))


def test_as_dict_is_complete_json() -> None:
    told = reported(outcome(3, 1), outcome(5, 2, first=1))
    plain = told.as_dict()
    assert json.loads(json.dumps(plain, allow_nan=False)) == plain
    assert set(plain) == {
        *("game", "title", "rules", "options", "seats", "seed", "games", "shared", "length"),
        *("lost", "by_seat", "by_turn", "fair", "confidence", "methods", "verdict"),
    }
    assert plain["by_seat"] == [
        {
            "number": standing.number,
            "bot": "random",
            "games": 2,
            "score": vars(standing.score),
            "wins": vars(standing.wins),
            "against_fair": "within",
        }
        for standing in told.by_seat
    ]


def test_a_single_game_is_json_too() -> None:
    assert "Infinity" not in json.dumps(reported(outcome(3, 1)).as_dict(), allow_nan=False)


def test_solo_report_says_only_how_often_the_game_is_won() -> None:
    alone = simulate("cat-lady", ["random"], 4, workers=1)
    assert alone.fair == 0.5
    assert [said.partition(" wins ")[0] for said in verdict(alone)] == ["Whoever plays alone"]
