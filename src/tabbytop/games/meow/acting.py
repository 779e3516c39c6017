"""The acts of a turn: which are possible (MW-S1), and which rules they obey (MW-M3, MW-M4, MW-M16,
MW-M20, MW-M21)."""

from tabbytop.games.meow.box.rule import AFTER, BEFORE
from tabbytop.games.meow.cards import (
    FIRST_MEMORY,
    FIRST_SPOKEN,
    MOST_TIMES,
    NAMES,
    PART,
    TIMES,
)
from tabbytop.games.meow.moves import DO, SAY
from tabbytop.games.meow.palette import group_of_large
from tabbytop.games.meow.table import MeowTable
from tabbytop.games.meow.words import message
from tabbytop.kernel.legal_moves import LegalMoves, Moves
from tabbytop.kernel.piles import put_in_order
from tabbytop.texts.message import Message


def moves_with_acts(table: MeowTable, before: list[int], after: list[int]) -> Moves:
    """All possible acts, between the other moves of the question."""
    palette = table.palette()
    left = table.budget() - len(table.acts)
    if left <= 0:
        return [*before, *_repetitions(table), *after]
    used_up = _used_up_acts(table)
    if used_up:
        before = before + [DO.of(act) for act in palette.done if act not in used_up]
    elif before:
        before = before + palette.do_moves
    else:
        before = palette.do_moves
    left_out: list[int] = []
    for act in table.acts:
        if act >= FIRST_SPOKEN:
            left_out.append(act)
    for count in range(left + 1, palette.most_acts + 1):
        left_out.append(group_of_large(count))
    return LegalMoves(before, palette.say_moves, left_out, after)


def allows_act(table: MeowTable, move: int) -> bool:
    """Whether `moves_with_acts` has the move among the acts."""
    new = len(table.acts) < table.budget()
    if SAY.holds(move):
        return _can_say(table, SAY.first(move))
    if not DO.holds(move) or not table.palette().has[DO.first(move)]:
        return False
    times = table.times_done(DO.first(move), table.current_part())
    return times < MOST_TIMES and (new or times > 0)


def perform_act(table: MeowTable, seat: int, move: int) -> None:
    """Perform an act; a word performs all acts of the box that it fits."""
    if DO.holds(move):
        table.perform(seat, DO.first(move))
    else:
        word = SAY.first(move)
        for act in table.palette().acts_of_word[word]:
            table.perform(seat, act, word)


def is_act(move: int) -> bool:
    """Whether the move is an act."""
    return DO.holds(move) or SAY.holds(move)


def why_no_act(table: MeowTable, move: int) -> tuple[Message, str]:
    """Why an act is refused, in a part of the turn that has acts."""
    palette = table.palette()
    if DO.holds(move) and not palette.has[DO.first(move)]:
        return message("refusal-not-in-deck", card=NAMES[DO.first(move)]), "MW-D2"
    if SAY.holds(move):
        acts = palette.acts_of_word[SAY.first(move)]
        if not acts:
            return message("refusal-word-not-in-box"), "MW-D2"
        for act in acts:
            if table.word_for(act) >= 0:
                return message("refusal-word-said", act=NAMES[act]), "MW-S3"
    if DO.holds(move) and table.times_done(DO.first(move), table.current_part()) >= MOST_TIMES:
        return message("refusal-times", most=MOST_TIMES), "MW-S1"
    return message("refusal-budget", most=table.budget()), "MW-S1"


def _can_say(table: MeowTable, word: int) -> bool:
    """Whether the word does acts of the box, the budget has room for all of them, and none was
    done yet (MW-S3)."""
    acts = table.palette().acts_of_word[word]
    if not acts or len(table.acts) + len(acts) > table.budget():
        return False
    for act in acts:
        if table.word_for(act) >= 0:
            return False
    return True


def _repetitions(table: MeowTable) -> list[int]:
    """The moves that repeat an act of this part of the turn, ascending."""
    part = table.current_part()
    acts: list[int] = []
    for place in range(len(table.acts)):
        if table.parts[place] == part and table.times[place] < MOST_TIMES:
            if table.acts[place] < FIRST_SPOKEN:
                put_in_order(table.acts[place], acts)
    return [DO.of(act) for act in acts]


def _used_up_acts(table: MeowTable) -> list[int]:
    """The acts that cannot be repeated any more in this part of the turn."""
    part = table.current_part()
    return [
        table.acts[place]
        for place in range(len(table.acts))
        if table.parts[place] == part and table.times[place] >= MOST_TIMES
    ]


def is_obeyed(table: MeowTable, card: int) -> bool:
    """Whether this turn's acts obey the rule.

    In Before/After an act in the wrong part breaks the rule, even if it was also done in the right
    one (MW-M16). That holds for the played card as well (MW-M15).
    """
    right = PART[card] if table.has_parts() else AFTER
    wrong = AFTER if right == BEFORE else BEFORE
    if table.times_done(card, wrong) > 0:
        return False
    done = table.times_done(card, right)
    if TIMES[card] > 0:
        return done == TIMES[card]
    return done > 0 and (card < FIRST_MEMORY or is_word_new(table, card))


def is_word_new(table: MeowTable, card: int) -> bool:
    """Whether this turn's word for a memory rule is new in this game."""
    return table.word_for(card) not in table.said[card - FIRST_MEMORY]


def broken_in_hand(table: MeowTable, seat: int) -> list[int]:
    """The rules in a hand that this turn's acts do not obey."""
    broken: list[int] = []
    for card in table.hands[seat]:
        if not is_obeyed(table, card):
            broken.append(card)
    return broken
