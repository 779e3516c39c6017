"""Kitty Paw on the shelf: how it is set up, dealt or arranged."""

from collections.abc import Mapping
from typing import Final

from tabbytop.games.kitty_paw import words
from tabbytop.games.kitty_paw.moves import VOCABULARY
from tabbytop.games.kitty_paw.options import KittyPawOptions
from tabbytop.games.kitty_paw.pieces import KINDS, LEAST_SEATS, MOST_SEATS, SYMBOLS
from tabbytop.games.kitty_paw.rounds import BEGIN_ROUND
from tabbytop.games.kitty_paw.steps import STEPS
from tabbytop.games.kitty_paw.table import KittyPawTable
from tabbytop.kernel.game import Game
from tabbytop.kernel.generator import Generator
from tabbytop.kernel.options import Options
from tabbytop.kernel.result import Line
from tabbytop.kernel.table import Table
from tabbytop.kernel.telling import Teller


class KittyPaw(Game):
    """The game of Kitty Paw."""

    def __init__(self) -> None:
        super().__init__(
            name="kitty-paw",
            title="Kitty Paw",
            about="Everybody builds at once, with one paw, until somebody says Meow!",
            least_seats=LEAST_SEATS,
            most_seats=MOST_SEATS,
            rules=1,
            vocabulary=VOCABULARY,
            steps=STEPS,
            options=KittyPawOptions,
            names={"kinds": KINDS, "symbols": SYMBOLS},
            live=True,
        )

    def new_table(self, seats: int, options: Options, generator: Generator) -> KittyPawTable:
        """All cards in the pile, all pieces in the middle."""
        table = KittyPawTable()
        table.prepare(self, seats, options, generator)
        table.lay_out()
        return table

    def set_up(self, table: Table) -> None:
        """The first round."""
        table.then(BEGIN_ROUND)

    def tell_prompt(self, prompt: Mapping[str, object], teller: Teller) -> str:
        """What a seat is asked."""
        return words.tell_prompt(prompt, teller)

    def tell_event(self, event: Mapping[str, object], teller: Teller) -> str:
        """What happened."""
        return words.tell_event(event, teller)

    def tell_move(self, move: int, teller: Teller) -> str:
        """A move in words."""
        return words.tell_move(move, teller)

    def tell_line(self, line: Line, teller: Teller) -> str:
        """A line of the score sheet."""
        return words.tell_line(line, teller)


GAME: Final = KittyPaw()
