"""Pieces and mats of the reference implementation."""

from collections.abc import Mapping
from itertools import combinations
from math import dist, sqrt
from typing import Any

Card = Mapping[str, Any]  # a Kitty card as a view shows it
Point = tuple[int, int]  # half steps to the right, rows down
LONG = "bobtail"
# From a piece to the tile beside it, for each rotation, clockwise from the right.
BESIDE: list[Point] = [(4, 0), (2, 2), (-2, 2), (-4, 0), (-2, -2), (2, -2)]
CELLS = [f"{column}{row}" for row in range(1, 16) for column in "abcdefghijklmnopq"]


def point(cell: str) -> Point:
    """The position of a cell: every other row lies half a step to the right."""
    row = int(cell[1:]) - 1
    return 2 * (ord(cell[0]) - ord("a")) + row % 2, row


POINTS = {point(cell): cell for cell in CELLS}


class Piece:
    """A tile, a Hide-and-Seek card or a Box card. `home` is where it belongs: `spot`, `hide` or
    `seat`, and which."""

    def __init__(self, name: str, home: tuple[str, int], face: str, turn: int = 0) -> None:
        self.name = name
        self.home = home
        self.face = face
        self.turn = turn
        self.cell: str | None = None
        self.stray = False

    @property
    def is_tile(self) -> bool:
        return self.home[0] == "spot"

    @property
    def is_symbol(self) -> bool:
        return self.home[0] == "hide"

    @property
    def is_box(self) -> bool:
        return self.home[0] == "seat"

    def fits(self, cell: str) -> bool:
        """Whether the whole piece would lie on the mat at a cell."""
        return self.name != LONG or other_end(point(cell), self.turn) in POINTS

    def shown(self) -> dict[str, object]:
        """As a view shows it."""
        return {
            "piece": "symbol" if self.is_symbol else self.name,
            "cell": self.cell,
            "face": self.face,
            "turn": self.turn,
            "symbol": self.name if self.is_symbol else None,
            "stray": self.stray,
        }


def other_end(place: Point, turn: int) -> Point:
    return place[0] + BESIDE[turn][0], place[1] + BESIDE[turn][1]


Lying = tuple[str, Point, str, int]  # name, place, face, rotation


def on_card(card: Card) -> list[Lying]:
    """The pieces of a card, the lowest first."""
    return [
        (
            card["symbol"] if piece["piece"] == "symbol" else piece["piece"],
            (2 * piece["q"] + piece["r"], piece["r"]),
            piece["face"],
            piece["turn"],
        )
        for piece in card["pieces"]
    ]


def on_mat(mat: list[Piece]) -> list[Lying]:
    return [(one.name, point(str(one.cell)), one.face, one.turn) for one in mat]


def cover(one: Lying, other: Lying) -> bool:
    """Whether two pieces overlap: the centres of touching tiles are two steps apart."""
    near = [
        dist((ax / 2, ay * sqrt(3) / 2), (bx / 2, by * sqrt(3) / 2))
        for ax, ay in ends(one)
        for bx, by in ends(other)
    ]
    return min(near) < 1.99


def ends(lying: Lying) -> list[Point]:
    name, place, _, turn = lying
    return [place, other_end(place, turn)] if name == LONG else [place]


def seen_from_box(lying: list[Lying]) -> list[Lying]:
    """With all places counted from the Box card."""
    x, y = next(place for name, place, _, _ in lying if name == "box")
    return [(name, (px - x, py - y), face, turn) for name, (px, py), face, turn in lying]


def shows(mat: list[Piece], card: Card) -> bool:
    """Whether a mat shows exactly what the card does (KP-D2)."""
    built, wanted = seen_from_box(on_mat(mat)), seen_from_box(on_card(card))
    if sorted(built) != sorted(wanted):
        return False
    return all(
        built.index(lower) < built.index(upper)
        for lower, upper in combinations(wanted, 2)
        if cover(lower, upper)
    )
