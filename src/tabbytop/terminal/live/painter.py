"""Frames on a terminal: only the lines that changed are written, so that nothing flickers."""

from rich.console import Console
from rich.text import Text

from tabbytop.kernel.telling import printable
from tabbytop.terminal.paper import Lines

_CLEAR = "\x1b[2J"
_HIDE_CURSOR, _SHOW_CURSOR = "\x1b[?25l", "\x1b[?25h"


class Painter:
    """Keeps in mind what is on the screen."""

    def __init__(self, console: Console) -> None:
        self._console = console
        self._shown: Lines = []
        self._size = (0, 0)

    def paint(self, lines: Lines) -> None:
        """Show this frame; what does not fit into the window is left out."""
        size = (self._console.size.width, self._console.size.height)
        written: list[str] = []
        if size != self._size:
            self._size, self._shown = size, []
            written.append(f"{_HIDE_CURSOR}{_CLEAR}")
        frame = lines[: size[1]]
        for row in range(max(len(frame), len(self._shown))):
            line = frame[row] if row < len(frame) else Text()
            if row >= len(self._shown) or self._shown[row] != line:
                written.append(f"\x1b[{row + 1};1H{self._written(line)}\x1b[K")
        self._shown = frame
        if written:
            self._console.file.write("".join(written))
            self._console.file.flush()

    def leave(self) -> None:
        """Give the cursor back."""
        self._console.file.write(_SHOW_CURSOR)
        self._console.file.flush()

    def _written(self, line: Text) -> str:
        shown = line if line.plain.isprintable() else Text(printable(line.plain))
        with self._console.capture() as captured:
            self._console.print(shown, end="", no_wrap=True, overflow="crop", crop=True)
        return captured.get()
