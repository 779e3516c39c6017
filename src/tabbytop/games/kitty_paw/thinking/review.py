"""Review of Kitty Paw: where the time went.

There is nothing to search in this game: time decides. A record has no clock, but it has the strokes
of all seats in their order, so time is counted in strokes of the quickest other paw of the round.

Detours: a card needs so many strokes of an ideal player from where it stands. A stroke that brings
the card one stroke nearer costs nothing; any other costs the strokes that it takes to get there
again. A call with a fault costs all strokes of its card. Looking into a box that the seat did not
know is luck. Pauses: between two strokes of the seat the quickest other paw makes one, at an even
pace; where it makes more than three, all but that one are lost. Alone, the seconds of the clock
count instead.
"""

from collections import Counter
from typing import Final

from tabbytop.games.kitty_paw.building import Building
from tabbytop.games.kitty_paw.check import faults
from tabbytop.games.kitty_paw.deck import CARDS
from tabbytop.games.kitty_paw.moves import GRAB, MEOW, PEEK, TICK
from tabbytop.games.kitty_paw.patterns import NO_SYMBOL
from tabbytop.games.kitty_paw.pieces import NONE
from tabbytop.games.kitty_paw.table import KittyPawTable
from tabbytop.games.kitty_paw.thinking.ideal import next_stroke
from tabbytop.games.kitty_paw.thinking.sight import look
from tabbytop.kernel.game import Game
from tabbytop.kernel.record import Record
from tabbytop.kernel.table import CLOCK
from tabbytop.review.report import STROKES, Loss, Review, clear_losses, exactly, total
from tabbytop.texts.message import Message

_MOST_STROKES: Final = 90  # that a card can need; then it cannot be finished now
_EVEN: Final = 3  # strokes of another paw between two of the seat's own that are no pause yet
_NEVER: Final = -1


def review(game: Game, record: Record, seat: int) -> Review:
    """Review the strokes of a seat in a finished game."""
    table = record.replay(game, 0)
    count = StrokeCount(seat)
    pace = Pace(seat, _quickest_others(game, record, seat))
    for place, (mover, text) in enumerate(record.moves):
        if place > 0:
            record.redeal(table, place)
        assert isinstance(table, KittyPawTable)
        move = game.vocabulary.move(text)
        pace.add(place, table.round, mover, move)
        if mover == seat:
            count.add(place, table, move)
        table.play(mover, move)
    pauses = pace.finish()
    found = [*count.losses, *pauses]
    return Review(
        game=game.name,
        seats=record.seats,
        seat=seat,
        measure=STROKES,
        considered=count.made,
        losses=clear_losses(found),
        margin=-total(found).mean - count.unlucky,
        decisions=total(found),
        notes=(
            Message("kitty-paw", "review-strokes", seat=seat, count=count.made),
            Message("kitty-paw", "review-detours", count=int(total(count.losses).mean)),
            Message("kitty-paw", "review-pauses", count=int(total(pauses).mean)),
            Message("kitty-paw", "review-boxes", count=count.unlucky),
        ),
    )


def _quickest_others(game: Game, record: Record, seat: int) -> dict[int, int]:
    """Return, by round, the other seat that made most moves; the clock's seconds, if alone."""
    table = record.replay(game, 0)
    moves: Counter[tuple[int, int]] = Counter()
    for place, (mover, text) in enumerate(record.moves):
        if place > 0:
            record.redeal(table, place)
        assert isinstance(table, KittyPawTable)
        if mover not in (seat, CLOCK) or (record.seats == 1 and mover == CLOCK):
            moves[table.round, mover] += 1
        table.play(mover, text)
    quickest: dict[int, int] = {}
    for (number, other), _ in sorted(moves.items(), key=lambda item: (item[1], -item[0][1])):
        quickest[number] = other
    return quickest


class Pace:
    """Counts the strokes that the quickest other paw makes between the seat's own."""

    def __init__(self, seat: int, quickest: dict[int, int]) -> None:
        self._seat = seat
        self._quickest = quickest
        self._losses: list[Loss] = []
        self._round = 0
        self._since = 0  # strokes of the quickest since the seat's last move
        self._last: tuple[int, int] | None = None  # that move: place and move

    def add(self, place: int, number: int, mover: int, move: int) -> None:
        """Count a move of anybody in a round."""
        if number != self._round:
            self._end_pause(even=0)
            self._round, self._last = number, None
        if mover == self._seat:
            self._end_pause(even=1)
            self._last = (place, move)
        elif mover == self._quickest.get(number) and (mover != CLOCK or TICK.holds(move)):
            self._since += 1

    def finish(self) -> list[Loss]:
        """Return the pauses, now that the game is over."""
        self._end_pause(even=0)
        return self._losses

    def _end_pause(self, even: int) -> None:
        count, self._since = self._since, 0
        lost = count - even
        if self._last is not None and count > _EVEN:
            place, move = self._last
            reason = Message("kitty-paw", "review-pause", count=count)
            self._losses.append(Loss(place, move, move, exactly(lost), (), (reason,)))


class StrokeCount:
    """Counts the strokes of a seat, and what those that brought nothing cost."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.made = 0
        self.unlucky = 0  # the cost of boxes that the seat could not know
        self.losses: list[Loss] = []
        self._of_card = 0  # strokes for the present card that are not counted as lost

    def add(self, place: int, table: KittyPawTable, move: int) -> None:
        """Count a move that the seat is about to make."""
        if not isinstance(table.agenda[-1], Building):
            return
        if GRAB.holds(move) or table.cards[self.seat] == NONE:
            self._of_card = 0
            return
        self.made += 1
        cost = self._cost(table, move)
        if cost and _opens_unknown_box(table, self.seat, move):
            self.unlucky += cost
        elif cost:
            self._lose(place, table, move, cost)
        else:
            self._of_card += 1

    def _cost(self, table: KittyPawTable, move: int) -> int:
        """Return how many strokes a move costs beyond those that its card needs anyway."""
        if MEOW.holds(move) and table.has_full_mat(self.seat):
            lost = self._of_card + 1 if faults(table, self.seat) else 0
            self._of_card = 0
            return lost
        before = strokes_left(table, self.seat)
        after = table.copy()
        after.play_unchecked(self.seat, move)
        assert isinstance(after, KittyPawTable)
        left = strokes_left(after, self.seat)
        if _NEVER in (before, left):  # others have what the card needs: nobody can tell
            return 0
        return max(0, 1 + left - before)

    def _lose(self, place: int, table: KittyPawTable, move: int, cost: int) -> None:
        judge, seat = table.game.judge, self.seat
        better = judge.certain_move(table, seat)
        if better == move or not table.allows(seat, better):
            return
        self.losses.append(
            Loss(
                place,
                move,
                better,
                exactly(cost),
                tuple(judge.reasons(table, seat, move)),
                tuple(judge.reasons(table, seat, better)),
            )
        )


def strokes_left(table: KittyPawTable, seat: int) -> int:
    """Return how many strokes an ideal player who knows all boxes needs for the seat's card, the
    call included; _NEVER if the card cannot be finished as things lie."""
    trial = table.copy()
    assert isinstance(trial, KittyPawTable)
    pattern = CARDS[trial.cards[seat]]
    for made in range(_MOST_STROKES):
        sight = look(trial, seat)
        sight.boxes = [int(symbol) for symbol in trial.symbols]
        sight.all_have_cards = True
        stroke = next_stroke(sight, pattern)
        if MEOW.holds(stroke):
            return made + 1
        if not trial.allows(seat, stroke):
            return _NEVER
        trial.play_unchecked(seat, stroke)
    return _NEVER


def _opens_unknown_box(table: KittyPawTable, seat: int, move: int) -> bool:
    """Whether a move looks for the card's symbol in a box that the seat has not seen."""
    wanted = CARDS[table.cards[seat]].symbol != NO_SYMBOL and not table.has_right_symbol(seat)
    return wanted and PEEK.holds(move) and not table.has_seen(seat, PEEK.first(move))
