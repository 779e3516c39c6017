"""Kitty Paw in German."""

from tabbytop.languages.de.kitty_paw.cards import tell_cards
from tabbytop.languages.de.kitty_paw.moves import tell_line, tell_move
from tabbytop.languages.de.kitty_paw.rules import tell_rules
from tabbytop.languages.de.kitty_paw.words import tell_event, tell_prompt

__all__ = ["tell_cards", "tell_event", "tell_line", "tell_move", "tell_prompt", "tell_rules"]
