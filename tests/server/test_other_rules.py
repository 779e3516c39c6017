"""Finished games of other versions of the rules."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import update

import tabbytop
from tabbytop.games import registry
from tabbytop.kernel.game import Game
from tabbytop.kernel.record import Record
from tabbytop.server.people.finished_games import FinishedGame, finished_game
from tabbytop.server.people.game_replay import GameReplay, replay_page
from tabbytop.server.people.moments import describe_moment
from tabbytop.server.people.stored_games import logged_record
from tabbytop.server.store.schema import TABLES
from tabbytop.texts.preferred import LANGUAGES
from tests.server.house import House
from tests.server.test_every_finished_game import a_finished_game
from tests.server.test_people import scenario, told
from tests.server.visitors import play_to_the_end, set_up, visitor

TEM_PURR_A: Any = type(tabbytop.game("tem-purr-a"))
OLD_RECORDS = sorted(
    (Path(__file__).parents[1] / "games").glob("*/golden/records/0.1.0/*clever.json")
)


def changed_rules(*earlier: Game) -> Game:
    """Return Tem-Purr-A after a change of its rules, with the readings that are kept."""
    game: Game = TEM_PURR_A()
    game.rules = 2
    game.earlier = {old.rules: old for old in earlier}
    return game


async def every_step(client: Any, table: str) -> tuple[dict[str, Any], list[Any]]:
    steps: list[Any] = []
    first: int | None = 0
    while first is not None:
        page: Any = await told(client.get(f"/api/tables/{table}/replay?first={first}&count=50"))
        steps += page["steps"]
        first = page["next"]
    return page, steps


@pytest.mark.parametrize("with_position", [True, False])
def test_game_of_lost_rules_is_told_without_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, with_position: bool
) -> None:
    async def play(house: House) -> None:
        async with visitor(house) as ana, visitor(house) as stranger:
            table = (await set_up(ana))["table"]["id"]
            state = await play_to_the_end(house, table)
            assert state.match is not None
            before, steps = await every_step(stranger, table)
            known = registry.game
            monkeypatch.setattr(tabbytop, "game", lambda _: changed_rules())
            monkeypatch.setattr(registry, "game", lambda _: changed_rules())
            if not with_position:
                clear = update(TABLES).values(position=None, position_number=None)
                await house.store._database.write(lambda connection: connection.execute(clear))
            await house.host.reload(table)
            page, told_steps = await every_step(stranger, table)
            assert (page["result"], page["told"]) == (None, None)
            assert page["known"]["scores"] == before["result"]["scores"]
            assert page["known"]["places"] == before["result"]["places"]
            assert page["seed"] == state.seed.hex()
            assert [step["move"] for step in told_steps] == [step["move"] for step in steps]
            assert all(step["told"] and step["view"] is None for step in told_steps[1:])
            assert all(step["views"] == [] for step in told_steps)
            saved: Any = await told(stranger.get(f"/api/tables/{table}/record"))
            assert Record.read(saved["record"]) == state.match.record
            wish = {"step": 1, "seat": 0}
            refused = await told(ana.post(f"/api/tables/{table}/play-on", json=wish), 403)
            assert refused["key"] == "server/earlier-rules"
            monkeypatch.setattr(tabbytop, "game", known)

    scenario(tmp_path, play)


def test_kept_reading_replays_as_before(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(house: House) -> None:
        async with visitor(house) as ana:
            table = (await set_up(ana))["table"]["id"]
            await play_to_the_end(house, table)
            before = await every_step(ana, table)
            old = registry.game("tem-purr-a")
            monkeypatch.setattr(tabbytop, "game", lambda _: changed_rules(old))
            async with house.host.locked(table) as hosted:
                house.host.drop(hosted)
            assert await every_step(ana, table) == before

    scenario(tmp_path, play)


def test_unfinished_game_of_lost_rules_stays_secret(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(house: House) -> None:
        async with visitor(house) as ana:
            table = (await set_up(ana))["table"]["id"]
            seed = (await house.host.hosted(table)).loaded_state().seed.hex()
            monkeypatch.setattr(tabbytop, "game", lambda _: changed_rules())
            async with house.host.locked(table) as hosted:
                house.host.drop(hosted)
            for what in ("record", "replay", "comments", "picture"):
                answer = await ana.get(f"/api/tables/{table}/{what}")
                assert answer.status_code == 409, what
                assert seed not in answer.text

    scenario(tmp_path, play)


@pytest.mark.parametrize("place", OLD_RECORDS, ids=lambda place: place.parts[-5])
def test_old_record_is_told_move_by_move_without_its_rules(place: Path) -> None:
    """Records of the first release, as they would be read after a change of rules."""
    record = Record.read(place.read_text(encoding="utf-8"))
    record.seed = bytes(32)
    record.rules = 0
    some = finished_game(a_finished_game(record.game))
    occupants = [some.occupants[0]] * record.seats
    game = registry.game(record.game)
    finished = FinishedGame(some.table, game, record, occupants, None)
    page = replay_page(finished, 0, 10_000)
    assert [step.move for step in page.steps[1:]] == [text for _, text in record.moves]
    assert all(words for step in page.steps[1:] for words in step.told)
    assert json.dumps(msgspec.to_builtins(page))
    for language in LANGUAGES:
        assert describe_moment(GameReplay(finished), finished, 3, 0, language).words


@pytest.mark.parametrize("name", tabbytop.list_games())
def test_log_alone_gives_the_record(name: str) -> None:
    state = a_finished_game(name)
    assert state.match is not None
    entries = [applied.entry for applied in state.entry_buffer]
    if entries[0].number == 1:  # else the buffer has forgotten the first
        assert logged_record(state.setup, state.seed, entries).moves == state.match.record.moves


def test_unknown_notation_is_shown_as_it_is_written() -> None:
    some = finished_game(a_finished_game("meow"))
    record = Record("meow", 0, 3, {}, bytes(32), [(0, "purr at 9")])
    page = replay_page(some._replace(record=record), 0, 10)
    assert page.steps[1].told == ["Purr at 9."]
