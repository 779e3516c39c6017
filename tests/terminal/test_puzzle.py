"""Puzzles in the terminal: asked, answered, told in words, and remembered."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

from tabbytop.cli import app
from tabbytop.games.registry import game
from tabbytop.puzzles.collection import puzzle_of, puzzles_of
from tabbytop.terminal.puzzle_progress import PuzzleProgress
from tests.our_games import WITH_PUZZLES


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


def run(*words: str, typed: str = "") -> str:
    result = CliRunner().invoke(app, ["puzzle", *words, "--language", "en"], input=typed)
    assert result.exception is None or isinstance(result.exception, SystemExit), result.output
    return result.output


def test_right_answer_is_praised_and_remembered() -> None:
    best = puzzle_of(game("tem-purr-a"), 1).best
    output = run("tem-purr-a", "--number", "1", typed=f"no such move\n{best}\nstop\n")
    assert "Right:" in output
    assert "How often bots find it: kitten" in output
    assert PuzzleProgress().is_solved("tem-purr-a", 1)
    assert "1 solved" in run()


def test_wrong_answer_tells_the_best_move_with_reasons() -> None:
    played = game("cat-lady")
    puzzle = puzzle_of(played, 2)
    moves = puzzle.table(played).moves(puzzle.seat)
    texts = [played.vocabulary.text(move) for move in moves]
    other = next(text for text in texts if text != puzzle.best)
    output = run("cat-lady", "--number", "2", typed=f"{other}\nstop\n")
    assert "Not quite. The best move was:" in output
    assert "your move:" in output.lower()
    assert not PuzzleProgress().is_solved("cat-lady", 2)


@pytest.mark.parametrize("name", WITH_PUZZLES)
def test_plain_position_tells_every_answer_and_draws_nothing(name: str) -> None:
    output = run(name, "--number", "3", "--plain", typed="quit\n")
    assert not any("╭" in line or "│" in line for line in output.splitlines())
    assert "Puzzle 3 of" in output


@pytest.mark.parametrize("plain", [True, False])
def test_game_of_memory_tells_everything_since_the_deal_first(plain: bool) -> None:
    numbers = enumerate(puzzles_of(game("meow")), 1)
    number, puzzle = next(pair for pair in numbers if pair[1].best.startswith("play "))
    replace = puzzle.best.replace("play", "replace")
    typed = [*([] if plain else [""]), replace, puzzle.best, "stop"]
    flags = ["--plain"] if plain else []
    output = run("meow", "--number", str(number), *flags, typed="\n".join([*typed, ""]))
    story = output.index("What you saw and heard so far:")
    assert story < output.index("All hands go left") < output.index("Play a card")
    assert output.count("All hands go left") == 1
    assert "here you can follow them all" in " ".join(output.split())
    assert "Right:" in output


def test_unknown_number_and_game_without_puzzles_are_told() -> None:
    count = len(puzzles_of(game("tem-purr-a")))
    result = CliRunner().invoke(app, ["puzzle", "tem-purr-a", "--number", str(count + 1)])
    assert "there’s no puzzle" in str(result.exception)
    assert "has no puzzles" in run("kitty-paw")
