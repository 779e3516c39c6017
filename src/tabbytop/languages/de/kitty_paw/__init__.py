"""Kitty Paw in German."""

from tabbytop.languages.de.kitty_paw.cards import tell_cards
from tabbytop.languages.de.kitty_paw.moves import tell_move, tell_score_line
from tabbytop.languages.de.kitty_paw.rules import tell_rules
from tabbytop.languages.de.kitty_paw.words import tell_event, tell_prompt

__all__ = ["tell_cards", "tell_event", "tell_move", "tell_prompt", "tell_rules", "tell_score_line"]
