"""Show a long text one page at a time."""

from collections.abc import Callable

from tabbytop.terminal.screen import Screen
from tabbytop.terminal.text_layout import Lines
from tabbytop.terminal.texts import say


class _Pager:
    """The pages of a text in a window whose size may change."""

    def __init__(self, screen: Screen, write: Callable[[], Lines], *, at_end: bool) -> None:
        self.screen = screen
        self.write = write
        self.at_end = at_end
        self.pages: list[Lines] = []
        self.cut()
        self.at = len(self.pages) - 1 if at_end else 0

    def cut(self) -> None:
        """Split the text into pages; if it opens at its end, the first page is the short one."""
        lines, room = self.write(), max(self.screen.height - 1, 3)
        first = (len(lines) % room or room) if self.at_end else room
        self.pages = [lines[:first]]
        for start in range(first, len(lines), room):
            self.pages.append(lines[start : start + room])

    @property
    def is_last(self) -> bool:
        """Whether this is the last page."""
        return self.at >= len(self.pages) - 1

    def show(self) -> None:
        """Show the page, cut to the current window."""
        self.cut()
        self.at = min(self.at, len(self.pages) - 1)
        self.screen.show(self.pages[self.at])

    def label(self, done: str) -> str:
        """Return the prompt, which names the keys."""
        last, page, pages = self.is_last, self.at + 1, len(self.pages)
        keys = [say("terminal", "pager-done", done=done) if last else say("terminal", "pager-more")]
        if self.at > 0:
            keys.append(say("terminal", "pager-up"))
        if not last:
            keys.append(say("terminal", "pager-leave", done=done))
        told = ", ".join(keys)
        if pages > 1:
            told = f"{say('terminal', 'pager-page', page=page, pages=pages)} · {told}"
        return f"{told} > "


def page_through(
    screen: Screen,
    write: Callable[[], Lines],
    done: str = "",
    *,
    at_end: bool = False,
) -> str:
    """Show a text page by page. Return any other line that is typed: it is meant for the table.

    `done` says what comes next; by default, that is the table.
    """
    done = done or say("terminal", "to-table")
    if not screen.interactive:
        screen.print(write())
        return ""
    leaves = _Pager(screen, write, at_end=at_end)
    while True:
        leaves.show()
        typed = screen.read_line(leaves.label(done), leaves.show).strip()
        match typed.lower():
            case "":
                if leaves.is_last:
                    return ""
                leaves.at += 1
            case "u" | "up":
                leaves.at = max(leaves.at - 1, 0)
            case "b" | "back":
                return ""
            case _:
                return typed
