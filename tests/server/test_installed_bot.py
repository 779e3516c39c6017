"""A bot from another package sits at tables as ours do."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tabbytop.bots import registry
from tabbytop.server.people import game_info
from tests.server.house import House
from tests.server.test_people import scenario, told
from tests.server.visitors import visitor
from tests.waiting import until

STRANGER = """
import os
from tabbytop.bots import Bot

class Stranger(Bot):
    def __init__(self, seed):
        self.heard = 0
    def listens(self):
        return True
    def hear(self, event):
        self.heard += 1
    def choose(self, table, seat):
        with open(os.environ["STRANGER_LOG"], "a") as log:
            print(seat, self.heard, file=log)
        return table.moves(seat)[0]
"""


@pytest.fixture
def stranger(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """An installed bot, and the file in which it notes each question: its seat, and how many
    events it has heard."""
    site = tmp_path / "site"
    about = site / "strangers-1.0.dist-info"
    about.mkdir(parents=True)
    (site / "strangers.py").write_text(STRANGER)
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: strangers\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text("[tabbytop.players]\nstranger = strangers:Stranger\n")
    monkeypatch.syspath_prepend(str(site))
    log = tmp_path / "stranger.log"
    monkeypatch.setenv("STRANGER_LOG", str(log))
    registry._installed.cache_clear()
    game_info.game_info.cache_clear()
    yield log
    registry._installed.cache_clear()
    game_info.game_info.cache_clear()


def test_installed_bot_is_offered_seated_and_asked(tmp_path: Path, stranger: Path) -> None:
    async def play(house: House) -> None:
        async with visitor(house) as ana:
            info: Any = await told(ana.get("/api/games/kibble-scuffle"))
            assert info["levels"][-1]["name"] == "stranger"
            live: Any = await told(ana.get("/api/games/kitty-paw"))
            assert "stranger" not in [level["name"] for level in live["levels"]]
            seats = [{"kind": "me"}, {"kind": "bot", "level": "stranger"}]
            await told(ana.post("/api/tables", json={"game": "kitty-paw", "seats": seats}), 422)
            made: Any = await told(
                ana.post("/api/tables", json={"game": "kibble-scuffle", "seats": seats}), 201
            )
            leave = {"type": "leave", "seat": 0, "id": "leave"}
            key = {"Authorization": f"Bearer {made['secrets'][0]['secret']}"}
            url = f"/api/tables/{made['table']['id']}"
            await told(ana.post(f"{url}/play", json=leave, headers=key))

            async def is_over() -> bool:
                table: Any = await told(ana.get(url))
                return bool(table["status"] == "over")

            await until(is_over)

    scenario(tmp_path, play, bot_beat=0)
    asked = [line.split() for line in stranger.read_text().splitlines()]
    assert {seat for seat, _ in asked} == {"1"}
    heard = [int(events) for _, events in asked]
    assert heard == sorted(heard)
    assert heard[0] > 0
