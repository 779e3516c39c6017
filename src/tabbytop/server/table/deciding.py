"""Deciding what happens next: a wish becomes the next log entry, or is refused with the reason.

Nothing here changes a state. The move of an entry that is returned here is legal in that state, so
that applying the entry need not check it again.
"""

from typing import Final

import msgspec

from tabbytop.kernel.errors import IllegalMove, InvalidNotation, NotYourTurn, TabbytopError
from tabbytop.kernel.match import Match
from tabbytop.kernel.table import CLOCK
from tabbytop.server.errors import Refused
from tabbytop.server.table.applying import (
    SEAT_CHANGES_PER_MINUTE,
    UNDO_ONE,
    UNDO_REDEAL,
    UNDO_REDEAL_ALONE,
    seat_change_key,
)
from tabbytop.server.table.entries import BY_OPERATOR, CLOSED, HELD, Kind, LogEntry, Occupant
from tabbytop.server.table.messages import (
    Agree,
    AskUndo,
    Back,
    Leave,
    Move,
    Pause,
    Replace,
    Say,
    ShowEmote,
)
from tabbytop.server.table.positions import Proposal
from tabbytop.server.table.state import MAX_UNDOS, TableState
from tabbytop.texts.message import Message

STAND_IN: Final = "puma"  # the level of the bot that plays for somebody who is away
ABSENT_AFTER_MS: Final = 60_000  # milliseconds
FREED_AFTER_MS: Final = 60_000  # then a waiting seat whose person does not come is free again
LONGEST_PAUSE_MS: Final = 600_000  # milliseconds
KEPT_MS: Final = 120_000  # how long a rematch waits for former players if its host does not act
MAX_PAUSES: Final = 60  # of a game
_MINUTE_MS: Final = 60_000
_TOO_LATE: Final = {  # to sit down, by the table's status
    "playing": Message("server", "begun-without-you"),
    "over": Message("kernel", "game-over"),
    "closed": Message("server", "table-was-closed"),
}

Act = Move | AskUndo | Agree | Say | ShowEmote | Leave | Back | Replace | Pause


class DuplicateMessage(TabbytopError):
    """The message was logged before, under this public number. Ids are idempotency keys: a
    message that is sent twice counts once."""

    def __init__(self, number: int) -> None:
        super().__init__(f"this was logged as {number}")
        self.number = number


def decide(
    state: TableState,
    message: Act,
    at: int,
    absent_for_ms: int = 0,
    absent_after_ms: int = ABSENT_AFTER_MS,
) -> LogEntry:
    """Decide on a message of a person at the table. `absent_for_ms` is how long the seat that is
    to be replaced has not been connected."""
    match message:
        case Move():
            return move(state, message, at)
        case AskUndo():
            return undo(state, message, at)
        case Agree():
            return agree(state, message, at)
        case Say():
            return say(state, message, at)
        case ShowEmote():
            return emote(state, message, at)
        case Leave():
            return leave(state, message, at)
        case Back():
            return back(state, message, at)
        case Pause():
            return pause(state, message, at)
        case Replace():
            return replace(state, message, at, absent_for_ms, absent_after_ms)


def return_entry(state: TableState, message: Act, at: int) -> LogEntry | None:
    """Return the `back` or `resumed` that must precede a move, since its person plays again; None
    if none is needed. Refused if the move would not be legal then, so that a refused move changes
    nothing."""
    if not isinstance(message, Move) or state.seq_of_message(message.seat, message.id) is not None:
        return None
    kind: Kind
    if _is_away(state, message.seat):
        kind = "back"
    elif state.status == "playing" and state.paused == message.seat:
        kind = "resumed"
    else:
        return None
    _require_holder(state, message.seat)
    parse_legal(state, message.seat, message.move, message.answers)
    return state.entry(kind, message.seat, "", "", at)


def automatic_entry(state: TableState, at: int) -> LogEntry | None:
    """Return the entry that follows at once by itself; call it again until it returns None."""
    if state.status in {"open", "playing"}:
        for seat in state.people():
            if state.occupants[seat].person in state.banned:  # a second seat on their device
                text = STAND_IN if state.status == "playing" else ""
                return state.entry("banned", seat, text, "", at)
    if state.status == "open":
        if not state.open_seats():
            return state.entry("started", None, "", "", at)
        if state.seat_vacated and not state.people():
            return state.entry("closed", None, "", "", at)
    if state.status == "playing":
        if state.timed_out_seat is not None and not state.bot_level(state.timed_out_seat):
            return state.entry("away", state.timed_out_seat, STAND_IN, "", at)
        if state.proposal is not None:
            return _proposal_outcome(state, state.proposal, at)
    return None


def _proposal_outcome(state: TableState, proposal: Proposal, at: int) -> LogEntry | None:
    """Return what becomes of a proposal to take a move back: all have agreed, or it has lapsed,
    because somebody is gone or what a bot has revealed meanwhile cannot be redealt. None: it is
    still open."""
    if not state.can_undo_by_agreement(proposal.seat, proposal.keep):
        return state.entry("lapsed", proposal.seat, "", "", at)
    if proposal.agreed.issuperset(state.voters(proposal.seat)):
        return state.entry("undone", proposal.seat, f"{UNDO_REDEAL} {proposal.keep}", "", at)
    return None


# Moves and undo.


def move(state: TableState, message: Move, at: int) -> LogEntry:
    """Decide on a move in answer to the present question."""
    _require_new(state, message.seat, message.id)
    _require_player(state, message.seat)
    chosen = parse_legal(state, message.seat, message.move, message.answers)
    return state.entry("move", message.seat, chosen, message.id, at)


def undo(state: TableState, message: AskUndo, at: int) -> LogEntry:
    """Take the seat's last move back: at once where that is fair or nobody else has to agree, else
    by a proposal to the others. What chance decided since then is decided anew."""
    _require_new(state, message.seat, message.id)
    playing = _require_player(state, message.seat)
    if state.game.live:
        raise Refused("not-here", Message("server", "no-undo-live"))
    if state.setup.at_stake() != "none":
        raise Refused("not-here", Message("server", "no-undo-at-stake"))
    possible = state.undo_mode(message.seat)
    place = state.last_move_index(message.seat)
    if possible == "no" or place is None:
        raise _no_undo(state, message.seat, place)
    if possible == "free":
        if not playing.can_remove_move(place):
            raise Refused("not-now", Message("server", "undo-others-answered"))
        return state.entry("undone", message.seat, f"{UNDO_ONE} {place}", message.id, at)
    if state.voters(message.seat):
        return state.entry("asks-undo", message.seat, str(place), message.id, at)
    return state.entry("undone", message.seat, f"{UNDO_REDEAL_ALONE} {place}", message.id, at)


def _no_undo(state: TableState, seat: int, place: int | None) -> Refused:
    """Return the reason why the seat's last move cannot be taken back."""
    if state.undos[seat] >= MAX_UNDOS:
        return Refused("limit", Message("server", "undo-limit", count=MAX_UNDOS))
    if place is None or state.setup.rules != state.game.rules:
        return Refused("not-now", Message("server", "nothing-to-undo"))
    if state.proposal is not None:
        return Refused("not-now", Message("server", "answer-undo-first"))
    if place < state.undo_floor:
        return Refused("not-now", Message("server", "undo-somebody-sent-away"))
    if state.missing_voters(seat):
        return Refused("not-now", Message("server", "undo-somebody-away"))
    return Refused("not-now", Message("server", "undo-hidden-seen"))


def agree(state: TableState, message: Agree, at: int) -> LogEntry:
    """Answer a proposal; its own seat withdraws it with a no."""
    _require_new(state, message.seat, message.id)
    _require_player(state, message.seat)
    proposal = state.proposal
    if proposal is None:
        raise Refused("not-now", Message("server", "nobody-asks-undo"))
    if not message.yes:
        return state.entry("declines", message.seat, "", message.id, at)
    if message.seat == proposal.seat or message.seat in proposal.agreed:
        raise Refused("not-now", Message("server", "agreed-already"))
    return state.entry("agrees", message.seat, "", message.id, at)


def require_hint_allowed(state: TableState, seat: int) -> None:
    """Refused, unless the seat has something to decide and may have a hint."""
    _require_player(state, seat)
    if not state.setup.hints:
        raise Refused("not-here", Message("server", "without-hints"))
    if not state.allows_hints():
        raise Refused("not-here", Message("server", "no-hints-between-people"))
    if state.questions[seat] is None:
        raise Refused("not-asked", Message("server", "nothing-asked"))


# Talk.


def say(state: TableState, message: Say, at: int) -> LogEntry:
    """Say something in the chat."""
    _require_new(state, message.seat, message.id)
    _require_person(state, message.seat)
    if state.setup.talk != "chat":
        raise Refused("not-here", Message("server", "no-chat"))
    text = " ".join(message.text.split())
    if not text:
        raise Refused("malformed", Message("server", "nothing-said"))
    return state.entry("said", message.seat, text, message.id, at)


def emote(state: TableState, message: ShowEmote, at: int) -> LogEntry:
    """Show an emote."""
    _require_new(state, message.seat, message.id)
    _require_person(state, message.seat)
    if state.setup.talk == "none":
        raise Refused("not-here", Message("server", "silent-table"))
    return state.entry("emoted", message.seat, message.emote, message.id, at)


# Taking seats and leaving them.


def sit(state: TableState, seat: int | None, occupant: Occupant, at: int) -> LogEntry:
    """Take this seat, or the first free one (None), preferably one that is kept for this person.
    An occupant of the kind `open` keeps the seat for somebody."""
    if occupant.person and occupant.person in state.banned:
        raise Refused("not-here", Message("server", "banned-from-table"))
    if state.status != "open":
        raise Refused("not-now", _TOO_LATE[state.status])
    if not state.open_seats():
        raise Refused("taken", Message("server", "all-seats-taken"))
    free = [*state.kept_seats(occupant.person), *state.kept_seats("")]
    if seat is None:
        if not free:
            raise Refused("taken", Message("server", "seats-kept"))
        seat = free[0]
    _require_seat(state, seat)
    if seat not in state.open_seats():
        raise Refused("taken", Message("server", "seat-taken", seat=seat))
    if seat not in free:
        if state.occupants[seat].person == CLOSED:
            raise Refused("taken", Message("server", "seat-closed"))
        raise Refused("taken", Message("server", "seat-kept"))
    if occupant.kind == "person":
        _limit_seat_changes(state, seat, occupant.person, at)
    text = msgspec.json.encode(occupant).decode()
    return state.entry("sat", seat, text, "", at)


def seat_bot(state: TableState, person: str, seat: int, bot: Occupant, at: int) -> LogEntry:
    """Put a bot on a free seat, also on one that is kept for somebody who does not come. Only the
    host may do so; in a rematch that has waited for long, everybody who sits there."""
    if not _may_fill_rematch(state, person, seat, at):
        _require_free_seat(state, person, seat, Message("server", "host-asks-for-bots"))
    return state.entry("sat", seat, msgspec.json.encode(bot).decode(), "", at)


def _may_fill_rematch(state: TableState, person: str, seat: int, at: int) -> bool:
    """Whether a rematch has waited for former players for so long that everybody who sits there may
    give this seat to a bot."""
    free = state.open_seats() if state.status == "open" else []
    return (
        state.setup.at_stake() != "fixture"
        and seat in free
        and any(state.is_kept(other) for other in free)
        and at >= state.setup.created + KEPT_MS
        and any(state.occupants[other].person == person for other in state.people())
    )


def close_seat(state: TableState, person: str, seat: int, closed: bool, at: int) -> LogEntry:
    """Close a free seat to everybody, or open it again. Only the host may do so, and can still put
    a bot there."""
    _require_free_seat(state, person, seat, Message("server", "host-closes-seats"))
    text = msgspec.json.encode(Occupant("open", person=CLOSED if closed else "")).decode()
    return state.entry("sat", seat, text, "", at)


def _require_free_seat(state: TableState, person: str, seat: int, whose: Message) -> None:
    """Refused, unless the seat is free before the start and the person is the host. A fixture's
    players cannot lose the seats that are kept for them."""
    if state.status != "open":
        raise Refused("not-now", Message("server", "no-free-seat"))
    _require_host(state, person, whose)
    _require_seat(state, seat)
    if seat not in state.open_seats():
        raise Refused("taken", Message("server", "seat-taken", seat=seat))
    if state.setup.at_stake() == "fixture" and state.is_kept(seat):
        raise Refused("not-here", Message("server", "fixture-seat-kept"))


def remove(state: TableState, person: str, seat: int, ban: bool, at: int) -> LogEntry:
    """Remove somebody on the host's behalf, for ever with `ban`. Before the start the seat is free
    again, in the game a bot plays on. Where a contest or ratings are at stake, people stay."""
    _require_host(state, person, Message("server", "host-asks-to-leave"))
    _require_seat(state, seat)
    who = state.occupants[seat]
    if state.status not in {"open", "playing"}:
        raise Refused("not-now", Message("server", "everybody-goes-home"))
    if who.person == person:
        raise Refused("not-now", Message("server", "own-seat"))
    if who.kind == "open" or (who.kind == "bot" and (ban or state.status == "playing")):
        raise Refused("unknown", Message("server", "nobody-sits-there", seat=seat))
    if who.kind == "person" and state.status == "playing":
        if state.has_left[seat] and (not ban or state.is_vacant(seat)):
            raise Refused("not-now", Message("server", "left-already"))
    if who.kind == "person" and state.setup.at_stake() != "none":
        raise Refused("not-here", Message("server", "nobody-removed-at-stake"))
    kind: Kind = "banned" if ban else "removed"
    return state.entry(kind, seat, STAND_IN if state.status == "playing" else "", "", at)


def _require_host(state: TableState, person: str, whose: Message) -> None:
    host = state.host()
    if host is None or state.occupants[host].person != person:
        raise Refused("not-yours", whose)


def rename_bot(state: TableState, seat: int, bot: Occupant, at: int) -> LogEntry:
    """Rename a bot before the start, because a person with its name sits down."""
    if state.status != "open" or state.occupants[seat].kind != "bot":
        raise Refused("not-now", Message("server", "no-free-seat"))
    return state.entry("sat", seat, msgspec.json.encode(bot).decode(), "", at)


def start(state: TableState, at: int) -> LogEntry:
    """Start the game when all seats are taken."""
    if state.status != "open":
        raise Refused("not-now", Message("server", "begun-already"))
    if state.open_seats():
        raise Refused("not-now", Message("server", "seats-free"))
    return state.entry("started", None, "", "", at)


def leave(state: TableState, message: Leave, at: int, *, for_ever: bool = False) -> LogEntry:
    """Leave a seat: before the start it is free again, in the game a bot plays on. `for_ever`: the
    person's account is about to be deleted."""
    _require_new(state, message.seat, message.id)
    _require_person(state, message.seat)
    if not for_ever:
        _limit_seat_changes(state, message.seat, state.occupants[message.seat].person, at)
    if state.status == "open":
        return state.entry("stood", message.seat, "", message.id, at)
    if state.status == "playing":
        return state.entry("left", message.seat, STAND_IN, message.id, at)
    raise Refused("not-now", Message("server", "over-nobody-waits"))


def free_seat(state: TableState, seat: int, at: int) -> LogEntry:
    """Free the seat of somebody who does not come to a public table; in the game a bot plays on."""
    if seat not in waiting_seats(state) + newcomers(state):
        raise Refused("late", Message("server", "somebody-was-quicker"))
    if state.status == "playing":
        return state.entry("left", seat, STAND_IN, "", at)
    return state.entry("stood", seat, "", "", at)


def waiting_seats(state: TableState) -> list[int]:
    """The seats that are free again if their people do not come: all of a public table that has
    not begun, except the host's, who set it up for others."""
    return _guests(state) if state.status == "open" else []


def newcomers(state: TableState) -> list[int]:
    """The seats for which others would wait without end if their people never came: in a public
    game without a clock."""
    if state.status != "playing" or state.setup.clock.kind != "none":
        return []
    return [seat for seat in _guests(state) if not state.away[seat]]


def _guests(state: TableState) -> list[int]:
    """The people at a public table, without its host."""
    host = state.host()
    return [seat for seat in state.people() if seat != host] if state.setup.public else []


def back(state: TableState, message: Back, at: int) -> LogEntry:
    """Let a person who was away, or had left, play again."""
    _require_new(state, message.seat, message.id)
    _require_holder(state, message.seat)
    if not state.away[message.seat]:
        raise Refused("not-now", Message("server", "you-play-yourself"))
    if state.is_vacant(message.seat):
        raise Refused("not-yours", Message("server", "sitter-forgotten"))
    _limit_seat_changes(state, message.seat, state.occupants[message.seat].person, at)
    return state.entry("back", message.seat, "", message.id, at)


def _limit_seat_changes(state: TableState, seat: int, person: str, at: int) -> None:
    """Rate limit for coming and going, of which everybody at the table is told. It counts entries
    of the log, so that it holds for all workers."""
    times = state.seat_changes.get(seat_change_key(seat, person), [])
    now = max(at, state.at)
    if len(times) == SEAT_CHANGES_PER_MINUTE and now - times[0] < _MINUTE_MS:
        wait = -(-(times[0] + _MINUTE_MS - now) // 1000)
        raise Refused("limit", Message("server", "comes-and-goes", seconds=wait))


def replace(
    state: TableState,
    message: Replace,
    at: int,
    absent_for_ms: int,
    absent_after_ms: int = ABSENT_AFTER_MS,
) -> LogEntry:
    """Let a bot play for somebody who is asked and has not been connected for a while."""
    _require_new(state, message.seat, message.id)
    _require_player(state, message.seat)
    absent = message.absent
    _require_seat(state, absent)
    if absent == message.seat or absent not in state.people():
        raise Refused("unknown", Message("server", "nobody-missing", seat=absent))
    if state.setup.clock.kind == "days":
        raise Refused("not-here", Message("server", "days-for-everybody"))
    if state.away[absent]:
        raise Refused("not-now", Message("server", "bot-plays-there"))
    if not state.asked_since[absent]:
        raise Refused("not-now", Message("server", "nobody-waits-for-seat"))
    if absent_for_ms < absent_after_ms:
        raise Refused("not-now", Message("server", "here-a-moment-ago"))
    return state.entry("away", absent, f"{STAND_IN} {message.seat}", message.id, at)


def pause(state: TableState, message: Pause, at: int) -> LogEntry:
    """Stop clock and bots while the only person looks away or has paused, or let them go on."""
    _require_new(state, message.seat, message.id)
    _require_player(state, message.seat)
    if not message.on:
        if state.paused != message.seat:
            raise Refused("not-now", Message("server", "clock-runs"))
        return state.entry("resumed", message.seat, "", message.id, at)
    if not state.is_alone(message.seat):
        raise Refused("not-here", Message("server", "clock-waits-for-nobody"))
    if state.paused is not None or not (message.hold or state.is_timed()):
        raise Refused("not-now", Message("server", "no-clock-runs"))
    if state.pauses >= MAX_PAUSES:
        raise Refused("not-now", Message("server", "clock-waited-enough"))
    return state.entry("paused", message.seat, HELD if message.hold else "", message.id, at)


def resume(state: TableState, at: int) -> LogEntry:
    """Let the clock go on after the longest pause of somebody who looks away."""
    ends = pause_ends(state)
    if state.paused is None or ends is None or at < ends:
        raise Refused("not-now", Message("server", "clock-may-stand-still"))
    return state.entry("resumed", state.paused, "", "", at)


def pause_ends(state: TableState) -> int | None:
    """When the pause ends by itself; None if it lasts until its person goes on."""
    return None if state.pause_held else state.paused_at + LONGEST_PAUSE_MS


def rematch(state: TableState, seat: int, table: str, at: int, instead_of: str = "") -> LogEntry:
    """Go on at another table, instead of one that was closed if there was one."""
    _require_person(state, seat)
    if state.status != "over":
        raise Refused("not-now", Message("server", "first-this-game"))
    if state.rematch != instead_of:
        raise Refused("taken", Message("server", "new-table-already"))
    return state.entry("rematch", seat, table, "", at)


def close(state: TableState, at: int) -> LogEntry:
    """Close a table that was never played."""
    if state.status != "open":
        raise Refused("not-now", Message("server", "only-unplayed-tables-close"))
    return state.entry("closed", None, "", "", at)


def close_by_operator(state: TableState, at: int) -> LogEntry:
    """Close the table on an operator's behalf, also in the middle of a game."""
    if state.status not in ("open", "playing"):
        raise Refused("not-now", Message("server", "over-already"))
    return state.entry("closed", None, BY_OPERATOR, "", at)


# What bots and the clock do.


def timeout(state: TableState, seat: int, at: int) -> LogEntry:
    """Make a move for a seat whose time is up."""
    deadline = state.deadline(seat)
    if deadline is None or at < deadline:
        raise Refused("not-now", Message("server", "time-not-up", seat=seat))
    move = _require_playing(state).table.timeout_move(seat)
    return state.entry("late", seat, require_legal(state, seat, move), "", at)


def clock_move(state: TableState, move: int, at: int) -> LogEntry:
    """Make a move of the clock, when its alarm rings."""
    rings = any(alarm.move == move and alarm.rings <= at for alarm in state.alarms)
    if not rings or state.paused is not None:
        raise Refused("not-now", Message("server", "clock-has-to-wait"))
    return state.entry("move", CLOCK, require_legal(state, CLOCK, move), "", at)


def bot_move(state: TableState, seat: int, move: int, at: int) -> LogEntry:
    """Make a bot's move."""
    _require_playing(state)
    _require_seat(state, seat)
    if not state.bot_level(seat):
        raise Refused("not-yours", Message("server", "seat-plays-itself", seat=seat))
    if state.paused is not None:
        raise Refused("late", Message("server", "clock-has-to-wait"))
    return state.entry("move", seat, require_legal(state, seat, move), "", at)


# Preconditions.


def parse_legal(state: TableState, seat: int, text: str, answers: int | None = None) -> str:
    """Return a legal move in canonical notation. Refused if the text is no move or not legal now.

    `answers` is the public number up to which the client had seen the table.
    """
    _require_playing(state)
    try:
        move = state.game.vocabulary.move(text)
    except InvalidNotation as no_move:
        raise Refused("not-notation", no_move.message) from None
    if answers is not None and state.asked_since[seat]:
        if answers > state.public_seq:
            raise Refused("malformed", Message("server", "number-to-come", number=answers))
        if answers < state.asked_since[seat]:
            raise Refused("late", Message("server", "question-gone"))
    return require_legal(state, seat, move)


def require_legal(state: TableState, seat: int, move: int) -> str:
    """Return the notation of a move that is legal now, else refuse it with the reason."""
    refusal = _require_playing(state).table.refusal(seat, move)
    if refusal is None:
        return state.game.vocabulary.text(move)
    if isinstance(refusal, NotYourTurn):
        raise Refused("not-asked", Message("server", "not-your-turn"))
    if isinstance(refusal, IllegalMove):
        raise Refused("illegal", refusal.message, refusal.ruling, state.reader(seat))
    raise Refused("not-notation", refusal.message)


def _require_new(state: TableState, seat: int, message_id: str) -> None:
    number = state.seq_of_message(seat, message_id)
    if number is not None:
        raise DuplicateMessage(number)


def _require_seat(state: TableState, seat: int) -> None:
    if not 0 <= seat < state.setup.seats:
        raise Refused("unknown", Message("server", "no-such-seat", seat=seat))


def _require_holder(state: TableState, seat: int) -> None:
    """Refused, unless a person has the seat and the table is not closed."""
    _require_seat(state, seat)
    if state.status == "closed":
        raise Refused("not-now", Message("server", "table-is-closed"))
    if state.occupants[seat].kind != "person":
        raise Refused("not-yours", Message("server", "nobodys-seat", seat=seat))


def _require_person(state: TableState, seat: int) -> None:
    """Refused, unless a person has the seat and has not left it."""
    _require_holder(state, seat)
    if state.has_left[seat]:
        raise Refused("not-now", Message("server", "come-back-to-table"))


def _require_player(state: TableState, seat: int) -> Match:
    """Refused, unless a person has the seat and plays now."""
    _require_person(state, seat)
    playing = _require_playing(state)
    if state.away[seat]:
        raise Refused("not-now", Message("server", "come-back-to-seat"))
    return playing


def _require_playing(state: TableState) -> Match:
    if state.status == "open":
        raise Refused("not-now", Message("server", "not-begun"))
    if state.status == "closed":
        raise Refused("not-now", Message("server", "table-is-closed"))
    if state.match is None or state.status != "playing":
        raise Refused("not-now", Message("kernel", "game-over"))
    return state.match


def _is_away(state: TableState, seat: int) -> bool:
    if state.status != "playing" or not 0 <= seat < state.setup.seats:
        return False
    return bool(state.away[seat]) and not state.has_left[seat]
