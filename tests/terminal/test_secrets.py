"""Several people at one keyboard: nobody sees what only another may know."""

from collections.abc import Callable

from tabbytop.terminal import guide
from tabbytop.terminal.game_loop import play
from tabbytop.terminal.log_view import log_page
from tests.terminal.conftest import terminal
from tests.terminal.sittings import arranged, sitting

ANAS = ["kitten", "kitten", "greedy", "house", "bag"]
BENS = ["tom", "queen", "mangy", "robo-vac", "trickster"]
BENS_TITLES = ["Tom Cat", "Queen Cat", "Mangy Cat", "Robo-Vac", "Trickster Cat"]


def test_no_card_of_another_hand_is_on_any_page() -> None:
    screen, _ = terminal()
    session = arranged(screen, "Ana,Ben", hands=[ANAS, BENS], active=0)
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


def test_the_deck_of_another_is_not_in_the_details() -> None:
    screen, _ = terminal()
    everything = [*ANAS, *BENS]
    session = arranged(screen, "Ana,Ben", hands=[everything, BENS], active=0)
    details = "\n".join(line.plain for line in session.board.details(session.context(0)))
    for title in BENS_TITLES:
        assert title not in details


def test_each_reads_the_log_with_own_eyes() -> None:
    screen, _ = terminal()
    session = sitting(screen, "Ana,Ben", seed=3)
    logs = [
        "\n".join(s.text for s in session.log.lines(session.teller(seat), seat)) for seat in (0, 1)
    ]
    for log, other in zip(logs, ("Ben", "Ana"), strict=True):
        assert f"{other} draws 5 cards." in log
        assert "You draw " in log
        assert f"{other} draws " not in log.replace(f"{other} draws 5 cards.", "")


def test_the_curtain_comes_between_two_people(keyboard: Callable[[list[str]], None]) -> None:
    screen, paper = terminal()
    session = sitting(screen, "Ana,Ben", seed=3, options={"opening": "chosen"})
    keyboard(["a", "hold tom", "hold queen", "hold feral", "hold house", "hold fat", "", "b"])
    play(session)
    shown = paper.getvalue()
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


def test_one_person_sees_no_curtain(keyboard: Callable[[list[str]], None]) -> None:
    screen, paper = terminal()
    keyboard(["11", "quit"])
    play(sitting(screen, "you,random,random"))
    assert "Pass the keyboard" not in paper.getvalue()


def test_whoever_chooses_in_secret_finishes_before_the_next(
    keyboard: Callable[[list[str]], None],
) -> None:
    screen, paper = terminal()
    session = sitting(screen, "Ana,Ben,random", options={"deck": "built"})
    keyboard(["ana", *(f"omit {card}" for card in ("tom", "fat", "bag", "mama", "lazy")), ""])
    play(session)
    assert paper.getvalue().count("Pass the keyboard to") == 2


def test_only_the_next_player_lifts_the_curtain(keyboard: Callable[[list[str]], None]) -> None:
    screen, paper = terminal()
    session = arranged(screen, "Ana,Ben", hands=[ANAS, BENS], active=0)
    keyboard(["", "ben", "undo", "log", "11", "A", "quit"])
    play(session)
    curtain, lifted, table = paper.getvalue().partition("Your turn.")
    assert lifted
    assert curtain.count("Only Ana lifts this curtain") == 5
    assert "Greedy Cat" not in curtain
    assert "Greedy Cat" in table


def test_whoever_moved_sees_what_came_of_it_before_the_curtain(
    keyboard: Callable[[list[str]], None],
) -> None:
    screen, paper = terminal()
    bowls = [["house of 1"], [], []]
    session = arranged(screen, "Ana,Ben", hands=[["feral"], BENS], bowls=bowls, active=0)
    keyboard(["a", "feral fish", "what", "", "b", "quit"])
    play(session)
    moved, passed, behind = paper.getvalue().partition("Pass the keyboard to Ben.")
    assert passed
    assert "You play Feral Cat at the Fish bowl." in moved
    assert "Enter: pass the keyboard" in moved
    assert "Somebody else is asked now." in moved
    curtain, _, bens = behind.partition("Your turn.")
    assert "Ana plays Feral Cat" in moved.rpartition("\x1b[3J")[2]
    assert "You draw" not in curtain
    assert "Tom Cat" in bens


def test_a_single_answer_that_tells_of_a_hand_is_asked_where_others_look() -> None:
    screen, _ = terminal()
    session = arranged(screen, "Ana,Ben", hands=[["kitten", "tom"], ["tom"]])
    session.play(0, session.match.game.vocabulary.move("play kitten 1"))
    assert session.advance() == 0
    prompt = session.match.table.prompt(0)
    assert prompt is not None
    assert prompt.key == "kitten"
    assert len(session.match.table.moves(0)) == 1


def test_a_single_answer_that_all_can_tell_is_given() -> None:
    screen, _ = terminal()
    bowls = [["house of 1"], [], []]
    session = arranged(screen, "Ana,Ben", hands=[["mangy", "tom"], ["tom"]], bowls=bowls)
    session.play(0, session.match.game.vocabulary.move("play mangy 1"))
    assert session.advance() == 1  # whom it shoves is plain; where to is Ben's choice
    prompt = session.match.table.prompt(1)
    assert prompt is not None
    assert prompt.key == "send"
