"""News is shown below the table if it fits, else paged before the prompt."""

from collections.abc import Callable

import pytest

from tabbytop.terminal.decision_prompt import DecisionPrompt
from tabbytop.terminal.game_loop import play
from tabbytop.terminal.pager import page_through
from tabbytop.terminal.screen import Quit
from tabbytop.terminal.text_layout import Lines, wrap
from tests.terminal.conftest import terminal
from tests.terminal.sessions import arranged_session, new_session

Keyboard = Callable[[list[str]], None]


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Collect all prompts; every answer is Enter, and the first move prompt ends the input."""
    labels: list[str] = []

    def answer(label: str = "") -> str:
        labels.append(label)
        if "number or move" in label:
            raise EOFError
        return ""

    monkeypatch.setattr("builtins.input", answer)
    return labels


def hundred() -> Lines:
    return [line for number in range(100) for line in wrap(f"line {number}.", 80)]


def test_long_news_is_paged_before_the_prompt(asked: list[str]) -> None:
    screen, output = terminal()
    session = new_session(screen, "you,random,random")
    session.advance()
    assert not session.board.shows_all_unread(session.context(0))
    with pytest.raises(Quit):
        DecisionPrompt(session, 0).run()
    assert asked == ["Enter: your turn > ", "number or move, ? for help > "]
    first = output.getvalue().partition("Your turn.")[0]
    assert all(told.text.split(",")[0] in first for told in session.context(0).log)


def test_short_news_is_shown_beside_the_table(asked: list[str]) -> None:
    screen, _ = terminal(140, 40)
    session = new_session(screen, "you,random,random")
    session.advance()
    with pytest.raises(Quit):
        DecisionPrompt(session, 0).run()
    assert asked == ["number or move, ? for help > "]


def test_table_is_compacted_before_news_is_paged() -> None:
    screen, _ = terminal(80, 22)
    session = arranged_session(
        screen, "Ana,Ben", hands=[["house"], ["fat"]], food=["321", "1", "2"]
    )
    for seat, move in ((0, "play house 1"), (1, "play fat 2")):
        session.play(seat, session.match.game.vocabulary.move(move))
    drawn = "\n".join(line.plain for line in session.board.draw_screen(session.context(0)))
    assert session.board.shows_all_unread(session.context(0))
    assert "○ ○" in drawn
    assert "Ben plays Fat Cat" in drawn


def test_line_typed_on_page_is_next_answer(keyboard: Keyboard) -> None:
    screen, output = terminal()
    session = new_session(screen, "you,random,random")
    session.advance()
    keyboard(["rules", "cards", "play kitten 1"])
    DecisionPrompt(session, 0).run()
    assert session.match.record.moves[-1] == (0, "play kitten 1")
    assert "Swaps all the food here" in output.getvalue()


@pytest.mark.parametrize("typed", [["11"], ["rules", "cards", "11"]])
def test_number_typed_before_menu_is_not_played(keyboard: Keyboard, typed: list[str]) -> None:
    screen, output = terminal()
    session = new_session(screen, "you,random,random")
    session.advance()
    before = len(session.match.record.moves)
    keyboard(typed)
    with pytest.raises(Quit):
        DecisionPrompt(session, 0).run()
    assert len(session.match.record.moves) == before
    menu = output.getvalue().split("\x1b[2J\x1b[H")[-1]
    assert "11 of what? Here’s the list" in menu
    assert "Your turn." in menu
    keyboard([*typed, "11"])
    DecisionPrompt(session, 0).run()
    assert session.match.record.moves[-1] == (0, "play kitten 1")


def test_number_typed_after_menu_is_played(keyboard: Keyboard) -> None:
    screen, _ = terminal(140, 40)
    session = new_session(screen, "you,random,random")
    session.advance()
    keyboard(["cards", "11"])
    DecisionPrompt(session, 0).run()
    assert session.match.record.moves[-1] == (0, "play kitten 1")


def test_pager_goes_forward_and_back(keyboard: Keyboard) -> None:
    screen, output = terminal()
    keyboard(["", "up", "", "b"])
    assert page_through(screen, hundred) == ""
    pages = output.getvalue().split("\x1b[2J\x1b[H")[1:]
    assert [page.split()[1] for page in pages] == ["0.", "23.", "0.", "23."]


def test_log_opens_at_end(keyboard: Keyboard) -> None:
    screen, output = terminal()
    keyboard(["u", "u", "22"])
    assert page_through(screen, hundred, at_end=True) == "22"
    pages = output.getvalue().split("\x1b[2J\x1b[H")[1:]
    assert [page.split()[1] for page in pages] == ["77.", "54.", "31."]


def test_last_events_are_shown_before_score_pad(keyboard: Keyboard) -> None:
    screen, output = terminal(100, 30)
    session = arranged_session(
        screen,
        "you,random",
        hands=[["house"], ["tom"]],
        bowls=[["fat of 0", "kitten of 0", "greedy of 0"], [], []],
        food=["3", "1", "1"],
        eaten=["333333", ""],
    )
    session.save = lambda path=None: session.path  # type: ignore[method-assign]  # its record has no deal
    keyboard(["", "house fish", "1", "", "what", "n"])
    play(session)
    told, pad, after = output.getvalue().partition("the score pad\n")
    assert pad
    assert "Dinner time at the Fish bowl!" in told
    assert "Dinner time" not in after


def test_rematch_question_explains_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    screen, _ = terminal(100, 30)
    labels: list[str] = []
    answers = iter(["hm", "n"])

    def answer(label: str = "") -> str:
        if "y" not in label.split() and "Play again" not in label:
            return "1"
        labels.append(label)
        return next(answers)

    monkeypatch.setattr("builtins.input", answer)
    session = arranged_session(
        screen,
        "you,random",
        hands=[["house"], ["tom"]],
        bowls=[["fat of 0", "kitten of 0", "greedy of 0"], [], []],
        food=["3", "1", "1"],
        eaten=["333333", ""],
    )
    session.save = lambda path=None: session.path  # type: ignore[method-assign]  # its record has no deal
    session.play(0, session.match.game.vocabulary.move("play house 1"))
    play(session)
    assert labels[0] == "Play again? y/n > "
    assert labels[1].startswith("y deals a new game")


@pytest.mark.parametrize(("size", "times"), [((70, 24), 1), ((80, 20), 1), ((80, 24), 0)])
def test_small_window_warning_is_shown_once(
    keyboard: Keyboard, size: tuple[int, int], times: int
) -> None:
    screen, output = terminal(*size)
    session = new_session(screen, "you,random,random")
    session.advance()
    keyboard(["", "purr", "purr"])
    with pytest.raises(Quit):
        DecisionPrompt(session, 0).run()
    assert output.getvalue().count("A window of 80×24") == times
