"""A rule that somebody cannot follow is exchanged for another, once a game and seat (MW-M24)."""

from tabbytop.games.meow.cards import CARD_COUNT, RULES
from tabbytop.games.meow.moves import REPLACE
from tabbytop.games.meow.table import MeowTable


def may_replace(table: MeowTable) -> bool:
    """Whether the active seat is at the very start of its turn and has not replaced any yet."""
    return table.replaced[table.active] == 0 and table.played < 0 and not table.acts


def can_replace(table: MeowTable, card: int) -> bool:
    """Whether the active seat may have this rule replaced: it knows that the rule is in the game,
    and has never done its act."""
    seat = table.active
    return may_replace(table) and table.knows(seat, card) > 0 and card not in table.did[seat]


def add_replacements(table: MeowTable, moves: list[int]) -> None:
    """Every rule that the active seat may have replaced."""
    if may_replace(table):
        for card in range(CARD_COUNT):
            if can_replace(table, card):
                moves.append(REPLACE.of(card))


def why_no_replacement(table: MeowTable, card: int) -> tuple[str, str]:
    """Why the active seat cannot have this rule replaced."""
    if table.replaced[table.active]:
        return "you have replaced a rule in this game, and once is all", "MW-M24"
    if not may_replace(table):
        return "a rule is replaced at the start of a turn, before anything else", "MW-M24"
    if card in table.did[table.active]:
        return f"you have done {RULES[card].title!r} in this game, so you can do it", "MW-M24"
    return f"you do not know that {RULES[card].title!r} is in the game", "MW-M24"
