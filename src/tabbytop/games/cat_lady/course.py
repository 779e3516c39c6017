"""The course of the game: turn after turn, and what follows the last one (CL-B5, CL-C36)."""

from typing import Final

from tabbytop.games.cat_lady.choupette import PaysForChoupette, owner_of_choupette
from tabbytop.games.cat_lady.feeding import Reveal, SeatsFeed
from tabbytop.games.cat_lady.solitaire import CatPlayerTurn
from tabbytop.games.cat_lady.solitaire_end import CatPlayerFeedsChoupette
from tabbytop.games.cat_lady.table import CatLadyTable, TurnGoesOn
from tabbytop.games.cat_lady.turn import before_take


def take_turn(table: CatLadyTable, player: int) -> None:
    """A player's turn, and what comes after it."""
    table.begin_turn(player)
    if table.is_cat_player(player):
        table.then(_CAT_PLAYER_TURN, _END_OF_TURN)
    else:
        table.then(before_take(player), _END_OF_TURN)


class EndOfTurn(TurnGoesOn):
    """The next turn; after one whose cards could not be replaced, the end."""

    def run(self, table: CatLadyTable) -> None:
        """Choupette first, then all feed."""
        if not table.is_last_turn():
            take_turn(table, table.next_player(table.active))
            return
        table.open_hands()
        table.then(_SEATS_FEED, _REVEAL)
        owner = owner_of_choupette(table)
        if table.is_cat_player(owner):
            table.then(CatPlayerFeedsChoupette())
        elif owner >= 0:
            table.then(PaysForChoupette(owner))


# Every game has them, and steps never change: they are made once.
_CAT_PLAYER_TURN: Final = CatPlayerTurn()
_END_OF_TURN: Final = EndOfTurn()
_SEATS_FEED: Final = SeatsFeed()
_REVEAL: Final = Reveal()
