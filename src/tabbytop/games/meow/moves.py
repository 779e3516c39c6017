"""The vocabulary of Meow! A rule, its card and its act share one name."""

from typing import Final

from tabbytop.games.meow.cards import FIRST_SPOKEN, NAMES, SPELLINGS, WORDS
from tabbytop.kernel.vocabulary import Block, Vocabulary

STRIKE: Final = Block("strike {card}", card=NAMES)  # before the deal: an act that I cannot do
READY: Final = Block("ready")
PASS: Final = Block("pass")  # I have seen my hand; it may go left
PLAY: Final = Block("play {card}", card=NAMES)
REPLACE: Final = Block("replace {card}", card=NAMES)
DO: Final = Block("do {act}", act=NAMES[:FIRST_SPOKEN])
SAY: Final = Block("say {word}", word=WORDS)
CHECK: Final = Block("check")
REVEAL: Final = Block("reveal {card}", card=NAMES)  # judge=engine: which of your broken rules
NO: Final = Block("no")  # judge=eyes, pointed at: none of mine was broken
BROKEN: Final = Block("broken {card}", card=NAMES)  # judge=eyes, pointed at: this one was
LOOK: Final = Block("look")  # judge=eyes, pointed at: once more, please
OBJECT: Final = Block("object")  # judge=eyes: the played card's own rule was not obeyed
WAIT: Final = Block("wait")  # judge=eyes: nothing to object to, so far
TIME: Final = Block("time")  # the clock's: time is up


def _spellings() -> dict[str, str]:
    """Other ways to type a word (MW-S3): known spellings first, then other hyphens, then the plural
    for the singular and the singular for the plural."""
    known = {word: word for word in WORDS} | SPELLINGS
    others: dict[str, str] = dict(SPELLINGS)
    for word, meant in known.items():
        for other in (word.replace("-", " "), word.replace("-", ""), word.replace(" ", "-"),
                      word.replace(" ", ""), word.replace("'", "")):  # fmt: skip
            others.setdefault(other, meant)
    for word, meant in [*known.items()]:
        for other in (*plurals(word), word.removesuffix("s"), word.removesuffix("es")):
            others.setdefault(other, meant)
    taken = set(WORDS)
    return {
        f"say {other}": f"say {meant}"
        for other, meant in others.items()
        if other not in taken and len(other) > 1
    }


def plurals(word: str) -> list[str]:
    """The possible plurals of a word: `foxes`, `berries`, `loaves`."""
    if word.endswith("y") and word[-2:-1] not in {"a", "e", "i", "o", "u"}:
        return [f"{word[:-1]}ies"]
    if word.endswith("fe"):
        return [f"{word}s", f"{word[:-2]}ves"]
    if word.endswith("f"):
        return [f"{word}s", f"{word[:-1]}ves"]
    return [f"{word}s", f"{word}es"]


VOCABULARY: Final = Vocabulary(
    STRIKE, READY, PASS, PLAY, REPLACE, DO, SAY, CHECK, REVEAL, NO, BROKEN, LOOK, OBJECT, WAIT,
    TIME, spellings=_spellings(),
)  # fmt: skip
