"""What somebody wishes to do, turned into the next line of the log, or refused with the reason.

Nothing here changes a state.
"""

from typing import Final

import msgspec

from tabbytop.kernel.errors import IllegalMove, InvalidNotation, NotYourTurn, TabbytopError
from tabbytop.kernel.match import Match
from tabbytop.kernel.table import CLOCK
from tabbytop.server.errors import Refused
from tabbytop.server.table.entries import BY_OPERATOR, CLOSED, Kind, LogEntry, Occupant
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
from tabbytop.server.table.state import (
    ALONE,
    ANEW,
    COMINGS,
    MOST_UNDOS,
    ONLY,
    TableState,
    coming_of,
)

STAND_IN: Final = "puma"  # the level of the bot that plays for somebody who is away
ABSENT_AFTER: Final = 60_000  # milliseconds
LONGEST_PAUSE: Final = 600_000  # milliseconds
MOST_PAUSES: Final = 60  # of a game
_MINUTE_MS: Final = 60_000
_TOO_LATE: Final = {  # to sit down, by the table's status
    "playing": "the game has begun without you",
    "over": "the game is over",
    "closed": "this table was closed",
}

Act = Move | AskUndo | Agree | Say | ShowEmote | Leave | Back | Replace | Pause


class DuplicateMessage(TabbytopError):
    """The message has been written down before, under this number: it counts once."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number


def decide(
    state: TableState,
    message: Act,
    at: int,
    absent_for_ms: int = 0,
    absent_after_ms: int = ABSENT_AFTER,
) -> LogEntry:
    """What a person at the table asks for. `absent_for_ms` is how long the seat that is to be
    replaced has not been connected."""
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


def comes_back(state: TableState, message: Act, at: int) -> LogEntry | None:
    """The `back` or `resumed` that has to be written down first: who makes a move plays himself.
    Refused if the move would not stand then, so that a refused move changes nothing."""
    if not isinstance(message, Move) or state.done(message.seat, message.id) is not None:
        return None
    kind: Kind
    if _is_away(state, message.seat):
        kind = "back"
    elif state.status == "playing" and state.paused == message.seat:
        kind = "resumed"
    else:
        return None
    _holder(state, message.seat)
    legal(state, message.seat, message.move, message.answers)
    return state.entry(kind, message.seat, "", "", at)


def automatic_entry(state: TableState, at: int) -> LogEntry | None:
    """What happens next by itself, at once: to be asked again until it is nothing."""
    if state.status in {"open", "playing"}:
        for seat in state.people():
            if state.occupants[seat].person in state.banned:  # a second seat on their device
                text = STAND_IN if state.status == "playing" else ""
                return state.entry("banned", seat, text, "", at)
    if state.status == "open":
        if not state.open_seats():
            return state.entry("started", None, "", "", at)
        if state.emptied and not state.people():
            return state.entry("closed", None, "", "", at)
    if state.status == "playing":
        if state.overtime is not None and not state.bot_level(state.overtime):
            return state.entry("away", state.overtime, STAND_IN, "", at)
        if state.proposal is not None:
            return _outcome(state, state.proposal, at)
    return None


def _outcome(state: TableState, proposal: Proposal, at: int) -> LogEntry | None:
    """What becomes of a question to take a move back: all have agreed, or it has lapsed, since
    somebody is gone, or what a bot has shown meanwhile cannot be dealt anew."""
    if not state.can_agree(proposal.seat, proposal.keep):
        return state.entry("lapsed", proposal.seat, "", "", at)
    if proposal.agreed.issuperset(state.voters(proposal.seat)):
        return state.entry("undone", proposal.seat, f"{ANEW} {proposal.keep}", "", at)
    return None


# What people do in the game.


def move(state: TableState, message: Move, at: int) -> LogEntry:
    """A move in answer to the present question."""
    _once(state, message.seat, message.id)
    _player(state, message.seat)
    chosen = legal(state, message.seat, message.move, message.answers)
    return state.entry("move", message.seat, chosen, message.id, at)


def undo(state: TableState, message: AskUndo, at: int) -> LogEntry:
    """The seat's last move back: at once where that is fair or nobody else is asked, or a
    proposal to the others. What chance decided since then is decided anew."""
    _once(state, message.seat, message.id)
    playing = _player(state, message.seat)
    if state.game.live:
        raise Refused("not-here", "where all play at once, nothing can be taken back")
    possible = state.undo_now(message.seat)
    place = state.last_place(message.seat)
    if possible == "no" or place is None:
        raise _no_undo(state, message.seat, place)
    if possible == "free":
        if not playing.can_remove_move(place):
            raise Refused("not-now", "others have answered since; that move stands")
        return state.entry("undone", message.seat, f"{ONLY} {place}", message.id, at)
    if state.voters(message.seat):
        return state.entry("asks-undo", message.seat, str(place), message.id, at)
    return state.entry("undone", message.seat, f"{ALONE} {place}", message.id, at)


def _no_undo(state: TableState, seat: int, place: int | None) -> Refused:
    """Why the seat's last move stands."""
    if state.undos[seat] >= MOST_UNDOS:
        return Refused("limit", f"you have had {MOST_UNDOS} moves back in this game; this stays")
    if place is None or state.setup.rules != state.game.rules:
        return Refused("not-now", "there is no move of yours to take back")
    if state.proposal is not None:
        return Refused("not-now", "somebody has asked to take a move back; answer that first")
    if place < state.stands:
        return Refused("not-now", "somebody who had to agree was sent away; it stands")
    if state.missing_voters(seat):
        return Refused("not-now", "all must agree to that, and somebody is away; it stands")
    return Refused("not-now", "what was hidden has been seen since; that move stands")


def agree(state: TableState, message: Agree, at: int) -> LogEntry:
    """Yes or no to a proposal; who made it can withdraw it."""
    _once(state, message.seat, message.id)
    _player(state, message.seat)
    proposal = state.proposal
    if proposal is None:
        raise Refused("not-now", "nobody asks to take a move back")
    if not message.yes:
        return state.entry("declines", message.seat, "", message.id, at)
    if message.seat == proposal.seat or message.seat in proposal.agreed:
        raise Refused("not-now", "you have agreed already; the others have not")
    return state.entry("agrees", message.seat, "", message.id, at)


def need_help(state: TableState, seat: int) -> None:
    """Refused, unless the seat has something to decide and may be helped with it."""
    _player(state, seat)
    if not state.setup.hints:
        raise Refused("not-here", "this table plays without hints; that was agreed")
    if not state.allows_hints():
        raise Refused("not-here", "no hints while people play against each other here")
    if state.questions[seat] is None:
        raise Refused("not-asked", "nothing is asked of you now; have a stretch")


# Talk.


def say(state: TableState, message: Say, at: int) -> LogEntry:
    """A line of chat."""
    _once(state, message.seat, message.id)
    _person(state, message.seat)
    if state.setup.talk != "chat":
        raise Refused("not-here", "there is no chat at this table")
    text = " ".join(message.text.split())
    if not text:
        raise Refused("malformed", "there is nothing in that")
    return state.entry("said", message.seat, text, message.id, at)


def emote(state: TableState, message: ShowEmote, at: int) -> LogEntry:
    """A cat's gesture."""
    _once(state, message.seat, message.id)
    _person(state, message.seat)
    if state.setup.talk == "none":
        raise Refused("not-here", "this table is silent")
    return state.entry("emoted", message.seat, message.emote, message.id, at)


# Coming and going.


def sit(state: TableState, seat: int | None, occupant: Occupant, at: int) -> LogEntry:
    """Somebody takes this seat, or the first that is free (None), of those that are kept for them
    if there are any. An occupant of the kind `open` has it kept."""
    if occupant.person and occupant.person in state.banned:
        raise Refused("not-here", "the host of this table does not let you back in")
    if state.status != "open":
        raise Refused("not-now", _TOO_LATE[state.status])
    if not state.open_seats():
        raise Refused("taken", "all seats are taken")
    free = [*state.kept_seats(occupant.person), *state.kept_seats("")]
    if seat is None:
        if not free:
            raise Refused("taken", "the seats that are left are kept for somebody")
        seat = free[0]
    _seat(state, seat)
    if seat not in state.open_seats():
        raise Refused("taken", f"seat {seat} is taken")
    if seat not in free:
        if state.occupants[seat].person == CLOSED:
            raise Refused("taken", "that seat is closed")
        raise Refused("taken", "that seat is kept for somebody")
    if occupant.kind == "person":
        _not_too_often(state, seat, occupant.person, at)
    text = msgspec.json.encode(occupant).decode()
    return state.entry("sat", seat, text, "", at)


def seat_bot(state: TableState, person: str, seat: int, bot: Occupant, at: int) -> LogEntry:
    """A bot on a free seat, also on one that is kept for somebody who does not come. That is for
    who set the table up to say."""
    _free_seat(state, person, seat, "whoever set this table up may ask for bots")
    return state.entry("sat", seat, msgspec.json.encode(bot).decode(), "", at)


def close_seat(state: TableState, person: str, seat: int, closed: bool, at: int) -> LogEntry:
    """A free seat that nobody may have from now on, or anybody again. That is for the host to say,
    who can still put a bot there."""
    _free_seat(state, person, seat, "whoever set this table up may close seats")
    text = msgspec.json.encode(Occupant("open", person=CLOSED if closed else "")).decode()
    return state.entry("sat", seat, text, "", at)


def _free_seat(state: TableState, person: str, seat: int, whose: str) -> None:
    """The host may decide about a free seat before the start."""
    if state.status != "open":
        raise Refused("not-now", "there is no free seat any more")
    _host(state, person, whose)
    _seat(state, seat)
    if seat not in state.open_seats():
        raise Refused("taken", f"seat {seat} is taken")


def remove(state: TableState, person: str, seat: int, ban: bool, at: int) -> LogEntry:
    """The host asks somebody to leave, and not to come back (`ban`). Before the start the seat is
    free again, in the game a bot plays on."""
    _host(state, person, "whoever set this table up may ask people to leave")
    _seat(state, seat)
    who = state.occupants[seat]
    if state.status not in {"open", "playing"}:
        raise Refused("not-now", "the game is over; everybody goes home anyway")
    if who.person == person:
        raise Refused("not-now", "that is your own seat; get up if you like")
    if who.kind == "open" or (who.kind == "bot" and (ban or state.status == "playing")):
        raise Refused("unknown", f"nobody sits at seat {seat}")
    if who.kind == "person" and state.status == "playing":
        if state.gone[seat] and (not ban or state.is_forgotten(seat)):
            raise Refused("not-now", "they have left already")
    kind: Kind = "banned" if ban else "removed"
    return state.entry(kind, seat, STAND_IN if state.status == "playing" else "", "", at)


def _host(state: TableState, person: str, whose: str) -> None:
    host = state.host()
    if host is None or state.occupants[host].person != person:
        raise Refused("not-yours", whose)


def rename_bot(state: TableState, seat: int, bot: Occupant, at: int) -> LogEntry:
    """Another bot in place of one, before the start: a person with its name sits down."""
    if state.status != "open" or state.occupants[seat].kind != "bot":
        raise Refused("not-now", "there is no free seat any more")
    return state.entry("sat", seat, msgspec.json.encode(bot).decode(), "", at)


def start(state: TableState, at: int) -> LogEntry:
    """All are there: deal."""
    if state.status != "open":
        raise Refused("not-now", "the game has begun already")
    if state.open_seats():
        raise Refused("not-now", "there are seats free")
    return state.entry("started", None, "", "", at)


def leave(state: TableState, message: Leave, at: int, *, for_ever: bool = False) -> LogEntry:
    """Get up: before the start the seat is free again, in the game a bot plays on. `for_ever`: the
    person is about to be forgotten, and never comes again."""
    _once(state, message.seat, message.id)
    _person(state, message.seat)
    if not for_ever:
        _not_too_often(state, message.seat, state.occupants[message.seat].person, at)
    if state.status == "open":
        return state.entry("stood", message.seat, "", message.id, at)
    if state.status == "playing":
        return state.entry("left", message.seat, STAND_IN, message.id, at)
    raise Refused("not-now", "the game is over; nobody waits for you")


def back(state: TableState, message: Back, at: int) -> LogEntry:
    """Who was away, or had left, plays again."""
    _once(state, message.seat, message.id)
    _holder(state, message.seat)
    if not state.away[message.seat]:
        raise Refused("not-now", "you play yourself")
    if state.is_forgotten(message.seat):
        raise Refused("not-yours", "whoever sat here has been forgotten")
    _not_too_often(state, message.seat, state.occupants[message.seat].person, at)
    return state.entry("back", message.seat, "", message.id, at)


def _not_too_often(state: TableState, seat: int, person: str, at: int) -> None:
    """Everybody at the table is told of each coming and going. The log says when they were, so
    that it counts for all workers."""
    times = state.comings.get(coming_of(seat, person), [])
    now = max(at, state.at)
    if len(times) == COMINGS and now - times[0] < _MINUTE_MS:
        wait = -(-(times[0] + _MINUTE_MS - now) // 1000)
        raise Refused("limit", f"you come and go a lot; wait {wait} seconds")


def replace(
    state: TableState,
    message: Replace,
    at: int,
    absent_for_ms: int,
    absent_after_ms: int = ABSENT_AFTER,
) -> LogEntry:
    """A bot for somebody who keeps all others waiting and is not even there."""
    _once(state, message.seat, message.id)
    _player(state, message.seat)
    absent = message.absent
    _seat(state, absent)
    if absent == message.seat or absent not in state.people():
        raise Refused("unknown", f"nobody is missing at seat {absent}")
    if state.setup.clock.kind == "days":
        raise Refused("not-here", "at this table everybody has days; the clock decides")
    if state.away[absent]:
        raise Refused("not-now", "a bot plays there already")
    if not state.asked_since[absent]:
        raise Refused("not-now", "nobody waits for that seat")
    if absent_for_ms < absent_after_ms:
        raise Refused("not-now", "they were here a moment ago; give them some time")
    return state.entry("away", absent, f"{STAND_IN} {message.seat}", message.id, at)


def pause(state: TableState, message: Pause, at: int) -> LogEntry:
    """The clock stands still while the only person looks away, or goes on."""
    _once(state, message.seat, message.id)
    _player(state, message.seat)
    if not message.on:
        if state.paused != message.seat:
            raise Refused("not-now", "the clock is running")
        return state.entry("resumed", message.seat, "", message.id, at)
    if not state.is_alone(message.seat):
        raise Refused("not-here", "the clock waits for nobody who plays with others")
    if state.paused is not None or not state.is_timed():
        raise Refused("not-now", "no clock is running")
    if state.pauses >= MOST_PAUSES:
        raise Refused("not-now", "the clock has waited often enough in this game")
    return state.entry("paused", message.seat, "", message.id, at)


def resume(state: TableState, at: int) -> LogEntry:
    """The clock has stood still for as long as it may."""
    if state.paused is None or at < state.paused_at + LONGEST_PAUSE:
        raise Refused("not-now", "the clock may stand still")
    return state.entry("resumed", state.paused, "", "", at)


def rematch(state: TableState, seat: int, table: str, at: int, instead_of: str = "") -> LogEntry:
    """They go on at another table, instead of one that was closed if there was one."""
    _person(state, seat)
    if state.status != "over":
        raise Refused("not-now", "first this game")
    if state.rematch != instead_of:
        raise Refused("taken", "there is a new table already")
    return state.entry("rematch", seat, table, "", at)


def close(state: TableState, at: int) -> LogEntry:
    """Nobody came."""
    if state.status != "open":
        raise Refused("not-now", "only a table that was never played can be closed")
    return state.entry("closed", None, "", "", at)


def close_by_operator(state: TableState, at: int) -> LogEntry:
    """Whoever runs the place closes the table, also in the middle of a game."""
    if state.status not in ("open", "playing"):
        raise Refused("not-now", "the game is over already")
    return state.entry("closed", None, BY_OPERATOR, "", at)


# What happens without people.


def late(state: TableState, seat: int, at: int) -> LogEntry:
    """The move that is made for a seat whose time is up."""
    deadline = state.deadline(seat)
    if deadline is None or at < deadline:
        raise Refused("not-now", f"the time of seat {seat} is not up")
    table = _playing(state).table
    return state.entry("late", seat, state.game.vocabulary.text(table.timeout_move(seat)), "", at)


def clock_move(state: TableState, struck: int, at: int) -> LogEntry:
    """A move of the clock's, which has waited long enough."""
    rings = any(wait.move == struck and wait.rings <= at for wait in state.waits)
    if not rings or state.paused is not None:
        raise Refused("not-now", "the clock has to wait")
    return state.entry("move", CLOCK, state.game.vocabulary.text(struck), "", at)


def bot_move(
    state: TableState, seat: int, chosen: int, at: int, answers: int | None = None
) -> LogEntry:
    """A bot's move; `answers` is the number that was shown when it began to think."""
    _playing(state)
    _seat(state, seat)
    if not state.bot_level(seat):
        raise Refused("not-yours", f"seat {seat} plays itself")
    text = state.game.vocabulary.text(chosen)
    return state.entry("move", seat, legal(state, seat, text, answers), "", at)


# What has to be so.


def legal(state: TableState, seat: int, text: str, answers: int | None = None) -> str:
    """The move as the notation writes it, if it is one that is possible now."""
    table = _playing(state).table
    vocabulary = state.game.vocabulary
    try:
        chosen = vocabulary.move(text)
        if answers is not None and state.asked_since[seat]:
            if answers > state.public_seq:
                raise Refused("malformed", f"this table has not come to number {answers} yet")
            if answers < state.asked_since[seat]:
                raise Refused("late", "that question is no longer asked; look again")
        if not table.allows(seat, chosen):
            table.play(seat, chosen)  # refused, with the reason
    except InvalidNotation as no_move:  # three names: mypyc makes one typed variable of one
        raise Refused("not-notation", str(no_move)) from None
    except NotYourTurn as not_asked:
        raise Refused("not-asked", str(not_asked)) from None
    except IllegalMove as illegal:
        raise Refused("illegal", illegal.reason, illegal.ruling) from None
    return vocabulary.text(chosen)


def _once(state: TableState, seat: int, message_id: str) -> None:
    number = state.done(seat, message_id)
    if number is not None:
        raise DuplicateMessage(number)


def _seat(state: TableState, seat: int) -> None:
    if not 0 <= seat < state.setup.seats:
        raise Refused("unknown", f"there is no seat {seat} at this table")


def _holder(state: TableState, seat: int) -> None:
    """Somebody has the seat, and the table is not closed."""
    _seat(state, seat)
    if state.status == "closed":
        raise Refused("not-now", "this table is closed")
    if state.occupants[seat].kind != "person":
        raise Refused("not-yours", f"seat {seat} is nobody's")


def _person(state: TableState, seat: int) -> None:
    """Somebody has the seat, and has not left it."""
    _holder(state, seat)
    if state.gone[seat]:
        raise Refused("not-now", "you have left this table; come back first")


def _player(state: TableState, seat: int) -> Match:
    """Somebody has the seat and plays, now."""
    _person(state, seat)
    playing = _playing(state)
    if state.away[seat]:
        raise Refused("not-now", "a bot plays for you; come back first")
    return playing


def _playing(state: TableState) -> Match:
    if state.status == "open":
        raise Refused("not-now", "the game has not begun")
    if state.status == "closed":
        raise Refused("not-now", "this table is closed")
    if state.match is None or state.status != "playing":
        raise Refused("not-now", "the game is over")
    return state.match


def _is_away(state: TableState, seat: int) -> bool:
    if state.status != "playing" or not 0 <= seat < state.setup.seats:
        return False
    return bool(state.away[seat]) and not state.gone[seat]
