"""The Placement Phase: a turn from its beginning to the next one (KS-T20)."""

from typing import Final

from tabbytop.games.kibble_scuffle.abilities import fill_empty_bowls, resolve_arrival
from tabbytop.games.kibble_scuffle.cards import (
    BOWLS,
    COPY,
    HAND_SIZE,
    MOST_SEATS,
    NAMES,
    is_item,
    kind_of,
    owner_of,
)
from tabbytop.games.kibble_scuffle.feeding import DINNER_ENDS, NEXT_BOWL, is_full
from tabbytop.games.kibble_scuffle.items import use_item
from tabbytop.games.kibble_scuffle.moves import COPY_AS, DISCARD, PASS, PLAY
from tabbytop.games.kibble_scuffle.plays import (
    cat_plays,
    copy_plays,
    copyable,
    item_plays,
    open_bowls,
    why_cat_unplayable,
)
from tabbytop.games.kibble_scuffle.questions import SeatQuestion
from tabbytop.games.kibble_scuffle.table import NO_BOWL, NO_CARD, KibbleTable
from tabbytop.games.kibble_scuffle.words import message
from tabbytop.kernel.agenda import Prompt, Step, only
from tabbytop.texts.message import Message


def begin_turn(table: KibbleTable, seat: int) -> None:
    """Begin a seat's turn: discard its own Laser Pointer (KS-LaserPointer), then ask for a play."""
    table.begin_turn(seat)
    if table.laser != NO_CARD and owner_of(table.laser) == seat:
        table.discard_laser()
    table.then(_SEAT_PLAYS[seat], _END_OF_TURN)


class SeatPlays(SeatQuestion):
    """A seat plays one card; it discards one only if it can play nothing (KS-T2)."""

    def key(self) -> str:
        return "play"

    def bowl_named(self) -> int:
        return NO_BOWL

    def prompt(self, table: KibbleTable, seat: int) -> Prompt:
        return Prompt("play", {})

    def required_action(self) -> tuple[Message, str]:
        return message("must-play"), "KS-T2"

    def moves(self, table: KibbleTable, seat: int) -> list[int]:
        """List all plays; if there are none, all discards; with an empty hand, pass."""
        bowls = open_bowls(table)
        moves = cat_plays(table, seat, bowls)
        copies = copy_plays(table, seat, bowls)
        moves += item_plays(table, seat, bowls, moves, copies)
        moves += copies
        if moves:
            return moves
        for card in table.hands[seat]:
            thrown = DISCARD.of(kind_of(card))
            if thrown not in moves:
                moves.append(thrown)
        return moves or [PASS.of()]

    def answer(self, table: KibbleTable, seat: int, move: int) -> None:
        """Play a cat, or an item and then its cat (KS-T3)."""
        if DISCARD.holds(move):
            table.discard_from_hand(table.reveal_from_hand(seat, DISCARD.first(move)))
        elif PLAY.holds(move) and is_item(PLAY.first(move)):
            bowl = PLAY.second(move)
            table.then(ItemsCat(seat, bowl))
            use_item(table, table.reveal_from_hand(seat, PLAY.first(move)), bowl)
        elif not PASS.holds(move):
            play_cat(table, seat, move)

    def why_not(self, table: KibbleTable, seat: int, move: int) -> tuple[Message, str]:
        if PLAY.holds(move) and is_item(PLAY.first(move)):
            return why_item_unplayable(table, seat, PLAY.first(move), PLAY.second(move))
        if PLAY.holds(move) or COPY_AS.holds(move):
            return why_unplayable(table, seat, move)
        legal = self.moves(table, seat)[0]
        if PASS.holds(legal):
            return message("refusal-must-pass"), "KS-X5"
        if not DISCARD.holds(legal):
            if DISCARD.holds(move):
                return message("refusal-must-play"), "KS-T2"
            return super().why_not(table, seat, move)
        if DISCARD.holds(move):
            return message("refusal-not-in-hand", card=NAMES[DISCARD.first(move)]), "KS-T2"
        return message("refusal-must-discard"), "KS-T2"


class ItemsCat(SeatQuestion):
    """The cat that follows an item at the item's bowl, or none if none can (KS-Item, KS-T3).

    It may have come to the hand in this turn (KS-T24). Only this cat is bound to the bowl: Kittens
    that a Kitten brings are asked for by `KittenCalls` (KS-T25).
    """

    def actors(self, table: KibbleTable) -> list[int]:
        """Ask the seat that played the item, unless its hand is empty, which is public."""
        return only(self.seat) if table.hands[self.seat] else []

    def key(self) -> str:
        return "item-cat"

    def required_action(self) -> tuple[Message, str]:
        return message("must-item-cat", bowl=self.bowl + 1), "KS-Item"

    def moves(self, table: KibbleTable, seat: int) -> list[int]:
        bowls = [bowl for bowl in open_bowls(table) if bowl == self.bowl]
        moves = cat_plays(table, seat, bowls) + copy_plays(table, seat, bowls)
        return moves or [PASS.of()]

    def answer(self, table: KibbleTable, seat: int, move: int) -> None:
        if not PASS.holds(move):
            play_cat(table, seat, move)

    def why_not(self, table: KibbleTable, seat: int, move: int) -> tuple[Message, str]:
        if PASS.holds(move):
            return message("refusal-must-play-cat"), "KS-Item"
        if PLAY.holds(move) and is_item(PLAY.first(move)):
            return message("refusal-one-item"), "KS-T3"
        wrong_bowl = (PLAY.holds(move) and PLAY.second(move) != self.bowl) or (
            COPY_AS.holds(move) and COPY_AS.second(move) != self.bowl
        )
        if wrong_bowl:
            return message("refusal-items-bowl", bowl=self.bowl + 1), "KS-Item"
        if PLAY.holds(move) or COPY_AS.holds(move):
            return why_unplayable(table, seat, move)
        if PASS.holds(self.moves(table, seat)[0]):
            return message("refusal-must-pass-here"), "KS-Item"
        return super().why_not(table, seat, move)


def play_cat(table: KibbleTable, seat: int, move: int) -> None:
    """Play a cat from the hand, or one from the discard by Copy Cat (KS-Copy)."""
    if COPY_AS.holds(move):
        bowl = COPY_AS.second(move)
        card = table.find_card(table.discards[seat], COPY_AS.first(move), seat)
        table.copy_cat(table.reveal_from_hand(seat, COPY), card, bowl)
    else:
        card, bowl = table.reveal_from_hand(seat, PLAY.first(move)), PLAY.second(move)
        table.play_cat(card, bowl)
    resolve_arrival(table, card, bowl, played=True)


def why_item_unplayable(table: KibbleTable, seat: int, kind: int, bowl: int) -> tuple[Message, str]:
    """Return why an item cannot be played at a bowl, and the ruling."""
    if table.find_in_hand(seat, kind) == NO_CARD:
        return message("refusal-not-in-hand", card=NAMES[kind]), "KS-T2"
    if table.laser != NO_CARD and table.laser_bowl != bowl:
        return message("refusal-laser", bowl=table.laser_bowl + 1), "KS-LaserPointer"
    return message("refusal-no-cat-follows", bowl=bowl + 1), "KS-Item"


def why_unplayable(table: KibbleTable, seat: int, move: int) -> tuple[Message, str]:
    """Return why a cat cannot be played, from hand or by Copy Cat, and the ruling."""
    if COPY_AS.holds(move):
        if table.find_in_hand(seat, COPY) == NO_CARD:
            return message("refusal-not-in-hand", card=NAMES[COPY]), "KS-Copy"
        copied = COPY_AS.first(move)
        if all(kind_of(card) != copied for card in copyable(table, seat)):
            return message("refusal-not-in-discard", card=NAMES[copied]), "KS-Copy"
        return why_cat_unplayable(table, seat, copied, COPY_AS.second(move))
    kind = PLAY.first(move)
    if table.find_in_hand(seat, kind) == NO_CARD:
        return message("refusal-not-in-hand", card=NAMES[kind]), "KS-T2"
    if kind == COPY and not copyable(table, seat):
        return message("refusal-nothing-to-copy"), "KS-Copy"
    if kind == COPY:
        return message("refusal-copy-as-which"), "KS-Copy"
    return why_cat_unplayable(table, seat, kind, PLAY.second(move))


class EndOfTurn(Step[KibbleTable]):
    """Count the cats; dinner if a bowl is full; then refill, draw, next turn (KS-T20)."""

    def run(self, table: KibbleTable) -> None:
        """Count the cats once, after everything has resolved (KS-T14)."""
        if any(is_full(table, bowl) for bowl in range(BOWLS)):
            table.then(NEXT_BOWL, DINNER_ENDS, _NEXT_TURN)
        else:
            next_turn(table)


# Steps are immutable, so one instance serves all turns.
_SEAT_PLAYS: Final = [SeatPlays(seat) for seat in range(MOST_SEATS)]
_END_OF_TURN: Final = EndOfTurn()


class NextTurn(Step[KibbleTable]):
    """Begin the next turn after dinner; bowls emptied at dinner are filled only now (KS-T7)."""

    def run(self, table: KibbleTable) -> None:
        next_turn(table)


_NEXT_TURN: Final = NextTurn()


def next_turn(table: KibbleTable) -> None:
    """Refill empty bowls and hands, then begin the next seat's turn (KS-T5, KS-T7, KS-T16)."""
    fill_empty_bowls(table, 0)
    refill_hands(table, table.active)
    begin_turn(table, table.left_of(table.active))


def refill_hands(table: KibbleTable, first: int) -> None:
    """Let everybody draw up to five cards, clockwise from this seat (G6).

    A seat with more than five cards keeps them and does not draw (KS-T4).
    """
    seat = first
    for _turn in range(table.seats):
        table.draw(seat, HAND_SIZE - len(table.hands[seat]))
        seat = table.left_of(seat)
