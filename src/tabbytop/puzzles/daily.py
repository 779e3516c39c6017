"""The deal of the day: everybody gets the same sealed cards, and bots that always answer alike.

A server has one secret. The key of a day is derived from it, and seals the day's shuffles
(`tabbytop.kernel.generator.Sealed`). Its commitment is published the day before, the key itself
when the day is over. Bots draw from the key and the number of the move, so the same moves lead to
the same game.
"""

import hashlib
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from functools import cache
from typing import Final

from tabbytop.bots.registry import bot
from tabbytop.games.registry import games_on_shelf
from tabbytop.kernel.errors import TabbytopError
from tabbytop.kernel.events import Event
from tabbytop.kernel.game import Game
from tabbytop.kernel.generator import commitment, quick
from tabbytop.kernel.record import Record
from tabbytop.kernel.table import Table

SEATS: Final = 4
SEAT: Final = 0  # the player's
LEVEL: Final = "lynx"  # of the bots on the other seats
_MOST_MOVES: Final = 3000  # of one game, bots included


class Endless(TabbytopError):
    """Raised when a game does not end; no game of ours does that."""


@dataclass(frozen=True)
class DailyDeal:
    """The deal of a day, with its secret key."""

    day: date
    key: bytes

    @property
    def game(self) -> Game:
        """Return the game of the day: those with a daily deal take turns, from Monday on."""
        games = daily_games()
        return games[self.day.weekday() % len(games)]

    @property
    def commitment(self) -> str:
        """Return the commitment to the key, which reveals nothing of it."""
        return commitment(self.key)

    def record(self) -> Record:
        """Return the record of the game before the first move."""
        game = self.game
        options = game.resolve_options(SEATS, None).as_dict()
        return Record(game.name, game.rules, SEATS, options, self.key)


@cache
def daily_games() -> tuple[Game, ...]:
    """Return the games that say in their manifest that they suit a daily deal, as on the shelf."""
    return tuple(game for game in games_on_shelf() if game.manifest.daily)


def deal_of(secret: bytes, day: date) -> DailyDeal:
    """Return the deal of a day on the server that has this secret.

    The key of one day tells nothing about those of others.
    """
    key = hashlib.blake2b(
        day.isoformat().encode(), digest_size=32, key=secret, person=b"tabbytop-daily"
    ).digest()
    return DailyDeal(day, key)


def day_of(now: int) -> date:
    """Return the day of a time in milliseconds since 1970, by UTC."""
    return datetime.fromtimestamp(now // 1000, UTC).date()


def end_of(day: date) -> int:
    """Return when a day is over, in milliseconds since 1970."""
    after = datetime.combine(day + timedelta(days=1), datetime.min.time(), UTC)
    return round(after.timestamp()) * 1000


@dataclass(frozen=True)
class Step:
    """A move of the game as the player sees it, and the player's view after it."""

    seat: int
    events: list[dict[str, object]]
    view: object


def begin(deal: DailyDeal) -> Record:
    """Return the game up to the player's first question."""
    record = deal.record()
    _let_bots_move(deal, record, record.replay(deal.game), [])
    return record


def answer(deal: DailyDeal, record: Record, move: str) -> tuple[Record, list[Step]]:
    """Make the player's move and those of the bots up to the next question, or to the end.

    Returns the longer record and the new moves; the record that was given stays as it is. Raises
    MoveError if the move is not legal.
    """
    table = record.replay(deal.game, events=True)
    table.take_events()
    longer = Record(
        record.game, record.rules, record.seats, record.options, record.seed, list(record.moves)
    )
    steps: list[Step] = []
    number = deal.game.vocabulary.move(move)
    table.play(SEAT, number)
    _note(deal, longer, table, steps, SEAT, number)
    _let_bots_move(deal, longer, table, steps)
    return longer, steps


def _let_bots_move(deal: DailyDeal, record: Record, table: Table, steps: list[Step]) -> None:
    """Let bots move until only the player is asked, or the game is over."""
    while others := [seat for seat in table.actors() if seat != SEAT]:
        number = len(record.moves)
        if number >= _MOST_MOVES:
            raise Endless(f"the deal of {deal.day} is not over after {number} moves")
        seat, seed = others[0], _bot_seed(deal.key, number)
        player = bot(LEVEL, seed, deal.game)
        move = player.choose(table.imagine(seat, quick(seed)), seat)
        table.play(seat, move)
        _note(deal, record, table, steps, seat, move)


def _note(
    deal: DailyDeal, record: Record, table: Table, steps: list[Step], seat: int, move: int
) -> None:
    record.moves.append((seat, deal.game.vocabulary.text(move)))
    events: list[Event] = table.take_events()
    steps.append(Step(seat, [event.seen_by(SEAT) for event in events], table.view(SEAT)))


def _bot_seed(key: bytes, number: int) -> int:
    """Return the seed for the bot that makes the move of that number; it reveals no key."""
    digest = hashlib.blake2b(
        str(number).encode(), digest_size=8, key=key, person=b"tabbytop-bots"
    ).digest()
    return int.from_bytes(digest, "big")
