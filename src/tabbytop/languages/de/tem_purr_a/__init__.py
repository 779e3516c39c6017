"""Tem-Purr-A in German."""

from tabbytop.languages.de.tem_purr_a.guide import tell_cards, tell_rules
from tabbytop.languages.de.tem_purr_a.words import (
    tell_event,
    tell_move,
    tell_prompt,
    tell_score_line,
)

__all__ = ["tell_cards", "tell_event", "tell_move", "tell_prompt", "tell_rules", "tell_score_line"]
