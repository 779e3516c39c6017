"""What tests of all games expect of Cat Lady."""

from collections.abc import Iterator

from tabbytop.games.cat_lady.game import GAME
from tabbytop.kernel.record import Record
from tabbytop.testing.bot_games import bot_record, wishful_record

DRAWN_BEFORE = True  # the deck is in order from the deal on
UNIT = "points"  # of scores
MINI_NODES = 4_743  # of the whole tree, chance and ends included
MINI_NASH_CONV = 1.888376  # of the uniformly random policy

FINISHED = "open-door"  # the sticker of everybody who plays to the end
WIN = "cat-person"  # the sticker of a win


def rare_records() -> Iterator[Record]:
    """Yield games that show stickers which the records of releases lack."""
    yield wishful_record(GAME, 2, 0, ["pay", "adopt choupette", "adopt"])
    yield bot_record(GAME, ["kitten", "tabby", "lynx"], 5)
    yield bot_record(GAME, ["lynx", "puma", "puma", "lynx"], 2, {"goals": True})
    yield bot_record(GAME, ["lynx", "lynx"], 6)
