"""A match: a table with its record, and taking moves back (undo)."""

import operator
from typing import TYPE_CHECKING, NamedTuple, Self

from tabbytop.kernel.errors import BadRecord
from tabbytop.kernel.record import Record
from tabbytop.kernel.table import CLOCK, NOBODY

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tabbytop.kernel.events import Event
    from tabbytop.kernel.game import Game
    from tabbytop.kernel.options import Options
    from tabbytop.kernel.table import Table


class Consequence(NamedTuple):
    """The consequences of a move that decide whether it can be taken back."""

    obstacle: str  # what it revealed
    passes_turn: bool  # it was another player's turn afterwards
    shows_fixed: bool  # it revealed something that redealing does not change


class Match:
    """One game from the deal on, with all moves that were played.

    Callers that keep a record make all moves through the match, so that record and table agree.
    """

    def __init__(self, game: "Game", record: Record, table: "Table") -> None:
        self.game = game
        self.record = record
        self.table = table
        # By move; None: it was made before this match was resumed.
        self._consequences: list[Consequence | None] = []

    @classmethod
    def deal(
        cls,
        game: "Game",
        seats: int,
        seed: int | bytes,
        options: "Options | Mapping[str, object] | None" = None,
    ) -> Self:
        """Deal a new match; its table emits events."""
        table = game.deal(seats, seed, options, events=True)
        record = Record(game.name, game.rules, seats, table.options.as_dict(), seed)
        return cls(game, record, table)

    @classmethod
    def resume(cls, game: "Game", record: Record) -> Self:
        """Resume a match from its record."""
        return cls(game, record, record.replay(game, events=True))

    def play(self, seat: int, move: int | str, *, checked: bool = False) -> "list[Event]":
        """Make a move, record it, and return its events.

        `checked`: the caller knows that the move is legal (`Table.refusal`), so that it is not
        checked again.
        """
        if isinstance(move, str):
            move = self.game.vocabulary.move(move)
        seat, move = int(operator.index(seat)), operator.index(move)
        listened = self.table.events is not None
        told = 0 if self.table.events is None else len(self.table.events)
        chance = self.table.generator.state()
        asked = self.table.actors()
        if checked:
            self.table.play_unchecked(seat, move)
        else:
            self.table.play(seat, move)
        events = self.table.take_events()
        drawn = chance != self.table.generator.state()
        self._fill_up()
        self.record.moves.append((seat, self.game.vocabulary.text(move)))
        others = _newly_asked(asked, self.table.actors(), seat)
        known = _consequence(events[told:], drawn, others)
        self._consequences.append(known if listened else None)
        return events

    def undo_obstacle(self, seat: int) -> str:
        """Return why the seat cannot take back the last move of the match; empty if it can.

        The move must be the seat's own (`nothing` was played yet, or `another` seat has moved
        since), and it may not have revealed anything to the seat: see `obstacle`.
        """
        if not self.record.moves:
            return "nothing"
        if self.record.moves[-1][0] != seat:
            return "another"
        return self.obstacle(len(self.record.moves) - 1)

    def obstacle(self, place: int) -> str:
        """Return what a move of the match revealed, so that it cannot be taken back: `chance` had a
        part in it, or something hidden was `revealed`; empty if neither."""
        return self._consequence(place).obstacle

    def passes_turn(self, place: int) -> bool:
        """Whether it was another player's turn after a move of the match: somebody was asked who
        had not been asked before."""
        return self._consequence(place).passes_turn

    def can_redeal(self, place: int) -> bool:
        """Whether all that was revealed from that move on was drawn by chance since, so that it can
        be redealt. Hands that were laid down and plans that were shown cannot."""
        self._fill_up()
        return not any(
            self._known(later).shows_fixed for later in range(place, len(self.record.moves))
        )

    def can_undo(self, seat: int) -> bool:
        """Whether the seat may take back the last move of the match."""
        return not self.undo_obstacle(seat)

    def undo(self, seat: int) -> bool:
        """Take the last move back where that is fair; else return False and change nothing."""
        if not self.can_undo(seat):
            return False
        self.truncate(len(self.record.moves) - 1)
        return True

    def truncate(self, moves: int, *, anew: bool = False, seat: int = NOBODY) -> None:
        """Take moves back until so many are left, whatever they revealed: all at the table have
        agreed. `anew`: what chance decided since then is decided anew; with a `seat`, all that it
        does not know is redealt."""
        self._fill_up()
        # An earlier rekey beyond that place still counts: a future that was seen never comes back.
        rekeys = [(min(place, moves), unknowing) for place, unknowing in self.record.rekeys]
        if anew:
            rekeys.append((moves, seat))
        self._go_back_to(self.record.moves[:moves], rekeys, self._consequences[:moves])

    def remove_move(self, place: int) -> None:
        """Take one move back and keep the independent moves after it: secret answers of other seats
        to a question to all. BadRecord, and nothing changed, if they cannot be kept."""
        self._fill_up()
        moves, consequences = self.record.moves.copy(), self._consequences.copy()
        del moves[place]
        del consequences[place]
        self._go_back_to(moves, self._rekeys_without(place), consequences)

    def can_remove_move(self, place: int) -> bool:
        """Whether the moves after it can be kept."""
        moves = self.record.moves
        if place == len(moves) - 1:
            return True
        try:
            left = moves[:place] + moves[place + 1 :]
            self._recorded(left, self._rekeys_without(place)).replay(self.game)
        except BadRecord:
            return False
        return True

    def _rekeys_without(self, place: int) -> list[tuple[int, int]]:
        """Return the rekeys of the record without the move at that place."""
        return [(at - 1 if at > place else at, seat) for at, seat in self.record.rekeys]

    def _go_back_to(
        self,
        moves: list[tuple[int, str]],
        rekeys: list[tuple[int, int]],
        consequences: "list[Consequence | None]",
    ) -> None:
        table = self._recorded(moves, rekeys).replay(self.game, events=True)
        table.take_events()
        self.record.moves[:] = moves
        self.record.rekeys[:] = rekeys
        self.table = table
        self._consequences = consequences

    def _recorded(self, moves: list[tuple[int, str]], rekeys: list[tuple[int, int]]) -> Record:
        """Return the record of this match with other moves."""
        mine = self.record
        return Record(mine.game, mine.rules, mine.seats, mine.options, mine.seed, moves, rekeys)

    def _fill_up(self) -> None:
        """Add placeholders for moves that the record had before this match was resumed."""
        while len(self._consequences) < len(self.record.moves):
            self._consequences.append(None)

    def _consequence(self, place: int) -> Consequence:
        self._fill_up()
        return self._known(place)

    def _known(self, place: int) -> Consequence:
        if self._consequences[place] is None:
            self._look_up(place)
        known = self._consequences[place]
        assert known is not None, "it has been looked up"
        return known

    def _look_up(self, place: int) -> None:
        """Find the consequences of a move and of those after it by replaying them."""
        again = self.record.replay(self.game, place, events=True)
        again.take_events()
        for later in range(place, len(self.record.moves)):
            if later > place:
                self.record.redeal(again, later)
            chance, asked = again.generator.state(), again.actors()
            seat, text = self.record.moves[later]
            again.play(seat, text)
            drawn = chance != again.generator.state()
            others = _newly_asked(asked, again.actors(), seat)
            self._consequences[later] = _consequence(again.take_events(), drawn, others)


def _newly_asked(before: list[int], after: list[int], mover: int) -> bool:
    """Whether a seat is asked that was not before; the clock is nobody's turn."""
    for seat in after:
        if seat not in before and seat not in (mover, CLOCK):
            return True
    return False


def _consequence(events: "list[Event]", drawn: bool, others: bool) -> Consequence:
    obstacle = "chance" if drawn else ""
    fixed = False
    for event in events:
        if event.reveals:
            obstacle = "revealed"
            fixed = fixed or not event.drawn
    return Consequence(obstacle, others, fixed)
