"""Whether what was done in a turn obeys a rule (MW-M3, MW-M4, MW-M16, MW-M20, MW-M21)."""

from typing import TYPE_CHECKING

from tabbytop.games.meow.box.rule import AFTER, BEFORE
from tabbytop.games.meow.cards import FIRST_MEMORY, PART, TIMES

if TYPE_CHECKING:
    from tabbytop.games.meow.table import MeowTable


def is_obeyed(table: "MeowTable", card: int) -> bool:
    """Whether this turn's acts obey the rule.

    Before/After: what is done at the wrong time breaks it, whatever was done at the right one.
    """
    right = PART[card] if table.has_parts() else AFTER
    wrong = AFTER if right == BEFORE else BEFORE
    if table.times_done(card, wrong) > 0:
        return False
    done = table.times_done(card, right)
    if TIMES[card] > 0:
        return done == TIMES[card]
    return done > 0 and (card < FIRST_MEMORY or says_something_new(table, card))


def says_something_new(table: "MeowTable", card: int) -> bool:
    """Whether the word that was said in this turn for a memory rule is new in this game."""
    return table.word_for(card) not in table.said[card - FIRST_MEMORY]


def broken_in_hand(table: "MeowTable", seat: int) -> list[int]:
    """The rules in a hand that this turn's acts do not obey."""
    broken: list[int] = []
    for card in table.hands[seat]:
        if not is_obeyed(table, card):
            broken.append(card)
    return broken
