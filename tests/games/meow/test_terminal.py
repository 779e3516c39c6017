"""The board of Meow!: screens fit, acts are found by parts, whole games."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tabbytop.games.meow.cards import NAMES, WORDS, WORDS_OF_ACT
from tabbytop.games.meow.game import GAME
from tabbytop.kernel.errors import IllegalMove
from tabbytop.terminal import input_parser
from tabbytop.terminal.board import Board
from tabbytop.terminal.decision_prompt import DecisionPrompt
from tabbytop.terminal.replay import Replay
from tabbytop.terminal.saves import Save
from tabbytop.terminal.screen import Quit
from tabbytop.terminal.texts import speaking
from tests.games.meow.terminal_sessions import (
    NAMED,
    VARIANTS,
    at_table,
    lists,
    new_session,
    play_moves,
    questions,
    rule,
    text,
)
from tests.terminal.conftest import Command, terminal

pytestmark = pytest.mark.usefixtures("pressing_enter", "home")

Keyboard = Callable[[list[str]], None]

# Screens.


@pytest.mark.parametrize("size", [(80, 24), (60, 24), (140, 40)], ids=str)
@pytest.mark.parametrize(
    ("seats", "options"), list(zip((3, 5, 7, 12), VARIANTS, strict=True)), ids=str
)
def test_every_screen_fits(seats: int, options: dict[str, object], size: tuple[int, int]) -> None:
    width, height = size
    names = ",".join(NAMED.split(",")[:seats])
    for session, seat in questions(new_session(names, seats, **options), most=40):
        if seat < 0:
            continue
        context = session.context(seat, notice="There is no Croak in your hand (MW-M14).")
        context = replace(context, width=width, height=height)
        for opened in ["", *lists(session, context)]:
            lines = session.board.draw_screen(replace(context, opened=opened))
            assert len(lines) < height, (opened, text(lines))
            assert all(line.cell_len <= width for line in lines), (opened, text(lines))


def test_every_animation_frame_fits() -> None:
    screen, _ = terminal()
    seen: list[str] = []

    def look(lines: list[Any]) -> None:
        assert len(lines) <= 23
        assert all(line.cell_len <= 80 for line in lines)
        seen.append(text(lines))

    screen.show = look  # type: ignore[method-assign]  # to see what it would show
    session = new_session(NAMED, screen=screen, rounds=1)
    for _ in questions(session, most=100):
        pass
    assert len(seen) > 20


@pytest.mark.parametrize(("width", "height"), [(1, 1), (20, 8), (40, 12)])
def test_tiny_terminal_does_not_crash(width: int, height: int) -> None:
    for session, seat in questions(new_session(NAMED, rounds=1), most=30):
        context = replace(session.context(seat), width=max(width, 20), height=height)
        session.board.draw_screen(context)


def test_numbers_are_unique_and_lists_are_short() -> None:
    for session, seat in questions(new_session("Ana,Ben,Cleo", mode="before-after", rounds=1)):
        context = session.context(seat)
        numbers = [choice.number for choice in session.board.choices(context)]
        assert len(set(numbers)) == len(numbers) <= 120
        for choice in session.board.choices(context):
            assert choice.opens or choice.move in context.moves


def test_plain_board_truncates_long_lists() -> None:
    session = at_table()
    play_moves(session, 0, "play croak")
    lines = Board(GAME).draw_screen(session.context(0))
    assert len(session.match.table.moves(0)) > 3000
    assert len(lines) <= 23
    assert "more: type one" in text(lines)


def test_screen_shows_budget_card_and_acts_of_turn() -> None:
    session = at_table()
    play_moves(session, 0, "play croak", "do croak", "do croak", "do moo", "say paris")
    shown = text(session.board.draw_screen(session.context(0)))
    for words in (
        rule("croak").title, "●●●○○○○○○○ 3 of 10", "Croak ×2", "Moo", ": Paris", "pile: 1",
        "5 Noises 34", "9 Memory 8", "0 check", "B Biscuit", "▮▮", "^o^",
    ):  # fmt: skip
        assert words in shown, words


# Typing.


@pytest.mark.parametrize(
    ("line", "moves"),
    [
        (
            "croak; cough 2; paris; check",
            ["do croak", "do cough", "do cough", "say paris", "check"],
        ),
        ("CROAK , Hiss x3", ["do croak", "do hiss", "do hiss", "do hiss"]),
        ("11 2; 13", ["do croak", "do croak", "do moo"]),
        ("ribbit", ["do croak"]),
        ("do trump", ["do trunk call"]),
        ("PARÍS", ["say paris"]),
        ("creme brulee", ["say crème brûlée"]),
        ("table lamp", ["say table lamp"]),
        ("say table", ["say table"]),
        ("0", ["check"]),
        ("done", ["check"]),
    ],
)
def test_typed_acts_are_parsed(keyboard: Keyboard, line: str, moves: list[str]) -> None:
    session = at_table()
    play_moves(session, 0, "play croak")
    before = len(session.match.record.moves)
    keyboard([line, "", ""])
    DecisionPrompt(session, 0).run()
    assert [move for _, move in session.match.record.moves[before:]] == moves


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("croak; grrmpf; check", "None of that was done. `grrmpf`: No act and no word has"),
        ("croak; check; moo", "`check`: Nothing else can follow this on the same line."),
        ("croak 9; croak", "9 times is enough (MW-S1)"),
        ("croak; name", "`name`: that could be `"),
        ("croak; stir; check", "`stir`: that could be `stir cauldron` or `"),
        ("croak; wag", "`wag`: that could be `wag tail` or `"),
        ("xyzzy", "No act and no word has 'xyzzy' in it."),
        ("play hiss", "You’ve already played a card this turn"),
        ("150", "There’s no 150 here"),
    ],
)
def test_line_with_impossible_act_changes_nothing(keyboard: Keyboard, line: str, told: str) -> None:
    screen, output = terminal(100, 30)
    session = at_table(screen=screen)
    play_moves(session, 0, "play croak")
    before = session.match.table.position()
    keyboard([line])
    with pytest.raises(Quit):
        DecisionPrompt(session, 0).run()
    assert told.lower() in " ".join(output.getvalue().lower().split())
    assert session.match.table.position() == before


def test_ambiguous_text_opens_search_list(keyboard: Keyboard) -> None:
    screen, output = terminal()
    session = at_table(screen=screen)
    play_moves(session, 0, "play croak")
    keyboard(["your", "58"])
    DecisionPrompt(session, 0).run()
    assert "Found 'your'" in output.getvalue()
    assert session.match.record.moves[-1][1] == f"do {NAMES[58 - 11]}"


def test_words_of_spoken_act_are_paged(keyboard: Keyboard) -> None:
    screen, output = terminal()
    session = at_table(screen=screen)
    play_moves(session, 0, "play croak")
    keyboard(["city", "0", "70"])
    DecisionPrompt(session, 0).run()
    assert "page 1 of" in output.getvalue()
    assert "page 2 of" in output.getvalue()
    cities = [WORDS[word] for word in WORDS_OF_ACT[NAMES.index("city")]]
    assert session.match.record.moves[-1][1] == f"say {cities[69]}"


def test_act_beyond_budget_is_refused_with_reason() -> None:
    session = at_table()
    play_moves(session, 0, "play croak", *(f"do {name}" for name in NAMES[:10]))
    choice = input_parser.parse_answer("25", session.context(0), session.board)
    with pytest.raises(IllegalMove, match="MW-S1"):
        session.play(0, choice.move)


def test_enter_is_ready_and_passes_hand(keyboard: Keyboard) -> None:
    session = new_session("you,random,random")
    assert session.advance() == 0
    keyboard(["", ""])
    DecisionPrompt(session, 0).run()
    assert session.match.record.moves[-1] == (0, "ready")
    assert session.advance() == 0
    assert session.prompt_key(0) == "pass"
    DecisionPrompt(session, 0).run()
    assert (0, "pass") in session.match.record.moves


def test_strike_by_partial_name_is_shown(keyboard: Keyboard) -> None:
    session = new_session("you,random,random")
    session.advance()
    keyboard([f"yodel; {rule('roar').title}"])
    DecisionPrompt(session, 0).run()
    assert [move for _, move in session.match.record.moves][-2:] == ["strike yodel", "strike roar"]
    shown = text(session.board.draw_screen(session.context(0, opened="group 0")))
    assert "Yodel ✗" in shown
    assert "Yodel" not in "\n".join(told.text for told in session.context(1).log)
    assert "Yodel ✗" not in text(session.board.draw_screen(session.context(1, opened="group 0")))


# Whole games.


def test_whole_game_by_typed_lines(tabbytop: Command, home: Path) -> None:
    turns = "1\n2\ncroak; cough 2; paris; moo; check\n" * 9  # 1 or 2 also reveals
    ran = tabbytop(
        "play", "meow", "--seed", "5", "--seats", "you,random,random", "-o", "rounds=3",
        typed=f"\n\n{turns}",
    )  # fmt: skip
    assert ran.code == 0
    for words in ("Everyone gets 2 rules", "Play a card", "Please the cat", "the score pad"):
        assert words in ran.out
    saved = next(home.glob("meow*.json")).stem
    again = tabbytop("replay", saved)
    assert again.code == 0
    for words in ("say paris", "You perform: Croak.", "best check"):
        assert words in again.out


def test_log_of_bot_game_keeps_fleeting_events() -> None:
    session = new_session("random,random,random", 4, rounds=1, judge="eyes")
    while session.play_one_bot_move():
        pass
    assert any(event.fleeting for told in session.log.entries for event in told.events)


@pytest.mark.parametrize("command", ["rules", "table", "log", "help"])
def test_text_commands_print_pages(tabbytop: Command, home: Path, command: str) -> None:
    ran = tabbytop("play", "meow", "--seed", "5", "--seats", "you,random,random",
                   typed=f"\n\n{command}\n")  # fmt: skip
    assert ran.code == 0
    words = {
        "rules": "BEFORE THE DEAL",
        "table": "Different acts a turn: 8",
        "help": "replace <card>",
    }
    assert words.get(command, "") in ran.out


@pytest.mark.parametrize("seats", [3, 12])
def test_replay_screens_fit(seats: int) -> None:
    screen, _ = terminal()
    session = new_session(NAMED if seats == 12 else "Ana,Ben,Cleo", rounds=1, judge="eyes")
    for _ in questions(session, most=90):
        pass
    replay = Replay(screen, Save(session.match, session.players))
    acts = 0
    for move in range(0, replay.move_count + 1, 3):
        replay.at = move
        lines = replay.draw()
        assert len(lines) <= 23
        acts += "This turn ●" in text(lines)
    assert acts


def test_whole_turn_on_one_line(keyboard: Keyboard) -> None:
    session = at_table()
    keyboard(["1; croak; peel banana; cough 2; nitpick; moo; lick paw; oink; check", ""])
    DecisionPrompt(session, 0).run()
    result = session.match.table.result()
    assert result is not None
    assert result.winners == (0,)


# Other languages.


def test_screens_speak_german_and_fit() -> None:
    told: list[str] = []
    with speaking("de"):
        screen, _ = terminal()
        screen.show = lambda lines: told.append(text(lines))  # type: ignore[method-assign]  # to see what it would show
        for session, seat in questions(
            new_session("you,Ana,Ben", screen=screen, rounds=1), most=60
        ):
            context = session.context(seat)
            for opened in ["", *lists(session, context)]:
                lines = session.board.draw_screen(replace(context, opened=opened))
                assert all(line.cell_len <= 80 for line in lines)
                told.append(text(lines))
            told.append(text(session.board.details(context)))
    screens = "\n".join(told)
    for words in ("Runde 1", "ist dran", "Stapel:", "Laute 34", "Quaken", "Im Stapel"):
        assert words in screens, words
    for words in ("round ", " turn", "pile", "Croak", "Enter: back", " card", "Type "):
        assert words not in screens, words


@pytest.mark.parametrize(
    ("line", "move"), [("quaken", "do croak"), ("zisch", "do hiss"), ("köln", "say cologne")]
)
def test_acts_and_words_are_found_in_german(line: str, move: str) -> None:
    with speaking("de"):
        session = at_table()
        play_moves(session, 0, "play croak")
        choice = input_parser.parse_answer(line, session.context(0), session.board)
    assert GAME.vocabulary.text(choice.move) == move


def test_german_labels_fit_into_the_list_of_acts() -> None:
    with speaking("de"):
        session = at_table()
        play_moves(session, 0, "play croak")
        context = session.context(0)
        labels = [
            session.board.choice_label(context, choice)
            for choice in session.board.choices(context)
            if choice.number > 10
        ]
    assert [label for label in labels if label.endswith("…")] == []
    assert len(set(labels)) == len(labels)
