"""The English texts."""

import re

import pytest

from tabbytop.games.cat_lady.cards import GOAL_NAMES, NAMES, STARTING_CARDS, TOKENS
from tabbytop.games.cat_lady.cats import CATS, COLOURS, PER_NAMES, Cat
from tabbytop.games.cat_lady.game import GAME
from tabbytop.games.cat_lady.table import CatLadyTable
from tabbytop.games.cat_lady.words import message
from tabbytop.kernel.game_texts import GameTexts
from tabbytop.kernel.result import ScoreLine
from tabbytop.texts.catalogue import has_text
from tabbytop.texts.reader import Reader
from tests.games.cat_lady.tables import PLAIN, play

ANA = Reader(["Ana", "Ben", "Cleo"], 0)


def event_texts(table: CatLadyTable) -> list[str]:
    texts = [GAME.tell_event(event.seen_by(0), ANA) for event in table.take_events()]
    return [text for text in texts if text and not text.startswith("New in the grid")]


def test_event_sentences_of_own_turn() -> None:
    hand = ["lost-cat", "lost-cat", "spray-bottle", "brush", "shopping-bag"]
    table = GAME.arrange(
        3, hands=[hand], cats=[["zeus"]], strays=["cow"], grid=["sox", *PLAIN[1:]],
        goals=["toys"], pool=["catnip"], options={"goals": True}, events=True,
    )  # fmt: skip
    play(table, "0: adopt cow", "0: spray row c", "0: brush zeus a1", "0: shop")
    play(table, "0: swap toys for catnip", "0: take row b")
    assert event_texts(table) == [
        "You adopt Cow for two lost cats.",
        "You spray, and the wooden cat runs to row C.",
        "You use a cat brush to swap Zeus for Sox.",
        "You go shopping: one of each food, and a gold coin (2 points) for everyone else.",
        "You swap the goal you share with Ben: toys out, catnip in.",
        "You take row B: Wizard hat, Pirate coat and Lobster suit.",
    ]


def test_event_sentences_of_another_player() -> None:
    table = GAME.arrange(
        3, hands=[[], ["laser-pointer"]], grid=["sox", *PLAIN[1:]], active=1, events=True
    )
    play(table, "1: laser a1 b1", "1: throw away b2")
    assert event_texts(table) == [
        "Ben uses a laser pointer and takes Sox and Wizard hat.",
        "Ben throws away Pirate coat.",
    ]


@pytest.mark.parametrize(
    ("move", "words"),
    [
        ("take row a", "row A"),
        ("take back zeus", "take everything back from Zeus"),
        ("adopt little-nicky", "adopt Little Nicky"),
        ("brush mr-zoe b2", "swap Mr. Zoe for the cat in b2"),
        ("feed waffle wild as tuna", "Waffle eats wild as tuna"),
        ("swap toys for fed-cats", "swap toys for fed cats"),
        ("laser a1 c3", "laser pointer: a1 and c3"),
        ("end", "End my turn"),
        ("done", "done feeding"),
    ],
)
def test_move_texts(move: str, words: str) -> None:
    assert GAME.tell_move(GAME.vocabulary.move(move), ANA) == words


def test_every_move_has_a_text() -> None:
    for move in range(GAME.vocabulary.size):
        assert GAME.tell_move(move, ANA)


@pytest.mark.parametrize(
    ("line", "words"),
    [
        (ScoreLine("cat", 3, {"cat": "zeus"}), "Zeus"),
        (ScoreLine("hungry", -2, {"cat": "zeus"}), "Zeus, hungry"),
        (ScoreLine("treat", 1, {"cat": "mina"}), "Mina, fed a treat"),
        (
            ScoreLine("counting cat", 4, {"cat": "alvin", "why": "orange", "count": 4}),
            "Alvin: 4 orange cats",
        ),
        (
            ScoreLine("counting cat", 6, {"cat": "penny", "why": "toy", "count": 6}),
            "Penny: 6 toys",
        ),
        (
            ScoreLine("counting cat", 7, {"cat": "hemingway", "why": "alone the most", "count": 1}),
            "Hemingway, most cats fed",
        ),
        (ScoreLine("boxes", 6, {"filled": 2, "count": 3}), "2 of 3 boxes filled"),
        (ScoreLine("goal", 3, {"goal": "toys"}), "shared goal: toys"),
    ],
)
def test_score_line_texts(line: ScoreLine, words: str) -> None:
    assert GAME.tell_score_line(line, ANA) == words


def test_every_kind_of_cat_points_has_a_text() -> None:
    for why in PER_NAMES[:-1]:
        line = ScoreLine("counting cat", 2, {"cat": "zeus", "why": why, "count": 2})
        told = GAME.tell_score_line(line, ANA)
        assert told.startswith("Zeus: 2 ")
        assert why == "goal" or not told.endswith(" goals")


def test_you_have_a_capital_only_at_the_beginning() -> None:
    event = {"event": "reveal", "plans": [["feed sox milk", "feed sox tuna"], []]}
    told = [GAME.tell_event(event, Reader(["Ana", "Ben"], you)) for you in (0, 1)]
    assert told[0] == "Dinner is served. You feed Sox; Ben feeds nobody."
    assert told[1] == "Dinner is served. Ana feeds Sox; you feed nobody."


def test_every_component_has_a_text() -> None:
    names = [f"card-{name}" for name in NAMES] + [f"goal-{name}" for name in GOAL_NAMES]
    names += [f"starting-{name}" for name in STARTING_CARDS] + [f"food-{name}" for name in TOKENS]
    assert not [name for name in names if not has_text(GAME.name, name)]


@pytest.mark.parametrize("cat", CATS, ids=lambda cat: str(cat.name))
def test_text_of_a_cat_agrees_with_its_card(cat: Cat) -> None:
    text = str(message(f"card-{cat.name}.text"))
    who, _, worth = text.partition(": ")
    told = [word for word in re.findall(r"\w+", who.lower()) if word in COLOURS]
    assert told == [colour for bit, colour in enumerate(COLOURS) if cat.colours >> bit & 1]
    eaten = re.findall(r"(?:(\d) )?(chicken|tuna|milk)", who)
    assert sorted("".join(food[0] * int(count or 1) for count, food in eaten)) == sorted(cat.needs)
    if cat.any_food[1]:
        assert str(cat.any_food[0]) in who
    numbers = [str(number) for number in (cat.vp, cat.each) if number]
    assert re.findall(r"\d+", worth)[: len(numbers)] == numbers
    assert cat.text in worth


def test_cards_have_the_same_numbers_in_every_language() -> None:
    english, german = (GameTexts(GAME, language).tell_cards({}) for language in ("en", "de"))
    for one, other in zip(english, german, strict=True):
        assert re.findall(r"\d+", one.text) == re.findall(r"\d+", other.text)
