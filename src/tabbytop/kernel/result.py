"""How a game ended, and why."""

from collections.abc import Sequence
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Line:
    """One line of a score sheet: a key to put into words, its arguments and its points.

    A line without points (a tie-break, say) explains and adds nothing.
    """

    key: str
    points: int | None
    args: dict[str, object] = field(default_factory=dict)


@dataclass(frozen=True)
class Result:
    """The end of a game: what counted, who came where, and the score sheet of every seat.

    More is better in `scores`; a game in which less is better counts below zero. `places[seat]`
    is 1 for the winners, seats that share a place have the same number; who plays alone and
    loses has place 2. `reason` is a key that reads as English.
    """

    scores: tuple[int, ...]
    places: tuple[int, ...]
    sheets: tuple[tuple[Line, ...], ...]
    reason: str

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won, ascending; several if the win is shared."""
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)

    def plain(self) -> dict[str, object]:
        """The result as JSON-ready data."""
        return {
            "scores": list(self.scores),
            "places": list(self.places),
            "winners": list(self.winners),
            "reason": self.reason,
            "sheets": [
                [{"key": line.key, "points": line.points, **line.args} for line in sheet]
                for sheet in self.sheets
            ],
        }

    def __str__(self) -> str:
        lines = [self.reason]
        for seat, sheet in enumerate(self.sheets):
            place, score = self.places[seat], self.scores[seat]
            lines.append(f"seat {seat}: place {place} with {score}")
            for line in sheet:
                words = " ".join(f"{name} {value}" for name, value in line.args.items())
                points = "" if line.points is None else f"{line.points:+d} "
                lines.append(f"  {points}{line.key} {words}".rstrip())
        return "\n".join(lines)


def places(keys: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    """Places by descending keys; equal keys share a place."""
    return tuple(1 + sum(other > key for other in keys) for key in keys)
