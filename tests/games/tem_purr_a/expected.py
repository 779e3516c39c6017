"""What tests of all games expect of Tem-Purr-A."""

from collections.abc import Iterator

from tabbytop.games.tem_purr_a.game import GAME
from tabbytop.kernel.record import Record
from tabbytop.testing.bot_games import wishful_record

UNIT = "token"  # of scores
MINI_NODES = 6_474  # of the whole tree, chance and ends included
MINI_NASH_CONV = 0.605613  # of the uniformly random policy
MINI_IS_SOLVED_SOON = True
# Seats, options, seed, and the positions after one decision, two, …
POSITIONS: list[tuple[int, dict[str, object], int, list[int]]] = [
    (3, {}, 1, [2, 7, 27, 120, 435]),
    (4, {"dishes": "even"}, 2, [3, 11, 57, 223, 845]),
    (5, {"skip_changes_dish": True}, 3, [4, 26, 73, 241, 765]),
    (7, {}, 4, [3, 24, 108, 434, 1500]),
]

FINISHED = "full-menu"  # the sticker of everybody who plays to the end
WIN = "chef"  # the sticker of a win


def rare_records() -> Iterator[Record]:
    """Yield games that show stickers which the records of releases lack."""
    yield wishful_record(GAME, 7, 0, ["start 7", "serve", "choose"], {"dishes": "even"})
