"""The stickers of Cat Lady: what earns them, and what just misses them."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

import tabbytop
from tabbytop.games.cat_lady.stickers import CatLadyStory
from tabbytop.kernel.result import ScoreLine
from tabbytop.kernel.stickers import earned_stickers
from tabbytop.testing.bot_games import bot_record, wishful_record
from tests.games.told_stories import (
    Told,
    assert_earned_by,
    assert_earned_by_nobody,
    earned,
    finished_table,
    told_story,
)

GAME = tabbytop.game("cat-lady")
GAME_OF_THREE = "cat-lady 3-seats"
TOYS = ["mouse-toy", "yarn-ball", "feather-wand", "cat-tower", "scratching-post"]


def by_seat_1(kind: str, times: int) -> list[Told]:
    return [(kind, {"seat": 1})] * times


def hands(*held: str) -> list[Told]:
    return [("hands", {"hands": [["yarn-ball"], ["catnip", *held], []]})]


EARNS = {
    "toy-box": hands(*TOYS, "yarn-ball"),
    "soft-spot": by_seat_1("adopt", 2),
    "just-water": by_seat_1("spray", 2),
    "first-class": by_seat_1("pay", 1),
}
MISSES = {
    "toy-box": hands(*TOYS[1:], "yarn-ball", "wizard-hat"),
    "soft-spot": by_seat_1("adopt", 1),
    "just-water": by_seat_1("spray", 1),
    "first-class": by_seat_1("adopt", 1),
}

FED = ScoreLine("cat", 3, {"cat": "Zeus"})
TREAT = ScoreLine("treat", 1, {"cat": "Zeus"})
HUNGRY = ScoreLine("hungry", -2, {"cat": "Zeus"})
GOAL = ScoreLine("goal", 3, {"goal": "toys"})


def fed(count: int) -> ScoreLine:
    return ScoreLine("tie-break", None, {"fed": count})


def costumes(points: int) -> ScoreLine:
    return ScoreLine("costumes", points, {"count": 3})


def catnip(count: int) -> ScoreLine:
    return ScoreLine("catnip", 5, {"count": count, "fed": 5})


def boxes(filled: int) -> ScoreLine:
    return ScoreLine("boxes", 5, {"filled": filled, "count": 4})


SHEETS_THAT_EARN = {
    "twelve-bowls": [HUNGRY, fed(12)],
    "nobody-hungry": [TREAT, fed(7)],
    "best-dressed": [costumes(6)],
    "catnip-party": [catnip(4)],
    "if-it-fits": [boxes(3)],
    "treat-day": [TREAT, FED, TREAT],
    "good-neighbour": [GOAL, GOAL],
    "still-purring": [HUNGRY] * 3,
}
SHEETS_THAT_MISS = {
    "twelve-bowls": [fed(11)],
    "nobody-hungry": [fed(6)],
    "best-dressed": [costumes(3)],
    "catnip-party": [catnip(3)],
    "if-it-fits": [boxes(2)],
    "treat-day": [TREAT, FED],
    "good-neighbour": [GOAL],
    "still-purring": [HUNGRY] * 2,
}


def story_with_sheet(lines: Sequence[ScoreLine]) -> CatLadyStory:
    """Return a story in which seat 1 has this score sheet, and the others have empty ones."""
    table = finished_table(GAME_OF_THREE)
    result = table.result()
    assert result is not None
    return CatLadyStory(table, replace(result, sheets=((), tuple(lines), ())))


@pytest.mark.parametrize("sticker", EARNS)
def test_sticker_is_earned_by_its_seat_alone(sticker: str) -> None:
    assert_earned_by(1, sticker, told_story(GAME_OF_THREE, EARNS[sticker]))


@pytest.mark.parametrize("sticker", MISSES)
def test_sticker_is_just_missed(sticker: str) -> None:
    assert_earned_by_nobody(sticker, told_story(GAME_OF_THREE, MISSES[sticker]))


@pytest.mark.parametrize("sticker", SHEETS_THAT_EARN)
def test_score_sheet_earns_a_sticker(sticker: str) -> None:
    assert_earned_by(1, sticker, story_with_sheet(SHEETS_THAT_EARN[sticker]))


@pytest.mark.parametrize("sticker", SHEETS_THAT_MISS)
def test_score_sheet_just_misses_a_sticker(sticker: str) -> None:
    assert_earned_by_nobody(sticker, story_with_sheet(SHEETS_THAT_MISS[sticker]))


def test_hungry_cat_at_home_spoils_a_full_house() -> None:
    assert_earned_by_nobody("nobody-hungry", story_with_sheet([HUNGRY, fed(9)]))


def test_only_winners_are_cat_persons() -> None:
    story = told_story(GAME_OF_THREE)
    winners = [seat for seat in range(3) if "cat-person" in earned(story, seat)]
    assert winners == list(story.result.winners)
    assert all("open-door" in earned(story, seat) for seat in range(3))


def test_choupette_who_eats_first_earns_a_sticker_in_a_real_game() -> None:
    record = wishful_record(GAME, 2, 0, ["pay", "adopt choupette", "adopt"])
    payers = {seat for seat, move in record.moves if move.startswith("pay")}
    stickers = earned_stickers(GAME, record)
    assert {seat for seat, got in enumerate(stickers) if "first-class" in got} == payers
    assert payers


def test_opponent_without_a_seat_earns_nothing() -> None:
    record = bot_record(GAME, ["kitten"], 4)
    assert len(earned_stickers(GAME, record)) == 1


def test_clever_bots_feed_everybody_and_reach_goals() -> None:
    record = bot_record(GAME, ["lynx", "puma", "puma", "lynx"], 2, {"goals": True})
    result = record.replay(GAME).result()
    assert result is not None
    for got, sheet in zip(earned_stickers(GAME, record), result.sheets, strict=True):
        keys = [line.key for line in sheet]
        cats = keys.count("cat") + keys.count("counting cat") + keys.count("treat")
        assert ("nobody-hungry" in got) == (cats >= 7 and "hungry" not in keys)
        assert ("good-neighbour" in got) == (keys.count("goal") == 2)
        assert ("twelve-bowls" in got) == (cats >= 12)
