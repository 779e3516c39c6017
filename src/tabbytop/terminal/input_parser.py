"""Parse a typed answer: a number on the screen, notation, or an unambiguous part of it."""

import difflib
from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import Final

from tabbytop.kernel.errors import IllegalMove, InvalidNotation, MoveError
from tabbytop.terminal.board import Board
from tabbytop.terminal.colours import seat_marks
from tabbytop.terminal.render_context import Choice, RenderContext

_FILLERS: Final = frozenset({"a", "an", "at", "from", "in", "of", "on", "the", "to", "with"})
_HINT: Final = "type a number from the list, or ? for help"


def parse_answer(line: str, scene: RenderContext, board: Board) -> Choice:
    """The choice that a line means; it need not be legal. InvalidNotation says what is unclear."""
    text = " ".join(line.lower().split())
    if text.isascii() and text.isdecimal() and len(text) < 9:
        return _by_number(int(text), scene, board)
    if text.startswith("-"):
        raise InvalidNotation(_unknown_text(text, scene))
    with suppress(InvalidNotation):
        return Choice(0, scene.game.vocabulary.move(_with_seat_numbers(text, scene.names)))
    read = _by_label(text, scene, board) or board.meant(text, scene)
    if read is not None:
        return read
    text = _with_seat_numbers(text, scene.names)
    fitting = _matching_moves(text, scene.moves, scene, board)
    if not fitting:
        fitting = _matching_moves(text, _moves_of_asked_kinds(scene), scene, board)
        if len(fitting) != 1:
            raise InvalidNotation(_unknown_text(text, scene))
    if len(fitting) > 1:
        could = [f"`{scene.game.vocabulary.text(move)}`" for move in fitting[:3]]
        more = " and so on" if len(fitting) > 3 else ""
        raise InvalidNotation(f"that could be {' or '.join(could)}{more}; say a little more")
    return Choice(0, fitting[0])


def refusal_text(error: MoveError) -> str:
    """Why a move was not made, in a friendly line."""
    reason = f"{error.reason} ({error.ruling})" if isinstance(error, IllegalMove) else str(error)
    return f"{reason[:1].upper()}{reason[1:]}{'' if reason.endswith(('.', '?', '!')) else '.'}"


def _by_number(number: int, scene: RenderContext, board: Board) -> Choice:
    for choice in board.choices(scene):
        if choice.number == number:
            return choice
    refused = board.unlisted(scene, number)
    if refused is None:
        raise InvalidNotation(f"there is no {number} here; any number you see will do")
    return Choice(number, refused)


def _by_label(text: str, scene: RenderContext, board: Board) -> Choice | None:
    """The only choice that is called so on the screen, or by the game; else None."""
    called = [choice for choice in board.choices(scene) if text in _labels_of(choice, scene, board)]
    return called[0] if len(called) == 1 else None


def _labels_of(choice: Choice, scene: RenderContext, board: Board) -> list[str]:
    names = [board.worded(scene, choice)]
    if not choice.opens:
        names.append(scene.game.tell_move(choice.move, scene.teller))
    return [" ".join(name.lower().split()) for name in names]


def _moves_of_asked_kinds(scene: RenderContext) -> list[int]:
    """Moves of the kind that is asked for, possible or not, so that the table can say why not."""
    blocks = scene.game.vocabulary.blocks
    asked = [block for block in blocks if any(block.holds(move) for move in scene.moves)]
    return [move for block in asked for move in range(block.base, block.base + block.size)]


def _unknown_text(text: str, scene: RenderContext) -> str:
    """What was typed is nothing; only what is possible now is suggested."""
    shown = text if len(text) <= 40 else f"{text[:37]}..."
    possible = [scene.game.vocabulary.text(move) for move in scene.moves]
    near = difflib.get_close_matches(text[:60], possible, n=1, cutoff=0.7)
    if near:
        return f"{shown!r} is no move here; did you mean `{near[0]}`?"
    return f"{shown!r} is no move here: {_HINT}"


def _matching_moves(
    text: str, moves: Iterable[int], scene: RenderContext, board: Board
) -> list[int]:
    """The moves of which the text says enough: whole words first, then beginnings of words."""
    typed = text.replace("-", " ").split()
    words = [word for word in typed if word not in _FILLERS and word not in board.fillers]
    said = [(move, _move_words(move, scene, board)) for move in moves]
    exact = [move for move, known in said if _in_order(typed, known, whole=True)]
    if exact or not words:  # in `row a` the a is no filler
        return exact
    whole = [move for move, known in said if _in_order(words, known, whole=True)]
    if whole or len("".join(words)) == 1:  # a single letter is a slip of the finger
        return whole
    return [move for move, known in said if _in_order(words, known, whole=False)]


def _move_words(move: int, scene: RenderContext, board: Board) -> list[tuple[str, ...]]:
    """The words of a move, each with what else may be typed for it."""
    known: list[tuple[str, ...]] = []
    for slot, word in scene.game.vocabulary.parts(move).items():
        others = [board.also(slot, word)]
        if slot == "seat" and word.isdecimal() and int(word) < len(scene.names):
            others.extend(
                [scene.names[int(word)].lower(), seat_marks(scene.names)[int(word)].lower()]
            )
        first, *rest = word.replace("-", " ").split()
        known.append((first, *(other for other in others if other)))
        known.extend((part,) for part in rest)
    return known


def _in_order(words: Sequence[str], known: Sequence[tuple[str, ...]], *, whole: bool) -> bool:
    """Whether all words are among the known ones, in the same order."""
    waiting = iter(known)
    return all(any(_matches(word, names, whole) for names in waiting) for word in words)


def _matches(word: str, names: tuple[str, ...], whole: bool) -> bool:
    if whole or word.isdecimal():
        return word in names
    return any(name.startswith(word) for name in names)


def _with_seat_numbers(text: str, names: Sequence[str]) -> str:
    """`of biscuit` and `of b` as `of 1`: people know names, notation knows seats."""
    for seat, (name, mark) in enumerate(zip(names, seat_marks(list(names)), strict=True)):
        for word in (name.lower(), mark.lower()):
            if not word.isdecimal():
                text = f"{text} ".replace(f" of {word} ", f" of {seat} ").rstrip()
    return text
