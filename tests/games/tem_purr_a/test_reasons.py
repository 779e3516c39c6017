"""What a hint says about a move: the stack, who gets it, and the risk of eating it."""

from typing import Any

from tabbytop.games.tem_purr_a.game import GAME
from tabbytop.games.tem_purr_a.table import TempuraTable
from tabbytop.texts import catalogue
from tabbytop.texts.reader import Reader

READER = Reader(["Ana", "Bo", "Cy"], 0)


def reasons(table: TempuraTable, move: str) -> list[str]:
    """The reasons for a move of seat 0 in English."""
    told = GAME.judge.reasons(table, 0, GAME.vocabulary.move(move))
    return [catalogue.render(reason, "en", READER) for reason in told]


def stack_table(**arranged: Any) -> TempuraTable:
    """A stack worth 4 before seat 0, and a deck of ten cards with one Indigestion."""
    chosen: dict[str, Any] = {
        "hands": [["3", "3", "plus", "reverse", "choose", "5", "5"], ["2"], ["2"]],
        "stack": ["3", "plus"],
        "deck": ["7"] * 5 + ["6"] * 4,
    }
    return GAME.arrange(**{**chosen, **arranged})


def test_eating_tells_the_public_risk_and_what_it_brings() -> None:
    assert reasons(stack_table(), "eat") == [
        "You draw 4 cards (40% chance of Indigestion), then start the next stack."
    ]


def test_serving_tells_who_gets_the_larger_stack() -> None:
    assert reasons(stack_table(), "serve 3") == [
        "Bo gets the stack: 7 cards, 70% risk.",
        "If it comes back to you, you can serve another 3.",
    ]


def test_actions_tell_who_is_next() -> None:
    table = stack_table()

    assert reasons(table, "play plus")[0] == "Bo gets the stack: 5 cards, 50% risk."
    assert reasons(table, "play reverse")[0] == "Cy gets the stack: 4 cards, 40% risk."
    assert reasons(table, "choose 2")[0] == "Cy gets the stack: 4 cards, 40% risk."


def test_skip_tells_that_the_old_stack_is_gone() -> None:
    assert reasons(stack_table(), "skip 5") == [
        "It clears away the old stack, worth 4 cards.",
        "Bo gets the stack: 5 cards, 50% risk.",
    ]


def test_third_token_is_told_to_whom_it_threatens() -> None:
    table = stack_table(tokens=[2, 2, 0])

    assert reasons(table, "eat")[1] == "That would be your third token: game over!"
    assert reasons(table, "play plus")[1] == "That would be Bo’s third token: game over!"


def test_extra_indigestion_is_counted() -> None:
    table = stack_table(deck=["7"] * 3)
    table.play(0, "eat")

    assert reasons(table, "add") == [
        "That makes 2 Indigestions, so eating gets riskier for everyone."
    ]
    assert reasons(table, "pass") == ["It stays at one Indigestion, which is safer for everyone."]
