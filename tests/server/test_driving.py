"""What happens by itself: bots answer, time runs out, tables go on after a restart."""

import asyncio
from pathlib import Path

import pytest

from tabbytop.server import deciding
from tabbytop.server.messages import Move
from tabbytop.server.setup import Clock
from tabbytop.server.sitting import Sitting
from tests.server.driven import FakeClock, bot, kept, person, set_table, worker


def is_over(sitting: Sitting) -> bool:
    return sitting.status == "over"


def moves(sitting: Sitting) -> int:
    return len(sitting.match.record.moves) if sitting.match is not None else 0


@pytest.mark.parametrize(
    ("game", "levels"),
    [
        ("kibble-scuffle", ["kitten", "random", "puma"]),
        ("tem-purr-a", ["tabby", "lynx", "random"]),
        ("cat-lady", ["kitten", "random"]),
        ("meow", ["tiger", "kitten", "random"]),
    ],
)
def test_bots_play_a_whole_game(tmp_path: Path, game: str, levels: list[str]) -> None:
    async def play() -> None:
        async with kept(tmp_path) as store, worker(store) as here:
            table = await set_table(store, game, [bot(level) for level in levels])
            over = await here.until(table, is_over)
            stored = await store.load(table)
            assert stored is not None
            again = Sitting.load(table, stored.setup, stored.seed, stored.entries)
            assert again.match is not None
            assert over.match is not None
            assert again.match.table.position() == over.match.table.position()

    asyncio.run(play())
