"""Loading the state of a table from its log, with or without a position saved on the way."""

from collections import deque
from typing import TYPE_CHECKING, Final

import msgspec

from tabbytop.kernel.errors import BadPosition
from tabbytop.server.table.applying import (
    apply_entry,
    apply_other,
    begin_match,
    count_entry,
    forget_moves,
    make_match,
    mover,
    note_move,
    parse_undone,
)
from tabbytop.server.table.positions import Position, Summary, restore
from tabbytop.server.table.state import AppliedEntry, LogMismatch, TableState

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from tabbytop.kernel.table import Table
    from tabbytop.server.table.entries import LogEntry
    from tabbytop.server.table.setup import Setup

MAX_HISTORY: Final = 20_000  # entries that can be looked up


def load_state(
    table_id: str,
    setup: "Setup",
    seed: bytes,
    entries: "Iterable[LogEntry]",
    position: bytes | None = None,
    after: int = 0,
) -> TableState:
    """Load the state from a log, starting from a saved position if it is usable.

    `entries` are those after the number `after`: all of them, or, with a position that includes a
    summary, those after the position. LogMismatch if the log cannot be read.
    """
    entries = list(entries)
    if position is not None:
        try:
            return _load_from_position(table_id, setup, seed, entries, position, after)
        except (msgspec.MsgspecError, BadPosition, LogMismatch):
            if after:
                raise LogMismatch("the whole log is needed") from None
            # For example of another version: the log itself is the truth.
    state = TableState(table_id, setup, seed)
    for entry in entries:
        apply_entry(state, entry)
    return state


def replay_history(state: TableState, entries: "Iterable[LogEntry]") -> list[AppliedEntry]:
    """Return all entries of the log with their events, by replaying every move; if the rules have
    changed meanwhile, only the entries that the state still has."""
    again = TableState(state.id, state.setup, state.seed)
    again.entry_buffer = deque(maxlen=MAX_HISTORY)
    try:
        for entry in entries:
            apply_entry(again, entry)
    except LogMismatch:
        return list(state.entry_buffer)
    return list(again.entry_buffer)


def _load_from_position(
    table_id: str,
    setup: "Setup",
    seed: bytes,
    entries: "Sequence[LogEntry]",
    document: bytes,
    after: int,
) -> TableState:
    position = msgspec.json.decode(document, type=Position)
    state = TableState(table_id, setup, seed)
    table: Table | None = None
    if position.table is not None:
        table = state.game.resume({**position.table, "rules": state.game.rules})
        table.events = []
    if position.summary is not None:
        _restore(state, position.number, position.summary, table)
    elif table is not None and not after:
        for entry in entries[: position.number]:
            _apply_without_table(state, entry, position, table)
    if state.number != position.number or len(position.asking.since) != setup.seats:
        raise LogMismatch("the position is of another log")
    if not after <= position.number <= after + len(entries):
        raise LogMismatch("the log does not reach to the position")
    state.pending = position.asking
    if table is not None and not table.actors():
        state.status = "over"
        state.proposal = None
    for entry in entries[position.number - after :]:
        apply_entry(state, entry)
    return state


def _restore(state: TableState, number: int, summary: Summary, table: "Table | None") -> None:
    """Restore what the entries before the position have made of the state."""
    if len(summary.occupants) != state.setup.seats:
        raise LogMismatch("these are other seats")
    if (table is None) != (summary.moves is None):
        raise LogMismatch("the game has begun, or not")
    if table is not None and summary.moves is not None:
        record = make_match(state, table).record
        record.moves.extend(summary.moves)
        record.rekeys.extend(summary.rekeys)
    restore(state, summary)
    state.number = number


def _apply_without_table(
    state: TableState, entry: "LogEntry", position: Position, table: "Table"
) -> None:
    """Apply an entry before the position, whose effect on the table is in the position."""
    quiet = entry.number in position.quiet
    if quiet:
        state.last_quiet = entry.number
    state.timed_out_seat = None
    state.seat_vacated = False
    match entry.kind:
        case "started":
            begin_match(state, table)
        case "move" | "late":
            seat = mover(state, entry)
            state.require_match().record.moves.append((seat, entry.text))
            note_move(state, entry, seat, quiet)
        case "undone":
            place, only = parse_undone(entry)[:2]  # no rekeys: such logs have summaries
            moves = state.require_match().record.moves
            del moves[place : place + 1 if only else None]
            forget_moves(state, entry)
        case _:
            apply_other(state, entry)
    count_entry(state, entry, quiet)
