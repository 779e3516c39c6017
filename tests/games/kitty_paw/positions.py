"""Short helpers for tests of Kitty Paw: make tables, play moves, read views.

They ask the deck for cards with what they need, so that they hold for any cards.
"""

from collections.abc import Mapping

import pytest

import tabbytop
from tabbytop.games.kitty_paw.deck import CARDS
from tabbytop.games.kitty_paw.game import GAME
from tabbytop.games.kitty_paw.patterns import GREEN, NO_SYMBOL, ONE, THREE, YELLOW, Pattern
from tabbytop.games.kitty_paw.pieces import KIND_COUNT, KINDS, SYMBOLS
from tabbytop.games.kitty_paw.table import KittyPawTable
from tabbytop.games.kitty_paw.view import SeatView
from tabbytop.kernel.events import Event
from tabbytop.kernel.table import CLOCK


def dealt(
    seats: int,
    seed: int = 0,
    options: Mapping[str, object] | None = None,
    *,
    events: bool = False,
    **more: object,
) -> KittyPawTable:
    """A table as it is dealt, with these options and more."""
    table = GAME.deal(seats, seed, {**(options or {}), **more}, events=events)
    assert isinstance(table, KittyPawTable)
    return table


def arranged(seats: int = 2, *numbers: int, **more: object) -> KittyPawTable:
    """A table where these cards are being built."""
    return GAME.arrange(seats, cards=numbers, **more)  # type: ignore[arg-type]  # any arguments


def card_numbers(deck: int, least_cats: int = 0, most_cats: int = KIND_COUNT) -> list[int]:
    """The numbers of the cards of a set with at least this many cats."""
    return [
        number + 1
        for number, card in enumerate(CARDS)
        if card.deck == deck and least_cats <= card.cats <= most_cats
    ]


# Cards that do not ask for all kinds, so that there are strays.
EASY = card_numbers(ONE, most_cats=KIND_COUNT - 1)
SEARCHING = card_numbers(GREEN, most_cats=KIND_COUNT - 1)
ALL_OF_ONE = card_numbers(ONE)
ALL_GREEN = card_numbers(GREEN)
ALL_YELLOW = card_numbers(YELLOW)
ALL_THREE = card_numbers(THREE)


def pattern(number: int) -> Pattern:
    """A card by its number from 1."""
    return CARDS[number - 1]


def symbol(number: int) -> str:
    """The symbol on a card."""
    assert pattern(number).symbol != NO_SYMBOL
    return SYMBOLS[pattern(number).symbol]


def wanted_kinds(number: int) -> list[str]:
    """The kinds of cats on a card."""
    return [KINDS[piece] for piece in pattern(number).pieces if piece < KIND_COUNT]


def unwanted_kinds(number: int) -> list[str]:
    """The kinds of cats that are not on a card."""
    return [kind for kind in KINDS if kind not in wanted_kinds(number)]


def play(table: KittyPawTable, *lines: str) -> None:
    """Play moves with their seats, one after the other: `0: take 3`, `clock: bell`."""
    for line in lines:
        seat, _, move = line.partition(": ")
        table.play(CLOCK if seat == "clock" else int(seat), move)


def refused(table: KittyPawTable, seat: int, move: str, ruling: str) -> None:
    """Assert that the move is refused, by that ruling, and changes nothing."""
    before = table.position()
    with pytest.raises(tabbytop.IllegalMove) as refusal:
        table.play(seat, move)
    assert refusal.value.ruling == ruling, refusal.value
    assert table.position() == before


def not_asked(table: KittyPawTable, seat: int, move: str) -> None:
    """Assert that the seat is not asked, and that nothing changes."""
    before = table.position()
    with pytest.raises(tabbytop.NotYourTurn):
        table.play(seat, move)
    assert table.position() == before


def moves(table: KittyPawTable, seat: int) -> list[str]:
    """The legal moves of a seat, in notation."""
    return [GAME.vocabulary.text(move) for move in table.moves(seat)]


def clock_moves(table: KittyPawTable) -> list[str]:
    """The legal moves of the clock, in notation."""
    return moves(table, CLOCK)


def since(table: KittyPawTable, move: str) -> int:
    """The number of the clock's wait for a move."""
    [number] = [a.since for a in table.alarms() if GAME.vocabulary.text(a.move) == move]
    return number


def waits(table: KittyPawTable) -> dict[str, int]:
    """The moves that the clock waits for, with their seconds."""
    return {GAME.vocabulary.text(alarm.move): alarm.seconds for alarm in table.alarms()}


def asked(table: KittyPawTable) -> list[tuple[int, str]]:
    """The seats that are asked, with their prompts, without the clock."""
    return [
        (seat, prompt.key)
        for seat in table.actors()
        if seat != CLOCK and (prompt := table.prompt(seat))
    ]


def seat_of(table: KittyPawTable, seat: int) -> SeatView:
    """The public view of a seat."""
    return GAME.view(table, None)["seats"][seat]


def on_mat(table: KittyPawTable, seat: int) -> list[str]:
    """The pieces on a mat, the lowest first."""
    return [piece["piece"] for piece in seat_of(table, seat)["mat"]]


def in_paw(table: KittyPawTable, seat: int) -> str | None:
    """The piece in a paw."""
    paw = seat_of(table, seat)["paw"]
    return None if paw is None else paw["piece"]


def points(table: KittyPawTable) -> list[int]:
    """The points of all seats."""
    return [seat["points"] for seat in GAME.view(table, None)["seats"]]


def spot(table: KittyPawTable, kind: str, which: int = 0) -> int:
    """The number of a spot where such a tile lies."""
    found = [
        number + 1
        for number, tile in enumerate(GAME.view(table, None)["spots"])
        if tile is not None and tile["kind"] == kind
    ]
    return found[which]


def told(table: KittyPawTable, kind: str) -> list[Mapping[str, object]]:
    """The events of one kind since the last call, as an onlooker sees them."""
    return [event.seen_by(None) for event in table.take_events() if event.kind == kind]


def kinds_told(events: list[Event]) -> list[str]:
    """The kinds of events, one after the other."""
    return [event.kind for event in events]
