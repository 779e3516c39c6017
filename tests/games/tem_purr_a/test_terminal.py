"""The board of Tem-Purr-A: screens fit, every answer has a number, hands stay hidden."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from tabbytop.games.tem_purr_a.game import GAME
from tabbytop.games.tem_purr_a.terminal.view_helpers import percent_text
from tabbytop.kernel.generator import quick
from tabbytop.kernel.match import Match
from tabbytop.kernel.table import NOBODY
from tabbytop.terminal.players import parse_seats
from tabbytop.terminal.session import Session
from tabbytop.terminal.session_log import LoggedMove
from tests.terminal.conftest import Command, terminal
from tests.terminal.sessions import play_random_move

pytestmark = [pytest.mark.extended, pytest.mark.usefixtures("home")]

NAMES = "Ana,Bartholomew,you,Clementine Cat,Dora,Eli,Fritz the Long"


def new_session(seats: int, seed: int, **options: object) -> Session:
    players = parse_seats(",".join(NAMES.split(",")[:seats]))
    return Session(terminal()[0], Match.deal(GAME, seats, seed, options), players)


def at_table(**table: object) -> Session:
    session = new_session(3, 1)
    session.match.table = GAME.arrange(3, events=True, **table)  # type: ignore[arg-type]  # what a test adds
    session.log.entries = [LoggedMove(NOBODY, NOBODY, session.match.table.take_events())]
    return session


def questions(seats: int, seed: int, **options: object) -> Iterator[tuple[Session, int]]:
    session = new_session(seats, seed, **options)
    chance = quick(seed)
    while actors := session.match.table.actors():
        yield session, actors[0]
        play_random_move(session, chance)


def screen(session: Session, seat: int) -> str:
    lines = session.board.draw_screen(replace(session.context(seat), width=80, height=24))
    return "\n".join(line.plain for line in lines)


@pytest.mark.parametrize("seats", range(3, 8))
@pytest.mark.parametrize("width", [80, 100, 140])
def test_every_screen_fits(seats: int, width: int) -> None:
    for session, seat in questions(seats, seats, reminders=True):
        context = session.context(seat, notice="There’s no Gyoza (6) in your hand (TP-A3).")
        lines = session.board.draw_screen(replace(context, width=width, height=24))
        assert len(lines) <= 23
        assert all(line.cell_len <= width for line in lines)


def test_narrow_screen_does_not_crash() -> None:
    for session, seat in questions(7, 1):
        lines = session.board.draw_screen(replace(session.context(seat), width=40, height=24))
        assert all(line.cell_len <= 40 for line in lines)


@pytest.mark.parametrize("seats", range(3, 8))
def test_every_answer_has_unique_number(seats: int) -> None:
    for session, seat in questions(seats, seats):
        context = session.context(seat)
        choices = session.board.choices(context)
        assert sorted(choice.move for choice in choices) == list(context.moves)
        numbers = [choice.number for choice in choices]
        assert len(set(numbers)) == len(numbers)
        for choice in choices:
            if context.prompt and context.prompt["key"] != "add":
                assert session.board.unavailable_move(context, choice.number) == choice.move
            shown = screen(session, seat)
            assert f"{choice.number} " in shown or f"… {choice.number}" in shown


def test_stack_shows_total_and_risk() -> None:
    session = at_table(
        hands=[["6", "6", "3", "3", "choose"], ["2"], ["2"] * 4],
        stack=["6", "plus", "6"],
        tokens=[0, 2, 1],
        spoilt=2,
    )
    shown = screen(session, 0)
    for words in (
        "to eat: 2 × 6 + 1", "2 Indigestions", "risk of eating", "6 serve", "66 skip",
        "33 skip", "eat 13", "●●○ 1 card", "●○○ 4 cards", "Bartholom",
    ):  # fmt: skip
        assert words in shown, words
    assert "O.O" in shown, "the cat is worried"


def test_impossible_number_is_refused_with_reason(tabbytop: Command, home: Path) -> None:
    ran = tabbytop("play", "tem-purr-a", "--seed", "3", "--seats", "you,random,random",
                   typed="77\n7\n6\n5\n4\n3\n2\n")  # fmt: skip
    assert ran.code == 0
    assert "(TP-A" in ran.out


def test_direction_of_play_is_drawn() -> None:
    hands = [["2"], ["2"], ["2"]]
    clockwise = screen(at_table(hands=hands, stack=["2"]), 0)
    other = screen(at_table(hands=hands, stack=["2"], clockwise=False), 0)
    assert clockwise.index("▶") < clockwise.index("◀")
    assert other.index("◀") < other.index("▶")
    assert "counterclockwise" in other


def test_other_hands_are_not_on_screen() -> None:
    shown = screen(at_table(hands=[["2"], ["7", "7"], ["6"]], stack=["3"]), 0)
    assert "Noodles" not in shown
    assert "Gyoza" not in shown


def test_whole_game_is_played_and_logged(tabbytop: Command, home: Path) -> None:
    typed = "1\n2\n3\n4\n5\n6\n7\n0\n" * 120
    ran = tabbytop("play", "tem-purr-a", "--seed", "5", "--seats", "you,random,random", typed=typed)
    assert ran.code == 0
    assert "The contest is over!" in ran.out
    assert "the score pad" in ran.out
    assert "tokens taken: 3" in ran.out


@pytest.mark.parametrize("command", ["rules", "cards", "table", "log", "help"])
def test_text_commands_print_pages(tabbytop: Command, home: Path, command: str) -> None:
    ran = tabbytop(
        "play", "tem-purr-a", "--seed", "5", "--seats", "you,random,random", typed=f"{command}\n"
    )
    assert ran.code == 0
    words = {"rules": "INDIGESTION", "cards": "Turn Around", "table": "Discard"}
    assert words.get(command, "") in ran.out


@pytest.mark.parametrize(
    ("chance", "told"),
    [(0.0, "0%"), (1.0, "100%"), (0.001, "1%"), (0.999, "99%"), (0.5, "50%")],
)
def test_percent_is_0_or_100_only_if_certain(chance: float, told: str) -> None:
    assert percent_text(chance) == told
