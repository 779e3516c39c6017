"""Replays of finished games for people, made beside the event loop.

Games can have thousands of moves. They are replayed in short turns, between which others have
theirs, and the address pays for the moves. Checkpoints of the latest games are kept.
"""

from collections import OrderedDict
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final, TypeVar

import msgspec

from tabbytop.server.access.rate_limits import RateLimited
from tabbytop.server.fair_queue import Busy, Payer
from tabbytop.server.fair_turns import FairTurns
from tabbytop.server.people.game_replay import GameReplay
from tabbytop.server.people.moments import Moment, describe_moment, step_of
from tabbytop.texts.message import Message

if TYPE_CHECKING:
    from tabbytop.server.access.rate_limits import RateLimiter
    from tabbytop.server.people.finished_games import FinishedGame

T = TypeVar("T")
_PER_ADDRESS: Final = 4  # requests at once; one of them runs
_MOVES_A_TURN: Final = 100
_MOST_CHECKPOINTS: Final = 400  # of all games that are kept; some ten megabytes
_encode = msgspec.json.Encoder().encode


class ReplayService:
    """Replays games for people, in a fair order. `turns` are for everything that is shown of
    finished games."""

    def __init__(self, rates: "RateLimiter") -> None:
        self._rates = rates
        self._kept: OrderedDict[str, GameReplay] = OrderedDict()  # by table
        self.turns = FairTurns(_PER_ADDRESS, _PER_ADDRESS)

    async def page(
        self, finished: "FinishedGame", first: int, count: int, language: str, address: str
    ) -> bytes:
        """A page of the replay, as JSON. RateLimited if the address has had too much."""
        replay = await self._complete(finished, address)
        work = partial(_encoded_page, replay, finished, first, count, language)
        page = await self._in_thread(address, work)
        self._rates.charge("replay", address, replay.cost(first, count))
        return page

    async def moment(
        self,
        finished: "FinishedGame",
        at: int | None,
        seat: int | None,
        language: str,
        address: str,
    ) -> Moment:
        """Describe a moment. RateLimited if the address has had too much."""
        replay = await self._complete(finished, address)
        work = partial(describe_moment, replay, finished, at, seat, language)
        moment = await self._in_thread(address, work)
        self._rates.charge("replay", address, replay.cost(step_of(finished, at), 1))
        return moment

    async def in_turn(self, address: str, moves: int, work: Callable[[], T]) -> T:
        """Do work that replays so many moves, in a thread, when its turn comes. RateLimited if the
        address has had too much, or has enough pending."""
        self._rates.require_no_debt("replay", address)
        done = await self._in_thread(address, work)
        self._rates.charge("replay", address, moves)
        return done

    async def _in_thread(self, address: str, work: Callable[[], T]) -> T:
        try:
            return await self.turns.in_thread(Payer(address), work)
        except Busy:
            raise RateLimited(Message("server", "one-advice-at-a-time"), 1) from None

    async def _complete(self, finished: "FinishedGame", address: str) -> GameReplay:
        """The replay of a game, up to its end."""
        self._rates.require_no_debt("replay", address)
        table, known = finished.table.id, self._kept.get(finished.table.id)
        if known is None or not known.is_of(finished):
            known = self._kept[table] = GameReplay(finished)
        self._kept.move_to_end(table)
        while not known.complete:
            moves = await self._in_thread(address, partial(known.advance, _MOVES_A_TURN))
            self._rates.charge("replay", address, moves)
        self._forget_oldest()
        return known

    def _forget_oldest(self) -> None:
        """Keep the latest game, and others as long as there are few checkpoints."""
        total = sum(map(_size, self._kept.values()))
        while total > _MOST_CHECKPOINTS and len(self._kept) > 1:
            _, oldest = self._kept.popitem(last=False)
            total -= _size(oldest)


def _encoded_page(
    replay: GameReplay, finished: "FinishedGame", first: int, count: int, language: str
) -> bytes:
    return _encode(replay.page(finished, first, count, language))


def _size(replay: GameReplay) -> int:
    return 1 + len(replay.checkpoints)
