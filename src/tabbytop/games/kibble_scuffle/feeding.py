"""The Feeding Phase, in the rulebook's order; and eating, which Mama Cat causes too."""

from typing import TYPE_CHECKING, Final

from tabbytop.games.kibble_scuffle.cards import (
    ALLEY,
    BOWLS,
    FULL_BOWL,
    GOAL,
    GREEDY,
    HOUSE,
    LAZY,
    MOST_SEATS,
    NAMES,
    VALUES,
    kind_of,
    owner_of,
)
from tabbytop.games.kibble_scuffle.moves import (
    FEED,
    MEAL_COUNT,
    MEAL_FIRST,
    MEAL_SECOND,
    PASS,
    SERVE,
    SINGLE_MEALS,
    SWAP,
)
from tabbytop.games.kibble_scuffle.questions import OwnerQuestion, Question, SeatQuestion
from tabbytop.games.kibble_scuffle.table import NO_BOWL, NO_CARD, FeedingPhase, KibbleTable
from tabbytop.games.kibble_scuffle.words import message
from tabbytop.kernel.agenda import Prompt, Step, only
from tabbytop.texts.message import Message

if TYPE_CHECKING:
    from mypy_extensions import i64

# Eating.


def meal_moves(table: KibbleTable, card: int, bowl: int) -> list[int]:
    """Return the meals that a cat can eat at its bowl: one cube, Greedy Cat one or two (KS-F7)."""
    kind = kind_of(card)
    moves: list[int] = []
    for meal in range(MEAL_COUNT if kind == GREEDY else SINGLE_MEALS):
        if _has_cubes(table, bowl, MEAL_FIRST[meal], MEAL_SECOND[meal]):
            moves.append(FEED.of(kind, meal))
    return moves


def _has_cubes(table: KibbleTable, bowl: "i64", first: "i64", second: "i64") -> bool:
    """Whether the bowl has a cube of the first value and, unless 0, another of the second."""
    base = bowl * VALUES - 1
    if table.food[base + first] == 0:
        return False
    if second == 0:
        return True
    return table.food[base + second] > (1 if second == first else 0)


def eat(table: KibbleTable, card: int, bowl: int, move: int, by: int = NO_CARD) -> None:
    """Feed a cat, which leaves the bowl; House Cat stays or comes back later (KS-F8)."""
    meal = FEED.second(move)
    cubes = [MEAL_FIRST[meal]]
    if MEAL_SECOND[meal] > 0:
        cubes.append(MEAL_SECOND[meal])
    table.eat_cubes(card, bowl, cubes, by)
    if kind_of(card) != HOUSE:
        table.discard_cat(card, bowl, "fed", by)
    elif table.is_feeding_phase():
        table.set_aside(card, bowl)
    if kind_of(card) == ALLEY and others_have_cubes(table, owner_of(card)):
        table.then(AlleySwaps(owner_of(card), cubes[0]))


def why_meal_unavailable(
    table: KibbleTable, bowl: int, move: int, demand: tuple[Message, str]
) -> tuple[Message, str]:
    """Return why a cat cannot eat the meal, and the ruling."""
    if FEED.holds(move):
        meal = FEED.second(move)
        two = MEAL_SECOND[meal] > 0
        if two and FEED.first(move) != GREEDY:
            return message("refusal-only-greedy"), "KS-F7"
        if not _has_cubes(table, bowl, MEAL_FIRST[meal], MEAL_SECOND[meal]):
            return message("refusal-not-in-bowl"), "KS-F7" if two else demand[1]
    return demand


def others_have_cubes(table: KibbleTable, seat: int) -> bool:
    """Whether any other player has a cube to swap; if not, Alley Cat asks nobody (KS-X6)."""
    for place in range(len(table.eaten)):
        if place // VALUES != seat and table.eaten[place] > 0:
            return True
    return False


class AlleySwaps(Question):
    """The owner may swap the cube just taken for any one of another player (KS-F12)."""

    def __init__(self, seat: int = 0, cube: int = 1) -> None:
        self.seat = seat
        self.cube = cube

    def fits(self, table: KibbleTable) -> bool:
        if not (0 <= self.seat < table.seats and 1 <= self.cube <= VALUES):
            return False
        return table.eaten[self.seat * VALUES + self.cube - 1] > 0

    def actors(self, table: KibbleTable) -> list[int]:
        return only(self.seat)

    def key(self) -> str:
        return "swap"

    def subject(self) -> int:
        return ALLEY

    def prompt(self, table: KibbleTable, seat: int) -> Prompt:
        return Prompt("swap", {"card": "alley", "owner": self.seat, "cube": self.cube})

    def required_action(self) -> tuple[Message, str]:
        return message("must-swap"), "KS-F12"

    def moves(self, table: KibbleTable, seat: int) -> list[int]:
        """List every cube of any other player, a partner too; or pass."""
        moves: list[int] = []
        for value in range(VALUES):
            for other in range(table.seats):
                if other != seat and table.eaten[other * VALUES + value] > 0:
                    moves.append(SWAP.of(value, other))
        moves.append(PASS.of())
        return moves

    def answer(self, table: KibbleTable, seat: int, move: int) -> None:
        if SWAP.holds(move):
            table.swap_cubes(seat, self.cube, SWAP.second(move), SWAP.first(move) + 1)

    def timeout_move(self, table: KibbleTable, seat: int) -> int:
        return PASS.of()


# The phase.


def is_full(table: KibbleTable, bowl: int) -> bool:
    """Whether there are enough cats at a bowl for dinner (KS-T14)."""
    return table.cat_count(bowl) >= FULL_BOWL


def full_bowls(table: KibbleTable) -> list[int]:
    """Return the bowls with enough cats for dinner."""
    return [bowl for bowl in range(BOWLS) if is_full(table, bowl)]


class NextBowl(Step[KibbleTable]):
    """Serve the next full bowl; if there are several, the box holder picks (KS-F1)."""

    def run(self, table: KibbleTable) -> None:
        full = full_bowls(table)
        if len(full) == 1:
            table.then(BowlDines(full[0]), self)
        elif full:
            table.then(HolderServes(table.holder), self)


class HolderServes(SeatQuestion):
    """Several bowls are full: the box holder chooses which is next (KS-F1)."""

    def key(self) -> str:
        return "serve"

    def bowl_named(self) -> int:
        return NO_BOWL

    def prompt(self, table: KibbleTable, seat: int) -> Prompt:
        return Prompt("serve", {})

    def required_action(self) -> tuple[Message, str]:
        return message("must-serve"), "KS-F1"

    def moves(self, table: KibbleTable, seat: int) -> list[int]:
        return [SERVE.of(bowl) for bowl in full_bowls(table)]

    def answer(self, table: KibbleTable, seat: int, move: int) -> None:
        table.then(BowlDines(SERVE.first(move)))


class BowlDines(Step[KibbleTable]):
    """Dinner at one bowl: the priority cat first, then clockwise (KS-F3)."""

    def __init__(self, bowl: int = 0) -> None:
        self.bowl = bowl

    def fits(self, table: KibbleTable) -> bool:
        return 0 <= self.bowl < BOWLS

    def run(self, table: KibbleTable) -> None:
        table.announce("dinner", self.bowl)
        table.then(_dinner_round(self.bowl, table.holder))
        first = table.priority_at(self.bowl)
        if first != NO_CARD and table.has_food(self.bowl):
            table.then(PriorityEats(first, self.bowl))


class PriorityEats(OwnerQuestion):
    """The owner of the priority cat feeds it before everybody else (KS-F3)."""

    def key(self) -> str:
        return "feed-first"

    def required_action(self) -> tuple[Message, str]:
        return message("must-feed-first", card=NAMES[kind_of(self.card)]), "KS-F3"

    def moves(self, table: KibbleTable, seat: int) -> list[int]:
        return meal_moves(table, self.card, self.bowl)

    def answer(self, table: KibbleTable, seat: int, move: int) -> None:
        eat(table, self.card, self.bowl, move)

    def why_not(self, table: KibbleTable, seat: int, move: int) -> tuple[Message, str]:
        if FEED.holds(move) and FEED.first(move) != kind_of(self.card):
            return message("refusal-priority-first"), "KS-F3"
        return why_meal_unavailable(table, self.bowl, move, self.required_action())


class DinnerRound(Step[KibbleTable]):
    """Ask the next seat with a cat at the bowl to feed one; seats without a cat are skipped."""

    def __init__(self, bowl: int = 0, seat: int = 0) -> None:
        self.bowl = bowl
        self.seat = seat

    def fits(self, table: KibbleTable) -> bool:
        return 0 <= self.bowl < BOWLS and 0 <= self.seat < table.seats

    def run(self, table: KibbleTable) -> None:
        """Continue until there are no cats (KS-F5) or no food (KS-F4).

        A Lazy Cat that stays hungry is discarded like the others, and ends nothing (KS-F11).
        """
        if not table.bowls[self.bowl]:
            return
        if not table.has_food(self.bowl):
            table.announce("nothing_left", self.bowl)
            for card in table.bowls[self.bowl].copy():
                table.discard_cat(card, self.bowl, "hungry", NO_CARD)
            return
        seat = self.seat
        while not table.has_cat_at(seat, self.bowl):
            seat = table.left_of(seat)
        question = _SEAT_FEEDS[self.bowl * MOST_SEATS + seat]
        table.then(question, _dinner_round(self.bowl, table.left_of(seat)))


class SeatFeeds(SeatQuestion):
    """A seat feeds one of its cats at the bowl; it may not decline (KS-F2)."""

    def key(self) -> str:
        return "feed"

    def required_action(self) -> tuple[Message, str]:
        return message("must-feed"), "KS-F2"

    def moves(self, table: KibbleTable, seat: int) -> list[int]:
        moves: list[int] = []
        kinds: list[int] = []
        for card in table.bowls[self.bowl]:
            if owner_of(card) == seat and kind_of(card) not in kinds:
                kinds.append(kind_of(card))
                moves += meal_moves(table, card, self.bowl)
        if len(kinds) > 1:
            moves.sort()
        return moves

    def answer(self, table: KibbleTable, seat: int, move: int) -> None:
        """Feed the cat; after a Lazy Cat nobody else eats (KS-F9)."""
        card = table.find_card(table.bowls[self.bowl], FEED.first(move), seat)
        eat(table, card, self.bowl, move)
        if kind_of(card) == LAZY:
            table.announce("dinner_over", self.bowl, card)
            end_dinner_early(table)

    def why_not(self, table: KibbleTable, seat: int, move: int) -> tuple[Message, str]:
        if FEED.holds(move):
            card = table.find_card(table.bowls[self.bowl], FEED.first(move), seat)
            if table.find_card(table.aside[self.bowl], FEED.first(move), seat) != NO_CARD:
                return message("refusal-house-has-eaten"), "KS-F8"
            if card == NO_CARD:
                return message("refusal-no-cat-of-yours", bowl=self.bowl + 1), "KS-F2"
        return why_meal_unavailable(table, self.bowl, move, self.required_action())


def end_dinner_early(table: KibbleTable) -> None:
    """End the whole phase, other full bowls included; the box does not pass (KS-F9, KS-F10)."""
    while not isinstance(table.agenda[-1], DinnerEnds):
        table.agenda.pop()
    table.agenda.pop()
    table.then(DinnerEnds(False))


class DinnerEnds(FeedingPhase):
    """House Cats come back, the box passes, and the game may end (KS-T20, KS-F13), also after a
    dinner at which nobody ate (KS-X8)."""

    def __init__(self, box_passes: bool = True) -> None:
        self.box_passes = box_passes

    def run(self, table: KibbleTable) -> None:
        for bowl in range(BOWLS):
            table.return_house_cats(bowl)
        if self.box_passes:
            table.give_box(table.left_of(table.holder))
        if any(table.points(seat) >= GOAL for seat in range(table.seats)):
            table.finish()


# Steps are immutable, so all dinners share these.
NEXT_BOWL: Final = NextBowl()
DINNER_ENDS: Final = DinnerEnds()
_SEAT_FEEDS: Final = [SeatFeeds(seat, bowl) for bowl in range(BOWLS) for seat in range(MOST_SEATS)]
_DINNER_ROUNDS: Final = [
    DinnerRound(bowl, seat) for bowl in range(BOWLS) for seat in range(MOST_SEATS)
]


def _dinner_round(bowl: int, seat: int) -> DinnerRound:
    """Return the shared step that continues dinner at a bowl with this seat."""
    return _DINNER_ROUNDS[bowl * MOST_SEATS + seat]
