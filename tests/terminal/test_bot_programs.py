"""Bot programs (`run:COMMAND`): in a game, in a save, and when they fail."""

import json
import re
import signal
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tabbytop.terminal import saves
from tabbytop.terminal.decision_prompt import DecisionPrompt
from tabbytop.terminal.game_loop import play
from tabbytop.terminal.players import Player, format_seats, parse_seats
from tabbytop.terminal.screen import Quit
from tests.bots.programs import (
    FIRST_MOVE,
    children,
    listener,
    nobody_is_left,
    shell,
    tells_number,
    told_number,
)
from tests.terminal.conftest import Command, terminal
from tests.terminal.sessions import new_session
from tests.terminal.test_play_command import ANYTHING
from tests.terminal.test_terminal_window import playing

ROOT = Path(__file__).parents[2]
EXAMPLE = f"run:python3 {ROOT / 'examples' / 'outside_bot.py'}"
FAILS = "echo 'I hold a Tom' >&2; exit 3"
LOST = "Biscuit plays on at random: its program ended with exit code 3."
WHY = "Biscuit played on at random: its program ended with exit code 3: 'I hold a Tom'."
FOREVER = "echo ready; exec sleep 1000"


@pytest.fixture(autouse=True)
def all_programs_end() -> Iterator[None]:
    before = children()
    yield
    assert nobody_is_left(before)


def in_a_line(text: str) -> str:
    return " ".join(text.split())


def test_whole_game_against_example_program(tabbytop: Command, home: Path) -> None:
    ran = tabbytop(
        "play", "kibble-scuffle", "--seed", "7", "--seats", f"you,{EXAMPLE}", typed=ANYTHING
    )
    assert ran.code == 0
    assert ran.err == ""
    assert "the score pad" in ran.out
    assert "Biscuit (program)" in ran.out
    assert " on at random" not in ran.out
    (saved,) = home.glob("*.json")
    document = json.loads(saved.read_text(encoding="utf-8"))
    assert document["players"] == [
        {"name": "You", "bot": None},
        {"name": "Biscuit", "bot": EXAMPLE},
    ]


def test_programs_play_each_other(tabbytop: Command, tmp_path: Path) -> None:
    word = shell(tmp_path, FIRST_MOVE)
    ran = tabbytop("play", "kibble-scuffle", "--seed", "1", "--seats", f"{word}, {EXAMPLE}")
    assert "the score pad" in ran.out
    assert " on at random" not in ran.out


def test_program_seats_are_parsed_and_written() -> None:
    word = "run@3.5:python3 'my bot.py' --fast"
    players = parse_seats(f"you, {word} ,random")
    assert players == [Player("You"), Player("Biscuit", word), Player("Pickles", "random")]
    assert [player.kind for player in players] == ["", "program", "random"]
    assert parse_seats(format_seats(players)) == players


@pytest.mark.parametrize(
    ("word", "told"),
    [
        ("run:no-such-program", "can’t start 'no-such-program': no such file or directory"),
        ("run:", "doesn’t name a program"),
        ("run@soon:sh", "as run:COMMAND"),
    ],
)
def test_unstartable_program_is_reported_before_the_game(
    tabbytop: Command, home: Path, word: str, told: str
) -> None:
    ran = tabbytop("play", "kibble-scuffle", "--seats", f"you,{word}")
    assert ran.code == 2
    assert told in ran.err
    assert len(ran.err.splitlines()) == 1
    assert not home.exists()


# When one fails.


def test_bot_failure_is_told_once_and_details_only_at_the_end(
    tabbytop: Command, tmp_path: Path
) -> None:
    word = shell(tmp_path, FAILS)
    ran = tabbytop(
        "play", "kibble-scuffle", "--seed", "7", "--seats", f"you,{word}", typed=ANYTHING
    )
    out = in_a_line(ran.out)
    assert out.count(LOST) == 1
    assert out.count(WHY) == 1
    assert out.index(LOST) < out.index("the score pad") < out.index(WHY)


def test_quitting_early_hides_bot_failure_details(tabbytop: Command, tmp_path: Path) -> None:
    word = shell(tmp_path, FAILS)
    ran = tabbytop(
        "play", "kibble-scuffle", "--seed", "7", "--seats", f"you,{word}", typed="11\n1\n"
    )
    assert LOST in in_a_line(ran.out)
    assert "I hold" not in ran.out


def test_onlooker_is_told_of_bot_failure(
    tabbytop: Command, tmp_path: Path, keyboard: Callable[[list[str]], None]
) -> None:
    word = shell(tmp_path, FAILS)
    out = in_a_line(
        tabbytop("play", "kibble-scuffle", "--seed", "1", "--seats", f"{word},random").out
    )
    assert out.count(LOST) == 1
    assert out.count(WHY) == 1
    screen, output = terminal()
    session = new_session(screen, f"{word},random")
    keyboard(["", "", "", "q"])
    play(session)
    assert LOST in in_a_line(output.getvalue())


def test_screen_shows_thinking_program(tmp_path: Path) -> None:
    screen, output = terminal()
    session = new_session(screen, f"{shell(tmp_path, FIRST_MOVE)},random")
    for _ in range(4):
        session.play_one_bot_move()
    assert "Biscuit is thinking…" in output.getvalue()
    assert "Pickles is thinking" not in output.getvalue()  # chance does not think
    session.close()


# In the window of a terminal.


def test_interrupt_while_program_thinks_saves_game(home: Path, tmp_path: Path) -> None:
    number = tmp_path / "number"
    word = shell(tmp_path, tells_number(number) + FOREVER, seconds="600")
    with playing("--seed", "7", "--seats", f"{word},you") as (window, process):
        window.until("Biscuit is thinking")
        thinker = told_number(number)
        process.send_signal(signal.SIGINT)
        window.until("tabbytop resume")
        window.close()
        assert process.wait(60) == 0
    assert len(list(home.glob("*.json"))) == 1
    assert not Path("/proc", str(thinker)).exists()


# On disk.


def tracer(folder: Path) -> tuple[str, Path]:
    """Return a program that leaves a trace when it is started."""
    trace = folder / "started"
    return shell(folder, f"echo >'{trace}'\n{FIRST_MOVE}"), trace


def test_saved_file_never_starts_program(tabbytop: Command, tmp_path: Path, home: Path) -> None:
    word, trace = tracer(tmp_path)
    ran = tabbytop(
        "play", "kibble-scuffle", "--seed", "7", "--seats", f"you,{word}", typed="11\n1\n"
    )
    (saved,) = home.glob("*.json")
    assert trace.exists()
    assert f"tabbytop resume {saved.stem} --seats 'You,{word}'" in ran.out
    trace.unlink()
    told = "Saved games can’t start programs, so Biscuit will play on at random"
    document = saved.read_text(encoding="utf-8")
    for words, typed in [
        (["resume"], ""),
        (["play", "--resume", str(saved)], ""),
        (["play", "kibble-scuffle", "--seed", "1"], f"resume {saved}\n"),
    ]:
        ran = tabbytop(*words, typed=typed)
        assert ran.code == 0
        assert told in in_a_line(ran.out)
        saved.write_text(document, encoding="utf-8")
    assert tabbytop("replay", str(saved)).code == 0
    assert "You and Biscuit" in tabbytop("saves").out
    assert not trace.exists()
    screen, _ = terminal()
    session = new_session(screen, "you,random")
    session.resume(saved)
    assert [player.bot for player in session.players] == [None, "random"]
    assert saves.read(saved).players == parse_seats(f"you,{word}")


def test_resumed_programs_become_random_bots(tabbytop: Command, tmp_path: Path, home: Path) -> None:
    word, trace = tracer(tmp_path)
    tabbytop("play", "kibble-scuffle", "--seed", "7", "--seats", "you,random", typed="11\n1\n")
    (saved,) = home.glob("*.json")
    document = json.loads(saved.read_text(encoding="utf-8"))
    for player in document["players"]:
        player["bot"] = word
    saved.write_text(json.dumps(document), encoding="utf-8")
    ran = tabbytop("resume")
    assert "You and Biscuit will play on at random" in in_a_line(ran.out)
    assert "the score pad" in ran.out
    assert not trace.exists()


@pytest.mark.parametrize("bot", [["run:sh"], {"run:": 1}, 5, True, "run", ""])
def test_unknown_bot_in_file_is_refused(tabbytop: Command, home: Path, bot: object) -> None:
    tabbytop("play", "kibble-scuffle", "--seed", "7", "--seats", "you,random")
    (saved,) = home.glob("*.json")
    document = json.loads(saved.read_text(encoding="utf-8"))
    document["players"][1]["bot"] = bot
    saved.write_text(json.dumps(document), encoding="utf-8")
    ran = tabbytop("resume", str(saved))
    assert ran.code == 2
    assert "players[1].bot: there’s no bot" in ran.err


def test_bad_bot_setting_in_file_is_refused_without_change(tabbytop: Command, home: Path) -> None:
    tabbytop("play", "kibble-scuffle", "--seed", "7", "--seats", "you,random,random")
    (saved,) = home.glob("*.json")
    document = json.loads(saved.read_text(encoding="utf-8"))
    document["players"][1]["bot"] = "search:junk"
    bad = home / "bad.json"
    bad.write_text(json.dumps(document), encoding="utf-8")
    before = bad.read_text(encoding="utf-8")
    ran = tabbytop(
        "play",
        "kibble-scuffle",
        "--seed",
        "8",
        "--seats",
        "you,random",
        typed=f"resume {bad}\n11\nquit\n",
    )
    assert ran.code == 0
    assert "players[1].bot" in ran.out
    assert bad.read_text(encoding="utf-8") == before


def heard(log: Path) -> list[dict[str, object]]:
    """Return the events since the program last heard the game from the start."""
    lines = log.read_text(encoding="utf-8").rpartition("> game ")[2].splitlines()
    return [json.loads(line[8:]) for line in lines if line.startswith("> event ")]


def test_program_named_on_resume_hears_whole_game(tabbytop: Command, tmp_path: Path) -> None:
    tabbytop("play", "kibble-scuffle", "--seed", "7", "--seats", "you,random", typed="11\n1\n")
    word, log = listener(tmp_path)
    ran = tabbytop("resume", "--seats", f"you,{word}", typed="12\n21\n1\n2\n")
    assert "Saved games can’t" not in ran.out
    events = [str(event["event"]) for event in heard(log)]
    assert events[:4] == ["box", "drop", "drop", "drop"]
    assert events.count("play") > 1
    assert re.search(r"^> quit$", log.read_text(encoding="utf-8"), re.MULTILINE)


def test_program_hears_game_again_after_undo(
    tmp_path: Path, keyboard: Callable[[list[str]], None]
) -> None:
    screen, _ = terminal()
    word, log = listener(tmp_path)
    session = new_session(screen, f"you,{word}", options={"deck": "built"})
    keyboard(["omit tom", "undo", *["omit kitten"] * 4, "omit queen", *ANYTHING.split()[:50]])
    while (seat := session.advance()) is not None:
        try:
            DecisionPrompt(session, seat).run()
        except Quit:
            break
    session.close()
    table_events = [event for chapter in session.log.entries for event in chapter.events]
    known = [event.seen_by(1) for event in table_events]
    assert log.read_text(encoding="utf-8").count("> game ") == 2
    assert heard(log) == json.loads(json.dumps(known))
