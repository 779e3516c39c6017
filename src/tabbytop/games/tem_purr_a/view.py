"""Views (TP-A23): plain data for people, numbers for learning agents.

A view is built from what is public and, for a seat, from what is its own.
"""

from typing import TYPE_CHECKING, Final, TypedDict

from tabbytop.games.tem_purr_a.cards import (
    DISH_COUNT,
    KIND_COUNT,
    NAMES,
    expected_indigestions_permille,
    indigestion_permille,
    names_of,
    value_of,
)
from tabbytop.games.tem_purr_a.table import TempuraTable
from tabbytop.kernel.observation import ObservationWriter

if TYPE_CHECKING:
    from mypy_extensions import i64


class StackView(TypedDict):
    """The cards in play, the lowest first, and their total."""

    cards: list[str]
    dish: int | None  # the value to be matched; None while there is no stack
    total: int  # cards that eating the stack draws
    danger: int  # probability of an Indigestion among them, in thousandths
    expected: int  # expected number of Indigestions among them, in thousandths


class DeckView(TypedDict):
    """Public information about the deck."""

    cards: int  # all of them, Indigestions included
    spoilt: int  # Indigestions among them


class SeatView(TypedDict):
    """Public information about a seat."""

    seat: int
    tokens: int
    hand: int
    known: list[str] | None  # publicly known cards in hand; only with the option `reminders`


class OwnView(TypedDict):
    """Information that only the seat itself has."""

    hand: list[str]


class TempuraView(TypedDict):
    """The table as a seat, or an onlooker, may know it."""

    game: str
    seat: int | None
    phase: str  # start, turn, add, over
    round: int
    active: int
    clockwise: bool
    asked: list[dict[str, object]]  # the seats that are asked, with their prompts
    stack: StackView
    deck: DeckView
    discard: list[str]  # in the order of KINDS
    open: int  # face-up Indigestions, to be shuffled in
    supply: int  # Indigestions that are not in the game yet
    seats: list[SeatView]
    own: OwnView | None


def build(table: TempuraTable, seat: int | None) -> TempuraView:
    """Return the table as a seat, or an onlooker (None), may know it."""
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
    """Return the parts of the view that differ from the onlooker's."""
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


# Numbers for learning agents: seats are counted clockwise from the observing one.

QUESTIONS: Final = ["start", "turn", "add"]
_QUESTION_PLACES: Final = {key: place for place, key in enumerate(QUESTIONS)}


def write_observation(table: TempuraTable, seat: int, out: ObservationWriter) -> None:
    """Write what the seat may know, as numbers in parts of constant length."""
    seats: i64 = table.seats
    first: i64 = seat * KIND_COUNT
    out.part("hand", KIND_COUNT)
    out.fill_slice(table.hands, first, first + KIND_COUNT, 0)
    out.part("stack", KIND_COUNT)
    out.count(table.stack, 0)
    out.part("dish", DISH_COUNT)
    if table.stack:
        out.add(table.stack[0], 1)  # all dishes of a stack are equal (TP-A3)
    out.part("total", 1)
    out.add(0, table.stack_total())
    out.part("deck", 2)
    out.add(0, table.deck_size())
    out.add(1, table.spoilt)
    out.part("returned", KIND_COUNT)
    out.fill(table.returned)
    out.part("discard", KIND_COUNT)
    out.fill(table.discard)
    out.part("open", 1)
    out.add(0, table.open)
    out.part("supply", 1)
    out.add(0, table.supply)
    out.part_from("tokens", table.tokens, seat)
    out.part("hand_sizes", seats)
    for step in range(seats):
        out.add(step, table.hand_size((seat + step) % seats))
    out.part_from("known", table.known, first)
    out.part_from("surely_actions", table.actions, seat)
    out.part("clockwise", 1)
    out.add(0, 1 if table.direction > 0 else 0)
    out.part("active", seats)
    out.add((table.active - seat) % seats, 1)
    out.part("asked", seats)
    for other in table.shared_actors():
        out.add((other - seat) % seats, 1)
    out.part("question", len(QUESTIONS))
    question = table.pending()
    if question is not None:
        key = question.prompt_key(table, table.shared_actors()[0])
        out.add(_QUESTION_PLACES[key], 1)
