"""Before the first turn: built decks, opening hands, the box and the food."""

from typing import Final

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
from tabbytop.games.kibble_scuffle.placement import begin_turn, refill_hands
from tabbytop.games.kibble_scuffle.questions import Question
from tabbytop.games.kibble_scuffle.table import KibbleTable
from tabbytop.kernel.agenda import Prompt, Step
from tabbytop.kernel.vocabulary import Block

OMITTED: Final = SET_SIZE - DECK_SIZE


class SecretPick(Question):
    """All seats at once, unseen by each other, pick cards of their own decks, one by one."""

    def pick_block(self) -> Block:
        """How a pick is said."""
        raise NotImplementedError

    def cards_left(self, table: KibbleTable, seat: int) -> int:
        """How many cards the seat has still to pick."""
        raise NotImplementedError

    def pick(self, table: KibbleTable, card: int) -> None:
        """What happens to a card that is picked."""
        raise NotImplementedError

    def key(self) -> str:
        """The prompt's key."""
        raise NotImplementedError

    def actors(self, table: KibbleTable) -> list[int]:
        """The seats that have not finished."""
        return [seat for seat in range(table.seats) if self.cards_left(table, seat) > 0]

    def prompt(self, table: KibbleTable, seat: int) -> Prompt:
        """The question, with how many are to go."""
        return Prompt(self.key(), {"left": self.cards_left(table, seat)})

    def moves(self, table: KibbleTable, seat: int) -> list[int]:
        """Any card of the deck, each kind once."""
        moves: list[int] = []
        for card in table.decks[seat]:
            move = self.pick_block().of(kind_of(card))
            if move not in moves:
                moves.append(move)
        return moves

    def answer(self, table: KibbleTable, seat: int, move: int) -> None:
        """The question stays until all are done."""
        table.then(self)
        self.pick(table, table.find_card(table.decks[seat], self.pick_block().first(move), seat))

    def timeout_move(self, table: KibbleTable, seat: int) -> int:
        """Any card: a rule that everybody knows would give the secret away."""
        moves = self.moves(table, seat)
        return moves[table.generator.copy().below(len(moves))]

    def why_not(self, table: KibbleTable, seat: int, move: int) -> tuple[str, str]:
        """Say so where there is no such card any more."""
        if self.pick_block().holds(move):
            kind = self.pick_block().first(move)
            return f"there is no {KINDS[kind].title} left in your deck", self.demand()[1]
        return super().why_not(table, seat, move)


class SeatsBuild(SecretPick):
    """Every seat leaves five cards out of its deck (KS-V1)."""

    def pick_block(self) -> Block:
        """How a pick is said."""
        return OMIT

    def key(self) -> str:
        """The prompt's key."""
        return "building"

    def demand(self) -> tuple[str, str]:
        """What the seat has to do now."""
        return "name a card of your set to leave out of your deck", "KS-V1"

    def cards_left(self, table: KibbleTable, seat: int) -> int:
        """Until five are out."""
        return OMITTED - sum([owner_of(card) == seat for card in table.out])

    def pick(self, table: KibbleTable, card: int) -> None:
        """Out with it."""
        table.omit(card)


class SeatsChooseHands(SecretPick):
    """Every seat chooses five cards of its deck to begin with (KS-V2)."""

    def pick_block(self) -> Block:
        """How a pick is said."""
        return HOLD

    def key(self) -> str:
        """The prompt's key."""
        return "opening"

    def demand(self) -> tuple[str, str]:
        """What the seat has to do now."""
        return "name a card of your deck to begin with", "KS-V2"

    def cards_left(self, table: KibbleTable, seat: int) -> int:
        """Until five are in hand."""
        return HAND_SIZE - len(table.hands[seat])

    def pick(self, table: KibbleTable, card: int) -> None:
        """Into the hand."""
        table.hold(card)


class FirstTurn(Step[KibbleTable]):
    """A random seat starts and has the box; food for the bowls; everybody draws (KS-T18)."""

    def run(self, table: KibbleTable) -> None:
        """Who chose an opening hand has five cards already and draws none."""
        start = table.generator.below(table.seats)
        table.give_box(start)
        table.active = start
        fill_empty_bowls(table, 0)
        refill_hands(table, start)
        begin_turn(table, start)
