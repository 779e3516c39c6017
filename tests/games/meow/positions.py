"""Short helpers for tests of Meow!: make tables, play moves, read views."""

from collections.abc import Iterator

import pytest

import tabbytop
from tabbytop.games.meow.cards import NAMES
from tabbytop.games.meow.game import GAME
from tabbytop.games.meow.table import MeowTable
from tabbytop.kernel.events import Event
from tabbytop.testing.conformance import random_move

MODES = ["basic", "thirteen", "before-after"]
JUDGES = ["engine", "eyes"]


def dealt(seats: int, seed: int, *, events: bool = False, **options: object) -> MeowTable:
    """A table that has just been set up: all are asked for strikes."""
    table = GAME.deal(seats, seed, options, events=events)
    assert isinstance(table, MeowTable)
    return table


def begun(seats: int, seed: int, *, events: bool = False, **options: object) -> MeowTable:
    """A table before its first turn, where nobody has struck anything."""
    table = dealt(seats, seed, events=events, **options)
    for seat in table.actors():
        if seat >= 0 and asked(table)[0][1] == "strike":
            table.play(seat, "ready")
    for seat in range(seats):
        table.play(seat, "pass")
    return table


def arranged(
    *hands: list[str],
    pile: tuple[str, ...] = (),
    seed: int = 0,
    active: int = 0,
    **options: object,
) -> MeowTable:
    """A table with a seat for each hand, with events, by default without a clock."""
    options.setdefault("seconds", 0)
    return GAME.arrange(
        len(hands), hands=hands, pile=pile, active=active, seed=seed, options=options, events=True
    )


def at_random(table: MeowTable, seed: int) -> Iterator[tuple[int, str]]:
    """Play a table to its end at random, stopping before every move: the seat and the move."""
    rng = tabbytop.quick(seed)
    while actors := table.actors():
        seat = actors[rng.below(len(actors))]
        move = random_move(table, seat, rng)
        yield seat, GAME.vocabulary.text(move)
        table.play(seat, move)


def judged(table: MeowTable, seed: int) -> Iterator[tuple[int, str]]:
    """As `at_random`, by the game's judge, with some acts left out so that games last."""
    rng = tabbytop.quick(seed)
    while actors := table.actors():
        seat = actors[0]
        move = GAME.judge.rollout_move(table, seat, rng)
        if rng.below(4) == 0:
            move = random_move(table, seat, rng)
        yield seat, GAME.vocabulary.text(move)
        table.play(seat, move)


def play(table: MeowTable, *lines: str) -> None:
    """Play moves with their seats, one after the other: `0: play croak`; the clock's is `time`."""
    for line in lines:
        seat, _, move = line.rpartition(": ")
        table.play(int(seat) if seat else tabbytop.CLOCK, move)


def hand(table: MeowTable, seat: int) -> list[str]:
    """The cards in a seat's hand."""
    own = table.view(seat)["own"]
    assert own is not None
    return [card["name"] for card in own["hand"]]


def pile(table: MeowTable) -> list[str]:
    """The cards in the pile, which no seat sees."""
    return [NAMES[card] for card in table.pile]


def moves(table: MeowTable, seat: int) -> list[str]:
    """The legal moves of a seat, in notation."""
    return [GAME.vocabulary.text(move) for move in table.moves(seat)]


def asked(table: MeowTable) -> list[tuple[int, str]]:
    """The seats that are asked, with their prompts."""
    return [(seat, prompt.key) for seat in table.actors() if (prompt := table.prompt(seat))]


def best(table: MeowTable) -> list[int]:
    """The number of hands that each seat's best check got past."""
    return [seat["best"] for seat in table.view(None)["seats"]]


def refused(table: MeowTable, seat: int, move: str, ruling: str) -> None:
    """Assert that the move is refused, by that ruling, and changes nothing."""
    before = table.position()
    with pytest.raises(tabbytop.IllegalMove) as refusal:
        table.play(seat, move)
    assert refusal.value.ruling == ruling, refusal.value
    assert table.position() == before


def told(table: MeowTable, kind: str) -> list[Event]:
    """The events of one kind since the last call."""
    return [event for event in table.take_events() if event.kind == kind]


def kinds(table: MeowTable) -> list[str]:
    """The kinds of events since the last call."""
    return [event.kind for event in table.take_events()]
