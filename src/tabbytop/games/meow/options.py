"""The variants (MW-D1, MW-M29, MW-M30, MW-M31, MW-M34)."""

from dataclasses import dataclass

from tabbytop.games.meow.words import message
from tabbytop.kernel.errors import BadOptions
from tabbytop.kernel.options import Options, option

MOST_ROUNDS = 999
MOST_SECONDS = 3600


@dataclass(frozen=True)
class MeowOptions(Options):
    """How this game of Meow! is played; the messages `option-…` say what each is for."""

    mode: str = option("basic", choices=("basic", "thirteen", "before-after"))
    young: bool = option(False)
    judge: str = option("engine", choices=("engine", "eyes"))
    helper: bool = option(False)
    rounds: int = option(30, examples=(2,))
    seconds: int = option(60, examples=(0,))

    def validate(self, seats: int) -> None:
        """Raise BadOptions for numbers out of range."""
        if not 0 <= self.rounds <= MOST_ROUNDS:
            raise BadOptions(message("refusal-rounds", most=MOST_ROUNDS, rounds=self.rounds))
        if not 0 <= self.seconds <= MOST_SECONDS:
            told = message("refusal-seconds", most=MOST_SECONDS, seconds=self.seconds)
            raise BadOptions(told)
