"""Conclusions that the standings allow, in sentences."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Final

from tabbytop.kernel.telling import printable
from tabbytop.lab.arena.standings import Pair, Standings
from tabbytop.lab.verdict import in_percent, lost_seat
from tabbytop.texts.catalogue import render
from tabbytop.texts.compiled import ENGLISH
from tabbytop.texts.message import Message

_AREA: Final = "lab-report"
_NAMED: Final = 4  # pairs that one sentence lists


def verdict(standings: Standings) -> list[str]:
    """Return the conclusions in English, for JSON."""
    return [render(said, ENGLISH) for said in conclusions(standings)]


def conclusions(standings: Standings) -> list[Message]:
    """Return the conclusions about neighbours, the other pairs, and their reliability."""
    order = [contender.bot for contender in standings.contenders]
    next_to = set(pairwise(order))
    near = [pair for pair in standings.pairs if (pair.bot, pair.other) in next_to]
    far = [pair for pair in standings.pairs if (pair.bot, pair.other) not in next_to]
    said = [_compared(pair) for pair in [*near, *(pair for pair in far if pair.upset)]]
    if rest := [pair for pair in far if not pair.upset]:
        said.append(_all_others(rest))
    if not all(pair.clear or pair.upset for pair in standings.pairs):
        said += _blur(standings)
    if standings.absent:
        names = [printable(name) for name in standings.absent]
        said.append(Message(_AREA, "absent", bots=names))
    return said + list(_lost_seats(standings))


def _compared(pair: Pair) -> Message:
    bot, other = printable(pair.bot), printable(pair.other)
    if pair.ahead is None:
        return Message(_AREA, "not-met", bot=bot, other=other)
    ends = (pair.ahead.low, pair.ahead.high)
    low, high = (None if end is None else in_percent(end) for end in ends)
    return Message(
        _AREA,
        "pair-clear" if pair.clear else "pair-upset" if pair.upset else "pair-alike",
        bot=bot,
        other=other,
        share=in_percent(pair.ahead.mean),
        low=low,
        high=high,
    )


def _all_others(pairs: list[Pair]) -> Message:
    open_pairs = [pair for pair in pairs if not pair.clear]
    if not open_pairs:
        return Message(_AREA, "others-clear")
    if len(open_pairs) > _NAMED:
        return Message(_AREA, "others-unclear", all=len(pairs), count=len(open_pairs))
    named = [
        Message(_AREA, "against", bot=printable(pair.bot), other=printable(pair.other))
        for pair in open_pairs
    ]
    return Message(_AREA, "pairs-unclear", pairs=named)


def _blur(standings: Standings) -> list[Message]:
    halves = [
        (pair.ahead.high - pair.ahead.low) / 2
        for pair in standings.pairs
        if pair.ahead is not None and pair.ahead.low is not None and pair.ahead.high is not None
    ]
    if not halves:
        return [Message(_AREA, "single-deal")]
    deals = standings.deals
    points = round(100 * max(halves), 1)
    return [Message(_AREA, "arena-blur", deals=deals, amount=f"{deals:,}", points=points)]


def _lost_seats(standings: Standings) -> Iterator[Message]:
    for contender in standings.contenders:
        for reason, games in contender.lost.items():
            yield lost_seat(contender.bot, None, games, reason)
