"""Public and hidden information (KP-K35)."""

from collections import Counter

import pytest

import tabbytop
from tabbytop import BadPosition
from tabbytop.games.kitty_paw.pieces import SYMBOLS
from tabbytop.games.kitty_paw.table import KittyPawTable
from tests.games.kitty_paw.builder import begin, build, win_round
from tests.games.kitty_paw.positions import (
    EASY,
    SEARCHING,
    arranged,
    dealt,
    play,
)


def imagined(table: KittyPawTable, seat: int, seed: int) -> KittyPawTable:
    world = table.imagine(seat, tabbytop.quick(seed))
    assert isinstance(world, KittyPawTable)
    return world


@pytest.mark.ruling("KP-K35")
def test_imagine_shuffles_only_unseen_symbols() -> None:
    table = arranged(3, SEARCHING[0], SEARCHING[1], EASY[0])
    play(table, "0: peek 2", "0: shut", "0: peek 7", "1: peek 3", "1: keep")
    truth = table.position()["table"]
    assert isinstance(truth, dict)
    for seat, seen in ((0, {2, 7, 3}), (1, {3}), (2, {3})):
        guesses: dict[int, set[int]] = {box: set() for box in range(8)}
        for seed in range(120):
            world = imagined(table, seat, seed)
            document = world.position()["table"]
            assert isinstance(document, dict)
            changed = {name for name in truth if document[name] != truth[name]}
            assert changed <= {"symbols"}
            assert sorted(world.symbols) == list(range(8))
            for box in range(8):
                guesses[box].add(world.symbols[box])
        hidden = {table.symbols[box] for box in range(8) if box + 1 not in seen}
        for box in range(8):
            known = {table.symbols[box]}
            assert guesses[box] == (known if box + 1 in seen else hidden)


@pytest.mark.ruling("KP-K35")
def test_imagined_symbols_are_uniform() -> None:
    table = arranged(2, SEARCHING[0], EASY[0])
    for box in range(1, 6):
        play(table, f"0: peek {box}", "0: shut")
    orders = Counter(tuple(imagined(table, 0, seed).symbols[5:]) for seed in range(600))
    assert len(orders) == 6
    assert min(orders.values()) > 60


@pytest.mark.ruling("KP-K35")
def test_seen_boxes_are_reset_with_the_round() -> None:
    table = arranged(2, SEARCHING[0], EASY[0])
    play(table, "0: peek 2", "0: keep", "clock: bell")
    for seat in (0, 1):
        assert table.view(seat)["own"] == {"seen": {}}
        assert all(box["symbol"] is None for box in table.view(seat)["boxes"])


@pytest.mark.ruling("KP-K35")
def test_views_differ_only_in_seen_boxes() -> None:
    """Views of different seats differ only in the seat and in the boxes that it has seen."""
    for seed in range(12):
        table = dealt(3, seed, pile="all")
        begin(table)
        build(table, seed % 3)
        for seat in range(3):
            mine, all_see = table.view(seat), table.view(None)
            differ = {name for name, seen in mine.items() if (name, seen) not in all_see.items()}
            assert differ <= {"seat", "own", "boxes"}
            for box, public in zip(mine["boxes"], all_see["boxes"], strict=True):
                assert {**box, "symbol": None} == {**public, "symbol": None}


@pytest.mark.ruling("KP-K35")
def test_imagined_tables_draw_other_cards_from_the_pile() -> None:
    """Imagined tables go on with other cards than the real one."""
    table = dealt(2, 1)
    play(table, "clock: start")
    rows = set()
    for seed in range(30):
        world = imagined(table, 0, seed)
        play(world, "clock: bell")
        rows.add(tuple(world.row))
    assert len(rows) > 25


def test_symbols_are_shuffled_over_all_boxes() -> None:
    places: Counter[int] = Counter()
    for seed in range(160):
        places[dealt(2, seed).symbols.index(SYMBOLS.index("chihuahua"))] += 1
    assert len(places) == 8
    assert min(places.values()) > 8


@pytest.mark.parametrize("seats", range(1, 5))
def test_observation_length_is_constant_over_rounds(seats: int) -> None:
    """Extra rounds with fewer players too."""
    table = dealt(seats, 5)
    shapes = []
    while table.actors():
        for seat in range(seats):
            shapes.append({name: len(part) for name, part in table.observe(seat).items()})
        win_round(table, table.seats_in_round()[0])
    assert all(shape == shapes[0] for shape in shapes)


def test_observation_has_only_boxes_that_the_seat_saw() -> None:
    table = arranged(2, SEARCHING[0], SEARCHING[1])
    play(table, "0: peek 4")
    saw, other = table.observe(0)["boxes"], table.observe(1)["boxes"]
    assert saw[9:12] == [0, 1, table.symbols[3] + 1]
    assert other[9:12] == [0, 2, 0]


@pytest.mark.ruling("KP-K11", "KP-X9")
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_onlookers_see_a_box_that_was_taken_and_put_back(seats: int) -> None:
    table = arranged(seats, *SEARCHING[:seats])
    play(table, "0: peek 2")
    assert table.view(None)["boxes"][1]["symbol"] is None
    play(table, "0: keep")
    symbol = table.view(None)["boxes"][1]["symbol"]
    assert symbol is not None
    play(table, "0: home", "0: peek 2")
    for watcher in (None, *range(seats)):
        assert table.view(watcher)["boxes"][1]["symbol"] == symbol
    play(table, "0: shut", "clock: bell")
    assert table.view(None)["boxes"][1]["symbol"] is None


@pytest.mark.ruling("KP-K10")
def test_onlookers_do_not_see_boxes_that_every_seat_peeked_at() -> None:
    table = arranged(2, SEARCHING[0], SEARCHING[1])
    play(table, "0: peek 2", "0: shut", "1: peek 2", "1: shut")
    assert table.view(0)["boxes"][1]["symbol"] == table.view(1)["boxes"][1]["symbol"] is not None
    assert table.view(None)["boxes"][1]["symbol"] is None


@pytest.mark.ruling("KP-K35")
def test_position_of_0_1_0_without_shown_boxes_resumes() -> None:
    table = arranged(2, SEARCHING[0], EASY[0])
    play(table, "0: peek 2", "0: keep")
    document = table.position()
    inside = document["table"]
    assert isinstance(inside, dict)
    inside["seen"] = [min(seen, 1) for seen in inside["seen"]]
    resumed = tabbytop.game("kitty-paw").resume(document)
    assert isinstance(resumed, KittyPawTable)
    for watcher in (None, 0, 1):
        assert resumed.view(watcher) == table.view(watcher)


@pytest.mark.ruling("KP-X9")
def test_box_shown_to_one_seat_only_is_refused() -> None:
    table = arranged(2, SEARCHING[0], EASY[0])
    document = table.position()
    inside = document["table"]
    assert isinstance(inside, dict)
    for place in (1, 9):
        inside["seen"] = [2 if here == place else 0 for here in range(16)]
        with pytest.raises(BadPosition, match=r"all have seen it, or nobody"):
            tabbytop.game("kitty-paw").resume(document)
