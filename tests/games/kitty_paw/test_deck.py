"""The 48 Kitty cards have the published properties."""

import math
from collections import Counter
from itertools import combinations, pairwise

import pytest

from tabbytop.games.kitty_paw.deck import CARDS
from tabbytop.games.kitty_paw.lattice import COLUMNS, ROWS, STEP_Q, STEP_R, cell_at, reach
from tabbytop.games.kitty_paw.patterns import (
    GREEN,
    NO_SYMBOL,
    ONE,
    SETS,
    THREE,
    YELLOW,
    Pattern,
)  # fmt: skip
from tabbytop.games.kitty_paw.pieces import (
    BACK,
    BELLY,
    BOX,
    KIND_COUNT,
    LONG,
    ROTATIONS,
    SYMBOL,
    SYMBOL_COUNT,
)  # fmt: skip
from tabbytop.games.kitty_paw.thinking.effort import effort

Place = tuple[int, int]
NUMBERED = pytest.mark.parametrize("card", CARDS, ids=range(1, len(CARDS) + 1))
OVERLAPPING = [card for card in CARDS if card.deck == THREE]


def of_set(deck: int) -> list[Pattern]:
    return [card for card in CARDS if card.deck == deck]


def places(card: Pattern, index: int) -> list[Place]:
    """Where the cubes of a piece lie."""
    q, r, turn = card.qs[index], card.rs[index], card.turns[index]
    far = [(q + 2 * STEP_Q[turn], r + 2 * STEP_R[turn])] if card.pieces[index] == LONG else []
    return [(q, r), *far]


def figure(card: Pattern) -> list[int]:
    """All pieces except the Box card and its cat."""
    return list(range(2, len(card.pieces)))


def gap(card: Pattern, one: int, other: int) -> int:
    """Below 4 they overlap, at 4 they touch."""
    return min(reach(q - p, r - s) for q, r in places(card, one) for p, s in places(card, other))


@pytest.mark.ruling("KP-B4")
def test_deck_has_the_published_sets_and_penalties() -> None:
    assert [card.deck for card in CARDS] == [ONE] * 24 + [GREEN] * 8 + [YELLOW] * 8 + [THREE] * 8
    assert [card.penalty for card in CARDS] == [-1] * 24 + [-2] * 16 + [-3] * 8
    assert [card.level for card in CARDS] == [1] * 24 + [2] * 16 + [3] * 8


@pytest.mark.ruling("KP-B4")
def test_cards_have_the_published_numbers_of_cats() -> None:
    assert {card.cats for card in of_set(ONE)} == {5, 6, 7}
    assert {card.cats for card in of_set(GREEN) + of_set(YELLOW)} == {4, 5, 6, 7}
    assert {card.cats for card in of_set(THREE)} == {6, 7}


@pytest.mark.ruling("KP-B5")
@NUMBERED
def test_a_card_is_worth_its_cats_the_one_in_the_box_included(card: Pattern) -> None:
    tiles = [piece for piece in card.pieces if piece not in {BOX, SYMBOL}]
    assert card.cats == len(tiles)
    assert card.pieces[1] in tiles  # the one in the box


@pytest.mark.ruling("KP-B4")
@pytest.mark.parametrize("deck", [GREEN, YELLOW, THREE])
def test_each_symbol_is_once_in_a_set(deck: int) -> None:
    assert sorted(card.symbol for card in of_set(deck)) == list(range(SYMBOL_COUNT))


@pytest.mark.ruling("KP-B4", "KP-D1")
@NUMBERED
def test_a_card_has_a_box_with_a_cat_no_kind_twice_and_a_symbol_only_above_level_one(
    card: Pattern,
) -> None:
    assert max(Counter(card.pieces).values()) == 1
    assert card.pieces[0] == BOX
    assert card.pieces[1] < KIND_COUNT
    assert card.pieces[1] != LONG
    assert (card.qs[0], card.rs[0]) == (card.qs[1], card.rs[1])
    assert (SYMBOL in card.pieces) == (card.symbol != NO_SYMBOL) == (card.deck != ONE)
    assert all(face in {BACK, BELLY} for face in card.faces)
    assert all(0 <= turn < ROTATIONS for turn in card.turns)
    upright = [turn for piece, turn in zip(card.pieces, card.turns, strict=True) if piece == BOX]
    assert upright == [0]


@pytest.mark.ruling("KP-B4")
@NUMBERED
def test_only_level_three_overlaps(card: Pattern) -> None:
    over = [pair for pair in combinations(figure(card), 2) if gap(card, *pair) < 4]
    assert len(over) >= 4 if card.deck == THREE else not over


@NUMBERED
def test_figure_is_connected(card: Pattern) -> None:
    reached, waiting = {2}, [2]
    while waiting:
        one = waiting.pop()
        for other in set(figure(card)) - reached:
            if gap(card, one, other) <= 4:
                reached.add(other)
                waiting.append(other)
    assert reached == set(figure(card))


@NUMBERED
def test_box_card_is_near_the_figure_but_apart(card: Pattern) -> None:
    beside = [
        (abs(2 * (q - card.qs[0]) + r - card.rs[0]), abs(r - card.rs[0]))
        for index in figure(card)
        for q, r in places(card, index)
    ]
    # Three steps aside or four rows away: the drawn card is wider than a tile, but no more.
    assert all(aside >= 6 or rows >= 4 for aside, rows in beside)
    assert any(aside <= 8 and rows <= 4 for aside, rows in beside)


@pytest.mark.ruling("KP-D1")
@NUMBERED
def test_every_pattern_fits_the_mat_with_two_steps_to_spare_either_way(card: Pattern) -> None:
    everywhere = [place for index in range(len(card.pieces)) for place in places(card, index)]
    shifts = [
        (across, down)
        for down in range(-ROWS, ROWS)
        for across in range(-2 * COLUMNS, 2 * COLUMNS)
        if all(cell_at(q + across, r + down) >= 0 for q, r in everywhere)
    ]
    assert (0, 0) in shifts  # as it stands it lies in the mat's corner
    assert len({down for _, down in shifts}) >= 5
    for row in {down for _, down in shifts}:
        assert len([across for across, down in shifts if down == row]) >= 5


def test_all_outlines_differ() -> None:
    outlines = set()
    for card in CARDS:
        cubes = [place for index in figure(card) for place in places(card, index)]
        left, up = min(cubes, key=lambda place: (place[1], place[0]))
        outlines.add(frozenset((q - left, r - up) for q, r in cubes))
    assert len(outlines) == len(CARDS)


@NUMBERED
def test_card_uses_both_faces_and_several_rotations(card: Pattern) -> None:
    tiles = [index for index, piece in enumerate(card.pieces) if piece < KIND_COUNT]
    assert {card.faces[index] for index in tiles} == {BACK, BELLY}
    assert max(Counter(card.turns[i] for i in tiles if card.pieces[i] != LONG).values()) <= 2


def test_every_kind_comes_up_often_and_the_long_cat_most_in_level_three() -> None:
    often = Counter(piece for card in CARDS for piece in card.pieces)
    assert all(often[kind] >= len(CARDS) * 3 // 4 for kind in range(KIND_COUNT))
    assert all(LONG in card.pieces for card in OVERLAPPING)
    in_box = Counter(card.pieces[1] for card in CARDS)
    assert all(in_box[kind] >= 6 for kind in range(KIND_COUNT) if kind != LONG)
    assert Counter(card.faces[0] for card in CARDS) == {0: 24, 1: 24}


# What can be seen of level III, by looking at many points instead of reckoning with triangles.


def middle(place: Place) -> tuple[float, float]:
    """In tile radiuses, right and down."""
    q, r = place
    return math.sqrt(3) / 2 * (q + r / 2), 0.75 * r


def is_on(point: tuple[float, float], place: Place) -> bool:
    """Whether a hexagon with corners above and below covers the point."""
    x, y = (abs(at - centre) for at, centre in zip(point, middle(place), strict=True))
    return x < math.sqrt(3) / 2 and y < 1 - x / math.sqrt(3)


def points(place: Place) -> list[tuple[float, float]]:
    """A few hundred, evenly over the hexagon."""
    x, y = middle(place)
    grid = [
        (x + i / 10 + 0.003, y + j / 10 + 0.007) for i in range(-10, 11) for j in range(-10, 11)
    ]
    return [point for point in grid if is_on(point, place)]


def top(card: Pattern, point: tuple[float, float]) -> int:
    """The topmost piece at a point."""
    return max(i for i in figure(card) if any(is_on(point, place) for place in places(card, i)))


@pytest.mark.ruling("KP-B4")
@pytest.mark.parametrize("card", OVERLAPPING, ids=range(41, 49))
def test_at_least_about_half_of_every_piece_can_be_seen(card: Pattern) -> None:
    for index in figure(card):
        own = [point for place in places(card, index) for point in points(place)]
        assert sum(top(card, point) == index for point in own) >= 0.47 * len(own)


@pytest.mark.ruling("KP-B4")
@pytest.mark.parametrize("card", OVERLAPPING, ids=range(41, 49))
def test_face_of_every_piece_is_visible(card: Pattern) -> None:
    for index in figure(card):
        near = places(card, index)[0]
        x, y = middle(near)
        # A cat's face is left of the middle and below; a symbol's picture is in the middle.
        angle = math.radians(150 + 60 * card.turns[index])
        far = 0.0 if card.pieces[index] == SYMBOL else 0.5
        face = (x + far * math.cos(angle), y + far * math.sin(angle))
        around = [point for point in points(near) if math.dist(point, face) < 0.4]
        assert sum(top(card, point) == index for point in around) >= 0.7 * len(around)


@pytest.mark.ruling("KP-B4")
@pytest.mark.parametrize("card", OVERLAPPING, ids=range(41, 49))
def test_every_overlap_shows_which_is_over_which(card: Pattern) -> None:
    for lower, upper in combinations(figure(card), 2):
        if gap(card, lower, upper) < 4:
            shared = [
                point
                for place in places(card, upper)
                for point in points(place)
                if any(is_on(point, other) for other in places(card, lower))
            ]
            assert sum(top(card, point) == upper for point in shared) >= 0.45 * len(shared)


@pytest.mark.ruling("KP-B4")
@pytest.mark.parametrize("sets", [1, 2, 3, 4])
def test_cards_get_harder_from_level_to_level(sets: int) -> None:
    means = [
        sum(effort(card, sets) for card in of_set(deck)) / len(of_set(deck))
        for deck in range(len(SETS))
    ]
    for easier, harder in pairwise(means):
        assert harder >= easier + 2
    assert means[YELLOW] < 1.2 * means[GREEN]  # a little harder


@pytest.mark.ruling("KP-B4")
def test_level_one_has_easy_and_hard_cards() -> None:
    strokes = sorted(effort(card, 4) for card in of_set(ONE))
    assert strokes[-1] >= 1.3 * strokes[0]
    assert len(set(strokes)) >= 5
