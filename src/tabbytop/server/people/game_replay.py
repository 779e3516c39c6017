"""The replay of a finished game, with all hands open.

A record of rules that this version reads no more is shown without them: every move in words, and
the result as it was written when the game ended.
"""

from typing import TYPE_CHECKING, Final

from tabbytop.kernel.errors import BadOptions, MoveError
from tabbytop.kernel.game_texts import GameTexts
from tabbytop.kernel.table import Table
from tabbytop.kernel.telling import capital, sentence
from tabbytop.server.errors import Refused
from tabbytop.server.people.finished_games import FinishedGame, seat_names
from tabbytop.server.people.schemas import Replayed, ReplayStep
from tabbytop.server.table.wording import tell_result
from tabbytop.texts.compiled import ENGLISH
from tabbytop.texts.message import Message
from tabbytop.texts.reader import Reader

if TYPE_CHECKING:
    from tabbytop.kernel.events import Event
    from tabbytop.kernel.game import Game
    from tabbytop.kernel.record import Record
    from tabbytop.kernel.result import Result

SPACING: Final = 100  # moves between two checkpoints
_STEP_COST: Final = 10  # moves: what a step takes with the views of all seats


class GameReplay:
    """A game that is replayed once, in as many calls as one likes. Afterwards every page begins at
    a checkpoint near it."""

    def __init__(self, finished: FinishedGame) -> None:
        self._game = finished.game
        self._record = finished.record
        self._rules: Game | None = finished.game.reading(finished.record.rules)
        self._front: Table | None = None  # as far as the game was replayed
        self._replayed = 0  # moves
        self._result: Result | None = None
        self.checkpoints: list[Table] = []  # after no move, and after every `SPACING`

    def is_of(self, finished: FinishedGame) -> bool:
        """Whether this is that game: its record may have been read again since."""
        return self._game is finished.game and self._record == finished.record

    @property
    def complete(self) -> bool:
        """Whether pages can be shown: the end is known, or the rules are known to be gone."""
        return self._rules is None or self._result is not None

    def advance(self, most: int) -> int:
        """Replay so many further moves at most; return how many. Refused if the game has no end."""
        if self.complete:
            return 0
        before, game, record = self._replayed, self._rules, self._record
        assert game is not None
        try:
            if self._front is None:
                self._front = game.deal(record.seats, record.seed, record.options)
                self.checkpoints.append(self._front.copy())
            for seat, move in record.moves[before : before + most]:
                record.redeal(self._front, self._replayed)
                self._front.play(seat, move)
                self._replayed += 1
                if self._replayed % SPACING == 0:
                    self.checkpoints.append(self._front.copy())
        except (BadOptions, MoveError):  # the rules have changed all the same
            self._rules = None
            self.checkpoints.clear()
        else:
            if self._replayed == len(record.moves):
                result = self._front.result()
                if result is None or not isinstance(record.seed, bytes):
                    raise Refused("not-now", Message("server", "not-over"))
                self._result, self._front = result, None
        return self._replayed - before

    def cost(self, first: int, count: int) -> int:
        """How many moves are replayed for a page, once the game is complete; a step that is shown
        counts like several."""
        last = min(first + count - 1, len(self._record.moves))
        if self._rules is None or first > last:
            return 0
        return last - self._checkpoint(first) * SPACING + _STEP_COST * (last - first + 1)

    def page(
        self, finished: FinishedGame, first: int, count: int, language: str = ENGLISH
    ) -> Replayed:
        """A page of the complete game, from step `first` on; step 0 is the deal."""
        if self._rules is None:
            return _told_without_rules(finished, first, count, language)
        result, record = self._result, self._record
        assert result is not None, "it is complete"
        assert isinstance(record.seed, bytes)
        speaks = GameTexts(self._rules, language)
        teller = Reader(seat_names(finished.occupants, language))
        return Replayed(
            table=finished.table,
            seed=record.seed.hex(),
            moves=len(record.moves),
            steps=self._steps(self._rules, first, count, speaks, teller),
            result=result.as_dict(),
            told=tell_result(self._rules, result, teller, language),
            next=_next(record, first + count),
        )

    def _steps(
        self, game: "Game", first: int, count: int, speaks: GameTexts, teller: Reader
    ) -> list[ReplayStep]:
        record, steps = self._record, list[ReplayStep]()
        if first > len(record.moves):
            return steps
        if first == 0:
            at, done = game.deal(record.seats, record.seed, record.options, events=True), 0
            if count:
                steps.append(_step(0, None, "", at, at.take_events(), speaks, teller))
        else:
            at = self.checkpoints[self._checkpoint(first)].copy()
            at.events, done = [], self._checkpoint(first) * SPACING
        for number, (seat, move) in enumerate(record.moves[done : first + count - 1], done + 1):
            record.redeal(at, number - 1)
            at.play(seat, move)
            events = at.take_events()
            if number >= first:
                steps.append(_step(number, seat, move, at, events, speaks, teller))
        return steps

    def _checkpoint(self, first: int) -> int:
        """The number of the last checkpoint before that step."""
        return max(0, first - 1) // SPACING


def replay_page(
    finished: FinishedGame, first: int, count: int, language: str = ENGLISH
) -> Replayed:
    """A page of a finished game, for which all of it is replayed."""
    replay = GameReplay(finished)
    replay.advance(len(finished.record.moves))
    return replay.page(finished, first, count, language)


def _told_without_rules(finished: FinishedGame, first: int, count: int, language: str) -> Replayed:
    """A page of a game whose rules are gone: its moves in words, no views."""
    record = finished.record
    speaks = GameTexts(finished.game, language)
    teller = Reader(seat_names(finished.occupants, language))
    moves = list(enumerate(record.moves, start=1))[max(first - 1, 0) : max(first + count - 1, 0)]
    steps = [ReplayStep(0, None, "", [], [], None, [])] if first == 0 and count else []
    steps += [
        ReplayStep(
            number=number,
            seat=seat,
            move=move,
            events=[],
            told=[sentence(capital(speaks.tell_notation(move, teller)))],
            view=None,
            views=[],
        )
        for number, (seat, move) in moves
    ]
    seed = record.seed
    return Replayed(
        table=finished.table,
        seed=seed.hex() if isinstance(seed, bytes) else "",
        moves=len(record.moves),
        steps=steps,
        result=None,
        told=None,
        next=_next(record, first + count),
        known=finished.result,
    )


def _next(record: "Record", after: int) -> int | None:
    return after if after <= len(record.moves) else None


def _step(
    number: int,
    seat: int | None,
    move: str,
    at: Table,
    events: "list[Event]",
    speaks: GameTexts,
    teller: Reader,
) -> ReplayStep:
    seen = [openly for event in events for openly in event.perspectives()]
    told = [speaks.tell_event(event, teller) for event in seen]
    return ReplayStep(
        number=number,
        seat=seat,
        move=move,
        events=seen,
        told=[sentence(text) for text in told],
        view=at.view(None),
        views=[at.view(each) for each in range(at.seats)],
    )
