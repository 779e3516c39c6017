"""The variants (KP-B6, KP-D4, KP-K18, KP-K25)."""

from dataclasses import dataclass

from tabbytop.games.kitty_paw.refusals import refusal
from tabbytop.kernel.errors import BadOptions
from tabbytop.kernel.options import Options, option

MOST_SECONDS = 3600


@dataclass(frozen=True)
class KittyPawOptions(Options):
    """How this game of Kitty Paw is played."""

    pile: str = option(
        "levels",
        "levels: easy cards first, hard ones last; all: every card of the box, well shuffled",
        choices=("levels", "all"),
    )
    second: str = option(
        "green",
        "which cards of the second level are in the pile; yellow is a little harder",
        choices=("green", "yellow"),
    )
    wrong_call: str = option(
        "ends",
        "ends: a wrong call ends the round; once: from your second wrong call on it is a false "
        "alarm, you are out of the round and the others play on",
        choices=("ends", "once"),
    )
    ready: int = option(20, "seconds until late paws are put in")
    pick: int = option(8, "seconds to take a card; who has none then gets one")
    false_start: int = option(3, "seconds you sit out after a Meow! too early")
    stray: int = option(10, "seconds until a cat that your card does not ask for runs home")
    peek: int = option(4, "seconds a box stays open")
    wrong_box: int = option(10, "seconds until a wrong Hide-and-Seek card slips back")
    answer: int = option(5, "seconds to answer a Meow!")
    round: int = option(180, "seconds a round lasts at most")

    def validate(self, seats: int) -> None:
        """Raise BadOptions for impossible times, and for variants that need more players."""
        clocks = ("ready", "pick", "false_start", "stray", "peek", "wrong_box", "answer", "round")
        for name in clocks:
            seconds = getattr(self, name)
            if not 1 <= seconds <= MOST_SECONDS:
                raise BadOptions(refusal("seconds", name=name, most=MOST_SECONDS, seconds=seconds))
        if seats == 1 and self.wrong_call != "ends":
            raise BadOptions(refusal("alone-wrong-call"))
        if seats == 1 and self.pile != "levels":
            raise BadOptions(refusal("alone-pile"))
