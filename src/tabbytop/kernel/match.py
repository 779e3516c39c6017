"""A match: a table together with its record, and taking moves back."""

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
    """What a move led to, as far as it decides whether the move may be taken back."""

    obstacle: str  # what became known by it: see `Match.obstacle`
    passes_turn: bool  # another player's turn began
    shows_fixed: bool  # something became known that a new deal cannot change


class Match:
    """One game from the deal on, with a record of every move.

    Drive the table through the match if you keep a record, so that the record is always complete.
    """

    def __init__(self, game: "Game", record: Record, table: "Table") -> None:
        self.game = game
        self.record = record
        self.table = table
        # One for each move; None for moves made before this match was resumed.
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
        """Resume a match from its record; its game is the one that reads the record's rules."""
        table = record.replay(game, events=True)
        return cls(table.game, record, table)

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
        self._pad_consequences()
        self.record.moves.append((seat, self.game.vocabulary.text(move)))
        others = _newly_asked(asked, self.table.actors(), seat)
        known = _consequence(events[told:], drawn, others)
        self._consequences.append(known if listened else None)
        return events

    def undo_obstacle(self, seat: int) -> str:
        """Return why the seat cannot take back the last move of the match; empty if it can.

        `nothing`: no move was made yet. `another`: the last move was another seat's. Else see
        `obstacle`: nothing may have become known by the move.
        """
        if not self.record.moves:
            return "nothing"
        if self.record.moves[-1][0] != seat:
            return "another"
        return self.obstacle(len(self.record.moves) - 1)

    def obstacle(self, place: int) -> str:
        """Return why a move of the match cannot be taken back: `chance` if random numbers were
        drawn, `revealed` if an event revealed hidden information; empty if neither happened."""
        return self._consequence(place).obstacle

    def passes_turn(self, place: int) -> bool:
        """Return whether another player's turn began after this move: a seat was asked that had
        not been asked before."""
        return self._consequence(place).passes_turn

    def can_redeal(self, place: int) -> bool:
        """Return whether everything that became known since this move was drawn at random since
        then, so that it can be dealt again. Hands that were shown and plans that were revealed
        cannot."""
        self._pad_consequences()
        return not any(
            self._known(later).shows_fixed for later in range(place, len(self.record.moves))
        )

    def can_undo(self, seat: int) -> bool:
        """Return whether the seat may take back the last move of the match."""
        return not self.undo_obstacle(seat)

    def undo(self, seat: int) -> bool:
        """Take the last move back if that is fair; else change nothing and return False."""
        if not self.can_undo(seat):
            return False
        self.truncate(len(self.record.moves) - 1)
        return True

    def truncate(self, moves: int, *, anew: bool = False, seat: int = NOBODY) -> None:
        """Keep the first `moves` moves and take back the rest, whatever became known by them.

        For use when all players have agreed. With `anew`, random outcomes since then are drawn
        again; with a seat, everything hidden from that seat is dealt again too.
        """
        self._pad_consequences()
        if moves == len(self.record.moves):  # nothing is taken back: no need to replay all of it
            if anew:
                self.table.redeal(seat)
                self.table.take_events()
                self.record.rekeys.append((moves, seat))
            return
        # An earlier rekey beyond that place still counts: every future that was seen is used up.
        rekeys = [(min(place, moves), unknowing) for place, unknowing in self.record.rekeys]
        if anew:
            rekeys.append((moves, seat))
        self._reset_to(self.record.moves[:moves], rekeys, self._consequences[:moves])

    def remove_move(self, place: int) -> None:
        """Take back one move and keep those after it, such as other seats' secret answers to the
        same question. Raises BadRecord and changes nothing if the later moves are not legal
        without it."""
        self._pad_consequences()
        moves, consequences = self.record.moves.copy(), self._consequences.copy()
        del moves[place]
        del consequences[place]
        self._reset_to(moves, self._rekeys_without(place), consequences)

    def can_remove_move(self, place: int) -> bool:
        """Return whether the moves after this one can be kept without it."""
        moves = self.record.moves
        if place == len(moves) - 1:
            return True
        try:
            left = moves[:place] + moves[place + 1 :]
            self._record_with(left, self._rekeys_without(place)).replay(self.game)
        except BadRecord:
            return False
        return True

    def _rekeys_without(self, place: int) -> list[tuple[int, int]]:
        """Return the rekeys of the record without the move at that index."""
        return [(at - 1 if at > place else at, seat) for at, seat in self.record.rekeys]

    def _reset_to(
        self,
        moves: list[tuple[int, str]],
        rekeys: list[tuple[int, int]],
        consequences: "list[Consequence | None]",
    ) -> None:
        table = self._record_with(moves, rekeys).replay(self.game, events=True)
        table.take_events()
        self.record.moves[:] = moves
        self.record.rekeys[:] = rekeys
        self.table = table
        self._consequences = consequences

    def _record_with(self, moves: list[tuple[int, str]], rekeys: list[tuple[int, int]]) -> Record:
        """Return the record of this match with other moves."""
        mine = self.record
        return Record(mine.game, mine.rules, mine.seats, mine.options, mine.seed, moves, rekeys)

    def _pad_consequences(self) -> None:
        """Add empty consequences for moves that were not made through this match."""
        while len(self._consequences) < len(self.record.moves):
            self._consequences.append(None)

    def _consequence(self, place: int) -> Consequence:
        self._pad_consequences()
        return self._known(place)

    def _known(self, place: int) -> Consequence:
        if self._consequences[place] is None:
            self._replay_consequences(place)
        known = self._consequences[place]
        assert known is not None, "it has been looked up"
        return known

    def _replay_consequences(self, place: int) -> None:
        """Find the consequences of a move and of all after it by replaying them."""
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
    """Return whether a seat other than the mover is asked that was not before; the clock does
    not count."""
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
