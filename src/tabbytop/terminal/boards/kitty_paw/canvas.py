"""A sheet of squared paper: characters with styles, one over the other."""

from collections.abc import Sequence

from rich.text import Text

from tabbytop.terminal.colours import QUIET
from tabbytop.terminal.paper import Lines


class Canvas:
    """A grid of characters. What is drawn beyond its edges is not there."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self._letters = [[" "] * width for _ in range(height)]
        self._styles = [[QUIET] * width for _ in range(height)]  # few runs where dots are sparse

    def put(self, x: int, y: int, text: str, style: str = "") -> None:
        """Write over whatever is there."""
        if not 0 <= y < self.height:
            return
        for place, letter in enumerate(text, x):
            if 0 <= place < self.width:
                self._letters[y][place] = letter
                self._styles[y][place] = style

    def paint(self, x: int, y: int, runs: Sequence[tuple[str, str]]) -> None:
        """Write runs of text, each in its own style, one after the other."""
        for text, style in runs:
            self.put(x, y, text, style)
            x += len(text)

    def lines(self) -> Lines:
        """The sheet, row by row."""
        drawn: Lines = []
        for letters, styles in zip(self._letters, self._styles, strict=True):
            line, start = Text(), 0
            for place in range(1, self.width + 1):
                if place == self.width or styles[place] != styles[start]:
                    line.append("".join(letters[start:place]), styles[start])
                    start = place
            drawn.append(line)
        return drawn
