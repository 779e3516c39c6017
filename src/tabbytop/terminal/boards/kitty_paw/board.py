"""The pieces of Kitty Paw, put together: for replays, and for playing in real time."""

from collections.abc import Mapping, Sequence
from typing import Final

from rich.text import Text

from tabbytop.games.kitty_paw.pieces import KINDS, SYMBOLS
from tabbytop.kernel.telling import Teller
from tabbytop.terminal.board import Card
from tabbytop.terminal.boards.kitty_paw import story
from tabbytop.terminal.boards.kitty_paw.heading import heading, moment
from tabbytop.terminal.boards.kitty_paw.laid import laid
from tabbytop.terminal.boards.kitty_paw.reading import kitty_view
from tabbytop.terminal.boards.kitty_paw.rules import KEYS, RULES, SIGNS
from tabbytop.terminal.boards.kitty_paw.signs import letters_of, title_of
from tabbytop.terminal.boards.kitty_paw.sitting import KittyPawSitting
from tabbytop.terminal.journal import Seen
from tabbytop.terminal.live.board import LiveBoard
from tabbytop.terminal.paper import Lines
from tabbytop.terminal.scene import Scene


class KittyPawBoard(LiveBoard):
    """The table of Kitty Paw."""

    turns = frozenset({"paw", "grab", "build", "answer", "clock"})

    def sit(self, names: Sequence[str], reader: int | None) -> KittyPawSitting:
        """Somebody sits down at that seat; None looks on."""
        teller = Teller(list(names), reader)
        return KittyPawSitting(names, reader, lambda event: self.tell(event, teller))

    def heading(self, scene: Scene) -> Text:
        """Which round it is."""
        return heading(kitty_view(scene.view), {}, scene.width)

    def lay(self, scene: Scene, width: int, room: int) -> Lines:
        """Everybody's card and mat, and the middle if there is room."""
        return laid(scene, width, room)

    def rules(self) -> str:
        """How to play, how to read the screen, and the keys."""
        return "\n".join([RULES, SIGNS, KEYS])

    def cards(self, options: Mapping[str, object]) -> list[Card]:
        """The cats, and the Hide-and-Seek cats that look like them."""
        tiles = [
            Card(letters_of(kind), title_of(kind), "A tile, awake (o) or asleep (z).")
            for kind in KINDS
        ]
        hidden = [
            Card(letters_of("symbol", symbol), title_of("symbol", symbol), "Hides in a box.")
            for symbol in SYMBOLS
        ]
        return [*tiles, *hidden]

    def moment(self, view: Mapping[str, object], moves: int) -> str:
        """The round."""
        return moment(kitty_view(view))

    def gist(self, events: Sequence[Seen]) -> list[Seen]:
        """Not every turn of a tile."""
        return story.gist(events)


BOARD: Final = KittyPawBoard
