"""The bots by name.

A name may have a setting: a level (`kitten` … `tiger`), `random`, `greedy` or `greedy:8`
(determinized tables), `search`, `search:500` (iterations) or `search:2s` (seconds a decision), or
`run:COMMAND`, an external program.
"""

from collections.abc import Callable
from typing import Final

from tabbytop.bots.greedy import GreedyBot
from tabbytop.bots.levels import LEVELS
from tabbytop.bots.player import Bot
from tabbytop.bots.random_bots import RandomBot
from tabbytop.bots.search import SearchBot
from tabbytop.kernel.documents import safe_repr
from tabbytop.kernel.errors import TabbytopError
from tabbytop.kernel.game import Game
from tabbytop.texts.message import Message

# By name, the class, which takes a seed.
_BOTS: Final[dict[str, Callable[[int], Bot]]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "search": SearchBot,
}
_SETTINGS: Final = ("greedy", "search")  # bots that take a setting behind a colon


class UnknownBot(TabbytopError):
    """Raised when there is no bot of that name, or not with that setting."""


def bots() -> list[str]:
    """Return the names of all bots: the levels from weak to strong, then the others."""
    return [*[level.name for level in LEVELS], *_BOTS]


def is_bot(name: str) -> bool:
    """Return whether the name is that of a bot, with or without a setting, or of a program."""
    plain, colon, _ = name.partition(":")
    return name in bots() or is_command(name) or (bool(colon) and plain in _SETTINGS)


def is_command(name: str) -> bool:
    """Return whether the name is a program: `run:…`, or with its seconds a move, `run@30:…`."""
    return name.startswith(("run:", "run@"))


def bot(
    name: str,
    seed: int,
    game: Game | None = None,
    *,
    timed: bool = False,
    seconds: float = 0.0,
) -> Bot:
    """Make a new bot of that name; the same seed and questions give the same answers.

    Pass the game that it will play: some games have specialists for the levels.

    With `timed`, for people who wait, it also stops thinking when its level's time is up or after
    `seconds`; then its answers depend on the machine, as those of a `search` by seconds do.
    `run:COMMAND` starts a program that plays (`tabbytop.bots.outside`).
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
        return GreedyBot(seed, _positive_int(name, setting))
    if plain == "search" and setting.endswith("s"):
        return SearchBot(seed, 0, _seconds(name, setting))
    if plain == "search":
        return SearchBot(seed, _positive_int(name, setting))
    raise UnknownBot(Message("kernel", "no-bot", name=safe_repr(name), bots=", ".join(bots())))


def _positive_int(name: str, setting: str) -> int:
    if setting.isascii() and setting.isdecimal() and len(setting) < 10 and int(setting) > 0:
        return int(setting)
    raise UnknownBot(Message("kernel", "bad-bot-number", name=safe_repr(name)))


def _seconds(name: str, setting: str) -> float:
    whole, _, part = setting.removesuffix("s").partition(".")
    digits = whole + part
    if digits.isascii() and digits.isdecimal() and whole and len(digits) < 10:
        if float(f"{whole}.{part or 0}") > 0:
            return float(f"{whole}.{part or 0}")
    raise UnknownBot(Message("kernel", "bad-bot-seconds", name=safe_repr(name)))
