"""Names of cards, acts and words in the language of the terminal."""

from functools import cache
from typing import Final

from tabbytop.games.meow.cards import NAMES
from tabbytop.games.meow.cards import WORDS as SAID
from tabbytop.games.meow.words import AREA as _GAME
from tabbytop.terminal.texts import language, say
from tabbytop.texts.catalogue import add_area, said_words
from tabbytop.texts.compiled import ENGLISH

_AREA: Final = "terminal-meow"
add_area(_AREA, kinds={"brief": "brief"}, names_from="meow")


def card_text(name: str, form: str = "") -> str:
    """Return the title of a card, or another of its texts: `text`, `animal`, `label`."""
    key = f"card-{'-'.join(name.split())}"
    return say(_GAME, f"{key}.{form}" if form else key)


def brief_text(name: str) -> str:
    """Return an act in a word or two, for where its label is too long."""
    brief = say(_AREA, "short-label", brief=name)
    return brief[:1].upper() + brief[1:]


def word_text(word: int) -> str:
    """Return a word that may be said, as people read it."""
    return translated_word(SAID[word])


def translated_word(word: str) -> str:
    """Return a word of the notation, as people read it."""
    known = said_words(_GAME, language())
    return known[word].said if word in known else word


def typed_name(act: int) -> str:
    """Return the shortest name by which an act is found: in English the word of the notation."""
    return NAMES[act] if language() == ENGLISH else card_text(NAMES[act], "label")


def group_name(family: str) -> str:
    """Return what a group of acts is called."""
    return say(_GAME, f"group-{family}")


def part_text(part: str) -> str:
    """Return whether a rule is to be obeyed before or after the card is laid."""
    return say(_AREA, f"part-{part}")


@cache
def other_words(spoken: str) -> dict[str, str]:
    """Return what else may be typed in a language for the words of the notation."""
    return {
        other: word.name
        for word in said_words(_GAME, spoken).values()
        for other in (word.said, *word.others)
    }
