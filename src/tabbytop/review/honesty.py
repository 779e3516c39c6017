"""Whether reviews are honest: weak players must review worse than strong ones.

Weak and strong bots play against each other, two seats each, and every seat is reviewed.
"""

from collections.abc import Callable
from functools import partial
from typing import Final, NamedTuple

from tabbytop.bots.live import LiveDriver
from tabbytop.bots.registry import bot
from tabbytop.games.registry import game
from tabbytop.kernel.events import Event
from tabbytop.kernel.game import Game
from tabbytop.kernel.generator import derive_seed, quick
from tabbytop.kernel.match import Match
from tabbytop.kernel.record import Record
from tabbytop.kernel.table import CLOCK
from tabbytop.lab.workers import open_pool, run_all
from tabbytop.review.comparing import Effort
from tabbytop.review.steps import finish, review_steps

SEATS: Final = 4


class Trial(NamedTuple):
    """A game between weak and strong bots, and what decisions cost each kind, on average."""

    seed: int
    weak: float
    strong: float

    @property
    def is_honest(self) -> bool:
        """Whether the weak bots reviewed worse."""
        return self.weak > self.strong


def try_games(
    game_name: str,
    games: int,
    *,
    weak: str = "kitten",
    strong: str = "tiger",
    seed: int = 1,
    efforts: tuple[Effort, Effort] | None = None,
    workers: int | None = None,
    on_progress: Callable[[int], None] | None = None,
) -> list[Trial]:
    """Play and review so many games; the same arguments give the same trials."""
    trials: list[Trial] = []

    def take(trial: Trial) -> None:
        trials.append(trial)
        if on_progress is not None:
            on_progress(len(trials))

    work = partial(try_game, game_name, weak, strong, efforts)
    with open_pool(work, games, workers, None) as pool:
        run_all(pool, iter(range(seed, seed + games)), take)
    return sorted(trials)


def try_game(
    game_name: str, weak: str, strong: str, efforts: tuple[Effort, Effort] | None, seed: int
) -> Trial:
    """Play one game, and review all its seats; who sits where alternates."""
    levels = [weak if (seat + seed) % 2 else strong for seat in range(SEATS)]
    record = play_record(game(game_name), levels, seed)
    costs: dict[str, float] = {weak: 0.0, strong: 0.0}
    for seat, level in enumerate(levels):
        reviewed = finish(review_steps(record, seat, seed, efforts))
        costs[level] += reviewed.decisions.mean / levels.count(level)
    return Trial(seed, costs[weak], costs[strong])


def play_record(played: Game, levels: list[str], seed: int) -> Record:
    """Let bots play a game to its end, and return its record."""
    match = Match.deal(played, len(levels), seed)
    bots = [bot(name, derive_seed(seed, f"seat {at}"), played) for at, name in enumerate(levels)]
    table = match.table
    if played.live:
        live = LiveDriver(table, bots, seed, match.play)
        while table.actors():
            live.step()
        return match.record
    imagination = quick(derive_seed(seed, "imagination"))
    events: list[Event] = table.take_events()
    while asked := table.actors():
        for seat, player in enumerate(bots):
            if player.listens():
                for event in events:
                    player.hear(event.seen_by(seat))
        seat = asked[0]
        if seat == CLOCK:
            move = table.moves(CLOCK)[0]
        else:
            move = bots[seat].choose(table.imagine(seat, imagination), seat)
        events = match.play(seat, move)
    return match.record
