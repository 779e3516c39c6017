"""Finished games: the record and the replay."""

import json
from pathlib import Path
from typing import Any

from tabbytop.kernel.generator import commitment
from tabbytop.terminal import saves
from tabbytop.terminal.verifying import proof
from tests.server.house import House
from tests.server.test_people import scenario, told
from tests.server.visitors import play_to_the_end, set_up, visitor


def test_record_and_replay_are_refused_before_the_end(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        async with visitor(house) as ana:
            table = (await set_up(ana))["table"]["id"]
            state = (await house.host.hosted(table)).loaded_state()
            for what in ("record", "replay"):
                answer = await ana.get(f"/api/tables/{table}/{what}")
                assert answer.status_code == 409
                assert answer.json()["code"] == "not-now"
                assert state.seed.hex() not in answer.text

    scenario(tmp_path, play)


def test_downloaded_record_replays_and_verifies_on_the_command_line(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        async with visitor(house) as ana, visitor(house) as stranger:
            made = await set_up(ana)
            table = made["table"]["id"]
            state = await play_to_the_end(house, table)
            answer = await stranger.get(f"/api/tables/{table}/record")
            assert answer.status_code == 200
            named = answer.headers["content-disposition"]
            assert named == f'attachment; filename="tem-purr-a-{table}.json"'
            place = tmp_path / "game.json"
            place.write_bytes(answer.content)
            saved = saves.read(place)
            assert state.match is not None
            assert saved.match.table.position() == state.match.table.position()
            assert saved.commitment == made["table"]["commitment"] == commitment(state.seed)
            assert saved.players is not None
            assert [player.name for player in saved.players][1:] == ["Ben", "Cleo"]
            assert proof(place, made["table"]["commitment"])[-1].startswith("The seed is the one")

    scenario(tmp_path, play)


def test_replay_shows_all_hands_page_by_page(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        async with visitor(house) as ana, visitor(house) as stranger:
            table = (await set_up(ana))["table"]["id"]
            state = await play_to_the_end(house, table)
            assert state.match is not None
            steps: list[Any] = []
            first: int | None = 0
            while first is not None:
                place = f"/api/tables/{table}/replay?first={first}&count=50"
                page: Any = await told(stranger.get(place))
                steps += page["steps"]
                first = page["next"]
            assert page["seed"] == state.seed.hex()
            assert [step["number"] for step in steps] == list(range(page["moves"] + 1))
            record = state.match.record
            played = [(step["seat"], step["move"]) for step in steps[1:]]
            assert played == record.moves
            for number in (0, len(record.moves) // 2, len(record.moves)):
                at = record.replay(state.game, number)
                views = json.loads(json.dumps([at.view(seat) for seat in range(3)]))
                assert steps[number]["views"] == views
            result = state.match.table.result()
            assert result is not None
            assert page["result"]["scores"] == list(result.scores)
            assert any(step["told"] for step in steps)
            past: Any = await told(stranger.get(f"/api/tables/{table}/replay?first=100000"))
            assert (past["steps"], past["next"]) == ([], None)
            for bad in ("first=-1", "count=0", "count=51", "first=x", "first=1e9"):
                await told(stranger.get(f"/api/tables/{table}/replay?{bad}"), 400)

    scenario(tmp_path, play)
