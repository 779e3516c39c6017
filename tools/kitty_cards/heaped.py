"""Figures of level III: overlapping tiles that people can still read.

Figures are drawn at random and kept if they are readable; the best of many is taken: much
overlapping, few layers, few corners that only just touch.
"""

from kitty_cards.boxing import across
from kitty_cards.chance import one_of, shuffled
from kitty_cards.visibility import (
    TRIANGLES,
    Area,
    Laid,
    covered_by,
    overlaps,
    places,
    seen,
    telling_part,
)  # fmt: skip
from tabbytop.games.kitty_paw.lattice import STEP_Q, STEP_R, reach
from tabbytop.games.kitty_paw.pieces import BACK, LONG, ROTATIONS, SYMBOL
from tabbytop.kernel.generator import Generator

HALF_OVER = 10  # triangles that two tiles share which lie half a tile apart
LEAST_SEEN = TRIANGLES // 2  # of every tile
LEAST_TELLING = 6  # of the eight triangles of a cat's face
LEAST_HALF_OVER = 4  # pairs on a card
MOST_CORNERS = 2  # pairs on a card of which only two corners meet
WIDEST, TALLEST = 18, 9  # half steps and rows between the outermost middles
FIGURES = 4000  # looked at for a card, to choose the best of them
ORDERS = 12  # tried for each figure


def shows_enough(pile: list[Laid]) -> bool:
    """Return whether people can see where the pieces lie, and which one is on top."""
    for laid, visible in zip(pile, seen(pile), strict=True):
        if visible.bit_count() < LEAST_SEEN * len(places(laid)):
            return False
    return all(
        visible == shared or visible >= HALF_OVER // 2
        for shared, visible in overlaps(pile).values()
    )


def tells_itself(laid: Laid, visible: Area) -> bool:
    """Return whether people can see which piece this is and how it is rotated."""
    telling = telling_part(laid)
    needed = telling.bit_count() if laid.piece == SYMBOL else LEAST_TELLING
    return (telling & visible).bit_count() >= needed


def gap(one: Laid, other: Laid) -> int:
    """Return the smallest `reach` between two pieces: below 4 they overlap, at 4 they touch."""
    return min(reach(q - p, r - s) for q, r in places(one) for p, s in places(other))


def _added(pile: list[Laid], piece: int, rng: Generator) -> Laid:
    """Add a piece at one of the last two: half over it or, once in four times, just beside it."""
    q, r = one_of(places(one_of(pile[-2:], rng)), rng)
    way = rng.below(ROTATIONS)
    steps = 2 if rng.below(4) == 0 else 1
    turn = rng.below(ROTATIONS) if piece == LONG else 0
    return Laid(piece, q + steps * STEP_Q[way], r + steps * STEP_R[way], BACK, turn)


def _figure(pieces: list[int], rng: Generator) -> list[Laid]:
    """Return pieces in random places; empty if they came too close."""
    pile = [Laid(pieces[0], 0, 0, BACK, 0)]
    corners = 0
    for piece in pieces[1:]:
        laid = _added(pile, piece, rng)
        gaps = [gap(laid, other) for other in pile]
        corners += gaps.count(3)
        if min(gaps) == 0 or gaps.count(2) > 2 or corners > MOST_CORNERS:
            return []
        pile.append(laid)
    return pile


def _faced(
    pile: list[Laid], turns: list[int], symbol_turns: list[int], rng: Generator
) -> list[Laid]:
    """Rotate every cat so that its face shows, no rotation more often than given; empty if
    impossible."""
    left = shuffled(turns, rng)
    faced = []
    for laid, visible in zip(pile, seen(pile), strict=True):
        bag = [laid.turn] if laid.piece == LONG else left
        bag = shuffled(symbol_turns, rng) if laid.piece == SYMBOL else bag
        fitting = [turn for turn in bag if tells_itself(laid._replace(turn=turn), visible)]
        if not fitting:
            return []
        faced.append(laid._replace(turn=fitting[0]))
        if bag is left:
            left.remove(fitting[0])
    return faced


def beauty(pile: list[Laid]) -> int:
    """Return a score: half overlaps, all pieces taking part and an airy outline are good,
    touching corners bad. Below 0 the figure is refused."""
    pairs = overlaps(pile)
    half_over = sum(1 for shared, _ in pairs.values() if shared >= HALF_OVER)
    corners = len(pairs) - half_over
    if half_over < LEAST_HALF_OVER or corners > MOST_CORNERS:
        return -1
    taking_part = len({index for pair in pairs for index in pair})
    sides = [across(q, r) for laid in pile for q, r in places(laid)]
    rows = [r for laid in pile for _, r in places(laid)]
    spread = (max(sides) - min(sides)) // 2 + max(rows) - min(rows)
    if max(sides) - min(sides) > WIDEST or max(rows) - min(rows) > TALLEST:
        return -1
    ground = 0
    for laid in pile:
        ground |= covered_by(laid)
    return 6 * half_over - 8 * corners + 6 * taking_part + spread + ground.bit_count() // TRIANGLES


def heap(
    pieces: list[int], turns: list[int], symbol_turns: list[int], rng: Generator
) -> list[Laid]:
    """Return the best of many readable figures with these pieces, all on their feet; cats are
    rotated by some of `turns`."""
    best: list[Laid] = []
    for _ in range(FIGURES):
        figure = _figure(shuffled(pieces, rng), rng)
        if figure and beauty(figure) > (beauty(best) if best else 0):
            for _ in range(ORDERS):
                pile = shuffled(figure, rng)
                faced = _faced(pile, turns, symbol_turns, rng) if shows_enough(pile) else []
                if faced:
                    best = faced
                    break
    if not best:
        raise LookupError("no figure can be told by eye")
    return best
