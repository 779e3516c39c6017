"""The bots by name.

A name may have a setting: a level (`kitten` … `tiger`), `random`, `greedy` or `greedy:8`
(determinized tables), `search`, `search:500` (iterations) or `search:2s` (seconds a decision), or
`run:COMMAND`, an external program.

Other packages add bots with entry points in the group `tabbytop.players`: the name is the bot's,
the object a class or function that takes a seed and returns a `Bot`. `register` adds one to this
process. Such bots are known wherever a name of a bot is: `play`, `sim`, `arena`, and at tables of
a server where the package is installed.
"""

import re
from collections.abc import Callable
from functools import cache
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

BotMaker = Callable[[int], Bot]  # a class or function that takes a seed

GROUP: Final = "tabbytop.players"  # the entry points of other packages
_NAME: Final = re.compile(r"[a-z][a-z0-9-]{0,39}")
_BOTS: Final[dict[str, BotMaker]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "search": SearchBot,
}
_SETTINGS: Final = ("greedy", "search")  # bots that take a setting behind a colon
_registered: Final[dict[str, BotMaker]] = {}  # by `register`


class UnknownBot(TabbytopError):
    """Raised when there is no bot of that name, or not with that setting."""


def bots() -> list[str]:
    """Return the names of all bots: the levels from weak to strong, then the others."""
    return [*_own_names(), *sorted({*_installed(), *_registered})]


def installed_bots() -> list[str]:
    """Return the names of the bots that other packages have installed, in alphabetical order."""
    return sorted(_installed())


def register(name: str, make: BotMaker) -> None:
    """Make a bot known by a name, in this process.

    Raises UnknownBot if the name belongs to another bot, or is not made of small letters, digits
    and hyphens.
    """
    if _NAME.fullmatch(name) is None or name in _own_names() or name in _SETTINGS:
        raise UnknownBot(Message("kernel", "bad-bot-name", name=safe_repr(name)))
    if _registered.get(name, make) is not make or name in _installed():
        raise UnknownBot(Message("kernel", "bot-name-taken", name=safe_repr(name)))
    _registered[name] = make


def maker(name: str) -> BotMaker | None:
    """Return how the bot was registered that has this name in this process, if it was."""
    return _registered.get(name)


def _own_names() -> list[str]:
    return [*[level.name for level in LEVELS], *_BOTS]


@cache
def _installed() -> dict[str, Callable[[], object]]:
    """Return how to load each bot of other packages, by name."""
    from importlib.metadata import entry_points  # noqa: PLC0415 - slow to import, seldom needed

    return {
        point.name: point.load
        for point in entry_points(group=GROUP)
        if _NAME.fullmatch(point.name) is not None and point.name not in _own_names()
    }


def _load(name: str, seed: int) -> Bot:
    """Make a bot of another package; raise UnknownBot if that fails."""
    try:
        make = _installed()[name]()
        made = make(seed) if callable(make) else None
    except Exception as error:
        raise UnknownBot(
            Message("kernel", "bot-not-loaded", name=name, error=str(error))
        ) from error
    if not isinstance(made, Bot):
        raise UnknownBot(Message("kernel", "entry-point-no-bot", name=name))
    return made


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
    if name in _registered:
        return _registered[name](seed)
    if name in _installed():
        return _load(name, seed)
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
