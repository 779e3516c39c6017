"""Single games of a tournament: one piece of work for a worker."""

from collections.abc import Mapping, Sequence
from time import perf_counter
from typing import NamedTuple

from tabbytop.bots.registry import BotMaker
from tabbytop.games.registry import game
from tabbytop.kernel.game import Game
from tabbytop.kernel.options import Options
from tabbytop.lab.entrants import register_all
from tabbytop.lab.play import Stopwatch, play


class Pairing(NamedTuple):
    """A game to play: its place in its block, and the bots on the seats."""

    block: int
    turn: int
    seed: int
    seats: tuple[str, ...]


class Played(NamedTuple):
    """The outcome of a game, as far as it counts."""

    block: int
    turn: int
    places: tuple[int, ...]  # of the seats
    decisions: int
    lost: tuple[str, ...]  # for every seat, why random moves replaced its bot; mostly empty
    answers: tuple[int, ...]  # of every seat
    thought: tuple[float, ...]  # seconds, of every seat
    seconds: float  # for the whole game


def play_pairings(
    name: str,
    options: Mapping[str, object],
    registered: Mapping[str, BotMaker],
    pairings: Sequence[Pairing],
) -> list[Played]:
    """Play these games, all with the same options; `registered` are bots of the caller's own."""
    register_all(registered)
    played = game(name)
    chosen = played.options.read(options)
    return [_played(played, chosen, pairing) for pairing in pairings]


def _played(played: Game, options: Options, pairing: Pairing) -> Played:
    start = perf_counter()
    seats = len(pairing.seats)
    watch = Stopwatch(seats)
    outcome = play(played, pairing.seats, pairing.seed, options, watch)
    return Played(
        block=pairing.block,
        turn=pairing.turn,
        places=outcome.result.places,
        decisions=outcome.decisions,
        lost=outcome.lost or ("",) * seats,
        answers=tuple(watch.answers),
        thought=tuple(watch.seconds),
        seconds=perf_counter() - start,
    )
