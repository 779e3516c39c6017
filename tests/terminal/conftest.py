"""A terminal for tests: the command with what is typed, and screens of a given size."""

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
class Ran:
    """How the command ended and what it wrote."""

    code: int
    out: str
    err: str


Command = Callable[..., Ran]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Saves go to a folder of the test's own."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("COLUMNS", "80")
    return tmp_path / "data" / "tabbytop"


@pytest.fixture
def tabbytop(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Command:
    """The command `tabbytop`, with words and lines that are typed through a pipe."""

    def run(*words: str, typed: str = "") -> Ran:
        monkeypatch.setattr(sys, "argv", ["tabbytop", *words])
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        with pytest.raises(SystemExit) as left:
            cli.main()
        printed = capsys.readouterr()
        return Ran(int(left.value.code or 0), printed.out, printed.err)

    return run


@pytest.fixture
def keyboard(monkeypatch: pytest.MonkeyPatch) -> Callable[[list[str]], None]:
    """A person at a real keyboard who types these lines and then goes."""

    def sit(lines: list[str]) -> None:
        waiting = iter(lines)

        def answer(label: str = "") -> str:
            line = next(waiting, None)
            if line is None:
                raise EOFError
            return line

        monkeypatch.setattr("builtins.input", answer)

    return sit


def terminal(width: int = 80, height: int = 24) -> tuple[Screen, io.StringIO]:
    """A screen that somebody looks at, and everything that was ever on it."""
    paper = io.StringIO()
    console = Console(
        file=paper,
        width=width,
        height=height,
        force_terminal=True,
        highlight=False,
        color_system=None,
    )
    return Screen(console, interactive=True), paper
