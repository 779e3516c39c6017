"""Playing on quickly, without checks: the loop that thinking bots spend their time in."""

from typing import Final

from tabbytop.kernel.generator import Generator
from tabbytop.kernel.judge import Judge
from tabbytop.kernel.table import CLOCK, Table

FAR: Final = 2000  # decisions: more than a game of ours takes
_PATIENCE: Final = 20  # times that the clock lets another go first


def play_out(table: Table, judge: Judge, rng: Generator, most: int) -> int:
    """Play on as the judge picks, to the end or until it has seen enough; how many decisions.

    No more than `most` are made, so that a game which goes on and on cannot hold a bot up.
    """
    made = 0
    while made < most and not judge.cut_off(table, made):
        asked = table.shared_actors()
        if not asked:
            break
        seat = asked[0]
        if len(asked) > 1:
            seat = any_of(asked, rng)
        if seat == CLOCK:
            alarms = table.shared_moves(CLOCK)
            move = alarms[rng.below(len(alarms))]
        else:
            move = judge.rollout_move(table, seat, rng)
        table.play_unchecked(seat, move)
        made += 1
    return made


def any_of(asked: list[int], rng: Generator) -> int:
    """Who of several acts first: any of them, but the clock seldom, which has to wait."""
    if asked[-1] != CLOCK:
        return asked[rng.below(len(asked))]
    if rng.below(_PATIENCE) == 0:
        return CLOCK
    return asked[rng.below(len(asked) - 1)]
