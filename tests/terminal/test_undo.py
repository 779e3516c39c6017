"""Undo is possible only if nothing was revealed since."""

from collections.abc import Callable
from contextlib import suppress

from tabbytop.kernel.generator import quick
from tabbytop.terminal.decision_prompt import DecisionPrompt
from tabbytop.terminal.screen import Quit
from tabbytop.terminal.session import Session
from tests.terminal.conftest import terminal
from tests.terminal.sessions import new_session, play_random_move

Keyboard = Callable[[list[str]], None]


def ask(session: Session, seat: int) -> None:
    """Prompt the seat until it quits or has answered."""
    with suppress(Quit):
        DecisionPrompt(session, seat).run()


def test_secret_choice_can_be_undone(keyboard: Keyboard) -> None:
    screen, output = terminal()
    session = new_session(screen, "you,random", options={"deck": "built"})
    seat = session.advance()
    assert seat == 0
    before = session.match.table.position()
    keyboard(["omit tom"])
    ask(session, 0)
    assert session.match.table.position() != before
    keyboard(["undo"])
    ask(session, 0)
    assert session.match.table.position() == before
    assert "Taken back." in output.getvalue()
    assert "Tom Cat" not in [s.text for s in session.log.lines(session.teller(0), 0)]


def test_undo_is_refused_after_another_answer() -> None:
    screen, _ = terminal()
    session = new_session(screen, "you,you", seed=3)
    first = session.advance()
    assert first is not None
    assert session.undo(first) == "There’s nothing to take back yet."
    session.play(first, session.match.game.vocabulary.move("play trickster 1"))
    session.play(first, session.match.game.vocabulary.move("trade 2"))
    other = session.advance()
    assert other is not None
    assert other != first
    assert session.undo(other) == "There’s nothing to take back yet."
    session.play(other, session.match.table.moves(other)[0])
    name = session.players[other].name
    assert session.undo(first) == f"{name} has answered since, so that move stands."


def test_undo_reverts_decision_or_changes_nothing_and_says_why() -> None:
    screen, _ = terminal()
    taken = 0
    reasons: set[str] = set()
    for seed in range(4):
        session = new_session(screen, "you,you,you", seed, {"deck": "all"})
        chance = quick(seed)
        while session.match.table.actors() and len(session.match.record.moves) < 90:
            if session.advance() is None:
                break
            play_random_move(session, chance)
            if not session.match.record.moves:
                continue
            seat = session.match.record.moves[-1][0]
            moves, position = list(session.match.record.moves), session.match.table.position()
            reason = session.undo(seat)
            if reason:
                reasons.add(reason)
                assert session.match.record.moves == moves
                assert session.match.table.position() == position
            else:
                taken += 1
                assert session.match.record.moves == moves[: len(session.match.record.moves)]
                assert not session.forced_prompt(seat)
                for again in moves[len(session.match.record.moves) :]:
                    session.play(again[0], session.match.game.vocabulary.move(again[1]))
                assert session.match.table.position() == position
    assert taken > 10
    assert reasons == {"Luck has spoken since, and nobody can unsee it: that move stands."}


def test_refused_undo_says_why() -> None:
    screen, _ = terminal()
    refused = 0
    for seed in range(4):
        session = new_session(screen, "you,random", seed, {"deck": "all"})
        chance = quick(seed)
        while len(session.match.record.moves) < 60 and session.advance() is not None:
            moves = list(session.match.record.moves)
            moved = session.log.last_decision(0) > 0
            reason = session.undo(0)
            if reason:
                assert reason.endswith("that move stands.") == moved
                refused += moved
            for seat, text in moves[len(session.match.record.moves) :]:
                session.play(
                    seat, session.match.game.vocabulary.move(text), session.forced_prompt(seat)
                )
            play_random_move(session, chance)
    assert refused > 20
