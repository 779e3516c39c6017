"""Finished games of every kind: the record replays and verifies, the replay has words."""

import json
from pathlib import Path

import pytest
from msgspec import UNSET

import tabbytop
from tabbytop import commitment, quick
from tabbytop.kernel.game_texts import GameTexts
from tabbytop.server.people.finished_games import finished_game, record_file
from tabbytop.server.people.game_replay import replay_page
from tabbytop.server.people.table_drafts import draft_with
from tabbytop.server.table import disclosure
from tabbytop.server.table.applying import apply_entry
from tabbytop.server.table.entries import Occupant
from tabbytop.server.table.messages import ToldResult
from tabbytop.server.table.setup import Clock, Setup
from tabbytop.server.table.state import TableState
from tabbytop.terminal import saves
from tabbytop.terminal.verifying import proof
from tabbytop.testing import Deal
from tabbytop.testing.conformance import decide
from tabbytop.texts.catalogue import render
from tabbytop.texts.message import Message

SEED = bytes(range(32))
PEOPLE = 3


def a_finished_game(name: str) -> TableState:
    """A game in which everybody plays as its judge advises."""
    game = tabbytop.game(name)
    options = game.resolve_options(PEOPLE, None)
    setup = Setup(
        name,
        game.rules,
        PEOPLE,
        options.as_dict(),
        commitment(SEED),
        False,
        True,
        "chat",
        Clock(),
        0,
    )
    cats = [Occupant("person", f"Cat {seat}", "calico", "", f"p{seat}") for seat in range(PEOPLE)]
    state, chance = draft_with("table", setup, SEED, cats, 0).state, quick(1)
    deal = Deal(game, PEOPLE, options, 1, clever=True)
    while state.status == "playing":
        assert state.match is not None
        seat, move = decide(deal, state.match.table, chance)
        apply_entry(state, state.entry("move", seat, game.vocabulary.text(move), "", state.at + 1))
    return state


@pytest.mark.parametrize("name", tabbytop.list_games())
def test_finished_game_is_saved_verified_and_replayed(name: str, tmp_path: Path) -> None:
    state = a_finished_game(name)
    assert state.match is not None
    place = tmp_path / "game.json"
    place.write_text(json.dumps(record_file(finished_game(state))), encoding="utf-8")
    assert saves.read(place).match.table.position() == state.match.table.position()
    assert proof(place, state.setup.commitment)[-1].startswith("The seed is the one")
    last = len(state.match.record.moves)
    page = replay_page(finished_game(state), last, 1)
    (end,) = page.steps
    assert end.views == [state.match.table.view(seat) for seat in range(PEOPLE)]
    assert page.next is None
    result = state.match.table.result()
    assert result is not None
    assert page.result == result.as_dict()


@pytest.mark.parametrize("name", tabbytop.list_games())
def test_replay_has_a_sentence_for_every_event(name: str) -> None:
    """One sentence for each event, which may be empty, and one for each score line."""
    state = a_finished_game(name)
    assert state.match is not None
    result = state.match.table.result()
    assert result is not None
    page = replay_page(finished_game(state), 0, 10_000)
    assert all(len(step.told) == len(step.events) for step in page.steps)
    assert any(step.told for step in page.steps)
    assert page.told is not None
    lines = [len(sheet) for sheet in result.sheets]
    assert [len(sheet) for sheet in page.told.sheets] == lines
    assert all(text for sheet in page.told.sheets for text in sheet)
    assert len(page.told.opponents) == len(result.opponents)
    missed = disclosure.missed(state, 0, max(0, state.public_seq - 20), "en")
    assert missed is not None
    for step in missed.steps:
        assert isinstance(step.told, list)
        assert len(step.told) == len(step.events)
    told = disclosure.full_state(state, result.winners[0], "en").told
    assert told is not None
    assert isinstance(told.result, ToldResult)
    assert [len(sheet) for sheet in told.result.sheets] == lines
    scores = [
        str(score)
        if result.has_points
        else render(Message(name, f"unit-{result.unit}", count=abs(score)))
        for score in result.scores
    ]
    assert told.result.scores == scores[:PEOPLE]
    reason = GameTexts(tabbytop.game(name)).tell_reason(result)
    assert told.result.reason == reason
    alone = "You win: " if len(result.winners) == 1 else "win"
    assert alone in told.result.verdict
    assert page.told.verdict.endswith(f"{reason}.")


def test_no_result_in_words_before_the_end() -> None:
    state = a_finished_game("tem-purr-a")
    state.status = "playing"
    told = disclosure.full_state(state, 0, "en").told
    assert told is not None
    assert told.result is UNSET
