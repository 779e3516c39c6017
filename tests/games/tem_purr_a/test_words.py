"""English texts of prompts, events, moves and score lines."""

import pytest

from tabbytop.games.tem_purr_a.game import GAME
from tabbytop.games.tem_purr_a.table import TempuraTable
from tabbytop.texts.reader import Reader
from tests.games.tem_purr_a.positions import play

TELLER = Reader(["Ana", "Ben", "Cleo"], 1)


def story(table: TempuraTable, *lines: str) -> list[str]:
    """The texts that seat 1 reads of these moves."""
    table.take_events()
    play(table, *lines)
    return [GAME.tell_event(event.seen_by(1), TELLER) for event in table.take_events()]


def question(table: TempuraTable) -> str:
    prompt = table.prompt(table.actors()[0])
    assert prompt is not None
    return GAME.tell_prompt(prompt.as_dict(), TELLER)


@pytest.mark.parametrize(
    ("move", "told"),
    [
        ("serve 3", "Ana serves a 3: 6 to eat."),
        ("play plus", "Ana plays One More: 4 to eat."),
        ("play reverse", "Ana plays Turn Around."),
        ("choose 1", "Ana plays “You There” on you."),
        ("choose 2", "Ana plays “You There” on Cleo."),
        ("skip 2", "Ana skips with two 2s: 2 to eat."),
    ],
)
def test_play_events_have_words(move: str, told: str) -> None:
    held = ["2", "2", "3", "plus", "reverse", "choose"]
    table = GAME.arrange(hands=[held, ["7"], ["6"]], stack=["3"], events=True)
    assert story(table, f"0: {move}") == [told]


def test_meal_with_indigestion_is_told() -> None:
    table = GAME.arrange(
        hands=[["3"], ["7"], ["6"]],
        stack=["5"],
        deck=["2", "2", "plus", "4"],
        active=1,
        events=True,
    )
    assert question(table) == "Play a 5, an action or a pair, or eat 5. What’ll it be?"
    assert story(table, "1: eat") == [
        "You eat 5: 2 × 2, a 4 and One More, and an Indigestion!",
        "You take your first token.",
    ]
    assert question(table) == "The deck has an Indigestion. Slip in one more?"
    assert story(table, "1: add") == [
        "You add an Indigestion. That makes 2.",
        "Round 2: 2 Indigestions in 84 cards. You start.",
    ]
    assert question(table) == "Start a stack. Which dish?"
    assert story(table, "1: start 7") == ["You start a stack with a 7."]


def test_safe_meal_and_short_meal_are_told() -> None:
    table = GAME.arrange(
        hands=[["3"], ["7"], ["6"]], stack=["2"], deck=["4"] * 10, seed=1, events=True
    )
    assert story(table, "0: eat") == ["Ana eats 2: 2 × 4, all good."]


def test_empty_hand_draw_is_told() -> None:
    table = GAME.arrange(hands=[["3"], [], []], stack=["3"], deck=["4"] * 9, seed=1, events=True)
    assert story(table, "0: serve 3") == ["Ana serves a 3: 6 to eat.", "You draw 3 × 4."]
    play(table, "1: skip 4")
    assert [GAME.tell_event(e.seen_by(1), TELLER) for e in table.take_events()][1:] == [
        "Cleo draws 3 cards."
    ]


def test_moves_have_short_words() -> None:
    table = GAME.arrange(
        hands=[["3"], ["5", "5", "plus", "reverse", "choose"]], stack=["5"], active=1
    )
    assert [GAME.tell_move(move, TELLER) for move in table.moves(1)] == [
        "serve a 5", "eat", "One More", "Turn Around", "“You There” on Ana",
        "“You There” on Cleo", "skip with two 5s",
    ]  # fmt: skip


def test_score_lines_have_words() -> None:
    table = GAME.arrange(
        hands=[["3"], ["7"], ["6"]], stack=["5"], deck=["4"] * 4, tokens=[2, 0, 1], events=True
    )
    assert story(table, "0: eat")[1:] == ["Ana takes their third token.", "The contest is over!"]
    result = table.result()
    assert result is not None
    assert [GAME.tell_score_line(line, TELLER) for line in result.sheets[2]] == [
        "tokens taken: 1",
        "cards in hand, in case of a tie: 1",
    ]
