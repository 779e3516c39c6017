"""The pieces of Kitty Paw, put together: for replays, and for playing in real time."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from rich.text import Text

from tabbytop.kernel.guide import Card
from tabbytop.kernel.telling import Teller
from tabbytop.terminal.boards.kitty_paw import story
from tabbytop.terminal.boards.kitty_paw.heading import heading, moment
from tabbytop.terminal.boards.kitty_paw.laid import laid
from tabbytop.terminal.boards.kitty_paw.live_session import KittyPawSession
from tabbytop.terminal.boards.kitty_paw.reading import kitty_view
from tabbytop.terminal.boards.kitty_paw.rules import KEYS, SIGNS
from tabbytop.terminal.boards.kitty_paw.signs import letters_of
from tabbytop.terminal.journal import Seen
from tabbytop.terminal.live.board import LiveBoard
from tabbytop.terminal.paper import Lines
from tabbytop.terminal.scene import Scene


class KittyPawBoard(LiveBoard):
    """The table of Kitty Paw."""

    turns = frozenset({"paw", "grab", "build", "answer", "clock"})

    def sit(self, names: Sequence[str], reader: int | None) -> KittyPawSession:
        """Somebody sits down at that seat; None looks on."""
        teller = Teller(list(names), reader)
        return KittyPawSession(names, reader, lambda event: self.tell(event, teller))

    def heading(self, scene: Scene) -> Text:
        """Which round it is."""
        return heading(kitty_view(scene.view), {}, scene.width)

    def lay(self, scene: Scene, width: int, room: int) -> Lines:
        """Everybody's card and mat, and the middle if there is room."""
        return laid(scene, width, room)

    def screen(self) -> str:
        """How to read it, and the keys."""
        return f"{SIGNS}\n{KEYS}"

    def cards(self, options: Mapping[str, object]) -> list[Card]:
        """The cats by their letters."""
        return [replace(card, name=_letters(card)) for card in super().cards(options)]

    def moment(self, view: Mapping[str, object], moves: int) -> str:
        """The round."""
        return moment(kitty_view(view))

    def gist(self, events: Sequence[Seen]) -> list[Seen]:
        """Not every turn of a tile."""
        return story.gist(events)


BOARD: Final = KittyPawBoard


def _letters(card: Card) -> str:
    return letters_of(card.name) if card.group == "tile" else letters_of("symbol", card.name)
