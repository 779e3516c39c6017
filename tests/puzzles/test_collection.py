"""The puzzles that come with the package: they fit the rules, are sorted, and leak nothing."""

import json
from collections import Counter
from pathlib import Path

import pytest

from tabbytop.games.meow.options import MeowOptions
from tabbytop.games.meow.thinking.bots.worlds import Worlds
from tabbytop.games.meow.thinking.puzzles import MeowSituation
from tabbytop.games.registry import game
from tabbytop.kernel.generator import quick
from tabbytop.puzzles import collection
from tabbytop.puzzles.collection import BadPuzzles, NoSuchPuzzle, file_text, puzzle_of, puzzles_of
from tabbytop.puzzles.puzzle import LEVELS, STRONGEST, TRIES
from tabbytop.server.errors import Refused
from tabbytop.server.people.puzzles import puzzle_scene, puzzle_verdict
from tabbytop.texts.reader import Reader
from tests.our_games import WITH_PUZZLES


@pytest.mark.parametrize("name", WITH_PUZZLES)
def test_every_game_has_at_least_forty_puzzles_sorted_by_difficulty(name: str) -> None:
    found = puzzles_of(game(name))
    assert len(found) >= 40
    assert [each.difficulty for each in found] == sorted(each.difficulty for each in found)
    assert len({(each.record.seed, each.seat, len(each.record.moves)) for each in found}) == len(
        found
    )


@pytest.mark.parametrize("name", WITH_PUZZLES)
def test_stored_puzzles_replay_on_the_rules(name: str) -> None:
    played = game(name)
    for puzzle in puzzles_of(played):
        situation = puzzle.situation(played)
        assert puzzle.seat in situation.table.actors()
        best = played.vocabulary.move(puzzle.best)
        assert situation.table.allows(puzzle.seat, best)
        assert 40 >= len(situation.answers) == len(puzzle.chances) >= 3
        assert puzzle.chances[situation.place_of(best)] == max(puzzle.chances)
        assert puzzle.margin > 0
        assert set(puzzle.found) == set(LEVELS)
        assert 2 * puzzle.found[STRONGEST] >= TRIES


@pytest.mark.parametrize("name", WITH_PUZZLES)
def test_verdict_and_scene_depend_only_on_what_the_seat_knows(name: str) -> None:
    played = game(name)
    for number in (1, len(puzzles_of(played))):
        puzzle = puzzle_of(played, number)
        scene = puzzle_scene(played, number, "en")
        situation = puzzle.situation(played)
        imagined = situation.imagine(quick(3))
        assert scene.scene.view == imagined.view(puzzle.seat)
        answers = [played.vocabulary.text(move) for move in situation.answers]
        assert puzzle.best in answers
        assert scene.scene.moves is None or set(answers) <= set(scene.scene.moves)
        right = puzzle_verdict(played, number, puzzle.best, "de")
        assert right.right
        assert right.best_chance == right.tried_chance
        other = next(move for move in answers if move != puzzle.best)
        wrong = puzzle_verdict(played, number, other, "fr")
        assert not wrong.right
        assert wrong.best == puzzle.best
        assert wrong.tried_chance <= wrong.next_chance < wrong.best_chance
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
    (tmp_path / "thinking").mkdir()
    (tmp_path / "thinking" / "puzzles.json").write_text(json.dumps(stored), encoding="utf-8")
    monkeypatch.setattr(collection, "folder_of", lambda _: tmp_path)
    collection._stored.cache_clear()
    with pytest.raises(BadPuzzles):
        puzzles_of(played)
    collection._stored.cache_clear()


def test_at_most_half_of_the_puzzles_of_meow_have_the_same_kind_of_best_move() -> None:
    kinds = Counter(each.best.partition(" ")[0] for each in puzzles_of(game("meow")))
    assert max(kinds.values()) <= kinds.total() / 2
    assert len(kinds) >= 3


def test_story_of_meow_tells_all_that_the_answer_follows_from() -> None:
    """Whoever reads the story knows what the seat knows: every card, answer, and word."""
    played = game("meow")
    for number, puzzle in enumerate(puzzles_of(played), 1):
        situation = puzzle.situation(played)
        told = [event for events in situation.story() for event in events]
        options = situation.table.options
        assert isinstance(options, MeowOptions)
        reader = Worlds(puzzle.seat, situation.table.seats, options)
        for event in told:
            reader.hear(event)
        assert isinstance(situation, MeowSituation)
        assert reader.chances == situation.worlds.chances
        scene = puzzle_scene(played, number, "es")
        assert scene.tells_all
        assert len(scene.story) == len(situation.story())


def test_words_that_serve_the_same_rules_are_one_answer() -> None:
    played = game("meow")
    number, puzzle = next(
        (place, each)
        for place, each in enumerate(puzzles_of(played), 1)
        if each.best.startswith("say ")
    )
    situation = puzzle.situation(played)
    best = played.vocabulary.move(puzzle.best)
    others = [
        move
        for move in situation.table.moves(puzzle.seat)
        if move != best and situation.place_of(move) == situation.place_of(best)
    ]
    assert len(others) > 20
    verdict = puzzle_verdict(played, number, played.vocabulary.text(others[-1]), "en")
    assert verdict.right
    assert played.tell_move(others[-1], Reader([], None)) == verdict.told_best
    assert "Going by what you’ve seen and heard" in " ".join(verdict.reasons)


def test_no_rule_is_replaced_in_a_puzzle() -> None:
    played = game("meow")
    number, puzzle = next(
        (place, each)
        for place, each in enumerate(puzzles_of(played), 1)
        if each.best.startswith("play ")
    )
    replace = puzzle.best.replace("play", "replace")
    with pytest.raises(Refused, match="you can follow them all"):
        puzzle_verdict(played, number, replace, "en")
