"""The option `--ray` of `tabbytop sim` and `tabbytop arena`."""

import sys
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from tabbytop.cli import app
from tabbytop.lab import BadSimulation, simulation
from tabbytop.lab.arena.tournaments import Tournament
from tabbytop.texts.compiled import ENGLISH
from tabbytop.texts.spoken import speaking

PLAIN = {"LC_ALL": "C", "COLUMNS": "100", "TERM": "dumb"}


def run(*words: str, **variables: str) -> Result:
    with speaking(ENGLISH):  # the command chooses a language
        return CliRunner().invoke(app, list(words), env=PLAIN | variables)


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """The addresses that the commands ask for, instead of playing."""
    addresses: list[object] = []

    def simulate(*arguments: Any) -> None:
        addresses.append(arguments[7])
        raise BadSimulation("asked")

    def play(self: Tournament, workers: object, show: object, ray: object) -> None:
        addresses.append(ray)
        raise BadSimulation("asked")

    monkeypatch.setattr(simulation, "simulate", simulate)
    monkeypatch.setattr(Tournament, "play", play)
    return addresses


@pytest.mark.parametrize(
    ("words", "address"),
    [
        ("kibble-scuffle", None),
        ("kibble-scuffle --ray", "local"),
        ("--ray kibble-scuffle", "local"),
        ("kibble-scuffle --ray --json", "local"),
        ("kibble-scuffle --ray -n 5", "local"),
        ("kibble-scuffle --ray auto", "auto"),
        ("--ray ray://head:10001 kibble-scuffle", "ray://head:10001"),
        ("kibble-scuffle --ray 10.0.0.5:6379 --json", "10.0.0.5:6379"),
        ("kibble-scuffle --ray=head:6379", "head:6379"),
    ],
)
@pytest.mark.parametrize("command", ["sim", "arena --bots random,kitten"])
def test_ray_takes_an_address_or_none(
    asked: list[object], command: str, words: str, address: str | None
) -> None:
    result = run(*command.split(), *words.split())
    assert result.stderr == "tabbytop: asked\n"
    assert asked == [address]


def test_help_shows_that_the_address_may_be_left_out() -> None:
    for command in ("sim", "arena"):
        assert "[ADDRESS]" in run(command, "--help").stdout


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en_GB.UTF-8", "Ray isn’t installed; get it with: "),
        ("de_DE.UTF-8", "Ray ist nicht installiert; es kommt mit: "),
        ("es_ES.UTF-8", "Ray no está instalado; se instala con: "),
        ("fr_FR.UTF-8", "Ray n’est pas installé\u00a0; pour l’installer\u00a0: "),
    ],
)
@pytest.mark.parametrize("command", ["sim", "arena --bots random,kitten"])
def test_without_ray_the_commands_say_how_to_install_it(
    monkeypatch: pytest.MonkeyPatch, command: str, language: str, told: str
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    result = run(*command.split(), "kibble-scuffle", "--ray", LC_ALL=language)
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr == f"tabbytop: {told}pip install 'tabbytop[ray]'\n"
