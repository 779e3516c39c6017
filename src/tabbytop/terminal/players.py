"""Players and their seats: people at this keyboard, and bots with cats' names."""

import difflib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from tabbytop.bots import UnknownBot, bots, is_bot, is_command
from tabbytop.bots import bot as make_bot
from tabbytop.bots.levels import LEVELS
from tabbytop.bots.names import BOT_NAMES
from tabbytop.kernel.documents import safe_repr
from tabbytop.kernel.errors import BadOptions, BadRecord
from tabbytop.kernel.game import Game
from tabbytop.kernel.options import Options
from tabbytop.kernel.telling import unique_names
from tabbytop.terminal.texts import say
from tabbytop.texts.message import Message

YOU: Final = "you"
_DEFAULT_LEVEL: Final = "lynx"  # the middle one
_RANDOM_BOT: Final = "random"
_DEFAULT_SEATS: Final = 3
_LONGEST_NAME: Final = 16
_YOU_IN_FILES: Final = "You"  # in saves, which anybody may open in any language


@dataclass(frozen=True)
class Player:
    """A player at the table: a person, the bot of that name, or a program (`run:…`)."""

    name: str
    bot: str | None = None

    def as_dict(self) -> dict[str, object]:
        """Return the player as JSON-ready data; a name that we gave is written in English."""
        return {"name": _YOU_IN_FILES if self.name == _you() else self.name, "bot": self.bot}

    @property
    def is_program(self) -> bool:
        """Whether the player is a command."""
        return self.bot is not None and is_command(self.bot)

    @property
    def kind(self) -> str:
        """Return the kind of bot in a word; empty for a person."""
        bot = "program" if self.is_program else self.bot or ""
        return say("terminal", "shown-bot", bot=bot) if bot else ""


def parse_seats(words: str) -> list[Player]:
    """Parse `you,Ana,random`: a bot's name is a bot, every other word a person.

    `run:` and a command is a program. A number is the number of seats, with you on the first.
    """
    known = bots()
    if words.isascii() and words.isdecimal() and 0 < len(words) < 4:
        return you_and_bots(int(words))
    wanted = [word.strip() for word in words.split(",")]
    people = [_person(word, known) for word in wanted if not is_bot(word)]
    taken = unique_names(_you_numbered(people))
    unused = iter(_bot_names(taken))
    names = iter(taken)
    players: list[Player] = []
    for number, word in enumerate(wanted):
        if is_bot(word):
            players.append(
                Player(next(unused, "") or say("terminal", "cat", number=number + 1), word)
            )
        else:
            players.append(Player(next(names)))
    return players


def _bot_names(taken: Sequence[str]) -> list[str]:
    """Return names with different initials, which are the players' marks on the table."""
    initials = {name[:1].upper() for name in taken}
    names: list[str] = []
    for name in BOT_NAMES:
        if name[0] not in initials:
            initials.add(name[0])
            names.append(name)
    return names


def format_seats(players: Sequence[Player]) -> str:
    """Return the text from which `parse_seats` makes these players."""
    return ",".join(player.bot or player.name for player in players)


def replace_programs(players: Sequence[Player]) -> list[Player]:
    """Return the players of a file with random bots for programs: no file may start a program."""
    return [Player(player.name, _RANDOM_BOT) if player.is_program else player for player in players]


def default_players(game: Game, options: Options) -> list[Player]:
    """Return you and bots: three seats if the game allows, else the nearest number.

    In a live game the bots are of the lowest level, because keys are slow.
    """
    seats = game.nearest_seats(_DEFAULT_SEATS, options)
    return you_and_bots(seats, default_level(game))


def default_level(game: Game) -> str:
    """Return the level of bots for people who do not choose one."""
    return LEVELS[0].name if game.live else _DEFAULT_LEVEL


def you_and_bots(seats: int, level: str = _DEFAULT_LEVEL) -> list[Player]:
    """Return you on the first seat and bots on the others."""
    return parse_seats(",".join([YOU, *[level] * (seats - 1)]))


def read_players(document: object, seats: int) -> list[Player]:
    """Read the players of a save; BadRecord says what is wrong with them."""
    if not isinstance(document, list) or len(document) != seats:
        raise BadRecord("players", f"must be a list of {seats}, one a seat")
    players = [_read(entry, f"players[{place}]") for place, entry in enumerate(document)]
    if len({player.name for player in players}) != len(players):
        raise BadRecord("players", "must have different names")
    return players


def _read(entry: object, where: str) -> Player:
    if not isinstance(entry, Mapping) or set(entry) != {"name", "bot"}:
        raise BadRecord(where, "must be an object with name and bot")
    name, bot = entry["name"], entry["bot"]
    if not isinstance(name, str) or not name.isprintable() or not 0 < len(name) <= 40:
        raise BadRecord(f"{where}.name", "must be a short name")
    if name == _YOU_IN_FILES:
        name = _you()
    if bot is None:
        return Player(name)
    if not isinstance(bot, str):
        unknown = Message("kernel", "no-bot", name=safe_repr(bot), bots=", ".join(bots()))
        raise BadRecord(f"{where}.bot", unknown)
    if not is_command(bot):  # a file must not start a program, not even as a check
        try:
            make_bot(bot, 0)
        except UnknownBot as error:
            raise BadRecord(f"{where}.bot", str(error)) from None
    return Player(name, bot)


def _person(word: str, known: Sequence[str]) -> str:
    if not word or not word.isprintable():
        raise BadOptions(Message("terminal", "bad-seat"))
    meant = difflib.get_close_matches(word, known, n=1, cutoff=0.75)
    if meant and word == word.lower():
        near = repr(meant[0])
        raise BadOptions(Message("terminal", "no-bot-similar", word=repr(word), near=near))
    if len(word) > _LONGEST_NAME:
        raise BadOptions(Message("terminal", "long-name", word=repr(word), most=_LONGEST_NAME))
    return word


def _you_numbered(people: Sequence[str]) -> list[str]:
    """Name `you` You if alone; among several people Player 1, since each would read "you"."""
    several = len(people) > 1
    return [
        word if word != YOU else say("terminal", "player", number=place + 1) if several else _you()
        for place, word in enumerate(people)
    ]


def _you() -> str:
    """Return the name of the only person: `You`."""
    return say("terminal", "you")
