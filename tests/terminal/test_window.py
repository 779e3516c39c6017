"""A real terminal window, and what happens when it closes."""

import contextlib
import json
import os
import select
import subprocess
import sys
from pathlib import Path

import pytest

pty = pytest.importorskip("pty")

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


@pytest.mark.parametrize("ending", ["close", "ctrl-d", "terminate"])
def test_a_game_survives_its_window(home: Path, ending: str) -> None:
    outside, inside = pty.openpty()
    window = Window(outside)
    process = subprocess.Popen(
        [sys.executable, "-c", PROGRAM, "play", "--seed", "7"],
        stdin=inside,
        stdout=inside,
        stderr=subprocess.DEVNULL,
        env={**os.environ, "TERM": "xterm", "COLUMNS": "80", "LINES": "24"},
        start_new_session=True,
    )
    os.close(inside)
    try:
        assert "\x1b[?1049h" in window.until("? for help")
        window.type(b"11\r")
        window.until("Since your last move")
        window.until("? for help")
        if ending == "close":
            window.close()
        elif ending == "ctrl-d":
            window.type(b"\x04")
        else:
            terminate(process)
        if ending != "close":
            window.until("tabbytop play --resume")
            window.close()
        assert process.wait(PATIENCE) == 0
    finally:
        process.kill()
    (saved,) = home.glob("*.json")
    assert "0: play kitten 1" in json.loads(saved.read_text(encoding="utf-8"))["record"]["moves"]
