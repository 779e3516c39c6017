"""Placing the Box card beside its figure.

The card is larger than a tile, so it lies apart from the figure, but on the same grid of whole
tiles and as near as possible: the gap has room for no more than one tile, so that people can judge
it.
"""

Spot = tuple[int, int]

MOST_ACROSS = 22  # half steps between the outermost middles: two steps to shift on either side
MOST_DOWN = 10  # rows, for the same reason


def across(q: int, r: int) -> int:
    """Return the horizontal position, in half steps."""
    return 2 * q + r


def is_clear(box: Spot, place: Spot) -> bool:
    """Return whether a tile and the Box card at these places do not touch."""
    q, r = place[0] - box[0], place[1] - box[1]
    return abs(r) >= 4 or abs(across(q, r)) >= 6


def is_near(box: Spot, place: Spot) -> bool:
    """Return whether the tile is next to the Box card, with the smallest possible gap."""
    q, r = place[0] - box[0], place[1] - box[1]
    aside = abs(across(q, r))
    return (abs(r) == 4 and aside <= 4) or (abs(r) <= 2 and 6 <= aside <= 8)


def fits(places: list[Spot]) -> bool:
    """Return whether the whole figure can be shifted on a mat."""
    sides = [across(q, r) for q, r in places]
    rows = [r for _, r in places]
    return max(sides) - min(sides) <= MOST_ACROSS and max(rows) - min(rows) <= MOST_DOWN


def box_spots(figure: list[Spot]) -> list[Spot]:
    """Return possible places of the Box card, on the grid of whole tiles through the first tile."""
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
    """Return how far the figure is from compact and upright: less is better."""
    sides = [across(q, r) for q, r in [*figure, box]]
    rows = [r for _, r in [*figure, box]]
    wide = (max(sides) - min(sides) + 4) * 87  # hundredths of a tile's side, halved
    high = (max(rows) - min(rows)) * 150 + 400
    return max(wide, high) + (wide + high) // 4
