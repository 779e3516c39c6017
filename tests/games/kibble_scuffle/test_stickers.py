"""The stickers of Kibble Scuffle: what earns them, and what just misses them."""

from dataclasses import replace

import pytest

import tabbytop
from tabbytop.games.kibble_scuffle.stickers import KibbleStory
from tabbytop.kernel.record import Record
from tabbytop.kernel.stickers import earned_stickers
from tabbytop.testing.bot_games import bot_record
from tests.games.told_stories import (
    Told,
    assert_earned_by,
    assert_earned_by_nobody,
    earned,
    finished_table,
    told_story,
)

GAME = tabbytop.game("kibble-scuffle")
GAME_OF_THREE = "kibble-scuffle 3-seats"
TURN: Told = ("turn", {"seat": 1, "turn": 1})
NEXT_TURN: Told = ("turn", {"seat": 2, "turn": 2})
DINNER: Told = ("dinner", {"bowl": 1})
DINNER_AT_2: Told = ("dinner", {"bowl": 2})


def meal(
    owner: int, *cubes: int, card: str = "feral", bowl: int = 1, by_mama: bool = False
) -> Told:
    cause = {"by": "mama", "by_owner": 0} if by_mama else {}
    return "eat", {"card": card, "owner": owner, "bowl": bowl, "cubes": list(cubes), **cause}


def leaves(kind: str, owner: int, by_owner: int | None, why: str = "thrown out") -> Told:
    told: dict[str, object] = {"card": "tom", "owner": owner, "bowl": 1}
    if kind == "discard":
        told["why"] = why
    if by_owner is not None:
        told |= {"by": "mangy", "by_owner": by_owner}
    return kind, told


def swap(gives: int, gets: int) -> Told:
    return "swap", {"seat": 1, "gives": gives, "other": 0, "gets": gets}


BACK: Told = ("back", {"card": "house", "owner": 1, "bowl": 1})
CHASED = [leaves("move", 0, 1), leaves("discard", 2, 1), leaves("return", 0, 1)]
HUNGRY = leaves("discard", 1, None, "hungry")

EARNS: dict[str, list[Told]] = {
    "dinner-bell": [TURN, DINNER, DINNER, TURN, DINNER],
    "family-dinner": [TURN, DINNER, meal(1, 1), meal(0, 1), meal(1, 1), meal(1, 1)],
    "feast": [TURN, DINNER, meal(1, 3, 3), meal(1, 2)],
    "second-helping": [TURN, DINNER, meal(1, 1), DINNER_AT_2, meal(1, 1, bowl=2)],
    "kitten-parade": [TURN, DINNER, *[meal(1, 2, card="kitten", by_mama=True)] * 4],
    "house-guest": [BACK, BACK],
    "good-trade": [swap(1, 3)],
    "bouncer": [*CHASED, *CHASED],
    "small-bites": [TURN, DINNER, *[meal(1, 1, 1, by_mama=True)] * 4],
    "patient-paws": [HUNGRY] * 4,
}
MISSES: dict[str, list[Told]] = {
    "dinner-bell": [TURN, DINNER, DINNER, NEXT_TURN, DINNER],
    "family-dinner": [TURN, DINNER, meal(1, 1), meal(1, 1), DINNER_AT_2, meal(1, 1)],
    "feast": [TURN, DINNER, meal(1, 3, 3), meal(1, 1), DINNER_AT_2, meal(1, 3)],
    "second-helping": [TURN, DINNER, meal(1, 1), NEXT_TURN, DINNER, meal(1, 1, bowl=2)],
    "kitten-parade": [TURN, DINNER, *[meal(1, 2, card="kitten")] * 3, meal(1, 2)],
    "house-guest": [BACK],
    "good-trade": [swap(1, 2), swap(2, 3), swap(3, 1)],
    "bouncer": [
        *CHASED,
        *CHASED[:2],
        leaves("move", 1, 1),
        leaves("discard", 1, None, "hungry"),
        leaves("discard", 0, 1, "fed"),
        leaves("return", 1, 0),
    ],
    "small-bites": [TURN, DINNER, *[meal(1, 1, 2)] * 7, meal(1, 3)],
    "patient-paws": [*[HUNGRY] * 3, leaves("discard", 1, 0)],
}


@pytest.mark.parametrize("sticker", EARNS)
def test_sticker_is_earned_by_its_seat_alone(sticker: str) -> None:
    assert_earned_by(1, sticker, told_story(GAME_OF_THREE, EARNS[sticker]))


@pytest.mark.parametrize("sticker", MISSES)
def test_sticker_is_just_missed(sticker: str) -> None:
    assert_earned_by_nobody(sticker, told_story(GAME_OF_THREE, MISSES[sticker]))


def test_dinner_for_five_is_for_all_who_ate_there() -> None:
    eaters = [meal(0, 1), meal(0, 1), meal(1, 1), meal(1, 1)]
    four = told_story(GAME_OF_THREE, [TURN, DINNER, *eaters, meal(2, 1, by_mama=True)])
    assert_earned_by_nobody("dinner-for-five", four)
    five = told_story(GAME_OF_THREE, [TURN, DINNER, *eaters, meal(0, 1)])
    assert ["dinner-for-five" in earned(five, seat) for seat in range(3)] == [True, True, False]


@pytest.mark.parametrize(
    ("scores", "places", "close"),
    [
        ((20, 19, 12), (1, 2, 3), [True, True, False]),
        ((20, 18, 19), (1, 3, 2), [True, False, True]),
        ((22, 20, 19), (1, 2, 3), [False, False, False]),
        ((21, 21, 20), (1, 1, 3), [True, True, True]),
        ((21, 21, 9), (1, 2, 3), [True, True, False]),
    ],
)
def test_close_games_are_close_to_first_place(
    scores: tuple[int, ...], places: tuple[int, ...], close: list[bool]
) -> None:
    story = told_story(GAME_OF_THREE)
    story.result = replace(story.result, scores=scores, places=places)
    assert ["by-a-whisker" in earned(story, seat) for seat in range(3)] == close


def test_partners_are_not_close_to_each_other() -> None:
    table = finished_table("kibble-scuffle 4-seats-teams=yes")
    result = table.result()
    assert result is not None
    apart = replace(result, scores=(24, 11, 24, 11), places=(1, 2, 1, 2))
    assert not any(KibbleStory(table, apart).is_close(seat) for seat in range(4))
    near = replace(result, scores=(24, 23, 24, 23), places=(1, 2, 1, 2))
    assert all(KibbleStory(table, near).is_close(seat) for seat in range(4))


def test_only_winners_are_top_cats() -> None:
    story = told_story(GAME_OF_THREE)
    winners = [seat for seat in range(3) if "top-cat" in earned(story, seat)]
    assert winners == list(story.result.winners)
    assert all("served" in earned(story, seat) for seat in range(3))


@pytest.fixture(scope="module")
def bot_games() -> list[Record]:
    levels = ["tabby", "lynx", "lynx", "puma"]
    return [bot_record(GAME, levels, seed, {"deck": "all"}) for seed in (1, 3, 10)]


def test_alley_cats_trade_in_games_between_bots(bot_games: list[Record]) -> None:
    for record in bot_games:
        traders = {
            event.public["seat"]
            for event in record.replay(GAME, events=True).take_events()
            if event.kind == "swap" and (event.public["gives"], event.public["gets"]) == (1, 3)
        }
        earners = [
            seat for seat, got in enumerate(earned_stickers(GAME, record)) if "good-trade" in got
        ]
        assert earners == sorted(traders, key=str)
        assert earners
