"""The command `tabbytop replay`, and watching bots play."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tabbytop import cli
from tabbytop.games.kibble_scuffle.game import GAME
from tabbytop.games.kibble_scuffle.terminal.view_helpers import kibble_view
from tabbytop.kernel.errors import BadOptions
from tabbytop.terminal import saves
from tabbytop.terminal.game_loop import play, play_on_session, resumed_session
from tabbytop.terminal.replay import Replay, show_replay
from tests.terminal.conftest import Command, terminal
from tests.terminal.sessions import new_session, write_random_record


def shown(view: Replay) -> str:
    return "\n".join(line.plain for line in view.draw())


def test_replay_steps_forward_and_back(tmp_path: Path) -> None:
    record = write_random_record(tmp_path / "game.json")
    screen, _ = terminal()
    view = Replay(screen, saves.read(tmp_path / "game.json"))
    pages = [shown(view)]
    for _ in range(12):
        assert view.step("") == ""
        pages.append(shown(view))
    assert len(set(pages)) == 13
    for page in reversed(pages[:-1]):
        assert view.step("b") == ""
        assert shown(view) == page
    assert view.step("p") == "That’s the beginning."
    assert view.step("7") == ""
    assert shown(view) == pages[7]
    assert view.step("end") == ""
    assert view.at == len(record.moves)
    assert view.step("n") == "That was the last move."
    assert "The game is over" in shown(view)
    assert view.step(str(len(record.moves) + 1)) == f"There are {len(record.moves)} moves."
    assert "b: back" in view.step("purr")
    assert view.step("start") == ""
    assert shown(view) == pages[0]


def test_replay_shows_all_hands(tmp_path: Path) -> None:
    record = write_random_record(tmp_path / "game.json", moves=30)
    screen, _ = terminal()
    view = Replay(screen, saves.read(tmp_path / "game.json"))
    view.step("end")
    page = shown(view)
    table = record.replay(GAME)
    for seat in range(3):
        (line,) = [
            line for line in page.splitlines() if line.startswith(f" {seat}  ") and "," in line
        ]
        own = kibble_view(table.view(seat))["own"]
        assert own is not None
        for card in own["hand"]:
            assert card.split("-")[0] in line.lower()


def test_replay_screens_fit(tmp_path: Path) -> None:
    write_random_record(tmp_path / "game.json")
    screen, _ = terminal()
    view = Replay(screen, saves.read(tmp_path / "game.json"))
    for move in range(0, view.move_count, 5):
        view.step(str(move))
        assert len(view.draw("a notice")) <= 23


def test_replay_by_keyboard(tmp_path: Path, keyboard: Callable[[list[str]], None]) -> None:
    write_random_record(tmp_path / "game.json")
    screen, output = terminal()
    keyboard(["", "n", "b", "q"])
    show_replay(screen, saves.read(tmp_path / "game.json"), plain=False)
    assert "(2 of " in output.getvalue()


def test_plain_replay_prints_whole_game(tabbytop: Command, tmp_path: Path) -> None:
    record = write_random_record(tmp_path / "game.json")
    for words in (["replay", "--plain"], ["replay"]):
        ran = tabbytop(*words, str(tmp_path / "game.json"))
        assert ran.code == 0
        seat, move = record.moves[-1]
        assert f"{len(record.moves)}. Seat {seat}: {move}" in ran.out
        assert "the score pad" in ran.out


def test_plain_replay_of_unfinished_game_says_so(tabbytop: Command, tmp_path: Path) -> None:
    write_random_record(tmp_path / "game.json", moves=10)
    assert "The game goes on from here." in tabbytop("replay", str(tmp_path / "game.json")).out


def test_replay_log_ends_at_current_move(
    tmp_path: Path, keyboard: Callable[[list[str]], None]
) -> None:
    write_random_record(tmp_path / "game.json")
    screen, output = terminal()
    keyboard(["1", "log", "start", "q"])
    show_replay(screen, saves.read(tmp_path / "game.json"), plain=False)
    pages = output.getvalue().split("\x1b[2J\x1b[H")
    (log,) = [page for page in pages if page.startswith("• ")]
    assert "Seat 0 draws" in log
    assert "(0 of " in pages[-2]


def test_replay_without_file_takes_newest_finished_game(tabbytop: Command) -> None:
    tabbytop("play", "kibble-scuffle", "--seed", "1", "--seats", "random,random")
    tabbytop("play", "kibble-scuffle", "--seed", "7", "--seats", "Ana,random")
    ran = tabbytop("replay")
    assert "Biscuit wins" in ran.out or "Pickles wins" in ran.out
    assert "Ana" not in ran.out


def test_bot_game_is_watched_move_by_move(keyboard: Callable[[list[str]], None]) -> None:
    screen, output = terminal()
    session = new_session(screen, "random,random")
    keyboard(["", "", "b", "log", "", "q"])
    play(session)
    assert len(session.match.record.moves) == 2
    assert "2. " in output.getvalue()
    assert "resume" in output.getvalue()


def test_bot_game_is_watched_to_the_end(keyboard: Callable[[list[str]], None]) -> None:
    screen, output = terminal()
    session = new_session(screen, "random,random")
    keyboard(["end", "", "q"])
    play(session)
    assert session.match.table.result() is not None
    assert "That was the last move." in output.getvalue()
    assert "the score pad" in output.getvalue()


def test_replaying_unfinished_game_asks_first(
    tmp_path: Path, keyboard: Callable[[list[str]], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    place = tmp_path / "running.json"
    write_random_record(place, moves=10)
    for answer, looks in (("n", False), ("y", True)):
        screen, output = terminal()
        monkeypatch.setattr("tabbytop.terminal.screen.Screen", lambda made=screen: made)
        keyboard([answer, "q"])
        cli.replay(str(place))
        assert ("cubes left" in output.getvalue()) is looks


def test_replay_of_rules_that_are_gone_tells_the_moves(
    tmp_path: Path, tabbytop: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = write_random_record(tmp_path / "game.json", moves=12)
    monkeypatch.setattr(GAME, "rules", 2)
    done = tabbytop("replay", str(tmp_path / "game.json")).out
    assert "version 1 of the rules. Tabbytop now plays by version 2" in " ".join(done.split())
    for number in range(1, len(record.moves) + 1):
        assert f"{number}. " in done
    with pytest.raises(saves.OldSave):
        saves.read(tmp_path / "game.json")


def test_play_on_begins_at_the_move_with_new_luck(tmp_path: Path) -> None:
    record = write_random_record(tmp_path / "game.json")
    screen, _ = terminal()
    session = play_on_session(screen, tmp_path / "game.json", 9, 1)
    assert session.match.record.moves == record.moves[:9]
    assert session.match.record.rekeys == [(9, -2)]
    for seat in range(record.seats):
        assert session.match.table.view(seat) == record.replay(GAME, 9).view(seat)
    assert session.people == [1]
    path = session.save(tmp_path / "on.json")
    assert saves.read(path).continues == saves.Origin(str(tmp_path / "game.json"), 9)
    resumed = resumed_session(screen, path, None)
    assert resumed.continues == session.continues


def test_play_on_refuses_moves_and_seats_that_do_not_exist(tmp_path: Path) -> None:
    record = write_random_record(tmp_path / "game.json")
    screen, _ = terminal()
    last = len(record.moves)
    for move, seat in ((last, 0), (-1, 0), (3, 9), (3, -1)):
        with pytest.raises(BadOptions):
            play_on_session(screen, tmp_path / "game.json", move, seat)
    write_random_record(tmp_path / "half.json", moves=8)
    with pytest.raises(BadOptions, match="finished"):
        play_on_session(screen, tmp_path / "half.json", 3, 0)
