"""Validate a table that was read from outside."""

from tabbytop.games.tem_purr_a.cards import (
    DISH_COUNT,
    KIND_COUNT,
    MOST_TOKENS,
    is_dish,
)
from tabbytop.games.tem_purr_a.table import TempuraTable
from tabbytop.kernel.errors import BadPosition


def validate(table: TempuraTable) -> None:
    """Raise BadPosition, saying where, if no game can reach this table."""
    _check_counts(table)
    _require(abs(table.direction) == 1, "direction", "is 1 or -1")
    _require(0 <= table.active < table.seats, "active", f"there is no seat {table.active}")
    _check_memory(table)
    _check_stack(table)
    _check_agenda(table)
    _check_indigestion(table)
    _check_tokens(table)


def _require(holds: bool, where: str, reason: str) -> None:
    if not holds:
        raise BadPosition(f"table.{where}", reason)


def _check_counts(table: TempuraTable) -> None:
    for name, counts, wanted in (
        ("hands", table.hands, table.seats * KIND_COUNT),
        ("known", table.known, table.seats * KIND_COUNT),
        ("actions", table.actions, table.seats),
        ("deck", table.deck, KIND_COUNT),
        ("returned", table.returned, KIND_COUNT),
        ("discard", table.discard, KIND_COUNT),
        ("tokens", table.tokens, table.seats),
        ("spoilt", [table.spoilt, table.open, table.supply], 3),
        ("meal", [table.meal, table.larder], 2),
    ):
        _require(len(counts) == wanted, name, f"must have {wanted} numbers")
        _require(min(counts) >= 0, name, "has fewer than none")


def _check_memory(table: TempuraTable) -> None:
    for place in range(len(table.hands)):
        held = table.known[place] <= table.hands[place]
        _require(held, f"known[{place}]", "must be in the hand")
    for kind in range(KIND_COUNT):
        there = table.returned[kind] <= table.deck[kind]
        _require(there, f"returned[{kind}]", "must be in the deck")
    for seat in range(table.seats):
        first = seat * KIND_COUNT
        places = range(first + DISH_COUNT, first + KIND_COUNT)
        unseen = sum([table.hands[place] - table.known[place] for place in places])
        fits = table.actions[seat] <= unseen
        _require(fits, f"actions[{seat}]", "more than are in the hand unseen")


def _check_stack(table: TempuraTable) -> None:
    _require((table.meal > 0) == (table.larder > 0), "meal", "and larder come together")
    if table.stack:
        _require(table.meal == 0, "meal", "is over when there is a new stack")
        _require(is_dish(table.stack[0]), "stack", "begins with a dish")
        for kind in table.stack:
            same = kind == table.stack[0] or not is_dish(kind)
            _require(same, "stack", "has two different dishes")


def _check_agenda(table: TempuraTable) -> None:
    """Require a question that fits the table, above the next round; or the end of the game."""
    steps = [type(step).__name__ for step in table.agenda]
    if not steps:
        _require(not table.stack, "stack", "the game is over, but it lies there")
        _require(max(table.tokens) == MOST_TOKENS, "tokens", "the game is over for no reason")
        _require(table.tokens[table.active] == MOST_TOKENS, "active", "did not end the game")
        return
    asked = steps[-1]
    if steps[:-1] != ["NewRound"] or asked not in {"SeatStarts", "SeatActs", "SeatAdds"}:
        raise BadPosition("agenda", f"no game leads to {' < '.join(steps)}")
    _require(bool(table.stack) == (asked == "SeatActs"), "stack", f"does not fit {asked}")
    _require((table.open > 0) == (asked == "SeatAdds"), "open", f"does not fit {asked}")
    _require(max(table.tokens) < MOST_TOKENS, "tokens", "the game would be over")
    if asked == "SeatActs":
        _require(table.has_cards(table.active), "hands", "an empty hand would have been filled")
    if asked == "SeatAdds":
        _require(table.supply > 0, "supply", "is empty: there is nothing to add")
        _require(table.tokens[table.active] > 0, "tokens", "the active seat has taken none")


def _check_indigestion(table: TempuraTable) -> None:
    """Require one Indigestion from the deal, and at most one more a finished round (TP-A19).

    When a turn begins, there is one in the deck (TP-I1).
    """
    rounds_begun = table.round_number()
    drawn = table.spoilt + table.open
    _require(1 <= drawn <= rounds_begun, "spoilt", f"cannot be {drawn} in round {rounds_begun}")
    over = not table.agenda
    _require(not over or table.open > 0, "open", "the game is over, but nothing was drawn")
    _require(over or table.open > 0 or table.spoilt > 0, "spoilt", "one at least is in the deck")


def _check_tokens(table: TempuraTable) -> None:
    most = sum([tokens == MOST_TOKENS for tokens in table.tokens])
    _require(max(table.tokens) <= MOST_TOKENS, "tokens", "are more than three")
    _require(most <= 1, "tokens", "two seats have three")
