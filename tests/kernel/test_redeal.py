"""Undo past random draws: what is drawn afterwards is dealt again."""

from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.our_games import TURN_GAMES, expected_of

import tabbytop
from tabbytop.games.cat_lady.table import CatLadyTable
from tabbytop.kernel.errors import BadRecord
from tabbytop.kernel.events import Event
from tabbytop.kernel.game import Game
from tabbytop.kernel.generator import Generator, quick, restore, seeded
from tabbytop.kernel.match import Match
from tabbytop.kernel.record import Record
from tabbytop.kernel.table import NOBODY

TURN_BASED = [name for name in tabbytop.list_games() if not tabbytop.game(name).live]
SEEDS: list[int | bytes] = [bytes([7]) * 32, 7]


def told(events: list[Event], seats: int) -> list[dict[str, object]]:
    """Return everything that anybody saw."""
    return [event.seen_by(seat) for event in events for seat in (None, *range(seats))]


def random_match(game: Game, seats: int, seed: int | bytes, rng: Generator) -> Iterator[Match]:
    """Yield a match of random moves, before each of them."""
    match = Match.deal(game, seats, seed)
    match.table.take_events()
    while match.table.actors():
        yield match
        asked = match.table.actors()  # whoever drives it may have gone on, or back
        if not asked:
            return
        seat = asked[rng.below(len(asked))]
        moves = match.table.moves(seat)
        match.play(seat, moves[rng.below(len(moves))])


def seats_of(game: Game) -> int:
    """Return a number of seats at which all have hidden cards."""
    return min(max(game.least_seats, 3), game.most_seats)


@pytest.mark.parametrize("seed", SEEDS)
def test_rekeyed_generator_repeats_no_draws_and_can_be_restored(seed: int | bytes) -> None:
    """It repeats neither past nor future draws, and is deterministic."""
    first = seeded(seed)
    ways = [first.copy(), first.rekeyed(), first.rekeyed().rekeyed()]
    drawn = [[way.word() for _ in range(40)] for way in ways]
    assert len({word for words in drawn for word in words}) == 120
    again = restore(first.rekeyed().state())
    assert [again.word() for _ in range(40)] == drawn[1]


def test_sealed_rekey_does_not_depend_on_how_much_was_drawn() -> None:
    """Only the key counts, so that a chain of rekeys never repeats."""
    used = seeded(SEEDS[0])
    for _ in range(33):
        used.word()
    assert used.rekeyed().state() == seeded(SEEDS[0]).rekeyed().state()


@pytest.mark.parametrize("name", TURN_BASED)
@settings(max_examples=6, deadline=None)
@given(seed=st.binary(min_size=32, max_size=32), choice=st.integers(0, 2**30))
def test_undo_past_any_move_conserves_pieces_and_replays(
    name: str, seed: bytes, choice: int
) -> None:
    """The record and its text replay to the same table."""
    game = tabbytop.game(name)
    rng = quick(choice)
    census: dict[str, int] = {}
    undos = 0
    for match in random_match(game, seats_of(game), seed, rng):
        census = census or match.table.census()
        moves = match.record.moves
        if moves and undos < 12 and rng.below(4) == 0:
            undos += 1
            place = max(0, len(moves) - rng.below(4))  # perhaps without taking any back
            seat = NOBODY if rng.below(2) else rng.below(match.table.seats)
            match.truncate(place, anew=True, seat=seat)
            assert match.table.census() == census
            assert len(match.record.rekeys) == undos
            again = Match.resume(game, Record.read(match.record.text()))
            assert again.table.position() == match.table.position()
            for known in range(place):
                assert match.obstacle(known) == again.obstacle(known)
        if len(moves) > 60:
            break


@pytest.mark.parametrize("seed_kind", ["sealed", "quick"])
@pytest.mark.parametrize("name", TURN_GAMES)
def test_same_move_after_undo_draws_something_else(name: str, seed_kind: str) -> None:
    """Over many draws, the first outcome does not predict the second."""
    game = tabbytop.game(name)
    tried = differs = 0
    for number in range(12):
        seed: int | bytes = number if seed_kind == "quick" else bytes([number]) * 32
        rng = quick(number)
        for match in random_match(game, seats_of(game), seed, rng):
            if len(match.record.moves) > 50:
                break
            seat = match.table.actors()[0]
            moves = match.table.moves(seat)
            move = moves[rng.below(len(moves))]
            place = len(match.record.moves)
            seen = told(match.play(seat, move), match.table.seats)
            if not match.obstacle(place) or not match.can_redeal(place):
                continue
            match.truncate(place, anew=True)
            tried += 1
            differs += told(match.play(seat, move), match.table.seats) != seen
    assert tried > getattr(expected_of(name), "DRAWS", 50)
    assert differs > tried * 0.6, "the same was drawn too often"


def test_redeal_shuffles_the_last_cards_of_cat_lady() -> None:
    """Cards that were removed unseen are dealt again; else the last refills would be the same."""
    game = tabbytop.game("cat-lady")
    match = Match.deal(game, 2, bytes(32))
    rng = quick(3)
    while match.table.view(None)["deck"] != 3:
        seat = match.table.actors()[0]
        moves = match.table.moves(seat)
        match.play(seat, moves[rng.below(len(moves))])
    table = match.table
    assert isinstance(table, CatLadyTable)
    removed = len(table.removed)
    refills = set()
    for _ in range(10):
        match.truncate(len(match.record.moves), anew=True)
        table = match.table
        assert isinstance(table, CatLadyTable)
        assert len(table.removed) == removed
        refills.add(tuple(table.deck))
    assert len(refills) > 3


def test_repeated_undo_draws_differently_each_time() -> None:
    """Also after an undo to an earlier move than before: no future that was seen comes again."""
    match = Match.deal(tabbytop.game("tem-purr-a"), 3, bytes([5]) * 32)
    states = [match.table.generator.state()[1]]
    rng = quick(1)
    for keep in (4, 4, 2, 3, 0):
        while len(match.record.moves) < 6:
            seat = match.table.actors()[0]
            moves = match.table.moves(seat)
            match.play(seat, moves[rng.below(len(moves))])
        match.truncate(keep, anew=True)
        states.append(match.table.generator.state()[1])
    assert len(set(states)) == 6
    assert match.record.rekeys == [(0, NOBODY)] * 5


def test_remove_move_keeps_the_rekeys_in_place() -> None:
    """Rekeys after the removed move have an index one lower."""
    match = Match.deal(tabbytop.game("cat-lady"), 2, 3)
    match.record.rekeys[:] = [(0, 1), (2, NOBODY), (3, 0)]
    assert match._rekeys_without(1) == [(0, 1), (1, NOBODY), (2, 0)]
    assert match._rekeys_without(2) == [(0, 1), (2, NOBODY), (2, 0)]


@pytest.mark.parametrize("name", TURN_BASED)
def test_revealed_hands_cannot_be_redealt(name: str) -> None:
    """An event with `drawn` belongs to a move that drew random numbers."""
    game = tabbytop.game(name)
    rng = quick(11)
    fixed = 0
    for number in range(3):
        match = Match.deal(game, seats_of(game), number)
        match.table.take_events()
        while asked := match.table.actors():
            seat = asked[rng.below(len(asked))]
            moves = match.table.moves(seat)
            chance = match.table.generator.state()
            events = match.play(seat, moves[rng.below(len(moves))])
            reveals = [event for event in events if event.reveals]
            last = len(match.record.moves) - 1
            assert match.can_redeal(last) == all(event.drawn for event in reveals)
            fixed += not match.can_redeal(last)
            if any(event.drawn for event in events):
                drawn_before = getattr(expected_of(name), "DRAWN_BEFORE", False)
                assert chance != match.table.generator.state() or drawn_before
    assert fixed > 0 or getattr(expected_of(name), "REVEALS_NO_HAND", False)


def test_consequences_are_the_same_when_looked_up_later() -> None:
    """A resumed match knows as much as one that was played."""
    game = tabbytop.game("tem-purr-a")
    for match in random_match(game, 3, bytes([9]) * 32, quick(4)):
        if len(match.record.moves) == 30:
            match.truncate(25, anew=True)
        if len(match.record.moves) > 45:
            break
    again = Match.resume(game, match.record)
    for place in (40, 10, 0):
        assert again.can_redeal(place) == match.can_redeal(place)
    for place in range(len(match.record.moves)):
        assert again.obstacle(place) == match.obstacle(place)
        assert again.passes_turn(place) == match.passes_turn(place)


def test_record_without_rekeys_is_written_as_before() -> None:
    """Old records are read and written byte for byte the same."""
    match = Match.deal(tabbytop.game("tem-purr-a"), 3, 5)
    match.play(match.table.actors()[0], match.table.moves(match.table.actors()[0])[0])
    text = match.record.text()
    assert "rekeys" not in text
    assert Record.read(text).text() == text


@pytest.mark.parametrize(
    "bad",
    [
        "1",
        {"a": 1},
        [-1],
        [3],
        [1, 0],
        [True],
        ["0"],
        [0.0],
        None,
        [[0]],
        [[0, 3]],
        [[0, -1]],
        [[0, 0, 0]],
        [["0", 0]],
    ],
)
def test_bad_rekeys_are_refused(bad: object) -> None:
    """The error locates the damage."""
    match = Match.deal(tabbytop.game("tem-purr-a"), 3, 5)
    match.play(match.table.actors()[0], match.table.moves(match.table.actors()[0])[0])
    with pytest.raises(BadRecord, match="rekeys"):
        Record.read({**match.record.as_dict(), "rekeys": bad})
