"""The order of play: the setup, turn after turn, and the end (CL-B5, CL-C17, CL-C36)."""

from typing import Final

from tabbytop.games.cat_lady.cards import CAT_PLAYER, full_deck
from tabbytop.games.cat_lady.choupette import PaysForChoupette, owner_of_choupette
from tabbytop.games.cat_lady.feeding import Reveal, SeatsFeed
from tabbytop.games.cat_lady.moves import CELL_COUNT, LINE_COUNT, PLACE, SIDE
from tabbytop.games.cat_lady.solitaire import (
    CatPlayerFeedsChoupette,
    CatPlayerTurn,
    deal_starting_cards,
)
from tabbytop.games.cat_lady.table import CatLadyTable, SeatQuestion, TurnsRemain
from tabbytop.games.cat_lady.turn import before_take
from tabbytop.games.cat_lady.words import message
from tabbytop.kernel.agenda import Prompt, Step
from tabbytop.texts.message import Message

POOL_SIZE: Final = 2  # goals that are not shared but can be swapped in
_TAKEN_A_TURN: Final = 3
_STARTING: Final = {"easy": 1, "normal": 2, "hard": 3}


def removed_card_count(table: CatLadyTable) -> int:
    """Return how many random cards are removed before the game (CL-B2)."""
    if table.has_treats():
        return 6
    return 2 if table.seats < 4 else 0


def dealt_stray_count(seats: int) -> int:
    """Return how many strays are dealt face up (CL-B2)."""
    if seats == 1:
        return 2
    return 3 if seats < 5 else 4


def starting_card_count(table: CatLadyTable) -> int:
    """Return how many starting cards the cat player has; 0 without one (CL-C40)."""
    return _STARTING[table.cat_lady_options().difficulty] if table.seats == 1 else 0


def refill_count(table: CatLadyTable) -> int:
    """Return how many turns precede the turn whose cards are not replaced (CL-X1)."""
    whole = len(full_deck(table.seats, treats=table.has_treats()))
    return (whole - removed_card_count(table) - CELL_COUNT) // _TAKEN_A_TURN


class Opening(Step[CatLadyTable]):
    """Deals everything; then the token is placed and the first turn begins (CL-C17)."""

    def run(self, table: CatLadyTable) -> None:
        """Draw goals before strays: Biddy is in the game only if there are goals (CL-C16)."""
        table.remove_unseen(removed_card_count(table))
        table.refill()
        if table.cat_lady_options().goals:
            table.goals = [table.draw_goal() for _ in range(table.seats)]
            table.pool = [table.draw_goal() for _ in range(POOL_SIZE)]
        table.strays = [table.draw_stray() for _ in range(dealt_stray_count(table.seats))]
        if table.seats == 1:
            deal_starting_cards(table, starting_card_count(table))
            table.announce_setup()
            table.place_token(CAT_PLAYER, SIDE)
            take_turn(table, CAT_PLAYER)
            return
        table.announce_setup()
        first = table.generator.below(table.seats)
        table.active = (first - 1) % table.seats
        table.then(PlacesToken(table.active))


class PlacesToken(SeatQuestion):
    """The seat before the first one places the token beside any line (CL-C17)."""

    def prompt_key(self, table: CatLadyTable, seat: int) -> str:
        return "place"

    def prompt(self, table: CatLadyTable, seat: int) -> Prompt:
        return Prompt("place", {"first": (seat + 1) % table.seats})

    def required_action(self) -> tuple[Message, str]:
        return message("must-place-token"), "CL-C17"

    def moves(self, table: CatLadyTable, seat: int) -> list[int]:
        return [PLACE.of(line) for line in range(LINE_COUNT)]

    def answer(self, table: CatLadyTable, seat: int, move: int) -> None:
        table.place_token(seat, PLACE.first(move))
        take_turn(table, table.next_player(seat))


def take_turn(table: CatLadyTable, player: int) -> None:
    """Begin a player's turn, and put its end on the agenda."""
    table.begin_turn(player)
    if table.is_cat_player(player):
        table.then(_CAT_PLAYER_TURN, _END_OF_TURN)
    else:
        table.then(before_take(player), _END_OF_TURN)


class EndOfTurn(TurnsRemain):
    """Starts the next turn, or the feeding after a turn whose cards could not be replaced."""

    def run(self, table: CatLadyTable) -> None:
        """At the end, Choupette's owner may pay first; then all feed."""
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


# Steps are immutable, so all games share these.
_CAT_PLAYER_TURN: Final = CatPlayerTurn()
_END_OF_TURN: Final = EndOfTurn()
_SEATS_FEED: Final = SeatsFeed()
_REVEAL: Final = Reveal()
