"""The stickers of Tem-Purr-A: what earns them, and what just misses them."""

import pytest

import tabbytop
from tabbytop.games.tem_purr_a.stickers import TempuraStory
from tabbytop.kernel.stickers import earned_stickers
from tabbytop.testing.bot_games import wishful_record
from tests.games.told_stories import (
    Told,
    assert_earned_by,
    assert_earned_by_nobody,
    earned,
    told_story,
)

GAME = tabbytop.game("tem-purr-a")
GAME_OF_THREE = "tem-purr-a 3-seats"


def eat(count: int, spoilt: int = 0) -> Told:
    return "eat", {"seat": 1, "count": count, "cards": [], "spoilt": spoilt}


def serve(total: int) -> Told:
    return "serve", {"seat": 1, "dish": 5, "total": total}


def act(card: str, total: int) -> Told:
    return "act", {"seat": 1, "card": card, "total": total}


def choose(total: int) -> Told:
    return "choose", {"seat": 1, "other": 2, "total": total}


def skip(gone: int) -> Told:
    return "skip", {"seat": 1, "dish": 5, "gone": gone, "total": 5}


DRAW: Told = ("draw", {"seat": 1, "count": 3, "spoilt": 0})
NO_DISH: Told = ("no_dish", {"seat": 1})
ADD: Told = ("add", {"seat": 1, "spoilt": 2})
DECLINE: Told = ("decline", {"seat": 1, "spoilt": 2})

EARNS: dict[str, list[Told]] = {
    "big-appetite": [eat(15), eat(4)],
    "thirty-and-fine": [eat(30), eat(4)],
    "small-dish": [eat(2, spoilt=1)],
    "tower": [serve(25), serve(10)],
    "return-to-sender": [act("reverse", 15), act("reverse", 5)],
    "you-look-hungry": [choose(15), choose(5)],
    "table-cleared": [skip(5), skip(1)],
    "empty-paws": [NO_DISH, DRAW, DRAW],
    "hot-sauce": [ADD, ADD],
}
MISSES: dict[str, list[Told]] = {
    "big-appetite": [eat(14), eat(15, spoilt=1)],
    "thirty-and-fine": [eat(29), eat(35, spoilt=1)],
    "small-dish": [eat(3)],
    "tower": [serve(24)],
    "return-to-sender": [act("reverse", 14), act("plus", 20)],
    "you-look-hungry": [choose(14), act("plus", 20)],
    "table-cleared": [skip(4)],
    "empty-paws": [NO_DISH, DRAW, NO_DISH, DRAW],
    "hot-sauce": [ADD, DECLINE],
}


@pytest.mark.parametrize("sticker", EARNS)
def test_sticker_is_earned_by_its_seat_alone(sticker: str) -> None:
    assert_earned_by(1, sticker, told_story(GAME_OF_THREE, EARNS[sticker]))


@pytest.mark.parametrize("sticker", MISSES)
def test_sticker_is_just_missed(sticker: str) -> None:
    assert_earned_by_nobody(sticker, told_story(GAME_OF_THREE, MISSES[sticker]))


def test_tokens_and_hands_at_the_end_are_told() -> None:
    story = told_story(GAME_OF_THREE)
    assert isinstance(story, TempuraStory)
    story.tokens, story.hands = [0, 3, 1], [19, 20, 0]
    assert [("spotless" in earned(story, seat)) for seat in range(3)] == [True, False, False]
    assert_earned_by(1, "well-rested", story)
    assert_earned_by(1, "doggy-bag", story)


def test_only_winners_are_chefs() -> None:
    story = told_story(GAME_OF_THREE)
    assert isinstance(story, TempuraStory)
    winners = [seat for seat in range(3) if "chef" in earned(story, seat)]
    assert winners == list(story.result.winners)
    assert story.tokens == [-score for score in story.result.scores]
    assert all("full-menu" in earned(story, seat) for seat in range(3))


def test_stack_of_thirty_can_be_eaten_and_survived() -> None:
    record = wishful_record(GAME, 7, 0, ["start 7", "serve", "choose"], {"dishes": "even"})
    brave: list[object] = []
    for event in record.replay(GAME, events=True).take_events():
        count = event.public.get("count")
        if event.kind == "eat" and isinstance(count, int) and count >= 30:
            brave += [event.public["seat"]] if event.public["spoilt"] == 0 else []
    stickers = earned_stickers(GAME, record)
    assert [seat for seat, got in enumerate(stickers) if "thirty-and-fine" in got] == brave
    assert brave
