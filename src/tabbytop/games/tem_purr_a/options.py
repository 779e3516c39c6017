"""Options: the variants (TP-B2, TP-A15)."""

from dataclasses import dataclass

from tabbytop.kernel.options import Options, option


@dataclass(frozen=True)
class TempuraOptions(Options):
    """Options of one game of Tem-Purr-A."""

    dishes: str = option(
        "falling",
        "how many of each dish: falling from seventeen 2s to seven 7s, or twelve of each",
        choices=("falling", "even"),
    )
    skip_changes_dish: bool = option(
        False, "a skip must bring another dish than the one in play; else any pair will do"
    )
    reminders: bool = option(
        False, "show which cards in a hand everybody has seen going there; else remember them"
    )
