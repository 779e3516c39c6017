"""Conformance tests for games: run them on a game of your own.

    from tabbytop.testing import Deal, conform

    conform(Deal(my_game, seats=3, options=my_game.options(), seed=1))

Each `check_…` plays one random game and raises AssertionError if a property does not hold.
`tabbytop.testing.strategies` (needs Hypothesis) draws deals of a game with all its options.
"""

from tabbytop.testing.conformance import (
    CHECKS,
    Deal,
    check_advice,
    check_conservation,
    check_copies,
    check_determinism,
    check_end,
    check_event_secrecy,
    check_judge,
    check_legality,
    check_notation,
    check_plain_data,
    check_positions,
    check_reasons,
    check_record,
    check_seats,
    check_secrets,
    check_texts,
    conform,
)
from tabbytop.testing.corruptions import corrupt, corruption_table
from tabbytop.testing.excerpts import excerpt
from tabbytop.testing.golden import (
    count_positions,
    named_variants,
    refusal_table,
    sticker_table,
)
from tabbytop.testing.playthroughs import digest, playthrough

__all__ = [
    "CHECKS",
    "Deal",
    "check_advice",
    "check_conservation",
    "check_copies",
    "check_determinism",
    "check_end",
    "check_event_secrecy",
    "check_judge",
    "check_legality",
    "check_notation",
    "check_plain_data",
    "check_positions",
    "check_reasons",
    "check_record",
    "check_seats",
    "check_secrets",
    "check_texts",
    "conform",
    "corrupt",
    "corruption_table",
    "count_positions",
    "digest",
    "excerpt",
    "named_variants",
    "playthrough",
    "refusal_table",
    "sticker_table",
]
