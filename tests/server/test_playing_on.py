"""Playing on from a moment of a finished game."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

import tabbytop
from tabbytop.kernel.record import Record
from tabbytop.server.errors import Refused
from tabbytop.server.hosting.results import result_with_stickers
from tabbytop.server.people.device_games import played_game
from tabbytop.server.people.finished_games import finished_game, record_file
from tabbytop.server.people.playing_on import draft_play_on
from tabbytop.server.people.schemas import PlayOn
from tabbytop.server.store.rows import Person
from tabbytop.server.table import disclosure
from tabbytop.server.table.loading import load_state
from tabbytop.terminal import saves
from tests.server.house import House
from tests.server.test_every_finished_game import a_finished_game
from tests.server.test_people import scenario, told
from tests.server.visitors import play_to_the_end, set_up, visitor

ANA = Person("ana", "Ana", "tabby", None, None, 0, 0, 0)


@pytest.mark.parametrize("name", tabbytop.list_games())
def test_new_table_begins_at_the_chosen_moment(name: str) -> None:
    """With the same cards for every seat, which keep their secrets, also after loading."""
    finished = finished_game(a_finished_game(name))
    step = len(finished.record.moves) // 2
    draft = draft_play_on("new", finished, PlayOn(step, 1), ANA, 5)
    state = draft.state
    there = finished.record.replay(finished.game, step)
    assert state.match is not None
    for seat in range(finished.record.seats):
        assert state.match.table.view(seat) == there.view(seat)
    assert state.status == "playing"
    assert state.people() == [1]
    assert state.match.record.moves == finished.record.moves[:step]
    assert state.match.record.rekeys[-1] == (step, -2)
    loaded = load_state("new", state.setup, state.seed, draft.entries)
    assert loaded.match is not None
    assert loaded.match.table.position() == state.match.table.position()
    hidden = {repr(there.view(seat)) for seat in range(finished.record.seats) if seat != 1}
    shown = repr(disclosure.full_state(loaded, 1, "en"))
    assert not any(view in shown for view in hidden if view != repr(there.view(1)))


def test_same_moment_has_the_same_luck_and_other_luck_than_the_finished_game() -> None:
    finished = finished_game(a_finished_game("kibble-scuffle"))
    step = 10
    drafts = [draft_play_on(name, finished, PlayOn(step, 0), ANA, 5) for name in ("a", "b")]
    states = [draft.state.match.table.generator.state() for draft in drafts if draft.state.match]
    assert states[0] == states[1]
    assert states[0] != finished.record.replay(finished.game, step).generator.state()


def test_rekeys_for_seats_that_become_bots_are_copied() -> None:
    finished = finished_game(a_finished_game("kibble-scuffle"))
    record = finished.record
    other = Record(record.game, record.rules, record.seats, record.options, record.seed, [])
    table = finished.game.deal(record.seats, record.seed, record.options)
    for number in range(6):
        if number == 3:
            other.rekeys.append((3, 2))
            table.redeal(2)
        seat = table.actors()[0]
        move = table.moves(seat)[0]
        other.moves.append((seat, finished.game.vocabulary.text(move)))
        table.play(seat, move)
    draft = draft_play_on("new", finished._replace(record=other), PlayOn(5, 0), ANA, 5)
    assert draft.state.match is not None
    assert draft.state.match.record.rekeys == [(3, 2), (5, -2)]
    loaded = load_state("new", draft.state.setup, draft.state.seed, draft.entries)
    assert loaded.match is not None
    assert loaded.match.table.position() == draft.state.match.table.position()


def test_moments_and_seats_that_do_not_exist_are_refused() -> None:
    finished = finished_game(a_finished_game("tem-purr-a"))
    last = len(finished.record.moves)
    for wish in (PlayOn(last, 0), PlayOn(last + 7, 0), PlayOn(0, 9), PlayOn(0, 0, "lion")):
        with pytest.raises(Refused):
            draft_play_on("new", finished, wish, ANA, 5)


def test_played_on_game_counts_for_nothing_and_says_where_it_comes_from(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        async with visitor(house) as ana, visitor(house) as ben:
            table = (await set_up(ana))["table"]["id"]
            refused = await told(
                ana.post(f"/api/tables/{table}/play-on", json={"step": 0, "seat": 0}), 409
            )
            assert refused["key"] == "server/not-over"
            old = await play_to_the_end(house, table)
            assert old.match is not None
            wish = {"step": 4, "seat": 2, "level": "kitten"}
            made: Any = await told(ben.post(f"/api/tables/{table}/play-on", json=wish), 201)
            info = made["table"]
            assert info["continues"] == {"table": table, "step": 4}
            assert [seat["kind"] for seat in info["seats"]] == ["bot", "bot", "person"]
            assert [secret["seat"] for secret in made["secrets"]] == [2]
            state = await play_to_the_end(house, info["id"])
            assert state.match is not None
            assert state.match.record.moves[:4] == old.match.record.moves[:4]
            mine: Any = await told(ben.get("/api/me/tables"))
            assert [each["table"]["id"] for each in mine["tables"]] == [info["id"]]
            numbers: Any = await told(ben.get("/api/me/statistics"))
            assert not any(numbers[part] for part in numbers if isinstance(numbers[part], list))
            assert (await told(ben.get("/api/me/stickers")))["stickers"] == []
            saved: Any = await told(ben.get(f"/api/tables/{info['id']}/record"))
            assert saved["continues"] == {"game": table, "move": 4}
            place = tmp_path / "saved.json"
            place.write_bytes(msgspec.json.encode(saved))
            assert saves.read(place).continues == saves.Origin(table, 4)

    scenario(tmp_path, play)


def test_played_on_game_earns_no_stickers_and_stays_out_of_the_history() -> None:
    finished = finished_game(a_finished_game("tem-purr-a"))
    last = len(finished.record.moves)
    draft = draft_play_on("new", finished, PlayOn(last - 1, 0), ANA, 5)
    assert draft.state.match is not None
    while actors := draft.state.match.table.actors():
        seat = actors[0]
        draft.state.match.play(seat, draft.state.match.table.moves(seat)[0])
    draft.state.status = "over"
    result = result_with_stickers(draft.state, 7)
    assert all(seat.standing is None and not seat.stickers for seat in result.seats)
    with pytest.raises(Refused):
        played_game(draft.state, 0)
    assert "continues" in record_file(finished_game(draft.state))
