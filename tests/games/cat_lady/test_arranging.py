"""Arranged tables, and what cannot be arranged."""

from typing import Any

import pytest

from tabbytop import BadOptions
from tabbytop.games.cat_lady.game import GAME
from tabbytop.games.cat_lady.game_flow import dealt_stray_count


@pytest.mark.parametrize(
    "wanted",
    [
        {"grid": ["no-such-card"]},
        {"grid": ["milk"] * 10},
        {"grid": ["zeus", "zeus"]},
        {"cats": [["milk"]]},
        {"cats": [["zeus"], ["zeus"]]},
        {"cats": [[], [], []]},
        {"hands": [["milk"]]},
        {"boxes": [["catnip"]]},
        {"strays": ["zeus"]},
        {"strays": ["cow", "waffle", "macak", "penny"]},
        {"food": ["q"]},
        {"food": ["c", "c", "c"]},
        {"vp_tokens": [1, 2, 3]},
        {"token": "row 4"},
        {"active": 2},
        {"deck": 4},
        {"deck": 900},
        {"goals": ["toys"]},
        {"starting": ["wild-toy"]},
        {"drawn": ["cat-token"]},
    ],
)
def test_arrange_refuses_impossible_tables(wanted: dict[str, Any]) -> None:
    with pytest.raises(BadOptions):
        GAME.arrange(2, **wanted)


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5, 6])
def test_arranged_tables_are_valid_positions(seats: int) -> None:
    for deck in (None, 0, 3, 30):
        for seed in range(5):
            table = GAME.arrange(seats, deck=deck, seed=seed, cats=[["zeus"]], strays=["cow"])
            assert GAME.resume(table.position()).position() == table.position()


@pytest.mark.parametrize(("starting", "strays"), [("one-more-stray", 1), ("two-costumes", 0)])
def test_cat_players_extra_stray_leaves_the_stray_deck(starting: str, strays: int) -> None:
    table = GAME.arrange(1, starting=[starting, "wild-toy"])
    fresh = GAME.new_table(1, table.options, table.generator)
    assert len(fresh.stray_deck) - len(table.stray_deck) == dealt_stray_count(1) + strays
    assert GAME.resume(table.position()).position() == table.position()
