"""Every label that the screen shows beside a number is accepted when typed."""

import nap_time
import pytest

import tabbytop
from tabbytop.games.meow.moves import SAY
from tabbytop.kernel.game import Game
from tabbytop.kernel.generator import quick
from tabbytop.kernel.match import Match
from tabbytop.kernel.table import CLOCK
from tabbytop.terminal import input_parser
from tabbytop.terminal.players import parse_seats
from tabbytop.terminal.render_context import Choice, RenderContext
from tabbytop.terminal.session import Session
from tabbytop.testing.conformance import random_move
from tests.profiles import LONG
from tests.terminal.conftest import terminal
from tests.terminal.sessions import arranged_session

# Kitty Paw is played by keys; nothing is typed there.
GAMES: list[tuple[Game, int, dict[str, object]]] = [
    (tabbytop.game("kibble-scuffle"), 3, {"deck": "all"}),
    (tabbytop.game("kibble-scuffle"), 2, {"deck": "built", "opening": "chosen"}),
    (tabbytop.game("tem-purr-a"), 4, {}),
    (tabbytop.game("cat-lady"), 4, {"goals": True}),
    (tabbytop.game("cat-lady"), 1, {}),
    (tabbytop.game("meow"), 3, {"judge": "eyes", "seconds": 0}),
    (nap_time.GAME, 3, {}),
]
MOST_DECISIONS = 40
FEW_DECISIONS = 8  # each offers hundreds of acts
FEW_WORDS = 5
PEOPLE = "Ana,Ben,Cleo,Dora"


def asked(session: Session, seat: int) -> list[tuple[RenderContext, Choice]]:
    """Return everything offered to a seat, including the lists that open."""
    found: list[tuple[RenderContext, Choice]] = []
    waiting, known = [""], {""}
    says = session.match.game.name == "meow"
    while waiting:
        context = session.context(seat, opened=waiting.pop())
        for choice in session.board.choices(context):
            if says and SAY.holds(choice.move) and choice.number > FEW_WORDS:
                continue  # of hundreds of words some
            found.append((context, choice))
            if choice.opens and choice.opens not in known:
                known.add(choice.opens)
                waiting.append(choice.opens)
    return found


@pytest.mark.parametrize(
    ("game", "seats", "options"), GAMES, ids=lambda case: getattr(case, "name", "")
)
@pytest.mark.parametrize("seed", range(6 if LONG else 1))
def test_every_choice_label_is_accepted_as_input(
    game: Game, seats: int, options: dict[str, object], seed: int
) -> None:
    screen, _ = terminal(100, 40)
    people = parse_seats(",".join(PEOPLE.split(",")[:seats]))
    session = Session(screen, Match.deal(game, seats, seed, options), people)
    chance, tried = quick(seed), set[tuple[str, str]]()
    for _ in range(FEW_DECISIONS if game.name == "meow" else MOST_DECISIONS):
        actors = [seat for seat in session.match.table.actors() if seat != CLOCK]
        if not actors:
            break
        seat = actors[chance.below(len(actors))]
        for context, choice in asked(session, seat):
            text = session.board.choice_label(context, choice)
            place = f"{context.opened}{context.prompt['key'] if context.prompt else ''}"
            if (place, text) in tried:
                continue
            tried.add((place, text))
            assert session.board.split_line(text, context) == [text]
            read = input_parser.parse_answer(text, context, session.board)
            assert (read.move, read.opens) == (choice.move, choice.opens), text
            if not choice.opens:
                told = game.tell_move(choice.move, context.teller)
                assert (
                    input_parser.parse_answer(told, context, session.board).move == choice.move
                ), told
        session.apply_move(seat, random_move(session.match.table, seat, chance))


def test_goal_swap_labels_follow_notation_order() -> None:
    screen, _ = terminal(100, 40)
    game = tabbytop.game("cat-lady")
    session = Session(screen, Match.deal(game, 3, 4, {"goals": True}), parse_seats("Ana,Ben,Cleo"))
    session.play(
        session.match.table.actors()[0],
        session.match.table.moves(session.match.table.actors()[0])[0],
    )
    seat = session.match.table.actors()[0]
    context = session.context(seat)
    drawn = "\n".join(line.plain for line in session.board.draw_screen(context))
    offered = [choice for choice in session.board.choices(context) if not choice.opens]
    swaps = [choice for choice in offered if game.vocabulary.text(choice.move).startswith("swap")]
    assert swaps
    for choice in swaps:
        assert session.board.choice_label(context, choice) in drawn
        parts = game.vocabulary.parts(choice.move)
        mine, _, pooled = (
            session.board.choice_label(context, choice).removeprefix("swap ").partition(" for ")
        )
        assert mine.split()[-1] in parts["goal"].replace("-", " ")
        assert pooled.split()[-1] in parts["pool"].replace("-", " ")


def test_choice_labels_are_on_screen() -> None:
    screen, _ = terminal()
    session = arranged_session(
        screen, "Ana,Ben", hands=[["mangy"], []], bowls=[["kitten of 1"], [], []]
    )
    session.play(0, session.match.game.vocabulary.move("play mangy 1"))
    context = session.context(1)
    drawn = "\n".join(line.plain for line in session.board.draw_screen(context))
    for choice in session.board.choices(context):
        assert session.board.choice_label(context, choice) in drawn
