"""QR codes for the terminal and the page, so that a phone need not type an address."""

from itertools import groupby
from typing import Final

import segno

_QUIET: Final = 4  # light modules on each side, as scanners expect them
# White on black whatever the theme of the terminal: what is light is drawn, what is dark is left.
_COLOURS: Final = "\x1b[38;5;231;48;5;16m"
_PLAIN: Final = "\x1b[0m"
_HALVES: Final = {(True, True): "█", (True, False): "▀", (False, True): "▄", (False, False): " "}


def qr_lines(text: str) -> list[str]:
    """Return the QR code of a text as lines; a character is two modules, one above the other."""
    rows = [[not dark for dark in row] for row in _matrix(text)]
    if len(rows) % 2:
        rows.append([True] * len(rows[0]))
    return [
        "".join(_HALVES[above, below] for above, below in zip(*pair, strict=True))
        for pair in zip(rows[::2], rows[1::2], strict=True)
    ]


def qr_picture(text: str, encoding: str) -> str:
    """Return the QR code in colours; nothing if the terminal has no letters to draw it with."""
    try:
        "".join(_HALVES.values()).encode(encoding)
    except (LookupError, UnicodeEncodeError):
        return ""
    return "\n".join(f"{_COLOURS}{line}{_PLAIN}" for line in qr_lines(text))


def qr_path(text: str) -> tuple[int, str]:
    """Return the width of the QR code in modules, and its dark modules as an SVG path."""
    rows = _matrix(text)
    path: list[str] = []
    for y, row in enumerate(rows):
        x = 0
        for dark, run in groupby(row):
            width = len(list(run))
            if dark:
                path.append(f"M{x} {y}h{width}v1h-{width}z")
            x += width
    return len(rows), "".join(path)


def _matrix(text: str) -> list[list[bool]]:
    code = segno.make_qr(text, error="l", boost_error=True)
    return [[bool(module) for module in row] for row in code.matrix_iter(border=_QUIET)]
