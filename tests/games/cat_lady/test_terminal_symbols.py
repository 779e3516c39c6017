"""The symbols of Cat Lady: each is explained, none is cut short."""

import pytest

import tabbytop
from tabbytop.games.cat_lady.cats import CATS
from tabbytop.games.cat_lady.moves import TAKE
from tabbytop.games.cat_lady.terminal import board, forecast, symbols
from tabbytop.games.cat_lady.terminal.view_helpers import KIND_BY_NAME
from tabbytop.kernel.generator import quick
from tabbytop.kernel.match import Match
from tabbytop.terminal import guide
from tabbytop.terminal.players import parse_seats
from tabbytop.terminal.session import Session
from tests.terminal.conftest import terminal

pytestmark = pytest.mark.usefixtures("home")

GAME = tabbytop.game("cat-lady")


def new_session(seats: int, seed: int, width: int = 80) -> Session:
    screen, _ = terminal(width, 40)
    names = ",".join(["Ana", "Ben", "Cleo", "Dora"][:seats])
    return Session(screen, Match.deal(GAME, seats, seed), parse_seats(names))


def test_worth_that_does_not_fit_becomes_star() -> None:
    for cat in CATS:
        whole = symbols.worth_text(cat)
        for room in range(1, 16):
            told = symbols.worth_text(cat, room)
            assert told == whole if len(whole) <= room else told.endswith("*") or len(whole) < 3


def test_rules_and_table_explain_every_symbol() -> None:
    session = new_session(2, 3)
    pages = [guide.rules_page(session.board, 80), session.board.details(session.context(0))]
    for page in pages:
        text = " ".join(" ".join(line.plain for line in page).split())
        for told in (
            "c2 x1 is two chicken and a treat",
            "2×costume is two for each costume",
            "3* is three and whatever else the card says",
            "x1 is one point, because a treat feeds it",
        ):
            assert told in text


@pytest.mark.parametrize("seed", range(4))
def test_points_mark_lines_with_unvalued_cards(seed: int) -> None:
    session, chance = new_session(2, seed, 100), quick(seed)
    marked = 0
    while actors := session.match.table.actors():
        seat = actors[0]
        context = session.context(seat)
        takes = [move for move in context.moves if TAKE.holds(move)]
        text = "\n".join(line.plain for line in session.board.draw_screen(context))
        for move in takes:
            cards = forecast.line_cards(context, move)
            groups = {KIND_BY_NAME[card].group for card in cards if card in KIND_BY_NAME}
            assert forecast.has_unvalued_cards(context, move) == bool(groups & {"costume", "play"})
        if any(forecast.has_unvalued_cards(context, move) for move in takes):
            assert "? the points leave out costumes" in text
            marked += 1
        elif takes:
            assert "the points leave out" not in text
        moves = session.match.table.moves(seat)
        session.apply_move(seat, moves[chance.below(len(moves))])
    assert marked


def test_guiding_the_cat_player_is_not_labelled_your_turn() -> None:
    guided = 0
    for seed in range(12):
        session, chance = new_session(1, seed), quick(seed)
        while session.match.table.actors():
            context = session.context(0)
            assert context.prompt is not None
            told = board._heading(context).plain
            if context.prompt["key"] == "guide":
                guided += 1
                assert "guide the cat player" in told
                assert "your turn" not in told
            elif context.prompt["key"] == "turn":
                assert "your turn" in told
            moves = session.match.table.moves(0)
            session.apply_move(0, moves[chance.below(len(moves))])
    assert guided
