"""Legal moves that are not listed behave as the list of them."""

import copy
import pickle
from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

import tabbytop
from tabbytop.games.meow.moves import SAY
from tabbytop.games.meow.palette import SMALL, WHOLE, Palette, group_of_large
from tabbytop.kernel.generator import quick
from tabbytop.kernel.legal_moves import LegalMoves, MovePool, has_move, move_at, write_mask
from tabbytop.kernel.table import Table

TWO_PARTS = MovePool(
    [10, 11, 12, 15, 16, 20, 21, 22, 23], [[0], [0], [1], [1], [3], [0, 1], [3], [1, 2], [0]]
)
LARGEST = 40

PARTS = st.tuples(
    st.lists(st.integers(0, 9), unique=True).map(sorted),
    st.lists(st.integers(0, 3), unique=True),
    st.lists(st.integers(30, LARGEST - 1), unique=True).map(sorted),
)


def expected(first: list[int], groups: list[int], last: list[int]) -> list[int]:
    of_move = [[0], [0], [1], [1], [3], [0, 1], [3], [1, 2], [0]]
    pooled = zip(TWO_PARTS.moves, of_move, strict=True)
    return [*first, *[move for move, its in pooled if not {*its} & {*groups}], *last]


@given(PARTS)
def test_legal_moves_equal_the_list_of_them(parts: tuple[list[int], list[int], list[int]]) -> None:
    first, groups, last = parts
    require_same(LegalMoves(first, TWO_PARTS, groups, last), expected(first, groups, last), LARGEST)


def require_same(moves: LegalMoves, listed: list[int], size: int) -> None:
    """Assert that every operation gives what it gives for the list."""
    assert list(moves) == listed
    assert moves.listed() == listed
    assert moves == listed
    assert listed == moves
    assert bool(moves) == bool(listed)
    assert len(moves) == len(listed)
    assert [moves[place] for place in range(len(moves))] == listed
    assert [moves[place - len(moves)] for place in range(len(moves))] == listed
    assert [move_at(moves, place) for place in range(len(moves))] == listed
    assert list(reversed(moves)) == listed[::-1]
    assert moves[1:5] == listed[1:5]
    assert repr(moves) == repr(listed)
    possible = {*listed}
    for move in range(-1, size + 1):
        assert (move in moves) == has_move(moves, move) == (move in possible)
        assert moves.count(move) == (move in possible)
    for start, end in ((0, size), (size // 3, size // 2), (size // 2, size), (size, 0)):
        assert moves.between(start, end) == [move for move in listed if start <= move < end]
    mask, same = bytearray(size), bytearray(size)
    write_mask(moves, mask)
    write_mask(listed, same)
    assert mask == same


@given(PARTS)
def test_index_of_a_move_is_its_place(parts: tuple[list[int], list[int], list[int]]) -> None:
    moves = LegalMoves(parts[0], TWO_PARTS, parts[1], parts[2])
    assert [moves.index(move) for move in moves] == list(range(len(moves)))
    with pytest.raises(ValueError, match="not in list"):
        moves.index(LARGEST)


def test_place_outside_the_moves_raises_index_error() -> None:
    moves = LegalMoves([1], TWO_PARTS, [0], [30])
    for place in (len(moves), -len(moves) - 1):
        with pytest.raises(IndexError):
            moves[place]


def test_legal_moves_are_a_sequence_without_a_hash() -> None:
    moves: object = LegalMoves([1], TWO_PARTS)
    assert isinstance(moves, Sequence)
    with pytest.raises(TypeError):
        hash(moves)


def test_other_sequences_are_never_equal() -> None:
    assert LegalMoves([1, 2]) != (1, 2)
    assert LegalMoves([1, 2]) != [1, 2, 3]
    assert LegalMoves([1, 2]) == LegalMoves([1], MovePool([2]))


def test_numbers_of_other_types_are_found_as_in_a_list() -> None:
    moves = LegalMoves([1], TWO_PARTS)
    assert 10.0 in moves
    assert 10.5 not in moves
    assert "10" not in moves


def test_copies_and_pickles_are_lists() -> None:
    moves = LegalMoves([1], TWO_PARTS, [3])
    for made in (copy.copy(moves), copy.deepcopy(moves), pickle.loads(pickle.dumps(moves))):
        assert type(made) is list
        assert made == moves


def test_pool_must_ascend_and_know_all_groups() -> None:
    with pytest.raises(ValueError, match="ascend"):
        MovePool([3, 2])
    with pytest.raises(ValueError, match="groups of every move"):
        MovePool([2, 3], [[0]])


@pytest.mark.parametrize("palette", [WHOLE, SMALL])
def test_words_of_meow_without_some_acts_are_those_of_the_other_acts(
    palette: Palette,
) -> None:
    chance = quick(1)
    size = tabbytop.game("meow").vocabulary.size
    for room in range(1, 6):
        done = sorted({palette.spoken[chance.below(len(palette.spoken))] for _ in range(room)})
        left_out = [*reversed(done), *map(group_of_large, range(room + 1, palette.most_acts + 1))]
        legal = [
            SAY.of(word)
            for word, acts in enumerate(palette.acts_of_word)
            if 0 < len(acts) <= room and not {*acts} & {*done}
        ]
        require_same(LegalMoves([], palette.say_moves, left_out), legal, size)


@pytest.mark.parametrize("name", tabbytop.list_games())
def test_legal_moves_of_random_games_agree_with_what_the_table_allows(name: str) -> None:
    game = tabbytop.game(name)
    chance = quick(7)
    size = game.vocabulary.size
    for options in variants(name):
        table = game.deal(game.nearest_seats(4, options), 3, options)
        for number in range(120):
            actors = table.actors()
            if not actors:
                break
            seat = actors[chance.below(len(actors))]
            if number % 8 == 0:
                require_consistent(table, seat, size)
            moves = table.moves(seat)
            table.play(seat, moves[chance.below(len(moves))])


def variants(name: str) -> list[dict[str, object]]:
    """Return options with which a game is played."""
    if name == "meow":
        return [{}, {"box": "small"}, {"mode": "before-after", "judge": "eyes"}]
    return [{}]


def require_consistent(table: Table, seat: int, size: int) -> None:
    """Assert that list, membership, check and mask name the same moves."""
    moves = table.moves(seat)
    listed = list(moves)
    assert listed == sorted({*listed})
    assert [moves[place] for place in range(len(moves))] == listed
    assert moves == table.shared_moves(seat) == listed
    possible = {*listed}
    mask = bytearray(size)
    write_mask(moves, mask)
    for move in range(size):
        assert table.allows(seat, move) == (move in moves) == (move in possible) == bool(mask[move])
