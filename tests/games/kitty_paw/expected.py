"""What tests of all games expect of Kitty Paw."""

from collections.abc import Iterator

from tabbytop.games.kitty_paw.game import GAME
from tabbytop.kernel.record import Record
from tabbytop.testing.bot_games import bot_record

UNIT = "points"  # of scores
# Random agents fill every turn or second for nothing: short games show as much as long ones.
SHORT: dict[str, object] = {"ready": 1, "pick": 1, "answer": 1, "round": 3}

FINISHED = "paw-print"  # the sticker of everybody who plays to the end
WIN = ""  # the sticker of a win


def rare_records() -> Iterator[Record]:
    """Yield games that show stickers which the records of releases lack."""
    yield bot_record(GAME, ["kitten", "tabby", "lynx"], 1)
    yield bot_record(GAME, ["tiger"], 3)
