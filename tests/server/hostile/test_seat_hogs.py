"""A guest who takes seats at public tables and never comes."""

import asyncio
from pathlib import Path
from typing import Any

from tests.server.hostile.test_hint_flood import visiting
from tests.server.server_process import ServerProcess, running_process

HOST, HOG, STRANGER = "127.0.1.1", "127.0.1.2", "127.0.1.3"
TABLES = 12
SEATS: list[dict[str, Any]] = [{"kind": "me"}, *[{"kind": "open"}] * 4]
PER_PERSON, PER_ADDRESS = 5, 20  # waiting seats, by default


def test_seats_of_public_tables_stay_free_for_strangers(tmp_path: Path) -> None:
    async def play(server: ServerProcess) -> None:
        async with visiting(server, HOST) as host, visiting(server, STRANGER) as stranger:
            tables = []
            wish = {"game": "tem-purr-a", "seats": SEATS, "public": True}
            for _ in range(TABLES):
                answer = await host.post("/api/tables", json=wish)
                if answer.status_code == 429:
                    break
                tables.append(answer.json()["table"]["id"])
            assert len(tables) >= 10
            taken = 0
            for _ in range(2 * PER_ADDRESS // PER_PERSON):
                async with visiting(server, HOG) as hog:  # always as a new guest
                    codes = [
                        (await hog.post(f"/api/tables/{table}/join", json={})).status_code
                        for table in tables
                    ]
                assert set(codes) <= {200, 409, 422, 429}, codes
                assert codes.count(200) <= PER_PERSON
                taken += codes.count(200)
            assert taken <= PER_ADDRESS
            lobby = (await stranger.get("/api/tables")).json()["tables"]
            free = [each["id"] for each in lobby]
            answer = await stranger.post(f"/api/tables/{free[0]}/join", json={})
            assert answer.status_code == 200, answer.text

    with running_process(tmp_path) as server:
        asyncio.run(play(server))
