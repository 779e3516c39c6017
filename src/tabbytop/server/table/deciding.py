"""What somebody wishes to do, turned into the next line of the log, or refused with the reason.

Nothing here changes a sitting.
"""

from typing import Final

import msgspec

from tabbytop.kernel.errors import IllegalMove, NotNotation, NotYourTurn, TabbytopError
from tabbytop.kernel.match import Match
from tabbytop.kernel.table import CLOCK
from tabbytop.server.errors import Refused
from tabbytop.server.table.entries import BY_OPERATOR, CLOSED, Entry, Kind, Occupant
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
from tabbytop.server.table.sitting import ALONE, ANEW, COMINGS, MOST_UNDOS, ONLY, Sitting, coming_of

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


class Again(TabbytopError):
    """The message has been written down before, under this number: it counts once."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number


def decide(
    sitting: Sitting,
    message: Act,
    at: int,
    absent_for_ms: int = 0,
    absent_after_ms: int = ABSENT_AFTER,
) -> Entry:
    """What a person at the table asks for. `absent_for_ms` is how long the seat that is to be
    replaced has not been connected."""
    match message:
        case Move():
            return move(sitting, message, at)
        case AskUndo():
            return undo(sitting, message, at)
        case Agree():
            return agree(sitting, message, at)
        case Say():
            return say(sitting, message, at)
        case ShowEmote():
            return emote(sitting, message, at)
        case Leave():
            return leave(sitting, message, at)
        case Back():
            return back(sitting, message, at)
        case Pause():
            return pause(sitting, message, at)
        case Replace():
            return replace(sitting, message, at, absent_for_ms, absent_after_ms)


def comes_back(sitting: Sitting, message: Act, at: int) -> Entry | None:
    """The `back` or `resumed` that has to be written down first: who makes a move plays himself.
    Refused if the move would not stand then, so that a refused move changes nothing."""
    if not isinstance(message, Move) or sitting.done(message.seat, message.id) is not None:
        return None
    kind: Kind
    if _is_away(sitting, message.seat):
        kind = "back"
    elif sitting.status == "playing" and sitting.paused == message.seat:
        kind = "resumed"
    else:
        return None
    _holder(sitting, message.seat)
    legal(sitting, message.seat, message.move, message.answers)
    return sitting.entry(kind, message.seat, "", "", at)


def follows(sitting: Sitting, at: int) -> Entry | None:
    """What happens next by itself, at once: to be asked again until it is nothing."""
    if sitting.status in {"open", "playing"}:
        for seat in sitting.people():
            if sitting.occupants[seat].person in sitting.banned:  # a second seat on their device
                text = STAND_IN if sitting.status == "playing" else ""
                return sitting.entry("banned", seat, text, "", at)
    if sitting.status == "open":
        if not sitting.open_seats():
            return sitting.entry("started", None, "", "", at)
        if sitting.emptied and not sitting.people():
            return sitting.entry("closed", None, "", "", at)
    if sitting.status == "playing":
        if sitting.overtime is not None and not sitting.bot_level(sitting.overtime):
            return sitting.entry("away", sitting.overtime, STAND_IN, "", at)
        if sitting.proposal is not None:
            return _outcome(sitting, sitting.proposal, at)
    return None


def _outcome(sitting: Sitting, proposal: Proposal, at: int) -> Entry | None:
    """What becomes of a question to take a move back: all have agreed, or it has lapsed, since
    somebody is gone, or what a bot has shown meanwhile cannot be dealt anew."""
    if not sitting.can_agree(proposal.seat, proposal.keep):
        return sitting.entry("lapsed", proposal.seat, "", "", at)
    if proposal.agreed.issuperset(sitting.voters(proposal.seat)):
        return sitting.entry("undone", proposal.seat, f"{ANEW} {proposal.keep}", "", at)
    return None


# What people do in the game.


def move(sitting: Sitting, message: Move, at: int) -> Entry:
    """A move in answer to the present question."""
    _once(sitting, message.seat, message.id)
    _player(sitting, message.seat)
    chosen = legal(sitting, message.seat, message.move, message.answers)
    return sitting.entry("move", message.seat, chosen, message.id, at)


def undo(sitting: Sitting, message: AskUndo, at: int) -> Entry:
    """The seat's last move back: at once where that is fair or nobody else is asked, or a
    proposal to the others. What chance decided since then is decided anew."""
    _once(sitting, message.seat, message.id)
    playing = _player(sitting, message.seat)
    if sitting.game.live:
        raise Refused("not-here", "where all play at once, nothing can be taken back")
    possible = sitting.undo_now(message.seat)
    place = sitting.last_place(message.seat)
    if possible == "no" or place is None:
        raise _no_undo(sitting, message.seat, place)
    if possible == "free":
        if not playing.can_take_out(place):
            raise Refused("not-now", "others have answered since; that move stands")
        return sitting.entry("undone", message.seat, f"{ONLY} {place}", message.id, at)
    if sitting.voters(message.seat):
        return sitting.entry("asks-undo", message.seat, str(place), message.id, at)
    return sitting.entry("undone", message.seat, f"{ALONE} {place}", message.id, at)


def _no_undo(sitting: Sitting, seat: int, place: int | None) -> Refused:
    """Why the seat's last move stands."""
    if sitting.undos[seat] >= MOST_UNDOS:
        return Refused("limit", f"you have had {MOST_UNDOS} moves back in this game; this stays")
    if place is None or sitting.setup.rules != sitting.game.rules:
        return Refused("not-now", "there is no move of yours to take back")
    if sitting.proposal is not None:
        return Refused("not-now", "somebody has asked to take a move back; answer that first")
    if place < sitting.stands:
        return Refused("not-now", "somebody who had to agree was sent away; it stands")
    if sitting.missing_voters(seat):
        return Refused("not-now", "all must agree to that, and somebody is away; it stands")
    return Refused("not-now", "what was hidden has been seen since; that move stands")


def agree(sitting: Sitting, message: Agree, at: int) -> Entry:
    """Yes or no to a proposal; who made it can withdraw it."""
    _once(sitting, message.seat, message.id)
    _player(sitting, message.seat)
    proposal = sitting.proposal
    if proposal is None:
        raise Refused("not-now", "nobody asks to take a move back")
    if not message.yes:
        return sitting.entry("declines", message.seat, "", message.id, at)
    if message.seat == proposal.seat or message.seat in proposal.agreed:
        raise Refused("not-now", "you have agreed already; the others have not")
    return sitting.entry("agrees", message.seat, "", message.id, at)


def need_help(sitting: Sitting, seat: int) -> None:
    """Refused, unless the seat has something to decide and may be helped with it."""
    _player(sitting, seat)
    if not sitting.setup.hints:
        raise Refused("not-here", "this table plays without hints; that was agreed")
    if not sitting.allows_hints():
        raise Refused("not-here", "no hints while people play against each other here")
    if sitting.questions[seat] is None:
        raise Refused("not-asked", "nothing is asked of you now; have a stretch")


# Talk.


def say(sitting: Sitting, message: Say, at: int) -> Entry:
    """A line of chat."""
    _once(sitting, message.seat, message.id)
    _person(sitting, message.seat)
    if sitting.setup.talk != "chat":
        raise Refused("not-here", "there is no chat at this table")
    text = " ".join(message.text.split())
    if not text:
        raise Refused("malformed", "there is nothing in that")
    return sitting.entry("said", message.seat, text, message.id, at)


def emote(sitting: Sitting, message: ShowEmote, at: int) -> Entry:
    """A cat's gesture."""
    _once(sitting, message.seat, message.id)
    _person(sitting, message.seat)
    if sitting.setup.talk == "none":
        raise Refused("not-here", "this table is silent")
    return sitting.entry("emoted", message.seat, message.emote, message.id, at)


# Coming and going.


def sit(sitting: Sitting, seat: int | None, occupant: Occupant, at: int) -> Entry:
    """Somebody takes this seat, or the first that is free (None), of those that are kept for them
    if there are any. An occupant of the kind `open` has it kept."""
    if occupant.person and occupant.person in sitting.banned:
        raise Refused("not-here", "the host of this table does not let you back in")
    if sitting.status != "open":
        raise Refused("not-now", _TOO_LATE[sitting.status])
    if not sitting.open_seats():
        raise Refused("taken", "all seats are taken")
    free = [*sitting.kept_seats(occupant.person), *sitting.kept_seats("")]
    if seat is None:
        if not free:
            raise Refused("taken", "the seats that are left are kept for somebody")
        seat = free[0]
    _seat(sitting, seat)
    if seat not in sitting.open_seats():
        raise Refused("taken", f"seat {seat} is taken")
    if seat not in free:
        if sitting.occupants[seat].person == CLOSED:
            raise Refused("taken", "that seat is closed")
        raise Refused("taken", "that seat is kept for somebody")
    if occupant.kind == "person":
        _not_too_often(sitting, seat, occupant.person, at)
    text = msgspec.json.encode(occupant).decode()
    return sitting.entry("sat", seat, text, "", at)


def seat_bot(sitting: Sitting, person: str, seat: int, bot: Occupant, at: int) -> Entry:
    """A bot on a free seat, also on one that is kept for somebody who does not come. That is for
    who set the table up to say."""
    _free_seat(sitting, person, seat, "whoever set this table up may ask for bots")
    return sitting.entry("sat", seat, msgspec.json.encode(bot).decode(), "", at)


def close_seat(sitting: Sitting, person: str, seat: int, closed: bool, at: int) -> Entry:
    """A free seat that nobody may have from now on, or anybody again. That is for the host to say,
    who can still put a bot there."""
    _free_seat(sitting, person, seat, "whoever set this table up may close seats")
    text = msgspec.json.encode(Occupant("open", person=CLOSED if closed else "")).decode()
    return sitting.entry("sat", seat, text, "", at)


def _free_seat(sitting: Sitting, person: str, seat: int, whose: str) -> None:
    """The host may decide about a free seat before the start."""
    if sitting.status != "open":
        raise Refused("not-now", "there is no free seat any more")
    _host(sitting, person, whose)
    _seat(sitting, seat)
    if seat not in sitting.open_seats():
        raise Refused("taken", f"seat {seat} is taken")


def remove(sitting: Sitting, person: str, seat: int, ban: bool, at: int) -> Entry:
    """The host asks somebody to leave, and not to come back (`ban`). Before the start the seat is
    free again, in the game a bot plays on."""
    _host(sitting, person, "whoever set this table up may ask people to leave")
    _seat(sitting, seat)
    who = sitting.occupants[seat]
    if sitting.status not in {"open", "playing"}:
        raise Refused("not-now", "the game is over; everybody goes home anyway")
    if who.person == person:
        raise Refused("not-now", "that is your own seat; get up if you like")
    if who.kind == "open" or (who.kind == "bot" and (ban or sitting.status == "playing")):
        raise Refused("unknown", f"nobody sits at seat {seat}")
    if who.kind == "person" and sitting.status == "playing":
        if sitting.gone[seat] and (not ban or sitting.is_forgotten(seat)):
            raise Refused("not-now", "they have left already")
    kind: Kind = "banned" if ban else "removed"
    return sitting.entry(kind, seat, STAND_IN if sitting.status == "playing" else "", "", at)


def _host(sitting: Sitting, person: str, whose: str) -> None:
    host = sitting.host()
    if host is None or sitting.occupants[host].person != person:
        raise Refused("not-yours", whose)


def rename_bot(sitting: Sitting, seat: int, bot: Occupant, at: int) -> Entry:
    """Another bot in place of one, before the start: a person with its name sits down."""
    if sitting.status != "open" or sitting.occupants[seat].kind != "bot":
        raise Refused("not-now", "there is no free seat any more")
    return sitting.entry("sat", seat, msgspec.json.encode(bot).decode(), "", at)


def start(sitting: Sitting, at: int) -> Entry:
    """All are there: deal."""
    if sitting.status != "open":
        raise Refused("not-now", "the game has begun already")
    if sitting.open_seats():
        raise Refused("not-now", "there are seats free")
    return sitting.entry("started", None, "", "", at)


def leave(sitting: Sitting, message: Leave, at: int, *, for_ever: bool = False) -> Entry:
    """Get up: before the start the seat is free again, in the game a bot plays on. `for_ever`: the
    person is about to be forgotten, and never comes again."""
    _once(sitting, message.seat, message.id)
    _person(sitting, message.seat)
    if not for_ever:
        _not_too_often(sitting, message.seat, sitting.occupants[message.seat].person, at)
    if sitting.status == "open":
        return sitting.entry("stood", message.seat, "", message.id, at)
    if sitting.status == "playing":
        return sitting.entry("left", message.seat, STAND_IN, message.id, at)
    raise Refused("not-now", "the game is over; nobody waits for you")


def back(sitting: Sitting, message: Back, at: int) -> Entry:
    """Who was away, or had left, plays again."""
    _once(sitting, message.seat, message.id)
    _holder(sitting, message.seat)
    if not sitting.away[message.seat]:
        raise Refused("not-now", "you play yourself")
    if sitting.is_forgotten(message.seat):
        raise Refused("not-yours", "whoever sat here has been forgotten")
    _not_too_often(sitting, message.seat, sitting.occupants[message.seat].person, at)
    return sitting.entry("back", message.seat, "", message.id, at)


def _not_too_often(sitting: Sitting, seat: int, person: str, at: int) -> None:
    """Everybody at the table is told of each coming and going. The log says when they were, so
    that it counts for all workers."""
    times = sitting.comings.get(coming_of(seat, person), [])
    now = max(at, sitting.at)
    if len(times) == COMINGS and now - times[0] < _MINUTE_MS:
        wait = -(-(times[0] + _MINUTE_MS - now) // 1000)
        raise Refused("limit", f"you come and go a lot; wait {wait} seconds")


def replace(
    sitting: Sitting,
    message: Replace,
    at: int,
    absent_for_ms: int,
    absent_after_ms: int = ABSENT_AFTER,
) -> Entry:
    """A bot for somebody who keeps all others waiting and is not even there."""
    _once(sitting, message.seat, message.id)
    _player(sitting, message.seat)
    absent = message.absent
    _seat(sitting, absent)
    if absent == message.seat or absent not in sitting.people():
        raise Refused("unknown", f"nobody is missing at seat {absent}")
    if sitting.setup.clock.kind == "days":
        raise Refused("not-here", "at this table everybody has days; the clock decides")
    if sitting.away[absent]:
        raise Refused("not-now", "a bot plays there already")
    if not sitting.asked_since[absent]:
        raise Refused("not-now", "nobody waits for that seat")
    if absent_for_ms < absent_after_ms:
        raise Refused("not-now", "they were here a moment ago; give them some time")
    return sitting.entry("away", absent, f"{STAND_IN} {message.seat}", message.id, at)


def pause(sitting: Sitting, message: Pause, at: int) -> Entry:
    """The clock stands still while the only person looks away, or goes on."""
    _once(sitting, message.seat, message.id)
    _player(sitting, message.seat)
    if not message.on:
        if sitting.paused != message.seat:
            raise Refused("not-now", "the clock is running")
        return sitting.entry("resumed", message.seat, "", message.id, at)
    if not sitting.is_alone(message.seat):
        raise Refused("not-here", "the clock waits for nobody who plays with others")
    if sitting.paused is not None or not sitting.is_timed():
        raise Refused("not-now", "no clock is running")
    if sitting.pauses >= MOST_PAUSES:
        raise Refused("not-now", "the clock has waited often enough in this game")
    return sitting.entry("paused", message.seat, "", message.id, at)


def resume(sitting: Sitting, at: int) -> Entry:
    """The clock has stood still for as long as it may."""
    if sitting.paused is None or at < sitting.paused_at + LONGEST_PAUSE:
        raise Refused("not-now", "the clock may stand still")
    return sitting.entry("resumed", sitting.paused, "", "", at)


def rematch(sitting: Sitting, seat: int, table: str, at: int, instead_of: str = "") -> Entry:
    """They go on at another table, instead of one that was closed if there was one."""
    _person(sitting, seat)
    if sitting.status != "over":
        raise Refused("not-now", "first this game")
    if sitting.rematch != instead_of:
        raise Refused("taken", "there is a new table already")
    return sitting.entry("rematch", seat, table, "", at)


def close(sitting: Sitting, at: int) -> Entry:
    """Nobody came."""
    if sitting.status != "open":
        raise Refused("not-now", "only a table that was never played can be closed")
    return sitting.entry("closed", None, "", "", at)


def close_by_operator(sitting: Sitting, at: int) -> Entry:
    """Whoever runs the place closes the table, also in the middle of a game."""
    if sitting.status not in ("open", "playing"):
        raise Refused("not-now", "the game is over already")
    return sitting.entry("closed", None, BY_OPERATOR, "", at)


# What happens without people.


def late(sitting: Sitting, seat: int, at: int) -> Entry:
    """The move that is made for a seat whose time is up."""
    deadline = sitting.deadline(seat)
    if deadline is None or at < deadline:
        raise Refused("not-now", f"the time of seat {seat} is not up")
    table = _playing(sitting).table
    return sitting.entry("late", seat, sitting.game.vocabulary.text(table.late(seat)), "", at)


def clock_move(sitting: Sitting, struck: int, at: int) -> Entry:
    """A move of the clock's, which has waited long enough."""
    rings = any(wait.move == struck and wait.rings <= at for wait in sitting.waits)
    if not rings or sitting.paused is not None:
        raise Refused("not-now", "the clock has to wait")
    return sitting.entry("move", CLOCK, sitting.game.vocabulary.text(struck), "", at)


def bot_move(
    sitting: Sitting, seat: int, chosen: int, at: int, answers: int | None = None
) -> Entry:
    """A bot's move; `answers` is the number that was shown when it began to think."""
    _playing(sitting)
    _seat(sitting, seat)
    if not sitting.bot_level(seat):
        raise Refused("not-yours", f"seat {seat} plays itself")
    text = sitting.game.vocabulary.text(chosen)
    return sitting.entry("move", seat, legal(sitting, seat, text, answers), "", at)


# What has to be so.


def legal(sitting: Sitting, seat: int, text: str, answers: int | None = None) -> str:
    """The move as the notation writes it, if it is one that is possible now."""
    table = _playing(sitting).table
    vocabulary = sitting.game.vocabulary
    try:
        chosen = vocabulary.move(text)
        if answers is not None and sitting.asked_since[seat]:
            if answers > sitting.shown:
                raise Refused("malformed", f"this table has not come to number {answers} yet")
            if answers < sitting.asked_since[seat]:
                raise Refused("late", "that question is no longer asked; look again")
        if not table.allows(seat, chosen):
            table.play(seat, chosen)  # refused, with the reason
    except NotNotation as no_move:  # three names: mypyc makes one typed variable of one
        raise Refused("not-notation", str(no_move)) from None
    except NotYourTurn as not_asked:
        raise Refused("not-asked", str(not_asked)) from None
    except IllegalMove as illegal:
        raise Refused("illegal", illegal.reason, illegal.ruling) from None
    return vocabulary.text(chosen)


def _once(sitting: Sitting, seat: int, message_id: str) -> None:
    number = sitting.done(seat, message_id)
    if number is not None:
        raise Again(number)


def _seat(sitting: Sitting, seat: int) -> None:
    if not 0 <= seat < sitting.setup.seats:
        raise Refused("unknown", f"there is no seat {seat} at this table")


def _holder(sitting: Sitting, seat: int) -> None:
    """Somebody has the seat, and the table is not closed."""
    _seat(sitting, seat)
    if sitting.status == "closed":
        raise Refused("not-now", "this table is closed")
    if sitting.occupants[seat].kind != "person":
        raise Refused("not-yours", f"seat {seat} is nobody's")


def _person(sitting: Sitting, seat: int) -> None:
    """Somebody has the seat, and has not left it."""
    _holder(sitting, seat)
    if sitting.gone[seat]:
        raise Refused("not-now", "you have left this table; come back first")


def _player(sitting: Sitting, seat: int) -> Match:
    """Somebody has the seat and plays, now."""
    _person(sitting, seat)
    playing = _playing(sitting)
    if sitting.away[seat]:
        raise Refused("not-now", "a bot plays for you; come back first")
    return playing


def _playing(sitting: Sitting) -> Match:
    if sitting.status == "open":
        raise Refused("not-now", "the game has not begun")
    if sitting.status == "closed":
        raise Refused("not-now", "this table is closed")
    if sitting.match is None or sitting.status != "playing":
        raise Refused("not-now", "the game is over")
    return sitting.match


def _is_away(sitting: Sitting, seat: int) -> bool:
    if sitting.status != "playing" or not 0 <= seat < sitting.setup.seats:
        return False
    return bool(sitting.away[seat]) and not sitting.gone[seat]
