"""Playing on quickly, without checks: the loop that thinking bots spend their time in."""

from typing import Final

from tabbytop.kernel.generator import Generator
from tabbytop.kernel.judge import Judge
from tabbytop.kernel.table import CLOCK, Table

FAR: Final = 2000  # decisions: more than a game of ours takes


def play_out(table: Table, judge: Judge, rng: Generator, most: int) -> int:
    """Play on as the judge picks, to the end or until it has seen enough; how many decisions.

    No more than `most` are made, so that a game which goes on and on cannot hold a bot up.
    """
    made = 0
    while made < most and not judge.enough(table, made):
        asked = table.asked()
        if not asked:
            break
        seat = asked[0]
        if len(asked) > 1:
            seat = asked[rng.below(len(asked))]
        move = table.legal(seat)[0] if seat == CLOCK else judge.pick(table, seat, rng)
        table.do(seat, move)
        made += 1
    return made
