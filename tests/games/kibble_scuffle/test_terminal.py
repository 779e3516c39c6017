"""The board of Kibble Scuffle: dinner forecasts, the order of answers, the log."""

from itertools import pairwise

import pytest

from tabbytop.games.kibble_scuffle.cards import KINDS
from tabbytop.games.kibble_scuffle.game import GAME
from tabbytop.games.kibble_scuffle.moves import COPY_AS, PLAY
from tabbytop.games.kibble_scuffle.terminal.view_helpers import calls_dinner, kibble_view
from tabbytop.kernel.generator import quick
from tabbytop.kernel.table import Table
from tabbytop.terminal.session import Session
from tabbytop.terminal.text_layout import Lines
from tests.profiles import LONG
from tests.terminal.conftest import terminal
from tests.terminal.sessions import arranged_session

pytestmark = pytest.mark.usefixtures("home")


def shown(session: Session, seat: int) -> str:
    lines: Lines = session.board.draw_screen(session.context(seat))
    return "\n".join(line.plain for line in lines)


def play(session: Session, *moves: str) -> None:
    for move in moves:
        seat = session.match.table.actors()[0]
        session.play(seat, session.match.game.vocabulary.move(move))


@pytest.mark.ruling("KS-T14")
def test_dinner_mark_is_absent_while_item_cat_can_prevent_dinner() -> None:
    screen, _ = terminal()
    session = arranged_session(
        screen,
        "Ana,Ben",
        hands=[["robo-vac", "catnip"], ["kitten", "tom"]],
        bowls=[["kitten of 1"], [], ["fat of 0", "greedy of 0"]],
    )
    play(session, "play robo-vac 1", "send kitten to 3")
    assert "Kitten at the Bird bowl  4 + Kitten = 5: dinner if all stay" in shown(session, 1)
    play(session, "play kitten 3")
    assert "5 of 5: dinner?" in shown(session, 0)
    assert "dinner!" not in shown(session, 0)
    play(session, "pass", "play catnip 1", "choose kitten of 1 at 3")
    assert session.match.table.view(None)["phase"] == "placement", "nobody has eaten"


@pytest.mark.ruling("KS-F9")
def test_dinner_mark_is_absent_while_lazy_cat_elsewhere_can_end_dinner() -> None:
    screen, _ = terminal()
    crowd = ["fat of 0", "greedy of 0", "house of 1"]
    sleepy = ["lazy of 1", "kitten of 1", "kitten of 1", "feral of 1"]
    for hand, lazy_bowl, promised in (
        ("tom", ["lazy of 1"], True),
        ("tom", sleepy, True),
        ("tom", [*sleepy, "kitten of 1"], False),
        ("kitten", sleepy, False),
        ("kitten", ["lazy of 1"], True),
    ):
        session = arranged_session(
            screen,
            "Ana,Ben",
            hands=[[hand], []],
            bowls=[crowd, [], lazy_bowl],
            food=["1", "1", "1"],
        )
        assert ("11!" in shown(session, 0)) == promised, (hand, lazy_bowl)


@pytest.mark.ruling("KS-T14")
@pytest.mark.parametrize("seed", range(40 if LONG else 8))
def test_every_dinner_mark_leads_to_dinner(seed: int) -> None:
    chance = quick(seed)
    table = GAME.deal(2 + seed % 3, seed, {"deck": "all"})
    while actors := table.actors():
        seat = actors[0]
        moves = table.moves(seat)
        for move in moves:
            if promised := promised_bowl(table, seat, move):
                world = table.copy()
                world.events = []
                assert promised in dinners(world, seat, move, chance.below(1 << 30))
        table.play(seat, moves[chance.below(len(moves))])


def promised_bowl(table: Table, seat: int, move: int) -> int:
    """Return the bowl, 1-3, where a move calls dinner for sure; else 0."""
    block = COPY_AS if COPY_AS.holds(move) else PLAY
    prompt = table.prompt(seat)
    if prompt is None or not block.holds(move):
        return 0
    name, bowl = KINDS[block.first(move)].name, block.second(move) + 1
    return bowl if calls_dinner(kibble_view(table.view(seat)), prompt.key, name, bowl) else 0


def dinners(table: Table, seat: int, move: int, seed: int) -> list[object]:
    """Return the bowls at which cats eat before the next turn, whatever is answered."""
    chance, turn = quick(seed), kibble_view(table.view(None))["turn"]
    table.play(seat, move)
    while kibble_view(table.view(None))["turn"] == turn and (actors := table.actors()):
        moves = table.moves(actors[0])
        table.play(actors[0], moves[chance.below(len(moves))])
    told = [event.seen_by(None) for event in table.take_events()]
    return [event["bowl"] for event in told if event["event"] == "dinner"]


@pytest.mark.ruling("KS-LaserPointer")
def test_laser_switching_off_starts_its_own_log_paragraph() -> None:
    screen, _ = terminal()
    session = arranged_session(
        screen, "Ana,Ben", active=1, hands=[["house"], ["tom"]], laser=(0, 1), bowls=[[], [], []]
    )
    play(session, "play tom 1")
    story = session.log.lines(session.teller(0), 0)
    texts = [sentence.text for sentence in story]
    assert "Your Laser Pointer at the Fish bowl goes out." in texts
    for before, told in pairwise(story):
        if "goes out" in told.text:
            assert told.depth == 0, f"it is not part of {before.text!r}"


@pytest.mark.parametrize(
    ("cat", "first", "last"),
    [("house", "feed house 3", "feed house 1"), ("greedy", "feed greedy 3+2", "feed greedy 1")],
)
def test_best_cube_is_listed_first(cat: str, first: str, last: str) -> None:
    screen, _ = terminal()
    crowd = ["kitten of 1", "fraidy of 1", "kitten of 1", "lazy of 1"]
    session = arranged_session(
        screen, "Ana,Ben", hands=[[cat], ["tom"]], bowls=[crowd], food=["1123", "1", "1"]
    )
    play(session, f"play {cat} 1")
    assert session.match.table.actors() == [0]
    context = session.context(0)
    choices = session.board.choices(context)
    text = session.match.game.vocabulary.text
    assert (choices[0].number, text(choices[0].move)) == (1, first)
    assert text(choices[-1].move) == last


def test_swap_lists_highest_cube_of_others_first() -> None:
    screen, _ = terminal()
    crowd = ["kitten of 1", "fraidy of 1", "kitten of 1", "lazy of 1"]
    session = arranged_session(
        screen,
        "Ana,Ben",
        hands=[["alley"], ["tom"]],
        bowls=[crowd],
        food=["12", "1", "1"],
        eaten=["", "321"],
    )
    play(session, "play alley 1", "feed alley 2")
    context = session.context(0)
    told = [
        session.match.game.vocabulary.text(choice.move) for choice in session.board.choices(context)
    ]
    assert told == ["swap 3 of 1", "swap 2 of 1", "swap 1 of 1", "pass"]
