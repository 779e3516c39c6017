"""Reasons for hints: rules that it obeys, and what the others learn.

They use what the seat has seen and heard in this game, as if it remembered everything.
"""

from tabbytop.games.meow.acting import broken_in_hand, is_act, is_obeyed
from tabbytop.games.meow.box.rule import BEFORE
from tabbytop.games.meow.cards import CARD_COUNT, PART, TIMES
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
    REPLACE,
    REVEAL,
    SAY,
    STRIKE,
    WAIT,
)
from tabbytop.games.meow.table import MeowTable
from tabbytop.games.meow.words import message
from tabbytop.texts.message import Message


def move_reasons(table: MeowTable, seat: int, move: int) -> list[Message]:
    """Return what a move brings: from the own hand and what the seat knows of the others'."""
    if is_act(move):
        return _act(table, seat, move)
    if CHECK.holds(move):
        return _check(table, seat)
    if PLAY.holds(move):
        return [_publicity(table, PLAY.first(move)), message("because-obey-it")]
    if REVEAL.holds(move):
        return [message("because-broken"), _publicity(table, REVEAL.first(move))]
    if BROKEN.holds(move):
        obeyed = is_obeyed(table, BROKEN.first(move))
        return [message("because-obeyed" if obeyed else "because-broken")]
    if NO.holds(move):
        return [message("because-hand-broken", count=len(broken_in_hand(table, seat)))]
    if OBJECT.holds(move):
        obeyed = is_obeyed(table, table.played)
        return [message("because-objects-in-vain" if obeyed else "because-card-broken")]
    if WAIT.holds(move):
        obeyed = is_obeyed(table, table.played)
        return [message("because-card-obeyed" if obeyed else "because-card-passes")]
    if LOOK.holds(move):
        return [message("because-look")]
    if REPLACE.holds(move):
        return [message("because-replace")]
    if STRIKE.holds(move):
        return [message("because-strike")]
    if READY.holds(move):
        return [message("because-ready")]
    return [message("because-pass")] if PASS.holds(move) else []


def _act(table: MeowTable, seat: int, move: int) -> list[Message]:
    """Return which rules an act serves: the played card's, known ones, or a guess."""
    acts = _acts_of(table, move)
    bound = known_rules(table, seat)
    left = table.budget() - len(table.acts) - sum(act not in table.acts for act in acts)
    if all(table.times_done(act, table.current_part()) >= max(1, TIMES[act]) for act in acts):
        counted = any(TIMES[act] > 0 for act in acts)
        return [message("because-too-often" if counted else "because-done-already")]
    if table.played in acts:
        told = message("because-played-card")
    elif any(act in bound for act in acts):
        told = message("because-known-rule")
    elif any(act in table.hands[seat] for act in acts):
        first = table.has_parts() and table.played < 0 and any(PART[a] == BEFORE for a in acts)
        told = message("because-before-card" if first else "because-own-rule")
    else:
        told = message("because-guess")
    return [told, message("because-acts-left", left=left)]


def is_guess(table: MeowTable, seat: int, move: int) -> bool:
    """Whether a move is an act that neither the played card nor a rule that the seat knows asks
    for."""
    served = [table.played, *known_rules(table, seat)]
    return is_act(move) and not any(act in served for act in _acts_of(table, move))


def _acts_of(table: MeowTable, move: int) -> list[int]:
    """Return the acts that a move does: a word may do several."""
    return [DO.first(move)] if DO.holds(move) else table.palette().acts_of_word[SAY.first(move)]


def _check(table: MeowTable, seat: int) -> list[Message]:
    """Return how many of the rules that the seat knows of it has obeyed."""
    rules = known_rules(table, seat)
    if table.played >= 0 and table.played not in rules:
        rules.append(table.played)
    obeyed = sum(is_obeyed(table, card) for card in rules)
    return [message("because-check", obeyed=obeyed, count=len(rules))]


def known_rules(table: MeowTable, seat: int) -> list[int]:
    """Return the rules that the seat knows to be in the game and that another hand may hold."""
    own_or_pile = 1 << seat | 1 << table.seats
    return [card for card in range(CARD_COUNT) if table.known_places(seat, card) & ~own_or_pile]


def _publicity(table: MeowTable, card: int) -> Message:
    """Return whether everybody has heard of a card that is read out now."""
    known = table.known_places(table.seats, card) != 0
    return message("because-card-known" if known else "because-card-new")
