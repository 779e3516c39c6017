"""Figures of levels I and II: tiles side by side."""

from kitty_cards.chance import one_of, shuffled
from kitty_cards.silhouettes import FAMILIES, Place, Silhouette, family, free_form, neighbours
from kitty_cards.visibility import Laid
from tabbytop.games.kitty_paw.lattice import STEP_Q, STEP_R
from tabbytop.games.kitty_paw.pieces import BACK, LONG, SYMBOL
from tabbytop.kernel.generator import Generator


class Shapes:
    """Finds a new shape for each card: no two are equal up to rotation and reflection, and all
    families appear about equally often."""

    def __init__(self, rng: Generator) -> None:
        self._rng = rng
        self._used: set[tuple[Place, ...]] = set()
        self._often = dict.fromkeys(FAMILIES, 0)

    def new(self, size: int) -> tuple[str, Silhouette]:
        """Return a shape of so many places, and the name of its family."""
        names = shuffled(list(FAMILIES), self._rng)
        for name in sorted(names, key=lambda name: self._often[name]):
            fresh = [shape for shape in family(name, size) if free_form(shape) not in self._used]
            if fresh:
                shape = one_of(fresh, self._rng)
                self._used.add(free_form(shape))
                self._often[name] += 1
                return name, shape
        raise LookupError(f"all shapes of {size} are used")


def lay_side_by_side(
    shape: Silhouette, pieces: list[int], turns: list[int], symbol_turns: list[int], rng: Generator
) -> list[Laid]:
    """Lay the pieces on this shape in random order, cats on their feet and rotated by the first
    of `turns`. The long cat takes two places, and its rotation is the direction from one to the
    other."""
    free = shuffled(sorted(shape), rng)
    laid = []
    for piece in sorted(pieces, key=lambda piece: piece != LONG):
        place = free.pop()
        if piece == LONG:
            turn = one_of([w for w, beside in enumerate(neighbours(place)) if beside in free], rng)
            free.remove((place[0] + STEP_Q[turn], place[1] + STEP_R[turn]))
        else:
            turn = one_of(symbol_turns, rng) if piece == SYMBOL else turns.pop()
        laid.append(Laid(piece, 2 * place[0], 2 * place[1], BACK, turn))
    return sorted(laid, key=lambda one: (one.r, one.q))
