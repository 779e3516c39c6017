"""Who sits where: people at this keyboard, and bots with cats' names."""

import difflib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from tabbytop.bots import UnknownBot, bots, is_bot, is_command
from tabbytop.bots import bot as make_bot
from tabbytop.bots.levels import LEVELS
from tabbytop.kernel.errors import BadOptions, BadRecord
from tabbytop.kernel.game import Game
from tabbytop.kernel.options import Options
from tabbytop.kernel.telling import unique_names

YOU: Final = "you"
_CATS: Final = (
    "Biscuit", "Pickles", "Miso", "Waffles", "Noodle", "Toast", "Sesame", "Olive", "Clementine",
    "Dumpling", "Radish", "Ginger", "Figaro", "Luna", "Kiki", "Juno",
)  # fmt: skip
# All with different initials: those are the players' marks on the table.
_USUAL: Final = "lynx"  # the middle one
_CHANCE: Final = "random"
_USUAL_SEATS: Final = 3
_LONGEST_NAME: Final = 16


@dataclass(frozen=True)
class Player:
    """Somebody at the table: a person, the bot of that name, or a program (`run:…`)."""

    name: str
    bot: str | None = None

    def as_dict(self) -> dict[str, object]:
        """The player as JSON-ready data."""
        return {"name": self.name, "bot": self.bot}

    @property
    def is_program(self) -> bool:
        """Whether a command runs it."""
        return self.bot is not None and is_command(self.bot)

    @property
    def kind(self) -> str:
        """What plays there, in a word; empty for a person."""
        return "program" if self.is_program else self.bot or ""


def seated(words: str) -> list[Player]:
    """Players from `you,Ana,random`: a bot's name is a bot, every other word a person.

    `run:` and a command is a program. A number is so many seats, you on the first.
    """
    known = bots()
    if words.isascii() and words.isdecimal() and 0 < len(words) < 4:
        return you_and_bots(int(words))
    wanted = [word.strip() for word in words.split(",")]
    people = [_person(word, known) for word in wanted if not is_bot(word)]
    taken = unique_names(_you_numbered(people))
    initials = {name[:1].upper() for name in taken}
    unused = iter([cat for cat in _CATS if cat[0] not in initials])
    names = iter(taken)
    players: list[Player] = []
    for number, word in enumerate(wanted):
        if is_bot(word):
            players.append(Player(next(unused, f"Cat {number + 1}"), word))
        else:
            players.append(Player(next(names)))
    return players


def seat_words(players: Sequence[Player]) -> str:
    """What `seated` makes these players from."""
    return ",".join(player.bot or player.name for player in players)


def without_programs(players: Sequence[Player]) -> list[Player]:
    """The players of a file, chance in the seats of programs: no file may start a program."""
    return [Player(player.name, _CHANCE) if player.is_program else player for player in players]


def usual_seats(game: Game, options: Options) -> list[Player]:
    """You and bots, three if that makes a game, else as many as it takes. Where being quick is the
    game they are the slowest: keys are slower than paws."""
    seats = game.nearest_seats(_USUAL_SEATS, options)
    return you_and_bots(seats, LEVELS[0].name if game.live else _USUAL)


def you_and_bots(seats: int, level: str = _USUAL) -> list[Player]:
    """You on the first seat, bots on the others."""
    return seated(",".join([YOU, *[level] * (seats - 1)]))


def read_players(document: object, seats: int) -> list[Player]:
    """Players from a save; BadRecord says what is wrong with them."""
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
    if bot is None:
        return Player(name)
    if not isinstance(bot, str):
        raise BadRecord(f"{where}.bot", f"there is no bot {bot!r}; bots: {', '.join(bots())}")
    if not is_command(bot):  # no file starts a program, not even to see whether it could
        try:
            make_bot(bot, 0)
        except UnknownBot as error:
            raise BadRecord(f"{where}.bot", str(error)) from None
    return Player(name, bot)


def _person(word: str, known: Sequence[str]) -> str:
    if not word or not word.isprintable():
        raise BadOptions("a seat is `you`, a name, or a bot: --seats you,Ana,random")
    meant = difflib.get_close_matches(word, known, n=1, cutoff=0.75)
    if meant and word == word.lower():
        raise BadOptions(f"no bot is called {word!r}; did you mean {meant[0]!r}?")
    if len(word) > _LONGEST_NAME:
        raise BadOptions(f"{word!r} is too long for a name here: {_LONGEST_NAME} letters at most")
    return word


def _you_numbered(people: Sequence[str]) -> list[str]:
    """`you` alone is You; among several people, who each read "you" of themselves, Player 1."""
    several = len(people) > 1
    return [
        f"Player {place + 1}" if word == YOU and several else "You" if word == YOU else word
        for place, word in enumerate(people)
    ]
