"""What tests of all games expect of Meow!"""

from collections.abc import Iterator

from tabbytop.games.meow.game import GAME
from tabbytop.kernel.record import Record
from tabbytop.testing.bot_games import bot_record

UNIT = "hand"  # of scores
# Random agents fill every turn or second for nothing: short games show as much as long ones.
SHORT: dict[str, object] = {"rounds": 1}
MINI_NODES = 21_041  # of the whole tree, chance and ends included
MINI_NASH_CONV = 0.458333  # of the uniformly random policy

FINISHED = "neophyte"  # the sticker of everybody who plays to the end
WIN = ""  # the sticker of a win


def rare_records() -> Iterator[Record]:
    """Yield games that show stickers which the records of releases lack."""
    yield bot_record(GAME, ["tabby", "lynx", "lynx", "puma"], 4, {"box": "small"})
