"""The stickers of Meow!: what earns them, and what just misses them."""

from collections.abc import Mapping

import pytest

import tabbytop
from tabbytop.games.meow.cards import FIRST_MIME, NAMES
from tabbytop.games.meow.stickers import MeowStory
from tabbytop.games.meow.table import MeowTable
from tabbytop.kernel.events import Event
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

GAME = tabbytop.game("meow")
GAME_OF_THREE = "meow 3-seats"
TABLE = finished_table(GAME_OF_THREE)
assert isinstance(TABLE, MeowTable)
# Acts that no rule of this game asked for, and others.
NONSENSE = [NAMES[card] for card in TABLE.unused][:5]
ASKED = [name for card, name in enumerate(NAMES) if card not in TABLE.unused][:2]
NOISES = NAMES[:FIRST_MIME][:5]
MIME = NAMES[FIRST_MIME]
TURN: Told = ("turn", {"seat": 1, "round": 1})


def acted(act: str, seat: int = 1, word: str | None = None) -> Told:
    return "acted", {"seat": seat, "act": act, "part": "after", "times": 1, "word": word}


def objected(*, right: bool) -> Told:
    return "objected", {"seat": 1, "right": right}


def by_seat_1(kind: str, times: int) -> list[Told]:
    return [(kind, {"seat": 1, "card": "moo"})] * times


EARNS: dict[str, list[Told]] = {
    "barnyard": [TURN, *map(acted, NOISES)],
    "big-words": [acted("city", word=f"word {each}") for each in range(5)],
    "pure-nonsense": [acted(NONSENSE[0])] * 10,
    "trendsetter": [acted(NONSENSE[0]), acted(NONSENSE[0], seat=2)],
    "sharp-eyes": [objected(right=False), objected(right=True)],
    "fresh-start": by_seat_1("replaced", 1),
    "what-was-it": by_seat_1("taken_back", 2),
    "gatekeeper": by_seat_1("revealed", 3),
}
MISSES: dict[str, list[Told]] = {
    "barnyard": [TURN, *map(acted, [*NOISES[:4], MIME]), TURN, acted(NOISES[4])],
    "big-words": [acted("city", word=f"word {each % 4}") for each in range(5)],
    "pure-nonsense": [acted(NONSENSE[0])] * 9 + [acted(ASKED[0])],
    "trendsetter": [acted(NONSENSE[0]), acted(NONSENSE[0]), acted(ASKED[0]), acted(ASKED[0], 2)],
    "sharp-eyes": [objected(right=False)],
    "fresh-start": by_seat_1("revealed", 1),
    "what-was-it": by_seat_1("taken_back", 1),
    "gatekeeper": by_seat_1("revealed", 2),
}


@pytest.mark.parametrize("sticker", EARNS)
def test_sticker_is_earned_by_its_seat_alone(sticker: str) -> None:
    assert_earned_by(1, sticker, told_story(GAME_OF_THREE, EARNS[sticker]))


@pytest.mark.parametrize("sticker", MISSES)
def test_sticker_is_just_missed(sticker: str) -> None:
    assert_earned_by_nobody(sticker, told_story(GAME_OF_THREE, MISSES[sticker]))


# A rule guessed before it was seen. Seat 0 was dealt moo and passed it to seat 1.

DEALT = Event("dealt", {}, {0: {"cards": ["moo"]}, 1: {"cards": ["hoot"]}, 2: {"cards": ["oink"]}})
PASSED = Event(
    "passed", {}, {0: {"cards": ["oink"]}, 1: {"cards": ["moo"]}, 2: {"cards": ["hoot"]}}
)
TURN_OF_0: Told = ("turn", {"seat": 0, "round": 1})


def cleared(seat: int) -> Told:
    return "cleared", {"active": 0, "seat": seat}


def guesses(*events: Told | Event) -> list[int]:
    """Return how many rules each seat has guessed."""
    story = told_story(GAME_OF_THREE, [DEALT, PASSED, *events])
    assert isinstance(story, MeowStory)
    return story.guessed


def test_rule_that_was_never_seen_is_guessed() -> None:
    events = [TURN_OF_0, acted("hoot", seat=0), cleared(1), cleared(2)]
    assert guesses(*events) == [1, 0, 0]
    story = told_story(GAME_OF_THREE, [DEALT, PASSED, *events])
    assert_earned_by(0, "sixth-sense", story)
    assert_earned_by_nobody("oracle", story)


def test_rule_that_was_dealt_or_drawn_is_not_guessed() -> None:
    assert guesses(TURN_OF_0, acted("moo", seat=0), cleared(1)) == [0, 0, 0]


def test_act_of_another_turn_guesses_nothing() -> None:
    assert guesses(TURN_OF_0, acted("hoot", seat=0), TURN_OF_0, cleared(2)) == [0, 0, 0]


@pytest.mark.parametrize("kind", ["played", "replaced"])
def test_rule_that_everybody_saw_is_not_guessed(kind: str) -> None:
    shown = Event(kind, {"seat": 2, "card": "hoot"}, {})
    back = ("taken_back", {"seat": 2, "card": "hoot"})
    follow = [shown, back] if kind == "played" else [shown]
    assert guesses(*follow, TURN_OF_0, acted("hoot", seat=0), cleared(2)) == [0, 0, 0]


def exchange(shown: str, drawn: Mapping[int, str]) -> list[Told | Event]:
    """Seat 1 has played moo; seat 2 shows a rule; both draw."""
    private = {seat: {"drawn": card} for seat, card in drawn.items()}
    return [
        ("played", {"seat": 1, "card": "moo"}),
        ("revealed", {"seat": 2, "card": shown, "active": 1}),
        Event("exchanged", {"active": 1, "seat": 2}, private),
    ]


def test_rules_are_followed_through_an_exchange() -> None:
    after = exchange("hoot", {1: "bark", 2: "roar"})
    bark_and_roar = [TURN_OF_0, acted("bark", seat=0), acted("roar", seat=0)]
    assert guesses(*after, *bark_and_roar, cleared(1)) == [1, 0, 0]
    assert guesses(*after, *bark_and_roar, cleared(1), cleared(2)) == [2, 0, 0]
    story = told_story(
        GAME_OF_THREE, [DEALT, PASSED, *after, *bark_and_roar, cleared(1), cleared(2)]
    )
    assert_earned_by(0, "oracle", story)
    # The rules that went into the pile are in no hand any more.
    moved = [TURN_OF_0, acted("moo", seat=0), acted("hoot", seat=0), cleared(1), cleared(2)]
    assert guesses(*after, *moved) == [0, 0, 0]


def test_replaced_rule_is_followed_to_its_holder() -> None:
    replaced = Event("replaced", {"seat": 1, "card": "hoot"}, {2: {"fresh": "yawn"}})
    assert guesses(replaced, TURN_OF_0, acted("yawn", seat=0), cleared(2)) == [1, 0, 0]


def test_hands_passed_decide_who_is_in() -> None:
    story = told_story(GAME_OF_THREE)
    assert isinstance(story, MeowStory)
    story.furthest, story.rounds = [0, 2, 1], 2
    assert_earned_by(1, "one-of-us", story)
    assert_earned_by(1, "early-night", story)
    assert_earned_by(2, "one-paw-in", story)
    assert all("neophyte" in earned(story, seat) for seat in range(3))
    story.rounds = 3
    assert_earned_by_nobody("early-night", story)


def test_bots_that_guess_have_not_seen_the_rule() -> None:
    """Compare the story with what the table itself knows about who has seen what."""
    levels = ["tabby", "lynx", "lynx", "puma"]
    record = bot_record(GAME, levels, 4, {"box": "small"})
    table = GAME.deal(4, record.seed, record.options)
    assert isinstance(table, MeowTable)
    known: list[set[int]] = [set() for _ in range(4)]
    guessed = [0] * 4
    for place, (seat, text) in enumerate(record.moves):
        for each, row in enumerate(table.places[:4]):
            known[each] |= {card for card, places in enumerate(row) if places}
        if text == "check":
            before, hands, acts = table.past, [hand.copy() for hand in table.hands], set(table.acts)
            past = _hands_past(record.replay(GAME, place + 1, events=True).take_events())
            assert before == 0
            for holder in past:
                guessed[seat] += len(acts.intersection(hands[holder]) - known[seat])
        table.play(seat, text)
    stickers = earned_stickers(GAME, record)
    assert ["sixth-sense" in got for got in stickers] == [count >= 1 for count in guessed]
    assert ["oracle" in got for got in stickers] == [count >= 2 for count in guessed]
    assert sum(guessed) >= 2


def _hands_past(events: list[Event]) -> list[int]:
    """Return the hands that the last check got past."""
    last = max(place for place, event in enumerate(events) if event.kind == "checking")
    return [int(str(event.public["seat"])) for event in events[last:] if event.kind == "cleared"]
