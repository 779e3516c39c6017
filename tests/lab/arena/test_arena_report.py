"""Conclusions about standings, and their rendering."""

import io
from functools import cache

import pytest
from rich.console import Console

from tabbytop.games.registry import game
from tabbytop.lab.arena.pairings import Played
from tabbytop.lab.arena.ratings import lead_for
from tabbytop.lab.arena.rendering import render
from tabbytop.lab.arena.standings import Standings, TournamentConfig, standings
from tabbytop.lab.arena.verdict import verdict

KIBBLE = game("kibble-scuffle")


def stood(
    *games: tuple[tuple[int, ...], tuple[int, ...]],
    bots: tuple[str, ...] = ("tiger", "lynx"),
    planned: int | None = None,
    lost: str = "",
) -> Standings:
    """Return the standings after these line-ups and places, each one a separate deal."""
    seats = len(games[0][0])
    sides = [[seat] for seat in range(seats)]
    setting = TournamentConfig(
        KIBBLE, KIBBLE.resolve_options(seats, None), bots, sides, seats, seed=1
    )
    played = [
        [
            (
                lineup,
                Played(number, 0, places, 50, (lost,) * seats, (9,) * seats, (0.9,) * seats, 1.0),
            )
        ]
        for number, (lineup, places) in enumerate(games)
    ]
    return standings(setting, played, planned or len(games))


AHEAD = ((0, 1), (1, 2))
BEHIND = ((0, 1), (2, 1))
THREE = ("tiger", "lynx", "kitten")


def test_bot_beats_another_clearly_only_if_the_interval_is_above_half() -> None:
    [said] = verdict(stood(*[AHEAD] * 20))
    assert said.startswith("tiger beats lynx clearly: ahead in 100.0% of their meetings (8")
    unclear = verdict(stood(*[AHEAD] * 6, *[BEHIND] * 4))
    assert unclear[0].startswith("No clear difference between tiger and lynx: tiger is ahead")
    assert unclear[1].startswith("With 10 deals, leads of less than about ")
    few = verdict(stood(*[AHEAD] * 3))
    assert not any("clearly" in said for said in few)


def test_single_deal_allows_no_conclusion() -> None:
    assert verdict(stood(AHEAD))[-1].startswith("A single deal can’t show")


@pytest.mark.parametrize("others", [("kitten",), ("kitten", "manul")])
def test_upset_is_reported(others: tuple[str, ...]) -> None:
    # The tiger loses to the lynx, but beats all others, who beat the lynx.
    games = [BEHIND] * 12
    for other in range(2, 2 + len(others)):
        games += [((0, other), (1, 2))] * 60 + [((1, other), (2, 1))] * 20
    told = stood(*games, bots=("tiger", "lynx", *others))
    assert told.contenders[0].bot == "tiger"
    [said] = [said for said in verdict(told) if said.startswith("tiger is rated higher")]
    assert "yet lynx beats it clearly: tiger is ahead in 0.0% of their meetings" in said


def test_pair_that_never_met_is_reported() -> None:
    told = stood(*[AHEAD, ((1, 2), (1, 2))] * 10, bots=THREE)
    never = next(pair for pair in told.pairs if pair.ahead is None)
    assert {never.bot, never.other} == {"tiger", "kitten"}
    assert not never.clear


def test_other_pairs_are_one_sentence() -> None:
    told = stood(*[((0, 1, 2), (1, 2, 3))] * 30, bots=THREE)
    assert verdict(told)[2:] == ["In every other pair, the higher-rated bot is clearly ahead."]


def shown(told: Standings, width: int) -> str:
    out = io.StringIO()
    Console(file=out, width=width, highlight=False, color_system=None).print(render(told, width))
    return out.getvalue()


@cache
def many(bots: int) -> Standings:
    names = tuple(
        f"run:python3 [red]bot {number}\x1b[2J.py --and-a-long-tail" for number in range(bots)
    )
    games = [((one, other), (1, 2)) for one in range(bots) for other in range(one + 1, bots)]
    return stood(*games, bots=names, lost="it \x1b[2J crashed")


@pytest.mark.parametrize("width", [80, 100, 120, 200])
@pytest.mark.parametrize("bots", [2, 3, 8, 20])
def test_standings_fit_the_width_and_show_names_literally(width: int, bots: int) -> None:
    page = shown(many(bots), width)
    assert max(len(line.rstrip()) for line in page.splitlines()) <= width
    assert "\x1b" not in page
    assert "random moves took over" in " ".join(page.split())
    for head in ("rating", "wins", "95% interval", "a decision", "games"):
        assert head in page
    assert "100.0 ms" in page


def test_cross_table_is_left_out_without_room() -> None:
    assert "ahead of  " in shown(many(8), 80)
    assert "no room here" in shown(many(20), 80)
    assert "no room here" not in shown(many(20), 200)


def test_cross_table_shows_both_sides_of_a_meeting() -> None:
    lines = shown(stood(*[AHEAD] * 15, *[BEHIND] * 5), 80).splitlines()
    head = next(number for number, line in enumerate(lines) if "ahead of" in line)
    winner, loser = lines[head + 1].split()[2:], lines[head + 2].split()[2:]
    assert (winner[:2], loser[0], loser[2]) == (["·", "75"], "25", "·")
    low, high = winner[2].strip("()").split("–")
    assert loser[1] == f"({100 - int(high)}–{100 - int(low)})"


def test_legend_explains_leads_and_missing_bots() -> None:
    page = " ".join(shown(stood(AHEAD, BEHIND, planned=9), 80).split())
    assert "2 of 9 games, 2 seats stopped before the end" in page
    assert f"a lead of {lead_for(0.75, 2):.1f} means finishing ahead in 3 games out of 4" in page
    assert "fair 50.0%" in page
