"""Which bots there are."""

from collections.abc import Callable
from typing import Final

from tabbytop.bots.chance import RandomBot
from tabbytop.bots.player import Bot
from tabbytop.kernel.errors import TabbytopError

# By name, what makes one from a seed.
_BOTS: Final[dict[str, Callable[[int], Bot]]] = {"random": RandomBot}


class UnknownBot(TabbytopError):
    """There is no bot of that name."""


def bots() -> list[str]:
    """The names of all bots, in alphabetical order."""
    return sorted(_BOTS)


def is_command(name: str) -> bool:
    """Whether the name is no bot's, but a program: `run:…`, or with its seconds, `run@30:…`."""
    return name.startswith(("run:", "run@"))


def bot(name: str, seed: int) -> Bot:
    """A new bot of that name; with the same seed and questions it gives the same answers.

    `run:COMMAND` is a program that plays (`tabbytop.bots.outside`), and answers as it likes.
    """
    if is_command(name):
        from tabbytop.bots.outside import OutsideBot  # noqa: PLC0415 - slow, seldom needed

        return OutsideBot(name, seed)
    if name not in _BOTS:
        raise UnknownBot(f"there is no bot {name!r}; bots: {', '.join(bots())}")
    return _BOTS[name](seed)
