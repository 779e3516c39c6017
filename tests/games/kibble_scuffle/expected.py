"""What tests of all games expect of Kibble Scuffle."""

from collections.abc import Iterator

from tabbytop.games.kibble_scuffle.game import GAME
from tabbytop.kernel.record import Record
from tabbytop.testing.bot_games import bot_record

REVEALS_NO_HAND = True  # what is revealed was drawn by the same move
UNIT = "points"  # of scores
MINI_NODES = 15_444  # of the whole tree, chance and ends included
MINI_NASH_CONV = 0.559722  # of the uniformly random policy
# Seats, options, seed, and the positions after one decision, two, …
POSITIONS: list[tuple[int, dict[str, object], int, list[int]]] = [
    (2, {}, 1, [15, 185, 1020, 7923]),
    (2, {"deck": "all"}, 2, [9, 60, 363, 1812]),
    (3, {}, 1, [15, 185, 894, 3612]),
    (4, {"deck": "all"}, 3, [12, 102, 990, 6163]),
    (2, {"deck": "built"}, 1, [44, 948]),
    (2, {"opening": "chosen"}, 1, [34, 563]),
    (4, {"teams": True}, 5, [15, 188, 969]),
]

FINISHED = "served"  # the sticker of everybody who plays to the end
WIN = "top-cat"  # the sticker of a win


def rare_records() -> Iterator[Record]:
    """Yield games that show stickers which the records of releases lack."""
    yield bot_record(GAME, ["tabby", "lynx", "lynx", "puma"], 3, {"deck": "all"})
