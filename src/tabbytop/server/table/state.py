"""The state of a table, and the questions that it answers about itself.

Setup, seed and log entries determine the state. `applying` changes it by one entry, `loading`
restores it from a log, `deciding` turns wishes into entries, `disclosure` decides what clients see.

A move is *quiet* if nobody but its seat can notice it: it emitted no event and all questions stayed
the same, as when tokens are set aside in secret. Even the number of such moves is secret. So
besides `number`, the number of the last log entry, a table has `public_seq`, which clients see and
which counts all entries but the quiet ones.
"""

from collections import deque
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple

import tabbytop
from tabbytop.kernel.errors import TabbytopError
from tabbytop.server.table.entries import Kind, LogEntry, Occupant, is_kept
from tabbytop.server.table.pending_questions import RunningAlarm, no_questions
from tabbytop.texts.reader import Reader

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tabbytop.kernel.events import Event
    from tabbytop.kernel.game import Game
    from tabbytop.kernel.match import Match
    from tabbytop.server.table.messages import Undo
    from tabbytop.server.table.positions import Proposal
    from tabbytop.server.table.setup import Setup

RECENT_ENTRIES: Final = 200  # entries kept in memory with their events
MAX_UNDOS: Final = 100  # per seat and game: a log must not grow without end
OPEN_SEAT: Final = Occupant("open")
_LATE_MS: Final = 20_000  # before the clock rings

Status = Literal["open", "playing", "over", "closed"]


class LogMismatch(TabbytopError):
    """An entry of the log does not fit the entries before it. The state is invalid: reload it."""


class AppliedEntry(NamedTuple):
    """A log entry with its events, its public number, and whether it is quiet."""

    entry: LogEntry
    events: "list[Event]"
    public_seq: int
    quiet: bool


class TableState:
    """The state of a table after the entries of its log."""

    def __init__(self, table_id: str, setup: "Setup", seed: bytes) -> None:
        self.id = table_id
        self.setup = setup
        self.seed = seed
        known = tabbytop.game(setup.game)
        self.game: Game = known.reading(setup.rules) or known
        self.number = 0
        self.public_seq = 0
        self.at = setup.created  # time of the last entry
        self.status: Status = "open"
        self.occupants = [OPEN_SEAT] * setup.seats
        self.seated = [0] * setup.seats  # by seat, the number of the entry that gave it away
        self.away = [""] * setup.seats  # by seat, the level of the bot that stands in
        self.has_left = [False] * setup.seats
        self.paused: int | None = None  # the seat of the only person, who looks away or pauses
        self.pause_held = False  # until that person goes on
        self.paused_at = 0
        self.pauses = 0  # so far
        self.timed_out_seat: int | None = None  # by the last entry
        self.seat_vacated = False  # by the last entry, before the start
        self.match: Match | None = None
        self.proposal: Proposal | None = None
        self.rematch = ""
        self.undo_floor = 0  # the first so many moves cannot be undone by agreement
        self.undos = [0] * setup.seats  # by seat, how often it has asked to take a move back
        self.seat_changes: dict[str, list[int]] = {}  # by `seat_change_key`, the latest times
        self.banned: list[str] = []  # people whom the host does not let back
        self.has_removals = False  # the host has removed somebody during the game
        self.watch_beats = [0.0] * setup.seats  # what people watch before the seat's question
        self.pending = no_questions(setup.seats)
        self.ids: dict[int | None, dict[str, int]] = {}  # by seat, of its last messages
        self.entry_buffer: deque[AppliedEntry] = deque(maxlen=RECENT_ENTRIES)
        self.last_quiet = 0  # the number of the last quiet entry
        self.quiet_moves: list[bool] = []  # by move of the match
        self.last_move_indexes: dict[int, int | None] = {}  # by seat, a cache
        self.seats_with_quiet_entries: set[int] = set()  # since the last public entry

    # Seats and people.

    def is_alone(self, seat: int) -> bool:
        """Whether all other seats are bots': not those of people who may come back."""
        return all(
            other == seat or occupant.kind == "bot" or self.is_vacant(other)
            for other, occupant in enumerate(self.occupants)
        )

    def bot_level(self, seat: int) -> str:
        """The level of the bot that plays this seat now; empty for a person."""
        return self.away[seat] or self.occupants[seat].level

    def people(self) -> list[int]:
        """The seats of people, also of those who are away; not of those who have left."""
        return [
            seat
            for seat, occupant in enumerate(self.occupants)
            if occupant.kind == "person" and not self.has_left[seat]
        ]

    def is_vacant(self, seat: int) -> bool:
        """Whether the person of this seat has deleted their account or may not come back: nobody
        has the seat any more."""
        who = self.occupants[seat]
        return who.kind == "person" and (not who.person or who.person in self.banned)

    def open_seats(self) -> list[int]:
        """The seats that nobody has, also those that are kept for somebody."""
        return [seat for seat, who in enumerate(self.occupants) if who.kind == "open"]

    def kept_seats(self, person: str) -> list[int]:
        """The free seats that only this person may take; of nobody (""): that anybody may."""
        return [seat for seat in self.open_seats() if self.occupants[seat].person == person]

    def is_kept(self, seat: int) -> bool:
        """Whether the seat is free and kept for somebody who played before."""
        return is_kept(self.occupants[seat])

    def host(self) -> int | None:
        """The seat of the host: of all people the one who has sat here longest, so that a host who
        gets up is succeeded by the next. None: there is nobody."""
        people = self.people()
        return min(people, key=lambda seat: self.seated[seat]) if people else None

    def allows_hints(self) -> bool:
        """Whether people may ask a strong bot: if agreed, and in some games only a lone person."""
        if not self.setup.hints:
            return False
        return self.game.hints_between_people or len(self.people()) < 2

    # Questions and time.

    @property
    def asked_since(self) -> list[int]:
        """By seat, the public number at which its present question came up; 0: not asked."""
        return self.pending.since

    @property
    def asked_at(self) -> list[int]:
        """By seat, when its present question came up."""
        return self.pending.at

    @property
    def questions(self) -> list[dict[str, Any] | None]:
        """By seat, its present question."""
        return self.pending.questions

    @property
    def alarms(self) -> list[RunningAlarm]:
        """The moves that the clock will make by itself, and when."""
        return self.pending.alarms

    def is_timed(self) -> bool:
        """Whether a clock runs, or will when the seat is asked."""
        return bool(self.alarms) or self.setup.clock.kind == "turn"

    def deadline(self, seat: int) -> int | None:
        """When the seat's time is up; None if it has none, or if a bot plays it."""
        clock = self.setup.clock
        if clock.kind == "none" or self.game.live or self.status != "playing":
            return None
        if not self.asked_at[seat] or self.bot_level(seat) or self.paused is not None:
            return None
        return self.asked_at[seat] + clock.seconds * 1000

    def beats_to_watch(self, seat: int) -> float:
        """For how many beats people watch what led to the seat's question; 0 when the clock is
        about to ring, since nobody waits then."""
        is_late = any(alarm.rings - self.at < _LATE_MS for alarm in self.alarms)
        return 0.0 if is_late else self.watch_beats[seat]

    # The log.

    def entry(self, kind: Kind, seat: int | None, text: str, message_id: str, at: int) -> LogEntry:
        """Make the next log entry, without applying it. Time never runs back."""
        return LogEntry(self.number + 1, kind, seat, text, message_id, max(at, self.at))

    def seq_of_message(self, seat: int | None, message_id: str) -> int | None:
        """The public number of the entry that came of the seat's message of that id, if it is
        among the seat's last ones."""
        return self.ids.get(seat, {}).get(message_id)

    def entries_since(self, public_seq: int) -> list[AppliedEntry] | None:
        """The public entries after that number; None if that is too long ago."""
        if public_seq > self.public_seq:
            return None
        found = [
            applied
            for applied in self.entry_buffer
            if applied.public_seq > public_seq and not applied.quiet
        ]
        return found if len(found) == self.public_seq - public_seq else None

    def is_current(self, seats: "Sequence[int]", public_seq: int) -> bool:
        """Whether a client that holds these seats, and saw that number, has seen everything."""
        return public_seq == self.public_seq and self.seats_with_quiet_entries.isdisjoint(seats)

    def was_quiet(self) -> bool:
        """Whether the last entry was quiet: only its own seat may hear of it."""
        return bool(self.number) and self.last_quiet == self.number

    # Undo.

    def undo_mode(self, seat: int) -> "Undo":
        """How the seat's last move can be taken back now."""
        if self.match is None or self.status != "playing" or self.game.live:
            return "no"
        if self.setup.at_stake() != "none":
            return "no"
        if self.setup.rules != self.game.rules or self.occupants[seat].kind != "person":
            return "no"
        if self.has_left[seat] or self.away[seat] or self.undos[seat] >= MAX_UNDOS:
            return "no"
        place = self.last_move_index(seat)
        if place is None:
            return "no"
        if self._is_undone_freely(place):
            return "free"
        can_ask = self.proposal is None and self.can_undo_by_agreement(seat, place)
        return "ask" if can_ask else "no"

    def can_undo_by_agreement(self, seat: int, place: int) -> bool:
        """Whether all can agree to take back the moves from the seat's move on: everybody is there,
        and all that was revealed since can be redealt."""
        playing = self.require_match()
        if self.setup.at_stake() != "none":
            return False
        if place < self.undo_floor or self._lacks_voters(seat):
            return False
        return playing.can_redeal(place)

    def voters(self, asker: int) -> list[int]:
        """The seats that have to agree when this seat asks to take a move back: every person who
        holds a seat, also those who are away, or have left and may come back."""
        return [
            seat
            for seat, who in enumerate(self.occupants)
            if who.kind == "person" and seat != asker and not self.is_vacant(seat)
        ]

    def missing_voters(self, asker: int) -> list[int]:
        """The voters who cannot answer now. Without them nothing is agreed."""
        return [seat for seat in self.voters(asker) if self.away[seat]]

    def _lacks_voters(self, asker: int) -> bool:
        """Whether a voter cannot answer now."""
        for level in self.away:
            if level:
                return bool(self.missing_voters(asker))
        return False

    def last_move_index(self, seat: int) -> int | None:
        """The index of the seat's last move in the record."""
        if seat not in self.last_move_indexes:
            moves = self.match.record.moves if self.match is not None else []
            places = range(len(moves) - 1, -1, -1)
            found = next((place for place in places if moves[place][0] == seat), None)
            self.last_move_indexes[seat] = found
        return self.last_move_indexes[seat]

    def reader(self, seat: int | None) -> Reader:
        """A reader at this seat, who knows everybody's name."""
        return Reader([who.name for who in self.occupants], seat)

    def require_match(self) -> "Match":
        """The match; LogMismatch before the start."""
        if self.match is None:
            raise LogMismatch("the game has not begun")
        return self.match

    def _is_undone_freely(self, place: int) -> bool:
        """Whether the seat can take the move back without the others: it revealed nothing, it is
        nobody else's turn, and nothing has happened since that its seat could notice."""
        if self.match is None:
            return False
        for later in range(place + 1, len(self.quiet_moves)):
            if not self.quiet_moves[later]:
                return False
        return not self.match.obstacle(place) and not self.match.passes_turn(place)
