"""Assign the numbers to type; they stay the same in every turn.

0 ends the question (ready, pass, check, no, wait). 1 to 4 are the cards of the hand, 5 to 9 open
the groups of acts, 10 replaces a rule, and every act keeps one number from 11 on. When no act or
card can be chosen, 5 looks again and 6 objects.
"""

from collections.abc import Iterable, Iterator
from typing import Final

from tabbytop.games.meow.box.rule import GROUPS
from tabbytop.games.meow.cards import (
    CARD_COUNT,
    FAMILY_STARTS,
    FIRST_SPOKEN,
    NAMES,
    OWN_WORDS_OF_ACT,
    WORDS_OF_ACT,
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
from tabbytop.terminal.boards.meow import act_search
from tabbytop.terminal.boards.meow.view_helpers import (
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
FIRST_GROUP: Final = 5  # and on, one for each group
REPLACE_NUMBER: Final = 10
FIRST_ACT: Final = 11  # and on, one for each act
FIRST_FOUND_WORD: Final = 201  # and on, where a search found words too

_ENDING_MOVES: Final = (READY, PASS, CHECK, NO, WAIT)
_CARD_MOVES: Final = (PLAY, REVEAL, BROKEN)


def choices(scene: RenderContext) -> list[Choice]:
    """The answers by number: all of the question, and those of the list that is open."""
    opened, _, about = scene.opened.partition(" ")
    if opened == REPLACE_LIST:
        return []
    if opened == WORD_LIST:
        return _word_choices(scene, about)
    found: list[Choice] = []
    if opened == SEARCH_LIST:
        words = act_search.search(about, scene)[1]
        found = [Choice(FIRST_FOUND_WORD + place, SAY.of(word)) for place, word in enumerate(words)]
    return [*_prompt_choices(scene), *found]


def _prompt_choices(scene: RenderContext) -> list[Choice]:
    numbered = [
        *(Choice(DONE_NUMBER, move) for block in _ENDING_MOVES for move in moves_of(scene, block)),
        *_card_choices(scene),
        *(Choice(LOOK_AGAIN, move) for move in moves_of(scene, LOOK)),
        *(Choice(OBJECT_NUMBER, move) for move in moves_of(scene, OBJECT)),
        *_list_choices(scene),
        *(Choice(FIRST_ACT + STRIKE.first(move), move) for move in moves_of(scene, STRIKE)),
        *(Choice(FIRST_ACT + DO.first(move), move) for move in moves_of(scene, DO)),
        *(
            Choice(FIRST_ACT + act, NO_MOVE, f"{WORD_LIST} {NAMES[act]}")
            for act in _spoken_acts(scene)
        ),
    ]
    return sorted(numbered, key=lambda choice: choice.number)


def _card_choices(scene: RenderContext) -> Iterator[Choice]:
    hand = [ACT_NUMBER[card["name"]] for card in own_hand(scene.view)]
    for block in _CARD_MOVES:
        for move in moves_of(scene, block):
            yield Choice(hand.index(block.first(move)) + 1, move)


def _spoken_acts(scene: RenderContext) -> list[int]:
    """The spoken acts that can be done: all words that are an act's own can be said, or none."""
    said = set(moves_of(scene, SAY))
    spoken = range(FIRST_SPOKEN, CARD_COUNT)
    return [act for act in spoken if SAY.of(OWN_WORDS_OF_ACT[act][0]) in said]


def _list_choices(scene: RenderContext) -> Iterator[Choice]:
    """What opens: the groups of the palette, and the rules that can be replaced."""
    if moves_of(scene, DO) or moves_of(scene, STRIKE):
        for family in range(len(GROUPS)):
            yield Choice(FIRST_GROUP + family, NO_MOVE, f"{GROUP_LIST} {family}")
    if moves_of(scene, REPLACE):
        yield Choice(REPLACE_NUMBER, NO_MOVE, REPLACE_LIST)


def _numbered(moves: Iterable[int]) -> Iterator[Choice]:
    for place, move in enumerate(moves, 1):
        yield Choice(place, move)


def _word_choices(scene: RenderContext, about: str) -> list[Choice]:
    """Every word of a spoken act by its place, and 0 for the next page."""
    name, page = split_word_page(about)
    pages = len(word_pages(scene, name))
    following = Choice(0, NO_MOVE, f"{WORD_LIST} {name} {page % pages + 1}")
    return [following, *_numbered(SAY.of(word) for word in WORDS_OF_ACT[ACT_NUMBER[name]])]


def word_pages(scene: RenderContext, name: str) -> list[list[int]]:
    """The words of a spoken act, cut to pages that leave the table some room."""
    columns = max((min(scene.width, 94) + 3) // 19, 1)
    most = columns * max(scene.height - 16, 3)
    words = WORDS_OF_ACT[ACT_NUMBER[name]]
    return [words[start : start + most] for start in range(0, len(words), most)]


def unavailable_move(scene: RenderContext, number: int) -> int | None:
    """The act that a number means, though it is not possible, so that the table says why."""
    act = number - FIRST_ACT
    if scene.opened.startswith(WORD_LIST) or not 0 <= act < CARD_COUNT:
        return None
    if scene.opened == REPLACE_LIST:
        return REPLACE.of(act)
    if prompt_key(scene) == "strike":
        return STRIKE.of(act)
    if prompt_key(scene) not in {"play", "act"}:
        return None
    return SAY.of(OWN_WORDS_OF_ACT[act][0]) if is_said(act) else DO.of(act)


def possible_acts(scene: RenderContext) -> set[int]:
    """The acts that can be done, said or struck now."""
    return {
        *(DO.first(move) for move in moves_of(scene, DO)),
        *(STRIKE.first(move) for move in moves_of(scene, STRIKE)),
        *_spoken_acts(scene),
    }


def family_range(family: int) -> range:
    """The acts of a group."""
    ends = [*FAMILY_STARTS[1:], CARD_COUNT]
    return range(FAMILY_STARTS[family], ends[family])
