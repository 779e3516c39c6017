"""The pages shown before time runs: how to read the screen, the keys, how to play."""

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from tabbytop.games.kitty_paw.game import GAME
from tabbytop.games.kitty_paw.terminal.pieces import Canvas, draw_piece
from tabbytop.games.kitty_paw.terminal.texts import help_text
from tabbytop.kernel.guide import chapters
from tabbytop.terminal.colours import accent
from tabbytop.terminal.text_layout import Lines, pad_height, wrap
from tabbytop.terminal.texts import say, texts_of

_AREA: Final = "terminal-kitty-paw"


def welcome_page(width: int, height: int, *below: str) -> Lines:
    """Draw sample pieces with their meaning, the keys, and `below`."""
    return _fit_page(
        [_title_line(), *_sample_pieces(), *_chapter_lines(help_text(), width)],
        width,
        height,
        below,
    )


def rules_page(width: int, height: int, *below: str) -> Lines:
    """Draw how to play, and `below`."""
    return _fit_page(
        [_title_line(), *_chapter_lines(texts_of(GAME).tell_rules(), width)], width, height, below
    )


def _title_line() -> Text:
    return Text(say(_AREA, "live-title"), f"bold {accent('kitty-paw')}")


def _chapter_lines(text: str, width: int) -> Lines:
    """Draw chapters, each under its heading."""
    lines: Lines = []
    for chapter in chapters(text):
        lines.append(Text(chapter.heading, "bold"))
        for paragraph in chapter.paragraphs:
            lines.extend(wrap(paragraph, min(width, 92)))
    return lines


def _fit_page(lines: Lines, width: int, height: int, below: Sequence[str]) -> Lines:
    texts = [line for words in below if words for line in wrap(words, width, "bold")]
    room = max(height - len(texts), 0)
    return [*pad_height(lines, room)[:room], *texts]


def _sample_pieces() -> Lines:
    """Draw one piece of each sort with a word below."""
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
        (1, "sample-awake"),
        (13, "sample-asleep"),
        (27, "sample-long"),
        (38, "sample-symbol"),
        (55, "sample-box"),
    )
    for x, key in words:
        canvas.put(x, 4, say(_AREA, key))
    return canvas.lines()
