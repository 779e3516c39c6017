"""Fixtures for terminal tests: the command with typed input, and screens of a given size."""

import io
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest
from rich.console import Console

from tabbytop import cli
from tabbytop.terminal.screen import Screen


@dataclass(frozen=True)
class CommandResult:
    """Exit code and output of a command."""

    code: int
    out: str
    err: str


Command = Callable[..., CommandResult]


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Store saves in a folder of the test's own."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("COLUMNS", "80")
    return tmp_path / "data" / "tabbytop"


@pytest.fixture(autouse=True)
def always_at_home(home: Path) -> None:
    """Let no test here touch the saves of whoever runs it."""


@pytest.fixture
def tabbytop(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Command:
    """Run the command `tabbytop` with arguments, and lines typed through a pipe."""

    def run(*words: str, typed: str = "") -> CommandResult:
        monkeypatch.setattr(sys, "argv", ["tabbytop", *words])
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        with pytest.raises(SystemExit) as left:
            cli.main()
        printed = capsys.readouterr()
        return CommandResult(int(left.value.code or 0), printed.out, printed.err)

    return run


@pytest.fixture
def keyboard(monkeypatch: pytest.MonkeyPatch) -> Callable[[list[str]], None]:
    """Simulate a person at a real keyboard who types these lines and then quits."""

    def sit(lines: list[str]) -> None:
        waiting = iter(lines)

        def answer(label: str = "") -> str:
            line = next(waiting, None)
            if line is None:
                raise EOFError
            return line

        monkeypatch.setattr("builtins.input", answer)

    return sit


@pytest.fixture
def pressing_enter(monkeypatch: pytest.MonkeyPatch) -> None:
    """Press Enter during animations, unless a test has its own keyboard."""
    monkeypatch.setattr("builtins.input", lambda label="": "")


def terminal(width: int = 80, height: int = 24) -> tuple[Screen, io.StringIO]:
    """Return an interactive screen, and everything written to it."""
    output = io.StringIO()
    console = Console(
        file=output,
        width=width,
        height=height,
        force_terminal=True,
        highlight=False,
        color_system=None,
    )
    return Screen(console, interactive=True), output
