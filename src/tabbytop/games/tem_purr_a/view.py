"""Who sees what (TP-A23), as data for people and as numbers for learning agents.

A view is built from what is public and, for a seat, what is its own.
"""

from typing import Final, TypedDict

from tabbytop.games.tem_purr_a.cards import (
    DISH_COUNT,
    KIND_COUNT,
    NAMES,
    expected_indigestions_permille,
    indigestion_permille,
    is_dish,
    names_of,
    value_of,
)
from tabbytop.games.tem_purr_a.table import TempuraTable


class StackView(TypedDict):
    """The cards in play, the lowest first, and what they come to."""

    cards: list[str]
    dish: int | None  # the value that has to be matched; None while there is no stack
    total: int  # cards to draw for whoever eats
    danger: int  # how likely there is an Indigestion among them, in thousandths
    expected: int  # how many there are among them on average, in thousandths


class DeckView(TypedDict):
    """The deck from outside."""

    cards: int  # all of them
    spoilt: int  # Indigestions among them


class SeatView(TypedDict):
    """What everybody sees of a seat."""

    seat: int
    tokens: int
    hand: int
    known: list[str] | None  # cards in hand that all saw going there; only with `reminders`


class OwnView(TypedDict):
    """What only the seat itself sees."""

    hand: list[str]


class TempuraView(TypedDict):
    """The table as a seat, or an onlooker, may know it."""

    game: str
    seat: int | None
    phase: str  # start, turn, add, over
    round: int
    active: int
    clockwise: bool
    asked: list[dict[str, object]]  # who is asked, and what
    stack: StackView
    deck: DeckView
    discard: list[str]  # in the order of the box
    open: int  # Indigestions that lie open, to be shuffled in
    supply: int  # Indigestions that are not in the game yet
    seats: list[SeatView]
    own: OwnView | None


def build(table: TempuraTable, seat: int | None) -> TempuraView:
    """The table as a seat, or an onlooker (None), may know it."""
    asked = table.questions()
    reminds = bool(table.options.as_dict()["reminders"])
    return TempuraView(
        game=table.game.name,
        seat=seat,
        phase=str(asked[0]["key"]) if asked else "over",
        round=table.round_number(),
        active=table.active,
        clockwise=table.direction > 0,
        asked=asked,
        stack=_stack(table),
        deck=DeckView(cards=table.deck_size(), spoilt=table.spoilt),
        discard=names_of(table.discard),
        open=table.open,
        supply=table.supply,
        seats=[_seat(table, other, reminds) for other in range(table.seats)],
        own=None if seat is None else _own(table, seat),
    )


def own_parts(table: TempuraTable, seat: int) -> dict[str, object]:
    """The parts of the view that are different for this seat."""
    return {"seat": seat, "own": _own(table, seat)}


def _own(table: TempuraTable, seat: int) -> OwnView:
    return OwnView(hand=names_of(_of_seat(table.hands, seat)))


def _stack(table: TempuraTable) -> StackView:
    total, cards = table.stack_total(), table.deck_size()
    return StackView(
        cards=[NAMES[kind] for kind in table.stack],
        dish=value_of(table.stack[0]) if table.stack else None,
        total=total,
        danger=indigestion_permille(cards, table.spoilt, total),
        expected=expected_indigestions_permille(cards, table.spoilt, total),
    )


def _seat(table: TempuraTable, seat: int, reminds: bool) -> SeatView:
    return SeatView(
        seat=seat,
        tokens=table.tokens[seat],
        hand=table.hand_size(seat),
        known=names_of(_of_seat(table.known, seat)) if reminds else None,
    )


def _of_seat(counts: list[int], seat: int) -> list[int]:
    return counts[seat * KIND_COUNT : (seat + 1) * KIND_COUNT]


# Numbers for learning agents: seats are counted from the one that looks, clockwise.

QUESTIONS: Final = ["start", "turn", "add"]


def observe(table: TempuraTable, seat: int) -> dict[str, list[int]]:
    """What the seat may know, in parts of constant length."""
    order = [(seat + step) % table.seats for step in range(table.seats)]
    dish = [0] * DISH_COUNT
    stack = [0] * KIND_COUNT
    for kind in table.stack:
        stack[kind] += 1
        if is_dish(kind):
            dish[kind] = 1
    known: list[int] = []
    for other in order:
        known.extend(_of_seat(table.known, other))
    actors = table.actors()
    prompt = table.prompt(actors[0]) if actors else None
    return {
        "hand": _of_seat(table.hands, seat),
        "stack": stack,
        "dish": dish,
        "total": [table.stack_total()],
        "deck": [table.deck_size(), table.spoilt],
        "returned": table.returned.copy(),
        "discard": table.discard.copy(),
        "open": [table.open],
        "supply": [table.supply],
        "tokens": [table.tokens[other] for other in order],
        "hand_sizes": [table.hand_size(other) for other in order],
        "known": known,
        "surely_actions": [table.actions[other] for other in order],
        "clockwise": [int(table.direction > 0)],
        "active": [int(other == table.active) for other in order],
        "asked": [int(other in actors) for other in order],
        "question": [int(prompt is not None and prompt.key == key) for key in QUESTIONS],
    }
