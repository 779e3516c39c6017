"""Several people at one keyboard: nobody sees what only another may know."""

from collections.abc import Callable

from tabbytop.terminal import guide
from tabbytop.terminal.game_loop import play
from tabbytop.terminal.log_view import log_page
from tests.terminal.conftest import terminal
from tests.terminal.sessions import arranged_session, new_session

ANAS = ["kitten", "kitten", "greedy", "house", "bag"]
BENS = ["tom", "queen", "mangy", "robo-vac", "trickster"]
BENS_TITLES = ["Tom Cat", "Queen Cat", "Mangy Cat", "Robo-Vac", "Trickster Cat"]


def test_cards_of_other_hands_are_on_no_page() -> None:
    screen, _ = terminal()
    session = arranged_session(screen, "Ana,Ben", hands=[ANAS, BENS], active=0)
    context = session.context(0)
    pages = [
        session.board.draw_screen(context),
        guide.help_page(context),
        log_page(session.log.lines(session.teller(0), 0), 80),
    ]
    seen = "\n".join(line.plain for page in pages for line in page)
    assert "Greedy Cat" in seen
    for title in BENS_TITLES:
        assert title not in seen


def test_details_hide_decks_of_others() -> None:
    screen, _ = terminal()
    everything = [*ANAS, *BENS]
    session = arranged_session(screen, "Ana,Ben", hands=[everything, BENS], active=0)
    details = "\n".join(line.plain for line in session.board.details(session.context(0)))
    for title in BENS_TITLES:
        assert title not in details


def test_log_shows_each_reader_own_draws_only() -> None:
    screen, _ = terminal()
    session = new_session(screen, "Ana,Ben", seed=3)
    logs = [
        "\n".join(s.text for s in session.log.lines(session.teller(seat), seat)) for seat in (0, 1)
    ]
    for log, other in zip(logs, ("Ben", "Ana"), strict=True):
        assert f"{other} draws 5 cards." in log
        assert "You draw " in log
        assert f"{other} draws " not in log.replace(f"{other} draws 5 cards.", "")


def test_hand_over_screen_separates_two_people(keyboard: Callable[[list[str]], None]) -> None:
    screen, output = terminal()
    session = new_session(screen, "Ana,Ben", seed=3, options={"opening": "chosen"})
    keyboard(["a", "hold tom", "hold queen", "hold feral", "hold house", "hold fat", "", "b"])
    play(session)
    shown = output.getvalue()
    before, curtain, after = shown.rpartition("Pass the keyboard to Ben.")
    assert curtain
    before, cleared, public = before.rpartition("\x1b[2J\x1b[H\x1b[3J")
    assert cleared
    assert "Feral Cat" in before
    assert "Feral Cat" not in public
    bens_screen = after.partition("Saved in")[0]
    assert "Your hand: empty" in bens_screen
    assert "You pick" not in bens_screen
    assert shown.index("\x1b[?1049h") < shown.index("Pass the keyboard to Ana.")
    assert "\x1b[?1049l" in after


def test_single_person_sees_no_hand_over_screen(keyboard: Callable[[list[str]], None]) -> None:
    screen, output = terminal()
    keyboard(["11", "quit"])
    play(new_session(screen, "you,random,random"))
    assert "Pass the keyboard" not in output.getvalue()


def test_secret_choices_finish_before_hand_over(
    keyboard: Callable[[list[str]], None],
) -> None:
    screen, output = terminal()
    session = new_session(screen, "Ana,Ben,random", options={"deck": "built"})
    keyboard(["ana", *(f"omit {card}" for card in ("tom", "fat", "bag", "mama", "lazy")), ""])
    play(session)
    assert output.getvalue().count("Pass the keyboard to") == 2


def test_hand_over_screen_accepts_next_player_only(keyboard: Callable[[list[str]], None]) -> None:
    screen, output = terminal()
    session = arranged_session(screen, "Ana,Ben", hands=[ANAS, BENS], active=0)
    keyboard(["", "ben", "undo", "log", "11", "A", "quit"])
    play(session)
    curtain, lifted, table = output.getvalue().partition("Your turn.")
    assert lifted
    assert curtain.count("Only Ana may lift this curtain") == 5
    assert "Greedy Cat" not in curtain
    assert "Greedy Cat" in table


def test_outcome_is_shown_before_hand_over(
    keyboard: Callable[[list[str]], None],
) -> None:
    screen, output = terminal()
    bowls = [["house of 1"], [], []]
    session = arranged_session(screen, "Ana,Ben", hands=[["feral"], BENS], bowls=bowls, active=0)
    keyboard(["a", "feral fish", "what", "", "b", "quit"])
    play(session)
    moved, passed, behind = output.getvalue().partition("Pass the keyboard to Ben.")
    assert passed
    assert "You play Feral Cat at the Fish bowl." in moved
    assert "Enter: pass the keyboard" in moved
    assert "It’s someone else’s turn now." in moved
    curtain, _, bens = behind.partition("Your turn.")
    assert "Ana plays Feral Cat" in moved.rpartition("\x1b[3J")[2]
    assert "You draw" not in curtain
    assert "Tom Cat" in bens


def test_forced_answer_from_hand_is_asked_with_several_people() -> None:
    screen, _ = terminal()
    session = arranged_session(screen, "Ana,Ben", hands=[["kitten", "tom"], ["tom"]])
    session.play(0, session.match.game.vocabulary.move("play kitten 1"))
    assert session.advance() == 0
    prompt = session.match.table.prompt(0)
    assert prompt is not None
    assert prompt.key == "kitten"
    assert len(session.match.table.moves(0)) == 1


def test_public_forced_answer_is_played_with_several_people() -> None:
    screen, _ = terminal()
    bowls = [["house of 1"], [], []]
    session = arranged_session(screen, "Ana,Ben", hands=[["mangy", "tom"], ["tom"]], bowls=bowls)
    session.play(0, session.match.game.vocabulary.move("play mangy 1"))
    assert session.advance() == 1  # whom it shoves is plain; where to is Ben's choice
    prompt = session.match.table.prompt(1)
    assert prompt is not None
    assert prompt.key == "send"
