"""Items: they take effect at a bowl, then a cat is played there."""

from tabbytop.games.kibble_scuffle.abilities import move_cat, open_destinations, resolve_arrival
from tabbytop.games.kibble_scuffle.cards import (
    BAG,
    BOWLS,
    LASER_POINTER,
    ROBO_VAC,
    TOY_MOUSE,
    kind_of,
    owner_of,
)
from tabbytop.games.kibble_scuffle.moves import SEND
from tabbytop.games.kibble_scuffle.questions import SeatQuestion, choose_moves, chosen_cat
from tabbytop.games.kibble_scuffle.table import NO_CARD, ClosedBowl, KibbleTable
from tabbytop.games.kibble_scuffle.words import message
from tabbytop.texts.message import Message


def use_item(table: KibbleTable, card: int, bowl: int) -> None:
    """Play an item from the hand and apply its effect.

    A Bag of Kibble drops a cube into each bowl, this one first (KS-Bag).
    """
    seat = owner_of(card)
    kind = kind_of(card)
    if kind == LASER_POINTER:
        if table.laser != NO_CARD:
            table.discard_laser()
        table.place_laser(card, bowl)
        return
    table.play_item(card, bowl)
    if kind == BAG:
        for place in [bowl, *[other for other in range(BOWLS) if other != bowl]]:
            table.drop_cubes(place, 1, card)
    elif kind == ROBO_VAC:
        table.then(RoboVac(bowl, table.left_of(seat)))
    elif kind == TOY_MOUSE and table.bowls[bowl]:
        table.then(MouseTeases(seat, bowl))


class RoboVac(ClosedBowl):
    """Ask clockwise for one cat at a time, until the bowl is empty (KS-RoboVac)."""

    def fits(self, table: KibbleTable) -> bool:
        return 0 <= self.bowl < BOWLS and 0 <= self.seat < table.seats

    def run(self, table: KibbleTable) -> None:
        """Ask the next seat with a cat here; the bowl stays closed meanwhile."""
        if not table.bowls[self.bowl]:
            return
        seat = self.seat
        while not table.has_cat_at(seat, self.bowl):
            seat = table.left_of(seat)
        table.then(SeatFlees(seat, self.bowl), RoboVac(self.bowl, table.left_of(seat)))


class SeatFlees(SeatQuestion):
    """A seat moves one of its cats away from the Robo-Vac, and chooses which and where."""

    def key(self) -> str:
        return "vacuum"

    def required_action(self) -> tuple[Message, str]:
        return message("must-vacuum"), "KS-RoboVac"

    def moves(self, table: KibbleTable, seat: int) -> list[int]:
        moves: list[int] = []
        for card in table.bowls[self.bowl]:
            if owner_of(card) == seat:
                for to in open_destinations(table, self.bowl):
                    sent = SEND.of(kind_of(card), to)
                    if sent not in moves:
                        moves.append(sent)
        moves.sort()
        return moves

    def answer(self, table: KibbleTable, seat: int, move: int) -> None:
        card = table.find_card(table.bowls[self.bowl], SEND.first(move), seat)
        item = table.find_card(table.discards[table.active], ROBO_VAC, table.active)
        move_cat(table, card, self.bowl, SEND.second(move), item)


class MouseTeases(SeatQuestion):
    """Any cat at this bowl uses its ability again; its owner makes the choices (KS-ToyMouse)."""

    def key(self) -> str:
        return "toy-mouse"

    def required_action(self) -> tuple[Message, str]:
        return message("must-toy-mouse"), "KS-ToyMouse"

    def moves(self, table: KibbleTable, seat: int) -> list[int]:
        return choose_moves(table.bowls[self.bowl], self.bowl)

    def answer(self, table: KibbleTable, seat: int, move: int) -> None:
        """Resolve the cat's ability as if it had just arrived."""
        card = chosen_cat(table, move, table.bowls[self.bowl])
        table.announce_tease(
            card, self.bowl, table.find_card(table.discards[seat], TOY_MOUSE, seat)
        )
        resolve_arrival(table, card, self.bowl, played=False)
