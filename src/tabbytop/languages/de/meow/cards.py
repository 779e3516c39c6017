"""The rules of the Cult in German: what stands on the cards, and what can be said."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from tabbytop.games.meow import guide
from tabbytop.kernel.guide import Card
from tabbytop.languages.de.meow.box.card import Telling
from tabbytop.languages.de.meow.box.counted import COUNTED
from tabbytop.languages.de.meow.box.memory import MEMORY
from tabbytop.languages.de.meow.box.mimes import MIMES
from tabbytop.languages.de.meow.box.noises import NOISES
from tabbytop.languages.de.meow.box.spoken import SPOKEN
from tabbytop.languages.de.meow.lists.registry import SAID

TELLINGS: Final[Mapping[str, Telling]] = {**NOISES, **MIMES, **COUNTED, **SPOKEN, **MEMORY}


def tell_cards(options: Mapping[str, object]) -> list[Card]:
    """The whole box, or what of it is for the young."""
    return [_german(card) for card in guide.cards(options)]


def _german(card: Card) -> Card:
    """`words` are those of the notation; `said` is how people read them, in the same order."""
    told, words = TELLINGS[card.name], card.facts["words"]
    assert isinstance(words, list)
    facts = {
        **card.facts,
        "label": told.label,
        "animal": told.animal,
        "shown": told.shown,
        "noise": told.noise,
        "said": [SAID[word] for word in words],
    }
    return replace(card, title=told.title, text=told.text, facts=facts)
