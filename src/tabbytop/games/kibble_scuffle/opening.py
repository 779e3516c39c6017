"""Before the first turn: built decks, opening hands, the box and the food."""

from typing import Final

from tabbytop.games.kibble_scuffle.abilities import fill_empty_bowls
from tabbytop.games.kibble_scuffle.cards import (
    DECK_SIZE,
    HAND_SIZE,
    NAMES,
    SET_SIZE,
    kind_of,
    owner_of,
)
from tabbytop.games.kibble_scuffle.moves import HOLD, OMIT
from tabbytop.games.kibble_scuffle.placement import begin_turn, refill_hands
from tabbytop.games.kibble_scuffle.questions import Question
from tabbytop.games.kibble_scuffle.table import KibbleTable
from tabbytop.games.kibble_scuffle.words import message
from tabbytop.kernel.agenda import Prompt, Step
from tabbytop.kernel.vocabulary import Block
from tabbytop.texts.message import Message

OMITTED: Final = SET_SIZE - DECK_SIZE


class SecretPick(Question):
    """All seats at once pick cards from their own decks, one by one, unseen by the others."""

    def pick_block(self) -> Block:
        """Return the block of moves that pick a card."""
        raise NotImplementedError

    def cards_left(self, table: KibbleTable, seat: int) -> int:
        """Return how many cards the seat still has to pick."""
        raise NotImplementedError

    def pick(self, table: KibbleTable, card: int) -> None:
        """Apply the pick of a card."""
        raise NotImplementedError

    def actors(self, table: KibbleTable) -> list[int]:
        return [seat for seat in range(table.seats) if self.cards_left(table, seat) > 0]

    def prompt(self, table: KibbleTable, seat: int) -> Prompt:
        return Prompt(self.key(), {"left": self.cards_left(table, seat)})

    def moves(self, table: KibbleTable, seat: int) -> list[int]:
        moves: list[int] = []
        for card in table.decks[seat]:
            move = self.pick_block().of(kind_of(card))
            if move not in moves:
                moves.append(move)
        return moves

    def answer(self, table: KibbleTable, seat: int, move: int) -> None:
        """Apply the pick, and keep asking until all seats are done."""
        table.then(self)
        self.pick(table, table.find_card(table.decks[seat], self.pick_block().first(move), seat))

    def timeout_move(self, table: KibbleTable, seat: int) -> int:
        """Return a random card: a rule that everybody knows would give the secret away."""
        moves = self.moves(table, seat)
        return moves[table.generator.copy().below(len(moves))]

    def why_not(self, table: KibbleTable, seat: int, move: int) -> tuple[Message, str]:
        if self.pick_block().holds(move):
            card = NAMES[self.pick_block().first(move)]
            return message("refusal-not-in-deck", card=card), self.required_action()[1]
        return super().why_not(table, seat, move)


class SeatsBuild(SecretPick):
    """Every seat leaves five cards out of its deck (KS-V1)."""

    def pick_block(self) -> Block:
        return OMIT

    def key(self) -> str:
        return "building"

    def required_action(self) -> tuple[Message, str]:
        return message("must-building"), "KS-V1"

    def cards_left(self, table: KibbleTable, seat: int) -> int:
        return OMITTED - sum([owner_of(card) == seat for card in table.out])

    def pick(self, table: KibbleTable, card: int) -> None:
        table.omit(card)


class SeatsChooseHands(SecretPick):
    """Every seat chooses five cards from its deck as opening hand (KS-V2)."""

    def pick_block(self) -> Block:
        return HOLD

    def key(self) -> str:
        return "opening"

    def required_action(self) -> tuple[Message, str]:
        return message("must-opening"), "KS-V2"

    def cards_left(self, table: KibbleTable, seat: int) -> int:
        return HAND_SIZE - len(table.hands[seat])

    def pick(self, table: KibbleTable, card: int) -> None:
        table.hold(card)


class FirstTurn(Step[KibbleTable]):
    """A random seat starts and gets the box; bowls are filled; everybody draws (KS-T18)."""

    def run(self, table: KibbleTable) -> None:
        """Start; a seat that chose its opening hand has five cards and draws none."""
        start = table.generator.below(table.seats)
        table.give_box(start)
        table.active = start
        fill_empty_bowls(table, 0)
        refill_hands(table, start)
        begin_turn(table, start)
