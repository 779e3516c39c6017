"""A table: the complete state of one game in progress."""

import operator
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final, SupportsIndex

from tabbytop.kernel.agenda import Alarm, Ask, Prompt, Step
from tabbytop.kernel.compiler import mypyc_attr
from tabbytop.kernel.documents import safe_repr
from tabbytop.kernel.errors import IllegalMove, InvalidNotation, MoveError, NoSuchSeat, NotYourTurn
from tabbytop.kernel.events import Event
from tabbytop.kernel.generator import Generator
from tabbytop.kernel.legal_moves import Moves
from tabbytop.kernel.observation import ObservationWriter
from tabbytop.kernel.options import Options
from tabbytop.kernel.result import Result
from tabbytop.texts.message import Message

if TYPE_CHECKING:
    from tabbytop.kernel.game import Game

CLOCK: Final = -1  # the seat of the clock: time-outs are its moves
NOBODY: Final = -2
_NO_MOVES: Final[list[int]] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class Table:
    """The complete state of one game: everything on the table and everything that still has to
    happen.

    The table advances by itself until a seat is asked. Then `actors()` lists the seats that are
    asked, `moves(seat)` their legal moves, and `play(seat, move)` makes one of them. A table
    contains hidden information; `view(seat)` returns what a seat may know.

    `Game.deal` and `Game.resume` make tables. A game's own table class adds fields (ints, lists of
    ints, lists of such lists) and implements `copy` and `census`.
    """

    game: "Game"
    seats: int
    options: Options
    generator: Generator
    agenda: list[Step[Any]]
    events: list[Event] | None  # None: events are not recorded; never copied
    _question: Ask[Any] | None  # the pending question, cached until the next move
    _actors: list[int] | None  # the seats that it asks, cached
    _cached_seat: int  # the seat whose legal moves are cached in _cached_moves
    _cached_moves: Moves

    def prepare(self, game: "Game", seats: int, options: Options, generator: Generator) -> None:
        """Initialize the fields that every table has; a game's table class then initializes its
        own."""
        self.game = game
        self.seats = seats
        self.options = options
        self.generator = generator
        self.agenda = []
        self.events = None
        self._question = None
        self._actors = None
        self._cached_seat = NOBODY
        self._cached_moves = _NO_MOVES

    def copy_onto(self, twin: "Table") -> None:
        """Copy the fields that every table has onto a new table; for use in `copy`."""
        twin.game = self.game
        twin.seats = self.seats
        twin.options = self.options
        twin.generator = self.generator.copy()
        twin.agenda = self.agenda.copy()
        twin.events = None
        twin._question = None
        twin._actors = None
        twin._cached_seat = NOBODY
        twin._cached_moves = _NO_MOVES

    # Questions and moves.

    def actors(self) -> list[int]:
        """Return the seats that are asked now, ascending, the clock last; empty when the game is
        over."""
        return self.shared_actors().copy()

    def moves(self, seat: int) -> Moves:
        """Return the legal moves of a seat, ascending; empty if it is not asked.

        A list, or `LegalMoves` where they are too many to list each time.
        """
        if not _contains(seat, self.shared_actors()):
            return []
        legal = self.shared_moves(seat)
        return legal.copy() if isinstance(legal, list) else legal

    def allows(self, seat: int, move: int) -> bool:
        """Return whether the seat may make this move now, without listing all legal moves."""
        return _contains(seat, self.shared_actors()) and self._current_question().allows(
            self, seat, move
        )

    def prompt(self, seat: int) -> Prompt | None:
        """Return the question to a seat; None if it is not asked."""
        if seat not in self.shared_actors():
            return None
        return self._current_question().prompt(self, seat)

    def questions(self) -> list[dict[str, object]]:
        """Return all pending questions as JSON-ready data: the part that every view has in
        common."""
        asked: list[dict[str, object]] = []
        for seat in self.shared_actors():
            asked.append({"seat": seat, **self._current_question().prompt(self, seat).as_dict()})
        return asked

    def pending(self) -> Ask[Any] | None:
        """Return the question that waits for an answer; None when the game is over."""
        return self._current_question() if self.agenda else None

    def timeout_move(self, seat: int) -> int:
        """Return the move that is made for a seat whose time is up."""
        if seat not in self.shared_actors():
            raise self._not_your_turn(seat)
        return self._current_question().timeout_move(self, seat)

    def alarms(self) -> list[Alarm]:
        """Return the moves that the clock will make: one alarm for each of its legal moves."""
        return self._current_question().alarms(self) if self.agenda else []

    def play(self, seat: int, move: int | str) -> None:
        """Make a move, given as a number or in notation.

        Raises InvalidNotation, NotYourTurn or IllegalMove, and then changes nothing.
        """
        # Convert first, so that a bad argument fails before anything has changed.
        who = _as_int(seat)
        what = self._parse_move(move)
        refusal = self.refusal(who, what)
        if refusal is not None:
            raise refusal
        self.play_unchecked(who, what)

    def refusal(self, seat: int, move: int) -> MoveError | None:
        """Return the error that `play` would raise for this move; None if it is legal."""
        if not _contains(seat, self.shared_actors()):
            return self._not_your_turn(seat)
        if self._current_question().allows(self, seat, move):
            return None
        if not 0 <= move < self.game.vocabulary.size:
            return InvalidNotation(
                Message(
                    "kernel",
                    "no-move-of-game",
                    move=safe_repr(move),
                    game=self.game.title_message(),
                )
            )
        reason, ruling = self._current_question().why_not(self, seat, move)
        return IllegalMove(self.game.vocabulary.text(move), reason, ruling)

    def play_unchecked(self, seat: int, move: int) -> None:
        """Make a move that is known to be legal: `play` without the check, for search."""
        question = self._current_question()
        self._pop_agenda()
        self._question = None
        self._actors = None
        self._cached_seat = NOBODY
        question.answer(self, seat, move)
        self.advance()

    def shared_actors(self) -> list[int]:
        """Return `actors` without copying, for search. The list belongs to the table: do not
        change it."""
        if self._actors is None:
            self._actors = self._current_question().actors(self) if self.agenda else []
        return self._actors

    def shared_moves(self, seat: int) -> Moves:
        """Return `moves` of a seat that is asked, without copying, for search.

        A list belongs to the table: do not change it.
        """
        if self._cached_seat != seat:
            self._cached_moves = self._current_question().moves(self, seat)
            self._cached_seat = seat
        return self._cached_moves

    def advance(self) -> None:
        """Run the steps on the agenda until a seat is asked or the game is over."""
        while self.agenda:
            step = self.agenda[-1]
            question = step.question()
            if question is not None:
                asked = question.actors(self)
                if asked:
                    self._question = question
                    self._actors = asked
                    return
            self._pop_agenda()
            step.run(self)

    def then(self, first: Step[Any], second: Step[Any] | None = None, *more: Step[Any]) -> None:
        """Push steps onto the agenda: they run next, in reading order, before everything already
        there."""
        if more:
            self.agenda.extend(more[::-1])
        if second is not None:
            self.agenda.append(second)
        self.agenda.append(first)

    def imagine(self, seat: int, rng: Generator) -> "Table":
        """Determinize: return a copy in which everything hidden from the seat is sampled again.

        The copy is consistent with everything that the seat knows (G4): its view, moves and prompt
        are the same. Hidden cards, secret answers of others and all future random draws are new, so
        a search on it cannot foresee anything. Determinizing a determinized table for the same seat
        is fair as well.
        """
        self.require_seat(seat)
        imagined = self.copy()
        imagined.generator = rng.branch()
        imagined.resample_hidden(seat, rng)
        return imagined

    def redeal(self, seat: int = NOBODY) -> None:
        """Make all future draws independent of those seen so far; used after moves were taken back.

        With a seat, everything else that is hidden from it is dealt again too. Deterministic, so
        that records replay.
        """
        self.generator = self.generator.rekeyed()
        self._cached_seat = NOBODY
        if seat == NOBODY:
            self.redeal_unseen()
        else:
            self.resample_hidden(seat, self.generator)

    def emit(
        self,
        kind: str,
        public: Mapping[str, object],
        private: Mapping[int, Mapping[str, object]] | None = None,
        reveals: bool = False,
        fleeting: bool = False,
        drawn: bool = False,
    ) -> None:
        """Record an event. Callers check `if self.events is not None` first, which is cheaper."""
        if self.events is not None:
            self.events.append(Event(kind, public, private, reveals, fleeting, drawn))

    def take_events(self) -> list[Event]:
        """Return the events since the last call, and clear them."""
        events = self.events or []
        if self.events is not None:
            self.events = []
        return events

    def position(self) -> dict[str, object]:
        """Return the complete table as a JSON-ready document; `Game.resume` is the inverse."""
        from tabbytop.kernel import position  # noqa: PLC0415 - position knows tables by reflection

        return position.write(self)

    def require_seat(self, seat: int) -> None:
        """Raise NoSuchSeat unless the number is a seat: a wrong number must not show another's
        secrets."""
        if not 0 <= seat < self.seats:
            raise NoSuchSeat(
                Message("kernel", "no-seat", seat=safe_repr(seat), most=self.seats - 1)
            )

    def _pop_agenda(self) -> None:
        """Remove the top of the agenda, which is about to happen.

        The last one is cleared, not popped: a list that is popped empty grows slowly afterwards.
        """
        if len(self.agenda) > 1:
            self.agenda.pop()
        else:
            self.agenda.clear()

    def _current_question(self) -> Ask[Any]:
        """Return the question that waits for an answer."""
        if self._question is None:
            top = self.agenda[-1] if self.agenda else None
            if not isinstance(top, Ask):
                raise NotYourTurn(Message("kernel", "game-over"))
            self._question = top
        return self._question

    def _parse_move(self, move: SupportsIndex | str) -> int:
        """Return the number of a move that is given as a number or in notation."""
        if isinstance(move, str):
            return self.game.vocabulary.move(move)
        return _as_int(move)

    def _not_your_turn(self, seat: int) -> NotYourTurn:
        actors = self.actors()
        if not actors:
            return NotYourTurn(Message("kernel", "game-over"))
        return NotYourTurn(Message("kernel", "not-asked", seat=safe_repr(seat), asked=actors))

    def redeal_unseen(self) -> None:
        """Deal again, with the table's own generator, what was dealt and no seat has seen.

        Only for games that set cards aside unseen; a pile that is drawn from at random needs
        nothing.
        """

    # Answered by the game, after the seat is checked.

    def view(self, seat: int | None) -> Mapping[str, Any]:
        """Return everything that a seat, or an onlooker (None), may know, as JSON-ready data.

        Raises NoSuchSeat for any other number.
        """
        if seat is not None:
            self.require_seat(seat)
        return self.game.view(self, seat)

    def own_view(self, seat: int) -> Mapping[str, Any]:
        """Return the entries of `view(seat)` that differ from `view(None)`."""
        self.require_seat(seat)
        return self.game.own_view(self, seat)

    def observe(self, seat: int) -> dict[str, list[int]]:
        """Return the view as named lists of ints of constant length, for learning agents."""
        self.require_seat(seat)
        return self.game.observe(self, seat)

    def write_observation(self, seat: int, out: ObservationWriter) -> None:
        """Write what `observe` returns, part by part, without a dict."""
        self.require_seat(seat)
        self.game.write_observation(self, seat, out)

    def resample_hidden(self, seat: int, rng: Generator) -> None:
        """Determinize this very table: sample everything hidden from the seat again, except future
        draws.

        `imagine` calls it on a copy.
        """
        self.game.resample_hidden(self, seat, rng)

    def result(self) -> Result | None:
        """Return scores, places and score sheets; None while the game goes on."""
        return None if self.agenda else self.game.result(self)

    def advise(self, seat: int) -> Mapping[str, object] | None:
        """Return advice for a seat, computed from what it may know; None if the game has none."""
        self.require_seat(seat)
        return self.game.advise(self, seat)

    def validate(self) -> None:
        """Raise BadPosition if this table, loaded from a document, is impossible."""
        self.game.validate(self)

    # Every game's table class implements these.

    def copy(self) -> "Table":
        """Return an independent copy, without events."""
        raise NotImplementedError

    def census(self) -> dict[str, int]:
        """Count everything from the box by name, wherever it is now; the same at every moment."""
        raise NotImplementedError


def _as_int(number: SupportsIndex) -> int:
    """Return a number as an int; raise TypeError if it is not an integer."""
    return number if isinstance(number, int) else operator.index(number)


def _contains(number: int, numbers: list[int]) -> bool:
    """Return `number in numbers`; the loop is faster when compiled."""
    for other in numbers:
        if other == number:
            return True
    return False
