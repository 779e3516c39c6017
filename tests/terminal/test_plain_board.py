"""A game without its own board is drawn from its view and can be played."""

import nap_time
import pytest

from tabbytop.games.kibble_scuffle.game import GAME
from tabbytop.kernel.game_texts import GameTexts
from tabbytop.terminal import boards
from tabbytop.terminal.any_view import view_in_words
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
    assert "`table` shows everything" in text
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
    monkeypatch.setattr(boards, "part_of", lambda *_: None)
    ran = tabbytop("play", "kibble-scuffle", "--seed", "2", "--seats", "2", typed="1\n" * 400)
    assert ran.code == 0
    assert "the score pad" in ran.out


@pytest.mark.parametrize(
    ("language", "titles"),
    [
        ("en", ["In the room", "Naps used", "Asleep"]),
        ("de", ["Im Zimmer", "Verbrauchte Nickerchen", "Schläft"]),
    ],
)
def test_fields_have_titles_from_the_game(language: str, titles: list[str]) -> None:
    view = {"sunbeam": [2], "used": [[1], [3]], "asleep": [True, False]}
    told = view_in_words(GameTexts(nap_time.GAME, language), view, ["Ana", "Ben"])
    values = [[2], {"Ana": [1], "Ben": [3]}, {"Ana": True, "Ben": False}]
    assert told == dict(zip(titles, values, strict=True))


def test_seats_in_a_view_have_names() -> None:
    view = {"winner": 1, "things": [{"seat": 0, "hours": 2}]}
    told = view_in_words(GameTexts(nap_time.GAME), view, ["Ana", "Ben"])
    assert told == {"winner": "Ben", "things": [{"seat": "Ana", "hours": 2}]}


def test_plain_board_tells_facts_of_cards() -> None:
    texts = [card.text for card in Board(nap_time.GAME).cards({})]
    assert texts[0].endswith("You have one of each. For each cat: 3.")
