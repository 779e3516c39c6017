"""What a typed line means: a number on the screen, notation, or a part of it that says enough."""

from collections.abc import Sequence

from tabbytop.kernel.errors import IllegalMove, MoveError, NotNotation
from tabbytop.kernel.telling import listed
from tabbytop.terminal.board import Board
from tabbytop.terminal.colours import marks
from tabbytop.terminal.scene import Choice, Scene


def meant(line: str, scene: Scene, board: Board) -> Choice:
    """The choice that a line means; it need not be legal. NotNotation says what is unclear."""
    text = " ".join(line.lower().split())
    if text.isascii() and text.isdecimal() and len(text) < 9:
        return _by_number(int(text), scene, board)
    text = _with_seat_numbers(text, scene.names)
    try:
        return Choice(0, scene.game.vocabulary.move(text))
    except NotNotation:
        fitting = [move for move in scene.moves if _says(text, scene.game.vocabulary.text(move))]
        if not fitting:
            raise
    if len(fitting) > 1:
        could = [f"`{scene.game.vocabulary.text(move)}`" for move in fitting[:3]]
        more = " and so on" if len(fitting) > 3 else ""
        raise NotNotation(f"that could be {listed(could)}{more}; say a little more")
    return Choice(0, fitting[0])


def refusal(error: MoveError) -> str:
    """Why a move was not made, in a friendly line."""
    reason = f"{error.reason} ({error.ruling})" if isinstance(error, IllegalMove) else str(error)
    return f"{reason[:1].upper()}{reason[1:]}{'' if reason.endswith(('.', '?', '!')) else '.'}"


def _by_number(number: int, scene: Scene, board: Board) -> Choice:
    for choice in board.choices(scene):
        if choice.number == number:
            return choice
    refused = board.unlisted(scene, number)
    if refused is None:
        raise NotNotation(f"there is no {number} here; any number you see will do")
    return Choice(number, refused)


def _says(text: str, notation: str) -> bool:
    """Whether the words of the text are in the notation, in the same order."""
    words = iter(notation.split())
    return bool(text) and all(word in words for word in text.split())


def _with_seat_numbers(text: str, names: Sequence[str]) -> str:
    """`of biscuit` and `of b` as `of 1`: people know names, notation knows seats."""
    for seat, (name, mark) in enumerate(zip(names, marks(list(names)), strict=True)):
        for word in (name.lower(), mark.lower()):
            if not word.isdecimal():
                text = f"{text} ".replace(f" of {word} ", f" of {seat} ").rstrip()
    return text
