"""Views (KS-T22): plain data for people, numbers for learning agents.

A view is built from what is public and, for a seat, from what is its own. Discard piles are public
(KS-T15).
"""

from typing import TYPE_CHECKING, Final, TypedDict

from tabbytop.games.kibble_scuffle.cards import (
    BOWLS,
    CAT_COUNT,
    KIND_COUNT,
    MOST_SEATS,
    NAMES,
    SET_SIZE,
    VALUES,
    cubes_in,
    kind_of,
    names_of,
    owner_of,
)
from tabbytop.games.kibble_scuffle.questions import Question
from tabbytop.games.kibble_scuffle.scoring import is_team_game
from tabbytop.games.kibble_scuffle.table import KibbleTable
from tabbytop.kernel.observation import NOWHERE, ObservationWriter

if TYPE_CHECKING:
    from mypy_extensions import i64


class CatView(TypedDict):
    """A cat at a bowl."""

    card: str
    owner: int
    resolved: int  # how often its arrival was resolved in this turn (KS-T17)


class BowlView(TypedDict):
    """A bowl: its cats in order of arrival, and its cubes, the best first."""

    bowl: int  # 1-3, as in notation
    cats: list[CatView]
    aside: list[CatView]  # House Cats that come back after dinner
    counted: int  # cats as dinner counts them
    cubes: list[int]
    laser: int | None  # owner of the Laser Pointer at this bowl
    closed: bool  # a Robo-Vac is running


class SeatView(TypedDict):
    """Public information about a seat."""

    seat: int
    points: int
    cubes: list[int]
    hand: int
    deck: int
    discard: list[str]  # the oldest first
    known: list[str] | None  # publicly known cards in hand; only with the option `reminders`
    left_out: list[str] | None  # None while a built deck is still secret


class OwnView(TypedDict):
    """Information that only the seat itself has."""

    hand: list[str]
    deck: list[str]  # the cards left in it, in no order
    left_out: list[str]


class KibbleView(TypedDict):
    """The table as a seat, or an onlooker, may know it."""

    game: str
    seat: int | None
    phase: str  # building, opening, placement, feeding, over
    turn: int  # 0 before the first
    active: int  # the seat whose turn it is; 0 before the first turn
    holder: int  # the seat that has the Cat Food Box
    teams: bool
    asked: list[dict[str, object]]  # the seats that are asked, with their prompts
    bowls: list[BowlView]
    box: list[int]  # numbers of cubes of 1, 2 and 3 points in the Cat Food Box
    seats: list[SeatView]
    own: OwnView | None


def build(table: KibbleTable, seat: int | None) -> KibbleView:
    """Return the table as a seat, or an onlooker (None), may know it."""
    reminds = bool(table.options.as_dict()["reminders"])
    return KibbleView(
        game=table.game.name,
        seat=seat,
        phase=phase(table),
        turn=table.turn,
        active=table.active,
        holder=table.holder,
        teams=is_team_game(table),
        asked=table.questions(),
        bowls=[_bowl(table, bowl) for bowl in range(BOWLS)],
        box=table.box.copy(),
        seats=[_seat(table, other, reminds) for other in range(table.seats)],
        own=None if seat is None else _own(table, seat),
    )


def own_parts(table: KibbleTable, seat: int) -> dict[str, object]:
    """Return the parts of the view that differ from the onlooker's."""
    return {"seat": seat, "own": _own(table, seat)}


def phase(table: KibbleTable) -> str:
    """Return the phase of the game."""
    actors = table.actors()
    if not actors:
        return "over"
    prompt = table.prompt(actors[0])
    if prompt is not None and prompt.key in {"building", "opening"}:
        return prompt.key
    return "feeding" if table.is_feeding_phase() else "placement"


def _cats(table: KibbleTable, cards: list[int]) -> list[CatView]:
    return [
        CatView(
            card=NAMES[kind_of(card)], owner=owner_of(card), resolved=table.resolution_count(card)
        )
        for card in cards
    ]


def _bowl(table: KibbleTable, bowl: int) -> BowlView:
    lit = table.laser >= 0 and table.laser_bowl == bowl
    return BowlView(
        bowl=bowl + 1,
        cats=_cats(table, table.bowls[bowl]),
        aside=_cats(table, table.aside[bowl]),
        counted=table.cat_count(bowl),
        cubes=cubes_in(table.food, bowl),
        laser=owner_of(table.laser) if lit else None,
        closed=table.is_closed(bowl),
    )


def _seat(table: KibbleTable, seat: int, reminds: bool) -> SeatView:
    known = [card for card in table.known if owner_of(card) == seat]
    left_out = [card for card in table.out if owner_of(card) == seat]
    secret = bool(table.shown) and bool(table.agenda)
    return SeatView(
        seat=seat,
        points=table.points(seat),
        cubes=cubes_in(table.eaten, seat),
        hand=len(table.hands[seat]),
        deck=len(table.decks[seat]),
        discard=names_of(table.discards[seat]),
        known=names_of(known) if reminds else None,
        left_out=None if secret else names_of(left_out),
    )


def _own(table: KibbleTable, seat: int) -> OwnView:
    return OwnView(
        hand=names_of(table.hands[seat]),
        deck=names_of(table.decks[seat]),
        left_out=names_of([card for card in table.out if owner_of(card) == seat]),
    )


# Numbers for learning agents: seats are counted clockwise from the observing one.

QUESTIONS: Final = [
    "building", "opening", "play", "item-cat", "kitten", "catnip", "clumsy", "feral", "mangy",
    "pounce", "trickster", "mama", "toy-mouse", "send", "vacuum", "serve", "feed", "feed-first",
    "mama-fed", "swap",
]  # fmt: skip


_QUESTION_PLACES: Final = {key: place for place, key in enumerate(QUESTIONS)}
_CARDS: Final = SET_SIZE * MOST_SEATS


def _relative_places(seat: int, seats: int, kinds: int) -> bytes:
    """Return, for every card, its place among these kinds, counting owners from the seat."""
    places = bytearray([NOWHERE] * _CARDS)
    for card in range(_CARDS):
        if owner_of(card) < seats and kind_of(card) < kinds:
            places[card] = (owner_of(card) - seat) % seats * kinds + kind_of(card)
    return bytes(places)


# Lookups by number of seats and seat, for every card.
_SEAT_COUNTS: Final = range(MOST_SEATS + 1)
_RELATIVE: Final = [[_relative_places(me, n, KIND_COUNT) for me in range(n)] for n in _SEAT_COUNTS]
_RELATIVE_CATS: Final = [
    [_relative_places(me, n, CAT_COUNT) for me in range(n)] for n in _SEAT_COUNTS
]
_OWN: Final = [
    bytes([kind_of(card) if owner_of(card) == me else NOWHERE for card in range(_CARDS)])
    for me in range(MOST_SEATS)
]


def write_observation(table: KibbleTable, seat: int, out: ObservationWriter) -> None:
    """Write what the seat may know, as numbers in parts of constant length."""
    seats: i64 = table.seats
    me: i64 = seat
    relative, relative_cats = _RELATIVE[seats][me], _RELATIVE_CATS[seats][me]
    _write_counts("hand", table.hands[seat], _OWN[me], out)
    _write_counts("deck", table.decks[seat], _OWN[me], out)
    _write_counts("left_out", table.out, _OWN[me], out)
    out.part("bowls", BOWLS * seats * CAT_COUNT)
    for bowl in range(BOWLS):
        out.count_mapped(table.bowls[bowl], relative_cats, bowl * seats * CAT_COUNT)
    out.part("aside", BOWLS * seats)
    for bowl in range(BOWLS):
        for card in table.aside[bowl]:
            out.add(bowl * seats + (owner_of(card) - me) % seats, 1)
    out.part("food", BOWLS * VALUES)
    out.fill(table.food)
    out.part("closed", BOWLS)
    closed = table.closed_bowl()
    if closed >= 0:
        out.add(closed, 1)
    out.part("laser", BOWLS + seats)
    if table.laser >= 0:
        out.add(table.laser_bowl, 1)
        out.add(BOWLS + (owner_of(table.laser) - me) % seats, 1)
    out.part("box", VALUES)
    out.fill(table.box)
    out.part_from("eaten", table.eaten, me * VALUES)
    out.part("hand_sizes", seats)
    for step in range(seats):
        out.add(step, len(table.hands[(me + step) % seats]))
    out.part("deck_sizes", seats)
    for step in range(seats):
        out.add(step, len(table.decks[(me + step) % seats]))
    out.part("discards", seats * KIND_COUNT)
    for other in range(seats):
        out.count_mapped(table.discards[other], relative, 0)
    out.part("known", seats * KIND_COUNT)
    out.count_mapped(table.known, relative, 0)
    out.part("resolved", seats * KIND_COUNT)
    out.count_mapped(table.arrivals, relative, 0)
    out.part("active", seats)
    out.add((table.active - me) % seats, 1)
    out.part("holder", seats)
    out.add((table.holder - me) % seats, 1)
    _write_question(table, me, out)


def _write_counts(name: str, cards: list[int], own: bytes, out: ObservationWriter) -> None:
    """Write how many cards of its own the seat has there, of each kind."""
    out.part(name, KIND_COUNT)
    out.count_mapped(cards, own, 0)


def _write_question(table: KibbleTable, seat: "i64", out: ObservationWriter) -> None:
    """Write who is asked, the question, the card it is about and the bowl."""
    actors = table.shared_actors()
    out.part("asked", table.seats)
    for other in actors:
        out.add((other - seat) % table.seats, 1)
    question = table.pending()
    asked = question if isinstance(question, Question) else None
    out.part("question", len(QUESTIONS))
    if asked is not None:
        out.add(_QUESTION_PLACES[asked.prompt_key(table, actors[0])], 1)
    out.part("subject", KIND_COUNT)
    if asked is not None and asked.subject() >= 0:
        out.add(asked.subject(), 1)
    out.part("at_bowl", BOWLS)
    if asked is not None and asked.bowl_named() >= 0:
        out.add(asked.bowl_named(), 1)
