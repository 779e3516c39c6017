"""A speech bubble under the circle: what happens just now."""

from rich.text import Text

from tabbytop.terminal.colours import accent
from tabbytop.terminal.paper import Lines, framed, wrapped


def lines(told: str, width: int) -> Lines:
    """The bubble; nothing where nothing happens."""
    if not told:
        return []
    inside = wrapped(told, max(width - 4, 8), "bold")
    return framed(inside, width, Text(), Text(), accent("meow"))
