"""The help of all commands, and the completion of what is typed in a shell."""

from collections.abc import Iterator
from typing import Any

import pytest
import typer.main

from tabbytop.cli import app
from tests.terminal.conftest import Command


def paths(command: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    """Yield the words of every command."""
    yield path
    for name, inner in getattr(command, "commands", {}).items():
        yield from paths(inner, (*path, name))


@pytest.mark.parametrize("words", list(paths(typer.main.get_command(app))), ids=" ".join)
def test_help_shows_no_type_for_flags(tabbytop: Command, words: tuple[str, ...]) -> None:
    ran = tabbytop(*words, "--help")
    assert ran.code == 0
    assert "--help" in ran.out
    assert "bool" not in ran.out.lower()


@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        ("tabbytop re", ["replay", "restore", "resume", "review"]),
        ("tabbytop play ki", ["kibble-scuffle", "kitty-paw"]),
        ("tabbytop moves cat", ["cat-lady"]),
        ("tabbytop play --see", ["--seed"]),
    ],
)
def test_shell_completes_commands_games_and_options(
    tabbytop: Command, monkeypatch: pytest.MonkeyPatch, typed: str, offered: list[str]
) -> None:
    monkeypatch.setenv("_TABBYTOP_COMPLETE", "complete_bash")
    monkeypatch.setenv("COMP_WORDS", typed)
    monkeypatch.setenv("COMP_CWORD", str(len(typed.split()) - 1))
    assert sorted(tabbytop().out.split()) == offered


def test_shell_completes_saved_games(tabbytop: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    tabbytop("play", "kibble-scuffle", "--seed", "7")
    monkeypatch.setenv("_TABBYTOP_COMPLETE", "complete_bash")
    monkeypatch.setenv("COMP_WORDS", "tabbytop resume ki")
    monkeypatch.setenv("COMP_CWORD", "2")
    (offered,) = tabbytop().out.split()
    assert offered.startswith("kibble-scuffle-")


def test_help_offers_to_install_completion(tabbytop: Command) -> None:
    assert "--install-completion" in tabbytop("--help").out


@pytest.mark.parametrize("command", ["moves", "sim", "arena"])
def test_command_without_its_game_says_what_is_missing(tabbytop: Command, command: str) -> None:
    ran = tabbytop(command)
    assert ran.code == 2
    assert "Missing argument" in ran.err
