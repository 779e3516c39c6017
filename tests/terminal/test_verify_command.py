"""The command `tabbytop verify`."""

import json
from pathlib import Path

import pytest

from tabbytop.bots import bot
from tabbytop.games.registry import game
from tabbytop.kernel.generator import commitment
from tabbytop.kernel.match import Match
from tests.terminal.conftest import Command

SEED = bytes(range(32))


def downloaded(seed: int | bytes = SEED, moves: int | None = None) -> dict[str, object]:
    """Return a random game as a server writes it."""
    match = Match.deal(game("tem-purr-a"), 3, seed)
    chance = bot("random", 5)
    while match.table.actors() and (moves is None or len(match.record.moves) < moves):
        seat = match.table.actors()[0]
        match.play(seat, chance.choose(match.table, seat))
    document: dict[str, object] = {
        "format": 1,
        "players": [{"name": name, "bot": None} for name in ("Ana", "Ben", "Cleo")],
        "record": match.record.as_dict(),
    }
    if isinstance(seed, bytes):
        document["commitment"] = commitment(seed)
    return document


def written(place: Path, document: dict[str, object]) -> str:
    place.write_text(json.dumps(document), encoding="utf-8")
    return str(place)


def test_game_dealt_as_promised_is_proved(tabbytop: Command, tmp_path: Path) -> None:
    file = written(tmp_path / "game.json", downloaded())
    for words in (
        [],
        ["--commitment", commitment(SEED)],
        ["--commitment", commitment(SEED).upper()],
    ):
        ran = tabbytop("verify", file, *words)
        assert ran.code == 0
        assert commitment(SEED) in ran.out
        assert SEED.hex() in ran.out
        assert "Tem-Purr-A, 3 players" in ran.out
        assert "win" in ran.out
    assert tabbytop("replay", file, "--plain").code == 0


def test_wrong_commitment_is_refused(tabbytop: Command, tmp_path: Path) -> None:
    file = written(tmp_path / "game.json", downloaded())
    ran = tabbytop("verify", file, "--commitment", commitment(bytes(32)))
    assert ran.code == 1
    assert "doesn’t keep the promise" in ran.err
    assert "Traceback" not in ran.err


def test_changed_seed_is_detected(tabbytop: Command, tmp_path: Path) -> None:
    document = downloaded(bytes(32))
    document["commitment"] = commitment(SEED)
    ran = tabbytop("verify", written(tmp_path / "game.json", document))
    assert ran.code == 1
    assert commitment(SEED) in ran.err


def test_changed_move_is_detected(tabbytop: Command, tmp_path: Path) -> None:
    document = downloaded()
    record = document["record"]
    assert isinstance(record, dict)
    record["moves"] = record["moves"][1:]
    ran = tabbytop("verify", written(tmp_path / "game.json", document))
    assert ran.code == 1
    assert "record.moves[" in ran.err


@pytest.mark.parametrize(
    ("document", "told"),
    [
        (downloaded(seed=7), "nothing was promised"),
        (downloaded(moves=3), "isn’t over"),
        ({**downloaded(), "commitment": "abc"}, "commitment: must be 64"),
        ({**downloaded(), "commitment": 7}, "commitment: must be 64"),
        (downloaded()["record"], "has no commitment"),
    ],
    ids=["a number", "not over", "a short one", "no text", "a bare record"],
)
def test_unprovable_file_says_why(
    tabbytop: Command, tmp_path: Path, document: dict[str, object], told: str
) -> None:
    ran = tabbytop("verify", written(tmp_path / "game.json", document))
    assert ran.code == 1
    assert told in ran.err


def test_malformed_commitment_or_missing_file_is_refused(tabbytop: Command, tmp_path: Path) -> None:
    file = written(tmp_path / "game.json", downloaded())
    assert "64 hexadecimal" in tabbytop("verify", file, "--commitment", "abc").err
    assert tabbytop("verify", str(tmp_path / "nothing.json")).code == 2
