"""What a good player of Meow! looks at: how bots judge a table and play on quickly."""

from tabbytop.games.meow.box.rule import AFTER
from tabbytop.games.meow.cards import FIRST_MEMORY, PART, TIMES, WORDS_OF_ACT, is_said
from tabbytop.games.meow.moves import (
    BROKEN,
    CHECK,
    DO,
    NO,
    OBJECT,
    PASS,
    PLAY,
    READY,
    SAY,
    WAIT,
)
from tabbytop.games.meow.obeying import broken_in_hand, is_obeyed
from tabbytop.games.meow.table import MeowTable
from tabbytop.kernel.generator import Generator
from tabbytop.kernel.judge import Judge
from tabbytop.kernel.table import Table

NOTHING = -1


class MeowJudge(Judge):
    """Obeys what it takes to be in the other hands, and answers truly."""

    def pick(self, table: Table, seat: int, rng: Generator) -> int:
        """Do all that the imagined hands ask for, then check."""
        assert isinstance(table, MeowTable)
        if table.active < 0:
            return READY.of() if table.starter < 0 else PASS.of()
        if table.pointed >= 0:
            return _answer(table, seat, rng)
        move = next_act(table)
        if move != NOTHING:
            return move
        if table.played >= 0:
            return CHECK.of()
        hand = table.hands[seat]
        return PLAY.of(hand[rng.below(len(hand))])

    def worth(self, table: Table) -> list[float]:
        """At the end, what each seat got; before, a little more for those who came further."""
        assert isinstance(table, MeowTable)
        if not table.agenda:
            return super().worth(table)
        total = sum(table.best) + table.seats
        return [(1 + best) / total for best in table.best]


def _answer(table: MeowTable, seat: int, rng: Generator) -> int:
    """What is true, from who is asked in a check."""
    if not table.is_judged_by_eyes():
        moves = table.legal(seat)
        return moves[rng.below(len(moves))]
    if table.objected[seat] == 0 and not is_obeyed(table, table.played):
        return OBJECT.of()
    if seat != table.pointed:
        return WAIT.of()
    broken = broken_in_hand(table, seat)
    return BROKEN.of(broken[rng.below(len(broken))]) if broken else NO.of()


def next_act(table: MeowTable) -> int:
    """An act that a rule in another hand, or the card that lies, still asks for in this part of
    the turn; NOTHING if there is none, or no room for it."""
    if table.played < 0 and not table.has_parts():
        return NOTHING
    if table.played >= 0:
        move = _act_for(table, table.played)
        if move != NOTHING:
            return move
    for other in range(table.seats):
        if other == table.active:
            continue
        for card in table.hands[other]:
            move = _act_for(table, card)
            if move != NOTHING:
                return move
    return NOTHING


def _act_for(table: MeowTable, card: int) -> int:
    """The act of a rule, if it is to be done now."""
    part = table.part()
    if (PART[card] if table.has_parts() else AFTER) != part:
        return NOTHING
    done = table.times_done(card, part)
    if done >= max(1, TIMES[card]) or (done == 0 and len(table.acts) >= table.budget()):
        return NOTHING
    if not is_said(card):
        return DO.of(card)
    return NOTHING if table.word_for(card) >= 0 else SAY.of(_new_word(table, card))


def _new_word(table: MeowTable, card: int) -> int:
    """A word that was not said in this game, where that matters."""
    words = WORDS_OF_ACT[card]
    if card < FIRST_MEMORY:
        return words[0]
    said = table.said[card - FIRST_MEMORY]
    for word in words:
        if word not in said:
            return word
    return words[0]
