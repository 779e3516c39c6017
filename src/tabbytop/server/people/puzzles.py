"""Puzzles as the page shows them. The answer leaves the server only after a try."""

from typing import TYPE_CHECKING, Final

from tabbytop.kernel.errors import IllegalMove, MoveError
from tabbytop.kernel.game_texts import GameTexts
from tabbytop.puzzles.collection import NoSuchPuzzle, puzzle_of, puzzles_of
from tabbytop.puzzles.puzzle import TRIES, Puzzle
from tabbytop.puzzles.situation import told_story
from tabbytop.server.errors import Refused
from tabbytop.server.people.puzzle_schemas import PuzzleInfo, PuzzleScene, PuzzleVerdict
from tabbytop.server.people.scenes import make_scene, scene_reader

if TYPE_CHECKING:
    from tabbytop.kernel.game import Game

_OTHERS: Final = "puma"  # the level that the others at the table are shown with


def puzzle_list(game: "Game") -> list[PuzzleInfo]:
    """Return the puzzles of a game, the easiest first; none if it has none."""
    return [PuzzleInfo(place + 1, each.level) for place, each in enumerate(puzzles_of(game))]


def known_puzzle(game: "Game", number: int) -> Puzzle:
    """Return the puzzle of that number; raise Refused if there is none."""
    try:
        return puzzle_of(game, number)
    except NoSuchPuzzle as error:
        raise Refused("unknown", error.message) from None


def puzzle_scene(game: "Game", number: int, language: str) -> PuzzleScene:
    """Return a puzzle as its seat sees it, without the answer."""
    puzzle = known_puzzle(game, number)
    situation, seat = puzzle.situation(game), puzzle.seat
    table = situation.table
    speaks, reader = GameTexts(game, language), scene_reader(table.seats, seat, language)
    told = told_story(situation, lambda event: speaks.tell_event(event, reader))
    return PuzzleScene(
        puzzle=PuzzleInfo(number, puzzle.level),
        count=len(puzzles_of(game)),
        scene=make_scene(table, seat, _OTHERS, language),
        story=told,
        tells_all=situation.tells_all,
    )


def puzzle_verdict(game: "Game", number: int, text: str, language: str) -> PuzzleVerdict:
    """Return how good an answer is; raise Refused with the reason if it is not legal."""
    puzzle = known_puzzle(game, number)
    table, seat = puzzle.table(game), puzzle.seat
    speaks, reader = GameTexts(game, language), scene_reader(table.seats, seat, language)
    try:
        move = game.vocabulary.move(text)
        table.copy().play(seat, move)
        verdict = puzzle.judge_answer(game, move)
    except IllegalMove as error:
        raise Refused("illegal", error.message, error.ruling, reader) from None
    except MoveError as error:
        raise Refused("not-notation", error.message) from None
    return PuzzleVerdict(
        right=verdict.right,
        best=puzzle.best,
        told_best=speaks.tell_move(verdict.best, reader),
        reasons=speaks.tell_reasons(verdict.reasons, reader),
        told_tried=speaks.tell_move(move, reader),
        tried_reasons=speaks.tell_reasons(verdict.tried_reasons, reader),
        best_chance=verdict.best_chance,
        tried_chance=verdict.tried_chance,
        next_chance=verdict.next_chance,
        found=dict(puzzle.found),
        tries=TRIES,
    )
