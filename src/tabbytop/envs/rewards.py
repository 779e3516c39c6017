"""What the end of a game is worth to a learning agent."""

from typing import Final

from tabbytop.kernel.result import Result

LEAST: Final = -1.0
MOST: Final = 1.0


def by_place(result: Result) -> list[float]:
    """1 for winning alone, -1 for the last place alone, the places between in equal steps.

    Seats that share a place share what their places are worth, so the rewards of two or more
    seats add up to zero, whatever the ties and teams. Who plays alone wins 1 or loses 1.
    """
    places = result.places
    if len(places) == 1:
        return [MOST if places[0] == 1 else LEAST]
    worth = []
    for place in places:
        behind = sum(other > place for other in places)
        ahead = sum(other < place for other in places)
        worth.append((behind - ahead) / (len(places) - 1))
    return worth
