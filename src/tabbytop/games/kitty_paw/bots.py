"""What a good player of Kitty Paw looks at: how bots without hands judge a table and play on.

There is nothing to think through. Which stroke comes next follows from the card; who is first is a
matter of hands, and those are the bots' (`tabbytop.bots.kitty_paw`).
"""

from math import exp
from typing import Final

from tabbytop.games.kitty_paw.choosing import best_card
from tabbytop.games.kitty_paw.deck import CARDS
from tabbytop.games.kitty_paw.ideal import next_stroke
from tabbytop.games.kitty_paw.laying import Laying
from tabbytop.games.kitty_paw.moves import GRAB, MEOW, PAW
from tabbytop.games.kitty_paw.sight import NOTHING, look
from tabbytop.games.kitty_paw.table import KittyPawTable
from tabbytop.kernel.generator import Generator
from tabbytop.kernel.judge import Judge, rewards
from tabbytop.kernel.table import Table

_FURTHER: Final = 60  # decisions that a playout goes on: a good part of a card
_PULL: Final = 0.25  # how much a point counts, as the logarithm of a hope
_PROSPECT: Final = 0.5  # of its value that a card is worth that is about to be called


class KittyPawJudge(Judge):
    """Always sure of the next stroke; judges by points, and by how much of a card lies there."""

    def certain_move(self, table: Table, seat: int) -> int:
        """The stroke of an ideal player."""
        return _ideal(table, seat)

    def rollout_move(self, table: Table, seat: int, rng: Generator) -> int:
        """The same: nothing quicker is any good."""
        return _ideal(table, seat)

    def cut_off(self, table: Table, made: int) -> bool:
        """A playout has no watch, so it says little about who is first."""
        return made >= _FURTHER

    def evaluate(self, table: Table) -> list[float]:
        """Each seat's share of the hopes: points, and what its card will bring by what lies."""
        assert isinstance(table, KittyPawTable)
        result = table.result()
        if result is not None:
            return rewards(result.places)
        hopes = [exp(_PULL * _standing(table, seat)) for seat in range(table.seats)]
        total = sum(hopes)
        return [hope / total for hope in hopes]


def _ideal(table: Table, seat: int) -> int:
    """What an ideal player does in this seat, from what the seat knows."""
    assert isinstance(table, KittyPawTable)
    prompt = table.prompt(seat)
    assert prompt is not None, "only who is asked makes a stroke"
    if prompt.key == "paw":
        return PAW.of()
    if prompt.key == "answer":
        return MEOW.of()
    sight = look(table, seat)
    if prompt.key == "grab":
        return GRAB.of(best_card(sight))
    return next_stroke(sight, CARDS[sight.card])


def _standing(table: KittyPawTable, seat: int) -> float:
    """A seat's points, and a part of its card's value by the pieces that lie as they should."""
    sight = look(table, seat)
    if sight.card == NOTHING:
        return table.points(seat)
    pattern = CARDS[sight.card]
    settled = Laying(sight, pattern).settled
    return table.points(seat) + _PROSPECT * pattern.cats * settled.count(True) / len(settled)
