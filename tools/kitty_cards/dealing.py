"""The whole deck: the number of cats on each card, and the cards themselves."""

from kitty_cards.boxing import across, box_spots, untidiness
from kitty_cards.casting import Cast
from kitty_cards.chance import shuffled
from kitty_cards.flat import Shapes, lay_side_by_side
from kitty_cards.heaped import heap
from kitty_cards.visibility import Laid, places
from tabbytop.games.kitty_paw.patterns import (
    GREEN,
    NO_SYMBOL,
    ONE,
    THREE,
    YELLOW,
    Pattern,
)  # fmt: skip
from tabbytop.games.kitty_paw.pieces import BACK, BOX, SYMBOL, SYMBOL_COUNT
from tabbytop.kernel.generator import Generator, quick

SEED = 7

# Cats on each card (KP-B4), and whether the long one is among them: always if there are seven.
SHORT, WITH_LONG = False, True
PLAN: dict[int, list[tuple[int, bool]]] = {
    ONE: [(5, SHORT)] * 4 + [(5, WITH_LONG)] * 4
    + [(6, SHORT)] * 2 + [(6, WITH_LONG)] * 6
    + [(7, WITH_LONG)] * 8,
    GREEN: [(4, SHORT)] * 2 + [(5, SHORT)] + [(5, WITH_LONG)] * 3 + [(6, WITH_LONG)] * 2,
    YELLOW: [(5, WITH_LONG)] * 2 + [(6, SHORT)] + [(6, WITH_LONG)] * 4 + [(7, WITH_LONG)],
    THREE: [(6, WITH_LONG)] * 2 + [(7, WITH_LONG)] * 6,
}  # fmt: skip
# How a Hide-and-Seek card may be turned: the harder the set, the further.
SYMBOL_TURNS: dict[int, list[int]] = {
    ONE: [],
    GREEN: [0, 1, 5],
    YELLOW: [1, 2, 4, 5],
    THREE: [2, 3, 4],
}


class Made:
    """A card, and the name of its figure."""

    def __init__(self, pattern: Pattern, family: str) -> None:
        self.pattern = pattern
        self.family = family


class Dealer:
    """Makes card after card from one generator."""

    def __init__(self, rng: Generator) -> None:
        self._rng = rng
        self._cast = Cast(rng)
        self._shapes = Shapes(rng)

    def card(self, deck: int, cats: int, long: bool, symbol: int) -> Made:
        """Make one card."""
        boxed, *kinds = self._cast.kinds(cats, long)
        pieces = [*kinds, SYMBOL] if symbol != NO_SYMBOL else kinds
        turns = self._cast.turns()
        turn = turns.pop()
        if deck == THREE:
            name, figure = "heap", heap(pieces, turns, SYMBOL_TURNS[deck], self._rng)
        else:
            name, shape = self._shapes.new(len(pieces) + long)
            figure = lay_side_by_side(shape, pieces, turns, SYMBOL_TURNS[deck], self._rng)
        where = [place for one in figure for place in places(one)]
        spots = shuffled(box_spots(where), self._rng)
        q, r = min(spots, key=lambda spot: untidiness(where, spot))
        laid = self._cast.some_asleep([Laid(boxed, q, r, BACK, turn), *figure])
        box = Laid(BOX, q, r, self._cast.side(), 0)
        return Made(as_pattern(deck, [box, *laid], symbol), name)


def as_pattern(deck: int, laid: list[Laid], symbol: int) -> Pattern:
    """Return the figure moved to the corner of the mat."""
    everywhere = [place for one in laid for place in places(one)]
    up = min(r for _, r in everywhere)
    left = min(across(q, r - up) // 2 for q, r in everywhere)
    return Pattern(
        deck,
        [one.piece for one in laid],
        [one.q - left for one in laid],
        [one.r - up for one in laid],
        [one.face for one in laid],
        [one.turn for one in laid],
        symbol,
    )


def deal(seed: int = SEED) -> list[Made]:
    """Return all 48 cards, in the order of the deck."""
    dealer = Dealer(quick(seed))
    made = []
    for deck, plan in PLAN.items():
        symbols = range(SYMBOL_COUNT) if deck != ONE else [NO_SYMBOL] * len(plan)
        for (cats, long), symbol in zip(plan, symbols, strict=True):
            made.append(dealer.card(deck, cats, long, symbol))
    return made
