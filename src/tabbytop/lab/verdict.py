"""Conclusions that a report's numbers allow, in sentences."""

from collections.abc import Sequence
from typing import Final

from tabbytop.intervals import CONFIDENCE
from tabbytop.kernel.telling import join_with_and, printable, sentence
from tabbytop.lab.report import Report, Standing

_PLACES: Final = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth")


def verdict(report: Report) -> list[str]:
    """Return the conclusions about the seats, the turn order and their reliability."""
    if len(report.seats) == 1:
        return _alone(report) + _lost(report)
    by_seat = [f"seat {standing.number}" for standing in report.by_seat]
    said = [_compared("seats", by_seat, report.by_seat, report.fair)]
    if len(set(report.seats)) > 1:
        said.append("Different bots sit there: what the seats show, seat and bot do together.")
    if report.by_turn:
        by_turn = [f"{place_name(standing.number)} to act" for standing in report.by_turn]
        said.append(_compared("turn order", by_turn, report.by_turn, report.fair))
    standings = [*report.by_seat, *report.by_turn]
    if any(standing.against_fair != "within" for standing in standings):
        said.append(_caution(len(report.seats)))
    if any(standing.against_fair == "within" for standing in standings):
        said.append(_blur(report, standings))
    return said + _lost(report)


def _alone(report: Report) -> list[str]:
    """Return the conclusion about a solo game: only how often it is won."""
    wins = report.by_seat[0].wins
    low, high = percent(wins.low or 0.0), percent(wins.high or 0.0)
    return [f"Who plays alone wins {percent(wins.mean)} of the games ({low} to {high})."]


def _lost(report: Report) -> list[str]:
    return [
        lost_seat(f"{lost.bot} on seat {lost.seat}", lost.games, lost.why) for lost in report.lost
    ]


def lost_seat(bot: str, games: int, why: str) -> str:
    """Say that a bot lost its seat; the name and the reason are untrusted."""
    often = "1 game" if games == 1 else f"{games:,} games"
    return f"{printable(bot)} lost its seat to chance in {often}: {printable(why)}."


def place_name(place: int) -> str:
    """Return `first` for place 0, and so on."""
    return _PLACES[place] if place < len(_PLACES) else f"number {place + 1}"


def percent(share: float) -> str:
    """Return a share as a percentage with one decimal."""
    return f"{100 * share:.1f} %"


def _compared(what: str, names: list[str], standings: Sequence[Standing], fair: float) -> str:
    told = []
    for word, more in (("above", "more"), ("below", "less")):
        found = [
            f"{name} ({percent(standing.wins.mean)})"
            for name, standing in zip(names, standings, strict=True)
            if standing.against_fair == word
        ]
        if found:
            wins = "win" if len(found) > 1 else "wins"
            told.append(f"{join_with_and(found)} {wins} {more} than the fair {percent(fair)}")
    if not told:
        return sentence(
            f"{what}: no advantage shown; the fair {percent(fair)} lies within all "
            f"{len(standings)} intervals"
        )
    return sentence(f"{what}: {'; '.join(told)}; there the interval excludes the fair share")


def _caution(intervals: int) -> str:
    by_chance = 1 - CONFIDENCE**intervals
    return (
        f"Each interval misses the truth once in twenty: of {intervals} equal seats, at least one "
        f"strays by mere chance in about {round(100 * by_chance)} reports of 100."
    )


def _blur(report: Report, standings: Sequence[Standing]) -> str:
    widest = max((s.wins.high or 0.0) - (s.wins.low or 0.0) for s in standings) / 2
    return (
        f"With {report.games:,} game{'s' * (report.games > 1)}, differences below about "
        f"{100 * widest:.1f} percentage points do not show."
    )
