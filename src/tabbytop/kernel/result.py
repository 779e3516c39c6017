"""The result of a game: scores, places and the explanation of every score."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

POINTS: Final = "points"


@dataclass(frozen=True)
class ScoreLine:
    """One line of a score sheet: a key that clients put into words, its arguments and its points.

    A line without points, such as a tie-break, only explains.
    """

    key: str
    points: int | None
    args: dict[str, object] = field(default_factory=dict)


@dataclass(frozen=True)
class Opponent:
    """An automatic opponent without a seat, moved by the rules of a solo game."""

    name: str
    score: int
    sheet: tuple[ScoreLine, ...]


@dataclass(frozen=True)
class Result:
    """The end of a game: scores, places and the score sheet of every seat.

    Higher `scores` are better; in games where fewer are better, scores are negative. `places[seat]`
    is 1 for the winners, and seats that share a place have the same number; a solo player who loses
    has place 2. `reason` is a key that reads as English. `opponents` lists players without a seat.
    `unit` is what the scores count: points or, in games without points, tokens or hands, for
    example.
    """

    scores: tuple[int, ...]
    places: tuple[int, ...]
    sheets: tuple[tuple[ScoreLine, ...], ...]
    reason: str
    opponents: tuple[Opponent, ...] = ()
    unit: str = POINTS

    @property
    def has_points(self) -> bool:
        """Return whether scores are points; else only the sheets explain what was counted."""
        return self.unit == POINTS

    def score_text(self, seat: int) -> str:
        """Return a score for people: `12`, or in a game without points `1 token`, without its
        sign."""
        score = self.scores[seat]
        if self.has_points:
            return str(score)
        return f"{abs(score)} {self.unit if abs(score) == 1 else self.unit + 's'}"

    @property
    def winners(self) -> tuple[int, ...]:
        """Return the seats that won, ascending; several if the win is shared."""
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)

    def as_dict(self) -> dict[str, object]:
        """Return the result as JSON-ready data."""
        return {
            "scores": list(self.scores),
            "places": list(self.places),
            "winners": list(self.winners),
            "reason": self.reason,
            "unit": self.unit,
            "sheets": [_sheet_as_dicts(sheet) for sheet in self.sheets],
            "opponents": [
                {"name": other.name, "score": other.score, "sheet": _sheet_as_dicts(other.sheet)}
                for other in self.opponents
            ],
        }

    def __str__(self) -> str:
        lines = [self.reason]
        for seat, sheet in enumerate(self.sheets):
            place, score = self.places[seat], self.scores[seat]
            lines.append(f"seat {seat}: place {place} with {score}")
            lines.extend(_sheet_as_text(sheet))
        for other in self.opponents:
            lines.append(f"{other.name}: {other.score}")
            lines.extend(_sheet_as_text(other.sheet))
        return "\n".join(lines)


def _sheet_as_dicts(sheet: Sequence[ScoreLine]) -> list[dict[str, object]]:
    return [{"key": line.key, "points": line.points, **line.args} for line in sheet]


def _sheet_as_text(sheet: Sequence[ScoreLine]) -> list[str]:
    lines = []
    for line in sheet:
        words = " ".join(f"{name} {value}" for name, value in line.args.items())
        points = "" if line.points is None else f"{line.points:+d} "
        lines.append(f"  {points}{line.key} {words}".rstrip())
    return lines


def places(keys: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    """Return places by descending keys; equal keys share a place."""
    return tuple(1 + sum(other > key for other in keys) for key in keys)
