"""A game without its own board is drawn from its view and can be played."""

import pytest

from tabbytop.games.kibble_scuffle.game import GAME
from tabbytop.terminal import boards
from tabbytop.terminal.board import Board
from tabbytop.terminal.text_layout import tree
from tests.terminal.conftest import Command, terminal
from tests.terminal.sessions import new_session


def test_plain_board_draws_any_view_within_screen() -> None:
    screen, _ = terminal()
    session = new_session(screen, "you,random,random")
    session.board = Board(GAME)
    seat = session.advance()
    assert seat == 0
    lines = session.board.draw_screen(session.context(0))
    text = "\n".join(line.plain for line in lines)
    assert len(lines) <= 23
    assert "phase: placement" in text
    assert " 1 Kitten at the Fish bowl" in text
    assert "`table` shows all" in text
    details = "\n".join(line.plain for line in session.board.details(session.context(0)))
    assert "bowls:" in details


def test_plain_board_numbers_all_moves() -> None:
    screen, _ = terminal()
    session = new_session(screen, "you,random,random")
    session.board = Board(GAME)
    session.advance()
    context = session.context(0)
    assert [choice.move for choice in session.board.choices(context)] == list(context.moves)
    assert [choice.number for choice in session.board.choices(context)] == list(
        range(1, len(context.moves) + 1)
    )


@pytest.mark.parametrize(
    ("data", "lines"),
    [
        ({"a": 1, "b": [1, 2]}, ["a: 1", "b: 1, 2"]),
        ({"turn": None, "over": False, "empty": []}, ["turn: –", "over: no", "empty: –"]),
        (
            {"seats": [{"name": "Ana"}, {"name": "Ben"}], "turn": 3},
            ["seats:", "  0: name Ana", "  1: name Ben", "turn: 3"],
        ),
    ],
)
def test_tree_draws_nested_data(data: object, lines: list[str]) -> None:
    assert [line.plain for line in tree(data)] == lines


def test_plain_board_plays_whole_game(tabbytop: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(boards, "_BOARD_MODULES", {})
    ran = tabbytop("play", "kibble-scuffle", "--seed", "2", "--seats", "2", typed="1\n" * 400)
    assert ran.code == 0
    assert "the score pad" in ran.out
