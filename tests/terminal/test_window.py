"""A real terminal window, and what happens when it closes."""

import contextlib
import json
import os
import select
import signal
import struct
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tabbytop.games.registry import game, list_games

pty = pytest.importorskip("pty")
fcntl = pytest.importorskip("fcntl")
termios = pytest.importorskip("termios")

PROGRAM = "from tabbytop.cli import main; main()"


PATIENCE = 60  # seconds without a word from the program before the test gives up


class Window:
    """The outside of a terminal."""

    def __init__(self, handle: int) -> None:
        self.handle = handle
        self.unread = b""

    def until(self, words: str) -> str:
        """What the window shows up to these words; what comes after them is read next time."""
        while words.encode() not in self.unread:
            ready, _, _ = select.select([self.handle], [], [], PATIENCE)
            assert ready, f"waited for {words!r} after {self.unread[-500:]!r}"
            self.unread += os.read(self.handle, 65536)
        shown, found, self.unread = self.unread.partition(words.encode())
        return (shown + found).decode("utf-8", "replace")

    def type(self, keys: bytes) -> None:
        """Press keys."""
        os.write(self.handle, keys)

    def close(self) -> None:
        """Close it while the program runs."""
        os.close(self.handle)


def terminate(process: subprocess.Popen[bytes]) -> None:
    """Ask the program to end until it does: Python sees a signal that comes in the very moment
    before it waits for a key only at the next one."""
    for _ in range(PATIENCE):
        process.terminate()
        with contextlib.suppress(subprocess.TimeoutExpired):
            process.wait(1)
            return


@contextlib.contextmanager
def playing(
    *words: str, which: str = "kibble-scuffle"
) -> Iterator[tuple[Window, subprocess.Popen[bytes]]]:
    """The program in a window of its own."""
    outside, inside = pty.openpty()
    resize(outside, 80, 24)
    sizes = dict.fromkeys(("COLUMNS", "LINES"), "")
    process = subprocess.Popen(
        [sys.executable, "-c", PROGRAM, "play", *([which] if which else []), *words],
        stdin=inside,
        stdout=inside,
        stderr=subprocess.DEVNULL,
        env={**os.environ, **sizes, "TERM": "xterm"},
        start_new_session=True,
    )
    os.close(inside)
    try:
        yield Window(outside), process
    finally:
        process.kill()
        process.wait()


def resize(handle: int, columns: int, lines: int) -> None:
    """Give a window another size."""
    fcntl.ioctl(handle, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))


@pytest.mark.parametrize("typed", [b"2", b"kibble-scuffle"])
def test_without_a_game_it_asks_which_one(home: Path, typed: bytes) -> None:
    with playing("--seed", "7", which="") as (window, _):
        for name in list_games():
            window.until(game(name).title)
        window.until("a number or a name")
        window.type(typed + b"\r")
        window.until("cubes left")


@pytest.mark.parametrize("ending", ["close", "ctrl-d", "terminate"])
def test_a_game_survives_its_window(home: Path, ending: str) -> None:
    with playing("--seed", "7") as (window, process):
        assert "\x1b[?1049h" in window.until("Enter: your turn")
        window.type(b"\r")
        window.until("? for help")
        window.type(b"11\r")
        window.until("Since your last move")
        window.until("Enter: your turn")
        if ending == "close":
            window.close()
        elif ending == "ctrl-d":
            window.type(b"\x04")
        else:
            terminate(process)
        if ending != "close":
            window.until("tabbytop resume")
            window.close()
        assert process.wait(PATIENCE) == 0
    (saved,) = home.glob("*.json")
    assert "0: play kitten 1" in json.loads(saved.read_text(encoding="utf-8"))["record"]["moves"]


def test_what_was_typed_ahead_does_not_lift_the_curtain() -> None:
    with playing("--seed", "3", "--seats", "Ana,Ben") as (window, _):
        window.until("Pass the keyboard to Ben.")
        window.until("nobody else looks > ")
        window.type(b"b\r")
        window.until("? for help > ")
        window.type(b"trickster 1\rfish\rtrade mouse\r\ra\ra\r")
        window.until("Pass the keyboard to Ana.")
        assert "Your turn." not in window.until("nobody else looks > ")
        window.type(b"\r")
        assert "Your turn." not in window.until("Only Ana lifts this curtain")
        window.close()


def test_another_size_draws_the_table_again() -> None:
    with playing("--seed", "7") as (window, process):
        window.until("Enter: your turn > ")
        resize(window.handle, 140, 40)
        for _ in range(PATIENCE):  # for the same reason as in `terminate`
            process.send_signal(signal.SIGWINCH)
            if select.select([window.handle], [], [], 1)[0]:
                break
        window.until("What happened")
        window.until("Enter: your turn > ")
        window.type(b"\r")
        window.until("? for help > ")
        window.close()
