"""The command `hint`: a strong bot's move, what it brings, and the runner-up."""

from collections.abc import Callable

from tabbytop.games.meow.game import GAME as MEOW
from tabbytop.kernel.match import Match
from tabbytop.terminal.decision_prompt import DecisionPrompt
from tabbytop.terminal.hints import hint_text
from tabbytop.terminal.players import parse_seats
from tabbytop.terminal.session import Session
from tests.terminal.conftest import Command, terminal

Typed = Callable[[list[str]], None]


def test_hint_tells_the_move_its_reasons_and_the_runner_up(tabbytop: Command) -> None:
    ran = tabbytop("play", "kibble-scuffle", "--seed", "7", "--seats", "2", typed="hint\n")
    told = " ".join(ran.out.split())
    assert "A big cat would choose: " in told
    assert " of 5 cats" in told
    assert "Next best: " in told


def test_hint_has_the_words_of_the_readers_language(tabbytop: Command) -> None:
    ran = tabbytop(
        "play", "tem-purr-a", "--seed", "3", "--seats", "3", "--language", "de", typed="tipp\n"
    )
    assert "Eine große Katze würde wählen: " in " ".join(ran.out.split())


def test_bot_that_follows_events_gives_a_hint(keyboard: Typed) -> None:
    screen, output = terminal()
    session = Session(screen, Match.deal(MEOW, 3, 1), parse_seats("you,kitten,kitten"))
    seat = session.advance()
    assert seat == 0
    keyboard(["hint", "ready"])
    DecisionPrompt(session, 0).run()
    assert "There’s nothing here that you can’t do." in " ".join(output.getvalue().split())


def test_people_against_each_other_get_no_hint_in_a_memory_game() -> None:
    screen, _ = terminal()
    session = Session(screen, Match.deal(MEOW, 3, 1), parse_seats("Ana,Ben,kitten"))
    assert hint_text(session, 0).startswith("No hints in this game")
