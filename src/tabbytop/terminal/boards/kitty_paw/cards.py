"""Kitty cards: the pattern, and a list of its pieces from the lowest up."""

from typing import TYPE_CHECKING, Final

from rich.text import Text

from tabbytop.games.kitty_paw.pieces import BOX, PIECES, SIDES, SYMBOL, VERTICAL
from tabbytop.terminal.boards.kitty_paw.mats import pattern
from tabbytop.terminal.boards.kitty_paw.reading import LEVEL_NAMES, seeks, worth
from tabbytop.terminal.boards.kitty_paw.signs import (
    ARROWS,
    CARDBOARD,
    EYES,
    LAID,
    coat,
    key_of,
    letters_of,
)
from tabbytop.terminal.colours import FRAME, QUIET
from tabbytop.terminal.paper import Lines, beside, ruled

if TYPE_CHECKING:
    from tabbytop.games.kitty_paw.view import CardView, PatternPiece, PieceView, SeatView

_LIST_WIDTH: Final = 9
_WIDEST: Final = 22  # columns of a card in the row


def card_title(card: "CardView") -> str:
    """`6 or -2 · seeks Birman · level II`"""
    told = [worth(card), seeks(card), f"level {LEVEL_NAMES[card['level']]}"]
    return " · ".join(word for word in told if word)


def own_card(seat: "SeatView", width: int) -> Lines:
    """The card that a seat builds: its pieces with their keys, a dot at what lies on the mat."""
    card, held = seat["card"], seat["paw"]
    if card is None:
        return []
    there = {piece["piece"] for piece in seat["mat"]}
    parts = [
        Text.assemble(
            (key_of(piece["piece"]), QUIET),
            " ",
            part(piece, card["symbol"]),
            f" {LAID}" if piece["piece"] in there else "  ",
        )
        for piece in card["pieces"]
    ]
    drawing = pattern(card, "" if held is None else held["piece"])
    title = Text.assemble(("card ", "bold"), card_title(card))
    return [
        ruled(title, width, FRAME),
        *beside([(drawing, width - _LIST_WIDTH - 1), (parts, _LIST_WIDTH)]),
    ]


def card_in_row(card: "CardView | None", place: int, width: int) -> Lines:
    """A card that can be grabbed with the key of its place; an empty place if somebody did."""
    key = (f" {place + 1} ", "bold reverse")
    if card is None:
        return [Text.assemble((" " * _WIDEST, ""), key, (" taken", QUIET))]
    parts = [part(piece, card["symbol"]) for piece in card["pieces"]]
    half = -(-len(parts) // 2)
    words = [
        Text.assemble(key, f" {worth(card)}"),
        *([Text(seeks(card))] if card["symbol"] is not None else []),
        Text(f"level {LEVEL_NAMES[card['level']]}", QUIET),
        *beside([(parts[:half], 5), (parts[half:], 5)]),
    ]
    return beside([(pattern(card), _WIDEST), (words, width - _WIDEST - 1)])


def part(piece: "PatternPiece", symbol: str | None) -> Text:
    """`Si↘o`: a piece of a card in a line of text."""
    return _sign(piece["piece"], piece["face"], piece["turn"], symbol)


def held_part(piece: "PieceView") -> Text:
    """`Si↘o`: a piece in a paw."""
    return _sign(piece["piece"], piece["face"], piece["turn"], piece["symbol"])


def _sign(piece: str, face: str, turn: int, symbol: str | None) -> Text:
    if piece == PIECES[BOX]:
        return Text(f"Box{'║' if face == SIDES[VERTICAL] else '═'}", f"bold {CARDBOARD}")
    eyes = "*" if piece == PIECES[SYMBOL] else EYES[face]
    line = coat(piece, symbol)[2]
    return Text(f"{letters_of(piece, symbol)}{ARROWS[turn]}{eyes}", f"bold {line}")
