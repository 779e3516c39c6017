"""External programs: the protocol, and containment of broken or hostile programs."""

import gc
import json
import os
import re
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from time import monotonic

import nap_time
import pytest

from tabbytop.bots import Bot, RandomBot, bot, is_command
from tabbytop.bots.outside import CannotRun, OutsideBot
from tabbytop.bots.outside.player import PROTOCOL, list_moves, question_line, without_words
from tabbytop.games.registry import game, list_games
from tabbytop.kernel.game import Game
from tabbytop.kernel.generator import quick
from tabbytop.kernel.table import Table
from tabbytop.lab.play import play
from tests.bots.programs import (
    FIRST_MOVE,
    LAST_MOVE,
    children,
    listener,
    nobody_is_left,
    python,
    shell,
    tells_number,
    told_number,
)
from tests.waiting import block_until

ROOT = Path(__file__).parents[2]
KIBBLE = game("kibble-scuffle")
GAMES = [*(game(name) for name in list_games()), nap_time.GAME]
READY = "echo ready\n"
FOREVER = "exec sleep 1000\n"


def open_files() -> list[str]:
    return sorted(os.listdir("/dev/fd"))


@pytest.fixture(autouse=True)
def nothing_is_left() -> Iterator[None]:
    """Check that a test leaves no process, zombie, pipe or thread behind."""
    files, threads = open_files(), threading.enumerate()
    before = children()
    yield
    gc.collect()
    assert open_files() == files
    assert threading.enumerate() == threads
    assert nobody_is_left(before)


def one_answer(player: Bot, table: Table | None = None) -> int:
    """Return the bot's answer to the first question of a game."""
    table = table or KIBBLE.deal(2, seed=5)
    seat = table.actors()[0]
    return player.choose(table.imagine(seat, quick(1)), seat)


def alive(process: int) -> bool:
    """Return whether the process runs; a zombie does not."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def gone(process: int) -> bool:
    """Wait until the process has ended."""
    block_until(lambda: not alive(process))
    return True


# A good program.


@pytest.mark.parametrize("played", GAMES, ids=lambda played: played.name)
def test_a_shell_script_plays_any_game_to_its_end(tmp_path: Path, played: Game) -> None:
    seats = [shell(tmp_path, LAST_MOVE)] + ["random"] * (played.least_seats - 1)
    outcome = play(played, seats, 3, played.resolve_options(len(seats), None))
    assert outcome.lost == ("",) * len(seats)


def test_the_move_of_the_program_is_played(tmp_path: Path) -> None:
    table = KIBBLE.deal(2, seed=5)
    player = bot(shell(tmp_path, FIRST_MOVE), seed=1)
    assert one_answer(player, table) == table.moves(table.actors()[0])[0]
    player.close()


def test_example_program_fits_30_lines_and_beats_random() -> None:
    place = ROOT / "examples" / "outside_bot.py"
    assert len(place.read_text(encoding="utf-8").splitlines()) <= 30
    seats = [f"run:python3 {place}", "random"]
    outcomes = [play(KIBBLE, seats, seed, KIBBLE.resolve_options(2, None)) for seed in range(4)]
    assert [outcome.lost for outcome in outcomes] == [("", "")] * 4
    assert sum(0 in outcome.result.winners for outcome in outcomes) >= 3


def test_four_programs_play_at_one_table(tmp_path: Path) -> None:
    outcome = play(KIBBLE, [shell(tmp_path, FIRST_MOVE)] * 4, 1, KIBBLE.resolve_options(4, None))
    assert outcome.lost == ("",) * 4


# What it is told.


@pytest.mark.parametrize("played", GAMES, ids=lambda played: played.name)
def test_program_receives_only_what_its_seat_may_know(tmp_path: Path, played: Game) -> None:
    """Compared line by line with the events of the real table, as the seat sees them."""
    word, log = listener(tmp_path)
    seats, seat = max(played.least_seats, 2), 1
    table = played.deal(seats, seed=8, events=True)
    player = bot(word, seed=1)
    told: list[str] = [f"> tabbytop {PROTOCOL}", "< ready"]
    about = {"game": played.name, "rules": played.rules, "seats": seats, "seat": seat}
    about |= {"options": table.options.as_dict(), "seconds": 10.0}
    told.append(f"> game {json.dumps(about)}")
    number, rng = 0, quick(3)
    while True:
        for event in table.take_events():
            player.hear(event.seen_by(seat))
            told.append(f"> event {json.dumps(event.seen_by(seat))}")
        if not table.actors():
            break
        actor = table.actors()[0]
        moves, prompt = table.moves(actor), table.prompt(actor)
        if actor != seat:
            table.play(actor, moves[rng.below(len(moves))])
            continue
        number += 1
        assert prompt is not None
        texts, more = list_moves(table, seat)
        asked = {"prompt": prompt.as_dict(), "view": without_words(table.view(seat))}
        asked |= ({"more": more} if more else {}) | {"moves": texts}
        told += [f"> choose {number} {json.dumps(asked)}", f"< move {number} {texts[-1]}"]
        move = player.choose(table.imagine(seat, rng), seat)
        assert played.vocabulary.text(move) == texts[-1]
        table.play(seat, move)
    result = table.result()
    assert result is not None
    player.hear_result(result)
    player.close()
    told += [f"> over {json.dumps(result.as_dict())}", "> quit"]
    assert log.read_text(encoding="utf-8").splitlines() == told
    assert player.failure() == ""


@pytest.mark.parametrize("seats", [3, 7, 12])
@pytest.mark.parametrize("options", [{}, {"judge": "eyes", "helper": True}], ids=str)
def test_question_of_meow_fits_4_kilobytes(seats: int, options: dict[str, object]) -> None:
    table, rng = game("meow").deal(seats, 5, options), quick(5)
    for _ in range(150):
        seat = table.actors()[0]
        moves = table.moves(seat)
        assert len(question_line(1, table, seat)) < 4096
        table.play(seat, moves[rng.below(len(moves))])


@pytest.mark.parametrize("played", GAMES, ids=lambda played: played.name)
def test_listed_moves_are_legal_and_none_is_forgotten(played: Game) -> None:
    table, rng = played.deal(max(played.least_seats, 2), 6), quick(6)
    for _ in range(60):
        if not (asked := table.actors()):
            break
        seat, moves = asked[0], table.moves(asked[0])
        listed, more = list_moves(table, seat)
        assert {played.vocabulary.move(text) for text in listed} <= set(moves)
        assert len(listed) + sum(more.values()) == len(moves)
        assert len(listed) == len(set(listed))
        table.play(seat, moves[rng.below(len(moves))])


def test_transcript_in_the_docs_is_current(tmp_path: Path) -> None:
    page = (ROOT / "docs" / "outside-bots.md").read_text(encoding="utf-8")
    (transcript,) = re.findall(r"```text\n(> tabbytop.*?)```", page, re.DOTALL)
    word, log = listener(tmp_path)
    play(nap_time.GAME, [word, "random", "random"], 1, nap_time.GAME.options())
    assert log.read_text(encoding="utf-8") == transcript


def test_program_in_the_docs_is_the_tested_example() -> None:
    page = (ROOT / "docs" / "outside-bots.md").read_text(encoding="utf-8")
    assert f"```sh{FIRST_MOVE}```" in page


def test_undo_sends_the_game_to_the_program_again(tmp_path: Path) -> None:
    word, log = listener(tmp_path)
    player = bot(word, seed=1)
    player.hear({"event": "one"})
    one_answer(player)
    player.hear({"event": "two"})
    player.start_over()
    player.hear({"event": "one"})
    one_answer(player)
    player.close()
    heard = [line.split(" ")[1] for line in log.read_text("utf-8").splitlines() if line[0] == ">"]
    assert " ".join(heard) == "tabbytop game event choose event game event choose quit"


def test_comments_empty_lines_and_crlf_are_accepted(tmp_path: Path) -> None:
    script = FIRST_MOVE.replace("echo ready", r"printf 'info I am\r\n\ninfo\n ready \r\n\n'")
    script = script.replace("echo", r"printf 'info hm\n\n  %s \r\n'")
    player = bot(shell(tmp_path, script), seed=1)
    table = KIBBLE.deal(2, seed=5)
    assert one_answer(player, table) == table.moves(table.actors()[0])[0]
    assert player.failure() == ""
    player.close()


# A bad one.

ANSWER = 'while read -r word rest && [ "$word" != choose ]; do :; done; '
BAD = {
    "dies at start": ("echo 'cat: no such cat' >&2; exit 3", r"ended with exit code 3: 'cat: no"),
    "dies when asked": (f"{READY}{ANSWER}exit 0", r"ended with exit code 0"),
    "is killed": (f"{READY}kill -SEGV $$", r"ended with signal 11"),
    "never ready": (FOREVER, r"did not answer within 0.3 seconds"),
    "never answers": (READY + FOREVER, r"did not answer within 0.2 seconds"),
    "stops itself": (f"{READY}kill -STOP $$", r"did not answer within 0.2 seconds"),
    "not our protocol": ("echo GNU Chess; cat", r"something else than `ready`: 'GNU Chess'"),
    "moves before ready": ("echo move 1 pass; cat", r"something else than `ready`: 'move 1 pass'"),
    "chats": (f"{READY}{ANSWER}echo hello; cat", r"something else than `move`: 'hello'"),
    "closes its output": (f"{READY}exec >&-; {FOREVER}", r"closed its output"),
    "closes its input": (f"exec <&-; {READY}{FOREVER}", r"closed its input"),
    "floods": (f"{READY}{ANSWER}exec yes info", r"wrote far too much"),
    "floods its errors": (f"{READY}yes >&2 & wait", r"did not answer within 0.2 seconds"),
    "an endless line": (f"{READY}{ANSWER}exec tr '\\0' x </dev/zero", r"line that does not end"),
    "no text": (f"{READY}{ANSWER}printf '\\377\\n'; cat", r"no UTF-8 text"),
    "zeros": (f"{READY}{ANSWER}printf '\\000\\n'; cat", r"something else than `move`: '\\x00'"),
    "escapes": (f"{READY}{ANSWER}printf '\\033[2J\\n'; cat", r"'\\x1b\[2J'"),
    "no move": (f"{READY}{ANSWER}echo move 1 meow; cat", r"that is no move: 'meow'"),
    "an empty move": (f"{READY}{ANSWER}echo move 1; cat", r"that is no move$"),
    "only a word": (f"{READY}{ANSWER}echo move; cat", r"another question than the one it was"),
    "no number": (f"{READY}{ANSWER}echo move pass; cat", r"another question .*: 'pass'"),
    "an illegal move": (f"{READY}{ANSWER}echo move 1 pass; cat", r"not legal: 'pass'"),
    "a long move": (f"{READY}{ANSWER}printf 'move 1 %09999d\\n' 1; cat", r"no move: '0+\.\.\.$"),
    "unasked": ("printf 'ready\\nmove 1 pass\\n'; cat", r"without being asked: 'move 1 pass'"),
    "half a line": (f"{READY}{ANSWER}printf 'move 1 pass'; {FOREVER}", r"did not answer within"),
    "half a line, then death": (f"{READY}{ANSWER}printf 'move 1 pass'", r"ended with exit code 0"),
}  # fmt: skip


@pytest.mark.parametrize("kind", BAD)
def test_misbehaving_program_is_replaced_by_random_moves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    """The moves are those of a random bot with that seed, and the game goes on."""
    start = 0.3 if kind == "never ready" else 10.0
    monkeypatch.setattr("tabbytop.bots.outside.player.START_SECONDS", start)
    text, why = BAD[kind]
    hangs = "did not answer" in why
    word = shell(tmp_path, text, seconds="0.2" if hangs else "10")
    options = KIBBLE.resolve_options(2, None)
    outcome = play(KIBBLE, [word, "random"], 2, options)
    assert outcome.result == play(KIBBLE, ["random", "random"], 2, options).result
    told, other = outcome.lost
    assert re.search(why, told), told
    assert told.startswith("its program ")
    assert told.isprintable()
    assert len(told) < 150
    assert other == ""


def test_words_of_the_program_are_only_in_failure_details(tmp_path: Path) -> None:
    player = bot(shell(tmp_path, f"{READY}{ANSWER}echo move 1 pass; cat"), seed=1)
    one_answer(player)
    assert player.failure() == "its program answered with a move that is not legal"
    assert player.failure_details() == f"{player.failure()}: 'pass'"


def test_program_that_fails_mid_game_is_replaced(tmp_path: Path) -> None:
    script = FIRST_MOVE.replace("choose)", "choose) [ $number -gt 3 ] && exit 7;")
    outcome = play(KIBBLE, [shell(tmp_path, script), "random"], 2, KIBBLE.resolve_options(2, None))
    assert outcome.lost == ("its program ended with exit code 7", "")


@pytest.mark.parametrize("pause", ["", "sleep 0.1;"])
def test_duplicate_answer_is_not_used_for_the_next_question(tmp_path: Path, pause: str) -> None:
    twice = 'answer="move $number ${moves%%\\"*}"; echo "$answer";' + pause + ' echo "$answer"'
    script = FIRST_MOVE.replace('echo "move $number ${moves%%\\"*}"', twice)
    assert script != FIRST_MOVE
    player = bot(shell(tmp_path, script), seed=4)
    table = KIBBLE.deal(2, seed=5)
    assert one_answer(player, table) == table.moves(table.actors()[0])[0]
    assert player.failure() == ""
    assert one_answer(player, table) == one_answer(RandomBot(4), table)
    assert "question" in player.failure() or "without being asked" in player.failure()


def test_program_need_not_read_events(tmp_path: Path) -> None:
    """Megabytes of unread events block nobody, and answers still arrive."""
    player = bot(shell(tmp_path, READY + FOREVER, seconds="0.2"), seed=1)
    for wanted in (10_000, 100):
        for _ in range(wanted):
            player.hear({"event": "x" * 1000})
        one_answer(player)
        assert "did not answer" in player.failure()


def test_slow_reader_receives_all_lines(tmp_path: Path) -> None:
    word, log = listener(tmp_path)
    player = bot(word, seed=1)
    one_answer(player)
    for number in range(5000):
        player.hear({"event": "x" * 100, "number": number})
    one_answer(player)
    assert player.failure() == ""
    player.close()
    events = [line for line in log.read_text("utf-8").splitlines() if "> event" in line]
    assert [json.loads(line[8:])["number"] for line in events] == list(range(5000))


def test_large_error_output_does_not_block_the_program(tmp_path: Path) -> None:
    script = "head -c 1000000 /dev/zero >&2\n" + FIRST_MOVE
    player = bot(shell(tmp_path, script), seed=1)
    one_answer(player)
    assert player.failure() == ""
    player.close()


# Its end.


def test_program_can_exit_by_itself_on_quit(tmp_path: Path) -> None:
    left = tmp_path / "left"
    script = FIRST_MOVE.replace("esac", f"quit) sleep 0.1; echo bye >'{left}' ;; esac")
    player = bot(shell(tmp_path, script), seed=1)
    one_answer(player)
    player.close()
    assert left.exists()
    player.close()  # once more does no harm


def test_program_that_does_not_exit_is_killed(tmp_path: Path) -> None:
    number = tmp_path / "number"
    script = f"trap '' TERM INT; {tells_number(number)}{READY}while :; do sleep 0.05; done"
    player = bot(shell(tmp_path, script, seconds="0.2"), seed=1)
    one_answer(player)
    assert player.failure()
    assert gone(int(number.read_text()))


def test_children_of_the_program_are_killed_with_it(tmp_path: Path) -> None:
    number = tmp_path / "number"
    script = f"sleep 1000 & echo $! >'{number}'\n" + FIRST_MOVE
    player = bot(shell(tmp_path, script), seed=1)
    one_answer(player)
    assert alive(int(number.read_text()))
    player.close()
    assert gone(int(number.read_text()))


def test_child_in_another_session_does_not_block_closing(tmp_path: Path) -> None:
    number = tmp_path / "number"
    program = (
        "import subprocess, sys\n"
        "escaped = subprocess.Popen(['sleep', '1000'], start_new_session=True)\n"
        f"open({str(number)!r}, 'w').write(str(escaped.pid))\n"
        "print('ready', flush=True)\n"
    )
    player = bot(python(tmp_path, program), seed=1)
    start = monotonic()
    one_answer(player)
    assert player.failure() == "its program ended with exit code 0"
    assert monotonic() - start < 60  # the pipe is open for a thousand seconds more
    os.kill(int(number.read_text()), signal.SIGKILL)


def test_program_ends_when_its_bot_is_garbage_collected(tmp_path: Path) -> None:
    bot(shell(tmp_path, READY + FOREVER), seed=1)  # see `nothing_is_left`


@pytest.mark.parametrize("ending", ["", "SIGTERM", "SIGHUP"])
def test_program_ends_when_a_signal_kills_the_parent(tmp_path: Path, ending: str) -> None:
    number = tmp_path / "number"
    word = shell(tmp_path, f"{tells_number(number)}{READY}{FOREVER}")
    end = f"os.kill(os.getpid(), signal.{ending})\nsignal.pause()\n" if ending else ""
    program = (
        "import os, signal\n"
        "from pathlib import Path\n"
        "from tabbytop.bots import bot\n"
        "from tests.waiting import block_until\n"
        f"kept = bot({word!r}, 1)\n"
        f"block_until(Path({str(number)!r}).exists)\n{end}"
    )
    ran = subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert ran.stderr == ""
    assert ran.returncode == (-signal.Signals[ending] if ending else 0)
    assert gone(int(number.read_text()))


def test_ctrl_c_does_not_reach_the_program(tmp_path: Path) -> None:
    number = tmp_path / "number"
    player = bot(shell(tmp_path, f"{tells_number(number)}{READY}{FOREVER}"), seed=1)
    clock = threading.Timer(0.2, os.kill, [os.getpid(), signal.SIGINT])

    def interrupted() -> None:
        clock.start()
        one_answer(player)

    with pytest.raises(KeyboardInterrupt):
        interrupted()
    clock.join()
    assert player.failure() == ""
    assert os.getsid(told_number(number)) != os.getsid(0)  # Ctrl-C goes to one session
    player.close()


def test_program_that_does_not_read_can_be_closed(tmp_path: Path) -> None:
    player = bot(shell(tmp_path, READY + FOREVER), seed=1)
    for _ in range(1000):
        player.hear({"event": "x" * 1000})
    player.close()


# How it is named.


@pytest.mark.parametrize(
    ("word", "why"),
    [
        ("run:", "doesn’t name a program"),
        ("run:  ", "doesn’t name a program"),
        ("run:sh 'x", "no closing quotation"),
        ("run:no-such-program-anywhere", "can’t start 'no-such-program-anywhere': no such file"),
        ("run:/", "can’t start '/': permission denied"),
        ("run:sh\0", "can’t start"),
        ("run@0:sh", "no time"),
        ("run@0.000:sh", "no time"),
        ("run@:sh", "write a program as run:COMMAND or run@SECONDS:COMMAND"),
        ("run@-1:sh", "write a program as"),
        ("run@1e9:sh", "write a program as"),
        ("run@inf:sh", "write a program as"),
        ("run@10 sh", "write a program as"),
    ],
)
def test_invalid_command_is_refused_at_once(word: str, why: str) -> None:
    with pytest.raises(CannotRun, match=re.escape(why)):
        bot(word, 1)


def test_file_that_is_not_executable_is_refused_at_once(tmp_path: Path) -> None:
    place = tmp_path / "poem"
    place.write_text("Roses are red\n", encoding="utf-8")
    place.chmod(0o755)
    with pytest.raises(CannotRun, match="exec format error"):
        bot(f"run:{place}", 1)


def test_no_program_is_left_running_if_another_seat_fails(tmp_path: Path) -> None:
    seats = [shell(tmp_path, FIRST_MOVE), "run:no-such-program-anywhere"]
    with pytest.raises(CannotRun):
        play(KIBBLE, seats, 1, KIBBLE.resolve_options(2, None))


def test_command_is_split_like_a_shell_but_not_run_by_one(tmp_path: Path) -> None:
    program = "import sys; open(sys.argv[1], 'w').write(repr(sys.argv[2:])); print('ready')"
    told = tmp_path / "told"
    word = python(tmp_path, program, str(told)) + " 'a b' $HOME ; # | *"
    player = bot(word, 1)
    one_answer(player)
    assert told.read_text() == repr(["a b", "$HOME", ";", "#", "|", "*"])


def test_ended_program_is_noticed_even_if_a_child_holds_its_output(tmp_path: Path) -> None:
    """The child has its own session, so only its own short sleep ends it."""
    child = "import time; time.sleep(2)"
    program = (
        "import subprocess, sys;"
        f"subprocess.Popen([sys.executable, '-c', {child!r}], start_new_session=True);"
        "sys.exit(4)"
    )
    player = bot(python(tmp_path, program).replace("run:", "run@600:"), 1)
    one_answer(player)  # within the test's life, not after ten minutes
    assert player.failure() == "its program ended with exit code 4"


def test_only_run_with_a_colon_is_a_command() -> None:
    assert is_command("run:sh")
    assert is_command("run@5:sh")
    assert not any(is_command(name) for name in ("run", "runner", "Run:sh", "random", "you"))


def test_programs_are_refused_without_posix(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tabbytop.bots.outside.player.os.name", "nt")
    with pytest.raises(CannotRun, match="Linux"):
        OutsideBot("run:sh", 1)
