"""Meow! animates turns, also for several people at one keyboard."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tabbytop.games.meow.cards import RULES
from tabbytop.games.meow.terminal.view_helpers import meow_view
from tabbytop.kernel.events import Event
from tabbytop.terminal.game_loop import play
from tabbytop.terminal.session import Session
from tests.games.meow.terminal_sessions import (
    VARIANTS,
    at_first_turn,
    at_table,
    everything_told,
    new_session,
    play_moves,
    questions,
    rule,
    text,
)
from tests.terminal.conftest import terminal

pytestmark = pytest.mark.usefixtures("pressing_enter", "home")

Keyboard = Callable[[list[str]], None]

# Animation.


def test_turn_is_animated_act_by_act_and_then_gone(keyboard: Keyboard) -> None:
    screen, output = terminal()
    session = at_table("you,random,random", screen, active=1)
    keyboard(["", ""])
    play_moves(session, 1, "play peel banana", "do peel banana", "do yodel", "say paris", "check")
    play_moves(session, 2, "reveal moo")
    watched = output.getvalue()
    moments = [
        "Biscuit plays",
        rule("peel banana").shown,
        rule("yodel").shown,
        "“Paris”",
        "Biscuit points at Pickles: “Did I break one of your rules?”",
        f"shows {rule('moo').title}",
        "shuffled into the pile",
    ]
    places = [watched.index(moment) for moment in moments]
    assert places == sorted(places)
    assert "Yodel" not in watched.replace(rule("yodel").noise, "")
    assert rule("yodel").shown not in everything_told(session)


def test_helper_option_names_acts(keyboard: Keyboard) -> None:
    screen, output = terminal()
    session = at_table("you,random,random", screen, active=1, options={"helper": True})
    play_moves(session, 1, "play peel banana", "do yodel")
    assert f"({rule('yodel').label})" in output.getvalue()


def test_judge_eyes_shows_act_once(keyboard: Keyboard) -> None:
    screen, output = terminal()
    session = at_table("you,random,random", screen, active=1, options={"judge": "eyes"})
    play_moves(session, 1, "play peel banana", "do yodel", "do moo")
    watched = output.getvalue()
    assert watched.count(rule("yodel").noise) == 1
    play_moves(session, 1, "check")
    play_moves(session, 2, "no")
    assert session.prompt_key(0) == "answer"
    assert rule("yodel").noise not in text(session.board.draw_screen(session.context(0)))
    play_moves(session, 0, "look")
    assert rule("yodel").noise in text(session.board.draw_screen(session.context(0)))


def test_skipping_animation_still_shows_the_end(
    keyboard: Keyboard, monkeypatch: pytest.MonkeyPatch
) -> None:
    screen, output = terminal()
    monkeypatch.setattr(screen, "pause", lambda seconds: True)
    session = at_table("you,random,random", screen, active=1)
    keyboard(["", ""])
    play_moves(session, 1, "play peel banana", "do yodel", "do moo", "check")
    screens = output.getvalue().split("\x1b[2J\x1b[H")[1:]
    assert len(screens) == 3, "the first moment, the end of the turn, the next turn"
    assert "takes it back" in screens[1]
    assert rule("yodel").noise in screens[1]


def test_animation_does_not_wait_in_pipe() -> None:
    screen, _ = terminal()
    assert screen.pause(1000.0) is False


def test_quitting_during_animation_saves_game(keyboard: Keyboard, home: Path) -> None:
    screen, output = terminal()
    session = new_session("you,random,random", 5, screen)
    keyboard(["", "", "quit"])
    play(session)
    assert "Saved in" in output.getvalue()
    assert list(home.glob("meow*.json"))


@pytest.mark.parametrize("seats", ["you,random,random,random", "Ana,Ben,Cleo,Dora"])
@pytest.mark.parametrize("options", VARIANTS[:3], ids=str)
def test_animation_reveals_nothing_hidden(
    seats: str, options: dict[str, object], monkeypatch: pytest.MonkeyPatch
) -> None:
    screen, _ = terminal()
    session = new_session(seats, 6, screen, **options)
    reader = session.only_person
    shown: list[str] = []
    told: list[dict[str, object]] = []
    monkeypatch.setattr(screen, "show", lambda lines: shown.append(text(lines)))
    apply_move = session.apply_move

    def overhear(seat: int, move: int, forced: str = "") -> list[Event]:
        events = apply_move(seat, move, forced)
        told.extend(event.seen_by(reader) for event in events)
        return events

    monkeypatch.setattr(session, "apply_move", overhear)
    watched = 0
    for _ in questions(session, most=60):
        may = _public_titles(told, session, reader)
        watched += len(shown)
        for page in shown:
            seen = " ".join(page.split())
            assert not [
                rule.title for rule in RULES if rule.title in seen and rule.title not in may
            ]
        shown.clear()
    assert watched > 10


def _public_titles(told: list[Any], session: Session, reader: int | None) -> set[str]:
    """Return the rule names told to the reader in the last two turns, and the own hand."""
    turns = [place for place, event in enumerate(told) if event["event"] == "turn"]
    recent = told[turns[-3] :] if len(turns) > 2 else told
    names = {
        str(event[key]) for event in recent for key in ("card", "drawn", "fresh") if key in event
    }
    names.update(name for event in told for name in event.get("cards", ()))
    view = meow_view(session.match.table.view(reader))
    names.update(card["name"] for card in [*(view["listed"] or [])])
    return {rule(name).title for name in names}


# Several people at one keyboard.


def test_acts_are_animated_for_all_while_hands_stay_hidden(keyboard: Keyboard) -> None:
    screen, output = terminal()
    session = at_first_turn("Ana,Ben,Cleo", screen)
    active = session.match.table.actors()[0]
    own = meow_view(session.context(active).view)["own"]
    assert own is not None
    laid, other = [card["title"] for card in own["hand"]]
    name, following = (session.players[(active + step) % 3].name for step in (0, 1))
    keyboard([name[0], "1", "yodel; moo; check", "", "", "quit"])
    play(session)
    acting, performed, on_stage = output.getvalue().partition(f"{name} plays {laid}")
    assert "Please the cat" in acting
    assert performed
    assert rule("yodel").shown in on_stage
    assert other in acting
    assert other not in on_stage
    assert f"Pass the keyboard to {following}." in on_stage


def test_objections_are_asked_together(keyboard: Keyboard) -> None:
    screen, output = terminal()
    session = at_table("Ana,Ben,Cleo,random", screen, active=3, options={"judge": "eyes"})
    play_moves(session, 3, "play lick paw", "check")
    keyboard(["", "quit"])
    play(session)
    said = [move for move in session.match.record.moves if move[0] != 3]
    assert said == [(1, "wait"), (2, "wait")]
    asked = output.getvalue()
    assert "Was the card on the altar obeyed?" in asked
    for name in ("croak", "hiss", "cough", "nitpick"):
        assert rule(name).title not in asked.partition("Pass the keyboard")[0]


@pytest.mark.parametrize(
    ("seats", "told"), [("you,random,random", True), ("Ana,Ben,random", False)]
)
def test_wrongly_named_card_is_told_to_its_holder_only(
    keyboard: Keyboard, seats: str, told: bool
) -> None:
    screen, output = terminal()
    session = at_table(seats, screen, active=2, options={"judge": "eyes"})
    keyboard([""] * 30)
    play_moves(session, 2, "play moo", "do moo", "do croak", "check")
    play_moves(session, 0, "broken croak", "wait")
    assert ("but it was obeyed. That counts as a no" in output.getvalue()) == told
    assert ("Ana says no: no rule broken." in output.getvalue()) != told


def test_person_may_object_before_bot_answers() -> None:
    session = at_table("you,random,random", active=1, options={"judge": "eyes"})
    play_moves(session, 1, "play peel banana", "check")
    assert session.prompt_key(2) == "answer"
    assert session.advance() == 0
    assert session.prompt_key(0) == "object"
    play_moves(session, 0, "object")
    assert meow_view(session.context(0).view)["played"] is None
