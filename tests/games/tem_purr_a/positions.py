"""Short helpers with which the tests of Tem-Purr-A read and play a table."""

from collections.abc import Iterator

import pytest

import tabbytop
from tabbytop.games.tem_purr_a.game import GAME
from tabbytop.games.tem_purr_a.table import TempuraTable
from tabbytop.kernel.events import Event


def dealt(seats: int, seed: int, *, events: bool = False, **options: object) -> TempuraTable:
    """A freshly dealt table."""
    table = GAME.deal(seats, seed, options, events=events)
    assert isinstance(table, TempuraTable)
    return table


def random_moves(table: TempuraTable, seed: int) -> Iterator[tuple[int, str]]:
    """Play random moves to the end; before each one, yield its seat and its notation."""
    rng = tabbytop.quick(seed)
    while actors := table.actors():
        seat = actors[0]
        legal = table.moves(seat)
        move = legal[rng.below(len(legal))]
        yield seat, GAME.vocabulary.text(move)
        table.play(seat, move)


def hand(table: TempuraTable, seat: int) -> list[str]:
    """The cards in a seat's hand."""
    own = GAME.view(table, seat)["own"]
    assert own is not None
    return own["hand"]


def stack(table: TempuraTable) -> list[str]:
    """The cards in play, the lowest first."""
    return GAME.view(table, None)["stack"]["cards"]


def total(table: TempuraTable) -> int:
    """The number of cards that eating the stack draws."""
    return GAME.view(table, None)["stack"]["total"]


def discard(table: TempuraTable) -> list[str]:
    """The discard, in the order of KINDS."""
    return GAME.view(table, None)["discard"]


def tokens(table: TempuraTable) -> list[int]:
    """The tokens of all seats."""
    return [seat["tokens"] for seat in GAME.view(table, None)["seats"]]


def indigestions(table: TempuraTable) -> tuple[int, int, int]:
    """The Indigestion cards: in the deck, open on the table, in the supply."""
    view = GAME.view(table, None)
    return view["deck"]["spoilt"], view["open"], view["supply"]


def moves(table: TempuraTable, seat: int) -> list[str]:
    """The legal moves of a seat, in notation."""
    return [table.game.vocabulary.text(move) for move in table.moves(seat)]


def asked(table: TempuraTable) -> list[tuple[int, str]]:
    """The seats that are asked, with the keys of their prompts."""
    return [(seat, prompt.key) for seat in table.actors() if (prompt := table.prompt(seat))]


def play(table: TempuraTable, *lines: str) -> None:
    """Play moves with their seats, one after the other: `0: serve 6`."""
    for line in lines:
        seat, _, move = line.partition(": ")
        table.play(int(seat), move)


def assert_refused(table: TempuraTable, seat: int, move: str, ruling: str) -> None:
    """Assert that the move is refused by that ruling and changes nothing."""
    before = table.position()
    with pytest.raises(tabbytop.IllegalMove) as refusal:
        table.play(seat, move)
    assert refusal.value.ruling == ruling, refusal.value
    assert table.position() == before


def events_of_kind(table: TempuraTable, kind: str) -> list[Event]:
    """The events of one kind since the last call."""
    return [event for event in table.take_events() if event.kind == kind]


def all_except(*taken: str) -> list[str]:
    """All cards except these and the Indigestions."""
    left = []
    for name, count in BOX["falling"].items():
        left += [name] * (count - taken.count(name))
    return left


BOX = {
    "falling": {
        "2": 17, "3": 15, "4": 13, "5": 11, "6": 9, "7": 7, "plus": 7, "reverse": 5, "choose": 5,
    },
    "even": {
        "2": 12, "3": 12, "4": 12, "5": 12, "6": 12, "7": 12, "plus": 7, "reverse": 5, "choose": 5,
    },
}  # fmt: skip
