"""The public view at the beginning and at the end (CL-C6)."""

import pytest

from tabbytop.games.cat_lady.cards import KIND_COUNT, NAMES
from tabbytop.games.cat_lady.cats import CAT_COUNT, CAT_NAMES
from tabbytop.games.cat_lady.game import GAME
from tabbytop.kernel.generator import quick
from tests.games.cat_lady.tables import dealt


@pytest.mark.ruling("CL-C17")
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_active_seat_in_the_opening_places_the_token(seats: int) -> None:
    for seed in range(12):
        table = dealt(seats, seed)
        [placer] = table.actors()
        for watcher in (None, *range(seats)):
            view = table.view(watcher)
            assert (view["phase"], view["turn"], view["active"]) == ("opening", 0, placer)
        assert table.observe(placer)["active"] == [1] + [0] * (seats - 1)
        table.play(placer, "place row a")
        assert table.view(None)["active"] == (placer + 1) % seats


@pytest.mark.ruling("CL-C36")
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_view_shows_leftover_food_after_the_game(seats: int) -> None:
    for seed in range(6):
        table, chance = dealt(seats, seed), quick(seed)
        while actors := table.actors():
            table.play(actors[0], GAME.judge.rollout_move(table, actors[0], chance))
        result = table.result()
        assert result is not None
        sheets = [*result.sheets, *(other.sheet for other in result.opponents)]
        for player, sheet in zip(table.view(None)["players"], sheets, strict=True):
            left = [line.args["count"] for line in sheet if line.key == "leftovers"]
            assert min(player["food"].values()) >= 0
            assert sum(player["food"].values()) == (left[0] if left else 0)


def test_observation_counts_cards_by_kind() -> None:
    table = GAME.arrange(
        2, hands=[["brush", "catnip", "catnip"], ["lost-cat"]], cats=[["zeus"], ["cow", "bell"]]
    )
    seen = table.observe(0)
    hand = seen["hands"][:KIND_COUNT]
    assert (hand[NAMES.index("brush")], hand[NAMES.index("catnip")], sum(hand)) == (1, 2, 3)
    assert sum(seen["hands"][KIND_COUNT:]) == 0, "the hand of another"
    mine, others = seen["cats"][:CAT_COUNT], seen["cats"][CAT_COUNT:]
    assert [CAT_NAMES[place] for place, count in enumerate(mine) if count] == ["zeus"]
    assert sorted(CAT_NAMES[place] for place, count in enumerate(others) if count) == [
        "bell",
        "cow",
    ]
    assert sum(seen["discards"]) == len(table.discards)
