"""The pattern of a Kitty card (KP-B4, KP-B5)."""

from typing import Final

from tabbytop.games.kitty_paw.pieces import (
    BACK,
    BOX,
    FACES,
    KIND_COUNT,
    PIECES,
    SIDES,
    SYMBOL,
    SYMBOLS,
)  # fmt: skip

ONE: Final = 0  # level I
GREEN: Final = 1  # level II, the green set
YELLOW: Final = 2  # level II, the yellow set
THREE: Final = 3  # level III
SETS: Final = ["one", "green", "yellow", "three"]
LEVELS: Final = [1, 2, 2, 3]  # by set
PENALTIES: Final = [-1, -2, -2, -3]  # by set
NO_SYMBOL: Final = -1


class Pattern:
    """A Kitty card. Its pieces are in the order in which they may be laid, the lowest first.

    `pieces[i]` lies at (`qs[i]`, `rs[i]`) in axial coordinates (see `lattice`), counted from the
    card's own corner; `faces[i]` is its face or side, `turns[i]` its rotation. The Box card (BOX)
    and the cat in it have the same place; the cat comes right after the box. `symbol` is the
    picture of the Hide-and-Seek card that it needs, or NO_SYMBOL.
    """

    def __init__(
        self,
        deck: int,
        pieces: list[int],
        qs: list[int],
        rs: list[int],
        faces: list[int],
        turns: list[int],
        symbol: int = NO_SYMBOL,
    ) -> None:
        self.deck = deck
        self.pieces = pieces
        self.qs = qs
        self.rs = rs
        self.faces = faces
        self.turns = turns
        self.symbol = symbol
        self.under: list[list[int]] | None = None  # see `check.pieces_under`, which fills it once

    @property
    def level(self) -> int:
        """1, 2 or 3."""
        return LEVELS[self.deck]

    @property
    def cats(self) -> int:
        """The number of its tiles, the one in the box included; also the card's value."""
        count = 0
        for piece in self.pieces:
            if piece < KIND_COUNT:
                count += 1
        return count

    @property
    def penalty(self) -> int:
        """The points that it costs, negative."""
        return PENALTIES[self.deck]

    def wants(self, piece: int) -> bool:
        """Whether the card shows this piece; for SYMBOL, any Hide-and-Seek picture."""
        return piece in self.pieces if piece != SYMBOL else self.symbol != NO_SYMBOL


def pattern(deck: int, *lines: str) -> Pattern:
    """Parse a card from its lines.

    `ginger belly 4 at 6,2` is a tile with its face, rotation and place (q, r); `box vertical at
    6,2` the Box card; `turkish-van up 1 at 0,4` a Hide-and-Seek card.
    """
    card = Pattern(deck, [], [], [], [], [])
    for line in lines:
        words = line.split()
        name, lies = words[0].replace("-", " "), words[1]
        q, r = words[-1].split(",")
        if name in SYMBOLS:
            card.symbol = SYMBOLS.index(name)
        piece = SYMBOL if name in SYMBOLS else PIECES.index(name)
        card.pieces.append(piece)
        card.qs.append(int(q))
        card.rs.append(int(r))
        card.turns.append(0 if piece == BOX else int(words[2]))
        if piece == SYMBOL:
            card.faces.append(BACK)
        else:
            card.faces.append(SIDES.index(lies) if piece == BOX else FACES.index(lies))
    return card
