"""Where the Box card lies beside its figure.

It is larger than a tile, so it lies apart, but on the same grid of whole tiles and as near as it
can, so that a person sees at a glance how far that is: no more than one tile would fit between.
"""

Spot = tuple[int, int]

MOST_ACROSS = 22  # half steps between the outermost middles: two steps to shift on either side
MOST_DOWN = 10  # rows, for the same reason


def across(q: int, r: int) -> int:
    """How far to the right, in half steps."""
    return 2 * q + r


def is_clear(box: Spot, place: Spot) -> bool:
    """Whether a tile here and the Box card there do not touch."""
    q, r = place[0] - box[0], place[1] - box[1]
    return abs(r) >= 4 or abs(across(q, r)) >= 6


def is_near(box: Spot, place: Spot) -> bool:
    """Whether the tile is next to the Box card, with the smallest gap that there is."""
    q, r = place[0] - box[0], place[1] - box[1]
    aside = abs(across(q, r))
    return (abs(r) == 4 and aside <= 4) or (abs(r) <= 2 and 6 <= aside <= 8)


def fits(places: list[Spot]) -> bool:
    """Whether the whole has room on a mat to be shifted."""
    sides = [across(q, r) for q, r in places]
    rows = [r for _, r in places]
    return max(sides) - min(sides) <= MOST_ACROSS and max(rows) - min(rows) <= MOST_DOWN


def box_spots(figure: list[Spot]) -> list[Spot]:
    """Where the Box card may lie, on the grid of whole tiles through the first tile."""
    q0, r0 = figure[0]
    spots = [(q0 + 2 * q, r0 + 2 * r) for r in range(-8, 9) for q in range(-12, 13)]
    return [
        spot
        for spot in spots
        if all(is_clear(spot, place) for place in figure)
        and any(is_near(spot, place) for place in figure)
        and fits([*figure, spot])
    ]


def untidiness(figure: list[Spot], box: Spot) -> int:
    """How far the whole is from a compact, upright picture: less is better."""
    sides = [across(q, r) for q, r in [*figure, box]]
    rows = [r for _, r in [*figure, box]]
    wide = (max(sides) - min(sides) + 4) * 87  # hundredths of a tile's side, halved
    high = (max(rows) - min(rows)) * 150 + 400
    return max(wide, high) + (wide + high) // 4
