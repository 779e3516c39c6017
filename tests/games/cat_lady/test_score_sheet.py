"""The score sheet explains every point."""

from random import Random

import pytest

from tabbytop.games.cat_lady.best_plan import best_plan
from tabbytop.games.cat_lady.holding import Holding, Rivals
from tabbytop.games.cat_lady.plan_scoring import score_plan
from tabbytop.games.cat_lady.scoring import score_sheet
from tabbytop.kernel.result import ScoreLine
from tests.games.cat_lady.holdings import (
    fields_of,
    holding,
    others,
    plan,
    small_holding,
    small_rivals,
)

KEYS = {
    "cat", "counting cat", "treat", "hungry", "catnip", "costumes", "toys", "leftovers", "boxes",
    "goal", "tokens", "extras",
}  # fmt: skip


def lines(mine: Holding, rivals: Rivals | None, *meals: str) -> list[ScoreLine]:
    return score_sheet(mine, score_plan(mine, plan(*meals), rivals))


@pytest.mark.ruling("CL-C36")
def test_score_sheet_lists_every_item_with_its_points() -> None:
    mine = holding(
        "shadow alvin sox aoshima hemingway", "ttmxmcc", catnip=2, costumes=1, toys=[1, 0, 0, 0, 0],
        boxes=["white-milk", "gray"], vp_tokens=1,
    )  # fmt: skip
    rivals = others(costumes=[0], leftovers=[1], goals=[1], needed=[8], partners=[7])
    sheet_lines = lines(
        mine, rivals, "shadow tuna", "alvin tuna", "alvin milk", "aoshima treat", "hemingway milk"
    )
    assert sheet_lines == [
        ScoreLine("cat", 1, {"cat": "shadow"}),
        ScoreLine("hungry", -2, {"cat": "sox"}),
        ScoreLine("counting cat", 2, {"cat": "alvin", "why": "orange", "count": 2}),
        ScoreLine("counting cat", 7, {"cat": "hemingway", "why": "alone the most", "count": 1}),
        ScoreLine("treat", 1, {"cat": "aoshima"}),
        ScoreLine("catnip", 6, {"count": 2, "fed": 6}),
        ScoreLine("costumes", 6, {"count": 1}),
        ScoreLine("toys", 1, {"count": 1}),
        ScoreLine("leftovers", -2, {"count": 2}),
        ScoreLine("boxes", 2, {"filled": 1, "count": 2}),
        ScoreLine("goal", 3, {"goal": "toys"}),
        ScoreLine("tokens", 2, {"count": 1}),
    ]


def test_little_nickys_line_names_the_best_other_cat() -> None:
    sheet_lines = lines(
        holding("keaton little-nicky", "mmtc"), None,
        "keaton milk", "keaton milk", "little-nicky tuna", "little-nicky chicken",
    )  # fmt: skip
    why = {"cat": "little-nicky", "why": "best other", "count": 4}
    assert ScoreLine("counting cat", 4, why) in sheet_lines


def test_score_sheet_adds_up_and_uses_known_keys() -> None:
    die = Random(6)
    for _ in range(300):
        mine, rivals = small_holding(die), small_rivals(die)
        made = score_plan(mine, best_plan(mine, rivals), rivals)
        sheet_lines = score_sheet(mine, made)
        assert sum(line.points or 0 for line in sheet_lines) == made.total, fields_of(mine)
        assert {line.key for line in sheet_lines} <= KEYS
        assert len([line for line in sheet_lines if "cat" in line.args]) == len(mine.cats)


@pytest.mark.ruling("CL-C36")
def test_score_sheet_omits_what_the_player_does_not_have() -> None:
    assert lines(holding(), others()) == [ScoreLine("costumes", -2, {"count": 0})]
    die = Random(9)
    for _ in range(300):
        mine, rivals = small_holding(die), small_rivals(die)
        made = score_plan(mine, best_plan(mine, rivals), rivals)
        there = {
            "catnip": made.catnip_cards > 0,
            "costumes": True,
            "toys": made.counts.toys > 0,
            "leftovers": made.counts.leftovers > 0,
            "boxes": len(mine.boxes) > 0,
            "goal": len(made.reached) > 0,
            "tokens": mine.vp_tokens > 0,
            "extras": made.extras != 0,
        }
        keys = [line.key for line in score_sheet(mine, made) if "cat" not in line.args]
        assert list(dict.fromkeys(keys)) == [key for key in there if there[key]], fields_of(mine)
