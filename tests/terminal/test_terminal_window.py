"""Games in a pseudo-terminal: closing, resizing, typing ahead."""

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

from tabbytop.games.registry import games_on_shelf

pty = pytest.importorskip("pty")
fcntl = pytest.importorskip("fcntl")
termios = pytest.importorskip("termios")

PROGRAM = "from tabbytop.cli import main; main()"


PATIENCE = 60  # seconds without a word from the program before the test gives up


class Window:
    """The outer end of a pseudo-terminal."""

    def __init__(self, handle: int) -> None:
        self.handle = handle
        self.unread = b""

    def until(self, words: str) -> str:
        """Return the output up to these words; the rest is read next time."""
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
        """Close the window while the program runs."""
        os.close(self.handle)


def terminate(process: subprocess.Popen[bytes]) -> None:
    """Send the signal until the program ends.

    Python may notice a signal that arrives just before it waits for a key only with the next one.
    """
    for _ in range(PATIENCE):
        process.terminate()
        with contextlib.suppress(subprocess.TimeoutExpired):
            process.wait(1)
            return


@contextlib.contextmanager
def playing(
    *words: str, which: str = "kibble-scuffle"
) -> Iterator[tuple[Window, subprocess.Popen[bytes]]]:
    """Run the program in a window of its own."""
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
    """Resize a window."""
    fcntl.ioctl(handle, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))


@pytest.mark.parametrize("typed", [b"1", b"kibble-scuffle"])
def test_play_without_game_shows_menu(home: Path, typed: bytes) -> None:
    with playing("--seed", "7", which="") as (window, _):
        for game in games_on_shelf():
            window.until(game.title)
        window.until("a number or a name")
        window.type(typed + b"\r")
        window.until("cubes left")


@pytest.mark.parametrize("ending", ["close", "ctrl-d", "terminate"])
def test_game_is_saved_when_window_closes(home: Path, ending: str) -> None:
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


def test_typed_ahead_input_does_not_pass_hand_over_screen() -> None:
    with playing("--seed", "3", "--seats", "Ana,Ben") as (window, _):
        window.until("Pass the keyboard to Ben.")
        window.until("nobody else is looking > ")
        window.type(b"b\r")
        window.until("? for help > ")
        window.type(b"trickster 1\rfish\rtrade mouse\r\ra\ra\r")
        window.until("Pass the keyboard to Ana.")
        assert "Your turn." not in window.until("nobody else is looking > ")
        window.type(b"\r")
        assert "Your turn." not in window.until("Only Ana may lift this curtain")
        window.close()


def test_resize_redraws_table() -> None:
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
