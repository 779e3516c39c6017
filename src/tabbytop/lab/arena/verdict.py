"""Conclusions that the standings allow, in sentences."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Final

from tabbytop.kernel.telling import join_with_and, printable, sentence
from tabbytop.lab.arena.standings import Pair, Standings
from tabbytop.lab.report import Estimate
from tabbytop.lab.verdict import lost_seat, percent

_NAMED: Final = 4  # pairs that one sentence lists


def verdict(standings: Standings) -> list[str]:
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
        names = join_with_and([printable(name) for name in standings.absent])
        said.append(f"Without a whole deal yet: {names}; play more games.")
    return said + list(_lost_seats(standings))


def _compared(pair: Pair) -> str:
    bot, other = printable(pair.bot), printable(pair.other)
    if pair.ahead is None:
        return f"{bot} and {other} have not met."
    told = f"ahead in {percent(pair.ahead.mean)} of their meetings{_between(pair.ahead)}"
    if pair.clear:
        return f"{bot} beats {other} clearly: {told}."
    if pair.upset:
        return f"{bot} is rated higher, yet {other} beats it clearly: {bot} is {told}."
    return f"Between {bot} and {other} no difference is shown: {bot} is {told}."


def _between(share: Estimate) -> str:
    if share.low is None or share.high is None:
        return ""
    return f" ({100 * share.low:.1f} – {100 * share.high:.1f})"


def _all_others(pairs: list[Pair]) -> str:
    open_pairs = [pair for pair in pairs if not pair.clear]
    if not open_pairs:
        return "Who stands further above beats those below clearly, too."
    if len(open_pairs) > _NAMED:
        return f"Of the other {len(pairs)} pairs {len(open_pairs)} are not clear."
    told = [f"{printable(pair.bot)} against {printable(pair.other)}" for pair in open_pairs]
    return sentence(f"not clear either: {join_with_and(told)}")


def _blur(standings: Standings) -> list[str]:
    halves = [
        (pair.ahead.high - pair.ahead.low) / 2
        for pair in standings.pairs
        if pair.ahead is not None and pair.ahead.low is not None and pair.ahead.high is not None
    ]
    if not halves:
        return ["A single deal tells nothing about how much others would differ: play more games."]
    return [
        f"With {standings.deals:,} deals, leads of less than about {100 * max(halves):.1f} "
        "percentage points over one half do not show."
    ]


def _lost_seats(standings: Standings) -> Iterator[str]:
    for contender in standings.contenders:
        for reason, games in contender.lost.items():
            yield lost_seat(contender.bot, games, reason)
