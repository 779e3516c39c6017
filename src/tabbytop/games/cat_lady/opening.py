"""Before the first turn: what is taken out, the grid, strays, goals, and the cat token."""

from tabbytop.games.cat_lady.amounts import (
    POOL,
    options_of,
    removed_unseen,
    starting_cards,
    strays_dealt,
)
from tabbytop.games.cat_lady.course import take_turn
from tabbytop.games.cat_lady.moves import LINE_COUNT, PLACE, SIDE
from tabbytop.games.cat_lady.opponent import CAT_PLAYER
from tabbytop.games.cat_lady.questions import SeatAsked
from tabbytop.games.cat_lady.solitaire import deal_starting_cards
from tabbytop.games.cat_lady.table import CatLadyTable
from tabbytop.kernel.agenda import Prompt, Step


class Opening(Step[CatLadyTable]):
    """Everything is dealt; then the token is placed and the first turn begins (CL-C17)."""

    def run(self, table: CatLadyTable) -> None:
        """Goals before strays: whether there are any decides about Biddy (CL-C16)."""
        table.remove_unseen(removed_unseen(table))
        table.refill()
        if options_of(table).goals:
            table.goals = [table.draw_goal() for _ in range(table.seats)]
            table.pool = [table.draw_goal() for _ in range(POOL)]
        table.strays = [table.draw_stray() for _ in range(strays_dealt(table.seats))]
        if table.seats == 1:
            deal_starting_cards(table, starting_cards(table))
            table.announce_setup()
            table.place_token(CAT_PLAYER, SIDE)
            take_turn(table, CAT_PLAYER)
            return
        table.announce_setup()
        first = table.generator.below(table.seats)
        table.active = (first - 1) % table.seats
        table.then(PlacesToken(table.active))


class PlacesToken(SeatAsked):
    """The seat before the first one places the token beside any line (CL-C17)."""

    def prompt(self, table: CatLadyTable, seat: int) -> Prompt:
        """The question."""
        return Prompt("place", {"first": (seat + 1) % table.seats})

    def demand(self) -> tuple[str, str]:
        """What the seat has to do now."""
        return "place the cat token beside a row or column", "CL-C17"

    def moves(self, table: CatLadyTable, seat: int) -> list[int]:
        """Any line."""
        return [PLACE.of(line) for line in range(LINE_COUNT)]

    def answer(self, table: CatLadyTable, seat: int, move: int) -> None:
        """The first turn."""
        table.place_token(seat, PLACE.first(move))
        take_turn(table, table.next_player(seat))
