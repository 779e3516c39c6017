"""The moves of a record, copied into the log of a new table."""

from typing import TYPE_CHECKING

from tabbytop.kernel.table import NOBODY
from tabbytop.server.errors import Refused
from tabbytop.server.table import deciding
from tabbytop.server.table.applying import UNDO_REDEAL, UNDO_REDEAL_ALONE, apply_entry
from tabbytop.server.table.state import LogMismatch
from tabbytop.texts.message import Message
from tabbytop.texts.reader import NOBODY as READER_NOBODY
from tabbytop.texts.reader import Reader

if TYPE_CHECKING:
    from tabbytop.kernel.record import Record
    from tabbytop.server.people.table_drafts import TableDraft
    from tabbytop.server.table.entries import LogEntry
    from tabbytop.server.table.state import TableState


class MovesMismatch(Exception):
    """A move of the record is not legal; `where` names it."""

    def __init__(
        self, where: str, why: Message, ruling: str = "", reader: Reader = READER_NOBODY
    ) -> None:
        super().__init__(where)
        self.where = where
        self.why = why
        self.ruling = ruling
        self.reader = reader


def copy_moves(draft: "TableDraft", record: "Record", at: int) -> None:
    """Add the moves and rekeys of a record to a drafted table whose game has begun. Rekeys after
    the last move are left out. Raise MovesMismatch at the first that is not legal."""
    state = draft.state
    rekeys = [*record.rekeys]
    for number, (seat, text) in enumerate(record.moves):
        try:
            while rekeys and rekeys[0][0] == number:
                add_entry(draft, redealt(state, *rekeys.pop(0), at))
            move = deciding.parse_legal(state, seat, text)
            add_entry(draft, state.entry("move", seat, move, "", at))
        except Refused as refused:
            where = f"moves[{number}]"
            raise MovesMismatch(where, refused.message, refused.ruling, refused.reader) from None
        except LogMismatch:  # a rekey for a seat that is none
            raise MovesMismatch("rekeys", Message("kernel", "must-be-rekey")) from None


def redealt(state: "TableState", place: int, seat: int, at: int) -> "LogEntry":
    """The entry after which chance goes another way, as if moves had been taken back to here."""
    people = state.people()
    if seat == NOBODY:
        return state.entry("undone", people[0], f"{UNDO_REDEAL} {place}", "", at)
    if seat in people:
        return state.entry("undone", seat, f"{UNDO_REDEAL_ALONE} {place}", "", at)
    return state.entry("undone", people[0], f"{UNDO_REDEAL_ALONE}-{seat} {place}", "", at)


def add_entry(draft: "TableDraft", entry: "LogEntry") -> None:
    """Apply an entry to a draft, and add it to its log."""
    apply_entry(draft.state, entry, checked=True)
    draft.entries.append(entry)
