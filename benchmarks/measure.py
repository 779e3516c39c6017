"""What one build does in a second, printed as JSON: run by run.py, once a build."""

import json
import sys
import time
from collections.abc import Callable

import tabbytop
from tabbytop import Table
from tabbytop.kernel import table as kernel_table

SECONDS = 1.5


def per_second(work: Callable[[], int]) -> float:
    """How many units of work are done in a second; the best of three."""
    best = 0.0
    for _ in range(3):
        done, start = 0, time.perf_counter()
        while (spent := time.perf_counter() - start) < SECONDS / 3:
            done += work()
        best = max(best, done / spent)
    return best


class Playouts:
    """Whole random games, checked, through the public API."""

    def __init__(self, seats: int, options: dict[str, object]) -> None:
        self.game = tabbytop.game("kibble-scuffle")
        self.seats = seats
        self.options = self.game.options.read(options)
        self.seed = 0

    def decisions(self) -> int:
        """One game; how many decisions it took."""
        self.seed += 1
        table = self.game.deal(self.seats, self.seed, self.options)
        chance = tabbytop.quick(self.seed)
        count = 0
        while seats := table.actors():
            moves = table.moves(seats[0])
            table.play(seats[0], moves[chance.below(len(moves))])
            count += 1
        return count

    def games(self) -> int:
        """One game."""
        self.decisions()
        return 1


def midgame() -> Table:
    """A table with cats at all bowls."""
    table = tabbytop.game("kibble-scuffle").deal(4, 1, {"deck": "all"})
    chance = tabbytop.quick(1)
    for _ in range(60):
        seat = table.actors()[0]
        moves = table.moves(seat)
        table.play(seat, moves[chance.below(len(moves))])
    return table


def main() -> None:
    """Measure this process's build."""
    table = midgame()
    chance = tabbytop.quick(2)

    def copies() -> int:
        for _ in range(200):
            table.copy()
        return 200

    def imagined() -> int:
        for _ in range(50):
            table.imagine(0, chance)
        return 50

    figures = {
        "playouts, 2 seats, decisions": per_second(Playouts(2, {}).decisions),
        "playouts, 4 seats, decisions": per_second(Playouts(4, {}).decisions),
        "playouts, 4 seats, deck=all, decisions": per_second(
            Playouts(4, {"deck": "all"}).decisions
        ),
        "playouts, 4 seats, games": per_second(Playouts(4, {}).games),
        "copy": per_second(copies),
        "imagine": per_second(imagined),
    }
    build = "interpreted" if (kernel_table.__file__ or "").endswith(".py") else "compiled"
    json.dump({"build": build, "figures": figures}, sys.stdout)


if __name__ == "__main__":
    main()
