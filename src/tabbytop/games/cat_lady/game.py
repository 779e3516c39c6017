"""Cat Lady on the shelf: how it is set up, dealt or arranged."""

from collections.abc import Mapping
from typing import Final

from tabbytop.games.cat_lady import words
from tabbytop.games.cat_lady.cards import NAMES
from tabbytop.games.cat_lady.goals import GOAL_NAMES
from tabbytop.games.cat_lady.moves import LINES, VOCABULARY
from tabbytop.games.cat_lady.opening import Opening
from tabbytop.games.cat_lady.opponent import STARTING_CARDS, TURN_CARD_NAMES
from tabbytop.games.cat_lady.options import CatLadyOptions
from tabbytop.games.cat_lady.steps import STEPS
from tabbytop.games.cat_lady.table import CatLadyTable
from tabbytop.games.cat_lady.turn import MOST_SEATS
from tabbytop.kernel.game import Game
from tabbytop.kernel.generator import Generator
from tabbytop.kernel.options import Options
from tabbytop.kernel.result import Line
from tabbytop.kernel.table import Table
from tabbytop.kernel.telling import Teller

_CARD_FIELDS: Final = (
    "deck", "removed", "grid", "strays", "stray_deck", "discards", "cats", "hands", "boxes",
    "fresh",
)  # fmt: skip


class CatLady(Game):
    """The game of Cat Lady with Box of Treats."""

    def __init__(self) -> None:
        super().__init__(
            name="cat-lady",
            title="Cat Lady",
            about="Take three cards a turn, and feed the cats you ended up with.",
            least_seats=1,
            most_seats=MOST_SEATS,
            rules=1,
            vocabulary=VOCABULARY,
            steps=STEPS,
            options=CatLadyOptions,
            names={
                **dict.fromkeys(_CARD_FIELDS, NAMES),
                **dict.fromkeys(["goals", "pool", "goal_deck"], GOAL_NAMES),
                **dict.fromkeys(["starting", "starting_deck"], STARTING_CARDS),
                **dict.fromkeys(["turn_deck", "turn_discard", "card"], TURN_CARD_NAMES),
                **dict.fromkeys(["plans", "paid"], _TEXTS),
                "token": LINES,
            },
        )

    def new_table(self, seats: int, options: Options, generator: Generator) -> CatLadyTable:
        """All cards that belong to this number of seats in their decks."""
        assert isinstance(options, CatLadyOptions)
        table = CatLadyTable()
        table.prepare(self, seats, options, generator)
        table.lay_out(treats=options.edition == "treats", goals=options.goals)
        return table

    def set_up(self, table: Table) -> None:
        """The opening."""
        table.then(Opening())

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


_TEXTS: Final = [VOCABULARY.text(move) for move in range(VOCABULARY.size)]
GAME: Final = CatLady()
