"""Sessions and records in the middle of a game, for the tests."""

from pathlib import Path
from typing import Any

from tabbytop.games.kibble_scuffle.game import GAME
from tabbytop.kernel.generator import Quick, quick
from tabbytop.kernel.match import Match
from tabbytop.kernel.record import Record
from tabbytop.kernel.table import NOBODY
from tabbytop.terminal.players import parse_seats
from tabbytop.terminal.screen import Screen
from tabbytop.terminal.session import Session
from tabbytop.terminal.session_log import LoggedMove


def new_session(
    screen: Screen, seats: str, seed: int = 7, options: dict[str, object] | None = None
) -> Session:
    """Return a session of a new game."""
    players = parse_seats(seats)
    return Session(screen, Match.deal(GAME, len(players), seed, options), players)


def arranged_session(screen: Screen, seats: str, **table: Any) -> Session:
    """Return a session at an arranged table; its record holds no deal."""
    session = new_session(screen, seats)
    session.match.table = GAME.arrange(len(session.players), events=True, **table)
    session.log.entries = [LoggedMove(NOBODY, NOBODY, session.match.table.take_events())]
    return session


def play_random_move(session: Session, chance: Quick) -> None:
    """Play a random move of a random actor."""
    table = session.match.table
    seat = table.actors()[chance.below(len(table.actors()))]
    moves = table.moves(seat)
    session.play(seat, moves[chance.below(len(moves))], session.forced_prompt(seat))


def write_random_record(place: Path, seed: int = 5, moves: int = 10_000) -> Record:
    """Play random moves and write the bare record to a file."""
    match = Match.deal(GAME, 3, seed)
    chance = quick(seed)
    while (actors := match.table.actors()) and len(match.record.moves) < moves:
        legal = match.table.moves(actors[0])
        match.play(actors[0], legal[chance.below(len(legal))])
    place.write_text(match.record.text(), encoding="utf-8")
    return match.record
