"""Parse a typed answer: a number on the screen, notation, or an unambiguous part of it."""

import difflib
from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import Final

from tabbytop.kernel.errors import IllegalMove, InvalidNotation, MoveError
from tabbytop.kernel.telling import sentence
from tabbytop.terminal.board import Board
from tabbytop.terminal.colours import seat_marks
from tabbytop.terminal.render_context import Choice, RenderContext
from tabbytop.terminal.texts import render, texts_of
from tabbytop.texts.message import Message

_FILLERS: Final = frozenset({"a", "an", "at", "from", "in", "of", "on", "the", "to", "with"})


def parse_answer(line: str, context: RenderContext, board: Board) -> Choice:
    """Return the choice that a line means, legal or not. InvalidNotation says what is unclear."""
    text = " ".join(line.lower().split())
    if text.isascii() and text.isdecimal() and len(text) < 9:
        return _by_number(int(text), context, board)
    if text.startswith("-"):
        raise InvalidNotation(_unknown_message(text, context))
    with suppress(InvalidNotation):
        return Choice(0, context.game.vocabulary.move(_with_seat_numbers(text, context.names)))
    read = _by_label(text, context, board) or board.parse_answer(text, context)
    if read is not None:
        return read
    text = _with_seat_numbers(text, context.names)
    fitting = _matching_moves(text, context.moves, context, board)
    if not fitting:
        fitting = _matching_moves(text, _moves_of_asked_kinds(context), context, board)
        if len(fitting) != 1:
            raise InvalidNotation(_unknown_message(text, context))
    if len(fitting) > 1:
        could, *others = [f"`{context.game.vocabulary.text(move)}`" for move in fitting[:3]]
        either: str | Message = could
        for other in others:
            either = Message("terminal", "either", start=either, next=other)
        more = len(fitting) > 3
        raise InvalidNotation(Message("terminal", "ambiguous", moves=either, more=more))
    return Choice(0, fitting[0])


def refusal_text(error: MoveError) -> str:
    """Return why a move was refused, in a friendly line."""
    reason = render(error.message)
    if isinstance(error, IllegalMove):
        reason = f"{reason} ({error.ruling})"
    return sentence(reason)


def _by_number(number: int, context: RenderContext, board: Board) -> Choice:
    for choice in board.choices(context):
        if choice.number == number:
            return choice
    refused = board.unavailable_move(context, number)
    if refused is None:
        raise InvalidNotation(Message("terminal", "no-number", number=number))
    return Choice(number, refused)


def _by_label(text: str, context: RenderContext, board: Board) -> Choice | None:
    """Return the only choice with that text on the screen or in the game's words; else None."""
    called = [
        choice for choice in board.choices(context) if text in _labels_of(choice, context, board)
    ]
    return called[0] if len(called) == 1 else None


def _labels_of(choice: Choice, context: RenderContext, board: Board) -> list[str]:
    names = [board.choice_label(context, choice)]
    if not choice.opens:
        names.append(texts_of(context.game).tell_move(choice.move, context.teller))
    return [" ".join(name.lower().split()) for name in names]


def _moves_of_asked_kinds(context: RenderContext) -> list[int]:
    """Return moves of the asked kinds, legal or not, so that the table can say why not."""
    blocks = context.game.vocabulary.blocks
    asked = [block for block in blocks if any(block.holds(move) for move in context.moves)]
    return [move for block in asked for move in range(block.base, block.base + block.size)]


def _unknown_message(text: str, context: RenderContext) -> Message:
    """Return that the text is no move; only legal moves are suggested."""
    shown = text if len(text) <= 40 else f"{text[:37]}..."
    possible = [context.game.vocabulary.text(move) for move in context.moves]
    near = difflib.get_close_matches(text[:60], possible, n=1, cutoff=0.7)
    if near:
        return Message("terminal", "no-move-similar", text=repr(shown), near=near[0])
    return Message("terminal", "no-move", text=repr(shown))


def _matching_moves(
    text: str, moves: Iterable[int], context: RenderContext, board: Board
) -> list[int]:
    """Return the moves that the text fits: by whole words first, then by beginnings of words."""
    typed = text.replace("-", " ").split()
    words = [word for word in typed if word not in _FILLERS and word not in board.filler_words]
    said = [(move, _move_words(move, context, board)) for move in moves]
    exact = [move for move, known in said if _in_order(typed, known, whole=True)]
    if exact or not words:  # the `a` in `row a` is no filler
        return exact
    whole = [move for move, known in said if _in_order(words, known, whole=True)]
    if whole or len("".join(words)) == 1:  # a single letter is probably a typo
        return whole
    return [move for move, known in said if _in_order(words, known, whole=False)]


def _move_words(move: int, context: RenderContext, board: Board) -> list[tuple[str, ...]]:
    """Return the words of a move, each with its aliases."""
    known: list[tuple[str, ...]] = []
    for slot, word in context.game.vocabulary.parts(move).items():
        others = [board.alias(slot, word)]
        if slot == "seat" and word.isdecimal() and int(word) < len(context.names):
            others.extend(
                [context.names[int(word)].lower(), seat_marks(context.names)[int(word)].lower()]
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
    """Replace `of biscuit` and `of b` by `of 1`: notation names seats by number."""
    for seat, (name, mark) in enumerate(zip(names, seat_marks(list(names)), strict=True)):
        for word in (name.lower(), mark.lower()):
            if not word.isdecimal():
                text = f"{text} ".replace(f" of {word} ", f" of {seat} ").rstrip()
    return text
