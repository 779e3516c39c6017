"""Finished games out of the database, also those whose log this version cannot apply any more."""

import asyncio
from typing import TYPE_CHECKING

from tabbytop.games import registry
from tabbytop.kernel.record import Record
from tabbytop.server.errors import Refused
from tabbytop.server.people.finished_games import FinishedGame, finished_game
from tabbytop.server.people.schemas import TableResult
from tabbytop.server.table import disclosure
from tabbytop.server.table.applying import parse_undone
from tabbytop.server.table.state import LogMismatch, TableState
from tabbytop.texts.message import Message

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tabbytop.server.hosting.host import Host
    from tabbytop.server.store.rows import StoredTable, TableSummary
    from tabbytop.server.store.store import Store
    from tabbytop.server.table.entries import LogEntry
    from tabbytop.server.table.results import GameResult
    from tabbytop.server.table.setup import Setup


async def load_finished_game(host: "Host", table: str) -> FinishedGame:
    """The finished game of a table; raise Refused before the end, or if there is no such table."""
    try:
        async with host.locked(table) as hosted:
            return finished_game(hosted.loaded_state())
    except LogMismatch:  # of rules that this version has no more
        return await _load_without_rules(host.store, table)


async def _load_without_rules(store: "Store", table: str) -> FinishedGame:
    summary, stored = await store.summary(table), await store.load(table)
    if summary is None or stored is None:
        raise Refused("unknown", Message("server", "no-such-table"))
    if summary.status != "over":
        raise Refused("not-now", Message("server", "not-over"))
    return await asyncio.to_thread(_without_rules, summary, stored)


def _without_rules(summary: "TableSummary", stored: "StoredTable") -> FinishedGame:
    state = TableState(stored.id, stored.setup, stored.seed)
    state.occupants, state.status = [*summary.occupants], "over"
    record = logged_record(stored.setup, stored.seed, stored.entries)
    result = None if summary.result is None else table_result(summary.result)
    return FinishedGame(
        disclosure.info(state), registry.game(record.game), record, state.occupants, result
    )


def logged_record(setup: "Setup", seed: bytes, entries: "Iterable[LogEntry]") -> Record:
    """The record of a game by its log alone: the moves that were made and not taken back."""
    record = Record(setup.game, setup.rules, setup.seats, dict(setup.options), seed)
    for entry in entries:
        if entry.kind in ("move", "late") and entry.seat is not None:
            record.moves.append((entry.seat, entry.text))
        elif entry.kind == "undone":
            place, only = parse_undone(entry)[:2]
            del record.moves[place : place + 1 if only else None]
    return record


def table_result(result: "GameResult") -> TableResult:
    """A written result as clients see it."""
    return TableResult(
        ended=result.at,
        places=[seat.place for seat in result.seats],
        scores=[seat.score for seat in result.seats],
        unit=result.unit,
        stood_in=[seat.stood_in for seat in result.seats],
    )
