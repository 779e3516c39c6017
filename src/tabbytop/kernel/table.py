"""One game in progress: the whole truth, and the only thing that changes."""

import operator
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final, SupportsIndex

from tabbytop.kernel.agenda import Alarm, Ask, Prompt, Step
from tabbytop.kernel.compiler import mypyc_attr
from tabbytop.kernel.documents import quoted
from tabbytop.kernel.errors import IllegalMove, InvalidNotation, MoveError, NoSuchSeat, NotYourTurn
from tabbytop.kernel.events import Event
from tabbytop.kernel.generator import Generator
from tabbytop.kernel.options import Options
from tabbytop.kernel.result import Result

if TYPE_CHECKING:
    from tabbytop.kernel.game import Game

CLOCK: Final = -1  # the seat of the clock: time-outs are its moves
NOBODY: Final = -2


@mypyc_attr(allow_interpreted_subclasses=True)
class Table:
    """What lies on the table and what still has to happen.

    A game's table adds its own fields (ints, lists of ints, lists of such lists) and answers
    the questions at the end of this class. It is made by `Game.deal`, never by hand.
    """

    game: "Game"
    seats: int
    options: Options
    generator: Generator
    agenda: list[Step[Any]]
    events: list[Event] | None  # None: nobody listens; never copied
    _question: Ask[Any] | None  # what is asked, as long as nothing has happened since
    _actors: list[int] | None  # … and who
    _asked: int  # whose legal moves are in _legal
    _legal: list[int]

    def prepare(self, game: "Game", seats: int, options: Options, generator: Generator) -> None:
        """Set the fields that every table has; a game's table sets its own after it."""
        self.game = game
        self.seats = seats
        self.options = options
        self.generator = generator
        self.agenda = []
        self.events = None
        self._question = None
        self._actors = None
        self._asked = NOBODY
        self._legal = []

    def copy_onto(self, twin: "Table") -> None:
        """The part of `copy` that every table has."""
        twin.game = self.game
        twin.seats = self.seats
        twin.options = self.options
        twin.generator = self.generator.copy()
        twin.agenda = self.agenda.copy()
        twin.events = None
        twin._question = None
        twin._actors = None
        twin._asked = NOBODY
        twin._legal = []

    # Asking and answering.

    def actors(self) -> list[int]:
        """The seats that are asked now, ascending, the clock last; none when it is over."""
        return self.shared_actors().copy()

    def moves(self, seat: int) -> list[int]:
        """The legal moves of a seat, ascending; none if it is not asked."""
        if not _is_in(seat, self.shared_actors()):
            return []
        return self.shared_moves(seat).copy()

    def allows(self, seat: int, move: int) -> bool:
        """Whether the seat may make this move now, found without listing all it may do."""
        return _is_in(seat, self.shared_actors()) and self._top().allows(self, seat, move)

    def prompt(self, seat: int) -> Prompt | None:
        """What a seat is asked; None if it is not asked."""
        if seat not in self.shared_actors():
            return None
        return self._top().prompt(self, seat)

    def questions(self) -> list[dict[str, object]]:
        """Who is asked, and what, as plain data: the same part of every view."""
        asked: list[dict[str, object]] = []
        for seat in self.shared_actors():
            asked.append({"seat": seat, **self._top().prompt(self, seat).as_dict()})
        return asked

    def timeout_move(self, seat: int) -> int:
        """The move that is made for a seat whose time is up."""
        if seat not in self.shared_actors():
            raise self._not_asked(seat)
        return self._top().timeout_move(self, seat)

    def alarms(self) -> list[Alarm]:
        """What the clock is waiting to do: one alarm for each of its legal moves."""
        return self._top().alarms(self) if self.agenda else []

    def play(self, seat: int, move: int | str) -> None:
        """Make a move, given as a number or in notation.

        A refused move (InvalidNotation, NotYourTurn, IllegalMove) changes nothing.
        """
        # What only looks like a number must fail here, before anything has changed.
        who = _whole(seat)
        what = self._meant(move)
        refusal = self.refusal(who, what)
        if refusal is not None:
            raise refusal
        self.play_unchecked(who, what)

    def refusal(self, seat: int, move: int) -> MoveError | None:
        """Return the error that `play` would raise for this move; None if it is legal."""
        if not _is_in(seat, self.shared_actors()):
            return self._not_asked(seat)
        if self._top().allows(self, seat, move):
            return None
        if not 0 <= move < self.game.vocabulary.size:
            return InvalidNotation(f"{quoted(move)} is no move of {self.game.title}")
        reason, ruling = self._top().why_not(self, seat, move)
        return IllegalMove(self.game.vocabulary.text(move), reason, ruling)

    def play_unchecked(self, seat: int, move: int) -> None:
        """Make a move that is known to be legal: `play` without the check, for search."""
        question = self._top()
        self._take_off()
        self._question = None
        self._actors = None
        self._asked = NOBODY
        question.answer(self, seat, move)
        self.advance()

    def shared_actors(self) -> list[int]:
        """`actors` without the copy, for search: the list is the table's, not to be changed."""
        if self._actors is None:
            self._actors = self._top().actors(self) if self.agenda else []
        return self._actors

    def shared_moves(self, seat: int) -> list[int]:
        """`moves` of a seat that is asked, for search: the list is the table's."""
        if self._asked != seat:
            self._legal = self._top().moves(self, seat)
            self._asked = seat
        return self._legal

    def advance(self) -> None:
        """Let happen what happens by itself, until somebody is asked or the game is over."""
        while self.agenda:
            step = self.agenda[-1]
            question = step.question()
            if question is not None:
                asked = question.actors(self)
                if asked:
                    self._question = question
                    self._actors = asked
                    return
            self._take_off()
            step.run(self)

    def then(self, first: Step[Any], second: Step[Any] | None = None, *more: Step[Any]) -> None:
        """What happens next, in reading order, before everything that is on the agenda."""
        if more:
            self.agenda.extend(more[::-1])
        if second is not None:
            self.agenda.append(second)
        self.agenda.append(first)

    def imagine(self, seat: int, rng: Generator) -> "Table":
        """A copy in which all that the seat does not know is dealt anew, chance included."""
        self.require_seat(seat)
        imagined = self.copy()
        imagined.generator = rng.branch()
        imagined.resample_hidden(seat, rng)
        return imagined

    def redeal(self, seat: int = NOBODY) -> None:
        """Let chance go another way from here on: what was seen of its draws, before moves were
        taken back to this point, says nothing about the draws to come. For a seat: all else that it
        does not know is dealt anew, too. The same on every replay."""
        self.generator = self.generator.rekeyed()
        self._asked = NOBODY
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
        """Say what happened. Callers ask `if self.events is not None` first: it costs less."""
        if self.events is not None:
            self.events.append(Event(kind, public, private, reveals, fleeting, drawn))

    def take_events(self) -> list[Event]:
        """What happened since the last call."""
        events = self.events or []
        if self.events is not None:
            self.events = []
        return events

    def position(self) -> dict[str, object]:
        """The whole table as one JSON document; `Game.resume` makes it a table again."""
        from tabbytop.kernel import position  # noqa: PLC0415 - position knows tables by reflection

        return position.write(self)

    def require_seat(self, seat: int) -> None:
        """Raise NoSuchSeat unless it is one: a wrong number must not show another's secrets."""
        if not 0 <= seat < self.seats:
            raise NoSuchSeat(f"there is no seat {quoted(seat)}; seats are 0 to {self.seats - 1}")

    def _take_off(self) -> None:
        """The top of the agenda is about to happen.

        A list that is popped empty grows slowly from then on, one that is cleared does not.
        """
        if len(self.agenda) > 1:
            self.agenda.pop()
        else:
            self.agenda.clear()

    def _top(self) -> Ask[Any]:
        """The question that waits for an answer."""
        if self._question is None:
            top = self.agenda[-1] if self.agenda else None
            if not isinstance(top, Ask):
                raise NotYourTurn("the game is over")
            self._question = top
        return self._question

    def _meant(self, move: SupportsIndex | str) -> int:
        """The number of a move, given as such or in notation."""
        if isinstance(move, str):
            return self.game.vocabulary.move(move)
        return _whole(move)

    def _not_asked(self, seat: int) -> NotYourTurn:
        actors = self.actors()
        if not actors:
            return NotYourTurn("the game is over")
        asked = " and ".join("the clock" if a == CLOCK else f"seat {a}" for a in actors)
        return NotYourTurn(f"seat {quoted(seat)} is not asked now; asked: {asked}")

    def redeal_unseen(self) -> None:
        """Deal anew, by the table's own generator, what was dealt before and no seat has seen.

        Only for games that lay cards aside unseen; a pile that is drawn from at random needs none.
        """

    # What the game says about this table.

    def view(self, seat: int | None) -> Mapping[str, Any]:
        """Return what a seat, or an onlooker (None), may know, as plain data.

        Raises NoSuchSeat for any other number.
        """
        if seat is not None:
            self.require_seat(seat)
        return self.game.view(self, seat)

    def own_view(self, seat: int) -> Mapping[str, Any]:
        """Return the parts of `view(seat)` that differ from `view(None)`, by name."""
        self.require_seat(seat)
        return self.game.own_view(self, seat)

    def observe(self, seat: int) -> dict[str, list[int]]:
        """Return the view as numbers in named parts of constant length, for learning agents."""
        self.require_seat(seat)
        return self.game.observe(self, seat)

    def resample_hidden(self, seat: int, rng: Generator) -> None:
        """Deal again, on this very table, everything hidden from the seat except chance to come.

        `imagine` calls it on a copy.
        """
        self.game.resample_hidden(self, seat, rng)

    def result(self) -> Result | None:
        """Return scores, places and score sheets; None while the game goes on."""
        return None if self.agenda else self.game.result(self)

    def advise(self, seat: int) -> Mapping[str, object] | None:
        """Return advice for a seat, worked out from what it may know; None if the game has none."""
        self.require_seat(seat)
        return self.game.advise(self, seat)

    def validate(self) -> None:
        """Raise BadPosition if this table, read from a document, is impossible."""
        self.game.validate(self)

    # What every game's table implements.

    def copy(self) -> "Table":
        """An independent table, without events."""
        raise NotImplementedError

    def census(self) -> dict[str, int]:
        """Everything from the box, wherever it is now, by name: the same at every moment."""
        raise NotImplementedError


def _whole(number: SupportsIndex) -> int:
    """A number as an int; a TypeError for what only looks like one."""
    return number if isinstance(number, int) else operator.index(number)


def _is_in(number: int, numbers: list[int]) -> bool:
    """`number in numbers`, which compares objects one by one even when it is compiled."""
    for other in numbers:
        if other == number:
            return True
    return False
