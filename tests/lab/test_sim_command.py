"""The command `tabbytop sim`."""

import json

import pytest
import typer
from typer.testing import CliRunner, Result

from tabbytop.lab import simulation
from tabbytop.lab.sim_command import sim


def run(*words: str) -> Result:
    app = typer.Typer()
    app.command()(sim)
    return CliRunner().invoke(app, list(words), env={"COLUMNS": "80"})


def kibble(*words: str) -> Result:
    return run("kibble-scuffle", "--workers", "1", *words)


def test_json_option_prints_only_json() -> None:
    result = kibble("-n", "8", "--json", "--seed", "5")
    assert result.exit_code == 0
    assert result.stderr == ""
    report = json.loads(result.stdout)
    assert report["games"] == 8
    assert report["seed"] == 5
    assert report["seats"] == ["random"] * 4


def test_report_is_printed_as_tables() -> None:
    result = kibble("-n", "8")
    assert result.exit_code == 0
    for words in (
        "Kibble Scuffle  8 games, 4 seats, seeds 1 to 8",
        "median",
        "fair 25.0%",
        "to act",
    ):
        assert words in result.stdout
    assert max(len(line) for line in result.stdout.splitlines()) <= 80


def test_a_single_game_is_reported_too() -> None:
    result = kibble("-n", "1", "--seats", "2")
    assert result.exit_code == 0
    assert "1 game, 2 seats, seed 1" in result.stdout


@pytest.mark.parametrize(("seats", "count"), [("3", 3), ("random, random", 2)])
def test_seats_are_a_number_or_names(seats: str, count: int) -> None:
    result = kibble("-n", "2", "--json", "--seats", seats)
    assert json.loads(result.stdout)["seats"] == ["random"] * count


def test_options_are_read_and_shown() -> None:
    result = kibble("-n", "2", "-o", "teams=yes", "--option", "deck=all")
    assert "teams = yes" in result.stdout
    assert "deck = all" in result.stdout
    assert "opening" not in result.stdout


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["chess"], "there’s no game 'chess'; games: "),
        (["kibble-scuffle", "--seats", "random,clever"], "there’s no bot 'clever'; bots: "),
        (["kibble-scuffle", "--seats", "9"], "is for 2 to 4 players, not 9"),
        (["kibble-scuffle", "--seats", "99999999"], "is for 2 to 4 players, not 99999999"),
        (["kibble-scuffle", "-o", "speed=3"], "there’s no option 'speed'; options: "),
        (["kibble-scuffle", "-o", "teams"], "write an option as name=value, not 'teams'"),
        (["kibble-scuffle", "-o", "teams=maybe"], "teams must be yes or no, not 'maybe'"),
    ],
)
def test_errors_are_one_line(words: list[str], told: str) -> None:
    result = run(*words)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert told in result.stderr
    assert result.stderr.count("\n") == 1


def test_interrupt_says_how_many_games_were_played(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*arguments: object) -> None:
        on_progress = arguments[6]
        assert callable(on_progress)
        on_progress(1234)
        raise KeyboardInterrupt

    monkeypatch.setattr(simulation, "simulate", interrupted)
    result = kibble("-n", "5000")
    assert result.exit_code == 130
    assert result.stderr == "tabbytop: stopped after 1,234 of 5,000 games\n"
