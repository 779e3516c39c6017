"""Before the first turn: built decks, opening hands, the box and the food."""

from tabbytop.games.kibble_scuffle.abilities import fill_empty_bowls
from tabbytop.games.kibble_scuffle.cards import (
    DECK_SIZE,
    HAND_SIZE,
    KINDS,
    SET_SIZE,
    kind_of,
    owner_of,
)
from tabbytop.games.kibble_scuffle.moves import HOLD, OMIT
from tabbytop.games.kibble_scuffle.placement import Turn
from tabbytop.games.kibble_scuffle.questions import Question
from tabbytop.games.kibble_scuffle.table import NO_CARD, KibbleTable
from tabbytop.kernel.agenda import Prompt, Step
from tabbytop.kernel.vocabulary import Block

OMITTED = SET_SIZE - DECK_SIZE


def cards_by_kind(block: Block, cards: list[int]) -> list[int]:
    """The moves of a block that name one of these cards, each kind once."""
    moves: list[int] = []
    for card in cards:
        move = block.of(kind_of(card))
        if move not in moves:
            moves.append(move)
    return moves


class SeatsBuild(Question):
    """All at once and unseen, every seat leaves five cards out of its deck (KS-V1)."""

    def left(self, table: KibbleTable, seat: int) -> int:
        """How many cards the seat has still to leave out."""
        return OMITTED - sum(owner_of(card) == seat for card in table.out)

    def actors(self, table: KibbleTable) -> list[int]:
        """The seats that have not finished."""
        return [seat for seat in range(table.seats) if self.left(table, seat) > 0]

    def prompt(self, table: KibbleTable, seat: int) -> Prompt:
        """The question, with how many are to go."""
        return Prompt("building", {"left": self.left(table, seat)})

    def demand(self) -> tuple[str, str]:
        """What the seat has to do now."""
        return "name a card of your set to leave out of your deck", "KS-V1"

    def moves(self, table: KibbleTable, seat: int) -> list[int]:
        """Any card that is still in."""
        return cards_by_kind(OMIT, table.decks[seat])

    def answer(self, table: KibbleTable, seat: int, move: int) -> None:
        """Out with it; the question stays until all are done."""
        table.then(self)
        table.omit(table.meant(table.decks[seat], OMIT.first(move), seat))

    def why_not(self, table: KibbleTable, seat: int, move: int) -> tuple[str, str]:
        """Say so where there is no such card any more."""
        if OMIT.holds(move):
            return f"there is no {KINDS[OMIT.first(move)].title} left in your deck", "KS-V1"
        return super().why_not(table, seat, move)


class SeatsChooseHands(Question):
    """All at once and unseen, every seat picks five cards of its deck to begin with (KS-V2)."""

    def left(self, table: KibbleTable, seat: int) -> int:
        """How many cards the seat has still to pick."""
        return HAND_SIZE - len(table.hands[seat])

    def actors(self, table: KibbleTable) -> list[int]:
        """The seats that have not finished."""
        return [seat for seat in range(table.seats) if self.left(table, seat) > 0]

    def prompt(self, table: KibbleTable, seat: int) -> Prompt:
        """The question, with how many are to go."""
        return Prompt("opening", {"left": self.left(table, seat)})

    def demand(self) -> tuple[str, str]:
        """What the seat has to do now."""
        return "name a card of your deck to begin with", "KS-V2"

    def moves(self, table: KibbleTable, seat: int) -> list[int]:
        """Any card of the deck."""
        return cards_by_kind(HOLD, table.decks[seat])

    def answer(self, table: KibbleTable, seat: int, move: int) -> None:
        """Into the hand; the question stays until all are done."""
        table.then(self)
        table.hold(table.meant(table.decks[seat], HOLD.first(move), seat))

    def why_not(self, table: KibbleTable, seat: int, move: int) -> tuple[str, str]:
        """Say so where there is no such card."""
        if HOLD.holds(move) and table.meant(table.decks[seat], HOLD.first(move), seat) == NO_CARD:
            return f"there is no {KINDS[HOLD.first(move)].title} in your deck", "KS-V2"
        return super().why_not(table, seat, move)


class FirstTurn(Step[KibbleTable]):
    """A random seat starts and has the box; food for the bowls; everybody draws (KS-T18)."""

    def run(self, table: KibbleTable) -> None:
        """Who chose an opening hand has five cards already and draws none."""
        start = table.generator.below(table.seats)
        table.give_box(start)
        table.active = start
        fill_empty_bowls(table, 0)
        seat = start
        for _ in range(table.seats):
            table.draw(seat, HAND_SIZE - len(table.hands[seat]))
            seat = table.left_of(seat)
        table.then(Turn(start))
