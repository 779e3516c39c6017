"""How much of everything is in a game: what depends on the seats, the edition, the difficulty."""

from typing import TYPE_CHECKING, Final

from tabbytop.games.cat_lady.cards import whole_deck
from tabbytop.games.cat_lady.options import CatLadyOptions

if TYPE_CHECKING:
    from tabbytop.games.cat_lady.table import CatLadyTable

GRID: Final = 9
POOL: Final = 2  # goals beside those between neighbours
MOST_CHANGES: Final = 40  # how often a seat may take food back from a cat (CL-Y5)
_TAKEN_A_TURN: Final = 3
_STARTING: Final = {"easy": 1, "normal": 2, "hard": 3}


def options_of(table: "CatLadyTable") -> CatLadyOptions:
    """The table's options, as those of this game."""
    options = table.options
    assert isinstance(options, CatLadyOptions)
    return options


def is_with_treats(table: "CatLadyTable") -> bool:
    """Whether Box of Treats is in the game."""
    return options_of(table).edition == "treats"


def removed_unseen(table: "CatLadyTable") -> int:
    """How many random cards are taken out before the game (CL-B2)."""
    if is_with_treats(table):
        return 6
    return 2 if table.seats < 4 else 0


def strays_dealt(seats: int) -> int:
    """How many strays lie face up (CL-B2)."""
    if seats == 1:
        return 2
    return 3 if seats < 5 else 4


def starting_cards(table: "CatLadyTable") -> int:
    """How many starting cards the cat player has, where there is one (CL-C40)."""
    return _STARTING[options_of(table).difficulty] if table.seats == 1 else 0


def refills(table: "CatLadyTable") -> int:
    """How many turns there are before the one whose cards are not replaced (CL-X1)."""
    whole = len(whole_deck(table.seats, treats=is_with_treats(table)))
    return (whole - removed_unseen(table) - GRID) // _TAKEN_A_TURN
