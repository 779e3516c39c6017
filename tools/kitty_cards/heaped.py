"""Figures of level III: tiles over each other, so that a person can still tell how.

Figures are drawn at random and kept when they can be told by eye; of many such the best one is
taken: much overlapping, little heaping, few corners that only just meet.
"""

from kitty_cards.boxing import across
from kitty_cards.chance import one_of, shuffled
from kitty_cards.visibility import (
    TRIANGLES,
    Laid,
    covered_by,
    overlaps,
    places,
    seen,
    telling_part,
)  # fmt: skip
from tabbytop.games.kitty_paw.lattice import STEP_Q, STEP_R, reach
from tabbytop.games.kitty_paw.pieces import LONG, ROTATIONS, SYMBOL
from tabbytop.kernel.generator import Generator

HALF_OVER = 10  # triangles that two tiles share which lie half a tile apart
CORNER = 2  # what they share if only two corners meet
LEAST_SEEN = TRIANGLES // 2  # of every tile
LEAST_TELLING = 6  # of the eight triangles of a cat's face
LEAST_HALF_OVER = 4  # pairs on a card
MOST_CORNERS = 2  # pairs on a card
FIGURES = 60  # that can be told by eye, to choose the best of them
ORDERS = 12  # tried for each figure


def can_be_told(pile: list[Laid]) -> bool:
    """Whether a person can see which piece lies where, and over which."""
    for laid, visible in zip(pile, seen(pile), strict=True):
        telling = telling_part(laid)
        needed = telling.bit_count() if laid.piece == SYMBOL else LEAST_TELLING
        if (telling & visible).bit_count() < needed:
            return False
        if visible.bit_count() < LEAST_SEEN * len(places(laid)):
            return False
    return all(
        visible == shared or visible >= HALF_OVER // 2
        for shared, visible in overlaps(pile).values()
    )


def gap(one: Laid, other: Laid) -> int:
    """The smallest `reach` between two pieces: below 4 they overlap, at 4 they touch."""
    return min(reach(q - p, r - s) for q, r in places(one) for p, s in places(other))


def _added(pile: list[Laid], piece: int, face: int, turn: int, rng: Generator) -> Laid:
    """At one of the last two: half over it, or, once in four times, just beside it."""
    q, r = one_of(places(one_of(pile[-2:], rng)), rng)
    way = rng.below(ROTATIONS)
    steps = 2 if rng.below(4) == 0 else 1
    turn = rng.below(ROTATIONS) if piece == LONG else turn
    return Laid(piece, q + steps * STEP_Q[way], r + steps * STEP_R[way], face, turn)


def _figure(pieces: list[int], faces: list[int], turns: list[int], rng: Generator) -> list[Laid]:
    """Pieces in places that may work out; empty if they came too close."""
    pile = [Laid(pieces[0], 0, 0, faces[0], turns[0])]
    corners = 0
    for piece, face, turn in zip(pieces[1:], faces[1:], turns[1:], strict=True):
        laid = _added(pile, piece, face, turn, rng)
        gaps = [gap(laid, other) for other in pile]
        corners += gaps.count(3)
        if min(gaps) == 0 or gaps.count(2) > 2 or corners > MOST_CORNERS:
            return []
        pile.append(laid)
    return pile


def beauty(pile: list[Laid]) -> int:
    """More is better: overlaps by half, all pieces taking part, an airy outline; few corners.
    Below 0: no."""
    pairs = overlaps(pile)
    half_over = sum(1 for shared, _ in pairs.values() if shared >= HALF_OVER)
    corners = len(pairs) - half_over
    if half_over < LEAST_HALF_OVER or corners > MOST_CORNERS:
        return -1
    taking_part = len({index for pair in pairs for index in pair})
    sides = [across(q, r) for laid in pile for q, r in places(laid)]
    rows = [r for laid in pile for _, r in places(laid)]
    spread = (max(sides) - min(sides)) // 2 + max(rows) - min(rows)
    if max(sides) - min(sides) > 18 or max(rows) - min(rows) > 9:
        return -1
    ground = 0
    for laid in pile:
        ground |= covered_by(laid)
    return 6 * half_over - 8 * corners + 6 * taking_part + spread + ground.bit_count() // TRIANGLES


def heap(pieces: list[int], faces: list[int], turns: list[int], rng: Generator) -> list[Laid]:
    """The best of many figures with these pieces that can be told by eye."""
    best: list[Laid] = []
    merit = -1
    found = 0
    while found < FIGURES:
        order = shuffled(list(range(len(pieces))), rng)
        figure = _figure(
            [pieces[i] for i in order], [faces[i] for i in order], [turns[i] for i in order], rng
        )
        if not figure or beauty(figure) < 0:
            continue
        for _ in range(ORDERS):
            pile = shuffled(figure, rng)
            if can_be_told(pile):
                found += 1
                if beauty(pile) > merit:
                    best, merit = pile, beauty(pile)
                break
    return best
