"""Who plays together: seats that always share a place are one side."""

from typing import Final

from tabbytop.bots.levels import has_specialists
from tabbytop.kernel.game import Game
from tabbytop.kernel.options import Options
from tabbytop.lab.errors import BadSimulation
from tabbytop.lab.play import play

_TRIALS: Final = 24  # games; that two rivals share a place in all of them is out of the question


def sides(game: Game, seats: int, options: Options) -> list[list[int]]:
    """The seats of each side, sides and seats ascending: mostly every seat is its own.

    A game does not say who is partners with whom, so it is found out by letting chance play it
    (or, where chance gets nowhere and all share the last place, those who can), until every two
    seats have come in on different places or there is no more hope of it.
    BadSimulation if all seats win and lose together.
    """
    player = "tiger" if has_specialists(game) else "random"
    together = [set(range(seats)) for _ in range(seats)]
    for seed in range(_TRIALS):
        if all(len(mates) == 1 for mates in together):
            break
        places = play(game, [player] * seats, seed, options).result.places
        for seat, mates in enumerate(together):
            mates &= {other for other in range(seats) if places[other] == places[seat]}
    found = [sorted(mates) for seat, mates in enumerate(together) if seat == min(mates)]
    if len(found) < 2:
        raise BadSimulation(
            f"{game.title} has nobody to beat here: in {_TRIALS} games all {seats} seats shared "
            "one place"
        )
    return found
