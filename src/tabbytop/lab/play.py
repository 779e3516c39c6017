"""One game between bots."""

from collections.abc import Sequence
from typing import NamedTuple

from tabbytop.bots.player import BlindBot
from tabbytop.bots.seeds import apart
from tabbytop.bots.shelf import bot
from tabbytop.kernel.game import Game
from tabbytop.kernel.generator import quick
from tabbytop.kernel.options import Options
from tabbytop.kernel.result import Result
from tabbytop.kernel.table import CLOCK, NOBODY, Table


class Outcome(NamedTuple):
    """What is counted of a game."""

    decisions: int
    first: int  # the seat that acted first, or NOBODY
    result: Result


def play(game: Game, seats: Sequence[str], seed: int, options: Options) -> Outcome:
    """Play a game to its end, with the named bot on every seat.

    The seed decides everything: the deal and, by seeds derived from it, what the bots do.
    The seat that acted first is that of the first decision it was asked for alone. The last one
    to answer a question that went to several is no such seat, so a question that several were
    asked before does not count; a game in which all decide together throughout has none.
    """
    table = game.deal(len(seats), seed, options)
    bots = [bot(name, apart(seed, f"seat {seat}")) for seat, name in enumerate(seats)]
    imagination = quick(apart(seed, "imagination"))
    decisions = 0
    first = NOBODY
    together: set[str] = set()
    while asked := table.actors():
        seat = asked[0]
        if first == NOBODY:
            key = _question(table, seat)
            if len(asked) > 1:
                together.add(key)
            elif key not in together:
                first = seat
        player = bots[seat] if seat != CLOCK else None
        if player is None:
            move = table.moves(CLOCK)[0]
        elif isinstance(player, BlindBot):
            move = player.pick(table.moves(seat))
        else:
            move = player.choose(table.imagine(seat, imagination), seat)
        table.play(seat, move)
        decisions += 1
    result = table.result()
    if result is None:
        raise RuntimeError("nobody is asked any more, and there is no result")
    return Outcome(decisions, first, result)


def _question(table: Table, seat: int) -> str:
    prompt = table.prompt(seat)
    return "" if prompt is None else prompt.key
