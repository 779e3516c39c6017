"""The numbered rulings over HTTP."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import nap_time
import pytest

from tabbytop.games import registry
from tabbytop.games.registry import built_in_games
from tabbytop.server.people.rulings import rulings_of
from tests.server.house import House
from tests.server.test_people import scenario, told
from tests.server.visitors import visitor


def test_every_game_of_ours_tells_its_rulings_and_those_for_all_games(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        async with visitor(house) as ana:
            for name in built_in_games():
                sections: Any = await told(ana.get(f"/api/games/{name}/rulings"))
                numbers = [one["number"] for part in sections for one in part["rulings"]]
                assert len(numbers) == len(set(numbers)) > 6
                assert numbers[-1].startswith("G")
                assert all(one["ruling"] for part in sections for one in part["rulings"])
            unknown = await told(ana.get("/api/games/chess/rulings"), 404)
            assert unknown["code"] == "unknown"

    scenario(tmp_path, play)


def test_a_ruling_has_the_number_that_refusals_name(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        async with visitor(house) as ana:
            sections: Any = await told(ana.get("/api/games/kibble-scuffle/rulings"))
            (dinner,) = [part for part in sections if part["heading"] == "Dinner"]
            assert dinner["rulings"][1] == {
                "number": "KS-F2",
                "question": "may I not feed?",
                "ruling": "no",
            }

    scenario(tmp_path, play)


def test_game_from_elsewhere_brings_its_rulings(monkeypatch: pytest.MonkeyPatch) -> None:
    point = SimpleNamespace(load=lambda: nap_time.GAME)
    monkeypatch.setattr(registry, "_installed", lambda: {"nap-time": point})
    naps, for_all = rulings_of("nap-time")
    assert [ruling.number for ruling in naps.rulings] == ["NT-1", "NT-2", "NT-3"]
    assert for_all.rulings[0].number == "G1"
