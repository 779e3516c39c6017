"""Conclusions that a report's numbers allow, in sentences."""

from collections.abc import Sequence
from typing import Final

from tabbytop.intervals import CONFIDENCE
from tabbytop.kernel.telling import printable
from tabbytop.lab.report import Report, Standing
from tabbytop.texts.catalogue import render
from tabbytop.texts.compiled import ENGLISH
from tabbytop.texts.message import Message
from tabbytop.texts.spoken import say

_AREA: Final = "lab-report"


def verdict(report: Report) -> list[str]:
    """Return the conclusions in English, for JSON."""
    return [render(said, ENGLISH) for said in conclusions(report)]


def conclusions(report: Report) -> list[Message]:
    """Return the conclusions about the seats, the turn order and their reliability."""
    if len(report.seats) == 1:
        return [_alone(report), *_lost(report)]
    seats = [_share("share-of-seat", standing) for standing in report.by_seat]
    said = [_compared("seats", seats, report.by_seat, report.fair)]
    if len(set(report.seats)) > 1:
        said.append(Message(_AREA, "different-bots"))
    if report.by_turn:
        turns = [_share("share-of-turn", standing) for standing in report.by_turn]
        said.append(_compared("turns", turns, report.by_turn, report.fair))
    standings = [*report.by_seat, *report.by_turn]
    if any(standing.against_fair != "within" for standing in standings):
        said.append(_caution(len(report.seats)))
    if any(standing.against_fair == "within" for standing in standings):
        said.append(_blur(report, standings))
    return said + _lost(report)


def _alone(report: Report) -> Message:
    """Return the conclusion about a solo game: only how often it is won."""
    wins = report.by_seat[0].wins
    low, high = in_percent(wins.low or 0.0), in_percent(wins.high or 0.0)
    return Message(_AREA, "alone", share=in_percent(wins.mean), low=low, high=high)


def _lost(report: Report) -> list[Message]:
    return [lost_seat(lost.bot, lost.seat, lost.games, lost.why) for lost in report.lost]


def lost_seat(bot: str, seat: int | None, games: int, why: str) -> Message:
    """Say that a bot lost its seat; the name and the reason are untrusted."""
    return Message(
        _AREA,
        "lost-seat",
        bot=printable(bot),
        seat=seat,
        games=games,
        amount=f"{games:,}",
        why=printable(why),
    )


def place_name(place: int) -> str:
    """Return `first` for place 0, and so on."""
    return say(_AREA, "turn", place=place, number=place + 1)


def in_percent(share: float) -> float:
    """Return a share in percent, with one decimal."""
    return round(100 * share, 1)


def percent(share: float) -> str:
    """Return a share as a percentage with one decimal, in the language of the terminal."""
    return say(_AREA, "percent", share=in_percent(share))


def _share(key: str, standing: Standing) -> Message:
    number, share = standing.number, in_percent(standing.wins.mean)
    return Message(_AREA, key, place=number, number=number + 1, share=share)


def _compared(
    what: str, shares: list[Message], standings: Sequence[Standing], fair: float
) -> Message:
    above, below = (
        [
            share
            for share, standing in zip(shares, standings, strict=True)
            if standing.against_fair == word
        ]
        for word in ("above", "below")
    )
    key = "compared-both" if above and below else "compared-above" if above else "compared-below"
    if not above and not below:
        key = "compared-alike"
    return Message(
        _AREA,
        key,
        what=what,
        above=above,
        below=below,
        fair=in_percent(fair),
        count=len(standings),
    )


def _caution(seats: int) -> Message:
    by_chance = round(100 * (1 - CONFIDENCE**seats))
    return Message(_AREA, "caution", seats=seats, reports=by_chance)


def _blur(report: Report, standings: Sequence[Standing]) -> Message:
    widest = max((s.wins.high or 0.0) - (s.wins.low or 0.0) for s in standings) / 2
    games = report.games
    return Message(_AREA, "blur", games=games, amount=f"{games:,}", points=round(100 * widest, 1))
