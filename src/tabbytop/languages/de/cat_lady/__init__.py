"""Cat Lady in German."""

from tabbytop.languages.de.cat_lady.cards import tell_cards
from tabbytop.languages.de.cat_lady.moves import tell_move
from tabbytop.languages.de.cat_lady.rules import RULES
from tabbytop.languages.de.cat_lady.sheet import tell_score_line
from tabbytop.languages.de.cat_lady.words import tell_event, tell_prompt

__all__ = ["tell_cards", "tell_event", "tell_move", "tell_prompt", "tell_rules", "tell_score_line"]


def tell_rules() -> str:
    """How to play, in short."""
    return RULES
