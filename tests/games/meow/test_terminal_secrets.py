"""Meow! shows no hidden rule and keeps no fleeting event."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tabbytop.games.meow.cards import RULES
from tabbytop.games.meow.game import GAME
from tabbytop.games.meow.terminal.view_helpers import meow_view
from tabbytop.terminal.decision_prompt import DecisionPrompt
from tabbytop.terminal.log_view import full_log_page
from tabbytop.terminal.render_context import RenderContext
from tabbytop.terminal.screen import Quit
from tabbytop.terminal.session_log import SessionLog
from tests.games.meow.terminal_sessions import (
    VARIANTS,
    at_first_turn,
    at_table,
    everything_told,
    lists,
    new_session,
    play_moves,
    questions,
    rule,
    text,
)
from tests.terminal.conftest import Command, terminal

pytestmark = [pytest.mark.extended, pytest.mark.usefixtures("pressing_enter", "home")]

Keyboard = Callable[[list[str]], None]

# Hidden rules.


def allowed(view: Any, context: RenderContext) -> set[str]:
    """Return the rules whose titles may be on a reader's screen."""
    own = view["own"]
    cards = [*(own["hand"] if own and context.prompt is not None else [])]
    cards.extend(card for card in [view["played"]] if card)
    cards.extend([view["revealed"]["card"]] if view["revealed"] else [])
    titles = {card["title"] for card in [*cards, *(view["listed"] or [])]}
    return titles | ({rule(view["gone"]).title} if view["gone"] else set())


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_hidden_rules_are_on_no_page(options: dict[str, object]) -> None:
    shown = 0
    for session, seat in questions(new_session("Ana,Ben,Cleo,Dora", 9, **options), most=50):
        for reader in (seat, None):
            if reader is not None and reader < 0:
                continue
            context = session.context(reader)
            may = allowed(meow_view(context.view), context)
            pages = [session.board.draw_screen(context), session.board.details(context)]
            pages.extend(
                session.board.draw_screen(replace(context, opened=opened))
                for opened in lists(session, context)
            )
            if reader is not None:
                pages.append(full_log_page(session, reader))
            seen = " ".join("\n".join(text(page) for page in pages).split())
            shown += any(title in seen for title in may)
            for card in RULES:
                assert card.title in may or card.title not in seen, card.title
    assert shown > 20


def test_replacement_suggestions_do_not_use_hidden_knowledge(keyboard: Keyboard) -> None:
    screen, output = terminal()
    session = at_table(screen=screen)
    known = {"peel banana", "cough"}  # with the left neighbour: they can be replaced
    texts = {GAME.vocabulary.text(move) for move in session.match.table.moves(0)}
    assert {f"replace {name}" for name in known} <= texts
    keyboard(["10", "replac", "", "replace", "p", "replace b", "replace cough"])
    DecisionPrompt(session, 0).run()
    before = output.getvalue()
    for name in ("Banana", "banana", "cough", rule("cough").title):
        assert name not in before
    assert session.match.record.moves[-1] == (0, "replace cough")


@pytest.mark.parametrize("name", ["cough", "baa"])
def test_parsing_a_line_reveals_nothing(keyboard: Keyboard, name: str) -> None:
    """Parsing reveals neither what the reader knows nor how a check would end."""
    screen, output = terminal(100, 30)
    session = at_table(screen=screen)
    keyboard([f"replace {name}; xyzzy", f"1; croak; {name} 2; check; xyzzy"])
    with pytest.raises(Quit):
        DecisionPrompt(session, 0).run()
    said = " ".join(output.getvalue().split())
    assert f"`replace {name}`: Nothing else can follow this on the same line." in said
    assert "`check`: Nothing else can follow this on the same line." in said
    assert not session.match.record.moves


def test_cards_command_lists_whole_box(tabbytop: Command, home: Path) -> None:
    ran = tabbytop("play", "meow", "--seed", "1", "--seats", "you,random,random",
                   typed="cards\n")  # fmt: skip
    assert ran.code == 0
    listed = " ".join(ran.out.split())
    assert not [card.title for card in RULES if card.title not in listed]


# Fleeting events.


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_fleeting_events_are_not_logged(options: dict[str, object]) -> None:
    fleeting = 0
    session = new_session("you,random,random,random", 4, **options)
    for _ in questions(session, 5, most=150):
        assert not any(event.fleeting for told in session.log.entries for event in told.events)
    whole = SessionLog.from_record(
        session.board, session.match.record, alone=True, keep_fleeting=True
    )
    remembered = everything_told(session)
    for event in [event for chapter in whole.entries for event in chapter.events]:
        fleeting += event.fleeting
        if event.kind == "acted":
            done = rule(str(event.public["act"]))
            assert done.shown not in remembered
            assert done.label not in remembered
            assert f"“{event.public['word']}”" not in remembered
        for name in [event.public.get("card"), *event.seen_by(0).get("cards", ())]:  # type: ignore[misc]  # a list of names
            assert name is None or rule(str(name)).title not in remembered
    assert fleeting > 20


def test_next_turn_shows_nothing_of_last_turn() -> None:
    session = at_table("Ana,Ben,Cleo,Dora")
    play_moves(session, 0, "play croak", "do croak", "do yodel", "say paris", "check")
    play_moves(session, 1, "reveal cough")
    play_moves(session, 1, "play peel banana")
    for reader in (0, 1, 2, None):
        shown = text(session.board.draw_screen(replace(session.context(reader), prompt=None)))
        for words in ("Yodel", "yodels", "paris", rule("croak").title, rule("cough").title):
            assert words not in shown


def test_own_acts_can_be_undone_until_check(keyboard: Keyboard) -> None:
    session = at_first_turn("Ana,Ben,Cleo")
    active = session.match.table.actors()[0]
    assert session.undo(active).endswith("that move stands."), "the hand that went on stays gone"
    hand = meow_view(session.context(active).view)["own"]
    assert hand is not None
    play_moves(session, active, f"play {hand['hand'][0]['name']}", "do yodel", "do moo")
    assert session.undo(active) == ""
    assert session.match.record.moves[-1] == (active, "do yodel")
    play_moves(session, active, "check")
    assert session.undo(active).endswith("that move stands.")


def test_undone_act_is_not_animated(keyboard: Keyboard) -> None:
    screen, output = terminal()
    session = at_first_turn("Ana,Ben,Cleo", screen)
    active = session.match.table.actors()[0]
    card = GAME.vocabulary.text(session.match.table.moves(active)[0])
    play_moves(session, active, card, "do yodel", "do moo")
    session.undo(active)
    keyboard([""] * 9)
    play_moves(session, active, "check")
    assert rule("yodel").shown in output.getvalue()
    assert rule("moo").shown not in output.getvalue()
