"""Damaged or hostile files and arguments give one clear line and lose nothing."""

import json
import sys
from pathlib import Path

import pytest

from tabbytop import cli
from tests.terminal.conftest import Command
from tests.terminal.sessions import write_random_record


@pytest.fixture
def bare(tmp_path: Path) -> Path:
    """Return a valid record on disk."""
    place = tmp_path / "bare.json"
    write_random_record(place, moves=10)
    return place


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("options", {"deck": "\x1b]0;gotcha\x07"}),
        ("\x1b[31mkey", 1),
        ("game", "\x1b[2J"),
        ("moves", ["0: \x1b[31m"]),
    ],
    ids=range(4),
)
def test_escape_sequences_in_file_are_not_printed(
    tabbytop: Command, bare: Path, key: str, value: object
) -> None:
    document = json.loads(bare.read_text(encoding="utf-8"))
    document[key] = value
    bare.write_text(json.dumps(document), encoding="utf-8")
    ran = tabbytop("replay", str(bare))
    assert ran.code == 2
    assert "\x1b" not in ran.out + ran.err
    assert len(ran.err.splitlines()) == 1
    asked = tabbytop("play", "kibble-scuffle", "--seed", "7", typed=f"resume {bare}\n")
    assert asked.code == 0
    assert "\x1b" not in asked.out + asked.err


def test_escape_sequences_in_file_name_are_not_printed(tabbytop: Command, tmp_path: Path) -> None:
    ran = tabbytop("replay", str(tmp_path / "\x1b[31m.json"))
    assert ran.code == 2
    assert "\x1b" not in ran.err


@pytest.mark.parametrize("name", ["~nosuchuser/x.json", "a\0b.json", "/nowhere/at/all.json", "."])
def test_impossible_file_name_is_reported_and_game_continues(tabbytop: Command, name: str) -> None:
    ran = tabbytop(
        "play", "kibble-scuffle", "--seed", "7", typed=f"save {name}\nresume {name}\n11\n"
    )
    assert ran.code == 0
    assert "Saved in" in ran.out
    assert "Traceback" not in ran.out + ran.err


@pytest.mark.parametrize(
    "content", [b"", b"\xff\xfe\x00", b"[" * 100_000, b'{"format": 1, "format": 1}', b"x" * 10**7],
    ids=["empty", "binary", "deep", "twice", "long"],
)  # fmt: skip
def test_file_without_game_is_refused_in_one_line(
    tabbytop: Command, tmp_path: Path, content: bytes
) -> None:
    place = tmp_path / "odd.json"
    place.write_bytes(content)
    ran = tabbytop("replay", str(place))
    assert ran.code == 2
    assert len(ran.err.splitlines()) == 1
    assert "odd.json" in ran.err


def test_endless_file_is_refused(tabbytop: Command) -> None:
    if not Path("/dev/zero").exists():
        return
    assert tabbytop("replay", "/dev/zero").code == 2


def test_score_pad_is_shown_even_if_saving_fails(
    tabbytop: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
    ran = tabbytop("play", "kibble-scuffle", "--seed", "7", "--seats", "random,random")
    assert "can’t write" in (ran.out + ran.err).lower()
    assert "1-point cube" in ran.out


def test_game_is_saved_without_stdin(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["tabbytop", "play", "kibble-scuffle", "--seed", "7"])
    monkeypatch.setattr(sys, "stdin", None)
    with pytest.raises(SystemExit) as left:
        cli.main()
    assert not left.value.code
    assert len(list(home.glob("*.json"))) == 1


@pytest.mark.parametrize(
    "words",
    [
        ("sim", "kibble-scuffle", "-n", "9" * 20),
        ("sim", "kibble-scuffle", "-n", "2", "--seed", "9" * 400),
        ("play", "kibble-scuffle", "--seed", "9" * 400),
    ],
    ids=["games", "sim-seed", "play-seed"],
)
def test_huge_numbers_are_refused(tabbytop: Command, words: tuple[str, ...]) -> None:
    ran = tabbytop(*words)
    assert ran.code == 2
    assert "Traceback" not in ran.err
    assert ran.err
