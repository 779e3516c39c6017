"""`arrange` and `resume` accept possible tables only."""

import json
from typing import Any

import pytest

import tabbytop
from tabbytop.games.kitty_paw.game import GAME
from tabbytop.games.kitty_paw.pieces import KINDS, SYMBOLS
from tabbytop.games.kitty_paw.table import KittyPawTable
from tests.games.kitty_paw.builder import build
from tests.games.kitty_paw.positions import (
    EASY,
    SEARCHING,
    arranged,
    dealt,
    on_mat,
    play,
    points,
    seat_of,
    spot,
    symbol,
    unwanted_kinds,
    wanted_kinds,
)

CARD = EASY[0]
WANTED = wanted_kinds(CARD)
STRAYS = unwanted_kinds(CARD)
SYMBOL = symbol(SEARCHING[0])


def test_arrange_places_pieces() -> None:
    table = arranged(
        2,
        SEARCHING[0],
        CARD,
        mats=[["box h8 vertical", f"{SYMBOL} h10 4"], [f"{WANTED[0]} c3 belly 2"]],
        spots=[f"{STRAYS[0]} back 1", f"{STRAYS[0]} belly 2"],
        symbols=SYMBOLS[::-1],
        scored=[[EASY[1], -EASY[2]], [EASY[3]]],
        number=4,
    )
    view = table.view(None)
    assert view["round"] == 4
    assert view["phase"] == "build"
    assert on_mat(table, 0) == ["box", "symbol"]
    assert seat_of(table, 0)["mat"][1]["symbol"] == SYMBOL
    assert seat_of(table, 0)["mat"][1]["turn"] == 4
    assert seat_of(table, 1)["mat"][0]["face"] == "belly"
    assert [SYMBOLS[symbol] for symbol in table.symbols] == SYMBOLS[::-1]
    assert [len(seat["scored"]) for seat in view["seats"]] == [2, 1]
    assert view["spots"][:2] == [
        {"kind": STRAYS[0], "face": "back", "turn": 1},
        {"kind": STRAYS[0], "face": "belly", "turn": 2},
    ]
    assert table.census() == GAME.deal(2, 0).census()


@pytest.mark.parametrize(
    "arranged_so",
    [
        {"seats": 5},
        {"cards": [1, 2, 3]},
        {"cards": [49]},
        {"cards": [1, 1]},
        {"cards": [40]},
        {"row": [1, 2, 3, 4, 5], "cards": [6, 7]},
        {"cards": [1]},
        {"cards": [CARD, None], "mats": [[], ["box h8 vertical"]]},
        {"cards": [CARD, EASY[1]], "mats": [["box z9 vertical"]]},
        {"cards": [CARD, EASY[1]], "mats": [["box h8 upright"]]},
        {"cards": [CARD, EASY[1]], "mats": [["box h8"]]},
        {"cards": [CARD, EASY[1]], "mats": [["dog h8 back 1"]]},
        {"cards": [CARD, EASY[1]], "mats": [[f"{WANTED[0]} h8 back 6"]]},
        {"cards": [CARD, EASY[1]], "mats": [["bobtail q1 back 0"]]},
        {"cards": [CARD, EASY[1]], "mats": [[f"{k} h8 back 0" for k in (WANTED[0],) * 3]]},
        {"cards": [CARD, EASY[1]], "mats": [["chihuahua h8 2"]]},
        {"cards": [CARD, EASY[1]], "mats": [[], [], []]},
        {"cards": [CARD, EASY[1]], "spots": ["calico back"]},
        {"cards": [CARD, EASY[1]], "spots": ["calico back 0"] * 3},
        {"cards": [CARD, EASY[1]], "spots": ["dog back 0"]},
        {"cards": [CARD, EASY[1]], "spots": ["calico back 0"] * 15},
        {"cards": [CARD, EASY[1]], "symbols": ["somali", "somali"]},
        {"cards": [CARD, EASY[1]], "symbols": ["dog"]},
        {"cards": [CARD, EASY[1]], "symbols": SYMBOLS * 2},
        {"cards": [CARD, EASY[1]], "pile": [EASY[2]]},
        {"cards": [CARD, EASY[1]], "scored": [[CARD]]},
        {"cards": [CARD, EASY[1]], "wrong_calls": [-1]},
        {"cards": [CARD, EASY[1]], "mats": [["box h8 vertical 3"]]},
        {"cards": [CARD, EASY[1]], "mats": [["box h8 vertical", "box j8 vertical"]]},
        {
            "cards": [CARD, EASY[1]],
            "spots": [f"{WANTED[0]} back 0"] * 2,
            "mats": [[f"{WANTED[0]} h8 back 0"]],
        },
    ],
)
def test_arrange_refuses_impossible_tables(arranged_so: dict[str, Any]) -> None:
    with pytest.raises(tabbytop.BadOptions):
        GAME.arrange(**arranged_so)


@pytest.mark.parametrize("stranger", [None, "1", 1.0, True, b"1", [], {}, object()])
@pytest.mark.parametrize(
    "name", ["row", "mats", "spots", "symbols", "pile", "scored", "wrong_calls", "number", "seed"]
)
def test_arrange_refuses_values_of_wrong_type(name: str, stranger: object) -> None:
    """As a value, in a list, and in a list of lists, except where it is valid."""
    good: dict[str, Any] = {"cards": [CARD, EASY[1]]}
    right: list[Any] = {"pile": [None, []], "number": [], "seed": []}.get(name, [[], [[]]])
    right += [[[]]] if name in {"mats", "scored"} else []
    for value in (stranger, [stranger], [[stranger]]):
        if value not in right:
            with pytest.raises(tabbytop.BadOptions):
                GAME.arrange(**{**good, name: value})


@pytest.mark.parametrize("stranger", ["1", 1.0, True, b"1", [], {}, object()])
def test_arrange_refuses_cards_that_are_no_numbers(stranger: object) -> None:
    for cards in (stranger, [stranger, EASY[1]], [EASY[1], stranger]):
        if cards != []:
            with pytest.raises(tabbytop.BadOptions):
                GAME.arrange(cards=cards)  # type: ignore[arg-type]  # that is the point


def test_arrange_takes_mat_tiles_from_other_spots() -> None:
    for kind in WANTED:
        table = arranged(2, CARD, EASY[1], spots=[f"{kind} back 1"], mats=[[f"{kind} h8 belly 2"]])
        assert table.view(None)["spots"][0] == {"kind": kind, "face": "back", "turn": 1}
        assert on_mat(table, 0) == [kind]


def busy() -> KittyPawTable:
    """Seat 0 has a wrong symbol and peeks, seat 1 a stray in the paw, seat 2 is frozen."""
    table = arranged(
        3, SEARCHING[0], CARD, EASY[1],
        mats=[["box h8 vertical"], [f"{WANTED[0]} h8 belly 3"], []],
        symbols=[name for name in SYMBOLS if name != SYMBOL],
    )  # fmt: skip
    play(table, "0: peek 1", "0: keep", "0: place d4", "0: peek 2")
    play(table, f"1: take {spot(table, STRAYS[0])}", "2: meow")
    return table


def test_position_of_a_busy_table_resumes() -> None:
    table = busy()
    again = GAME.resume(json.dumps(table.position()))
    for line in ("0: keep", "1: place a1", "clock: release 2", "clock: chase 1"):
        play(table, line)
        seat, _, move = line.partition(": ")
        again.play(-1 if seat == "clock" else int(seat), move)
    assert again.position() == table.position()


def spoiled(table: KittyPawTable) -> list[tuple[str, object]]:
    """Fields with one impossible value each."""
    plain: Any = table.position()["table"]
    changes: list[tuple[str, object]] = []
    for field, place, values in (
        ("holders", 0, [2, 1, 0] if plain["holders"][0] == -1 else [-1]),
        ("holders", 27, [0]),
        ("holders", 36, [-1, 1]),
        ("cells", 36, [-1, 255]),
        ("faces", 28, [1]),
        ("turns", 36, [1]),
        ("turns", 0, [6]),
        ("paws", 0, [36, 5]),
        ("paws", 1, [-1, 0]),
        ("paws", 2, [37]),
        ("strays", 1, [-1]),
        ("strays", 0, [3]),
        ("peeking", 0, [-1, 0]),
        ("peeking", 1, [4]),
        ("seen", 0, [0]),
        ("seen", 1, [0, 2]),
        ("waits", 1, [5]),
        ("waits", 2, [0]),
        ("waits", 3, [0]),
        ("waits", 5, [0]),
        ("waits", 8, [10**6]),
        ("cards", 1, [-1, SEARCHING[1] - 1]),
        ("cards", 0, [CARD - 1]),
        ("ready", 1, [0]),
        ("out", 0, [1]),
        ("tiers", 0, [1]),
        ("wrong_calls", 0, [-1]),
        ("symbols", 0, [plain["symbols"][1]]),
        ("kinds", 0, [KINDS[(KINDS.index(plain["kinds"][0]) + 1) % 7]]),
    ):
        for value in values:
            changed = list(plain[field])
            changed[place] = value
            changes.append((field, changed))
    changes += [
        ("laid", plain["laid"][:-1]), ("laid", plain["laid"] * 2), ("caller", 0), ("answered", [1]),
        ("round", 0), ("extra", 1), ("extra", 4), ("seconds", 3), ("pile", plain["pile"][::-1]),
        ("pile", plain["pile"][1:]), ("moment", 1), ("began", -1), ("row", [-1, -1, -1]),
        ("scored", [3]), ("gains", [3]),
    ]  # fmt: skip
    return changes


def test_impossible_positions_are_refused() -> None:
    table = busy()
    text = json.dumps(table.position())
    assert GAME.resume(text).position() == table.position()
    for field, value in spoiled(table):
        document = json.loads(text)
        document["table"][field] = value
        with pytest.raises(tabbytop.BadPosition):
            GAME.resume(document)


def test_impossible_calls_are_refused() -> None:
    table = arranged(3, *EASY[:3])
    build(table, 0)
    play(table, "1: meow", "0: meow", "2: meow")
    text = json.dumps(table.position())
    assert GAME.resume(text).position() == table.position()
    for field, value in (
        ("caller", -1), ("caller", 1), ("caller", 2), ("answered", [1]), ("answered", [2, 2]),
        ("answered", [2, 1]), ("answered", [0]), ("out", [0, 0, 1]),
    ):  # fmt: skip
        document = json.loads(text)
        document["table"][field] = value
        with pytest.raises(tabbytop.BadPosition):
            GAME.resume(document)


def test_impossible_agendas_are_refused() -> None:
    for table in (dealt(2), arranged(2, *EASY[:2])):
        for steps in (
            ["Building"], ["EndRound"], ["EndRound", "PawsGoIn"], ["BeginRound"],
            ["EndRound", "Building", "Answering"], ["EndRound", "Building", "Building"],
            ["EndRound", "Building", "PawsGoIn", "PawsGoIn"],
        ):  # fmt: skip
            document: Any = table.position()
            document["agenda"] = [{"step": step} for step in steps]
            with pytest.raises(tabbytop.BadPosition):
                GAME.resume(document)
    over: Any = arranged(2, *EASY[:2]).position()
    over["agenda"] = []
    with pytest.raises(tabbytop.BadPosition):
        GAME.resume(over)
    assert points(dealt(2)) == [0, 0]


def test_round_without_anybody_in_it_is_refused() -> None:
    document = arranged(2, EASY[0], EASY[1]).position()
    inside = document["table"]
    assert isinstance(inside, dict)
    inside["out"] = [1, 1]
    with pytest.raises(tabbytop.BadPosition):
        GAME.resume(document)
