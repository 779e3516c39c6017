"""Games in the middle, for the tests."""

from pathlib import Path
from typing import Any

from tabbytop.games.kibble_scuffle.game import GAME
from tabbytop.kernel.generator import Quick, quick
from tabbytop.kernel.match import Match
from tabbytop.kernel.record import Record
from tabbytop.kernel.table import NOBODY
from tabbytop.terminal.players import seated
from tabbytop.terminal.screen import Screen
from tabbytop.terminal.session import Session
from tabbytop.terminal.session_log import LoggedMove


def sitting(
    screen: Screen, seats: str, seed: int = 7, options: dict[str, object] | None = None
) -> Session:
    """A new game, saved nowhere near other tests."""
    players = seated(seats)
    return Session(screen, Match.deal(GAME, len(players), seed, options), players)


def arranged(screen: Screen, seats: str, **table: Any) -> Session:
    """A session at a table that was arranged by hand; its record holds no deal."""
    session = sitting(screen, seats)
    session.match.table = GAME.arrange(len(session.players), events=True, **table)
    session.log.entries = [LoggedMove(NOBODY, NOBODY, session.match.table.take_events())]
    return session


def a_random_move(session: Session, chance: Quick) -> None:
    """Somebody who is asked answers anyhow."""
    table = session.match.table
    seat = table.actors()[chance.below(len(table.actors()))]
    moves = table.moves(seat)
    session.play(seat, moves[chance.below(len(moves))], session.forced_prompt(seat))


def a_game(place: Path, seed: int = 5, moves: int = 10_000) -> Record:
    """A record of random moves, written bare to a file."""
    match = Match.deal(GAME, 3, seed)
    chance = quick(seed)
    while (actors := match.table.actors()) and len(match.record.moves) < moves:
        legal = match.table.moves(actors[0])
        match.play(actors[0], legal[chance.below(len(legal))])
    place.write_text(match.record.text(), encoding="utf-8")
    return match.record
