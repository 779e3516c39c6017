"""Before the first turn: what is taken out, the grid, strays, goals, and the cat token."""

from typing import Final

from tabbytop.games.cat_lady.course import take_turn
from tabbytop.games.cat_lady.moves import LINE_COUNT, PLACE, SIDE
from tabbytop.games.cat_lady.opponent import CAT_PLAYER, STARTING_BY_DIFFICULTY
from tabbytop.games.cat_lady.options import CatLadyOptions
from tabbytop.games.cat_lady.questions import SeatAsked
from tabbytop.games.cat_lady.solitaire import deal_starting_cards
from tabbytop.games.cat_lady.table import CatLadyTable
from tabbytop.kernel.agenda import Prompt, Step

REMOVED_WITH_TREATS: Final = 6
REMOVED_FROM_BASE: Final = 2  # with four seats none
POOL: Final = 2


def removed_unseen(seats: int, *, treats: bool) -> int:
    """How many random cards are taken out before the game (CL-B2)."""
    if treats:
        return REMOVED_WITH_TREATS
    return REMOVED_FROM_BASE if seats < 4 else 0


def strays_dealt(seats: int) -> int:
    """How many strays lie face up (CL-B2)."""
    if seats == 1:
        return 2
    return 3 if seats < 5 else 4


class Opening(Step[CatLadyTable]):
    """Everything is dealt; then the token is placed and the first turn begins (CL-C17)."""

    def run(self, table: CatLadyTable) -> None:
        """Goals before strays: whether there are any decides about Biddy (CL-C16)."""
        options = table.options
        assert isinstance(options, CatLadyOptions)
        table.remove_unseen(removed_unseen(table.seats, treats=options.edition == "treats"))
        table.refill()
        if options.goals:
            table.goals = [table.draw_goal() for _ in range(table.seats)]
            table.pool = [table.draw_goal() for _ in range(POOL)]
        table.strays = [table.draw_stray() for _ in range(strays_dealt(table.seats))]
        if table.seats == 1:
            deal_starting_cards(table, STARTING_BY_DIFFICULTY[options.difficulty])
            table.announce_setup()
            table.place_token(CAT_PLAYER, SIDE)
            take_turn(table, CAT_PLAYER)
            return
        table.announce_setup()
        first = table.generator.below(table.seats)
        table.then(PlacesToken((first - 1) % table.seats))


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
