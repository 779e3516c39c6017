"""The pages shown before time runs: how to read the screen, the keys, how to play."""

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from tabbytop.games.kitty_paw.game import GAME
from tabbytop.kernel.guide import chapters
from tabbytop.terminal.boards.kitty_paw.pieces import Canvas, draw_piece
from tabbytop.terminal.colours import accent
from tabbytop.terminal.text_layout import Lines, pad_height, wrap

PIECES_HELP: Final = """\
HOW TO READ THE PIECES
A cat is a hexagon with two letters: Si Siamese, Gi Ginger Tabby, Tu Tuxedo, Ca Calico, Sp Sphynx,
Bl Russian Blue, Bo Japanese Bobtail, which is two hexagons long. Below them stands an arrow, its
turn, and its eyes: o is awake on its feet, z asleep on its back. A [square] with a star is a
Hide-and-Seek card: Bi Birman, So Somali, Cy Cymric, To Tortie, Pe Peterbald, Cx Chartreux,
Va Turkish Van, Ch Chihuahua. A double line is a Box card, horizontal or vertical; its cat lies
in it. Beside the card its pieces are listed from the lowest up, each with its key;
a • says that it lies on your mat, right or wrong. At the check ✓ is right and ✗ is wrong.
"""

KEYS_HELP: Final = """\
KEYS
Arrows move the cursor, on the mat by a whole cat; with Shift, or hjkl, by half of one. 1 to 7 leap
to the next cat of that kind, 8 to the next Hide-and-Seek box, 9 to your Box card. Enter takes, puts
down, lifts, peeks and keeps. a and d turn, f flips, x puts back or shuts a box. Tab looks from the
middle to your mat and back. Space is Meow!, the call and the answer. q saves and leaves; nothing
waits, and there is no pause.
"""


def welcome_page(width: int, height: int, *below: str) -> Lines:
    """Draw sample pieces with their meaning, the keys, and `below`."""
    return _fit_page(
        [_title_line(), *_sample_pieces(), *_chapter_lines(PIECES_HELP + "\n" + KEYS_HELP, width)],
        width,
        height,
        below,
    )


def rules_page(width: int, height: int, *below: str) -> Lines:
    """Draw how to play, and `below`."""
    return _fit_page(
        [_title_line(), *_chapter_lines(GAME.tell_rules(), width)], width, height, below
    )


def _title_line() -> Text:
    return Text("Kitty Paw, in real time", f"bold {accent('kitty-paw')}")


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
        (1, "awake"),
        (13, "asleep"),
        (27, "long one"),
        (38, "Hide-and-Seek"),
        (55, "in a Box"),
    )
    for x, word in words:
        canvas.put(x, 4, word)
    return canvas.lines()
