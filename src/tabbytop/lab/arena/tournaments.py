"""Running a tournament between bots."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from itertools import islice
from typing import Final

from tabbytop.bots.registry import bot
from tabbytop.games.registry import game
from tabbytop.kernel.documents import safe_repr
from tabbytop.kernel.generator import is_seed
from tabbytop.kernel.options import Options
from tabbytop.lab.arena.lineups import LineUp, blocks, find_sides
from tabbytop.lab.arena.pairings import Pairing, Played, play_pairings
from tabbytop.lab.arena.standings import Standings, TournamentConfig, standings
from tabbytop.lab.entrants import Entrant, name_entrants, registered_among
from tabbytop.lab.errors import BadSimulation
from tabbytop.lab.workers import open_pool, run_all
from tabbytop.texts.message import Message

DEFAULT_GAMES: Final = 200
MAX_GAMES: Final = 1_000_000

_PIECE_SECONDS: Final = 0.25  # so that progress is visible, and all workers are busy to the end
_LARGEST_PIECE: Final = 64  # games


def tournament(
    game_name: str,
    bots: Sequence[Entrant],
    seats: int | None = None,
    games: int = DEFAULT_GAMES,
    options: Options | Mapping[str, object] | None = None,
    seed: int = 1,
    workers: int | None = None,
    on_progress: Callable[[int], None] | None = None,
    ray: str | None = None,
) -> Standings:
    """Have bots, by name or class, play at least so many games against each other and report.

    Without `seats` there are as many as bots, or as near to it as the game allows. Every deal is
    played from every rotation of its line-up, so a few more games may be played than asked for. The
    standings depend on the arguments alone, except for their `timing`; never on `workers`, the
    number of processes (None: one for each core; 1: only this one), nor on `ray`, the address of a
    Ray cluster that plays instead (`local`: a Ray that is started on this machine). `on_progress`
    is called with the number of finished games. Raises GameFailed if a game crashes.
    """
    planned = Tournament(game_name, bots, seats, games, options, seed)
    planned.play(workers, on_progress, ray)
    return planned.standings()


class Tournament:
    """A tournament whose standings can be read before its end, or after an interruption.

    The constructor plans and checks everything; `play` plays it.
    """

    def __init__(
        self,
        game_name: str,
        bots: Sequence[Entrant],
        seats: int | None = None,
        games: int = DEFAULT_GAMES,
        options: Options | Mapping[str, object] | None = None,
        seed: int = 1,
    ) -> None:
        if not 1 <= games <= MAX_GAMES:
            raise BadSimulation(Message("lab-report", "arena-games", most=MAX_GAMES, games=games))
        if not is_seed(seed) or not is_seed(seed + games):
            raise BadSimulation(Message("lab-report", "seed-too-large"))
        names = name_entrants(bots)
        _check_bots(names, seed)
        played = game(game_name)
        if seats is None:
            seats = played.nearest_seats(len(bots), options, least=2)
        chosen = played.resolve_options(seats, options)
        if seats < 2:
            raise BadSimulation(Message("lab-report", "arena-seats", seats=seats))
        self._config = TournamentConfig(
            game=played,
            options=chosen,
            bots=tuple(names),
            sides=find_sides(played, seats, chosen),
            seats=seats,
            seed=seed,
        )
        self._blocks = blocks(len(bots), len(self._config.sides), games, seed)
        self._played: list[list[Played]] = [[] for _ in self._blocks]
        self._done = 0
        self._seconds = 0.0

    @property
    def games(self) -> int:
        """Return how many games are planned, in whole blocks."""
        return sum(len(block.lineups) for block in self._blocks)

    @property
    def done(self) -> int:
        """Return how many games have been played."""
        return self._done

    @property
    def deals(self) -> int:
        """Return how many deals have been played from every rotation: only these count for the
        standings."""
        return sum(self._finished(number) for number in range(len(self._blocks)))

    def play(
        self,
        workers: int | None = None,
        on_progress: Callable[[int], None] | None = None,
        ray: str | None = None,
    ) -> None:
        """Play the games that have not been played; it can be called again after an
        interruption."""

        def take(games: list[Played]) -> None:
            for one in games:
                self._played[one.block].append(one)
                self._seconds += one.seconds
            self._done += len(games)
            if on_progress is not None:
                on_progress(self._done)

        work = partial(
            play_pairings,
            self._config.game.name,
            self._config.options.as_dict(),
            registered_among(self._config.bots),
        )
        with open_pool(work, self.games, workers, ray) as pool:
            run_all(pool, self._pieces(), take)

    def standings(self) -> Standings:
        """Return the standings after the finished deals; raise BadSimulation if there are none."""
        finished = [
            [(block.lineups[one.turn], one) for one in sorted(games, key=lambda one: one.turn)]
            for number, (block, games) in enumerate(zip(self._blocks, self._played, strict=True))
            if self._finished(number)
        ]
        if not finished:
            raise BadSimulation(Message("lab-report", "nothing-to-report"))
        return standings(self._config, finished, self.games)

    def _finished(self, number: int) -> bool:
        return len(self._played[number]) == len(self._blocks[number].lineups)

    def _pieces(self) -> Iterator[list[Pairing]]:
        """Yield single games until their duration is known, then larger pieces.

        The size of the pieces only changes how often workers report.
        """
        waiting = self._remaining()
        while piece := list(islice(waiting, self._piece_size())):
            yield piece

    def _piece_size(self) -> int:
        if not self._done:
            return 1
        wished = _PIECE_SECONDS * self._done / max(self._seconds, 1e-9)
        return max(1, min(_LARGEST_PIECE, int(wished)))

    def _remaining(self) -> Iterator[Pairing]:
        for number, block in enumerate(self._blocks):
            over = {one.turn for one in self._played[number]}
            for turn, lineup in enumerate(block.lineups):
                if turn not in over:
                    yield Pairing(number, turn, block.seed, self._seated(lineup))

    def _seated(self, lineup: LineUp) -> tuple[str, ...]:
        """Return the bots of a line-up by seat; all seats of a side have the same bot."""
        seats = [""] * self._config.seats
        for number, side in zip(lineup, self._config.sides, strict=True):
            for seat in side:
                seats[seat] = self._config.bots[number]
        return tuple(seats)


def _check_bots(bots: Sequence[str], seed: int) -> None:
    if len(bots) < 2:
        raise BadSimulation(Message("lab-report", "arena-bots", count=len(bots)))
    for place, name in enumerate(bots):
        if name in bots[:place]:
            raise BadSimulation(Message("lab-report", "bot-twice", bot=safe_repr(name)))
    for name in bots:
        bot(name, seed).close()  # raises UnknownBot before anything is played
