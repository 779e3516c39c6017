"""The vocabulary of Kitty Paw: every move of the seats and of the clock."""

from typing import Final

from tabbytop.games.kitty_paw.lattice import CELL_NAMES
from tabbytop.games.kitty_paw.pieces import KINDS, MOST_SEATS, SYMBOL_COUNT, TILE_COUNT
from tabbytop.kernel.vocabulary import Block, Vocabulary

ROW: Final = 4  # Kitty cards that lie open
STRAY: Final = 7  # LIFT's word for a tile on your mat that your card does not ask for
LIFT_SYMBOL: Final = 8
LIFT_BOX: Final = 9
LEFT: Final = 0  # anticlockwise
RIGHT: Final = 1
_SEATS: Final = [str(seat) for seat in range(MOST_SEATS)]

PAW: Final = Block("paw")  # ready for the round
GRAB: Final = Block("grab {card}", card=[str(place + 1) for place in range(ROW)])
TAKE: Final = Block("take {spot}", spot=[str(spot + 1) for spot in range(TILE_COUNT)])
LIFT: Final = Block("lift {piece}", piece=[*KINDS, "stray", "symbol", "box"])
TURN: Final = Block("turn {way}", way=["left", "right"])  # 60 degrees
FLIP: Final = Block("flip")
PLACE: Final = Block("place {cell}", cell=CELL_NAMES)
HOME: Final = Block("home")  # return the thing in the paw to its place
PEEK: Final = Block("peek {box}", box=[str(box + 1) for box in range(SYMBOL_COUNT)])
KEEP: Final = Block("keep")  # take the card that you are peeking at
SHUT: Final = Block("shut")  # put it back
MEOW: Final = Block("meow")  # call, answer, or a false start: one gesture

# Moves of the clock.
START: Final = Block("start")  # put in the late paws
GIVE: Final = Block("give")  # give a card to all who have none
RELEASE: Final = Block("release {seat}", seat=_SEATS)  # after a false start
CHASE: Final = Block("chase {seat}", seat=_SEATS)  # return a stray
CLOSE: Final = Block("close {seat}", seat=_SEATS)  # end a peek
SLIP: Final = Block("slip {seat}", seat=_SEATS)  # return a wrong Hide-and-Seek card
HUSH: Final = Block("hush")  # end the wait for answers
TICK: Final = Block("tick")  # alone: a second has passed
BELL: Final = Block("bell")  # the round is over; last, so that its last second is counted

VOCABULARY: Final = Vocabulary(
    PAW, GRAB, TAKE, LIFT, TURN, FLIP, PLACE, HOME, PEEK, KEEP, SHUT, MEOW,
    START, GIVE, RELEASE, CHASE, CLOSE, SLIP, HUSH, TICK, BELL,
)  # fmt: skip
