"""What is left of a game that is over, whichever it was: a record to read and prove, a replay."""

import json
from pathlib import Path

import pytest
from msgspec import UNSET

import tabbytop
from tabbytop import commitment, quick
from tabbytop.server.people.afterwards import document, names, replayed
from tabbytop.server.people.planning import seated
from tabbytop.server.table import leaving
from tabbytop.server.table.entries import Occupant
from tabbytop.server.table.messages import ToldResult
from tabbytop.server.table.setup import Clock, Setup
from tabbytop.server.table.sitting import Sitting
from tabbytop.terminal import saves
from tabbytop.terminal.verifying import proof
from tabbytop.testing import Deal
from tabbytop.testing.conformance import decide

SEED = bytes(range(32))
PEOPLE = 3


def a_finished_game(name: str) -> Sitting:
    """Everybody plays as the game's judge advises."""
    game = tabbytop.game(name)
    options = game.choose(PEOPLE, None)
    setup = Setup(
        name, game.rules, PEOPLE, options.plain(), commitment(SEED), False, True, "chat", Clock(), 0
    )
    cats = [Occupant("person", f"Cat {seat}", "calico", "", f"p{seat}") for seat in range(PEOPLE)]
    sitting, chance = seated("table", setup, SEED, cats, 0).sitting, quick(1)
    deal = Deal(game, PEOPLE, options, 1, clever=True)
    while sitting.status == "playing":
        assert sitting.match is not None
        seat, move = decide(deal, sitting.match.table, chance)
        sitting.apply(sitting.entry("move", seat, game.vocabulary.text(move), "", sitting.at + 1))
    return sitting


@pytest.mark.parametrize("name", tabbytop.list_games())
def test_it_is_read_proved_and_replayed(name: str, tmp_path: Path) -> None:
    sitting = a_finished_game(name)
    assert sitting.match is not None
    place = tmp_path / "game.json"
    place.write_text(json.dumps(document(sitting)), encoding="utf-8")
    assert saves.read(place).match.table.position() == sitting.match.table.position()
    assert proof(place, sitting.setup.commitment)[-1].startswith("The seed is the one")
    last = len(sitting.match.record.moves)
    page = replayed(
        leaving.info(sitting), sitting.game, sitting.match.record, names(sitting), last, 1
    )
    (end,) = page.steps
    assert end.views == [sitting.match.table.view(seat) for seat in range(PEOPLE)]
    assert page.next is None
    result = sitting.match.table.result()
    assert result is not None
    assert page.result == result.plain()


@pytest.mark.parametrize("name", tabbytop.list_games())
def test_everything_is_told_beside_what_it_tells_of(name: str) -> None:
    """A sentence for each event, also where it is empty, and one for each line of the sheets."""
    sitting = a_finished_game(name)
    assert sitting.match is not None
    result = sitting.match.table.result()
    assert result is not None
    page = replayed(
        leaving.info(sitting), sitting.game, sitting.match.record, names(sitting), 0, 10_000
    )
    assert all(len(step.told) == len(step.events) for step in page.steps)
    assert any(step.told for step in page.steps)
    lines = [len(sheet) for sheet in result.sheets]
    assert [len(sheet) for sheet in page.told.sheets] == lines
    assert all(text for sheet in page.told.sheets for text in sheet)
    assert len(page.told.opponents) == len(result.opponents)
    missed = leaving.missed(sitting, 0, max(0, sitting.shown - 20), "en")
    assert missed is not None
    for step in missed.steps:
        assert isinstance(step.told, list)
        assert len(step.told) == len(step.events)
    told = leaving.state(sitting, result.winners[0], "en").told
    assert told is not None
    assert isinstance(told.result, ToldResult)
    assert [len(sheet) for sheet in told.result.sheets] == lines
    assert told.result.reason == result.reason
    alone = "You win: " if len(result.winners) == 1 else "win"
    assert alone in told.result.verdict
    assert page.told.verdict.endswith(f"{result.reason}.")


def test_before_the_end_no_result_is_told() -> None:
    sitting = a_finished_game("tem-purr-a")
    sitting.status = "playing"
    told = leaving.state(sitting, 0, "en").told
    assert told is not None
    assert told.result is UNSET
