"""What a seat sees when it looks at the table while it builds: all that its next stroke needs."""

from typing import Final

from tabbytop.games.kitty_paw.pieces import SYMBOL_COUNT

NOTHING: Final = -1


class Sight:
    """The table with one seat's eyes: what all see, and what this seat has seen under boxes.

    Cards, spots and boxes count from 0; NOTHING stands where nothing lies. The lists of the mat
    belong together, the lowest piece first.
    """

    def __init__(self) -> None:
        self.row: list[int] = []  # the Kitty cards that lie open
        self.rivals: list[int] = []  # the symbols that the cards of others ask for
        self.card = NOTHING  # its own card
        self.all_have_cards = False
        self.kinds: list[int] = []  # of the scatter, by spot
        self.faces: list[int] = []
        self.turns: list[int] = []
        self.paw = NOTHING  # the piece in its paw
        self.paw_face = 0
        self.paw_turn = 0
        self.paw_is_stray = False
        self.mat: list[int] = []  # the pieces on its mat
        self.mat_cells: list[int] = []
        self.mat_faces: list[int] = []
        self.mat_turns: list[int] = []
        self.stray_on_mat = NOTHING  # which of them its card did not ask for
        self.symbol = NOTHING  # that the Hide-and-Seek card in its paw or on its mat shows
        self.box_side = 0  # of the Box card before it
        self.peeking = NOTHING  # the box it holds open
        self.boxes = [NOTHING] * SYMBOL_COUNT  # what it knows to be in each box
        self.free = [True] * SYMBOL_COUNT  # boxes that nobody holds
