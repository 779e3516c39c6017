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
from tabbytop.kernel.table import CLOCK
from tabbytop.server.table.asking import Wait, asked_of, nobody_asked
from tabbytop.server.table.entries import BY_OPERATOR, Entry, Kind, Occupant, speaker, stand_in
from tabbytop.server.table.positions import Position, Proposal

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from tabbytop.kernel.events import Event
    from tabbytop.kernel.game import Game
    from tabbytop.kernel.table import Table
    from tabbytop.server.table.messages import Undo
    from tabbytop.server.table.setup import Setup

RING: Final = 200  # lines that a sitting remembers with their events
_LATE_MS: Final = 20_000  # before the clock rings
ONLY: Final = "only"  # an `undone` of one move, which leaves later ones alone
_OPEN: Final = Occupant("open")

Status = Literal["open", "playing", "over", "closed"]


class Misfit(TabbytopError):
    """A line of the log does not fit what was before it. The sitting is spoilt: load it anew."""


class Line(NamedTuple):
    """A line of the log with what came of it, the number that is shown for it, and whether it is
    quiet."""

    entry: Entry
    events: "list[Event]"
    shown: int
    quiet: bool


class Sitting:
    """The state of a table after the lines of its log."""

    def __init__(self, table_id: str, setup: "Setup", seed: bytes) -> None:
        self.id = table_id
        self.setup = setup
        self.seed = seed
        self.game: Game = tabbytop.game(setup.game)
        self.number = 0
        self.shown = 0
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
        self._watched = [0.0] * setup.seats  # beats, of what led to the seat's present question
        self._asking = nobody_asked(setup.seats)
        self._ids: dict[tuple[int | None, str], int] = {}
        self._ring: deque[Line] = deque(maxlen=RING)
        self._quiet: list[int] = []  # numbers of quiet lines
        self._quiet_moves: list[bool] = []  # by move of the match
        self._last_places: dict[int, int | None] = {}  # by seat, as far as they were asked for
        self._hushed: set[int] = set()  # seats with quiet lines since the last one that was shown

    @classmethod
    def load(
        cls,
        table_id: str,
        setup: "Setup",
        seed: bytes,
        entries: "Iterable[Entry]",
        position: bytes | None = None,
    ) -> Self:
        """The sitting of a log, by way of a position that was taken on the way, if it is good.

        Misfit, if the log cannot be read.
        """
        entries = list(entries)
        if position is not None:
            try:
                return cls._resumed(table_id, setup, seed, entries, position)
            except (msgspec.MsgspecError, BadPosition, Misfit):
                pass  # of another version, say: the log itself is the truth
        sitting = cls(table_id, setup, seed)
        for entry in entries:
            sitting.apply(entry)
        return sitting

    # What is.

    @property
    def asked_since(self) -> list[int]:
        """By seat, the number (as shown) at which its present question came up; 0: not asked."""
        return self._asking.since

    @property
    def asked_at(self) -> list[int]:
        """By seat, when that was."""
        return self._asking.at

    @property
    def questions(self) -> list[dict[str, Any] | None]:
        """By seat, what it is asked."""
        return self._asking.questions

    @property
    def waits(self) -> list[Wait]:
        """What the clock will do by itself, and when."""
        return self._asking.waits

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
        return 0.0 if is_late else self._watched[seat]

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
        """Whether whoever sat here wanted to be forgotten: nobody has the seat any more."""
        return self.occupants[seat].kind == "person" and not self.occupants[seat].person

    def voters(self, asker: int) -> list[int]:
        """Who has to agree when this seat asks to take a move back."""
        return [seat for seat in self.people() if seat != asker and not self.away[seat]]

    def done(self, seat: int | None, message_id: str) -> int | None:
        """The number, as shown, of the line that came of the seat's message of that id."""
        return self._ids.get((seat, message_id))

    def recent(self, since: int) -> list[Line] | None:
        """The lines that were shown after that number, without the quiet ones; None if that is too
        long ago."""
        if since > self.shown:
            return None
        lines = [line for line in self._ring if line.shown > since and not line.quiet]
        return lines if len(lines) == self.shown - since else None

    def story(self, entries: "Iterable[Entry]") -> list[Line]:
        """All lines of the log with what came of them, found by making every move again; if the
        rules have changed meanwhile, those that are remembered."""
        again = Sitting(self.id, self.setup, self.seed)
        again._ring = deque()
        try:
            for entry in entries:
                again.apply(entry)
        except Misfit:
            return list(self._ring)
        return list(again._ring)

    def is_current(self, seats: "Sequence[int]", since: int) -> bool:
        """Whether who has these seats, and saw that number, has seen everything."""
        return since == self.shown and self._hushed.isdisjoint(seats)

    def was_quiet(self) -> bool:
        """Whether the last line was: only its own seat may hear of it."""
        return bool(self._quiet) and self._quiet[-1] == self.number

    def undo_now(self, seat: int) -> "Undo":
        """How the seat's last move can be taken back now."""
        if self.match is None or self.status != "playing" or self.game.live:
            return "no"
        if self.setup.rules != self.game.rules or self.occupants[seat].kind != "person":
            return "no"
        if self.gone[seat] or self.away[seat]:
            return "no"
        place = self.last_place(seat)
        if place is not None and self._is_free(place):
            return "free"
        return "no" if place is None or self.proposal is not None else "ask"

    def _is_free(self, place: int) -> bool:
        """Whether who made the move can take it back without the others: nothing came to light by
        it, it is nobody else's turn, and nothing has happened since that its seat could notice."""
        if self.match is None or not all(self._quiet_moves[place + 1 :]):
            return False
        return not self.match.obstacle(place) and not self.match.hands_on(place)

    def last_place(self, seat: int) -> int | None:
        """Where the seat's last move stands in the record."""
        if seat not in self._last_places:
            moves = self.match.record.moves if self.match is not None else []
            places = range(len(moves) - 1, -1, -1)
            found = next((place for place in places if moves[place][0] == seat), None)
            self._last_places[seat] = found
        return self._last_places[seat]

    def position(self) -> bytes:
        """Where it is now, as a document for `load`; only while a game is on the table."""
        table = self._playing().table.position()
        return msgspec.json.encode(Position(self.number, self._quiet, table, self._asking))

    # What happens.

    def entry(self, kind: Kind, seat: int | None, text: str, message_id: str, at: int) -> Entry:
        """The next line of the log, not applied yet. Time never runs back."""
        return Entry(self.number + 1, kind, seat, text, message_id, max(at, self.at))

    def apply(self, entry: Entry) -> "list[Event]":
        """Let it happen, and say what came of it. Misfit if it cannot be."""
        if entry.number != self.number + 1:
            raise Misfit(f"after line {self.number} comes no line {entry.number}")
        try:
            events, quiet = self._happen(entry)
        except (TabbytopError, msgspec.MsgspecError, ValueError, IndexError) as error:
            raise Misfit(f"line {entry.number} ({entry.kind}): {error}") from error
        self._note(entry, quiet)
        self._ring.append(Line(entry, events, self.shown, quiet))
        if self.match is not None and self.status == "playing" and not self.match.table.actors():
            self.status = "over"
            self.proposal = None
        return events

    def _note(self, entry: Entry, quiet: bool) -> None:
        """Count the line, and remember whose message it was."""
        self.number = entry.number
        self.at = entry.at
        if quiet and entry.seat is not None:
            self._hushed.add(entry.seat)
        else:
            self.shown += 1
            self._hushed.clear()
        if entry.id:
            self._ids[speaker(entry), entry.id] = self.shown

    def _happen(self, entry: Entry) -> "tuple[list[Event], bool]":
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
                self._asking.renew(table, self.shown + 1, entry.at, None)
                events = table.take_events()
                self._watch(events)
                return events, False
            case _:
                self._change(entry)
                return [], False

    def _change(self, entry: Entry) -> None:
        """What has nothing to do with the game itself."""
        match entry.kind:
            case "sat":
                seat = self._seat(entry)
                who = msgspec.json.decode(entry.text, type=Occupant)
                kinds = {self.occupants[seat].kind, who.kind}
                is_free = self.occupants[seat].kind == "open" or kinds == {"bot"}  # a bot renamed
                self._require(self.status == "open" and is_free, "the seat is taken")
                self.occupants[seat] = who
                self.seated[seat] = 0 if who.kind == "open" else entry.number
            case "stood":
                seat = self._seat(entry)
                self._require(self.status == "open", "the game has begun")
                self.occupants[seat], self.seated[seat] = _OPEN, 0
                self.emptied = True
            case "away" | "left":
                seat = self._person(entry)
                self.away[seat], _ = stand_in(entry)
                self.gone[seat] = entry.kind == "left"
                self._resume(entry.at)
                if self.proposal is not None and self.proposal.seat == seat:
                    self.proposal = None
            case "back":
                seat = self._seat(entry)
                self._require(self.occupants[seat].kind == "person", "that is no person's seat")
                self.away[seat], self.gone[seat] = "", False
                self._resume(entry.at)
            case "paused":
                self._require(self.paused is None, "the clock stands still already")
                self.paused, self.paused_at = self._person(entry), entry.at
                self.pauses += 1
            case "resumed":
                self._require(self.paused is not None, "the clock does not stand still")
                self._resume(entry.at)
            case "asks-undo":
                self.proposal = Proposal(self._person(entry), int(entry.text))
            case "agrees":
                asked = self._proposed()
                agreed = asked.agreed | {self._person(entry)}
                self.proposal = Proposal(asked.seat, asked.keep, agreed)
            case "declines":
                self._proposed()
                self.proposal = None
            case "rematch":
                self.rematch = entry.text
            case "closed":
                self._require(self.status in ("open", "playing"), "the game is over")
                by_operator = entry.text == BY_OPERATOR
                self._require(self.status == "open" or by_operator, "the game has begun")
                self.status = "closed"
                self.proposal = None
                self._asking = nobody_asked(self.setup.seats)
            case _:  # talk: the table is as it was
                pass

    def _resume(self, at: int) -> None:
        """The clock goes on where it stood still."""
        if self.paused is not None:
            self._asking.delay(at - self.paused_at)
            self.paused = None

    def _clock_time(self, at: int) -> int:
        """What the clock shows at that time."""
        return at if self.paused is None else self.paused_at

    def _move(self, entry: Entry) -> "tuple[list[Event], bool]":
        playing, seat = self._playing(), self._mover(entry)
        asked = self._asking.questions
        watch = self._asking.watch(seat)
        events = playing.play(seat, entry.text)
        table = playing.table
        asks = asked_of(table)
        quiet = not events and not self.game.live and asked == asks
        if quiet:
            self._quiet.append(entry.number)
        else:
            self._asking.push(watch)
            self._asking.renew(table, self.shown + 1, self._clock_time(entry.at), seat, asks)
            self._watch(events)
            if playing.obstacle(len(playing.record.moves) - 1):
                self._asking.watches.clear()
        self._noted_move(entry, seat, quiet)
        return events, quiet

    def _watch(self, events: "list[Event]") -> None:
        """What people watch before whoever is asked now, if it is a bot, goes on."""
        beats = sum(self.game.watched.get(event.kind, 0.0) for event in events)
        for seat, since in enumerate(self.asked_since):
            if since == self.shown + 1:
                self._watched[seat] = beats

    def _noted_move(self, entry: Entry, seat: int, quiet: bool) -> None:
        self._last_places[seat] = len(self._quiet_moves)
        self._quiet_moves.append(quiet)
        if entry.kind == "late":
            self.overtime = seat
        elif not quiet and seat != CLOCK and not self.bot_level(seat):
            self.proposal = None  # who plays on does not wait for an answer, nor gives one

    def _take_back(self, entry: Entry) -> bool:
        """Whether that was quiet."""
        playing, seat = self._playing(), self._person(entry)
        place, alone = taken_back(entry)
        quiet = self._forget_moves(place, alone)
        if alone:
            self._require(playing.record.moves[place][0] == seat, "that is another's move")
            playing.take_out(place)
        else:
            playing.keep(place)
        if quiet:
            self._quiet.append(entry.number)
        elif alone:
            at = self._clock_time(entry.at)
            self._asking.step_back(playing.table, seat, self.shown + 1, at)
        else:
            at = self._clock_time(entry.at)
            self._asking.start_over(playing.table, self.shown + 1, at)
        return quiet

    def _forget_moves(self, place: int, alone: bool) -> bool:
        """Whether the moves that are taken back from that place on were quiet."""
        self._last_places.clear()
        quiet = alone and self._quiet_moves.pop(place)
        if not alone:
            del self._quiet_moves[place:]
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
        entries: "Sequence[Entry]",
        document: bytes,
    ) -> Self:
        position = msgspec.json.decode(document, type=Position)
        sitting = cls(table_id, setup, seed)
        table = sitting.game.resume({**position.table, "rules": sitting.game.rules})
        table.events = []
        for entry in entries[: position.number]:
            sitting._recall(entry, position, table)
        if sitting.number != position.number or len(position.asking.since) != setup.seats:
            raise Misfit("the position is of another log")
        sitting._asking = position.asking
        sitting._quiet = position.quiet
        if not table.actors():
            sitting.status = "over"
            sitting.proposal = None
        for entry in entries[position.number :]:
            sitting.apply(entry)
        return sitting

    def _recall(self, entry: Entry, position: Position, table: "Table") -> None:
        """A line before the position: what it did to the table is in the position."""
        quiet = entry.number in position.quiet
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
                place, alone = taken_back(entry)
                moves = self._playing().record.moves
                del moves[place : place + 1 if alone else None]
                self._forget_moves(place, alone)
            case _:
                self._change(entry)
        self._note(entry, quiet)

    def _begin(self, table: "Table") -> None:
        """The cards are dealt."""
        self._require(self.status == "open" and not self.open_seats(), "it cannot begin")
        setup = self.setup
        record = Record(self.game.name, setup.rules, setup.seats, dict(setup.options), self.seed)
        self.match = Match(self.game, record, table)
        self.status = "playing"

    # What has to be so.

    def _require(self, holds: bool, why_not: str) -> None:
        if not holds:
            raise Misfit(why_not)

    def _playing(self) -> Match:
        if self.match is None:
            raise Misfit("the game has not begun")
        return self.match

    def _proposed(self) -> Proposal:
        if self.proposal is None:
            raise Misfit("nobody asked to take a move back")
        return self.proposal

    def _seat(self, entry: Entry) -> int:
        if entry.seat is None or not 0 <= entry.seat < self.setup.seats:
            raise Misfit(f"there is no seat {entry.seat}")
        return entry.seat

    def _person(self, entry: Entry) -> int:
        seat = self._seat(entry)
        if seat not in self.people():
            raise Misfit(f"at seat {seat} is no person")
        return seat

    def _mover(self, entry: Entry) -> int:
        return CLOCK if entry.seat == CLOCK else self._seat(entry)


def taken_back(entry: Entry) -> tuple[int, bool]:
    """The place of the first move that an `undone` takes back, and whether it is the only one."""
    only, _, place = entry.text.rpartition(" ")
    return int(place), only == ONLY
