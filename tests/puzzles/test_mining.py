"""Puzzles are searched again: what is not best, or loses in the end, is no puzzle."""

from dataclasses import replace

import pytest

from tabbytop.games.registry import game
from tabbytop.puzzles import mining
from tabbytop.puzzles.collection import puzzle_of
from tabbytop.puzzles.mining import Search, Tally, Variety, holds, mine_puzzles, try_position

QUICK = Search(worlds=16)


def test_shipped_puzzle_holds_and_its_worst_move_does_not(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mining, "_PLAYOUTS", 2)
    played = game("tem-purr-a")
    puzzle = puzzle_of(played, 1)
    assert holds(played, puzzle, 1, QUICK)
    answers = puzzle.situation(played).answers
    worst = min(zip(puzzle.chances, answers, strict=True))[1]
    assert not holds(played, replace(puzzle, best=played.vocabulary.text(worst)), 1, QUICK)


def test_move_that_loses_in_the_end_is_no_puzzle(monkeypatch: pytest.MonkeyPatch) -> None:
    played = game("tem-purr-a")
    puzzle = puzzle_of(played, 1)
    best = played.vocabulary.move(puzzle.best)

    def wins(_situation: object, move: int, _seed: int) -> list[float]:
        return [0.0 if move == best else 1.0] * 8

    monkeypatch.setattr(mining, "_wins", wins)
    assert not holds(played, puzzle, 1, QUICK)


def test_mining_finds_the_same_puzzles_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mining, "_PLAYOUTS", 2)
    played = game("tem-purr-a")
    mined = [
        list(mine_puzzles(played, 2, 9, Tally(), 1, Search(worlds=16, clear=0.0))) for _ in range(2)
    ]
    assert mined[0] == mined[1]


def test_seat_that_is_not_asked_has_no_puzzle() -> None:
    played, tally = game("tem-purr-a"), Tally()
    puzzle = puzzle_of(played, 1)
    other = next(seat for seat in range(puzzle.record.seats) if seat != puzzle.seat)
    assert try_position(played, puzzle.record, other, 1, tally, Variety(1), Search(16)) is None
    assert tally.looked == 0
