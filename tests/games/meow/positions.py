"""What the tests of Meow! say about a table, in few words."""

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
    """A table that has just been set up: all are asked what they cannot do."""
    table = GAME.deal(seats, seed, options, events=events)
    assert isinstance(table, MeowTable)
    return table


def begun(seats: int, seed: int, *, events: bool = False, **options: object) -> MeowTable:
    """A table before its first turn, where nobody has struck anything."""
    table = dealt(seats, seed, events=events, **options)
    for word in ("ready", "pass"):
        for seat in range(seats):
            table.play(seat, word)
    return table


def arranged(
    *hands: list[str],
    pile: tuple[str, ...] = (),
    seed: int = 0,
    active: int = 0,
    **options: object,
) -> MeowTable:
    """A table for as many as there are hands, with events, without a clock if nothing is said."""
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
    """The same by the game's own judge, with acts left out now and then, so that games last."""
    rng = tabbytop.quick(seed)
    while actors := table.actors():
        seat = actors[0]
        move = GAME.judge.rollout_move(table, seat, rng)
        if rng.below(4) == 0:
            move = random_move(table, seat, rng)
        yield seat, GAME.vocabulary.text(move)
        table.play(seat, move)


def play(table: MeowTable, *lines: str) -> None:
    """Moves with their seats, one after the other: `0: play croak`; the clock's is `time`."""
    for line in lines:
        seat, _, move = line.rpartition(": ")
        table.play(int(seat) if seat else tabbytop.CLOCK, move)


def hand(table: MeowTable, seat: int) -> list[str]:
    """The cards in a seat's hand."""
    own = table.view(seat)["own"]
    assert own is not None
    return [card["name"] for card in own["hand"]]


def pile(table: MeowTable) -> list[str]:
    """What nobody sees, but a test may."""
    return [NAMES[card] for card in table.pile]


def moves(table: MeowTable, seat: int) -> list[str]:
    """The legal moves of a seat, in notation."""
    return [GAME.vocabulary.text(move) for move in table.moves(seat)]


def asked(table: MeowTable) -> list[tuple[int, str]]:
    """Who is asked, and what."""
    return [(seat, prompt.key) for seat in table.actors() if (prompt := table.prompt(seat))]


def best(table: MeowTable) -> list[int]:
    """How far everybody's best check came."""
    return [seat["best"] for seat in table.view(None)["seats"]]


def refused(table: MeowTable, seat: int, move: str, ruling: str) -> None:
    """The move is refused, by that ruling, and changes nothing."""
    before = table.position()
    with pytest.raises(tabbytop.IllegalMove) as refusal:
        table.play(seat, move)
    assert refusal.value.ruling == ruling, refusal.value
    assert table.position() == before


def told(table: MeowTable, kind: str) -> list[Event]:
    """The events of one kind since the last look."""
    return [event for event in table.take_events() if event.kind == kind]


def kinds(table: MeowTable) -> list[str]:
    """What happened since the last look."""
    return [event.kind for event in table.take_events()]
