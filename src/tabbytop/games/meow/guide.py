"""The list of the rule cards of Meow!, for players."""

from collections.abc import Mapping
from typing import Literal, TypedDict

from tabbytop.games.meow.box.common import COMMON_WORDS
from tabbytop.games.meow.box.rule import FAMILIES, PARTS
from tabbytop.games.meow.cards import RULES, SMALL_DECK, deck_of, family_of
from tabbytop.kernel.guide import Card


class CardFacts(TypedDict, total=False):
    """The facts about cards as the server sends them: those that are empty or untrue left out."""

    sign: str
    label: str  # of the action in the palette
    animal: str
    motion: str  # of a drawn cat
    shown: str  # the action as watchers see it
    noise: str  # the sound of it
    young: bool
    small: bool  # in the small box
    part: Literal["before", "after"]  # of a turn, with that option
    times: int  # how often a counted action is done
    words: int  # how many may be said: `/api/games/meow/words`
    common: list[str]  # the words that people think of first


def cards(options: Mapping[str, object]) -> list[Card]:
    """List all rule cards, those of the small box, or the blue ones with `young`, whichever of
    them are in the game."""
    deck = deck_of(bool(options.get("young")), options.get("box") == "small")
    numbered = [(number, RULES[number]) for number in deck]
    return [
        Card(
            name=rule.name,
            group=FAMILIES[family_of(number)],
            facts={
                "sign": rule.sign,
                "label": rule.label,
                "animal": rule.animal,
                "motion": rule.motion,
                "shown": rule.shown,
                "noise": rule.noise,
                "young": rule.blue,
                "small": number in SMALL_DECK,
                "part": PARTS[rule.part],
                "times": rule.times or None,
                "list": rule.list,
                "words": rule.words,
                "spellings": rule.spellings,
                "common": COMMON_WORDS.get(rule.name, []),
            },
        )
        for number, rule in numbered
    ]
