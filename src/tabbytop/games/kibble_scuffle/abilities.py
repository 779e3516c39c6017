"""Abilities that resolve when a cat arrives at a bowl, and the consequences of moving a cat.

Everything here happens in the Placement Phase, depth first: a step that is put on the agenda is
resolved, with all its consequences, before the step below it continues (KS-T9).
"""

from tabbytop.games.kibble_scuffle.cards import (
    ALLEY,
    BIG_EYES,
    BOWLS,
    CATNIP,
    CLUMSY,
    FERAL,
    FRAIDY,
    FRESH_FOOD,
    KITTEN,
    MAMA,
    MANGY,
    NAMES,
    POUNCE,
    QUEEN,
    TOM,
    TRICKSTER,
    VALUES,
    has_priority,
    kind_of,
    owner_of,
)
from tabbytop.games.kibble_scuffle.feeding import eat, meal_moves, why_meal_unavailable
from tabbytop.games.kibble_scuffle.moves import CHOOSE, PASS, PLAY, RETURN, SEND, TRADE
from tabbytop.games.kibble_scuffle.plays import (
    MAX_RESOLUTIONS,
    open_bowls,
    plays_at,
    why_cat_unplayable,
)
from tabbytop.games.kibble_scuffle.questions import OwnerQuestion, choose_moves, chosen_cat
from tabbytop.games.kibble_scuffle.table import NO_CARD, KibbleTable
from tabbytop.games.kibble_scuffle.words import message
from tabbytop.kernel.agenda import Prompt
from tabbytop.texts.message import Message

# Food and cats in the Placement Phase.


def fill_empty_bowls(table: KibbleTable, first: int) -> None:
    """Refill every empty bowl, this one first, as far as the box goes (KS-T6, KS-T8)."""
    fill_if_empty(table, first)
    for bowl in range(BOWLS):
        if bowl != first:
            fill_if_empty(table, bowl)


def fill_if_empty(table: KibbleTable, bowl: int) -> None:
    """Refill a bowl without food: up to four cubes, fewer if the box has fewer (KS-T6)."""
    if not table.has_food(bowl):
        table.drop_cubes(bowl, FRESH_FOOD)


def trigger_fraidy_cat(table: KibbleTable, card: int, bowl: int) -> None:
    """Empty and refill the bowl if the cat that left it unfed is Fraidy Cat (KS-Fraidy)."""
    if kind_of(card) == FRAIDY:
        table.empty_bowl(bowl, card)
        fill_empty_bowls(table, bowl)


def move_cat(table: KibbleTable, card: int, bowl: int, to: int, by: int) -> None:
    """Move a cat to another bowl: it leaves, then arrives (KS-T9).

    A priority cat that would meet another one there is discarded instead (KS-P3).
    """
    there = table.priority_at(to)
    if has_priority(kind_of(card)) and there != NO_CARD:
        table.discard_cat(card, bowl, "turned away", there)
        return
    table.move_cat(card, bowl, to, by)
    trigger_fraidy_cat(table, card, bowl)
    resolve_arrival(table, card, to, played=False)


def throw_out(table: KibbleTable, card: int, bowl: int, by: int) -> None:
    """Discard a cat from a bowl."""
    table.discard_cat(card, bowl, "thrown out", by)
    trigger_fraidy_cat(table, card, bowl)


def other_cats_at(table: KibbleTable, card: int, bowl: int) -> list[int]:
    """Return the other cats at a bowl: no cat is its own target (KS-T13)."""
    return [other for other in table.bowls[bowl] if other != card]


def open_destinations(table: KibbleTable, bowl: int) -> list[int]:
    """Return the bowls to which a cat at this one can be moved."""
    return [to for to in range(BOWLS) if to != bowl and not table.is_closed(to)]


# Arrival.


def has_arrival_ability(kind: int) -> bool:
    """Whether cats of this kind have an ability that resolves on arrival."""
    return kind in (
        BIG_EYES, CATNIP, CLUMSY, FERAL, KITTEN, MAMA, MANGY, POUNCE, QUEEN, TRICKSTER
    )  # fmt: skip


def resolve_arrival(table: KibbleTable, card: int, bowl: int, *, played: bool) -> None:
    """Resolve the ability of a cat that has arrived at a bowl, at most three times a turn (KS-T17).

    Its owner is asked if there is anything to choose; without a target nothing happens (KS-T11).
    Big-Eyes Cat has nothing to choose: two random cubes drop (KS-BigEyes).
    """
    kind = kind_of(card)
    if not has_arrival_ability(kind) or table.resolution_count(card) >= MAX_RESOLUTIONS:
        return
    table.record_resolution(card, bowl)
    if kind == KITTEN:
        if table.hands[owner_of(card)]:
            table.then(KittenCalls(card, bowl))
    elif kind == BIG_EYES:
        table.drop_cubes(bowl, 2, card)
    elif kind == CATNIP:
        if can_lure(table, bowl, again=not played):
            table.then(CatnipLures(card, bowl, not played))
    elif kind == CLUMSY:
        if table.has_food(bowl):
            table.then(ClumsySpills(card, bowl))
    elif kind == FERAL:
        if targets_except_tom(table, card, bowl):
            table.then(FeralChases(card, bowl))
    elif kind == MANGY:
        if other_cats_at(table, card, bowl):
            table.then(MangyShoves(card, bowl))
    elif kind == POUNCE:
        if targets_except_tom(table, card, bowl):
            table.then(PounceReturns(card, bowl))
    elif kind == QUEEN:
        queen_throws_out(table, card, bowl)
    elif kind == TRICKSTER:
        table.then(TricksterTrades(card, bowl))
    elif kind == MAMA and table.has_food(bowl) and other_cats_at(table, card, bowl):
        table.then(MamaFeeds(card, bowl))


class CatnipLures(OwnerQuestion):
    """Lure a cat from another bowl; when resolving again, no Catnip Cat (KS-Catnip)."""

    def __init__(self, card: int = 0, bowl: int = 0, again: bool = False) -> None:
        super().__init__(card, bowl)
        self.again = again

    def key(self) -> str:
        return "catnip"

    def required_action(self) -> tuple[Message, str]:
        return message("must-catnip"), "KS-Catnip"

    def moves(self, table: KibbleTable, seat: int) -> list[int]:
        moves: list[int] = []
        for bowl in range(BOWLS):
            moves.extend(choose_moves(lure_targets_at(table, self.bowl, bowl, self.again), bowl))
        moves.sort()
        return moves

    def answer(self, table: KibbleTable, seat: int, move: int) -> None:
        bowl = CHOOSE.third(move)
        cats = lure_targets_at(table, self.bowl, bowl, self.again)
        move_cat(table, chosen_cat(table, move, cats), bowl, self.bowl, self.card)

    def why_not(self, table: KibbleTable, seat: int, move: int) -> tuple[Message, str]:
        if CHOOSE.holds(move):
            bowl = CHOOSE.third(move)
            if chosen_cat(table, move, table.bowls[bowl]) == NO_CARD:
                return message("refusal-no-cat-there"), "KS-Catnip"
            if bowl == self.bowl:
                return message("refusal-lures-from-elsewhere"), "KS-Catnip"
            return message("refusal-no-catnip-again"), "KS-Catnip"
        return super().why_not(table, seat, move)


def lure_targets_at(table: KibbleTable, catnip_bowl: int, bowl: int, again: bool) -> list[int]:
    """Return the cats at a bowl that a Catnip Cat at `catnip_bowl` can lure."""
    if bowl == catnip_bowl:
        return []
    return [card for card in table.bowls[bowl] if not (again and kind_of(card) == CATNIP)]


def can_lure(table: KibbleTable, catnip_bowl: int, *, again: bool) -> bool:
    """Whether there is any cat to lure."""
    for bowl in range(BOWLS):
        if lure_targets_at(table, catnip_bowl, bowl, again):
            return True
    return False


class ClumsySpills(OwnerQuestion):
    """Return one cube of the owner's choice to the box (KS-Clumsy)."""

    def key(self) -> str:
        return "clumsy"

    def required_action(self) -> tuple[Message, str]:
        return message("must-clumsy"), "KS-Clumsy"

    def moves(self, table: KibbleTable, seat: int) -> list[int]:
        food = table.food
        return [RETURN.of(v) for v in range(VALUES) if food[self.bowl * VALUES + v] > 0]

    def answer(self, table: KibbleTable, seat: int, move: int) -> None:
        table.return_cube(self.bowl, RETURN.first(move) + 1, self.card)
        fill_empty_bowls(table, self.bowl)


class ChooseOtherCat(OwnerQuestion):
    """The owner must choose another cat at the same bowl, whoever owns it (KS-T12)."""

    def targets(self, table: KibbleTable) -> list[int]:
        """Return the cats that can be chosen."""
        return other_cats_at(table, self.card, self.bowl)

    def moves(self, table: KibbleTable, seat: int) -> list[int]:
        return choose_moves(self.targets(table), self.bowl)

    def target(self, table: KibbleTable, move: int) -> int:
        """Return the cat that the move chooses."""
        return chosen_cat(table, move, self.targets(table))

    def why_not(self, table: KibbleTable, seat: int, move: int) -> tuple[Message, str]:
        if CHOOSE.holds(move) and CHOOSE.third(move) == self.bowl:
            meant = chosen_cat(table, move, table.bowls[self.bowl])
            if meant == self.card:
                return message("refusal-own-target"), "KS-T13"
            if meant != NO_CARD:
                return message("refusal-tom"), "KS-Tom"
            return message("refusal-no-cat-here"), self.required_action()[1]
        return super().why_not(table, seat, move)


def targets_except_tom(table: KibbleTable, card: int, bowl: int) -> list[int]:
    """Return the other cats at the bowl that Feral and Pounce can touch: all but Tom (KS-Tom)."""
    return [other for other in other_cats_at(table, card, bowl) if kind_of(other) != TOM]


class ChooseOtherCatExceptTom(ChooseOtherCat):
    """Common base of Feral and Pounce, which cannot touch Tom (KS-Tom)."""

    def targets(self, table: KibbleTable) -> list[int]:
        return targets_except_tom(table, self.card, self.bowl)


class FeralChases(ChooseOtherCatExceptTom):
    """Discard another cat at this bowl (KS-Feral)."""

    def key(self) -> str:
        return "feral"

    def required_action(self) -> tuple[Message, str]:
        return message("must-feral"), "KS-Feral"

    def answer(self, table: KibbleTable, seat: int, move: int) -> None:
        throw_out(table, self.target(table, move), self.bowl, self.card)


class KittenCalls(OwnerQuestion):
    """The owner may bring another Kitten, and is asked even without one in hand (KS-T21).

    The Kitten goes to any open bowl, also after an item (KS-T25), and may have come to the hand in
    this turn (KS-T24).
    """

    def key(self) -> str:
        return "kitten"

    def required_action(self) -> tuple[Message, str]:
        return message("must-kitten"), "KS-Kitten"

    def moves(self, table: KibbleTable, seat: int) -> list[int]:
        moves = []
        if table.find_in_hand(seat, KITTEN) != NO_CARD:
            moves.extend(plays_at(KITTEN, open_bowls(table)))
        moves.append(PASS.of())
        return moves

    def answer(self, table: KibbleTable, seat: int, move: int) -> None:
        """Play the Kitten, which may bring the next one."""
        if PLAY.holds(move):
            kitten, bowl = table.reveal_from_hand(seat, KITTEN), PLAY.second(move)
            table.play_cat(kitten, bowl)
            resolve_arrival(table, kitten, bowl, played=True)

    def why_not(self, table: KibbleTable, seat: int, move: int) -> tuple[Message, str]:
        if PLAY.holds(move) and PLAY.first(move) == KITTEN:
            if table.find_in_hand(seat, KITTEN) == NO_CARD:
                return message("refusal-not-in-hand", card=NAMES[KITTEN]), "KS-Kitten"
            return why_cat_unplayable(table, seat, KITTEN, PLAY.second(move))
        return super().why_not(table, seat, move)

    def timeout_move(self, table: KibbleTable, seat: int) -> int:
        return PASS.of()


class MangyShoves(ChooseOtherCat):
    """Choose another cat at this bowl; its owner moves it to a different bowl (KS-Mangy)."""

    def key(self) -> str:
        return "mangy"

    def required_action(self) -> tuple[Message, str]:
        return message("must-mangy"), "KS-Mangy"

    def answer(self, table: KibbleTable, seat: int, move: int) -> None:
        table.then(OwnerSends(self.target(table, move), self.bowl, self.card))


class CausedByOtherCat(OwnerQuestion):
    """A question to a cat's owner that another cat at the bowl caused."""

    def __init__(self, card: int = 0, bowl: int = 0, by: int = 0) -> None:
        super().__init__(card, bowl)
        self.by = by

    def fits(self, table: KibbleTable) -> bool:
        """Whether both cats are at that bowl, and the other one is of the kind that causes this."""
        there = super().fits(table) and self.by in other_cats_at(table, self.card, self.bowl)
        return there and kind_of(self.by) == self.cause_kind()

    def cause_kind(self) -> int:
        """Return the kind of cat that causes the question."""
        raise NotImplementedError

    def prompt(self, table: KibbleTable, seat: int) -> Prompt:
        prompt = super().prompt(table, seat)
        cause = {"by": NAMES[kind_of(self.by)], "by_owner": owner_of(self.by)}
        return Prompt(prompt.key, {**prompt.args, **cause})


class OwnerSends(CausedByOtherCat):
    """The owner of a cat that must move picks the bowl (KS-T10), for a priority cat too (KS-P4)."""

    def key(self) -> str:
        return "send"

    def cause_kind(self) -> int:
        return MANGY

    def required_action(self) -> tuple[Message, str]:
        return message("must-send", card=NAMES[kind_of(self.card)]), "KS-T10"

    def moves(self, table: KibbleTable, seat: int) -> list[int]:
        return [SEND.of(kind_of(self.card), to) for to in open_destinations(table, self.bowl)]

    def answer(self, table: KibbleTable, seat: int, move: int) -> None:
        move_cat(table, self.card, self.bowl, SEND.second(move), self.by)

    def why_not(self, table: KibbleTable, seat: int, move: int) -> tuple[Message, str]:
        if SEND.holds(move) and table.is_closed(SEND.second(move)):
            return message("refusal-vacuum-there"), "KS-RoboVac"
        return super().why_not(table, seat, move)


class PounceReturns(ChooseOtherCatExceptTom):
    """Return another cat at this bowl to its owner's hand (KS-Pounce)."""

    def key(self) -> str:
        return "pounce"

    def required_action(self) -> tuple[Message, str]:
        return message("must-pounce"), "KS-Pounce"

    def answer(self, table: KibbleTable, seat: int, move: int) -> None:
        """Return the cat to the hand, where everybody knows of it (KS-T23)."""
        target = self.target(table, move)
        table.return_cat(target, self.bowl, self.card)
        trigger_fraidy_cat(table, target, self.bowl)


def queen_throws_out(table: KibbleTable, queen: int, bowl: int) -> None:
    """Discard Tom or Alley at the Queen's bowl, even the owner's own (KS-P5)."""
    for card in other_cats_at(table, queen, bowl):
        if kind_of(card) in {TOM, ALLEY}:
            throw_out(table, card, bowl, queen)


class TricksterTrades(OwnerQuestion):
    """Swap all food at this bowl with all food at another bowl (KS-Trickster), even if one of them
    is empty (KS-X7)."""

    def key(self) -> str:
        return "trickster"

    def required_action(self) -> tuple[Message, str]:
        return message("must-trickster"), "KS-Trickster"

    def moves(self, table: KibbleTable, seat: int) -> list[int]:
        return [TRADE.of(bowl) for bowl in range(BOWLS) if bowl != self.bowl]

    def answer(self, table: KibbleTable, seat: int, move: int) -> None:
        table.trade_food(self.bowl, TRADE.first(move), self.card)


class MamaFeeds(ChooseOtherCat):
    """Feed another cat at this bowl at once (KS-Mama)."""

    def key(self) -> str:
        return "mama"

    def required_action(self) -> tuple[Message, str]:
        return message("must-mama"), "KS-Mama"

    def answer(self, table: KibbleTable, seat: int, move: int) -> None:
        table.then(FedByMama(self.target(table, move), self.bowl, self.card))


class FedByMama(CausedByOtherCat):
    """The owner of the cat that Mama feeds takes a cube.

    House Cat stays at the bowl, and Lazy Cat ends nothing (KS-Mama).
    """

    def key(self) -> str:
        return "mama-fed"

    def cause_kind(self) -> int:
        return MAMA

    def required_action(self) -> tuple[Message, str]:
        return message("must-mama-fed", card=NAMES[kind_of(self.card)]), "KS-Mama"

    def moves(self, table: KibbleTable, seat: int) -> list[int]:
        return meal_moves(table, self.card, self.bowl)

    def answer(self, table: KibbleTable, seat: int, move: int) -> None:
        eat(table, self.card, self.bowl, move, self.by)
        fill_empty_bowls(table, self.bowl)

    def why_not(self, table: KibbleTable, seat: int, move: int) -> tuple[Message, str]:
        return why_meal_unavailable(table, self.bowl, move, self.required_action())
