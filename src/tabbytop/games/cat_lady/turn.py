"""A turn: play cards, take a line, play more cards (CL-B3, CL-C18, CL-C19); swap goals (CL-C37)."""

from typing import Final

from tabbytop.games.cat_lady.card_plays import (
    ThrowsAway,
    add_laser_moves,
    add_play_moves,
    has_cards_to_play,
    is_card_play,
    play_card,
    play_refusal,
    take_laser_pair,
)
from tabbytop.games.cat_lady.cards import LASER_POINTER, MOST_SEATS
from tabbytop.games.cat_lady.moves import END, LASER, LINE_COUNT, SWAP_GOAL, TAKE
from tabbytop.games.cat_lady.table import CatLadyTable, SeatQuestion
from tabbytop.games.cat_lady.words import message
from tabbytop.kernel.agenda import Prompt, Step, only
from tabbytop.texts.message import Message


class BeforeTake(SeatQuestion):
    """A seat plays any number of cards and takes a line.

    `played` is whether anything was done in this turn, `swapped` whether a goal was swapped.
    """

    def __init__(self, seat: int = 0, played: bool = False, swapped: bool = False) -> None:
        super().__init__(seat)
        self.played = played
        self.swapped = swapped

    def fits(self, table: CatLadyTable) -> bool:
        possible = not self.swapped or (self.played and bool(table.goals))
        return super().fits(table) and possible

    def prompt_key(self, table: CatLadyTable, seat: int) -> str:
        return "turn"

    def numbers(self) -> tuple[int, int, int]:
        return self.played, self.swapped, 0

    def prompt(self, table: CatLadyTable, seat: int) -> Prompt:
        return Prompt("turn", {"played": self.played, "swapped": self.swapped})

    def required_action(self) -> tuple[Message, str]:
        return message("must-take-line"), "CL-B3"

    def moves(self, table: CatLadyTable, seat: int) -> list[int]:
        """The lines without the token, and what the hand allows."""
        moves: list[int] = []
        for line in range(LINE_COUNT):
            if line != table.token:
                moves.append(TAKE.of(line))
        if has_cards_to_play(table, seat):
            add_play_moves(table, seat, moves)
            if not self.played and table.count_in_hand(seat, LASER_POINTER):
                add_laser_moves(table, moves)
        if table.goals and not self.swapped:
            add_goal_moves(table, seat, moves)
        return moves

    def answer(self, table: CatLadyTable, seat: int, move: int) -> None:
        """A take leads to `AfterTake`; a laser pointer is the whole turn (CL-C7)."""
        if TAKE.holds(move):
            table.take_line(seat, TAKE.first(move))
            table.refill()
            table.then(after_take(seat, self.swapped))
        elif LASER.holds(move):
            take_laser_pair(table, seat, move)
            table.then(ThrowsAway(seat), REFILL)
        elif SWAP_GOAL.holds(move):
            table.swap_goal(seat, SWAP_GOAL.first(move), SWAP_GOAL.second(move))
            table.then(before_take(seat, played=True, swapped=True))
        else:
            play_card(table, seat, move)
            table.then(before_take(seat, played=True, swapped=self.swapped))

    def why_not(self, table: CatLadyTable, seat: int, move: int) -> tuple[Message, str]:
        if TAKE.holds(move):
            return message("refusal-token-beside-line"), "CL-B3"
        if LASER.holds(move) and self.played and table.count_in_hand(seat, LASER_POINTER):
            return message("refusal-laser-only-first"), "CL-C7"
        if is_card_play(move) or LASER.holds(move):
            return play_refusal(table, seat, move)
        if SWAP_GOAL.holds(move):
            return goal_swap_refusal(table, seat, move, self.swapped)
        return super().why_not(table, seat, move)


class AfterTake(SeatQuestion):
    """After the take a seat may play more cards until it ends its turn (CL-C5, CL-C19).

    It is asked whenever it has cards in hand, whatever they are, or could swap a goal (G2, CL-Y11).
    """

    def __init__(self, seat: int = 0, swapped: bool = False) -> None:
        super().__init__(seat)
        self.swapped = swapped

    def fits(self, table: CatLadyTable) -> bool:
        return super().fits(table) and (not self.swapped or bool(table.goals))

    def actors(self, table: CatLadyTable) -> list[int]:
        """The seat, unless public information shows that it can do nothing more."""
        if table.hands[self.seat] or (table.goals and not self.swapped):
            return only(self.seat)
        return []

    def prompt_key(self, table: CatLadyTable, seat: int) -> str:
        return "after"

    def numbers(self) -> tuple[int, int, int]:
        return 0, self.swapped, 0

    def prompt(self, table: CatLadyTable, seat: int) -> Prompt:
        return Prompt("after", {"swapped": self.swapped})

    def required_action(self) -> tuple[Message, str]:
        return message("must-play-or-end"), "CL-C19"

    def moves(self, table: CatLadyTable, seat: int) -> list[int]:
        moves: list[int] = []
        if has_cards_to_play(table, seat):
            add_play_moves(table, seat, moves)
        if table.goals and not self.swapped:
            add_goal_moves(table, seat, moves)
        moves.append(END.of())
        return moves

    def answer(self, table: CatLadyTable, seat: int, move: int) -> None:
        """Ask again until the seat ends its turn."""
        if SWAP_GOAL.holds(move):
            table.swap_goal(seat, SWAP_GOAL.first(move), SWAP_GOAL.second(move))
            table.then(after_take(seat, swapped=True))
        elif not END.holds(move):
            play_card(table, seat, move)
            table.then(self)

    def timeout_move(self, table: CatLadyTable, seat: int) -> int:
        return END.of()

    def why_not(self, table: CatLadyTable, seat: int, move: int) -> tuple[Message, str]:
        if TAKE.holds(move):
            return message("refusal-taken-already"), "CL-B3"
        if LASER.holds(move):
            return message("refusal-laser-only-first"), "CL-C7"
        if is_card_play(move):
            return play_refusal(table, seat, move)
        if SWAP_GOAL.holds(move):
            return goal_swap_refusal(table, seat, move, self.swapped)
        return super().why_not(table, seat, move)


class Refill(Step[CatLadyTable]):
    """Refills the grid after a laser pointer; the token stays where it is (CL-C7)."""

    def run(self, table: CatLadyTable) -> None:
        table.refill()


# Steps are immutable, so all turns share these.
_BEFORE: Final = [
    BeforeTake(seat, bool(bits & 1), bool(bits & 2))
    for seat in range(MOST_SEATS)
    for bits in range(4)
]
_AFTER: Final = [AfterTake(seat, bool(bit)) for seat in range(MOST_SEATS) for bit in range(2)]
REFILL: Final = Refill()


def before_take(seat: int, played: bool = False, swapped: bool = False) -> BeforeTake:
    """Return the shared step that asks before the take."""
    return _BEFORE[seat * 4 + (1 if played else 0) + (2 if swapped else 0)]


def after_take(seat: int, swapped: bool = False) -> AfterTake:
    """Return the shared step that asks after the take."""
    return _AFTER[seat * 2 + (1 if swapped else 0)]


# Shared goals (CL-C37).


def shared_goals(table: CatLadyTable, seat: int) -> list[int]:
    """Return a seat's two goals, with the next and the previous seat, ascending (CL-C37)."""
    if not table.goals:
        return []
    after, before = table.goals[seat], table.goals[seat - 1]
    return [after, before] if after < before else [before, after]


def add_goal_moves(table: CatLadyTable, seat: int, moves: list[int]) -> None:
    """Add every swap of one of the seat's goals with one of the pool, once a turn (CL-C37)."""
    for mine in shared_goals(table, seat):
        for pooled in sorted(table.pool):
            moves.append(SWAP_GOAL.of(mine, pooled))


def goal_swap_refusal(
    table: CatLadyTable, seat: int, move: int, swapped: bool
) -> tuple[Message, str]:
    """Return why these two goals cannot be swapped, and the ruling."""
    if not table.goals:
        return message("refusal-no-goals"), "CL-C37"
    if swapped:
        return message("refusal-goal-swapped-already"), "CL-C37"
    if SWAP_GOAL.first(move) not in shared_goals(table, seat):
        return message("refusal-not-your-goal"), "CL-C37"
    return message("refusal-goal-not-in-pool"), "CL-C37"
