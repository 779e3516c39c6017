"""Sessions of Meow!, for the tests."""

from collections.abc import Iterator
from typing import Any

from tabbytop.games.meow.box.rule import Rule
from tabbytop.games.meow.cards import NAMES, RULES
from tabbytop.games.meow.game import GAME
from tabbytop.games.meow.moves import DO, SAY
from tabbytop.kernel.generator import Quick, quick
from tabbytop.kernel.match import Match
from tabbytop.kernel.table import NOBODY
from tabbytop.terminal.log_view import full_log_page
from tabbytop.terminal.players import parse_seats
from tabbytop.terminal.render_context import RenderContext
from tabbytop.terminal.screen import Screen
from tabbytop.terminal.session import Session
from tabbytop.terminal.session_log import LoggedMove
from tests.terminal.conftest import terminal

NAMED = "Ana,Bartholomew,you,Clementine Cat,Dora,Eli,Fritz the Long,Gil,Hanna,Iris,Jo,Kim"
VARIANTS: list[dict[str, object]] = [
    {"rounds": 2},
    {"rounds": 2, "judge": "eyes", "helper": True},
    {"rounds": 2, "mode": "before-after"},
    {"rounds": 2, "mode": "thirteen", "judge": "eyes", "young": True},
]
HANDS = [["croak", "hiss"], ["peel banana", "cough"], ["nitpick", "moo"], ["lick paw", "oink"]]


def rule(name: str) -> Rule:
    return RULES[NAMES.index(name)]


def new_session(seats: str, seed: int = 3, screen: Any = None, **options: object) -> Session:
    players = parse_seats(seats)
    match = Match.deal(GAME, len(players), seed, options)
    return Session(screen or terminal()[0], match, players)


def at_table(
    seats: str = "you,random,random,random", screen: Screen | None = None, **table: Any
) -> Session:
    """Return a session at the start of a turn, with the hands of HANDS by default."""
    session = new_session(seats, screen=screen, **dict(table.get("options") or {}))
    table.setdefault("hands", HANDS[: len(session.players)])
    session.match.table = GAME.arrange(len(session.players), events=True, **table)
    session.log.entries = [LoggedMove(NOBODY, NOBODY, session.match.table.take_events())]
    session.animator.drop_moves(0)
    return session


def at_first_turn(seats: str, screen: Screen | None = None, **options: object) -> Session:
    """Return a session at its first turn."""
    session = new_session(seats, 8, screen, **options)
    for move in ("ready", "pass"):
        for seat in range(len(session.players)):
            play_moves(session, seat, move)
    return session


def play_moves(session: Session, seat: int, *moves: str) -> None:
    for move in moves:
        session.play(seat, GAME.vocabulary.move(move))


def play_any_kind_of_move(session: Session, chance: Quick) -> None:
    """Play a random answer; every kind of answer is equally likely."""
    table = session.match.table
    actors = [seat for seat in table.actors() if seat >= 0]
    seat = actors[chance.below(len(actors))]
    moves = table.moves(seat)
    kinds = [block for block in GAME.vocabulary.blocks if any(map(block.holds, moves))]
    kinds.extend([kind for kind in kinds if kind in (DO, SAY)] * 3)
    kind = kinds[chance.below(len(kinds))]
    possible = [move for move in moves if kind.holds(move)]
    session.play(seat, possible[chance.below(len(possible))])


def questions(session: Session, seed: int = 1, most: int = 120) -> Iterator[tuple[Session, int]]:
    chance = quick(seed)
    while (actors := session.match.table.actors()) and len(session.match.record.moves) < most:
        yield session, actors[0]
        play_any_kind_of_move(session, chance)


def text(lines: list[Any]) -> str:
    return "\n".join(line.plain for line in lines)


def lists(session: Session, context: RenderContext) -> list[str]:
    """Sometimes yield every list that can be opened here, and a search."""
    if len(session.match.record.moves) % 7 > 1:
        return []
    board = session.board
    opens = {choice.opens for choice in board.choices(context)}
    opened = sorted(name for name in opens if not name.startswith("words"))
    return [*opened, "find o", "words city 4"] if SAY.of(0) in context.moves else opened


def everything_told(session: Session) -> str:
    """Return all that a session could show of the past: screen log, full log and news."""
    story = [told.text for seat in (0, None) for told in session.context(seat).log]
    return "\n".join([*story, text(full_log_page(session, 0))])
