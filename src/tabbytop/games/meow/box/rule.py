"""The data of a rule card (MW-B1, MW-B2, MW-B3).

Every rule has an act of its own, so a rule, its card and its act share one number and one name.
"""

from functools import cached_property
from pathlib import Path
from typing import Final

from tabbytop.games.meow.words import AREA, message
from tabbytop.texts.catalogue import has_text
from tabbytop.texts.word_lists import read_list

TEXTS: Final = Path(__file__).parents[1] / "texts"
FAMILIES: Final = ["noise", "mime", "counted", "spoken", "memory"]

BEFORE: Final = 0
AFTER: Final = 1
PARTS: Final = ["before", "after"]  # of a turn, and the backgrounds of the cards


class Rule:
    """One rule card and the act that obeys it; its texts are those of the catalogue, in English.

    `name` is the notation of the card and of the act, `text` the text on the card, `label` the act
    in the palette. `shown` describes the act as a watcher sees it, without naming the rule: "puffs
    up their cheeks and croaks". `sign` is one emoji, `noise` the sound or empty, `motion` the
    animation of a drawn cat: one of MOTIONS. `times` is how often a counted act must be done, else
    0. `words` are the possible words of spoken acts and memory rules, read from the `list` of that
    name, and `spellings` maps other spellings and synonyms to them: `donut` is `doughnut` (MW-S3).
    A word that fits several cards (`orange`) is in the list of each and counts for all of them.
    """

    def __init__(
        self,
        name: str,
        *,
        sign: str,
        motion: str,
        blue: bool = False,
        part: int = BEFORE,
        times: int = 0,
        words: str = "",
    ) -> None:
        self.name = name
        self.sign = sign
        self.motion = motion
        self.blue = blue
        self.part = part
        self.times = times
        self.list = words
        listed = read_list(AREA, words, folder=TEXTS) if words else []
        self.words = [word.name for word in listed]
        self.spellings = {other: word.name for word in listed for other in word.others}

    @cached_property
    def title(self) -> str:
        return self._text("")

    @cached_property
    def animal(self) -> str:
        return self._text(".animal")

    @cached_property
    def text(self) -> str:
        return self._text(".text")

    @cached_property
    def label(self) -> str:
        return self._text(".label")

    @cached_property
    def shown(self) -> str:
        return self._text(".shown")

    @cached_property
    def noise(self) -> str:
        return self._text(".noise")

    def _text(self, attribute: str) -> str:
        key = f"card-{'-'.join(self.name.split())}{attribute}"
        return str(message(key)) if has_text(AREA, key) else ""


# Animations of a drawn cat; each act uses one of them, with its own sign and noise.
MOTIONS: Final = [
    "bounce", "shake", "nod", "sway", "spin", "stretch", "crouch", "pounce", "wave", "clap",
    "lick", "scratch", "sniff", "yawn", "sneeze", "peek", "bow", "freeze", "flap", "stomp",
    "point", "rub", "eat", "sleep", "call", "speak", "wag", "walk", "stir", "drum", "wink",
]  # fmt: skip
