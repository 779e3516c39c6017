"""The first pages, before time runs: how to read the screen, the keys, how to play."""

from collections.abc import Sequence

from rich.text import Text

from tabbytop.games.kitty_paw.guide import RULES
from tabbytop.kernel.guide import chapters
from tabbytop.terminal.boards.kitty_paw.canvas import Canvas
from tabbytop.terminal.boards.kitty_paw.pieces import draw_piece
from tabbytop.terminal.boards.kitty_paw.rules import KEYS, SIGNS
from tabbytop.terminal.colours import accent
from tabbytop.terminal.paper import Lines, tall, wrapped


def welcome(width: int, height: int, *below: str) -> Lines:
    """Pieces with their meaning, the keys, and what is told below."""
    return _page([_title(), *_samples(), *_told(SIGNS + "\n" + KEYS, width)], width, height, below)


def rules_page(width: int, height: int, *below: str) -> Lines:
    """How to play, and what is told below."""
    return _page([_title(), *_told(RULES, width)], width, height, below)


def _title() -> Text:
    return Text("Kitty Paw, in real time", f"bold {accent('kitty-paw')}")


def _told(text: str, width: int) -> Lines:
    """Chapters, each under its heading."""
    lines: Lines = []
    for chapter in chapters(text):
        lines.append(Text(chapter.heading, "bold"))
        for paragraph in chapter.paragraphs:
            lines.extend(wrapped(paragraph, min(width, 92)))
    return lines


def _page(lines: Lines, width: int, height: int, below: Sequence[str]) -> Lines:
    told = [line for words in below if words for line in wrapped(words, width, "bold")]
    room = max(height - len(told), 0)
    return [*tall(lines, room)[:room], *told]


def _samples() -> Lines:
    """One of each sort, with a word below."""
    canvas = Canvas(78, 5)
    draw_piece(canvas, 2, 1, "siamese", "back", 0)
    draw_piece(canvas, 14, 1, "siamese", "belly", 1)
    draw_piece(canvas, 27, 1, "bobtail", "back", 0)
    draw_piece(canvas, 42, 1, "symbol", "up", 4, "birman")
    draw_piece(canvas, 57, 1, "box", "horizontal", 0)
    draw_piece(canvas, 57, 1, "tuxedo", "back", 3)
    draw_piece(canvas, 71, 1, "box", "vertical", 0)
    draw_piece(canvas, 71, 1, "tuxedo", "belly", 3)
    words = (
        (1, "awake"),
        (13, "asleep"),
        (27, "long one"),
        (38, "Hide-and-Seek"),
        (55, "in a Box"),
    )
    for x, word in words:
        canvas.put(x, 4, word)
    return canvas.lines()
