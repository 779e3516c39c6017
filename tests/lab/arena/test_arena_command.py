"""The command `tabbytop arena`."""

import json
from typing import Any

import pytest
import typer
from typer.testing import CliRunner, Result

from tabbytop.cli import app
from tabbytop.lab import GameFailed
from tabbytop.lab.arena import pairings
from tabbytop.lab.arena_command import arena
from tabbytop.lab.play import Outcome, play
from tests.lab.arena.players import GAME_NAME

pytestmark = pytest.mark.usefixtures("known_bots")


def run(*words: str) -> Result:
    alone = typer.Typer()
    alone.command()(arena)
    return CliRunner().invoke(alone, list(words), env={"COLUMNS": "80"})


def toy(*words: str) -> Result:
    return run(GAME_NAME, "--workers", "1", *words)


def test_arena_is_a_command() -> None:
    assert "arena" in CliRunner().invoke(app, ["--help"]).stdout


def test_json_option_prints_only_json() -> None:
    result = toy("--bots", "high, low", "-n", "8", "--json", "--seed", "5")
    assert result.exit_code == 0
    assert result.stderr == ""
    told = json.loads(result.stdout)
    assert told["bots"] == ["high", "low"]
    assert (told["games"], told["seed"], told["seats"], told["partial"]) == (8, 5, 2, False)


def test_standings_are_printed_as_tables() -> None:
    result = toy("--bots", "high,low,random", "-n", "60", "--seats", "2")
    assert result.exit_code == 0
    for words in ("Toy-Arena  60 games, 2 seats", "fair 50.0%", "high beats random clearly"):
        assert words in result.stdout
    assert max(len(line) for line in result.stdout.splitlines()) <= 80


def test_a_bots_name_may_hold_spaces() -> None:
    result = toy("--bots", "high,run:python3 a bot.py --x", "-n", "2", "--json")
    assert json.loads(result.stdout)["bots"] == ["high", "run:python3 a bot.py --x"]


def test_options_are_read_and_shown() -> None:
    words = ("--bots", "high,low", "-n", "2", "-o", "teams=yes", "--workers", "1")
    result = run("kibble-scuffle", *words)
    assert "teams = yes" in result.stdout
    assert "4 seats on 2 sides" in result.stdout


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["chess", "--bots", "high,low"], "there’s no game 'chess'; games: "),
        ([GAME_NAME, "--bots", "high,clever"], "there’s no bot 'clever'; bots: "),
        ([GAME_NAME, "--bots", "high"], "at least two bots, not 1"),
        ([GAME_NAME, "--bots", "high,low,high"], "'high' is there twice"),
        ([GAME_NAME, "--bots", "high,,low"], "there’s no bot ''; bots: "),
        ([GAME_NAME, "--bots", "high,low", "--seats", "9"], "is for 1 to 5 players, not 9"),
        ([GAME_NAME, "--bots", "high,low", "--seats", "-1"], "is for 1 to 5 players, not -1"),
        ([GAME_NAME, "--bots", "high,low", "-n", "0"], "games, not 0"),
        ([GAME_NAME, "--bots", "high,low", "--workers", "0"], "at least one worker, not 0"),
        ([GAME_NAME, "--bots", "high,low", "-o", "speed=3"], "there’s no option 'speed'"),
        ([GAME_NAME, "--bots", "high,failing", "--workers", "1"], "the cat is on the keyboard"),
    ],
)
def test_errors_are_one_line(words: list[str], told: str) -> None:
    result = run(*words)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert told in result.stderr
    assert result.stderr.count("\n") == 1


def stop_after(
    games: int, monkeypatch: pytest.MonkeyPatch, how: type[BaseException] = KeyboardInterrupt
) -> None:
    """Interrupt or crash the game after so many."""
    played = 0

    def interrupted(*arguments: Any) -> Outcome:
        nonlocal played
        played += 1
        if played > games:
            raise how
        return play(*arguments)

    monkeypatch.setattr(pairings, "play", interrupted)


def test_interrupt_prints_the_standings_so_far(monkeypatch: pytest.MonkeyPatch) -> None:
    stop_after(1, monkeypatch)
    before = toy("--bots", "high,low", "-n", "5000")
    assert before.exit_code == 130
    assert before.stdout == ""
    assert "stopped after 1 of 5,000 games, before a deal was finished" in before.stderr

    monkeypatch.setattr("tabbytop.lab.arena.tournaments._LARGEST_PIECE", 1)
    stop_after(7, monkeypatch)
    after = toy("--bots", "high,low", "-n", "5000")
    assert after.exit_code == 130
    assert after.stderr == "tabbytop: stopped after 7 of 5,000 games\n"
    assert "6 of 5,000 games, 2 seats  stopped before the end" in after.stdout


def test_interrupt_prints_the_standings_so_far_as_json(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tabbytop.lab.arena.tournaments._LARGEST_PIECE", 1)
    stop_after(7, monkeypatch)
    result = toy("--bots", "high,low", "-n", "5000", "--json")
    assert result.exit_code == 130
    told = json.loads(result.stdout)
    assert (told["games"], told["planned"], told["partial"]) == (6, 5000, True)


def test_late_crash_keeps_the_standings_so_far(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("tabbytop.lab.arena.tournaments._LARGEST_PIECE", 1)
    stop_after(7, monkeypatch, GameFailed)
    result = toy("--bots", "high,low", "-n", "5000")
    assert result.exit_code == 2
    assert "6 of 5,000 games, 2 seats  stopped before the end" in result.stdout
