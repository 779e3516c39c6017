"""What holds for every game, as functions that anybody can run on a game of their own.

    from tabbytop.testing import Deal, conform

    conform(Deal(my_game, seats=3, options=my_game.options(), seed=1))

Each `check_…` plays one random game and raises AssertionError where something does not hold.
`tabbytop.testing.strategies` (it needs Hypothesis) draws deals of every registered game with
every option, so that no game can escape.
"""

from tabbytop.testing.conformance import (
    CHECKS,
    Deal,
    check_advice,
    check_conservation,
    check_copies,
    check_end,
    check_judge,
    check_legality,
    check_notation,
    check_plainness,
    check_positions,
    check_record,
    check_seats,
    check_secrets,
    check_steadiness,
    check_telling,
    check_twins,
    conform,
)
from tabbytop.testing.corruptions import corruption_table
from tabbytop.testing.counting import count_positions
from tabbytop.testing.damage import damaged
from tabbytop.testing.playthroughs import digest, named_variants, playthrough
from tabbytop.testing.refusals import refusal_table

__all__ = [
    "CHECKS",
    "Deal",
    "check_advice",
    "check_conservation",
    "check_copies",
    "check_end",
    "check_judge",
    "check_legality",
    "check_notation",
    "check_plainness",
    "check_positions",
    "check_record",
    "check_seats",
    "check_secrets",
    "check_steadiness",
    "check_telling",
    "check_twins",
    "conform",
    "corruption_table",
    "count_positions",
    "damaged",
    "digest",
    "named_variants",
    "playthrough",
    "refusal_table",
]
