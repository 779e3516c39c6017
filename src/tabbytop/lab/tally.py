"""Counting games in integers.

Sums of integers do not depend on the order, so a report never depends on which process played which
games, and a million games take no more memory than a thousand.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Self

from tabbytop.bots.registry import BotMaker
from tabbytop.games.registry import game
from tabbytop.kernel.table import NOBODY
from tabbytop.lab.entrants import register_all
from tabbytop.lab.play import Outcome, play


@dataclass
class SeatTally:
    """The counts of one seat, or of one place in the turn order."""

    scores: Counter[int] = field(default_factory=Counter)  # how often each score occurred
    wins: Counter[int] = field(default_factory=Counter)  # how often it was one of so many winners

    @property
    def games(self) -> int:
        """Return how many games were counted."""
        return self.scores.total()

    def add(self, score: int, winners: int) -> None:
        """Count a game; `winners` is the number of winners if this one is among them, else 0."""
        self.scores[score] += 1
        if winners:
            self.wins[winners] += 1

    def merge(self, other: "SeatTally") -> None:
        """Add the counts of another tally."""
        self.scores.update(other.scores)
        self.wins.update(other.wins)


@dataclass
class Tally:
    """The counts of many games with the same number of seats."""

    by_seat: list[SeatTally]
    by_turn: list[SeatTally]
    lengths: Counter[int] = field(default_factory=Counter)  # games by number of decisions
    shared: int = 0  # games with several winners
    lost: Counter[tuple[int, str]] = field(default_factory=Counter)  # games by seat and reason

    @classmethod
    def empty(cls, seats: int) -> Self:
        """Return a tally without games."""
        return cls([SeatTally() for _ in range(seats)], [SeatTally() for _ in range(seats)])

    @property
    def games(self) -> int:
        """Return how many games were counted."""
        return self.lengths.total()

    def add(self, outcome: Outcome) -> None:
        """Count a game."""
        seats = len(self.by_seat)
        winners = outcome.result.winners
        self.lengths[outcome.decisions] += 1
        self.shared += len(winners) > 1
        self.lost.update((seat, why) for seat, why in enumerate(outcome.lost) if why)
        for seat, score in enumerate(outcome.result.scores):
            won_by = len(winners) if seat in winners else 0
            self.by_seat[seat].add(score, won_by)
            if outcome.first != NOBODY:
                self.by_turn[(seat - outcome.first) % seats].add(score, won_by)

    def merge(self, other: "Tally") -> None:
        """Add the counts of another tally."""
        self.lengths.update(other.lengths)
        self.shared += other.shared
        self.lost.update(other.lost)
        for mine, more in zip(self.by_seat, other.by_seat, strict=True):
            mine.merge(more)
        for mine, more in zip(self.by_turn, other.by_turn, strict=True):
            mine.merge(more)


def play_and_count(
    name: str,
    seats: Sequence[str],
    options: Mapping[str, object],
    registered: Mapping[str, BotMaker],
    seeds: range,
) -> Tally:
    """Play a game for each seed and count them: one piece of work for a worker.

    `registered` are bots of the caller's own.
    """
    register_all(registered)
    played = game(name)
    chosen = played.resolve_options(len(seats), options)
    tally = Tally.empty(len(seats))
    for seed in seeds:
        tally.add(play(played, seats, seed, chosen))
    return tally
