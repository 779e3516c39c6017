"""The numbers of a tournament: standings of the bots."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from itertools import combinations
from typing import Literal, NamedTuple

from tabbytop.intervals import BLOCK_METHOD, CONFIDENCE
from tabbytop.kernel.game import Game
from tabbytop.kernel.options import Options
from tabbytop.lab.arena import scores
from tabbytop.lab.arena.lineups import LineUp
from tabbytop.lab.arena.pairings import Played
from tabbytop.lab.arena.ratings import RATING_METHOD, Ranking, lead_for, ratings
from tabbytop.lab.report import Estimate

Games = Sequence[tuple[LineUp, Played]]  # of one deal


class TournamentConfig(NamedTuple):
    """The game, its options, and the bots that play."""

    game: Game
    options: Options
    bots: tuple[str, ...]
    sides: list[list[int]]  # the seats of each
    seats: int
    seed: int


@dataclass(frozen=True)
class Contender:
    """The results of one bot."""

    bot: str
    games: int
    rating: Estimate
    wins: Estimate  # share of the wins, for each time at a table
    against_fair: Literal["above", "within", "below"]  # the interval, compared with the fair share
    lost: dict[str, int]  # by reason, in how many games random moves replaced it


@dataclass(frozen=True)
class Pair:
    """How often the higher rated of two bots finished ahead of the other."""

    bot: str
    other: str
    meetings: int
    ahead: Estimate | None  # None if they never met

    @property
    def clear(self) -> bool:
        """Return whether the bot beats the other with certainty: the whole interval is above one
        half."""
        return self.ahead is not None and (self.ahead.low or 0.0) > 0.5

    @property
    def upset(self) -> bool:
        """Return whether the other, though rated lower, beats the bot with certainty."""
        return (
            self.ahead is not None and (1.0 if self.ahead.high is None else self.ahead.high) < 0.5
        )


@dataclass(frozen=True)
class Standings:
    """What was played, and the results.

    They depend only on the arguments of the tournament and on how far it was played, except with
    bots that think by the clock and external programs. `timing` does not count in comparisons.
    """

    game: str
    title: str
    rules: int
    options: dict[str, object]
    bots: tuple[str, ...]
    seats: int
    sides: int  # fewer than seats where partners play together, with the same bot on their seats
    seed: int
    planned: int  # games
    games: int
    deals: int  # every one was played from every rotation
    decisions: float  # a game
    contenders: tuple[Contender, ...]  # the strongest first
    absent: tuple[str, ...]  # bots that have not had a whole deal yet
    pairs: tuple[Pair, ...]  # every two, the stronger rated first
    timing: dict[str, float] = field(compare=False)  # mean seconds a decision, by bot

    @property
    def fair(self) -> float:
        """Return the share of the wins that every side would have if all were equal."""
        return 1 / self.sides

    @property
    def partial(self) -> bool:
        """Return whether fewer games were played than planned."""
        return self.games < self.planned

    def as_dict(self) -> dict[str, object]:
        """Return the standings as JSON-ready data, with their sentences; `timing` is separate."""
        from tabbytop.lab.arena.verdict import verdict  # noqa: PLC0415 - it imports this module

        data = asdict(self)
        timing = data.pop("timing")
        return {
            **data,
            "bots": list(self.bots),
            "absent": list(self.absent),
            "contenders": [asdict(contender) for contender in self.contenders],
            "pairs": [{**asdict(pair), "clear": pair.clear} for pair in self.pairs],
            "partial": self.partial,
            "fair": self.fair,
            "lead_for_three_of_four": lead_for(0.75, self.sides),
            "confidence": CONFIDENCE,
            "methods": {"rating": RATING_METHOD, "wins": BLOCK_METHOD, "ahead": BLOCK_METHOD},
            "verdict": verdict(self),
            "timing": {"seconds_a_decision": timing},
        }


def standings(config: TournamentConfig, played: Sequence[Games], planned: int) -> Standings:
    """Return the standings after these deals."""
    deals = [[_ranking(config, lineup, game) for lineup, game in games] for games in played]
    games = [game for games in played for game in games]
    rated = ratings(deals, len(config.bots), config.seed)
    present = {number for lineup, _ in games for number in lineup}
    order = sorted(present, key=lambda number: (-rated[number].mean, number))
    return Standings(
        game=config.game.name,
        title=config.game.title,
        rules=config.game.rules,
        options=config.options.as_dict(),
        bots=config.bots,
        seats=config.seats,
        sides=len(config.sides),
        seed=config.seed,
        planned=planned,
        games=len(games),
        deals=len(deals),
        decisions=sum(game.decisions for _, game in games) / len(games),
        contenders=tuple(
            Contender(
                bot=config.bots[number],
                games=sum(number in lineup for lineup, _ in games),
                rating=rated[number],
                wins=(share := scores.wins(deals, number)),
                against_fair=_against(share, 1 / len(config.sides)),
                lost=_lost(config, number, games),
            )
            for number in order
        ),
        absent=tuple(bot for number, bot in enumerate(config.bots) if number not in present),
        pairs=tuple(
            _pair(config, deals, number, other) for number, other in combinations(order, 2)
        ),
        timing={config.bots[number]: _thought(config, number, games) for number in order},
    )


def _ranking(config: TournamentConfig, lineup: LineUp, game: Played) -> Ranking:
    """Return the places of the sides: the best place of their seats, which mostly all share."""
    return Ranking(lineup, tuple(min(game.places[seat] for seat in side) for side in config.sides))


def _pair(
    config: TournamentConfig, deals: Sequence[Sequence[Ranking]], number: int, other: int
) -> Pair:
    met = scores.meetings(deals, number, other)
    ahead = scores.ahead(deals, number, other) if met else None
    return Pair(config.bots[number], config.bots[other], met, ahead)


def _against(share: Estimate, fair: float) -> Literal["above", "within", "below"]:
    if share.low is None or share.high is None:
        return "within"
    return "above" if share.low > fair else "below" if share.high < fair else "within"


def _seats(config: TournamentConfig, number: int, lineup: LineUp) -> list[int]:
    return [
        seat
        for seated, side in zip(lineup, config.sides, strict=True)
        if seated == number
        for seat in side
    ]


def _lost(config: TournamentConfig, number: int, games: Games) -> dict[str, int]:
    """Return why the bot lost a seat, the most frequent reason first; a game counts once a
    reason."""
    reasons: Counter[str] = Counter()
    for lineup, game in games:
        reasons.update({game.lost[seat] for seat in _seats(config, number, lineup)} - {""})
    return dict(sorted(reasons.items(), key=lambda reason: (-reason[1], reason[0])))


def _thought(config: TournamentConfig, number: int, games: Games) -> float:
    """Return the mean seconds a decision."""
    seconds, answers = 0.0, 0
    for lineup, game in games:
        for seat in _seats(config, number, lineup):
            seconds += game.thought[seat]
            answers += game.answers[seat]
    return seconds / answers if answers else 0.0
