"""The judge of Meow!: how search bots evaluate a table and play on quickly.

The game is to know the rules. So a seat does the acts of the rules that it knows, and the seat that
knows most of the other hands has the best evaluation.
"""

from typing import Final

from tabbytop.games.meow.acting import broken_in_hand, is_obeyed
from tabbytop.games.meow.box.rule import AFTER, BEFORE
from tabbytop.games.meow.cards import (
    ACTS_OF_WORD,
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
    LOOK,
    NO,
    OBJECT,
    PASS,
    PLAY,
    READY,
    REVEAL,
    SAY,
    WAIT,
)
from tabbytop.games.meow.table import MeowTable
from tabbytop.games.meow.thinking.reasons import is_guess, move_reasons
from tabbytop.kernel.generator import Generator
from tabbytop.kernel.judge import UNSURE, Judge
from tabbytop.texts.message import Message

NOTHING: Final = -1
_UNKNOWN_RULE: Final = 0.5  # factor of a seat's chances for each rule that it does not know
_TURN_AWAY: Final = 0.9  # … and for each turn until its own


class MeowJudge(Judge[MeowTable]):
    """Does the acts of the rules that a seat knows, and answers truthfully."""

    def certain_move(self, table: MeowTable, seat: int) -> int:
        """Strike nothing, pass, answer truthfully, and obey the rules that the seat knows.

        The rest of the budget is spent on guesses; an imagined hand is as good a guess as any.
        Which card to play and which rule to reveal is left to search, except in Before/After, where
        a thousand acts could come before the card: there the best known card is played.
        """
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

    def runner_up(self, table: MeowTable, seat: int, best: int) -> int:
        """Return the next rule that the seat can serve, the other card or answer, or the end of the
        guessing; another word for the same act does the same."""
        ranked: list[int] = []
        if table.pointed >= 0:
            ranked = [*_true_answers(table, seat), LOOK.of(), NO.of()]
        elif table.active >= 0:
            if not is_guess(table, seat, best):
                ranked.append(_known_act(table, seat, best))
            if table.played >= 0:
                ranked.append(CHECK.of())
            else:
                cards = [card for card in _playable(table, seat) if PLAY.of(card) != best]
                ranked.extend([PLAY.of(_best_known(table, cards))] if cards else [])
            ranked.append(_guessed_act(table, seat, best))
        choices: list[int] = [*ranked, *table.shared_moves(seat)]
        for move in choices:
            if move != NOTHING and _does_other(move, best) and table.allows(seat, move):
                return move
        return UNSURE

    def rollout_move(self, table: MeowTable, seat: int, rng: Generator) -> int:
        """As `certain_move`, without guesses, and at random where that is unsure."""
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

    def cut_off(self, table: MeowTable, made: int) -> bool:
        """Stop a playout when a turn is over."""
        return made > 0 and table.active >= 0 and table.played < 0 and not table.acts

    def evaluate(self, table: MeowTable) -> list[float]:
        """Return the rewards at the end, before that each seat's share of the chances."""
        if not table.agenda:
            return super().evaluate(table)
        chances: list[float] = []
        for seat in range(table.seats):
            wait = 0 if table.active < 0 else (seat - table.active) % table.seats
            chances.append(_UNKNOWN_RULE ** _count_unknown(table, seat) * _TURN_AWAY**wait)
        total = sum(chances)
        return [chance / total for chance in chances]

    def reasons(self, table: MeowTable, seat: int, move: int) -> list[Message]:
        return move_reasons(table, seat, move)


def _count_unknown(table: MeowTable, seat: int) -> int:
    """The number of rules that bind a seat and that it does not know."""
    unknown = 0
    for other in range(table.seats):
        if other != seat:
            for card in table.hands[other]:
                if table.known_places(seat, card) == 0:
                    unknown += 1
    return unknown


def _true_answers(table: MeowTable, seat: int) -> list[int]:
    """The truthful answers of a seat that is asked in a check."""
    if not table.is_judged_by_eyes():
        return [REVEAL.of(card) for card in broken_in_hand(table, seat)]
    if table.objected[seat] == 0 and not is_obeyed(table, table.played):
        return [OBJECT.of()]
    if seat != table.pointed:
        return [WAIT.of()]
    return [BROKEN.of(card) for card in broken_in_hand(table, seat)] or [NO.of()]


def _does_other(move: int, other: int) -> bool:
    """Whether a move does something else than another one: not the same act in another word."""
    if SAY.holds(move) and SAY.holds(other):
        return ACTS_OF_WORD[SAY.first(move)] != ACTS_OF_WORD[SAY.first(other)]
    return move != other


def _known_act(table: MeowTable, seat: int, besides: int = NOTHING) -> int:
    """An act that is still to be done in this part of the turn, for the played card or for a rule
    that the seat knows and others may hold; NOTHING if there is none `besides` a move, or no room
    for it."""
    if table.played < 0 and not table.has_parts():
        return NOTHING
    if table.played >= 0:
        move = _act_for(table, table.played)
        if move != NOTHING and _does_other(move, besides):
            return move
    own_or_pile = 1 << seat | 1 << table.seats
    known = table.places[seat]
    for card in range(CARD_COUNT):
        if known[card] & ~own_or_pile:
            move = _act_for(table, card)
            if move != NOTHING and _does_other(move, besides):
                return move
    return NOTHING if table.played >= 0 else _act_before_card(table, seat)


def _act_before_card(table: MeowTable, seat: int) -> int:
    """If no card of the hand can be played yet, the act that one of them asks for first."""
    hand = table.hands[seat]
    for card in hand:
        if _is_playable_now(table, card):
            return NOTHING
    for card in hand:
        move = _act_for(table, card)
        if move != NOTHING:
            return move
    return NOTHING


def _guessed_act(table: MeowTable, seat: int, besides: int = NOTHING) -> int:
    """The act of a rule in another hand of the imagined table; NOTHING if there is none `besides` a
    move."""
    if table.played < 0 and not table.has_parts():
        return NOTHING
    for other in range(table.seats):
        if other != seat:
            for card in table.hands[other]:
                move = _act_for(table, card)
                if move != NOTHING and _does_other(move, besides):
                    return move
    return NOTHING


def _playable(table: MeowTable, seat: int) -> list[int]:
    """The cards of a hand whose own rule is or can be obeyed if they are played now; all cards if
    there is none."""
    hand = table.hands[seat]
    return [card for card in hand if _is_playable_now(table, card)] or hand


def _best_known(table: MeowTable, cards: list[int]) -> int:
    """The card that most seats know to be in the game: playing it reveals least."""
    best, most = cards[0], 0
    for card in cards:
        knowing = 0
        for seat in range(table.seats):
            if table.known_places(seat, card):
                knowing += 1
        if knowing > most:
            best, most = card, knowing
    return best


def _is_playable_now(table: MeowTable, card: int) -> bool:
    """Whether playing a card now would not break its own rule."""
    if not table.has_parts():
        return True
    if PART[card] == BEFORE:
        return is_obeyed(table, card)
    return table.times_done(card, BEFORE) == 0


def _act_for(table: MeowTable, card: int) -> int:
    """The act of a rule, if it is to be done now and there is room for it; else NOTHING."""
    part = table.current_part()
    if (PART[card] if table.has_parts() else AFTER) != part:
        return NOTHING
    done = table.times_done(card, part)
    if done >= max(1, TIMES[card]) or (done == 0 and len(table.acts) >= table.budget()):
        return NOTHING
    if not is_said(card):
        return DO.of(card)
    return NOTHING if table.word_for(card) >= 0 else SAY.of(_new_word(table, card))


def act_of_rule(table: MeowTable, card: int) -> int:
    """Return the move that serves a rule now, for a review of the turn; -1 if it is served already
    or there is no room for it in this part of the turn."""
    if table.played < 0 and not table.has_parts():
        return NOTHING
    return _act_for(table, card)


def _new_word(table: MeowTable, card: int) -> int:
    """A word for a spoken act; for a memory rule, one that was not said in this game."""
    words = OWN_WORDS_OF_ACT[card]  # one that fits another card too would break that one's timing
    if card < FIRST_MEMORY:
        return words[0]
    said = table.said[card - FIRST_MEMORY]
    for word in words:
        if word not in said:
            return word
    return words[0]
