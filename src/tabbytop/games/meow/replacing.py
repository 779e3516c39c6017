"""A rule that somebody cannot follow is exchanged for another, once a game and seat (MW-M24)."""

from tabbytop.games.meow.cards import CARD_COUNT, NAMES
from tabbytop.games.meow.moves import REPLACE
from tabbytop.games.meow.table import MeowTable


def may_replace(table: MeowTable) -> bool:
    """Whether the active seat is at the very start of its turn and has not replaced any yet."""
    return table.replaced[table.active] == 0 and table.played < 0 and not table.acts


def add_replacements(table: MeowTable, moves: list[int]) -> None:
    """Every rule that the active seat knows to be in the game and has never obeyed."""
    if not may_replace(table):
        return
    seat = table.active
    for card in range(CARD_COUNT):
        if table.knows(seat, card) and card not in table.did[seat]:
            moves.append(REPLACE.of(card))


def why_no_replacement(table: MeowTable, card: int) -> tuple[str, str]:
    """Why the active seat cannot have this rule replaced."""
    if table.replaced[table.active]:
        return "you have replaced a rule in this game, and once is all", "MW-M24"
    if not may_replace(table):
        return "a rule is replaced at the start of a turn, before anything else", "MW-M24"
    if card in table.did[table.active]:
        return f"you have done {NAMES[card]!r} in this game, so you can do it", "MW-M24"
    return f"you do not know that {NAMES[card]!r} is in the game", "MW-M24"
