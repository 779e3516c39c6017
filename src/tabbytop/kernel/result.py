"""How a game ended, and why."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

POINTS: Final = "points"


@dataclass(frozen=True)
class ScoreLine:
    """One line of a score sheet: a key to put into words, its arguments and its points.

    A line without points (a tie-break, say) explains and adds nothing.
    """

    key: str
    points: int | None
    args: dict[str, object] = field(default_factory=dict)


@dataclass(frozen=True)
class Opponent:
    """Somebody without a seat who was played against: a game's own player, moved by the rules."""

    name: str
    score: int
    sheet: tuple[ScoreLine, ...]


@dataclass(frozen=True)
class Result:
    """The end of a game: what counted, who came where, and the score sheet of every seat.

    More is better in `scores`; a game in which less is better counts below zero. `places[seat]`
    is 1 for the winners, seats that share a place have the same number; who plays alone and
    loses has place 2. `reason` is a key that reads as English. `opponents` had a score
    without a seat. `unit` is what the scores count: points, or in a game without points tokens,
    hands or the like.
    """

    scores: tuple[int, ...]
    places: tuple[int, ...]
    sheets: tuple[tuple[ScoreLine, ...], ...]
    reason: str
    opponents: tuple[Opponent, ...] = ()
    unit: str = POINTS

    @property
    def has_points(self) -> bool:
        """Whether scores are points; else the sheets alone say what was counted."""
        return self.unit == POINTS

    def score_told(self, seat: int) -> str:
        """`12`, and in a game without points `1 token`: what counts below zero is told as it is."""
        score = self.scores[seat]
        if self.has_points:
            return str(score)
        return f"{abs(score)} {self.unit if abs(score) == 1 else self.unit + 's'}"

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won, ascending; several if the win is shared."""
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)

    def as_dict(self) -> dict[str, object]:
        """The result as JSON-ready data."""
        return {
            "scores": list(self.scores),
            "places": list(self.places),
            "winners": list(self.winners),
            "reason": self.reason,
            "unit": self.unit,
            "sheets": [_plain(sheet) for sheet in self.sheets],
            "opponents": [
                {"name": other.name, "score": other.score, "sheet": _plain(other.sheet)}
                for other in self.opponents
            ],
        }

    def __str__(self) -> str:
        lines = [self.reason]
        for seat, sheet in enumerate(self.sheets):
            place, score = self.places[seat], self.scores[seat]
            lines.append(f"seat {seat}: place {place} with {score}")
            lines.extend(_written(sheet))
        for other in self.opponents:
            lines.append(f"{other.name}: {other.score}")
            lines.extend(_written(other.sheet))
        return "\n".join(lines)


def _plain(sheet: Sequence[ScoreLine]) -> list[dict[str, object]]:
    return [{"key": line.key, "points": line.points, **line.args} for line in sheet]


def _written(sheet: Sequence[ScoreLine]) -> list[str]:
    lines = []
    for line in sheet:
        words = " ".join(f"{name} {value}" for name, value in line.args.items())
        points = "" if line.points is None else f"{line.points:+d} "
        lines.append(f"  {points}{line.key} {words}".rstrip())
    return lines


def places(keys: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    """Places by descending keys; equal keys share a place."""
    return tuple(1 + sum(other > key for other in keys) for key in keys)
