"""A live game in a pseudo-terminal: keys work at once, and the terminal is restored."""

import json
import signal
from pathlib import Path

import pytest

from tests.terminal.test_terminal_window import PATIENCE, playing, resize, terminate, termios


@pytest.mark.parametrize("ending", ["q", "ctrl-c", "terminate", "close"])
def test_live_game_in_pseudo_terminal(home: Path, ending: str) -> None:
    words = ["--seats", "you,kitten", "--seed", "7", "-o", "ready=1", "-o", "round=3600"]
    with playing(*words, which="kitty-paw") as (window, process):
        before = termios.tcgetattr(window.handle)
        assert "\x1b[?1049h" in window.until("Enter: sit down")
        window.type(b"\r")
        window.until("put your paw in")
        window.type(b"\r")
        window.until("Grab a card!")
        window.type(b"1")
        window.until("your mat")
        window.type(b"9\r")
        window.until("put down")
        window.type(b"\x1b[C\r")
        window.until("1 of ")
        if ending == "close":
            window.close()
        else:
            if ending == "terminate":
                terminate(process)
            else:
                window.type(b"q" if ending == "q" else b"\x03")
            shown = window.until("tabbytop resume")
            assert "\x1b[?25h" in shown
            assert "\x1b[?1049l" in shown
            assert termios.tcgetattr(window.handle) == before
            window.close()
        assert process.wait(PATIENCE) == 0
    (saved,) = home.glob("*.json")
    moves = json.loads(saved.read_text(encoding="utf-8"))["record"]["moves"]
    assert "0: lift box" in moves
    assert any(move.startswith("0: place") for move in moves)


def test_resize_redraws_live_screen(home: Path) -> None:
    with playing("--seats", "you", "--seed", "7", which="kitty-paw") as (window, process):
        window.until("Enter: sit down")
        window.type(b"\r")
        window.until("put your paw in")
        resize(window.handle, 140, 44)
        process.send_signal(signal.SIGWINCH)
        window.until("\x1b[2J")
        window.until("\x1b[43;1H")
        window.type(b"q")
        window.until("tabbytop resume")
        window.close()
