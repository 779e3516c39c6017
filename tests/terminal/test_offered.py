"""Whatever the terminal offers beside a number is understood when it is typed as it stands."""

import nap_time
import pytest

import tabbytop
from tabbytop.games.meow.moves import SAY
from tabbytop.kernel.game import Game
from tabbytop.kernel.generator import quick
from tabbytop.kernel.match import Match
from tabbytop.kernel.table import CLOCK
from tabbytop.terminal import typed
from tabbytop.terminal.players import seated
from tabbytop.terminal.scene import Choice, Scene
from tabbytop.terminal.session import Session
from tabbytop.testing.conformance import random_move
from tests.profiles import LONG
from tests.terminal.conftest import terminal
from tests.terminal.sittings import arranged

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


def asked(session: Session, seat: int) -> list[tuple[Scene, Choice]]:
    """Everything offered to a seat, also in the lists that open."""
    found: list[tuple[Scene, Choice]] = []
    waiting, known = [""], {""}
    says = session.match.game.name == "meow"
    while waiting:
        scene = session.scene(seat, opened=waiting.pop())
        for choice in session.board.choices(scene):
            if says and SAY.holds(choice.move) and choice.number > FEW_WORDS:
                continue  # of hundreds of words some
            found.append((scene, choice))
            if choice.opens and choice.opens not in known:
                known.add(choice.opens)
                waiting.append(choice.opens)
    return found


@pytest.mark.parametrize(
    ("game", "seats", "options"), GAMES, ids=lambda case: getattr(case, "name", "")
)
@pytest.mark.parametrize("seed", range(6 if LONG else 1))
def test_every_offered_text_is_accepted_as_it_stands(
    game: Game, seats: int, options: dict[str, object], seed: int
) -> None:
    screen, _ = terminal(100, 40)
    people = seated(",".join(PEOPLE.split(",")[:seats]))
    session = Session(screen, Match.deal(game, seats, seed, options), people)
    chance, tried = quick(seed), set[tuple[str, str]]()
    for _ in range(FEW_DECISIONS if game.name == "meow" else MOST_DECISIONS):
        actors = [seat for seat in session.match.table.actors() if seat != CLOCK]
        if not actors:
            break
        seat = actors[chance.below(len(actors))]
        for scene, choice in asked(session, seat):
            text = session.board.worded(scene, choice)
            place = f"{scene.opened}{scene.prompt['key'] if scene.prompt else ''}"
            if (place, text) in tried:
                continue
            tried.add((place, text))
            assert session.board.sayings(text, scene) == [text]
            read = typed.meant(text, scene, session.board)
            assert (read.move, read.opens) == (choice.move, choice.opens), text
            if not choice.opens:
                told = game.tell_move(choice.move, scene.teller)
                assert typed.meant(told, scene, session.board).move == choice.move, told
        session.write(seat, random_move(session.match.table, seat, chance))


def test_a_swap_of_goals_is_offered_as_the_notation_has_it() -> None:
    screen, _ = terminal(100, 40)
    game = tabbytop.game("cat-lady")
    session = Session(screen, Match.deal(game, 3, 4, {"goals": True}), seated("Ana,Ben,Cleo"))
    session.play(
        session.match.table.actors()[0],
        session.match.table.moves(session.match.table.actors()[0])[0],
    )
    seat = session.match.table.actors()[0]
    scene = session.scene(seat)
    drawn = "\n".join(line.plain for line in session.board.draw(scene))
    offered = [choice for choice in session.board.choices(scene) if not choice.opens]
    swaps = [choice for choice in offered if game.vocabulary.text(choice.move).startswith("swap")]
    assert swaps
    for choice in swaps:
        assert session.board.worded(scene, choice) in drawn
        parts = game.vocabulary.parts(choice.move)
        mine, _, pooled = (
            session.board.worded(scene, choice).removeprefix("swap ").partition(" for ")
        )
        assert mine.split()[-1] in parts["goal"].replace("-", " ")
        assert pooled.split()[-1] in parts["pool"].replace("-", " ")


def test_what_is_offered_stands_on_the_screen() -> None:
    screen, _ = terminal()
    session = arranged(screen, "Ana,Ben", hands=[["mangy"], []], bowls=[["kitten of 1"], [], []])
    session.play(0, session.match.game.vocabulary.move("play mangy 1"))
    scene = session.scene(1)
    drawn = "\n".join(line.plain for line in session.board.draw(scene))
    for choice in session.board.choices(scene):
        assert session.board.worded(scene, choice) in drawn
