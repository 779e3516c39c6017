"""A table of people as its log tells it: setup, seed and entries make the state, and nothing else.

A move is *quiet* if nobody but its seat can notice it: nothing was told of it and what is asked
stayed the same, as when tokens are set aside in secret. Even how many such moves a seat has made is
nobody's matter. So besides the log's own `number` a table has the number that is `shown` to
clients, which counts all lines but the quiet ones.
"""

from collections import deque
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple, Self

import msgspec

import tabbytop
from tabbytop.kernel.errors import BadPosition, TabbytopError
from tabbytop.kernel.match import Match
from tabbytop.kernel.record import Record
from tabbytop.kernel.table import CLOCK, NOBODY
from tabbytop.server.table.asking import Wait, asked_of, nobody_asked
from tabbytop.server.table.entries import BY_OPERATOR, Kind, LogEntry, Occupant, speaker, stand_in
from tabbytop.server.table.positions import Position, Proposal, Summary
from tabbytop.server.table.summary import restore, summarize

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from tabbytop.kernel.events import Event
    from tabbytop.kernel.game import Game
    from tabbytop.kernel.table import Table
    from tabbytop.server.table.messages import Undo
    from tabbytop.server.table.setup import Setup

RING: Final = 200  # lines that a state remembers with their events
_LATE_MS: Final = 20_000  # before the clock rings
ONLY: Final = "only"  # an `undone` of one move, which leaves later ones alone
ANEW: Final = "anew"  # an `undone` after which chance goes another way
ALONE: Final = "alone"  # the same, for the only person: bots' hands are dealt anew, too
MOST_UNDOS: Final = 100  # in a game, of each seat: a log must not grow without end
KEPT_IDS: Final = 100  # messages of a seat of which it is known that they were written down
MOST_HISTORY: Final = 20_000  # lines that can be looked up
COMINGS: Final = 6  # that a person may come to a seat and go in a minute
_PEOPLE_KEPT: Final = 50  # whose comings and goings are remembered
_OPEN: Final = Occupant("open")

Status = Literal["open", "playing", "over", "closed"]


class LogMismatch(TabbytopError):
    """A line of the log does not fit what was before it. The state is spoilt: load it anew."""


class AppliedEntry(NamedTuple):
    """A line of the log with what came of it, the number that is shown for it, and whether it is
    quiet."""

    entry: LogEntry
    events: "list[Event]"
    shown: int
    quiet: bool


class TableState:
    """The state of a table after the lines of its log."""

    def __init__(self, table_id: str, setup: "Setup", seed: bytes) -> None:
        self.id = table_id
        self.setup = setup
        self.seed = seed
        self.game: Game = tabbytop.game(setup.game)
        self.number = 0
        self.public_seq = 0
        self.at = setup.created  # of the last line
        self.status: Status = "open"
        self.occupants = [_OPEN] * setup.seats
        self.seated = [0] * setup.seats
        self.away = [""] * setup.seats
        self.gone = [False] * setup.seats
        self.paused: int | None = None  # the seat of the only person, who looks away
        self.paused_at = 0
        self.pauses = 0  # so far
        self.overtime: int | None = None  # the seat whose time was up just now
        self.emptied = False  # somebody has just got up before the start
        self.match: Match | None = None
        self.proposal: Proposal | None = None
        self.rematch = ""
        self.stands = 0  # so many moves of the match, which nobody can take back by agreement
        self.undos = [0] * setup.seats  # by seat, how often it has asked to take a move back
        self.comings: dict[str, list[int]] = {}  # by `coming_of`, when they last came or went
        self.banned: list[str] = []  # people whom the host does not let back
        self.beats = [0.0] * setup.seats  # beats, of what led to the seat's present question
        self.asking = nobody_asked(setup.seats)
        self.ids: dict[int | None, dict[str, int]] = {}  # by seat, of its last messages
        self._ring: deque[AppliedEntry] = deque(maxlen=RING)
        self.last_quiet = 0  # the number of the last quiet line
        self.quiet_moves: list[bool] = []  # by move of the match
        self._last_places: dict[int, int | None] = {}  # by seat, as far as they were asked for
        self.hushed: set[int] = set()  # seats with quiet lines since the last one that was shown

    @classmethod
    def load(
        cls,
        table_id: str,
        setup: "Setup",
        seed: bytes,
        entries: "Iterable[LogEntry]",
        position: bytes | None = None,
        after: int = 0,
    ) -> Self:
        """The state of a log, by way of a position that was taken on the way, if it is good.

        `entries` are the lines after that number: all of them, or, with a position that sums up
        what was before it, those after the position. LogMismatch, if the log cannot be read.
        """
        entries = list(entries)
        if position is not None:
            try:
                return cls._resumed(table_id, setup, seed, entries, position, after)
            except (msgspec.MsgspecError, BadPosition, LogMismatch):
                if after:
                    raise LogMismatch("the whole log is needed") from None
                # Of another version, say: the log itself is the truth.
        state = cls(table_id, setup, seed)
        for entry in entries:
            state.apply(entry)
        return state

    # What is.

    @property
    def asked_since(self) -> list[int]:
        """By seat, the number (as shown) at which its present question came up; 0: not asked."""
        return self.asking.since

    @property
    def asked_at(self) -> list[int]:
        """By seat, when that was."""
        return self.asking.at

    @property
    def questions(self) -> list[dict[str, Any] | None]:
        """By seat, what it is asked."""
        return self.asking.questions

    @property
    def waits(self) -> list[Wait]:
        """What the clock will do by itself, and when."""
        return self.asking.waits

    def is_alone(self, seat: int) -> bool:
        """Whether all other seats are bots': not those of people who may come back."""
        return all(
            other == seat or occupant.kind == "bot" or self.is_forgotten(other)
            for other, occupant in enumerate(self.occupants)
        )

    def is_timed(self) -> bool:
        """Whether a clock runs, or will when the seat is asked."""
        return bool(self.waits) or self.setup.clock.kind == "turn"

    def deadline(self, seat: int) -> int | None:
        """When the seat's time is up; None if it has none, or is not a person's to use."""
        clock = self.setup.clock
        if clock.kind == "none" or self.game.live or self.status != "playing":
            return None
        if not self.asked_at[seat] or self.bot_level(seat) or self.paused is not None:
            return None
        return self.asked_at[seat] + clock.seconds * 1000

    def watched(self, seat: int) -> float:
        """For how many beats people watch what led to the seat's question; when the clock is about
        to ring nobody waits for that."""
        is_late = any(wait.rings - self.at < _LATE_MS for wait in self.waits)
        return 0.0 if is_late else self.beats[seat]

    def bot_level(self, seat: int) -> str:
        """The level of the bot that plays this seat now; empty for a person."""
        return self.away[seat] or self.occupants[seat].level

    def people(self) -> list[int]:
        """The seats of people, also of those who are away; not of those who have left."""
        return [
            seat
            for seat, occupant in enumerate(self.occupants)
            if occupant.kind == "person" and not self.gone[seat]
        ]

    def allows_hints(self) -> bool:
        """Whether people may ask a strong bot: if agreed, and in some games only a lone person."""
        if not self.setup.hints:
            return False
        return self.game.hints_between_people or len(self.people()) < 2

    def is_forgotten(self, seat: int) -> bool:
        """Whether whoever sat here wanted to be forgotten, or may not come back: nobody has the
        seat any more."""
        who = self.occupants[seat]
        return who.kind == "person" and (not who.person or who.person in self.banned)

    def voters(self, asker: int) -> list[int]:
        """Who has to agree when this seat asks to take a move back: every person who holds a seat,
        also who is away, or has left and may come back."""
        return [
            seat
            for seat, who in enumerate(self.occupants)
            if who.kind == "person" and seat != asker and not self.is_forgotten(seat)
        ]

    def missing_voters(self, asker: int) -> list[int]:
        """Those of them who cannot answer now. Without them nothing is agreed."""
        return [seat for seat in self.voters(asker) if self.away[seat]]

    def done(self, seat: int | None, message_id: str) -> int | None:
        """The number, as shown, of the line that came of the seat's message of that id, if it is
        among the seat's last ones."""
        return self.ids.get(seat, {}).get(message_id)

    def recent(self, since: int) -> list[AppliedEntry] | None:
        """The lines that were shown after that number, without the quiet ones; None if that is too
        long ago."""
        if since > self.public_seq:
            return None
        lines = [line for line in self._ring if line.shown > since and not line.quiet]
        return lines if len(lines) == self.public_seq - since else None

    def story(self, entries: "Iterable[LogEntry]") -> list[AppliedEntry]:
        """All lines of the log with what came of them, found by making every move again; if the
        rules have changed meanwhile, those that are remembered."""
        again = TableState(self.id, self.setup, self.seed)
        again._ring = deque(maxlen=MOST_HISTORY)
        try:
            for entry in entries:
                again.apply(entry)
        except LogMismatch:
            return list(self._ring)
        return list(again._ring)

    def is_current(self, seats: "Sequence[int]", since: int) -> bool:
        """Whether who has these seats, and saw that number, has seen everything."""
        return since == self.public_seq and self.hushed.isdisjoint(seats)

    def was_quiet(self) -> bool:
        """Whether the last line was: only its own seat may hear of it."""
        return bool(self.number) and self.last_quiet == self.number

    def undo_now(self, seat: int) -> "Undo":
        """How the seat's last move can be taken back now."""
        if self.match is None or self.status != "playing" or self.game.live:
            return "no"
        if self.setup.rules != self.game.rules or self.occupants[seat].kind != "person":
            return "no"
        if self.gone[seat] or self.away[seat] or self.undos[seat] >= MOST_UNDOS:
            return "no"
        place = self.last_place(seat)
        if place is None:
            return "no"
        if self._is_free(place):
            return "free"
        return "ask" if self.proposal is None and self.can_agree(seat, place) else "no"

    def can_agree(self, seat: int, place: int) -> bool:
        """Whether all can agree to take back the moves from the seat's move on: everybody is there,
        and what came to light since can be dealt anew."""
        playing = self._playing()
        if place < self.stands:
            return False
        return not self.missing_voters(seat) and playing.can_redeal(place)

    def _is_free(self, place: int) -> bool:
        """Whether who made the move can take it back without the others: nothing came to light by
        it, it is nobody else's turn, and nothing has happened since that its seat could notice."""
        if self.match is None or not all(self.quiet_moves[place + 1 :]):
            return False
        return not self.match.obstacle(place) and not self.match.passes_turn(place)

    def last_place(self, seat: int) -> int | None:
        """Where the seat's last move stands in the record."""
        if seat not in self._last_places:
            moves = self.match.record.moves if self.match is not None else []
            places = range(len(moves) - 1, -1, -1)
            found = next((place for place in places if moves[place][0] == seat), None)
            self._last_places[seat] = found
        return self._last_places[seat]

    def position(self) -> bytes:
        """Where it is now, as a document for `load`."""
        table = None if self.match is None else self.match.table.position()
        summary = summarize(self)
        return msgspec.json.encode(Position(self.number, [], table, self.asking, summary))

    # What happens.

    def entry(self, kind: Kind, seat: int | None, text: str, message_id: str, at: int) -> LogEntry:
        """The next line of the log, not applied yet. Time never runs back."""
        return LogEntry(self.number + 1, kind, seat, text, message_id, max(at, self.at))

    def apply(self, entry: LogEntry) -> "list[Event]":
        """Let it happen, and say what came of it. LogMismatch if it cannot be."""
        if entry.number != self.number + 1:
            raise LogMismatch(f"after line {self.number} comes no line {entry.number}")
        try:
            events, quiet = self._happen(entry)
        except (TabbytopError, msgspec.MsgspecError, ValueError, IndexError) as error:
            raise LogMismatch(f"line {entry.number} ({entry.kind}): {error}") from error
        self._note(entry, quiet)
        self._ring.append(AppliedEntry(entry, events, self.public_seq, quiet))
        if self.match is not None and self.status == "playing" and not self.match.table.actors():
            self.status = "over"
            self.proposal = None
        return events

    def _note(self, entry: LogEntry, quiet: bool) -> None:
        """Count the line, and remember whose message it was."""
        self.number = entry.number
        self.at = entry.at
        if quiet and entry.seat is not None:
            self.hushed.add(entry.seat)
        else:
            self.public_seq += 1
            self.hushed.clear()
        if entry.id:
            named = self.ids.setdefault(speaker(entry), {})
            named.pop(entry.id, None)
            named[entry.id] = self.public_seq
            if len(named) > KEPT_IDS:
                del named[next(iter(named))]

    def _happen(self, entry: LogEntry) -> "tuple[list[Event], bool]":
        """The events that came of it, and whether it is quiet."""
        self.overtime = None
        self.emptied = False
        match entry.kind:
            case "move" | "late":
                return self._move(entry)
            case "undone":
                return [], self._take_back(entry)
            case "started":
                self._require(self.setup.rules == self.game.rules, "the rules have changed")
                self._begin(
                    self.game.deal(self.setup.seats, self.seed, self.setup.options, events=True)
                )
                table = self._playing().table
                self.asking.renew(table, self.public_seq + 1, entry.at, None)
                events = table.take_events()
                self._watch(events)
                return events, False
            case _:
                self._change(entry)
                return [], False

    def _change(self, entry: LogEntry) -> None:
        """What has nothing to do with the game itself."""
        match entry.kind:
            case "sat" | "stood":
                self._change_seat(entry)
            case "removed" | "banned":
                self._remove(entry)
            case "away" | "left" | "back":
                self._go_or_come_back(entry)
            case "paused":
                self._require(self.paused is None, "the clock stands still already")
                self.paused, self.paused_at = self._person(entry), entry.at
                self.pauses += 1
            case "resumed":
                self._require(self.paused is not None, "the clock does not stand still")
                self._resume(entry.at)
            case "asks-undo" | "agrees" | "declines" | "lapsed":
                self._vote(entry)
            case "rematch":
                self.rematch = entry.text
            case "closed":
                self._require(self.status in ("open", "playing"), "the game is over")
                by_operator = entry.text == BY_OPERATOR
                self._require(self.status == "open" or by_operator, "the game has begun")
                self.status = "closed"
                self.proposal = None
                self.asking = nobody_asked(self.setup.seats)
            case _:  # talk: the table is as it was
                pass

    def _change_seat(self, entry: LogEntry) -> None:
        """Somebody sits down or gets up before the start."""
        seat = self._seat(entry)
        if entry.kind == "stood":
            self._require(self.status == "open", "the game has begun")
            self._note_coming(seat, entry)
            self._get_up(seat)
            return
        who = msgspec.json.decode(entry.text, type=Occupant)
        kinds = {self.occupants[seat].kind, who.kind}
        is_free = self.occupants[seat].kind == "open" or kinds == {"bot"}  # a bot renamed
        self._require(self.status == "open" and is_free, "the seat is taken")
        self.occupants[seat] = who
        self.seated[seat] = 0 if who.kind == "open" else entry.number
        self._note_coming(seat, entry)

    def _go_or_come_back(self, entry: LogEntry) -> None:
        """A bot plays for somebody from now on, or no longer."""
        self._resume(entry.at)
        if entry.kind == "back":
            seat = self._seat(entry)
            self._require(self.occupants[seat].kind == "person", "that is no person's seat")
            self.away[seat], self.gone[seat] = "", False
            if entry.id:  # else it came with a move
                self._note_coming(seat, entry)
            return
        seat = self._person(entry)
        self.away[seat], _ = stand_in(entry)
        self.gone[seat] = entry.kind == "left"
        if entry.kind == "left":
            self._note_coming(seat, entry)
        if self.proposal is not None and self.proposal.seat == seat:
            self.proposal = None

    def _vote(self, entry: LogEntry) -> None:
        """Somebody asks to take a move back, or answers that."""
        if entry.kind == "asks-undo":
            self.proposal = Proposal(self._person(entry), int(entry.text))
            self.undos[self.proposal.seat] += 1
            return
        asked = self._proposed()
        if entry.kind == "agrees":
            agreed = asked.agreed | {self._person(entry)}
            self.proposal = Proposal(asked.seat, asked.keep, agreed)
        else:
            self.proposal = None

    def _resume(self, at: int) -> None:
        """The clock goes on where it stood still."""
        if self.paused is not None:
            self.asking.delay(at - self.paused_at)
            self.paused = None

    def _clock_time(self, at: int) -> int:
        """What the clock shows at that time."""
        return at if self.paused is None else self.paused_at

    def _get_up(self, seat: int) -> None:
        """Before the start the seat is free again."""
        self.occupants[seat], self.seated[seat] = _OPEN, 0
        self.emptied = True

    def _remove(self, entry: LogEntry) -> None:
        """The host asks somebody to leave: a bot plays on, as if they had got up themselves."""
        seat = self._seat(entry)
        who = self.occupants[seat]
        if entry.kind == "banned" and who.person and who.person not in self.banned:
            self.banned.append(who.person)
        if self.status == "open":
            self._get_up(seat)
            return
        self._require(who.kind == "person", "at that seat is no person")
        self._resume(entry.at)
        self.away[seat], self.gone[seat] = entry.text, True
        if entry.kind == "banned":
            self.seated[seat] = entry.number  # the secret of the seat opens it no longer
            self.stands = len(self._playing().record.moves)  # they cannot agree to anything now
        self.proposal = None  # nobody loses a vote by sending a voter away

    def _note_coming(self, seat: int, entry: LogEntry) -> None:
        """Somebody came or went of their own accord."""
        who = self.occupants[seat]
        if who.person and who.kind == "person":
            whose = coming_of(seat, who.person)
            times = [*self.comings.pop(whose, []), entry.at]
            self.comings[whose] = times[-COMINGS:]  # the latest last
            if len(self.comings) > _PEOPLE_KEPT:
                del self.comings[next(iter(self.comings))]

    def _move(self, entry: LogEntry) -> "tuple[list[Event], bool]":
        playing, seat = self._playing(), self._mover(entry)
        asked = self.asking.questions
        watch = self.asking.watch(seat)
        events = playing.play(seat, entry.text)
        table = playing.table
        asks = asked_of(table)
        quiet = not events and not self.game.live and asked == asks
        if quiet:
            self.last_quiet = entry.number
        else:
            self.asking.push(watch)
            self.asking.renew(table, self.public_seq + 1, self._clock_time(entry.at), seat, asks)
            self._watch(events)
            if playing.obstacle(len(playing.record.moves) - 1):
                self.asking.watches.clear()
        self._noted_move(entry, seat, quiet)
        return events, quiet

    def _watch(self, events: "list[Event]") -> None:
        """What people watch before whoever is asked now, if it is a bot, goes on."""
        beats = sum((self.game.watched.get(event.kind, 0.0) for event in events), start=0.0)
        for seat, since in enumerate(self.asked_since):
            if since == self.public_seq + 1:
                self.beats[seat] = beats

    def _noted_move(self, entry: LogEntry, seat: int, quiet: bool) -> None:
        self._last_places[seat] = len(self.quiet_moves)
        self.quiet_moves.append(quiet)
        if entry.kind == "late":
            self.overtime = seat
        elif not quiet and seat != CLOCK and not self.bot_level(seat):
            self.proposal = None  # who plays on does not wait for an answer, nor gives one

    def _take_back(self, entry: LogEntry) -> bool:
        """Whether that was quiet."""
        playing, seat = self._playing(), self._person(entry)
        place, only, anew, alone = taken_back(entry)
        quiet = self._forget_moves(entry)
        if only:
            self._require(playing.record.moves[place][0] == seat, "that is another's move")
            playing.remove_move(place)
        else:
            playing.truncate(place, anew=anew, seat=seat if alone else NOBODY)
        if quiet:
            self.last_quiet = entry.number
        elif only:
            at = self._clock_time(entry.at)
            self.asking.step_back(playing.table, seat, self.public_seq + 1, at)
        else:
            at = self._clock_time(entry.at)
            self.asking.start_over(playing.table, self.public_seq + 1, at)
        return quiet

    def _forget_moves(self, entry: LogEntry) -> bool:
        """Whether the moves that an `undone` takes back were quiet."""
        place, alone, _, _ = taken_back(entry)
        if entry.id:  # else it was counted when it was proposed
            self.undos[self._person(entry)] += 1
        self._last_places.clear()
        quiet = alone and self.quiet_moves.pop(place)
        if not alone:
            del self.quiet_moves[place:]
        if not quiet:
            self.proposal = None
        return quiet

    def open_seats(self) -> list[int]:
        """The seats that nobody has, also those that are kept for somebody."""
        return [seat for seat, who in enumerate(self.occupants) if who.kind == "open"]

    def host(self) -> int | None:
        """The seat of who set the table up: of all people the one who has sat here longest, since
        who gets up leaves it to the next. None: there is nobody."""
        people = self.people()
        return min(people, key=lambda seat: self.seated[seat]) if people else None

    def kept_seats(self, person: str) -> list[int]:
        """The free seats that this person alone may have; of nobody (""): that anybody may."""
        return [seat for seat in self.open_seats() if self.occupants[seat].person == person]

    # Loading by way of a position.

    @classmethod
    def _resumed(
        cls,
        table_id: str,
        setup: "Setup",
        seed: bytes,
        entries: "Sequence[LogEntry]",
        document: bytes,
        after: int,
    ) -> Self:
        position = msgspec.json.decode(document, type=Position)
        state = cls(table_id, setup, seed)
        table: Table | None = None
        if position.table is not None:
            table = state.game.resume({**position.table, "rules": state.game.rules})
            table.events = []
        if position.summary is not None:
            state._take_over(position.number, position.summary, table)
        elif table is not None and not after:
            for entry in entries[: position.number]:
                state._recall(entry, position, table)
        if state.number != position.number or len(position.asking.since) != setup.seats:
            raise LogMismatch("the position is of another log")
        if not after <= position.number <= after + len(entries):
            raise LogMismatch("the log does not reach to the position")
        state.asking = position.asking
        if table is not None and not table.actors():
            state.status = "over"
            state.proposal = None
        for entry in entries[position.number - after :]:
            state.apply(entry)
        return state

    def _take_over(self, number: int, summary: Summary, table: "Table | None") -> None:
        """What the lines before the position have made of the state."""
        self._require(len(summary.occupants) == self.setup.seats, "these are other seats")
        self._require((table is None) == (summary.moves is None), "the game has begun, or not")
        if table is not None and summary.moves is not None:
            self._make_match(table)
            record = self._playing().record
            record.moves.extend(summary.moves)
            record.rekeys.extend(summary.rekeys)
        restore(self, summary)
        self.number = number

    def _recall(self, entry: LogEntry, position: Position, table: "Table") -> None:
        """A line before the position: what it did to the table is in the position."""
        quiet = entry.number in position.quiet
        if quiet:
            self.last_quiet = entry.number
        self.overtime = None
        self.emptied = False
        match entry.kind:
            case "started":
                self._begin(table)
            case "move" | "late":
                seat = self._mover(entry)
                self._playing().record.moves.append((seat, entry.text))
                self._noted_move(entry, seat, quiet)
            case "undone":
                place, alone, _, _ = taken_back(entry)  # no rekeys: such logs have summaries
                moves = self._playing().record.moves
                del moves[place : place + 1 if alone else None]
                self._forget_moves(entry)
            case _:
                self._change(entry)
        self._note(entry, quiet)

    def _begin(self, table: "Table") -> None:
        """The cards are dealt."""
        self._require(self.status == "open" and not self.open_seats(), "it cannot begin")
        self._make_match(table)
        self.status = "playing"

    def _make_match(self, table: "Table") -> None:
        setup = self.setup
        record = Record(self.game.name, setup.rules, setup.seats, dict(setup.options), self.seed)
        self.match = Match(self.game, record, table)

    # What has to be so.

    def _require(self, holds: bool, why_not: str) -> None:
        if not holds:
            raise LogMismatch(why_not)

    def _playing(self) -> Match:
        if self.match is None:
            raise LogMismatch("the game has not begun")
        return self.match

    def _proposed(self) -> Proposal:
        if self.proposal is None:
            raise LogMismatch("nobody asked to take a move back")
        return self.proposal

    def _seat(self, entry: LogEntry) -> int:
        if entry.seat is None or not 0 <= entry.seat < self.setup.seats:
            raise LogMismatch(f"there is no seat {entry.seat}")
        return entry.seat

    def _person(self, entry: LogEntry) -> int:
        seat = self._seat(entry)
        if seat not in self.people():
            raise LogMismatch(f"at seat {seat} is no person")
        return seat

    def _mover(self, entry: LogEntry) -> int:
        return CLOCK if entry.seat == CLOCK else self._seat(entry)


def coming_of(seat: int, person: str) -> str:
    """Whose comings and goings are counted: several may share a device, and with it a person."""
    return f"{seat} {person}"


class TakenBack(NamedTuple):
    """What an `undone` takes back."""

    place: int  # of the first move
    only: bool  # it is the only one
    anew: bool  # chance goes another way from there on
    alone: bool  # and the only person does not know bots' hands any more


def taken_back(entry: LogEntry) -> TakenBack:
    """What an `undone` takes back. Logs of version 0.1 know nothing of dealing anew."""
    how, _, place = entry.text.rpartition(" ")
    return TakenBack(int(place), how == ONLY, how in (ANEW, ALONE), how == ALONE)
