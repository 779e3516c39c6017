import copy
import json
from typing import Any

import pytest

import tabbytop
from tabbytop import BadPosition, Table
from tabbytop.games.kibble_scuffle.game import GAME
from tabbytop.kernel.position import field_names


def table() -> Table:
    return GAME.arrange(
        hands=[["mangy", "kitten"], ["tom"]],
        bowls=[["feral of 1", "kitten of 0"], [], []],
        laser=(1, 2),
        known=["tom of 1"],
    )


def position() -> dict[str, Any]:
    return copy.deepcopy(table().position())


def test_a_position_is_readable() -> None:
    plain = position()
    assert plain["table"]["hands"] == [["kitten-1 of 0", "mangy of 0"], ["tom of 1"]]
    assert plain["table"]["bowls"][0] == ["feral of 1", "kitten-2 of 0"]
    assert plain["table"]["laser"] == "laser-pointer of 1"
    assert plain["agenda"] == [
        {"step": "EndOfTurn"},
        {"step": "SeatPlays", "bowl": "1", "seat": 0},
    ]


def test_a_position_in_the_middle_of_nested_abilities_is_the_same_table() -> None:
    deep = GAME.arrange(
        hands=[["mangy"], ["kitten"]],
        bowls=[["catnip of 1"], ["feral of 0"], ["kitten of 1"]],
    )
    deep.play(0, "play mangy 1")
    deep.play(0, "choose catnip of 1 at 1")
    deep.play(1, "send catnip to 2")
    deep.play(1, "choose kitten of 1 at 3")
    assert deep.actors() == [1]
    again = GAME.resume(json.dumps(deep.position()))
    assert again.position() == deep.position()
    assert again.moves(1) == deep.moves(1)


@pytest.mark.parametrize(
    ("path", "value", "where"),
    [
        (("format",), 9, "format"),
        (("game",), "chess", "game"),
        (("rules",), 2, "rules"),
        (("seats",), 7, "options"),
        (("seats",), None, "seats"),
        (("options",), {"deck": "huge"}, "options"),
        (("generator",), ["quick", 0], "generator"),
        (("agenda",), {}, "agenda"),
        (("agenda", 1, "step"), "Explode", "agenda[1].step"),
        (("agenda", 1, "seat"), 5, "agenda[1].seat"),
        (("agenda", 1, "bowl"), "9", "agenda[1].bowl"),
        (("agenda", 1, "mood"), 1, "agenda[1].mood"),
        (("agenda", 1), {"step": "EndOfTurn"}, "agenda"),
        (("table", "hands", 0, 0), "kitten-2 of 0", "table"),
        (("table", "hands", 0, 0), "dog of 0", "table.hands[0][0]"),
        (("table", "hands", 0, 0), 7, "table.hands[0][0]"),
        (("table", "hands", 0, 0), -1, "table.hands[0][0]"),
        (("table", "hands"), [], "table.hands"),
        (("table", "hands", 1), 3, "table.hands[1]"),
        (("table", "box", 0), 99, "table"),
        (("table", "box"), [0, 0], "table.box"),
        (("table", "food", 0), -1, "table.food"),
        (("table", "holder"), 4, "table.holder"),
        (("table", "active"), "0", "table.active"),
        (("table", "laser"), "tom of 1", "table.laser"),
        (("table", "known"), ["mangy of 1"], "table.known"),
        (("table", "shown"), [1], "table.shown"),
        (("table", "mood"), 1, "table.mood"),
        (("tables",), 1, "tables"),
    ],
)  # fmt: skip
def test_damage_in_a_position_is_located(path: tuple[Any, ...], value: object, where: str) -> None:
    plain: Any = position()
    place = plain
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = value
    with pytest.raises(BadPosition) as refusal:
        GAME.resume(plain)
    assert refusal.value.where == where


@pytest.mark.parametrize("key", sorted(position()))
def test_missing_key_of_a_position_is_named(key: str) -> None:
    plain = position()
    del plain[key]
    with pytest.raises(BadPosition, match=f"{key}: is missing"):
        GAME.resume(plain)


def test_cards_in_two_places_are_refused() -> None:
    plain = position()
    plain["table"]["bowls"][1].append("mangy of 0")
    with pytest.raises(BadPosition, match="appears twice"):
        GAME.resume(plain)


def test_invalid_json_error_says_where() -> None:
    text = json.dumps(position(), indent=1)
    with pytest.raises(BadPosition, match=r"line \d+ column \d+"):
        GAME.resume(text[: len(text) // 2])
    for nonsense in ("", "[]", "3", "null", "[" * 100_000):
        with pytest.raises(BadPosition):
            GAME.resume(nonsense)


def test_every_field_of_a_table_is_in_its_position() -> None:
    shared = {"game", "seats", "options", "generator", "agenda", "events"}
    assert set(position()["table"]) == set(field_names(table())) - shared
    assert tabbytop.game("kibble-scuffle") is GAME
