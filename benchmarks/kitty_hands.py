"""Measures how fast the bot levels solve Kitty Paw's cards, and their solo results, for
docs/games/kitty-paw-inside.md.

    python benchmarks/kitty_hands.py [SCATTERS [GAMES]]

It plays one given card alone, from the first move to the call, in simulated time: the mean over all
cards of a level with so many scatters each, and the percentiles over all cards; and whole solo
games.
"""

import sys
from collections.abc import Iterator, Sequence

from tabbytop.bots import LEVELS, LiveDriver, bot
from tabbytop.games.kitty_paw.deck import CARDS
from tabbytop.games.kitty_paw.game import GAME
from tabbytop.games.kitty_paw.patterns import NO_SYMBOL, YELLOW
from tabbytop.games.kitty_paw.table import KittyPawTable
from tabbytop.kernel.events import Event


class LiveSession:
    """A bot alone at a table, in simulated time."""

    def __init__(self, table: KittyPawTable, level: str, seed: int) -> None:
        self.table = table
        self.called = -1.0  # when
        self.right = False
        self.live = LiveDriver(table, [bot(level, seed, GAME)], seed, self._make)

    def _make(self, seat: int, move: int) -> list[Event]:
        self.table.play(seat, move)
        events = self.table.take_events()
        for event in events:
            if event.kind == "checked" and self.called < 0:
                self.called, self.right = self.live.now, bool(event.public["right"])
        return events


def one_card(card: int, level: str, seed: int) -> tuple[float, bool]:
    """Return the seconds until the call, and whether it was right; without a call, until the
    bell."""
    spare = [other for other in range(1, len(CARDS)) if CARDS[other - 1].symbol == NO_SYMBOL]
    row = [other for other in spare if other != card][:3]
    second = "yellow" if CARDS[card - 1].deck == YELLOW else "green"
    options = {"second": second}
    table = GAME.arrange(1, cards=[card], row=row, options=options, seed=seed, events=True)
    sitting = LiveSession(table, level, seed)
    begun = table.round
    while sitting.called < 0 and table.round == begun and table.actors():
        sitting.live.step()
    return (sitting.called if sitting.called >= 0 else sitting.live.now), sitting.right


def alone(level: str, seed: int) -> tuple[int, int]:
    """Return points and seconds of a whole game."""
    table = GAME.deal(1, seed, events=True)
    assert isinstance(table, KittyPawTable)
    sitting = LiveSession(table, level, seed)
    while table.actors():
        sitting.live.step()
    return table.points(0), table.seconds


def seed_of(card: int, scatter: int) -> int:
    """Return the seed of a card's scatter."""
    return 1000 * card + scatter


def percentile(values: Sequence[float], share: int) -> float:
    """Return the value that so many per cent of the values do not exceed."""
    return sorted(values)[min(len(values) - 1, len(values) * share // 100)]


def rows(scatters: int, games: int) -> Iterator[str]:
    """Return a row for each level, as in the document."""
    yield (
        "| | level I | level II | level III | all: 10th, 50th, 90th percentile "
        "| alone: points, seconds |"
    )
    yield "|---|---|---|---|---|---|"
    numbers = range(1, len(CARDS) + 1)
    for level in LEVELS:
        cells = []
        times: list[float] = []
        for stage in (1, 2, 3):
            cards = [card for card in numbers if CARDS[card - 1].level == stage]
            built = [
                one_card(card, level.name, seed_of(card, scatter))
                for card in cards
                for scatter in range(scatters)
            ]
            times += [seconds for seconds, _ in built]
            mean = sum(times[-len(built) :]) / len(built)
            right = 100 * sum(well for _, well in built) / len(built)
            cells.append(f"{mean:.1f} s, right {right:.0f} %")
        spread = ", ".join(f"{percentile(times, share):.0f}" for share in (10, 50, 90))
        cells.append(f"{spread} s")
        played = [alone(level.name, seed) for seed in range(games)]
        points = sum(points for points, _ in played) / games
        seconds = sum(seconds for _, seconds in played) / games
        yield f"| `{level.name}` | {' | '.join(cells)} | {points:.1f}, {seconds:.0f} s |"


if __name__ == "__main__":
    said = [int(word) for word in sys.argv[1:]]
    for row in rows(*[*said, *[10, 100][len(said) :]]):
        sys.stdout.write(row + "\n")
