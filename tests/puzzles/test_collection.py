"""The puzzles that come with the package: they fit the rules, are sorted, and leak nothing."""

import json
from pathlib import Path

import pytest

from tabbytop.games.registry import game
from tabbytop.kernel.generator import quick
from tabbytop.puzzles import collection
from tabbytop.puzzles.collection import BadPuzzles, NoSuchPuzzle, file_text, puzzle_of, puzzles_of
from tabbytop.puzzles.mining import Search, Tally, Variety, mine_puzzles, try_position
from tabbytop.puzzles.puzzle import LEVELS, STRONGEST, TRIES
from tabbytop.server.people.puzzles import puzzle_scene, puzzle_verdict

GAMES = ["kibble-scuffle", "tem-purr-a", "cat-lady"]


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_at_least_forty_puzzles_sorted_by_difficulty(name: str) -> None:
    found = puzzles_of(game(name))
    assert len(found) >= 40
    assert [each.difficulty for each in found] == sorted(each.difficulty for each in found)
    assert len({(each.record.seed, each.seat, len(each.record.moves)) for each in found}) == len(
        found
    )


@pytest.mark.parametrize("name", GAMES)
def test_stored_puzzles_replay_on_the_rules(name: str) -> None:
    played = game(name)
    for puzzle in puzzles_of(played):
        table = puzzle.table(played)
        assert puzzle.seat in table.actors()
        moves = [played.vocabulary.text(move) for move in table.moves(puzzle.seat)]
        assert len(moves) == len(puzzle.chances) >= 3
        assert puzzle.chances[moves.index(puzzle.best)] == max(puzzle.chances)
        assert puzzle.margin > 0
        assert set(puzzle.found) == set(LEVELS)
        assert 2 * puzzle.found[STRONGEST] >= TRIES


@pytest.mark.parametrize("name", GAMES)
def test_verdict_and_scene_depend_only_on_what_the_seat_knows(name: str) -> None:
    played = game(name)
    for number in (1, len(puzzles_of(played))):
        puzzle = puzzle_of(played, number)
        scene = puzzle_scene(played, number, "en")
        assert scene.scene.moves is not None
        assert puzzle.best in scene.scene.moves
        imagined = puzzle.table(played).imagine(puzzle.seat, quick(3))
        assert scene.scene.view == imagined.view(puzzle.seat)
        right = puzzle_verdict(played, number, puzzle.best, "de")
        assert right.right
        assert right.best_chance == right.tried_chance
        other = next(move for move in scene.scene.moves if move != puzzle.best)
        wrong = puzzle_verdict(played, number, other, "fr")
        assert not wrong.right
        assert wrong.best == puzzle.best
        assert wrong.tried_chance < wrong.best_chance
        assert wrong.told_best != wrong.told_tried


def test_number_behind_the_last_is_refused() -> None:
    played = game("tem-purr-a")
    for number in (0, len(puzzles_of(played)) + 1):
        with pytest.raises(NoSuchPuzzle):
            puzzle_of(played, number)
    assert puzzles_of(game("kitty-paw")) == ()


def test_puzzles_of_other_rules_are_not_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    played = game("tem-purr-a")
    stored = json.loads(file_text(played, list(puzzles_of(played))[:2]))
    stored["rules"] += 1
    (tmp_path / "tem-purr-a.json").write_text(json.dumps(stored), encoding="utf-8")
    monkeypatch.setattr(collection, "_FOLDER", tmp_path)
    collection._stored.cache_clear()
    with pytest.raises(BadPuzzles):
        puzzles_of(played)
    collection._stored.cache_clear()


def test_mining_finds_the_same_puzzles_again() -> None:
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
