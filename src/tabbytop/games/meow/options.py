"""The variants (MW-D1, MW-M29, MW-M30, MW-M31, MW-M34)."""

from dataclasses import dataclass

from tabbytop.games.meow.words import message
from tabbytop.kernel.errors import BadOptions
from tabbytop.kernel.options import Options, option

MOST_ROUNDS = 999
MOST_SECONDS = 3600


@dataclass(frozen=True)
class MeowOptions(Options):
    """How this game of Meow! is played."""

    mode: str = option(
        "basic",
        "basic: one or two rules each; thirteen: thirteen rules in the game at any number of "
        "players; before-after: thirteen, and every rule has its right time, before or after the "
        "card is laid",
        choices=("basic", "thirteen", "before-after"),
    )
    young: bool = option(False, "only the blue cards: one plain noise or gesture each")
    judge: str = option(
        "engine",
        "engine: the table says who broke what, and is always right; eyes: the players watch and "
        "answer themselves, and may miss it",
        choices=("engine", "eyes"),
    )
    helper: bool = option(False, "rules that came to light stay listed; else remember them")
    rounds: int = option(
        30,
        "after so many rounds the one who came furthest wins; 0: play until somebody has won",
        examples=(2,),
    )
    seconds: int = option(60, "a turn's time; 0: no clock", examples=(0,))

    def validate(self, seats: int) -> None:
        """Raise BadOptions for numbers out of range."""
        if not 0 <= self.rounds <= MOST_ROUNDS:
            raise BadOptions(message("refusal-rounds", most=MOST_ROUNDS, rounds=self.rounds))
        if not 0 <= self.seconds <= MOST_SECONDS:
            told = message("refusal-seconds", most=MOST_SECONDS, seconds=self.seconds)
            raise BadOptions(told)
