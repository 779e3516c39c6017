"""Choupette: after the last turn her owner may feed her before all others, and she takes two cards.

Her own needs can be met only then, in public (CL-C35). This is not a turn: there is no refill, the
token does not matter, and only cards that were just taken can be played.
"""

from typing import Final

from tabbytop.games.cat_lady.card_plays import (
    ThrowsAway,
    add_brush_moves,
    add_laser_moves,
    add_lost_cat_moves,
    brush_refusal,
    is_card_play,
    play_card,
    play_refusal,
    take_laser_pair,
)
from tabbytop.games.cat_lady.cards import (
    BRUSH,
    LASER_POINTER,
    LOST_CAT,
    MILK,
    NAMES,
    SHOPPING_BAG,
    SPRAY_BOTTLE,
    TUNA,
    WILD,
)
from tabbytop.games.cat_lady.cats import CHOUPETTE
from tabbytop.games.cat_lady.moves import (
    ADOPT,
    CASH,
    CELL_COUNT,
    END,
    FEED,
    LASER,
    PAIR_FIRST,
    PAIR_SECOND,
    PAY,
    PAYMENTS,
    PICK,
    SHOP,
    SWAP_CAT,
    WILD_AS_MILK,
    WILD_AS_TUNA,
)
from tabbytop.games.cat_lady.table import EMPTY, CatLadyTable, SeatQuestion
from tabbytop.games.cat_lady.words import message
from tabbytop.kernel.agenda import Prompt, only
from tabbytop.texts.message import Message

PICKS: Final = 2
# The foods of each payment, in the order of PAYMENTS.
_FOODS: Final = [
    [TUNA, MILK], [TUNA, WILD_AS_MILK], [WILD_AS_TUNA, MILK], [WILD_AS_TUNA, WILD_AS_MILK],
]  # fmt: skip


def owner_of_choupette(table: CatLadyTable) -> int:
    """Return the player who has Choupette, or -1."""
    for player in range(table.players()):
        if table.owns(player, CHOUPETTE):
            return player
    return -1


class PaysForChoupette(SeatQuestion):
    """Choupette's owner feeds her now or never; asked only if the public tokens allow it
    (CL-Y12)."""

    def actors(self, table: CatLadyTable) -> list[int]:
        return only(self.seat) if payments(table, self.seat) else []

    def fits(self, table: CatLadyTable) -> bool:
        return super().fits(table) and table.owns(self.seat, CHOUPETTE) and not table.paid

    def prompt_key(self, table: CatLadyTable, seat: int) -> str:
        return "choupette"

    def prompt(self, table: CatLadyTable, seat: int) -> Prompt:
        return Prompt("choupette", {})

    def required_action(self) -> tuple[Message, str]:
        return message("must-pay-for-choupette"), "CL-C35"

    def moves(self, table: CatLadyTable, seat: int) -> list[int]:
        moves = [PAY.of(payment) for payment in payments(table, seat)]
        moves.append(END.of())
        return moves

    def answer(self, table: CatLadyTable, seat: int, move: int) -> None:
        if PAY.holds(move):
            foods = _FOODS[PAY.first(move)]
            table.feed_choupette(seat, sorted([FEED.of(CHOUPETTE, food) for food in foods]))
            table.then(PicksForChoupette(seat, PICKS))

    def timeout_move(self, table: CatLadyTable, seat: int) -> int:
        return END.of()

    def why_not(self, table: CatLadyTable, seat: int, move: int) -> tuple[Message, str]:
        if PAY.holds(move):
            return message("refusal-no-such-tokens"), "CL-C35"
        return super().why_not(table, seat, move)


def payments(table: CatLadyTable, seat: int) -> list[int]:
    """Return the payments that a seat can afford: tuna and milk, either of them wild."""
    tokens = table.tokens(seat)
    found: list[int] = []
    for payment in range(len(PAYMENTS)):
        wilds = (payment & 1) + (payment >> 1)
        tuna, milk = 1 - (payment >> 1), 1 - (payment & 1)
        if tokens[TUNA] >= tuna and tokens[MILK] >= milk and tokens[WILD] >= wilds:
            found.append(payment)
    return found


class PicksForChoupette(SeatQuestion):
    """Choupette takes up to two cards of the grid, wherever the token is.

    `left` is how many more she may take, `fresh` the taken cards that can be played now or never.
    """

    def __init__(self, seat: int = 0, left: int = 1, fresh: list[int] | None = None) -> None:
        super().__init__(seat)
        self.left = left
        self.fresh: list[int] = fresh or []

    def fits(self, table: CatLadyTable) -> bool:
        return (
            super().fits(table)
            and 1 <= self.left <= PICKS
            and len(self.fresh) <= PICKS - self.left
            and fits_after_payment(table, self.seat, self.fresh)
        )

    def actors(self, table: CatLadyTable) -> list[int]:
        for kind in table.grid:
            if kind != EMPTY:
                return only(self.seat)
        return []

    def run(self, table: CatLadyTable) -> None:
        """Go on if no card is left in the grid."""
        table.then(PlaysFreshCards(self.seat, self.fresh))

    def prompt_key(self, table: CatLadyTable, seat: int) -> str:
        return "pick"

    def numbers(self) -> tuple[int, int, int]:
        return 0, 0, self.left

    def fresh_cards(self) -> list[int]:
        return self.fresh

    def prompt(self, table: CatLadyTable, seat: int) -> Prompt:
        return Prompt("pick", {"left": self.left, "cards": [NAMES[kind] for kind in self.fresh]})

    def required_action(self) -> tuple[Message, str]:
        return message("must-pick-for-choupette"), "CL-C35"

    def moves(self, table: CatLadyTable, seat: int) -> list[int]:
        moves = [PICK.of(cell) for cell in range(CELL_COUNT) if table.grid[cell] != EMPTY]
        moves.append(END.of())
        return moves

    def answer(self, table: CatLadyTable, seat: int, move: int) -> None:
        if END.holds(move):
            table.then(PlaysFreshCards(seat, self.fresh))
            return
        cell = PICK.first(move)
        fresh = with_fresh(self.fresh, table.grid[cell])
        table.pick(seat, cell)
        if self.left > 1:
            table.then(PicksForChoupette(seat, self.left - 1, fresh))
        else:
            table.then(PlaysFreshCards(seat, fresh))

    def timeout_move(self, table: CatLadyTable, seat: int) -> int:
        return END.of()

    def why_not(self, table: CatLadyTable, seat: int, move: int) -> tuple[Message, str]:
        if PICK.holds(move):
            return message("refusal-no-card-in-cell"), "CL-C35"
        return super().why_not(table, seat, move)


class PlaysFreshCards(SeatQuestion):
    """Some of the cards just taken can be played, now or never (CL-C35).

    These are lost cats (also with an older one), shopping bag, brush and laser pointer; cards that
    the laser pointer takes count as just taken (CL-Y4). Choupette has eaten and cannot be brushed
    away (CL-Y3).
    """

    def __init__(self, seat: int = 0, fresh: list[int] | None = None) -> None:
        super().__init__(seat)
        self.fresh: list[int] = fresh or []

    def fits(self, table: CatLadyTable) -> bool:
        return super().fits(table) and fits_after_payment(table, self.seat, self.fresh)

    def actors(self, table: CatLadyTable) -> list[int]:
        """Choupette's owner, if any card can be played: all hands are open now (CL-Y12)."""
        return only(self.seat) if len(self.moves(table, self.seat)) > 1 else []

    def prompt_key(self, table: CatLadyTable, seat: int) -> str:
        return "fresh"

    def fresh_cards(self) -> list[int]:
        return self.fresh

    def prompt(self, table: CatLadyTable, seat: int) -> Prompt:
        return Prompt("fresh", {"cards": [NAMES[kind] for kind in self.fresh]})

    def required_action(self) -> tuple[Message, str]:
        return message("must-play-fresh-card"), "CL-C35"

    def moves(self, table: CatLadyTable, seat: int) -> list[int]:
        moves: list[int] = []
        if LOST_CAT in self.fresh and table.count_in_hand(seat, LOST_CAT) >= 2:
            add_lost_cat_moves(table, moves)
        if BRUSH in self.fresh:
            swaps: list[int] = []
            add_brush_moves(table, seat, swaps)
            moves.extend([move for move in swaps if SWAP_CAT.first(move) != CHOUPETTE])
        if SHOPPING_BAG in self.fresh:
            moves.append(SHOP.of())
        if LASER_POINTER in self.fresh:
            add_laser_moves(table, moves)
        moves.append(END.of())
        return moves

    def answer(self, table: CatLadyTable, seat: int, move: int) -> None:
        """Ask again until the seat ends."""
        if END.holds(move):
            return
        if LASER.holds(move):
            fresh = without_fresh(self.fresh, LASER_POINTER)
            pair = LASER.first(move)
            fresh = with_fresh(fresh, table.grid[PAIR_FIRST[pair]])
            fresh = with_fresh(fresh, table.grid[PAIR_SECOND[pair]])
            take_laser_pair(table, seat, move)
            table.then(ThrowsAway(seat), PlaysFreshCards(seat, fresh))
            return
        fresh = self._left_after(table, seat, move)
        play_card(table, seat, move)
        table.then(PlaysFreshCards(seat, fresh))

    def timeout_move(self, table: CatLadyTable, seat: int) -> int:
        return END.of()

    def _left_after(self, table: CatLadyTable, seat: int, move: int) -> list[int]:
        """Return the fresh cards left after a move.

        A pair of lost cats has a fresh one in it, and then an older one if there is one (CL-Y16).
        """
        if SHOP.holds(move):
            return without_fresh(self.fresh, SHOPPING_BAG)
        if SWAP_CAT.holds(move):
            return without_fresh(self.fresh, BRUSH)
        older = table.count_in_hand(seat, LOST_CAT) - self.fresh.count(LOST_CAT)
        left = without_fresh(self.fresh, LOST_CAT)
        return left if older > 0 else without_fresh(left, LOST_CAT)

    def why_not(self, table: CatLadyTable, seat: int, move: int) -> tuple[Message, str]:
        if not (is_card_play(move) or LASER.holds(move)):
            return super().why_not(table, seat, move)
        for kind, blocks in (
            (LOST_CAT, [ADOPT, CASH]),
            (BRUSH, [SWAP_CAT]),
            (SHOPPING_BAG, [SHOP]),
            (LASER_POINTER, [LASER]),
        ):
            if kind in self.fresh and any(block.holds(move) for block in blocks):
                return self._why_not_fresh(table, seat, move)
        return message("refusal-only-fresh-cards"), "CL-C35"

    def _why_not_fresh(self, table: CatLadyTable, seat: int, move: int) -> tuple[Message, str]:
        if LASER.holds(move):
            return message("refusal-laser-needs-three-cards"), "CL-C7"
        if SWAP_CAT.holds(move):
            if SWAP_CAT.first(move) == CHOUPETTE:
                return message("refusal-choupette-stays"), "CL-C35"
            return brush_refusal(table, seat, move)
        return play_refusal(table, seat, move)


def with_fresh(fresh: list[int], kind: int) -> list[int]:
    """Return the playable cards just taken, with one more if it can be played."""
    if LOST_CAT <= kind <= SHOPPING_BAG and kind != SPRAY_BOTTLE:
        return sorted([*fresh, kind])
    return fresh


def without_fresh(fresh: list[int], kind: int) -> list[int]:
    """Return the playable cards just taken, except one of this kind."""
    left = fresh.copy()
    left.remove(kind)
    return left


def fits_after_payment(table: CatLadyTable, seat: int, fresh: list[int]) -> bool:
    """Whether a seat could have just taken these cards for Choupette."""
    if not (table.owns(seat, CHOUPETTE) and table.paid and fresh == sorted(fresh)):
        return False
    for kind in fresh:
        if not with_fresh([], kind) or table.count_in_hand(seat, kind) < fresh.count(kind):
            return False
    return True
