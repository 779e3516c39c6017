"""Eyes that go over the scatter, tile by tile, until they have found a cat."""

from typing import Final, NamedTuple

from tabbytop.bots.kitty_paw.traits import Traits
from tabbytop.games.kitty_paw.effort import adjusting
from tabbytop.games.kitty_paw.sight import NOTHING, Sight
from tabbytop.kernel.generator import Generator

# By kind, the other kind that it looks like at a glance; the long bobtail looks like no other.
ALIKE: Final = [4, 3, 5, 1, 0, 2, 6]


class Found(NamedTuple):
    """What the eyes settled on, and how many glances it took."""

    spot: int
    glances: int


def search(
    sight: Sight, kind: int, face: int, turn: int, traits: Traits, chance: Generator
) -> Found:
    """Look for a tile of a kind that is to lie so; there is one.

    The eyes wander at random. A tile that lies well enough ends the search at once, else the best
    of all is taken. A kind that is easily mixed up needs a second glance, and without it the tile
    of that other kind is taken.
    """
    spots = [spot for spot, lying in enumerate(sight.kinds) if lying != NOTHING]
    best, least, glances = NOTHING, 5, 0
    for seen in range(len(spots)):
        pick = seen + chance.below(len(spots) - seen)
        spots[seen], spots[pick] = spots[pick], spots[seen]
        spot = spots[seen]
        glances += 1
        if sight.kinds[spot] == ALIKE[kind] != kind:
            if chance.below(1000) < traits.slips:
                return Found(spot, glances)
            glances += 1
        if sight.kinds[spot] == kind:
            strokes = adjusting(face, turn, sight.faces[spot], sight.turns[spot])
            if strokes < least:
                best, least = spot, strokes
            if least <= traits.content:
                break
    return Found(best, glances)
