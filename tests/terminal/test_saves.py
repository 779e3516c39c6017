"""Saved games: write, read, resume, list."""

import errno
import json
import os
import tempfile
from pathlib import Path

import pytest

from tabbytop.kernel.errors import BadRecord
from tabbytop.kernel.generator import quick
from tabbytop.terminal import saves
from tests.terminal.conftest import Command, terminal
from tests.terminal.sessions import new_session, play_random_move, write_random_record


def test_save_resumes_to_identical_table(tmp_path: Path) -> None:
    screen, _ = terminal()
    session = new_session(screen, "Ana,you,random", options={"deck": "built"})
    chance = quick(1)
    for _ in range(60):
        play_random_move(session, chance)
    place = session.save(tmp_path / "game.json")
    saved = saves.read(place)
    assert saved.players == session.players
    assert saved.match.record == session.match.record
    assert saved.match.table.position() == session.match.table.position()


def test_resumed_game_shows_earlier_log(tabbytop: Command, home: Path) -> None:
    tabbytop("play", "kibble-scuffle", "--seed", "7", typed="11\n")
    (saved,) = home.glob("*.json")
    ran = tabbytop("play", "--resume", str(saved), typed="log\n")
    assert "You play Kitten at the Fish bowl." in ran.out
    assert list(home.glob("*.json")) == [saved]


def test_bare_record_resumes_and_stays_unchanged(
    tabbytop: Command, tmp_path: Path, home: Path
) -> None:
    bare = tmp_path / "bare.json"
    write_random_record(bare, moves=20)
    before = bare.read_text(encoding="utf-8")
    assert tabbytop("play", "--resume", str(bare)).code == 0
    assert tabbytop("play", "--resume", str(bare), "--seats", "Ana,Ben,Cleo").code == 0
    assert tabbytop("play", "--resume", str(bare), "--seats", "Ana,Ben").code == 2
    assert bare.read_text(encoding="utf-8") == before
    assert len(list(home.glob("*.json"))) == 2


def test_resume_command_saves_current_game(tabbytop: Command, tmp_path: Path, home: Path) -> None:
    tabbytop(
        "play",
        "kibble-scuffle",
        "--seed",
        "7",
        "--seats",
        "Ana,random",
        typed=f"save {tmp_path}/other.json\n",
    )
    ran = tabbytop("play", "kibble-scuffle", "--seed", "1", typed=f"resume {tmp_path}/other.json\n")
    assert ran.code == 0
    assert "Ana" in ran.out
    players = [json.loads(file.read_text(encoding="utf-8"))["players"] for file in home.glob("*")]
    assert any(len(seats) == 3 for seats in players)


def test_resume_without_file_takes_another_unfinished_game(tabbytop: Command, home: Path) -> None:
    tabbytop("play", "kibble-scuffle", "--seed", "7", "--seats", "Ana,random")
    tabbytop(
        "play", "kibble-scuffle", "--seed", "7", "--seats", "random,random"
    )  # finished, and newer
    ran = tabbytop("play", "kibble-scuffle", "--seed", "1", typed="11\nresume\n")
    older = next(place for place in home.glob("*.json") if "Ana" in place.read_text("utf-8"))
    assert f"Resumed {older.name}, turn 1." in " ".join(ran.out.split())
    assert len(list(home.glob("*.json"))) == 3


def test_resuming_own_file_keeps_both_games(tabbytop: Command, home: Path) -> None:
    ran = tabbytop("play", "kibble-scuffle", "--seed", "7", typed="save\n11\nresume\n12\n")
    assert "Resumed kibble-scuffle" in ran.out
    assert "The game is still there as you left it, in" in " ".join(ran.out.split())
    moves = [json.loads(file.read_text("utf-8"))["record"]["moves"] for file in home.glob("*")]
    assert sorted("0: play kitten 1" in played for played in moves) == [False, True]
    assert sorted("0: play kitten 2" in played for played in moves) == [False, True]


def test_resume_without_saves_says_so(tabbytop: Command) -> None:
    ran = tabbytop("play", "kibble-scuffle", "--seed", "7", typed="resume\n")
    assert "There’s no other saved game to continue." in ran.out


def test_resume_takes_newest_or_named_game(tabbytop: Command, home: Path) -> None:
    tabbytop("play", "kibble-scuffle", "--seed", "7", typed="11\n")
    (saved,) = home.glob("*.json")
    for words in (["resume"], ["resume", saved.stem], ["play", "--resume", str(saved)]):
        ran = tabbytop(*words)
        assert ran.code == 0
        assert f"Resumed {saved.name}, turn" in " ".join(ran.out.split())
    assert list(home.glob("*.json")) == [saved]


def test_saves_command_lists_games(tabbytop: Command, home: Path) -> None:
    assert "There are no saved games yet." in tabbytop("saves").out
    tabbytop("play", "kibble-scuffle", "--seed", "1", "--seats", "random,random")
    tabbytop("play", "kibble-scuffle", "--seed", "7", "--seats", "Ana,random")
    (home / "torn.json").write_text("{", encoding="utf-8")
    first, second = tabbytop("saves").out.split("Kibble Scuffle")[1:]
    assert "Ana and Biscuit" in first
    assert "turn 1: Ana" in first
    assert "finished" in second
    assert str(home) in second


def test_save_does_not_create_missing_folder(tmp_path: Path) -> None:
    screen, _ = terminal()
    with pytest.raises(saves.SaveError, match="there’s no folder"):
        new_session(screen, "you,random").save(tmp_path / "nowhere" / "game.json")
    assert not (tmp_path / "nowhere").exists()


def damaged(document: dict[str, object], how: str) -> str:
    record = document["record"]
    assert isinstance(record, dict)
    if how == "cut":
        return json.dumps(document)[:-40]
    if how == "no players":
        del document["players"]
    elif how == "strange bot":
        document["players"] = [{"name": "Ana", "bot": "deep"}] * 3
    elif how == "too few":
        document["players"] = []
    elif how == "wrong move":
        record["moves"][2] = "0: play chess 1"
    elif how == "other game":
        record["game"] = "chess"
    elif how == "newer":
        document["format"] = 2
    elif how == "a list":
        return "[]"
    return json.dumps(document)


@pytest.mark.parametrize(
    ("how", "where"),
    [
        ("cut", "line 1 column"),
        ("no players", "players: is missing"),
        ("strange bot", "players[0].bot: there’s no bot 'deep'"),
        ("too few", "players: must be a list of 3"),
        ("wrong move", "record.moves[2]: 'play chess 1' isn’t a move"),
        ("other game", "record.game: there’s no game 'chess'"),
        ("newer", "format: is 2, this reads 1"),
        ("a list", "file: must hold a JSON object"),
    ],
)
@pytest.mark.parametrize("command", [["play", "--resume"], ["replay"]])
def test_damaged_file_error_names_place(
    tabbytop: Command, tmp_path: Path, command: list[str], how: str, where: str
) -> None:
    screen, _ = terminal()
    session = new_session(screen, "you,random,random")
    chance = quick(2)
    for _ in range(9):
        play_random_move(session, chance)
    place = session.save(tmp_path / "game.json")
    place.write_text(damaged(json.loads(place.read_text("utf-8")), how), encoding="utf-8")
    ran = tabbytop(*command, str(place))
    assert ran.code == 2
    assert f"{place} isn’t a saved game, or it’s damaged (" in ran.err
    assert where in ran.err


def test_binary_file_is_refused(tmp_path: Path) -> None:
    place = tmp_path / "game.json"
    place.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadRecord):
        saves.read(place)


def test_failed_write_keeps_older_save(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    screen, _ = terminal()
    session = new_session(screen, "you,random")
    place = session.save(tmp_path / "game.json")
    before = place.read_bytes()

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "replace", full)
    with pytest.raises(saves.SaveError, match="No space left"):
        session.save(place)
    assert place.read_bytes() == before
    assert [file.name for file in tmp_path.glob(".tabbytop*")] == []


@pytest.fixture
def read_only(monkeypatch: pytest.MonkeyPatch) -> None:
    """Refuse new files, as a read-only folder does; root may write into such a folder."""

    def refuse(**_: object) -> None:
        raise OSError(errno.EROFS, "Read-only file system")

    monkeypatch.setattr(tempfile, "mkstemp", refuse)


@pytest.mark.usefixtures("read_only")
def test_finished_game_that_cannot_be_saved_says_why_and_exits_1(
    tabbytop: Command, home: Path
) -> None:
    ran = tabbytop("play", "kibble-scuffle", "--seed", "7", "--seats", "random,random")
    assert ran.code == 1
    shown = " ".join(ran.out.split())
    assert "wins" in shown
    assert "an’t write" in shown
    assert "Read-only file system" in shown
    assert "Saved in" not in shown
    assert "tabbytop replay" not in shown
    assert list(home.glob("*.json")) == []


@pytest.mark.usefixtures("read_only")
def test_unfinished_game_that_cannot_be_saved_says_why_and_exits_1(tabbytop: Command) -> None:
    ran = tabbytop("play", "kibble-scuffle", "--seed", "7", typed="11\n")
    assert ran.code == 1
    assert "Read-only file system" in ran.err
    assert "Saved in" not in ran.out
