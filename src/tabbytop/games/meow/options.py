"""The variants (MW-D1, MW-M29, MW-M30, MW-M31, MW-M34, MW-D2, MW-X10)."""

from dataclasses import dataclass

from tabbytop.games.meow.cards import LEAST_SEATS, SMALL_BOX_SEATS
from tabbytop.games.meow.words import message
from tabbytop.kernel.errors import BadOptions
from tabbytop.kernel.options import Options, option

MOST_ROUNDS = 999
MOST_SECONDS = 3600


@dataclass(frozen=True)
class MeowOptions(Options):
    """How this game of Meow! is played; the messages `option-…` say what each is for."""

    mode: str = option("basic", choices=("basic", "thirteen", "before-after"))
    box: str = option(
        "whole",
        choices=("whole", "small"),
        only_with={"young": False},
        seats=(LEAST_SEATS, SMALL_BOX_SEATS),
    )
    striking: bool = option(True)
    young: bool = option(False)
    judge: str = option("engine", choices=("engine", "eyes"))
    helper: bool = option(False)
    rounds: int = option(30, examples=(2,))
    seconds: int = option(60, examples=(0,))

    def validate(self, seats: int) -> None:
        """Raise BadOptions for numbers out of range, and for a box with too few cards."""
        if self.box == "small" and self.young:
            raise BadOptions(message("refusal-small-young"))
        if self.box == "small" and seats > SMALL_BOX_SEATS:
            raise BadOptions(message("refusal-small-seats", most=SMALL_BOX_SEATS, seats=seats))
        if not 0 <= self.rounds <= MOST_ROUNDS:
            raise BadOptions(message("refusal-rounds", most=MOST_ROUNDS, rounds=self.rounds))
        if not 0 <= self.seconds <= MOST_SECONDS:
            told = message("refusal-seconds", most=MOST_SECONDS, seconds=self.seconds)
            raise BadOptions(told)
