"""How the bots of a tournament stand, in numbers."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from itertools import combinations
from typing import Literal, NamedTuple

from tabbytop.kernel.game import Game
from tabbytop.kernel.options import Options
from tabbytop.lab.arena import scores
from tabbytop.lab.arena.lineups import LineUp
from tabbytop.lab.arena.ratings import RATING_METHOD, Ranking, lead_for, ratings
from tabbytop.lab.arena.tables import Played
from tabbytop.lab.intervals import BLOCK_METHOD, CONFIDENCE
from tabbytop.lab.report import Estimate

Games = Sequence[tuple[LineUp, Played]]  # of one deal


class Setting(NamedTuple):
    """Who plays what."""

    game: Game
    options: Options
    bots: tuple[str, ...]
    sides: list[list[int]]  # the seats of each
    seats: int
    seed: int


@dataclass(frozen=True)
class Contender:
    """How one bot did."""

    bot: str
    games: int
    rating: Estimate
    wins: Estimate  # the share of the wins, for each time it sat at a table
    against_fair: Literal["above", "within", "below"]  # where the fair share leaves the interval
    lost: dict[str, int]  # why it lost its seat to chance: in how many games


@dataclass(frozen=True)
class Pair:
    """How often the stronger rated of two finished ahead of the other."""

    bot: str
    other: str
    meetings: int
    ahead: Estimate | None  # None if they never met

    @property
    def clear(self) -> bool:
        """Whether the bot beats the other beyond doubt: all of the interval is above a half."""
        return self.ahead is not None and (self.ahead.low or 0.0) > 0.5

    @property
    def upset(self) -> bool:
        """Whether the other, though rated lower, beats the bot beyond doubt."""
        return (
            self.ahead is not None and (1.0 if self.ahead.high is None else self.ahead.high) < 0.5
        )


@dataclass(frozen=True)
class Standings:
    """What was played, and what came of it.

    It depends on nothing but what was asked for, and on how far it was played: bots that answer
    by the clock and programs from outside aside. `timing` is no part of the comparison.
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
        """The share of the wins that everybody would have if all were equal."""
        return 1 / self.sides

    @property
    def partial(self) -> bool:
        """Whether less was played than was planned."""
        return self.games < self.planned

    def as_dict(self) -> dict[str, object]:
        """The standings as JSON-ready data, its words included; `timing` is apart."""
        from tabbytop.lab.arena.verdict import verdict  # noqa: PLC0415 - it puts them into words

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


def standings(who: Setting, played: Sequence[Games], planned: int) -> Standings:
    """The standings after these deals."""
    deals = [[_ranking(who, lineup, game) for lineup, game in games] for games in played]
    games = [game for games in played for game in games]
    rated = ratings(deals, len(who.bots), who.seed)
    present = {number for lineup, _ in games for number in lineup}
    order = sorted(present, key=lambda number: (-rated[number].mean, number))
    return Standings(
        game=who.game.name,
        title=who.game.title,
        rules=who.game.rules,
        options=who.options.as_dict(),
        bots=who.bots,
        seats=who.seats,
        sides=len(who.sides),
        seed=who.seed,
        planned=planned,
        games=len(games),
        deals=len(deals),
        decisions=sum(game.decisions for _, game in games) / len(games),
        contenders=tuple(
            Contender(
                bot=who.bots[number],
                games=sum(number in lineup for lineup, _ in games),
                rating=rated[number],
                wins=(share := scores.wins(deals, number)),
                against_fair=_against(share, 1 / len(who.sides)),
                lost=_lost(who, number, games),
            )
            for number in order
        ),
        absent=tuple(bot for number, bot in enumerate(who.bots) if number not in present),
        pairs=tuple(_pair(who, deals, number, other) for number, other in combinations(order, 2)),
        timing={who.bots[number]: _thought(who, number, games) for number in order},
    )


def _ranking(who: Setting, lineup: LineUp, game: Played) -> Ranking:
    """The places of the sides; of a side's seats the best counts, and mostly all are the same."""
    return Ranking(lineup, tuple(min(game.places[seat] for seat in side) for side in who.sides))


def _pair(who: Setting, deals: Sequence[Sequence[Ranking]], number: int, other: int) -> Pair:
    met = scores.meetings(deals, number, other)
    ahead = scores.ahead(deals, number, other) if met else None
    return Pair(who.bots[number], who.bots[other], met, ahead)


def _against(share: Estimate, fair: float) -> Literal["above", "within", "below"]:
    if share.low is None or share.high is None:
        return "within"
    return "above" if share.low > fair else "below" if share.high < fair else "within"


def _seats(who: Setting, number: int, lineup: LineUp) -> list[int]:
    return [
        seat
        for seated, side in zip(lineup, who.sides, strict=True)
        if seated == number
        for seat in side
    ]


def _lost(who: Setting, number: int, games: Games) -> dict[str, int]:
    """Why the bot lost a seat, the most frequent reason first; a game counts once a reason."""
    reasons: Counter[str] = Counter()
    for lineup, game in games:
        reasons.update({game.lost[seat] for seat in _seats(who, number, lineup)} - {""})
    return dict(sorted(reasons.items(), key=lambda reason: (-reason[1], reason[0])))


def _thought(who: Setting, number: int, games: Games) -> float:
    """Mean seconds a decision."""
    seconds, answers = 0.0, 0
    for lineup, game in games:
        for seat in _seats(who, number, lineup):
            seconds += game.thought[seat]
            answers += game.answers[seat]
    return seconds / answers if answers else 0.0
