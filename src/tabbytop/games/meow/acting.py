"""What can be done in a turn: the palette of all acts of the box, within the budget (MW-S1)."""

from typing import Final

from tabbytop.games.meow.cards import (
    ACTS_OF_WORD,
    CARD_COUNT,
    FIRST_SHARED,
    FIRST_SPOKEN,
    MOST_TIMES,
    OWN_WORDS_OF_ACT,
    RULES,
    WORDS,
)
from tabbytop.games.meow.moves import DO, SAY
from tabbytop.games.meow.table import MeowTable

_ALL_DO: Final = [DO.of(act) for act in range(FIRST_SPOKEN)]
_SAY_OF_ACT: Final = [[SAY.of(word) for word in OWN_WORDS_OF_ACT[act]] for act in range(CARD_COUNT)]
_ALL_SAY: Final = [SAY.of(word) for word in range(len(WORDS))]
_MOST_ACTS: Final = max(len(acts) for acts in ACTS_OF_WORD)  # that one word does


def add_acts(table: MeowTable, moves: list[int]) -> None:
    """All that can be done or said now, ascending: the words of the whole box are thousands, so
    lists that were made once are put together."""
    if len(table.acts) >= table.budget():
        for act in range(FIRST_SPOKEN):
            if 0 < table.times_done(act, table.part()) < MOST_TIMES:
                moves.append(DO.of(act))
        return
    tired = _acts_done_enough(table)
    if not tired:
        moves.extend(_ALL_DO)
    else:
        for act in range(FIRST_SPOKEN):
            if act not in tired:
                moves.append(DO.of(act))
    if not table.words and len(table.acts) + _MOST_ACTS <= table.budget():
        moves.extend(_ALL_SAY)
        return
    for act in range(FIRST_SPOKEN, CARD_COUNT):
        if table.word_for(act) < 0:
            moves.extend(_SAY_OF_ACT[act])
    for word in range(FIRST_SHARED, len(WORDS)):
        if _can_say(table, word):
            moves.append(SAY.of(word))


def allows_act(table: MeowTable, move: int) -> bool:
    """Whether it is one of the moves that `add_acts` lists."""
    new = len(table.acts) < table.budget()
    if SAY.holds(move):
        return _can_say(table, SAY.first(move))
    if not DO.holds(move):
        return False
    times = table.times_done(DO.first(move), table.part())
    return times < MOST_TIMES and (new or times > 0)


def act(table: MeowTable, seat: int, move: int) -> None:
    """Do it, or say it."""
    if DO.holds(move):
        table.perform(seat, DO.first(move))
    else:
        word = SAY.first(move)
        for act in ACTS_OF_WORD[word]:
            table.perform(seat, act, word)


def is_act(move: int) -> bool:
    """Whether the move is something done or said."""
    return DO.holds(move) or SAY.holds(move)


def why_no_act(table: MeowTable, move: int) -> tuple[str, str]:
    """Why it cannot be done, in a part of the turn in which acts can be done."""
    if SAY.holds(move):
        for act in ACTS_OF_WORD[SAY.first(move)]:
            if table.word_for(act) >= 0:
                label = RULES[act].label
                return f"{label!r}: a word a turn, and you have said one", "MW-S3"
    if DO.holds(move) and table.times_done(DO.first(move), table.part()) >= MOST_TIMES:
        return f"{MOST_TIMES} times is enough", "MW-S1"
    return f"{table.budget()} different acts are all that a turn here can hold", "MW-S1"


def _can_say(table: MeowTable, word: int) -> bool:
    """Whether there is room for all acts that the word does, and none of them was done (MW-S3)."""
    acts = ACTS_OF_WORD[word]
    if len(table.acts) + len(acts) > table.budget():
        return False
    for act in acts:
        if table.word_for(act) >= 0:
            return False
    return True


def _acts_done_enough(table: MeowTable) -> list[int]:
    """Acts that cannot be repeated any more in this part of the turn."""
    part = table.part()
    return [
        table.acts[place]
        for place in range(len(table.acts))
        if table.parts[place] == part and table.times[place] >= MOST_TIMES
    ]
