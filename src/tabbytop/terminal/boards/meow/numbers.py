"""The numbers to type, the same in every turn.

0 is what ends the question: ready, pass, check, no, wait. 1 to 4 are the cards of the hand, 5 to 9
open the groups of the palette, 10 the rules that can be replaced, and every act has one number for
good, from 11 on. Where nothing is done or laid, 5 looks again and 6 objects.
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
from tabbytop.terminal.boards.meow import finding
from tabbytop.terminal.boards.meow.opened import FIND, GROUP, NO_MOVE, REPLACING, WORDS, page_of
from tabbytop.terminal.boards.meow.reading import ACT, key_of, moves_of, own_hand
from tabbytop.terminal.scene import Choice, Scene

DONE: Final = 0
LOOK_AGAIN: Final = 5
OBJECTS: Final = 6
GROUP_KEYS: Final = 5  # and on, one for each group
REPLACES: Final = 10
ACT_KEYS: Final = 11  # and on, one for each act
FOUND_WORDS: Final = 201  # and on, where a search found words too

_ENDS: Final = (READY, PASS, CHECK, NO, WAIT)
_WITH_A_CARD: Final = (PLAY, REVEAL, BROKEN)


def choices(scene: Scene) -> list[Choice]:
    """The answers by number: all of the question, and those of the list that is open."""
    opened, _, about = scene.opened.partition(" ")
    if opened == REPLACING:
        return []
    if opened == WORDS:
        return _words(scene, about)
    found: list[Choice] = []
    if opened == FIND:
        words = finding.found(about, scene)[1]
        found = [Choice(FOUND_WORDS + place, SAY.of(word)) for place, word in enumerate(words)]
    return [*_of_the_question(scene), *found]


def _of_the_question(scene: Scene) -> list[Choice]:
    numbered = [
        *(Choice(DONE, move) for block in _ENDS for move in moves_of(scene, block)),
        *_with_a_card(scene),
        *(Choice(LOOK_AGAIN, move) for move in moves_of(scene, LOOK)),
        *(Choice(OBJECTS, move) for move in moves_of(scene, OBJECT)),
        *_lists(scene),
        *(Choice(ACT_KEYS + STRIKE.first(move), move) for move in moves_of(scene, STRIKE)),
        *(Choice(ACT_KEYS + DO.first(move), move) for move in moves_of(scene, DO)),
        *(Choice(ACT_KEYS + act, NO_MOVE, f"{WORDS} {NAMES[act]}") for act in _spoken(scene)),
    ]
    return sorted(numbered, key=lambda choice: choice.number)


def _with_a_card(scene: Scene) -> Iterator[Choice]:
    hand = [ACT[card["name"]] for card in own_hand(scene.view)]
    for block in _WITH_A_CARD:
        for move in moves_of(scene, block):
            yield Choice(hand.index(block.first(move)) + 1, move)


def _spoken(scene: Scene) -> list[int]:
    """The spoken acts that can be done: all words that are an act's own can be said, or none."""
    said = set(moves_of(scene, SAY))
    spoken = range(FIRST_SPOKEN, CARD_COUNT)
    return [act for act in spoken if SAY.of(OWN_WORDS_OF_ACT[act][0]) in said]


def _lists(scene: Scene) -> Iterator[Choice]:
    """What opens: the groups of the palette, and the rules that can be replaced."""
    if moves_of(scene, DO) or moves_of(scene, STRIKE):
        for family in range(len(GROUPS)):
            yield Choice(GROUP_KEYS + family, NO_MOVE, f"{GROUP} {family}")
    if moves_of(scene, REPLACE):
        yield Choice(REPLACES, NO_MOVE, REPLACING)


def _numbered(moves: Iterable[int]) -> Iterator[Choice]:
    for place, move in enumerate(moves, 1):
        yield Choice(place, move)


def _words(scene: Scene, about: str) -> list[Choice]:
    """Every word of a spoken act by its place, and 0 for the next page."""
    name, page = page_of(about)
    pages = len(word_pages(scene, name))
    following = Choice(0, NO_MOVE, f"{WORDS} {name} {page % pages + 1}")
    return [following, *_numbered(SAY.of(word) for word in WORDS_OF_ACT[ACT[name]])]


def word_pages(scene: Scene, name: str) -> list[list[int]]:
    """The words of a spoken act, cut to pages that leave the table some room."""
    columns = max((min(scene.width, 94) + 3) // 19, 1)
    most = columns * max(scene.height - 16, 3)
    words = WORDS_OF_ACT[ACT[name]]
    return [words[start : start + most] for start in range(0, len(words), most)]


def unlisted(scene: Scene, number: int) -> int | None:
    """The act that a number means, though it is not possible, so that the table says why."""
    act = number - ACT_KEYS
    if scene.opened.startswith(WORDS) or not 0 <= act < CARD_COUNT:
        return None
    if scene.opened == REPLACING:
        return REPLACE.of(act)
    if key_of(scene) == "strike":
        return STRIKE.of(act)
    if key_of(scene) not in {"play", "act"}:
        return None
    return SAY.of(OWN_WORDS_OF_ACT[act][0]) if is_said(act) else DO.of(act)


def possible_acts(scene: Scene) -> set[int]:
    """The acts that can be done, said or struck now."""
    return {
        *(DO.first(move) for move in moves_of(scene, DO)),
        *(STRIKE.first(move) for move in moves_of(scene, STRIKE)),
        *_spoken(scene),
    }


def family_range(family: int) -> range:
    """The acts of a group."""
    ends = [*FAMILY_STARTS[1:], CARD_COUNT]
    return range(FAMILY_STARTS[family], ends[family])
