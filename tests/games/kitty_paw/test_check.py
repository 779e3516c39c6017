"""The check of a mat against its pattern, and the faults that it reports (KP-D2, KP-K34)."""

from collections import Counter
from typing import Any

import pytest

import tabbytop
from tabbytop.games.kitty_paw import check
from tabbytop.games.kitty_paw.deck import CARDS
from tabbytop.games.kitty_paw.lattice import CELL_NAMES, reach
from tabbytop.games.kitty_paw.patterns import Pattern
from tabbytop.games.kitty_paw.pieces import BOX, KINDS, LONG
from tabbytop.games.kitty_paw.table import KittyPawTable
from tests.games.kitty_paw import brute_force_check
from tests.games.kitty_paw.builder import build, cells_of
from tests.games.kitty_paw.positions import (
    ALL_THREE,
    EASY,
    arranged,
    on_mat,
    pattern,
    play,
    seat_of,
    spot,
    unwanted_kinds,
    wanted_kinds,
)

OTHER = 48  # what the other seat builds meanwhile


def built(number: int, home: int = -1, seed: int = 0) -> KittyPawTable:
    other = OTHER if number != OTHER else OTHER - 1
    options = {"pile": "all"}
    table = arranged(2, number, other, options=options, seed=seed, events=True)
    build(table, 0, home)
    return table


def faults(table: KittyPawTable) -> list[tuple[str, str]]:
    return [(fault["piece"], fault["fault"]) for fault in check.faults(table, 0)]


def is_right(table: KittyPawTable) -> bool:
    """The faults that the table reports after a call."""
    tried = table.copy()
    tried.events = []
    tried.play(0, "meow")
    [event] = [event.public for event in tried.take_events() if event.kind == "checked"]
    return bool(event["right"])


def slowly_right(table: KittyPawTable) -> bool:
    seat: Any = seat_of(table, 0)
    return brute_force_check.matches(seat, seat["card"])


@pytest.mark.ruling("KP-D2")
@pytest.mark.parametrize("number", range(1, 49))
def test_check_accepts_every_card_built_right(number: int) -> None:
    table = built(number)
    assert faults(table) == []
    assert slowly_right(table)
    play(table, "0: meow")
    assert seat_of(table, 0)["points"] == CARDS[number - 1].cats


@pytest.mark.ruling("KP-D2")
def test_check_accepts_a_shifted_figure() -> None:
    for number in (EASY[0], ALL_THREE[0]):
        homes = []
        for cell in range(0, len(CELL_NAMES), 7):
            try:
                cells_of(pattern(number), cell)
            except AssertionError:
                continue
            homes.append(cell)
            assert is_right(built(number, cell))
        assert len({CELL_NAMES[home][1:] for home in homes}) > 2, "even and odd rows"


@pytest.mark.ruling("KP-D2")
def test_check_names_the_fault_of_a_single_changed_piece() -> None:
    """Every way to spoil one piece of a right figure, with the reported fault."""
    number = ALL_THREE[0]
    card = pattern(number)
    for place, piece in enumerate(card.pieces):
        name = {7: "symbol", 8: "box"}.get(piece, KINDS[piece % 7])
        cell = cells_of(card)[place]
        changes = {"place": ["place q15" if piece != LONG else "place i15"]}
        if piece == BOX:
            changes["side"] = ["flip", f"place {cell}"]
        elif name != "symbol":
            changes["face"] = ["flip", f"place {cell}"]
        for fault, strokes in changes.items():
            table = built(number)
            play(table, f"0: lift {name}", *[f"0: {stroke}" for stroke in strokes])
            assert (name, fault) in faults(table)
            assert all(other[0] == name or other[1] == "order" for other in faults(table))
            assert not is_right(table)
            assert not slowly_right(table)


@pytest.mark.ruling("KP-D2")
def test_check_reports_a_turned_piece() -> None:
    number = EASY[0]
    name = wanted_kinds(number)[0]
    table = built(number)
    [cell] = [p["cell"] for p in seat_of(table, 0)["mat"] if p["piece"] == name]
    for _ in range(5):
        play(table, f"0: lift {name}", "0: turn left", f"0: place {cell}")
        assert (name, "turn") in faults(table)
    play(table, f"0: lift {name}", "0: turn left", f"0: place {cell}")
    assert (name, "turn") not in faults(table)


@pytest.mark.ruling("KP-D2")
def test_check_requires_the_cat_on_the_box() -> None:
    number = EASY[0]
    card = pattern(number)
    table = built(number)
    at = card.pieces.index(BOX)
    cat = KINDS[card.pieces[at + 1]]
    play(table, "0: lift box", f"0: place {cells_of(card)[at]}")
    assert faults(table) == [(cat, "order")]
    assert not slowly_right(table)


@pytest.mark.ruling("KP-D2")
def test_check_ignores_order_of_pieces_that_do_not_overlap() -> None:
    """Lifted and put down again in any order that keeps the cat on its box."""
    number = EASY[0]
    card = pattern(number)
    assert not any(
        check.overlap(card, one, other)
        for other in range(len(card.pieces))
        for one in range(other)
        if card.pieces[one] != BOX
    )
    table = built(number)
    cells = cells_of(card)
    for place, piece in reversed(list(enumerate(card.pieces))):
        if piece != BOX:
            play(table, f"0: lift {KINDS[piece]}", f"0: place {cells[place]}")
    assert on_mat(table, 0)[1:] != [KINDS[piece] for piece in card.pieces if piece != BOX]
    assert faults(table) == []
    assert slowly_right(table)


@pytest.mark.ruling("KP-X12")
def test_check_places_the_figure_by_majority_of_pieces() -> None:
    number = EASY[0]
    table = built(number, CELL_NAMES.index("h8"))
    play(table, "0: lift box", "0: place q15")
    assert faults(table) == [("box", "place")]


@pytest.mark.ruling("KP-X12", "KP-K14")
def test_check_reports_the_stray_of_two_equal_tiles_as_extra() -> None:
    number = EASY[0]
    kind = wanted_kinds(number)[0]
    table = built(number)
    play(table, f"0: take {spot(table, kind)}", "0: place q15" if kind != "bobtail" else "0: home")
    if kind != "bobtail":
        assert faults(table) == [(kind, "extra")]


@pytest.mark.ruling("KP-K34")
def test_check_reports_a_missing_piece() -> None:
    number = EASY[0]
    table = built(number)
    missing, instead = wanted_kinds(number)[-1], unwanted_kinds(number)[0]
    play(table, f"0: lift {missing}", "0: home", f"0: take {spot(table, instead)}", "0: place h8")
    assert faults(table) == [(missing, "missing"), (instead, "extra")]
    assert not is_right(table)


@pytest.mark.ruling("KP-D2")
def test_hexagon_overlap_matches_point_sampling() -> None:
    """Two hexagons, all distances up to a few steps; and the long cat in all rotations."""
    for q in range(-5, 6):
        for r in range(-5, 6):
            here = ((0.0, 0.0), ("blue", "back", 0, ""))
            there = (brute_force_check.of_axial(q, r), ("blue", "back", 0, ""))
            assert (reach(q, r) < check.TOUCHING) == brute_force_check.overlap(here, there)
            for turn in range(6):
                card = Pattern(0, [0, LONG], [q, 0], [r, 0], [0, 0], [0, turn])
                long_one = ((0.0, 0.0), ("bobtail", "back", turn, ""))
                assert check.overlap(card, 0, 1) == brute_force_check.overlap(long_one, there)


@pytest.mark.ruling("KP-D2")
def test_check_matches_brute_force_after_random_strokes() -> None:
    """A few random strokes on a right figure, most of which spoil it, some of which do not."""
    agreed: Counter[bool] = Counter()
    for seed in range(260):
        rng = tabbytop.quick(seed)
        number = 1 + rng.below(48) if seed % 2 else ALL_THREE[rng.below(8)]
        table = built(number, seed=seed)
        for _ in range(1 + rng.below(3)):
            disturb(table, rng)
        if not seat_of(table, 0)["full"]:
            continue
        right = is_right(table)
        agreed[right] += 1
        assert right == slowly_right(table), (seed, faults(table))
    assert min(agreed[True], agreed[False]) > 40


def disturb(table: KittyPawTable, rng: tabbytop.Generator) -> None:
    """Lift a piece, perhaps turn or flip it, and put it down, mostly where it was."""
    mat = seat_of(table, 0)["mat"]
    piece = mat[rng.below(len(mat))]
    cell = CELL_NAMES.index(str(piece["cell"]))
    play(table, f"0: lift {piece['piece']}")
    fate = rng.below(6)
    if fate == 0 and piece["piece"] != "box":
        play(table, "0: turn right")
    if fate == 1 and piece["piece"] != "symbol":
        play(table, "0: flip")
    if fate == 2:
        cell = (cell + rng.below(3) - 1) % len(CELL_NAMES)
    move = f"place {CELL_NAMES[cell]}"
    legal = [table.game.vocabulary.text(move) for move in table.moves(0)]
    play(table, f"0: {move}" if move in legal else "0: home")
