"""The data of a rule card (MW-B1, MW-B2, MW-B3).

Every rule has an act of its own, so a rule, its card and its act share one number and one name.
"""

from typing import Final

from tabbytop.texts.word_lists import read_list

FAMILIES: Final = ["noise", "mime", "counted", "spoken", "memory"]
GROUPS: Final = ["Noises", "Moves", "Counted", "Spoken", "Memory"]  # of the palette, by family

BEFORE: Final = 0
AFTER: Final = 1
PARTS: Final = ["before", "after"]  # of a turn, and the backgrounds of the cards


class Rule:
    """One rule card, in our words, and the act that obeys it.

    `name` is the notation of the card and of the act, `text` the text on the card, `label` the act
    in the palette. `shown` describes the act as a watcher sees it, without naming the rule: "puffs
    up their cheeks and croaks". `sign` is one emoji, `noise` the sound or empty, `motion` the
    animation of a drawn cat: one of MOTIONS. `times` is how often a counted act must be done, else
    0. `words` are the possible words of spoken acts and memory rules, read from the list of that
    name, and `spellings` maps other spellings and synonyms to them: `donut` is `doughnut` (MW-S3).
    A word that fits several cards (`orange`) is in the list of each and counts for all of them.
    """

    def __init__(
        self,
        name: str,
        title: str,
        animal: str,
        text: str,
        *,
        label: str,
        shown: str,
        sign: str,
        motion: str,
        noise: str = "",
        blue: bool = False,
        part: int = BEFORE,
        times: int = 0,
        words: str = "",
    ) -> None:
        self.name = name
        self.title = title
        self.animal = animal
        self.text = text
        self.label = label
        self.shown = shown
        self.sign = sign
        self.motion = motion
        self.noise = noise
        self.blue = blue
        self.part = part
        self.times = times
        listed = read_list("meow", words) if words else []
        self.words = [word.name for word in listed]
        self.spellings = {other: word.name for word in listed for other in word.others}


# Animations of a drawn cat; each act uses one of them, with its own sign and noise.
MOTIONS: Final = [
    "bounce", "shake", "nod", "sway", "spin", "stretch", "crouch", "pounce", "wave", "clap",
    "lick", "scratch", "sniff", "yawn", "sneeze", "peek", "bow", "freeze", "flap", "stomp",
    "point", "rub", "eat", "sleep", "call", "speak", "wag", "walk", "stir", "drum", "wink",
]  # fmt: skip
