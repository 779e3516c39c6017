"""Parsing of moves in words: bowl names, prefixes and filler words."""

import pytest

from tabbytop.kernel.errors import InvalidNotation
from tabbytop.terminal import input_parser
from tabbytop.terminal.session import Session
from tests.terminal.conftest import terminal
from tests.terminal.sessions import arranged_session, new_session

HAND = ["kitten", "queen", "tom", "toy-mouse", "robo-vac"]


def meant(line: str, session: Session, seat: int = 0) -> str:
    choice = input_parser.parse_answer(line, session.context(seat), session.board)
    return session.match.game.vocabulary.text(choice.move)


@pytest.fixture
def turn() -> Session:
    """Return a session in Ana's turn."""
    screen, _ = terminal()
    return arranged_session(
        screen, "Ana,Ben", hands=[HAND, ["mangy"]], bowls=[["house of 0"], [], []]
    )


@pytest.mark.parametrize(
    ("line", "move"),
    [
        ("tom bird", "play tom 3"),
        ("play tom at bird", "play tom 3"),
        ("Tom Cat to the Mouse bowl", "play tom 2"),
        ("que 1", "play queen 1"),
        ("t m 2", "play toy-mouse 2"),
        ("toy mouse mouse", "play toy-mouse 2"),
        ("robo-v fi", "play robo-vac 1"),
        ("robo vac 3", "play robo-vac 3"),
    ],
)
def test_unambiguous_words_are_parsed(turn: Session, line: str, move: str) -> None:
    assert meant(line, turn) == move


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("t 1", "that could be `play tom 1` or `play toy-mouse 1`"),
        ("queen", "that could be `play queen 1`"),
        ("the cat", "isn’t a move here: type a number from the list"),
        ("play quern 2", "did you mean `play queen 2`?"),
        ("purr", "isn’t a move here: type a number from the list"),
        ("choose", "isn’t a move here: type a number from the list"),
    ],
)
def test_unclear_words_are_refused(turn: Session, line: str, answer: str) -> None:
    with pytest.raises(InvalidNotation) as refused:
        meant(line, turn)
    assert answer in str(refused.value)


def test_card_not_in_hand_is_parsed(turn: Session) -> None:
    assert meant("lazy fish", turn) == "play lazy 1"


def test_seats_are_parsed_by_name_and_mark(turn: Session) -> None:
    turn.play(0, turn.match.game.vocabulary.move("play kitten 2"))
    turn.play(0, turn.match.game.vocabulary.move("pass"))
    turn.play(1, turn.match.game.vocabulary.move("play mangy 2"))
    for line in ("kit ana", "kit of a", "choose kitten of Ana at mouse"):
        assert meant(line, turn, 1) == "choose kitten of 0 at 2"


def test_deck_pick_is_parsed_by_prefix() -> None:
    screen, _ = terminal()
    session = new_session(screen, "you,random", options={"opening": "chosen"})
    assert meant("hold que", session) == "hold queen"
    assert meant("que", session) == "hold queen"
