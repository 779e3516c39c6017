"""Results of finished games: with the entry that ends the game, or afterwards for older games."""

import asyncio
import logging
from typing import TYPE_CHECKING, Final

import msgspec

from tabbytop.kernel.stickers import earned_stickers
from tabbytop.server.table.entries import Occupant
from tabbytop.server.table.loading import load_state
from tabbytop.server.table.results import GameResult, game_result, unreadable_result

if TYPE_CHECKING:
    from tabbytop.server.store.rows import Append, StoredTable
    from tabbytop.server.store.store import Store
    from tabbytop.server.table.state import TableState

_TABLES_AT_ONCE: Final = 50
_PAUSE: Final = 0.02  # seconds after each table, so that moves need not wait
_log = logging.getLogger("tabbytop.server")


def result_with_stickers(state: "TableState", at: int) -> GameResult:
    """Return the result of a finished table. A failure costs the stickers, not the game; a game
    that is played on from a finished one earns none."""
    stickers: list[list[str]] = [[] for _ in range(state.setup.seats)]
    try:
        if state.match is not None and state.setup.continues is None:
            stickers = earned_stickers(state.game, state.match.record)
    except Exception:
        _log.exception("the stickers of table %s could not be found", state.id)
    return game_result(state, at, stickers)


async def with_result(append: "Append", state: "TableState") -> "Append":
    """Add the result to the entry that ends a game. Other tables go on meanwhile: the game is
    replayed to see what was earned in it."""
    try:
        result = await asyncio.to_thread(result_with_stickers, state, append.entry.at)
    except Exception:  # the game ends all the same; `ResultFiller` finds it
        _log.exception("table %s has no result", append.table)
        return append
    return append._replace(result=result)


class ResultFiller:
    """Writes the results of games that were finished before results were kept. Idempotent."""

    def __init__(self, store: "Store") -> None:
        self._store = store

    async def run(self) -> int:
        """Look at every finished table once; return how many results were written."""
        after, written = "", 0
        while found := await self._store.finished_without_result(after, _TABLES_AT_ONCE):
            for table in found:
                written += await self._fill(table)
                await asyncio.sleep(_PAUSE)
            after = found[-1]
        return written

    async def _fill(self, table: str) -> bool:
        stored = await self._store.load(table)
        if stored is None:  # deleted meanwhile
            return False
        at = await self._store.ended_at(table)
        moment = stored.setup.created if at is None else at
        try:
            result = await asyncio.to_thread(_result_of, stored, moment)
        except Exception as error:  # of rules that have changed, or of a game that is gone
            _log.warning("the log of table %s cannot be read for its result: %s", table, error)
            result = unreadable_result(table, stored.setup.game, moment, _occupants(stored))
        return await self._store.save_result(result)


def _result_of(stored: "StoredTable", at: int) -> GameResult:
    position = None if stored.position is None else stored.position.encode()
    state = load_state(stored.id, stored.setup, stored.seed, stored.entries, position)
    return result_with_stickers(state, at)


def _occupants(stored: "StoredTable") -> list[Occupant]:
    """Who sat down last at each seat, by the log alone."""
    seats = [Occupant("open")] * stored.setup.seats
    for entry in stored.entries:
        if entry.kind == "sat" and entry.seat is not None:
            seats[entry.seat] = msgspec.json.decode(entry.text, type=Occupant)
    return seats
