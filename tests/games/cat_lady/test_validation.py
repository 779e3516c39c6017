"""Impossible positions are refused, valid ones are accepted."""

from collections.abc import Callable
from typing import Any

import pytest

from tabbytop import BadPosition
from tabbytop.games.cat_lady.game import GAME
from tabbytop.games.cat_lady.table import CatLadyTable
from tests.games.cat_lady.tables import PLAIN, dealt, play

Damage = Callable[[dict[str, Any]], None]


def in_a_turn() -> CatLadyTable:
    return GAME.arrange(
        3, hands=[["brush", "catnip"]], cats=[["zeus"], ["cow"]], food=["ct", "m"],
        options={"goals": True},
    )  # fmt: skip


def while_feeding() -> CatLadyTable:
    table = GAME.arrange(2, cats=[["zeus"], ["bell"]], food=["cc", "c"], grid=PLAIN, deck=0)
    play(table, "0: take row b", "0: end", "0: feed zeus chicken", "0: feed zeus chicken")
    play(table, "1: done")
    return table


def for_choupette() -> CatLadyTable:
    table = GAME.arrange(2, cats=[["choupette"]], food=["tm"], grid=PLAIN, deck=0)
    play(table, "0: take row b", "0: end", "0: pay tuna and milk", "0: pick a2")
    return table


def alone() -> CatLadyTable:
    return dealt(1, 3)


def at_the_end() -> CatLadyTable:
    table = while_feeding()
    play(table, "0: done")
    return table


TABLES = [in_a_turn, while_feeding, for_choupette, alone, at_the_end, lambda: dealt(4, 2)]


@pytest.mark.parametrize("make", TABLES)
def test_valid_positions_are_accepted(make: Callable[[], CatLadyTable]) -> None:
    table = make()
    assert GAME.resume(table.position()).position() == table.position()


def swap_hand_and_cats(table: dict[str, Any]) -> None:
    table["hands"][0], table["cats"][0] = table["cats"][0], table["hands"][0]


def swap_deck_and_discards(table: dict[str, Any]) -> None:
    table["discards"].append(table["deck"].pop())


def stray_into_the_deck(table: dict[str, Any]) -> None:
    table["deck"].append(table["cats"][1].pop())


def put(name: str, value: object) -> Damage:
    def damage(table: dict[str, Any]) -> None:
        table[name] = value

    return damage


def add(name: str, place: int, number: int) -> Damage:
    def damage(table: dict[str, Any]) -> None:
        table[name][place] += number

    return damage


def backwards(name: str) -> Damage:
    def damage(table: dict[str, Any]) -> None:
        table[name].reverse()

    return damage


DAMAGES: list[tuple[Callable[[], CatLadyTable], Damage]] = [
    (in_a_turn, swap_hand_and_cats),
    (in_a_turn, swap_deck_and_discards),
    (in_a_turn, stray_into_the_deck),
    (in_a_turn, backwards("deck")),
    (in_a_turn, add("food", 0, -2)),
    (in_a_turn, add("food", 0, 1000)),
    (in_a_turn, add("vp_tokens", 1, -1)),
    (in_a_turn, put("food", [0])),
    (in_a_turn, put("vp_tokens", [])),
    (in_a_turn, put("active", 1)),
    (in_a_turn, put("active", 7)),
    (in_a_turn, put("turn", 0)),
    (in_a_turn, put("token", -1)),
    (in_a_turn, put("plans", [["feed zeus chicken"], [], []])),
    (in_a_turn, put("done", [1, 0, 0])),
    (in_a_turn, put("done", [0, 0])),
    (in_a_turn, put("paid", ["feed choupette tuna", "feed choupette milk"])),
    (in_a_turn, put("goals", [])),
    (while_feeding, put("done", [2, 1])),
    (while_feeding, put("done", [1, 1])),
    (while_feeding, put("plans", [["feed zeus chicken"] * 3, []])),
    (while_feeding, put("plans", [[], ["feed zeus chicken"]])),
    (while_feeding, put("plans", [["take row a"], []])),
    (while_feeding, put("turn", 3)),
    (for_choupette, put("paid", [])),
    (for_choupette, put("paid", ["feed choupette tuna"])),
    (for_choupette, backwards("paid")),
    (for_choupette, put("paid", ["feed zeus tuna", "feed choupette milk"])),
    (for_choupette, put("paid", ["feed choupette tuna", "feed zeus milk"])),
    (for_choupette, put("paid", ["feed choupette chicken", "feed choupette milk"])),
    (alone, put("starting", [])),
    (alone, backwards("turn_deck")),
    (at_the_end, put("done", [1, 0])),
    (at_the_end, put("plans", [["feed zeus chicken"], []])),
]


@pytest.mark.parametrize(("make", "damage"), DAMAGES)
def test_impossible_positions_are_refused(make: Callable[[], CatLadyTable], damage: Damage) -> None:
    position: dict[str, Any] = make().position()
    damage(position["table"])
    with pytest.raises(BadPosition) as refusal:
        GAME.resume(position)
    assert refusal.value.where


@pytest.mark.parametrize(
    "agenda",
    [
        [{"step": "BeforeTake", "seat": 0, "played": False, "swapped": False}],
        [
            {"step": "EndOfTurn"},
            {"step": "BeforeTake", "seat": 0, "played": False, "swapped": True},
        ],
        [{"step": "EndOfTurn"}, {"step": "ThrowsAway", "seat": 0}],
        [{"step": "EndOfTurn"}, {"step": "Refill"}, {"step": "ThrowsAway", "seat": 0}],
        [{"step": "Reveal"}, {"step": "SeatsFeed"}],
        [{"step": "EndOfTurn"}, {"step": "GuidesCatPlayer", "card": "toys-bottom-row"}],
        [{"step": "PlacesToken", "seat": 0}],
        [],
    ],
)
def test_impossible_agendas_are_refused(agenda: list[dict[str, object]]) -> None:
    position = in_a_turn().position()
    position["agenda"] = agenda
    with pytest.raises(BadPosition):
        GAME.resume(position)


@pytest.mark.parametrize(
    "fresh", [["brush"], ["spray-bottle"], ["catnip"], ["lost-cat", "lost-cat"]]
)
def test_fresh_cards_must_be_playable_and_in_hand(fresh: list[str]) -> None:
    position: dict[str, Any] = for_choupette().position()
    assert position["agenda"][-1]["fresh"] == ["lost-cat"]
    position["agenda"][-1]["fresh"] = fresh
    with pytest.raises(BadPosition):
        GAME.resume(position)


def test_choupette_fetches_at_least_one_more_card() -> None:
    position: dict[str, Any] = for_choupette().position()
    position["agenda"][-1]["left"] = 0
    with pytest.raises(BadPosition):
        GAME.resume(position)
