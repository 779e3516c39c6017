"""Simulating many games with the same bots."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Final

from tabbytop.bots.registry import bot
from tabbytop.games.registry import game
from tabbytop.kernel.generator import is_seed
from tabbytop.kernel.options import Options
from tabbytop.lab.entrants import Entrant, name_entrants, registered_among
from tabbytop.lab.errors import BadSimulation
from tabbytop.lab.report import Report, report
from tabbytop.lab.tally import Tally, play_and_count
from tabbytop.lab.workers import open_pool, run_all
from tabbytop.texts.message import Message

_LARGEST_PIECE: Final = 64  # games; they take a fraction of a second, so progress is visible
_PIECES: Final = 16  # for each worker, at least, so that all are busy to the end


def simulate(
    game_name: str,
    seats: Sequence[Entrant],
    games: int,
    options: Options | Mapping[str, object] | None = None,
    seed: int = 1,
    workers: int | None = None,
    on_progress: Callable[[int], None] | None = None,
    ray: str | None = None,
) -> Report:
    """Play `games` games with these bots on the seats, by name or class, and report on them.

    Game i (from 0) is dealt with seed + i, and the seeds of its bots are derived from that: the
    report depends on the arguments alone, never on `workers`, the number of processes (None: one
    for each core; 1: only this one), nor on `ray`, the address of a Ray cluster that plays instead
    (`local`: a Ray that is started on this machine). `on_progress` is called with the number of
    finished games. Raises GameFailed if a game crashes.
    """
    if games < 1:
        raise BadSimulation(Message("lab-report", "no-games", games=games))
    if not is_seed(seed) or not is_seed(seed + games):
        raise BadSimulation(Message("lab-report", "seed-too-large"))
    played = game(game_name)
    chosen = played.resolve_options(len(seats), options)
    names = name_entrants(seats)
    for name in names:
        bot(name, seed).close()  # raises UnknownBot before anything is played

    tally = Tally.empty(len(seats))

    def take(counted: Tally) -> None:
        tally.merge(counted)
        if on_progress is not None:
            on_progress(tally.games)

    count_piece = partial(
        play_and_count, game_name, tuple(names), chosen.as_dict(), registered_among(names)
    )
    with open_pool(count_piece, games, workers, ray) as pool:
        largest = max(1, min(_LARGEST_PIECE, games // (pool.workers * _PIECES)))
        run_all(pool, _pieces(range(seed, seed + games), largest), take)
    return report(played, chosen, names, seed, tally)


def _pieces(seeds: range, largest: int) -> Iterator[range]:
    for start in range(0, len(seeds), largest):
        yield seeds[start : start + largest]
