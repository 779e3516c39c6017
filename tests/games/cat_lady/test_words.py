"""The English texts."""

import pytest

from tabbytop.games.cat_lady.game import GAME
from tabbytop.games.cat_lady.table import CatLadyTable
from tabbytop.kernel.result import ScoreLine
from tabbytop.kernel.telling import Teller
from tests.games.cat_lady.tables import PLAIN, play

ANA = Teller(["Ana", "Ben", "Cleo"], 0)


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
        "You spray: the cat runs to row C.",
        "You brush Zeus away for Sox.",
        "You go shopping: one of each food, 2 points for all others.",
        "You swap the goal with Ben: catnip instead of toys.",
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
        ("take back zeus", "everything back from Zeus"),
        ("adopt little-nicky", "adopt Little Nicky"),
        ("brush mr-zoe b2", "brush Mr. Zoe away for b2"),
        ("feed waffle wild as tuna", "Waffle eats wild as tuna"),
        ("swap toys for fed-cats", "fed cats instead of toys"),
        ("laser a1 c3", "laser pointer: a1 c3"),
        ("end", "no more"),
        ("done", "all are fed"),
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
        (ScoreLine("treat", 1, {"cat": "mina"}), "Mina, by a treat"),
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
