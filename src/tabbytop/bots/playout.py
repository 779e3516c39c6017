"""Playouts: the unchecked loop in which bots spend most of their time."""

from typing import Final

from tabbytop.kernel.generator import Generator
from tabbytop.kernel.judge import Judge
from tabbytop.kernel.table import CLOCK, Table

MAX_PLAYOUT: Final = 2000  # decisions; more than a whole game takes
_CLOCK_ODDS: Final = 20  # the clock moves first once in so many times


def play_out(table: Table, judge: Judge, rng: Generator, most: int) -> int:
    """Play by the judge's rollout policy to the end, or until the judge cuts off; return the number
    of decisions.

    At most `most` decisions are made, so that an endless game cannot block a bot.
    """
    made = 0
    while made < most and not judge.cut_off(table, made):
        asked = table.shared_actors()
        if not asked:
            break
        _make_rollout_move(table, judge, rng, asked)
        made += 1
    return made


def play_laps(table: Table, judge: Judge, rng: Generator, laps: int) -> None:
    """Play on from where a playout would be cut off, so many times; stop where the next would be,
    or at the end of the game."""
    for _ in range(laps):
        play_out(table, judge, rng, MAX_PLAYOUT)
        asked = table.shared_actors()
        if not asked:
            return
        _make_rollout_move(table, judge, rng, asked)
    play_out(table, judge, rng, MAX_PLAYOUT)


def _make_rollout_move(table: Table, judge: Judge, rng: Generator, asked: list[int]) -> None:
    """Make a move of one of the actors, by the judge's rollout policy."""
    seat = asked[0]
    if len(asked) > 1:
        seat = random_actor(asked, rng)
    if seat == CLOCK:
        alarms = table.shared_moves(CLOCK)
        move = alarms[rng.below(len(alarms))]
    else:
        move = judge.rollout_move(table, seat, rng)
    table.play_unchecked(seat, move)


def random_actor(asked: list[int], rng: Generator) -> int:
    """Return which of several actors moves first: any of them, but rarely the clock."""
    if asked[-1] != CLOCK:
        return asked[rng.below(len(asked))]
    if rng.below(_CLOCK_ODDS) == 0:
        return CLOCK
    return asked[rng.below(len(asked) - 1)]
