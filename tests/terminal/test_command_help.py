"""The help of all commands, and the completion of what is typed in a shell."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
import typer.main

from tabbytop.cli import app
from tabbytop.server.settings import describe_settings
from tabbytop.terminal.texts import say
from tabbytop.texts import preferred
from tabbytop.texts.catalogue import has_text, keys
from tabbytop.texts.compiled import ENGLISH, languages
from tabbytop.texts.spoken import speaking
from tests.terminal.conftest import Command

OTHERS = [name for name in languages() if name != ENGLISH]
SETTINGS = {setting.name for setting in describe_settings()}


def paths(command: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    """Yield the words of every command."""
    yield path
    for name, inner in getattr(command, "commands", {}).items():
        yield from paths(inner, (*path, name))


PATHS = list(paths(typer.main.get_command(app)))


@pytest.mark.parametrize("words", PATHS, ids=" ".join)
def test_every_command_and_parameter_has_a_text(words: tuple[str, ...]) -> None:
    command: Any = typer.main.get_command(app)
    for word in words:
        command = command.commands[word]
    assert has_text("terminal", f"about-{'-'.join(words) or 'tabbytop'}")
    for param in command.params:
        if words != ("serve",) or param.name not in SETTINGS:
            own = f"param-{'-'.join([*words, param.name])}"
            assert has_text("terminal", own) or has_text("terminal", f"param-{param.name}"), own


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("words", PATHS, ids=" ".join)
def test_help_in_another_language_has_no_english_left(
    tabbytop: Command, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...], language: str
) -> None:
    monkeypatch.setenv("COLUMNS", "500")  # no text is broken
    monkeypatch.setenv("LC_ALL", language)
    monkeypatch.setattr(preferred, "LANGUAGES", tuple(languages()))
    shown = " ".join(tabbytop(*words, "--help").out.split())
    for begin in ("about-", "param-", "usage", "panel-"):
        for key in keys("terminal", begin):
            english = first_line(key)
            with speaking(language):
                translated = first_line(key)
            assert english == translated or f" {english} " not in shown, key
    with speaking(language):
        assert first_line(f"about-{'-'.join(words) or 'tabbytop'}") in shown


def first_line(key: str) -> str:
    line = say("terminal", key, value="", command="").partition("\n")[0]
    return " ".join(line.split())


@pytest.mark.parametrize("words", PATHS, ids=" ".join)
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
    assert say("terminal", "usage-argument-missing", name="GAME") in ran.err


@pytest.mark.parametrize(
    ("words", "key", "args"),
    [
        ("arena kibble-scuffle", "usage-option-missing", {"name": "--bots"}),
        ("sim kibble-scuffle -n x", "invalid-int_parsing", {}),
        ("sim kibble-scuffle -n 0", "invalid-greater_than_equal", {"ge": 1}),
        ("sim kibble-scuffle --seed", "usage-value-missing", {"option": "--seed"}),
        ("sim kibble-scuffle --json=1", "usage-no-value-allowed", {"option": "--json"}),
        ("sim kibble-scuffle twice", "usage-too-much", {"words": "twice"}),
        (
            "sim --workrs 5",
            "usage-no-option-similar",
            {"option": "--workrs", "near": ["--workers"]},
        ),
        ("play -x", "usage-no-option", {"option": "-x"}),
        ("serv", "usage-no-command-similar", {"command": "'serv'", "near": ["'serve'"]}),
        ("admin xyzzy", "usage-no-command", {"command": "'xyzzy'"}),
    ],
)
def test_usage_errors_are_in_the_language_of_the_system(
    tabbytop: Command,
    monkeypatch: pytest.MonkeyPatch,
    words: str,
    key: str,
    args: dict[str, object],
) -> None:
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    ran = tabbytop(*words.split())
    with speaking("de"):
        said = say("terminal", key, **args)
        words_around = [say("terminal", around) for around in ("usage", "panel-error")]
    assert (ran.code, ran.out) == (2, "")
    assert said in ran.err
    assert all(around in ran.err for around in words_around)
    assert not re.search(r"\b(Usage|Try|Error|Missing|Invalid|No such)\b", ran.err)
