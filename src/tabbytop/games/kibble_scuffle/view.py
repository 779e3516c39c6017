"""Views (KS-T22): plain data for people, numbers for learning agents.

A view is built from what is public and, for a seat, from what is its own. Discard piles are public
(KS-T15).
"""

from typing import Final, TypedDict

from tabbytop.games.kibble_scuffle.cards import (
    BOWLS,
    CAT_COUNT,
    KIND_COUNT,
    NAMES,
    VALUES,
    cubes_in,
    kind_of,
    names_of,
    owner_of,
)
from tabbytop.games.kibble_scuffle.scoring import is_team_game
from tabbytop.games.kibble_scuffle.table import KibbleTable


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


def observe(table: KibbleTable, seat: int) -> dict[str, list[int]]:
    """Return what the seat may know, as numbers in parts of constant length."""
    order = [(seat + step) % table.seats for step in range(table.seats)]
    bowls = [0] * (BOWLS * table.seats * CAT_COUNT)
    aside = [0] * (BOWLS * table.seats)
    for bowl in range(BOWLS):
        for card in table.bowls[bowl]:
            place = bowl * table.seats + (owner_of(card) - seat) % table.seats
            bowls[place * CAT_COUNT + kind_of(card)] += 1
        for card in table.aside[bowl]:
            aside[bowl * table.seats + (owner_of(card) - seat) % table.seats] += 1
    laser = [0] * (BOWLS + table.seats)
    if table.laser >= 0:
        laser[table.laser_bowl] = 1
        laser[BOWLS + (owner_of(table.laser) - seat) % table.seats] = 1
    known: list[int] = []
    resolved: list[int] = []
    discards: list[int] = []
    for other in order:
        known.extend(_counts([card for card in table.known if owner_of(card) == other]))
        resolved.extend(_counts([card for card in table.arrivals if owner_of(card) == other]))
        discards.extend(_counts(table.discards[other]))
    return {
        "hand": _counts(table.hands[seat]),
        "deck": _counts(table.decks[seat]),
        "left_out": _counts([card for card in table.out if owner_of(card) == seat]),
        "bowls": bowls,
        "aside": aside,
        "food": table.food.copy(),
        "closed": [int(table.is_closed(bowl)) for bowl in range(BOWLS)],
        "laser": laser,
        "box": table.box.copy(),
        "eaten": [n for other in order for n in table.eaten[other * VALUES : (other + 1) * VALUES]],
        "hand_sizes": [len(table.hands[other]) for other in order],
        "deck_sizes": [len(table.decks[other]) for other in order],
        "discards": discards,
        "known": known,
        "resolved": resolved,
        "active": [int(other == table.active) for other in order],
        "holder": [int(other == table.holder) for other in order],
        **_question(table, seat),
    }


def _counts(cards: list[int]) -> list[int]:
    counts = [0] * KIND_COUNT
    for card in cards:
        counts[kind_of(card)] += 1
    return counts


def _question(table: KibbleTable, seat: int) -> dict[str, list[int]]:
    """Encode who is asked, the question, the card it is about and the bowl."""
    actors = table.actors()
    question = [0] * len(QUESTIONS)
    subject = [0] * KIND_COUNT
    bowl = [0] * BOWLS
    prompt = table.prompt(actors[0]) if actors else None
    if prompt is not None:
        question[QUESTIONS.index(prompt.key)] = 1
        card = prompt.args.get("card")
        if isinstance(card, str):
            subject[NAMES.index(card)] = 1
        place = prompt.args.get("bowl")
        if isinstance(place, int):
            bowl[place - 1] = 1
    asked = [int((seat + step) % table.seats in actors) for step in range(table.seats)]
    return {"asked": asked, "question": question, "subject": subject, "at_bowl": bowl}
