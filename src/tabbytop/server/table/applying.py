"""Applying log entries: each changes the state of a table, or does not fit (LogMismatch)."""

from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from tabbytop.kernel.errors import TabbytopError
from tabbytop.kernel.match import Match
from tabbytop.kernel.record import Record
from tabbytop.kernel.table import CLOCK, NOBODY
from tabbytop.server.table.asking import questions_of, renew, start_over, step_back
from tabbytop.server.table.entries import BY_OPERATOR, HELD, LogEntry, Occupant, speaker, stand_in
from tabbytop.server.table.pending_questions import no_questions
from tabbytop.server.table.positions import Proposal
from tabbytop.server.table.state import OPEN_SEAT, AppliedEntry, LogMismatch, TableState

if TYPE_CHECKING:
    from tabbytop.kernel.events import Event
    from tabbytop.kernel.table import Table

UNDO_ONE: Final = "only"  # an `undone` of one move, which leaves later ones alone
UNDO_REDEAL: Final = "anew"  # an `undone` after which chance goes another way
UNDO_REDEAL_ALONE: Final = "alone"  # the same, for the only person: bots' hands are redealt, too
KEPT_IDS: Final = 100  # idempotency keys per seat: ids of messages that may be sent again
SEAT_CHANGES_PER_MINUTE: Final = 6  # that a person may come to a seat or go
_PEOPLE_KEPT: Final = 50  # whose comings and goings are remembered


class Undone(NamedTuple):
    """What an `undone` takes back."""

    place: int  # of the first move
    only: bool  # it is the only one
    anew: bool  # chance goes another way from there on
    alone: bool  # and the only person does not know bots' hands any more
    unknowing: int = NOBODY  # alone: the seat, if it is not the one that takes back


def apply_entry(state: TableState, entry: LogEntry, *, checked: bool = False) -> "list[Event]":
    """Change the state by the next entry, and return its events. LogMismatch if it does not fit.

    `checked`: this worker has just decided on the entry (`deciding`), which includes the legality
    of its move; moves that were read from a log are checked here.
    """
    if entry.number != state.number + 1:
        raise LogMismatch(f"entry {entry.number} does not follow entry {state.number}")
    try:
        events, quiet = _apply(state, entry, checked)
    except (TabbytopError, msgspec.MsgspecError, ValueError, IndexError) as error:
        raise LogMismatch(f"entry {entry.number} ({entry.kind}): {error}") from error
    count_entry(state, entry, quiet)
    state.entry_buffer.append(AppliedEntry(entry, events, state.public_seq, quiet))
    if state.match is not None and state.status == "playing" and not state.match.table.actors():
        state.status = "over"
        state.proposal = None
    return events


def count_entry(state: TableState, entry: LogEntry, quiet: bool) -> None:
    """Advance the numbers, and remember whose message the entry came of."""
    state.number = entry.number
    state.at = entry.at
    if quiet and entry.seat is not None:
        state.seats_with_quiet_entries.add(entry.seat)
    else:
        state.public_seq += 1
        state.seats_with_quiet_entries.clear()
    if entry.id:
        named = state.ids.setdefault(speaker(entry), {})
        named.pop(entry.id, None)
        named[entry.id] = state.public_seq
        if len(named) > KEPT_IDS:
            del named[next(iter(named))]


def _apply(state: TableState, entry: LogEntry, checked: bool) -> "tuple[list[Event], bool]":
    """Return the events, and whether the entry is quiet."""
    state.timed_out_seat = None
    state.seat_vacated = False
    match entry.kind:
        case "move" | "late":
            return _apply_move(state, entry, checked)
        case "undone":
            return [], _apply_undone(state, entry)
        case "started":
            _require(state.setup.rules == state.game.rules, "the rules have changed")
            setup = state.setup
            table = state.game.deal(setup.seats, state.seed, setup.options, events=True)
            begin_match(state, table)
            renew(state.pending, table, state.public_seq + 1, entry.at, None)
            events = table.take_events()
            _note_watch_beats(state, events)
            return events, False
        case _:
            apply_other(state, entry)
            return [], False


# The game.


def begin_match(state: TableState, table: "Table") -> None:
    """Let the game begin with this table."""
    _require(state.status == "open" and not state.open_seats(), "it cannot begin")
    make_match(state, table)
    state.status = "playing"


def make_match(state: TableState, table: "Table") -> Match:
    """Give the state a match with an empty record, and return it."""
    setup = state.setup
    record = Record(state.game.name, setup.rules, setup.seats, dict(setup.options), state.seed)
    state.match = Match(state.game, record, table)
    return state.match


def _apply_move(state: TableState, entry: LogEntry, checked: bool) -> "tuple[list[Event], bool]":
    playing, seat = state.require_match(), mover(state, entry)
    asked = state.pending.questions
    snapshot = state.pending.snapshot(seat)
    events = playing.play(seat, entry.text, checked=checked)
    table = playing.table
    asks = questions_of(table)
    quiet = not events and not state.game.live and asked == asks
    if quiet:
        state.last_quiet = entry.number
    else:
        state.pending.push(snapshot)
        at = _clock_time(state, entry.at)
        renew(state.pending, table, state.public_seq + 1, at, seat, asks)
        _note_watch_beats(state, events)
        if playing.obstacle(len(playing.record.moves) - 1):
            state.pending.snapshots.clear()
    note_move(state, entry, seat, quiet)
    return events, quiet


def note_move(state: TableState, entry: LogEntry, seat: int, quiet: bool) -> None:
    """Remember a move that the record has already."""
    state.last_move_indexes[seat] = len(state.quiet_moves)
    state.quiet_moves.append(quiet)
    if entry.kind == "late":
        state.timed_out_seat = seat
    elif not quiet and seat != CLOCK and not state.bot_level(seat):
        state.proposal = None  # a person who plays on neither waits for an answer nor gives one


def _note_watch_beats(state: TableState, events: "list[Event]") -> None:
    """Note what people watch before a bot that is asked now answers."""
    beats = sum((state.game.watched.get(event.kind, 0.0) for event in events), start=0.0)
    for seat, since in enumerate(state.asked_since):
        if since == state.public_seq + 1:
            state.watch_beats[seat] = beats


def _apply_undone(state: TableState, entry: LogEntry) -> bool:
    """Return whether that was quiet."""
    playing, seat = state.require_match(), _person(state, entry)
    place, only, anew, alone, unknowing = parse_undone(entry)
    _require(unknowing < state.setup.seats, "there is no such seat")
    quiet = forget_moves(state, entry)
    if only:
        _require(playing.record.moves[place][0] == seat, "that is another's move")
        playing.remove_move(place)
    else:
        known = seat if unknowing == NOBODY else unknowing
        playing.truncate(place, anew=anew, seat=known if alone else NOBODY)
    if quiet:
        state.last_quiet = entry.number
    elif only:
        at = _clock_time(state, entry.at)
        step_back(state.pending, playing.table, seat, state.public_seq + 1, at)
    else:
        at = _clock_time(state, entry.at)
        start_over(state.pending, playing.table, state.public_seq + 1, at)
    return quiet


def forget_moves(state: TableState, entry: LogEntry) -> bool:
    """Forget the moves that an `undone` takes back; return whether they were quiet."""
    place, only = parse_undone(entry)[:2]
    if entry.id:  # else it was counted when it was proposed
        state.undos[_person(state, entry)] += 1
    state.last_move_indexes.clear()
    quiet = only and state.quiet_moves.pop(place)
    if not only:
        del state.quiet_moves[place:]
    if not quiet:
        state.proposal = None
    return quiet


def parse_undone(entry: LogEntry) -> Undone:
    """Read the text of an `undone`. Logs of version 0.1 know nothing of redealing."""
    how, _, place = entry.text.rpartition(" ")
    how, _, seat = how.partition("-")
    redeals = how in (UNDO_REDEAL, UNDO_REDEAL_ALONE)
    unknowing = int(seat) if seat else NOBODY
    return Undone(int(place), how == UNDO_ONE, redeals, how == UNDO_REDEAL_ALONE, unknowing)


# Everything else.


def apply_other(state: TableState, entry: LogEntry) -> None:
    """Apply an entry that leaves the game itself alone."""
    match entry.kind:
        case "sat" | "stood":
            _apply_seat_change(state, entry)
        case "removed" | "banned":
            _apply_removal(state, entry)
        case "away" | "left" | "back":
            _apply_absence(state, entry)
        case "paused":
            _require(state.paused is None, "the clock stands still already")
            state.paused, state.paused_at = _person(state, entry), entry.at
            state.pause_held = entry.text == HELD
            state.pauses += 1
        case "resumed":
            _require(state.paused is not None, "the clock does not stand still")
            _resume_clock(state, entry.at)
        case "asks-undo" | "agrees" | "declines" | "lapsed":
            _apply_vote(state, entry)
        case "rematch":
            state.rematch = entry.text
        case "closed":
            _require(state.status in ("open", "playing"), "the game is over")
            by_operator = entry.text == BY_OPERATOR
            _require(state.status == "open" or by_operator, "the game has begun")
            state.status = "closed"
            state.proposal = None
            state.pending = no_questions(state.setup.seats)
        case _:  # talk changes nothing
            pass


def _apply_seat_change(state: TableState, entry: LogEntry) -> None:
    """Somebody sits down or gets up before the start."""
    seat = _seat(state, entry)
    if entry.kind == "stood":
        _require(state.status == "open", "the game has begun")
        _note_seat_change(state, seat, entry)
        _vacate(state, seat)
        return
    who = msgspec.json.decode(entry.text, type=Occupant)
    kinds = {state.occupants[seat].kind, who.kind}
    is_free = state.occupants[seat].kind == "open" or kinds == {"bot"}  # a bot renamed
    _require(state.status == "open" and is_free, "the seat is taken")
    state.occupants[seat] = who
    state.seated[seat] = 0 if who.kind == "open" else entry.number
    _note_seat_change(state, seat, entry)


def _apply_absence(state: TableState, entry: LogEntry) -> None:
    """A bot plays for somebody from now on, or no longer."""
    _resume_clock(state, entry.at)
    if entry.kind == "back":
        seat = _seat(state, entry)
        _require(state.occupants[seat].kind == "person", "that is no person's seat")
        state.away[seat], state.has_left[seat] = "", False
        if entry.id:  # else it came with a move
            _note_seat_change(state, seat, entry)
        return
    seat = _person(state, entry)
    state.away[seat], _ = stand_in(entry)
    state.has_left[seat] = entry.kind == "left"
    if entry.kind == "left":
        _note_seat_change(state, seat, entry)
    if state.proposal is not None and state.proposal.seat == seat:
        state.proposal = None


def _apply_removal(state: TableState, entry: LogEntry) -> None:
    """The host asks somebody to leave: a bot plays on, as if they had got up themselves."""
    seat = _seat(state, entry)
    who = state.occupants[seat]
    if entry.kind == "banned" and who.person and who.person not in state.banned:
        state.banned.append(who.person)
    if state.status == "open":
        _vacate(state, seat)
        return
    _require(who.kind == "person", "at that seat is no person")
    _resume_clock(state, entry.at)
    state.away[seat], state.has_left[seat] = entry.text, True
    state.has_removals = True
    if entry.kind == "banned":
        state.seated[seat] = entry.number  # the secret of the seat opens it no longer
        state.undo_floor = len(state.require_match().record.moves)  # they cannot agree any more
    state.proposal = None  # nobody loses a vote because a voter was sent away


def _apply_vote(state: TableState, entry: LogEntry) -> None:
    """Somebody asks to take a move back, or answers that."""
    if entry.kind == "asks-undo":
        state.proposal = Proposal(_person(state, entry), int(entry.text))
        state.undos[state.proposal.seat] += 1
        return
    asked = state.proposal
    if asked is None:
        raise LogMismatch("nobody asked to take a move back")
    if entry.kind == "agrees":
        agreed = asked.agreed | {_person(state, entry)}
        state.proposal = Proposal(asked.seat, asked.keep, agreed)
    else:
        state.proposal = None


def _resume_clock(state: TableState, at: int) -> None:
    """Let the clock go on from where it stood still."""
    if state.paused is not None:
        state.pending.delay(at - state.paused_at)
        state.paused = None
        state.pause_held = False


def _clock_time(state: TableState, at: int) -> int:
    """What the clock shows at that time."""
    return at if state.paused is None else state.paused_at


def _vacate(state: TableState, seat: int) -> None:
    """Free a seat before the start."""
    state.occupants[seat], state.seated[seat] = OPEN_SEAT, 0
    state.seat_vacated = True


def _note_seat_change(state: TableState, seat: int, entry: LogEntry) -> None:
    """Remember that somebody came or went of their own accord, for the rate limit."""
    who = state.occupants[seat]
    if who.person and who.kind == "person":
        whose = seat_change_key(seat, who.person)
        times = [*state.seat_changes.pop(whose, []), entry.at]
        state.seat_changes[whose] = times[-SEAT_CHANGES_PER_MINUTE:]  # the latest last
        if len(state.seat_changes) > _PEOPLE_KEPT:
            del state.seat_changes[next(iter(state.seat_changes))]


def seat_change_key(seat: int, person: str) -> str:
    """Return the key under which seat changes are counted: several people may share a device, and
    with it a person."""
    return f"{seat} {person}"


# Preconditions.


def _require(holds: bool, why_not: str) -> None:
    if not holds:
        raise LogMismatch(why_not)


def _seat(state: TableState, entry: LogEntry) -> int:
    if entry.seat is None or not 0 <= entry.seat < state.setup.seats:
        raise LogMismatch(f"there is no seat {entry.seat}")
    return entry.seat


def _person(state: TableState, entry: LogEntry) -> int:
    seat = _seat(state, entry)
    if seat not in state.people():
        raise LogMismatch(f"at seat {seat} is no person")
    return seat


def mover(state: TableState, entry: LogEntry) -> int:
    """Return the seat that made a move: one of the table's, or CLOCK."""
    return CLOCK if entry.seat == CLOCK else _seat(state, entry)
