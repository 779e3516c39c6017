"""Register a game and bots of known strength, for this process and those it starts."""

from pathlib import Path

import pytest

from tabbytop.bots import registry
from tests.lab.arena.players import BOTS, GAME_NAME


@pytest.fixture
def known_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, maker in BOTS.items():
        monkeypatch.setitem(registry._BOTS, name, maker)
    package = tmp_path / "arena-1.dist-info"
    package.mkdir()
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: arena\nVersion: 1\n")
    point = f"{GAME_NAME} = tests.lab.arena.found_by_workers:GAME"
    (package / "entry_points.txt").write_text(f"[tabbytop.games]\n{point}\n")
    monkeypatch.syspath_prepend(tmp_path)
