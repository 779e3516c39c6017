"""A real terminal window, and what happens when it closes."""

import json
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

pty = pytest.importorskip("pty")

PROGRAM = "from tabbytop.cli import main; main()"


def read_until(window: int, words: str) -> str:
    """What the window shows, up to these words."""
    shown = b""
    end = time.monotonic() + 20
    while words.encode() not in shown and time.monotonic() < end:
        shown += os.read(window, 65536)
    return shown.decode("utf-8", "replace")


@pytest.mark.parametrize("ending", ["close", "ctrl-d", "terminate"])
def test_a_game_survives_its_window(home: Path, ending: str) -> None:
    window, inside = pty.openpty()
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
        assert "\x1b[?1049h" in read_until(window, "? for help")
        os.write(window, b"11\r")
        read_until(window, "Since your last move")
        read_until(window, "? for help")
        if ending == "close":
            os.close(window)
        elif ending == "ctrl-d":
            os.write(window, b"\x04")
        else:
            process.terminate()
        if ending != "close":
            assert "tabbytop play --resume" in read_until(window, "--resume")
            os.close(window)
        assert process.wait(20) == 0
    finally:
        process.kill()
    (saved,) = home.glob("*.json")
    assert "0: play kitten 1" in json.loads(saved.read_text(encoding="utf-8"))["record"]["moves"]
