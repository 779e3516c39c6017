"""Kibble Scuffle in German."""

from tabbytop.languages.de.kibble_scuffle.cards import tell_cards
from tabbytop.languages.de.kibble_scuffle.events import tell_event
from tabbytop.languages.de.kibble_scuffle.rules import tell_rules
from tabbytop.languages.de.kibble_scuffle.words import tell_move, tell_prompt, tell_score_line

__all__ = ["tell_cards", "tell_event", "tell_move", "tell_prompt", "tell_rules", "tell_score_line"]
