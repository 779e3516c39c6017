"""The moves of Kibble Scuffle in notation. Bowls are 1-3, seats 0-3, cubes are named by points."""

from typing import Final

from tabbytop.games.kibble_scuffle.cards import BOWLS, CAT_COUNT, MOST_SEATS, NAMES
from tabbytop.kernel.vocabulary import Block, Vocabulary

_CATS: Final = NAMES[:CAT_COUNT]
_BOWLS: Final = [str(bowl + 1) for bowl in range(BOWLS)]
_SEATS: Final = [str(seat) for seat in range(MOST_SEATS)]
_CUBES: Final = ["1", "2", "3"]

# One cube, or the two of a Greedy Cat: the larger and the smaller value.
_MEALS: Final = [(1, 0), (2, 0), (3, 0), (1, 1), (2, 1), (2, 2), (3, 1), (3, 2), (3, 3)]
_MEAL_WORDS: Final = [f"{a}+{b}" if b else f"{a}" for a, b in _MEALS]
SINGLE_MEALS: Final = 3
MEAL_COUNT: Final = 9
MEAL_FIRST: Final = bytes(a for a, _ in _MEALS)
MEAL_SECOND: Final = bytes(b for _, b in _MEALS)  # 0: no second cube

PLAY: Final = Block("play {card} {bowl}", card=NAMES, bowl=_BOWLS)
COPY_AS: Final = Block("copy {cat} {bowl}", cat=_CATS, bowl=_BOWLS)
DISCARD: Final = Block("discard {card}", card=NAMES)
CHOOSE: Final = Block("choose {cat} of {seat} at {bowl}", cat=_CATS, seat=_SEATS, bowl=_BOWLS)
SEND: Final = Block("send {cat} to {bowl}", cat=_CATS, bowl=_BOWLS)
RETURN: Final = Block("return {cube}", cube=_CUBES)
TRADE: Final = Block("trade {bowl}", bowl=_BOWLS)
SERVE: Final = Block("serve {bowl}", bowl=_BOWLS)
FEED: Final = Block("feed {cat} {cubes}", cat=_CATS, cubes=_MEAL_WORDS)
SWAP: Final = Block("swap {cube} of {seat}", cube=_CUBES, seat=_SEATS)
OMIT: Final = Block("omit {card}", card=NAMES)
HOLD: Final = Block("hold {card}", card=NAMES)
PASS: Final = Block("pass")

VOCABULARY: Final = Vocabulary(
    PLAY, COPY_AS, DISCARD, CHOOSE, SEND, RETURN, TRADE, SERVE, FEED, SWAP, OMIT, HOLD, PASS
)
