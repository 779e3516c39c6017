"""Playing on quickly, without checks: the loop that thinking bots spend their time in."""

from tabbytop.kernel.generator import Generator
from tabbytop.kernel.judge import Judge
from tabbytop.kernel.table import Table


def play_out(table: Table, judge: Judge, rng: Generator, most: int) -> int:
    """Play on as the judge picks, at most so many decisions; how many were made."""
    made = 0
    while made < most and (asked := table.asked()):
        seat = asked[rng.below(len(asked))]
        table.do(seat, judge.pick(table, seat, rng))
        made += 1
    return made
