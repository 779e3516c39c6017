"""A hooded cat: two lines, in the colour of its player."""

from typing import Final

from rich.text import Text

from tabbytop.terminal.colours import CREAM, INK, seat_colour
from tabbytop.terminal.paper import Lines

HEIGHT: Final = 2
_FACES: Final = {
    "calm": "o.o",
    "acting": "^o^",
    "asked": "O.O",
    "kind": "^.^",
    "cross": ">.<",
    "done": "u.u",
    "proud": "^w^",
}


def cat(seat: int, mood: str) -> Lines:
    """Ears, and a face under the hood."""
    hood = seat_colour(seat)
    return [
        Text("▟▙▄▄▄▟▙", hood),
        Text.assemble(("█", hood), (f" {_FACES[mood]} ", f"bold {INK} on {CREAM}"), ("█", hood)),
    ]
