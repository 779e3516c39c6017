"""Which bots there are.

A bot goes by its name, some with a setting behind it: a level (`kitten` … `tiger`), `random`,
`greedy` or `greedy:8` (imagined worlds), `search`, `search:500` (iterations) or `search:2s`
(seconds a decision), or `run:COMMAND`, a program.
"""

from collections.abc import Callable
from typing import Final

from tabbytop.bots.chance import RandomBot
from tabbytop.bots.greedy import GreedyBot
from tabbytop.bots.levels import LEVELS
from tabbytop.bots.player import Bot
from tabbytop.bots.search import SearchBot
from tabbytop.kernel.documents import quoted
from tabbytop.kernel.errors import TabbytopError
from tabbytop.kernel.game import Game

# By name, what makes one from a seed.
_BOTS: Final[dict[str, Callable[[int], Bot]]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "search": SearchBot,
}
_SETTINGS: Final = ("greedy", "search")  # can have one behind a colon


class UnknownBot(TabbytopError):
    """There is no bot of that name, or not with that setting."""


def bots() -> list[str]:
    """The names of all bots: the levels, the weakest first, then the others."""
    return [*[level.name for level in LEVELS], *_BOTS]


def is_bot(name: str) -> bool:
    """Whether the name is a bot's, with a setting or without, or a program's."""
    plain, colon, _ = name.partition(":")
    return name in bots() or is_command(name) or (bool(colon) and plain in _SETTINGS)


def is_command(name: str) -> bool:
    """Whether the name is no bot's, but a program: `run:…`, or with its seconds, `run@30:…`."""
    return name.startswith(("run:", "run@"))


def bot(
    name: str,
    seed: int,
    game: Game | None = None,
    *,
    timed: bool = False,
    seconds: float = 0.0,
) -> Bot:
    """A new bot of that name; with the same seed and questions it gives the same answers.

    Some games have specialists for the levels: say which game it is to play.

    One that is `timed`, for people who wait, also stops thinking when its level's time is up, or
    after so many `seconds`: then its answers depend on the machine. So do those of a `search` by
    seconds. `run:COMMAND` is a program that plays (`tabbytop.bots.outside`), and answers as it
    likes.
    """
    if is_command(name):
        from tabbytop.bots.outside import OutsideBot  # noqa: PLC0415 - slow, seldom needed

        return OutsideBot(name, seed)
    for level in LEVELS:
        if level.name == name:
            hurried = level._replace(seconds=seconds) if seconds else level
            return hurried.bot(seed, game, timed=timed)
    if name in _BOTS:
        return _BOTS[name](seed)
    plain, _, setting = name.partition(":")
    if plain == "greedy":
        return GreedyBot(seed, _whole(name, setting))
    if plain == "search" and setting.endswith("s"):
        return SearchBot(seed, 0, _seconds(name, setting))
    if plain == "search":
        return SearchBot(seed, _whole(name, setting))
    raise UnknownBot(f"there is no bot {quoted(name)}; bots: {', '.join(bots())}")


def _whole(name: str, setting: str) -> int:
    if setting.isascii() and setting.isdecimal() and len(setting) < 10 and int(setting) > 0:
        return int(setting)
    raise UnknownBot(f"{quoted(name)}: after the colon comes a whole number above 0")


def _seconds(name: str, setting: str) -> float:
    whole, _, part = setting.removesuffix("s").partition(".")
    digits = whole + part
    if digits.isascii() and digits.isdecimal() and whole and len(digits) < 10:
        if float(f"{whole}.{part or 0}") > 0:
            return float(f"{whole}.{part or 0}")
    raise UnknownBot(f"{quoted(name)}: seconds are written like search:0.5s")
