"""Assign the numbers to type; they stay the same in every turn.

0 ends the question (ready, pass, check, no, wait). 1 to 4 are the cards of the hand, 5 to 9 open
the groups of acts, 10 replaces a rule, and every act keeps one number from 11 on. When no act or
card can be chosen, 5 looks again and 6 objects.
"""

from collections.abc import Iterable, Iterator
from typing import Final

from tabbytop.games.meow.box.rule import FAMILIES
from tabbytop.games.meow.cards import (
    CARD_COUNT,
    FIRST_SPOKEN,
    NAMES,
    OWN_WORDS_OF_ACT,
    WORDS_OF_ACT,
    deck_of,
    family_of,
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
    REPLACE,
    REVEAL,
    SAY,
    STRIKE,
    WAIT,
)
from tabbytop.games.meow.terminal import act_search
from tabbytop.games.meow.terminal.view_helpers import (
    ACT_NUMBER,
    GROUP_LIST,
    NO_MOVE,
    REPLACE_LIST,
    SEARCH_LIST,
    WORD_LIST,
    moves_of,
    own_hand,
    prompt_key,
    split_word_page,
)
from tabbytop.terminal.render_context import Choice, RenderContext

DONE_NUMBER: Final = 0
LOOK_AGAIN: Final = 5
OBJECT_NUMBER: Final = 6
FIRST_GROUP: Final = 5  # one number for each group from here on
REPLACE_NUMBER: Final = 10
FIRST_ACT: Final = 11  # one number for each act from here on
FIRST_FOUND_WORD: Final = 201  # one number for each word that a search found

_ENDING_MOVES: Final = (READY, PASS, CHECK, NO, WAIT)
_CARD_MOVES: Final = (PLAY, REVEAL, BROKEN)


def choices(context: RenderContext) -> list[Choice]:
    """Return the numbered answers of the question and of the open list."""
    opened, _, about = context.opened.partition(" ")
    if opened == REPLACE_LIST:
        return []
    if opened == WORD_LIST:
        return _word_choices(context, about)
    found: list[Choice] = []
    if opened == SEARCH_LIST:
        words = act_search.search(about, context)[1]
        found = [Choice(FIRST_FOUND_WORD + place, SAY.of(word)) for place, word in enumerate(words)]
    return [*_prompt_choices(context), *found]


def _prompt_choices(context: RenderContext) -> list[Choice]:
    numbered = [
        *(
            Choice(DONE_NUMBER, move)
            for block in _ENDING_MOVES
            for move in moves_of(context, block)
        ),
        *_card_choices(context),
        *(Choice(LOOK_AGAIN, move) for move in moves_of(context, LOOK)),
        *(Choice(OBJECT_NUMBER, move) for move in moves_of(context, OBJECT)),
        *_list_choices(context),
        *(Choice(FIRST_ACT + STRIKE.first(move), move) for move in moves_of(context, STRIKE)),
        *(Choice(FIRST_ACT + DO.first(move), move) for move in moves_of(context, DO)),
        *(
            Choice(FIRST_ACT + act, NO_MOVE, f"{WORD_LIST} {NAMES[act]}")
            for act in _spoken_acts(context)
        ),
    ]
    return sorted(numbered, key=lambda choice: choice.number)


def _card_choices(context: RenderContext) -> Iterator[Choice]:
    hand = [ACT_NUMBER[card["name"]] for card in own_hand(context.view)]
    for block in _CARD_MOVES:
        for move in moves_of(context, block):
            yield Choice(hand.index(block.first(move)) + 1, move)


def _spoken_acts(context: RenderContext) -> list[int]:
    """Return the possible spoken acts: either all of an act's own words can be said, or none."""
    said = set(moves_of(context, SAY))
    spoken = range(FIRST_SPOKEN, CARD_COUNT)
    return [act for act in spoken if SAY.of(OWN_WORDS_OF_ACT[act][0]) in said]


def _list_choices(context: RenderContext) -> Iterator[Choice]:
    """Return the lists that can be opened: the groups of acts, and the rules to replace."""
    if moves_of(context, DO) or moves_of(context, STRIKE):
        for family in range(len(FAMILIES)):
            yield Choice(FIRST_GROUP + family, NO_MOVE, f"{GROUP_LIST} {family}")
    if moves_of(context, REPLACE):
        yield Choice(REPLACE_NUMBER, NO_MOVE, REPLACE_LIST)


def _numbered(moves: Iterable[int]) -> Iterator[Choice]:
    for place, move in enumerate(moves, 1):
        yield Choice(place, move)


def _word_choices(context: RenderContext, about: str) -> list[Choice]:
    """Number every word of a spoken act; 0 is the next page."""
    name, page = split_word_page(about)
    pages = len(word_pages(context, name))
    following = Choice(0, NO_MOVE, f"{WORD_LIST} {name} {page % pages + 1}")
    return [following, *_numbered(SAY.of(word) for word in WORDS_OF_ACT[ACT_NUMBER[name]])]


def word_pages(context: RenderContext, name: str) -> list[list[int]]:
    """Split the words of a spoken act into pages that leave the table some room."""
    columns = max((min(context.width, 94) + 3) // 19, 1)
    most = columns * max(context.height - 16, 3)
    words = WORDS_OF_ACT[ACT_NUMBER[name]]
    return [words[start : start + most] for start in range(0, len(words), most)]


def unavailable_move(context: RenderContext, number: int) -> int | None:
    """Return the act that a number stands for although it is not possible now."""
    act = number - FIRST_ACT
    if context.opened.startswith(WORD_LIST) or not 0 <= act < CARD_COUNT:
        return None
    if context.opened == REPLACE_LIST:
        return REPLACE.of(act)
    if prompt_key(context) == "strike":
        return STRIKE.of(act)
    if prompt_key(context) not in {"play", "act"}:
        return None
    return SAY.of(OWN_WORDS_OF_ACT[act][0]) if is_said(act) else DO.of(act)


def possible_acts(context: RenderContext) -> set[int]:
    """Return the acts that can be done, said or struck now."""
    return {
        *(DO.first(move) for move in moves_of(context, DO)),
        *(STRIKE.first(move) for move in moves_of(context, STRIKE)),
        *_spoken_acts(context),
    }


def acts_of_family(context: RenderContext, family: int) -> list[int]:
    """Return the acts of a group that are in this game's box; with `young` all of them."""
    box = deck_of(young=False, small=context.options.get("box") == "small")
    return [act for act in box if family_of(act) == family]
