"""The numbers of a simulation report."""

import math
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Literal

from tabbytop.intervals import (
    CONFIDENCE,
    SCORE_METHOD,
    WIN_METHOD,
    mean_interval,
    share_interval,
    win_share,
)
from tabbytop.kernel.game import Game
from tabbytop.kernel.options import Options
from tabbytop.lab.tally import SeatTally, Tally


@dataclass(frozen=True)
class Estimate:
    """A mean and its 95 % interval; no interval for a single game."""

    mean: float
    low: float | None
    high: float | None

    @property
    def span(self) -> tuple[float, float]:
        """Return both ends of the interval; without one, the mean twice."""
        if self.low is None or self.high is None:
            return self.mean, self.mean
        return self.low, self.high


@dataclass(frozen=True)
class Standing:
    """The results of one seat, or of one place in the turn order."""

    number: int  # the seat, or the place in the turn order, from 0
    bot: str | None  # the bot on the seat; None for a place, which seats take in turn
    games: int
    score: Estimate
    wins: Estimate  # the share of the wins
    against_fair: Literal["above", "within", "below"]  # the interval, compared with the fair share


@dataclass(frozen=True)
class Length:
    """The lengths of the games, in decisions.

    Percentiles are lengths that occurred: the p-th is the least that p % of the games do not
    exceed.
    """

    mean: float
    median: float
    least: int
    most: int
    percentiles: dict[int, int]


@dataclass(frozen=True)
class LostSeat:
    """In how many games a bot lost its seat to random moves, and why."""

    seat: int
    bot: str
    why: str
    games: int


@dataclass(frozen=True)
class Report:
    """What was played, and the results. It depends only on the arguments of the simulation."""

    game: str
    title: str
    rules: int
    options: dict[str, object]
    seats: tuple[str, ...]  # the bots
    seed: int
    games: int
    shared: int  # games with several winners
    lost: tuple[LostSeat, ...]  # seats where random moves replaced the bot
    length: Length
    by_seat: tuple[Standing, ...]
    by_turn: tuple[Standing, ...]  # empty if no seat ever decided alone

    @property
    def fair(self) -> float:
        """Return the share of the wins that every seat would have if all were equal."""
        return fair_share(len(self.seats))

    def as_dict(self) -> dict[str, object]:
        """Return the report as JSON-ready data, with its sentences."""
        from tabbytop.lab.verdict import verdict  # noqa: PLC0415 - it imports this module

        data = asdict(self)
        data["seats"] = list(self.seats)
        data["lost"] = [asdict(lost) for lost in self.lost]
        data["length"]["percentiles"] = {
            str(part): value for part, value in self.length.percentiles.items()
        }
        data["by_seat"] = [asdict(standing) for standing in self.by_seat]
        data["by_turn"] = [asdict(standing) for standing in self.by_turn]
        return {
            **data,
            "fair": self.fair,
            "confidence": CONFIDENCE,
            "methods": {"score": SCORE_METHOD, "wins": WIN_METHOD},
            "verdict": verdict(self),
        }


def fair_share(seats: int) -> float:
    """Return one win a game, shared equally; a solo player fairly wins one game of two."""
    return 1 / max(seats, 2)


def report(game: Game, options: Options, seats: Sequence[str], seed: int, tally: Tally) -> Report:
    """Make the report from the counts."""
    fair = fair_share(len(seats))
    return Report(
        game=game.name,
        title=game.title,
        rules=game.rules,
        options=options.as_dict(),
        seats=tuple(seats),
        seed=seed,
        games=tally.games,
        shared=tally.shared,
        lost=tuple(
            LostSeat(seat, seats[seat], why, games)
            for (seat, why), games in sorted(tally.lost.items(), key=lambda item: item[0])
        ),
        length=length(tally.lengths),
        by_seat=tuple(
            _standing(seat, seats[seat], showing, fair)
            for seat, showing in enumerate(tally.by_seat)
        ),
        by_turn=tuple(
            _standing(place, None, showing, fair)
            for place, showing in enumerate(tally.by_turn)
            if showing.games
        ),
    )


def length(counts: Mapping[int, int]) -> Length:
    """Return the statistics of the lengths, from how often each occurred."""
    games = sum(counts.values())
    lengths = sorted(counts)

    def ranked(rank: int) -> int:
        """The length of the game of that rank, the shortest being 1."""
        for value in lengths:
            rank -= counts[value]
            if rank <= 0:
                break
        return value

    return Length(
        mean=sum(value * often for value, often in counts.items()) / games,
        median=(ranked((games + 1) // 2) + ranked(games // 2 + 1)) / 2,
        least=lengths[0],
        most=lengths[-1],
        percentiles={part: ranked(math.ceil(part * games / 100)) for part in (5, 25, 75, 95)},
    )


def _standing(number: int, bot: str | None, showing: SeatTally, fair: float) -> Standing:
    low, high = share_interval(showing.wins, showing.games)
    mean = sum(score * often for score, often in showing.scores.items()) / showing.games
    scores = mean_interval(showing.scores) or (None, None)
    return Standing(
        number=number,
        bot=bot,
        games=showing.games,
        score=Estimate(mean, *scores),
        wins=Estimate(win_share(showing.wins, showing.games), low, high),
        against_fair="above" if low > fair else "below" if high < fair else "within",
    )
