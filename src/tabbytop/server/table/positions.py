"""Positions: the state of a table as a document, which saves replaying the log up to there."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Literal, cast

import msgspec

from tabbytop.server.table.entries import FORGOTTEN, Occupant
from tabbytop.server.table.pending_questions import PendingQuestions

if TYPE_CHECKING:
    from tabbytop.server.table.state import TableState


class Proposal(msgspec.Struct, frozen=True):
    """A seat asks to take its last move back, so that `keep` moves are left; `agreed` so far."""

    seat: int
    keep: int
    agreed: frozenset[int] = frozenset()


class Summary(msgspec.Struct, frozen=True, omit_defaults=True):
    """All that the entries before a position have made of a state, so that they need not be read
    again. Fields are as in `TableState`, some under older names."""

    shown: int
    at: int
    status: str
    occupants: list[Occupant]
    seated: list[int]
    away: list[str]
    gone: list[bool]
    undos: list[int]
    beats: list[float]
    ids: list[tuple[int | None, dict[str, int]]]
    last_quiet: int = 0
    overtime: int | None = None
    emptied: bool = False
    proposal: Proposal | None = None
    rematch: str = ""
    paused: int | None = None
    paused_at: int = 0
    pauses: int = 0
    pause_held: bool = False
    comings: dict[str, list[int]] = {}
    banned: list[str] = []
    removals: bool = False
    hushed: list[int] = []
    moves: list[tuple[int, str]] | None = None  # None before the start
    rekeys: list[tuple[int, int]] = []
    stands: int = 0
    quiet_moves: list[int] = []  # their places


class Position(msgspec.Struct, frozen=True):
    """The state after the entry of a number. It saves replaying all moves, and lets a game go on
    when its rules were corrected meanwhile. Version 0.1 wrote none before the start, and no
    summary."""

    number: int
    quiet: list[int]  # numbers of quiet entries, where there is no summary
    table: dict[str, Any] | None
    asking: PendingQuestions
    summary: Summary | None = None


class _Head(msgspec.Struct):
    """The part of a position that tells which entries of the log are needed."""

    summary: msgspec.Raw = msgspec.Raw()


def has_summary(document: str) -> bool:
    """Whether the entries before a position are not needed any more."""
    try:
        return bytes(msgspec.json.decode(document, type=_Head).summary) not in {b"", b"null"}
    except msgspec.MsgspecError:
        return False


def with_person_changed(
    document: str, key: str, changed: Callable[[Occupant], Occupant], *, forget: bool
) -> str | None:
    """Return the position with a person renamed or deleted (`forget`); None if unreadable."""
    try:
        position = msgspec.json.decode(document, type=Position)
    except msgspec.MsgspecError:
        return None
    summary = position.summary
    if summary is None:
        return document
    cleaned = msgspec.structs.replace(
        summary,
        occupants=[changed(who) if who.person == key else who for who in summary.occupants],
    )
    if forget:
        comings = summary.comings.items()
        cleaned = msgspec.structs.replace(
            cleaned,
            comings={who: times for who, times in comings if not who.endswith(key)},
            banned=[person for person in summary.banned if person != key],
        )
    return msgspec.json.encode(msgspec.structs.replace(position, summary=cleaned)).decode()


def forgotten(occupant: Occupant) -> Occupant:
    """Return the occupant of a seat after that person's account was deleted."""
    if occupant.kind == "open":  # it was kept for them, and anybody may take it now
        return Occupant("open")
    return msgspec.structs.replace(occupant, name=FORGOTTEN, cat="", person="")


def encode_position(state: "TableState") -> bytes:
    """Return the position of a state, as a document for `load_state`."""
    table = None if state.match is None else state.match.table.position()
    return msgspec.json.encode(Position(state.number, [], table, state.pending, summarize(state)))


def summarize(state: "TableState") -> Summary:
    """Summarize all but the table and its questions, which the position has."""
    record = None if state.match is None else state.match.record
    return Summary(
        shown=state.public_seq,
        at=state.at,
        status=state.status,
        occupants=state.occupants,
        seated=state.seated,
        away=state.away,
        gone=state.has_left,
        undos=state.undos,
        beats=state.watch_beats,
        ids=list(state.ids.items()),
        last_quiet=state.last_quiet,
        overtime=state.timed_out_seat,
        emptied=state.seat_vacated,
        proposal=state.proposal,
        rematch=state.rematch,
        paused=state.paused,
        paused_at=state.paused_at,
        pauses=state.pauses,
        pause_held=state.pause_held,
        comings=state.seat_changes,
        banned=state.banned,
        removals=state.has_removals,
        hushed=sorted(state.seats_with_quiet_entries),
        moves=None if record is None else record.moves,
        rekeys=[] if record is None else record.rekeys,
        stands=state.undo_floor,
        quiet_moves=[place for place, quiet in enumerate(state.quiet_moves) if quiet],
    )


def restore(state: "TableState", summary: Summary) -> None:
    """Set a new state to what was summarized; its match has been made."""
    state.public_seq = summary.shown
    state.at = summary.at
    state.status = cast("Literal['open', 'playing', 'over', 'closed']", summary.status)
    state.occupants = summary.occupants
    state.seated = summary.seated
    state.away = summary.away
    state.has_left = summary.gone
    state.undos = summary.undos
    state.watch_beats = summary.beats
    state.ids = dict(summary.ids)
    state.last_quiet = summary.last_quiet
    state.timed_out_seat = summary.overtime
    state.seat_vacated = summary.emptied
    state.proposal = summary.proposal
    state.rematch = summary.rematch
    state.paused = summary.paused
    state.paused_at = summary.paused_at
    state.pauses = summary.pauses
    state.pause_held = summary.pause_held
    state.seat_changes = summary.comings
    state.banned = summary.banned
    # Older positions say it only of people who were banned.
    state.has_removals = summary.removals or any(
        who.person in summary.banned for who in summary.occupants
    )
    state.seats_with_quiet_entries = set(summary.hushed)
    state.undo_floor = summary.stands
    quiet = set(summary.quiet_moves)
    state.quiet_moves = [place in quiet for place in range(len(summary.moves or []))]
