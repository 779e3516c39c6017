"""The stickers of Kitty Paw: what earns them, and what just misses them."""

from dataclasses import replace

import pytest

import tabbytop
from tabbytop.games.kitty_paw.deck import CARDS
from tabbytop.games.kitty_paw.stickers import KittyPawStory
from tabbytop.kernel.stickers import earned_stickers
from tabbytop.kernel.table import CLOCK
from tabbytop.testing.bot_games import bot_record
from tests.games.told_stories import (
    Told,
    assert_earned_by,
    assert_earned_by_nobody,
    earned,
    told_story,
)

GAME = tabbytop.game("kitty-paw")
GAME_OF_THREE = "kitty-paw 3-seats"
ALONE = "kitty-paw 1-seats"
ROUND: Told = ("round", {"round": 1, "extra": 0, "row": [], "scatter": []})
EASY = next(card for card in range(1, 49) if CARDS[card - 1].level == 1)
MIDDLE = next(card for card in range(1, 49) if CARDS[card - 1].level == 2)
HARD = next(card for card in range(1, 49) if CARDS[card - 1].level == 3)
BOX: Told = ("lifted", {"seat": 1, "piece": "box", "stray": False})
LIFTED: Told = ("lifted", {"seat": 1, "piece": "ginger", "stray": False})
PEEK: Told = ("peeked", {"seat": 1, "box": 1})
START: Told = ("start", {})


def grabbed(card: int = EASY, seat: int = 1) -> Told:
    return "grabbed", {"seat": seat, "card": card}


def checked(seat: int = 1, *, right: bool = True) -> Told:
    return "checked", {"seat": seat, "right": right, "faults": []}


def kept(symbol: str) -> Told:
    return "kept", {"seat": 1, "box": 1, "symbol": symbol}


def answers(*seats: int) -> list[Told]:
    called: list[Told] = [("called", {"seat": 0})]
    return called + [("answered", {"seat": seat}) for seat in seats]


def last(*seats: int) -> Told:
    return "last", {"seats": list(seats)}


def tick(seconds: int) -> Told:
    return "tick", {"seconds": seconds}


RIGHT = [ROUND, grabbed(), checked()]
EARNS: dict[str, list[Told]] = {
    "meow": RIGHT,
    "steady-paw": [ROUND, grabbed(), BOX, checked()],
    "three-in-a-row": RIGHT * 3,
    "level-three": [ROUND, grabbed(HARD), checked()],
    "cat-nose": [ROUND, grabbed(MIDDLE), PEEK, kept("birman"), checked()],
    "not-a-cat": [ROUND, grabbed(MIDDLE), PEEK, PEEK, kept("chihuahua"), checked()],
    "big-ears": [ROUND, *answers(1, 2) * 3],
    "photo-finish": [("tie", {"seats": [1]})],
    "herding-cats": [ROUND, *[("ran_home", {"seat": 1, "kind": "ginger", "spot": 1})] * 3],
    "after-you": [last(1)] * 3,
}
MISSES: dict[str, list[Told]] = {
    "meow": [ROUND, grabbed(), checked(right=False)],
    "three-in-a-row": [*RIGHT * 2, ROUND, grabbed(), checked(0), *RIGHT * 2],
    "level-three": [ROUND, grabbed(MIDDLE), checked(), ROUND, grabbed(HARD), checked(right=False)],
    "cat-nose": [ROUND, grabbed(MIDDLE), PEEK, PEEK, kept("birman"), checked(), ROUND, PEEK],
    "not-a-cat": [
        ROUND,
        grabbed(MIDDLE),
        PEEK,
        kept("birman"),
        checked(),
        ROUND,
        kept("chihuahua"),
    ],
    "big-ears": [ROUND, *answers(1, 2) * 2, *answers(2, 1)],
    "photo-finish": [("tie", {"seats": []})],
    "herding-cats": [ROUND, *[("ran_home", {"seat": 1, "kind": "ginger", "spot": 1})] * 2],
    "after-you": [last(1), last(1), last(2)],
}


@pytest.mark.parametrize("sticker", EARNS)
def test_sticker_is_earned_by_its_seat_alone(sticker: str) -> None:
    assert_earned_by(1, sticker, told_story(GAME_OF_THREE, EARNS[sticker]))


@pytest.mark.parametrize("sticker", MISSES)
def test_sticker_is_just_missed(sticker: str) -> None:
    assert_earned_by_nobody(sticker, told_story(GAME_OF_THREE, MISSES[sticker]))


@pytest.mark.parametrize(
    "correction",
    [
        LIFTED,
        BOX,
        ("home", {"seat": 1, "piece": "ginger"}),
        ("ran_home", {"seat": 1, "kind": "ginger", "spot": 1}),
        ("slipped", {"seat": 1, "box": 1}),
    ],
)
def test_correction_is_not_steady(correction: Told) -> None:
    events = [ROUND, grabbed(), BOX, correction, checked()]
    assert_earned_by_nobody("steady-paw", told_story(GAME_OF_THREE, events))


def test_card_that_was_given_counts_as_one_that_was_grabbed() -> None:
    events: list[Told] = [ROUND, ("given", {"seat": 1, "card": HARD}), checked()]
    assert_earned_by(1, "level-three", told_story(GAME_OF_THREE, events))


def test_winner_who_built_nothing_is_not_the_fastest() -> None:
    for events, winners in ((RIGHT, [1]), ([ROUND, grabbed(0), checked(0)], [])):
        story = told_story(GAME_OF_THREE, events)
        story.result = replace(story.result, places=(2, 1, 3))
        fast = [seat for seat in range(3) if "fastest-paw" in earned(story, seat)]
        assert fast == winners


def test_nobody_is_fastest_alone() -> None:
    events = [ROUND, grabbed(seat=0), START, tick(1), checked(0)]
    assert_earned_by_nobody("fastest-paw", told_story(ALONE, events))


@pytest.mark.parametrize(("seconds", "fast"), [(19, True), (20, False)])
def test_seconds_count_from_the_start_of_the_row(seconds: int, fast: bool) -> None:
    slow = [ROUND, START, grabbed(seat=0), tick(60), checked(0)]
    events = [*slow, ROUND, START, grabbed(seat=0), tick(60 + seconds), checked(0)]
    assert ("twenty-seconds" in earned(told_story(ALONE, events), 0)) == fast


def test_seconds_are_unknown_at_a_table_of_several() -> None:
    assert_earned_by_nobody("twenty-seconds", told_story(GAME_OF_THREE, [START, *RIGHT]))


def test_ten_right_rows_alone() -> None:
    row = [ROUND, START, grabbed(seat=0), checked(0)]
    assert "ten-of-ten" in earned(told_story(ALONE, row * 10), 0)
    assert "ten-of-ten" not in earned(told_story(ALONE, row * 9), 0)
    assert_earned_by_nobody("ten-of-ten", told_story(GAME_OF_THREE, RIGHT * 10))


def test_every_finished_game_leaves_a_paw_print() -> None:
    story = told_story(GAME_OF_THREE)
    assert all("paw-print" in earned(story, seat) for seat in range(3))


def test_tiger_alone_builds_ten_rows_by_the_clock_of_the_record() -> None:
    record = bot_record(GAME, ["tiger"], 3)
    ticks = [moves for moves in record.moves if moves == (CLOCK, "tick")]
    table = record.replay(GAME, events=True)
    result = table.result()
    assert result is not None
    story = KittyPawStory(table, result)
    story.tell(table.take_events())
    assert story.right_calls == [10]
    assert 0 < story.fewest_seconds[0] <= len(ticks) // 10
    wanted = {"ten-of-ten", "twenty-seconds", "level-three", "not-a-cat", "three-in-a-row"}
    assert wanted <= set(earned_stickers(GAME, record)[0])


def test_polite_bots_let_others_answer_first() -> None:
    record = bot_record(GAME, ["kitten", "tabby", "lynx"], 1)
    assert any("after-you" in got for got in earned_stickers(GAME, record))
