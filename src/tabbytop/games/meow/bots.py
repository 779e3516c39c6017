"""What a good player of Meow! looks at: how bots judge a table and play on quickly.

The game is to know the rules. So a seat does what it knows to be asked for, and who knows most of
what the others hold may hope for most.
"""

from typing import Final

from tabbytop.games.meow.box.rule import AFTER, BEFORE
from tabbytop.games.meow.cards import (
    CARD_COUNT,
    FIRST_MEMORY,
    OWN_WORDS_OF_ACT,
    PART,
    TIMES,
    is_said,
)
from tabbytop.games.meow.moves import (
    BROKEN,
    CHECK,
    DO,
    NO,
    OBJECT,
    PASS,
    PLAY,
    READY,
    REVEAL,
    SAY,
    WAIT,
)
from tabbytop.games.meow.obeying import broken_in_hand, is_obeyed
from tabbytop.games.meow.table import MeowTable
from tabbytop.kernel.generator import Generator
from tabbytop.kernel.judge import UNSURE, Judge
from tabbytop.kernel.table import Table

NOTHING: Final = -1
_UNKNOWN: Final = 0.5  # what is left of a hope for each rule that one does not know
_WAITING: Final = 0.9  # … and for each turn until one's own


class MeowJudge(Judge):
    """Does what a seat knows to be asked for, and answers truly."""

    def certain_move(self, table: Table, seat: int) -> int:
        """Nothing is struck, hands are passed, and what is true is said. Rules that the seat knows
        are obeyed; what is left of the budget is for guesses, and an imagined hand is as good a
        guess as any. Which card to play, and which of two to show, is to be thought about; but
        where a thousand acts could come before the card, it is the one that is known best."""
        assert isinstance(table, MeowTable)
        if table.active < 0:
            return READY.of() if table.starter < 0 else PASS.of()
        if table.pointed >= 0:
            answers = _true_answers(table, seat)
            return answers[0] if len(answers) == 1 else UNSURE
        move = _known_act(table, seat)
        if move == NOTHING:
            move = _guessed_act(table, seat)
        if move != NOTHING:
            return move
        if table.played >= 0:
            return CHECK.of()
        cards = _playable(table, seat)
        if len(cards) == 1 or table.has_parts():
            return PLAY.of(_best_known(table, cards))
        return UNSURE

    def rollout_move(self, table: Table, seat: int, rng: Generator) -> int:
        """The same without guesses, and where there is something to think about, any."""
        assert isinstance(table, MeowTable)
        if table.active < 0:
            return READY.of() if table.starter < 0 else PASS.of()
        if table.pointed >= 0:
            answers = _true_answers(table, seat)
            return answers[rng.below(len(answers))]
        move = _known_act(table, seat)
        if move != NOTHING:
            return move
        if table.played >= 0:
            return CHECK.of()
        cards = _playable(table, seat)
        return PLAY.of(cards[rng.below(len(cards))])

    def cut_off(self, table: Table, made: int) -> bool:
        """When a turn is over."""
        assert isinstance(table, MeowTable)
        return made > 0 and table.active >= 0 and table.played < 0 and not table.acts

    def evaluate(self, table: Table) -> list[float]:
        """At the end, what each seat got; before, its share of the hopes."""
        assert isinstance(table, MeowTable)
        if not table.agenda:
            return super().evaluate(table)
        hopes: list[float] = []
        for seat in range(table.seats):
            wait = 0 if table.active < 0 else (seat - table.active) % table.seats
            hopes.append(_UNKNOWN ** _count_unknown(table, seat) * _WAITING**wait)
        total = sum(hopes)
        return [hope / total for hope in hopes]


def _count_unknown(table: MeowTable, seat: int) -> int:
    """How many of the rules that bind a seat it does not know."""
    unknown = 0
    for other in range(table.seats):
        if other != seat:
            for card in table.hands[other]:
                if table.knows(seat, card) == 0:
                    unknown += 1
    return unknown


def _true_answers(table: MeowTable, seat: int) -> list[int]:
    """What can truly be said by who is asked in a check."""
    if not table.is_judged_by_eyes():
        return [REVEAL.of(card) for card in broken_in_hand(table, seat)]
    if table.objected[seat] == 0 and not is_obeyed(table, table.played):
        return [OBJECT.of()]
    if seat != table.pointed:
        return [WAIT.of()]
    return [BROKEN.of(card) for card in broken_in_hand(table, seat)] or [NO.of()]


def _known_act(table: MeowTable, seat: int) -> int:
    """An act that is still to be done in this part of the turn, for the card that lies or for a
    rule that the seat knows and others may hold; NOTHING if there is none, or no room for it."""
    if table.played < 0 and not table.has_parts():
        return NOTHING
    if table.played >= 0:
        move = _act_for(table, table.played)
        if move != NOTHING:
            return move
    own_or_pile = 1 << seat | 1 << table.seats
    known = table.places[seat]
    for card in range(CARD_COUNT):
        if known[card] & ~own_or_pile:
            move = _act_for(table, card)
            if move != NOTHING:
                return move
    return NOTHING if table.played >= 0 else _act_before_the_card(table, seat)


def _act_before_the_card(table: MeowTable, seat: int) -> int:
    """Where no card of the hand can be played as it is, the act that one of them asks for first."""
    hand = table.hands[seat]
    for card in hand:
        if _is_timely(table, card):
            return NOTHING
    for card in hand:
        move = _act_for(table, card)
        if move != NOTHING:
            return move
    return NOTHING


def _guessed_act(table: MeowTable, seat: int) -> int:
    """An act that a rule in another hand, as it was imagined, asks for."""
    if table.played < 0 and not table.has_parts():
        return NOTHING
    for other in range(table.seats):
        if other != seat:
            for card in table.hands[other]:
                move = _act_for(table, card)
                if move != NOTHING:
                    return move
    return NOTHING


def _playable(table: MeowTable, seat: int) -> list[int]:
    """The cards of a hand whose own rule is kept, or can be, once they lie; where there is none,
    all of them."""
    hand = table.hands[seat]
    return [card for card in hand if _is_timely(table, card)] or hand


def _best_known(table: MeowTable, cards: list[int]) -> int:
    """The card that most seats know to be in the game: who plays it gives least away."""
    best, most = cards[0], 0
    for card in cards:
        knowing = 0
        for seat in range(table.seats):
            if table.knows(seat, card):
                knowing += 1
        if knowing > most:
            best, most = card, knowing
    return best


def _is_timely(table: MeowTable, card: int) -> bool:
    """Whether playing a card now would not break its own rule."""
    if not table.has_parts():
        return True
    if PART[card] == BEFORE:
        return is_obeyed(table, card)
    return table.times_done(card, BEFORE) == 0


def _act_for(table: MeowTable, card: int) -> int:
    """The act of a rule, if it is to be done now and there is room for it; else NOTHING."""
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
    words = OWN_WORDS_OF_ACT[card]  # one that fits another card too would break that one's timing
    if card < FIRST_MEMORY:
        return words[0]
    said = table.said[card - FIRST_MEMORY]
    for word in words:
        if word not in said:
            return word
    return words[0]
