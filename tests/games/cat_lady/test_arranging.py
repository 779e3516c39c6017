"""Tables from the few things that one cares about, and what cannot be arranged."""

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
def test_refused(wanted: dict[str, Any]) -> None:
    with pytest.raises(BadOptions):
        GAME.arrange(2, **wanted)


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5, 6])
def test_whatever_is_arranged_is_a_position_of_the_game(seats: int) -> None:
    for deck in (None, 0, 3, 30):
        for seed in range(5):
            table = GAME.arrange(seats, deck=deck, seed=seed, cats=[["zeus"]], strays=["cow"])
            assert GAME.resume(table.position()).position() == table.position()


@pytest.mark.parametrize(("starting", "strays"), [("one-more-stray", 1), ("two-costumes", 0)])
def test_one_more_stray_for_the_cat_player_is_out_of_the_deck(starting: str, strays: int) -> None:
    table = GAME.arrange(1, starting=[starting, "wild-toy"])
    fresh = GAME.new_table(1, table.options, table.generator)
    assert len(fresh.stray_deck) - len(table.stray_deck) == dealt_stray_count(1) + strays
    assert GAME.resume(table.position()).position() == table.position()
