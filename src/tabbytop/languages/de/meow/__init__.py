"""Meow! in German."""

from tabbytop.languages.de.meow.cards import tell_cards
from tabbytop.languages.de.meow.moves import tell_move, tell_score_line
from tabbytop.languages.de.meow.rules import tell_rules
from tabbytop.languages.de.meow.words import tell_event, tell_prompt

__all__ = ["tell_cards", "tell_event", "tell_move", "tell_prompt", "tell_rules", "tell_score_line"]
