"""The rule cards as numbers: rule, card and act share one number, 0 … 101, ordered by family."""

from typing import Final

from tabbytop.games.meow.box.counted import COUNTED as _COUNTED
from tabbytop.games.meow.box.memory import MEMORY as _MEMORY
from tabbytop.games.meow.box.mimes import MIMES as _MIMES
from tabbytop.games.meow.box.noises import NOISES as _NOISES
from tabbytop.games.meow.box.rule import Rule
from tabbytop.games.meow.box.spoken import SPOKEN as _SPOKEN

LEAST_SEATS: Final = 3
MOST_SEATS: Final = 12

RULES: Final[list[Rule]] = [*_NOISES, *_MIMES, *_COUNTED, *_SPOKEN, *_MEMORY]
CARD_COUNT: Final = 102
FIRST_MIME: Final = 34
FIRST_COUNTED: Final = 63
FIRST_SPOKEN: Final = 78  # from here on an act is said, with a word
FIRST_MEMORY: Final = 94
FAMILY_STARTS: Final = [0, FIRST_MIME, FIRST_COUNTED, FIRST_SPOKEN, FIRST_MEMORY]
MEMORY_COUNT: Final = CARD_COUNT - FIRST_MEMORY

NAMES: Final = [rule.name for rule in RULES]
BLUE: Final = [rule.blue for rule in RULES]
PART: Final = [rule.part for rule in RULES]
TIMES: Final = [rule.times for rule in RULES]  # 0: at least once

DECK: Final = list(range(CARD_COUNT))
YOUNG_DECK: Final = [card for card in DECK if BLUE[card]]
# For a first game: acts that everybody knows, of all families, ten before the card and ten after it
# (MW-D2).
_SMALL_BOX: Final = frozenset({
    "croak", "moo", "oink", "quack", "bark", "roar", "hoot", "meow",
    "lick paw", "flap wings", "wag tail", "yawn", "thumbs up", "shrug",
    "knock", "clap",
    "fruit", "colour", "dessert",
    "city",
})  # fmt: skip
SMALL_DECK: Final = [card for card in DECK if NAMES[card] in _SMALL_BOX]
SMALL_BOX_SEATS: Final = 6  # at the most: there are too few cards for more
THIRTEEN: Final = 13  # rules in the game, in the modes that are called so

# All words of all spoken acts: first the words of a single act, list by list; from FIRST_SHARED on
# the words that fit several cards and count for all of them (MW-S3).
_ACTS: Final[dict[str, list[int]]] = {}
for _act, _rule in enumerate(RULES):
    for _text in _rule.words:
        _ACTS.setdefault(_text, []).append(_act)
WORDS: Final = sorted(_ACTS, key=lambda word: len(_ACTS[word]) > 1)  # stable: the lists stay whole
ACTS_OF_WORD: Final = [_ACTS[word] for word in WORDS]
FIRST_SHARED: Final = sum(len(acts) == 1 for acts in _ACTS.values())
_NUMBERS: Final = {word: number for number, word in enumerate(WORDS)}
WORDS_OF_ACT: Final = [[_NUMBERS[word] for word in rule.words] for rule in RULES]
OWN_WORDS_OF_ACT: Final = [
    [word for word in words if word < FIRST_SHARED] for words in WORDS_OF_ACT
]
# Other spellings and synonyms of words, in alphabetical order (MW-S3).
SPELLINGS: Final = dict(sorted(pair for rule in RULES for pair in rule.spellings.items()))
MOST_TIMES: Final = 9  # that an act can be done in one part of a turn


def hand_size(seats: int, thirteen: bool) -> int:
    """The number of cards in a hand (MW-D1)."""
    if thirteen:
        return THIRTEEN // seats
    return 2 if seats <= 5 else 1


def pile_size(seats: int, thirteen: bool) -> int:
    """The number of cards in the pile (MW-D1)."""
    return THIRTEEN % seats if thirteen else 1


def deck_of(young: bool, small: bool) -> list[int]:
    """The rules that can come into a game; a shared list, do not change it (MW-D1, MW-D2)."""
    if small:
        return SMALL_DECK
    return YOUNG_DECK if young else DECK


def family_of(act: int) -> int:
    """The family of an act, as an index into FAMILIES."""
    family = 0
    while family + 1 < len(FAMILY_STARTS) and act >= FAMILY_STARTS[family + 1]:
        family += 1
    return family


def is_said(act: int) -> bool:
    """Whether the act is done with a word."""
    return act >= FIRST_SPOKEN
