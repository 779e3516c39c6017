"""Reasons for hints: the stack, who gets it, and the risk of eating it."""

from tabbytop.games.tem_purr_a.cards import (
    KIND_COUNT,
    MOST_TOKENS,
    PLUS,
    REVERSE,
    indigestion_permille,
    value_of,
)
from tabbytop.games.tem_purr_a.moves import ADD, CHOOSE_NEXT, EAT, PASS, PLAY, SERVE, SKIP, START
from tabbytop.games.tem_purr_a.table import TempuraTable
from tabbytop.games.tem_purr_a.words import message
from tabbytop.texts.message import Message


def move_reasons(table: TempuraTable, seat: int, move: int) -> list[Message]:
    """Return what a move brings: from the stack, the deck's public numbers and the own hand."""
    if EAT.holds(move):
        return _eating(table, seat)
    if ADD.holds(move) or PASS.holds(move):
        spoilt = table.spoilt + table.open
        if ADD.holds(move):
            return [message("because-more-indigestions", spoilt=spoilt + 1)]
        return [message("because-no-more-indigestions", spoilt=spoilt)]
    total, following = _stack_after(table, seat, move)
    risk = _percent(table, total)
    reasons = [message("because-passes", seat=following, total=total, percent=risk)]
    if table.tokens[following] == MOST_TOKENS - 1 and risk > 0:
        reasons.append(message("because-third-token", seat=following))
    if SKIP.holds(move):
        reasons.insert(0, message("because-skips", total=table.stack_total()))
    else:
        dish = table.stack[0] if table.stack else START.first(move)
        left = table.hands[seat * KIND_COUNT + dish]
        if START.holds(move) or SERVE.holds(move):
            left -= 1
        if left > 0:
            reasons.append(message("because-comes-back", dish=value_of(dish), count=left))
    return reasons


def _eating(table: TempuraTable, seat: int) -> list[Message]:
    """Return what eating the stack brings and risks."""
    total = table.stack_total()
    risk = _percent(table, total)
    reasons = [message("because-eats", total=total, percent=risk)]
    if risk > 0 and table.tokens[seat] == MOST_TOKENS - 1:
        reasons.append(message("because-third-token", seat=seat))
    return reasons


def _stack_after(table: TempuraTable, seat: int, move: int) -> tuple[int, int]:
    """Return what the stack is worth after a move that passes it on, and who gets it."""
    following = table.next_seat(seat)
    if START.holds(move):
        return value_of(START.first(move)), following
    if SKIP.holds(move):
        return value_of(SKIP.first(move)), following
    total = table.stack_total()
    if SERVE.holds(move):
        return total + value_of(SERVE.first(move)), following
    if CHOOSE_NEXT.holds(move):
        return total, CHOOSE_NEXT.first(move)
    if PLUS + PLAY.first(move) == REVERSE:
        return total, (seat - table.direction) % table.seats
    return total + 1, following


def _percent(table: TempuraTable, total: int) -> int:
    """Return the risk of eating so many cards in percent; 0 and 100 only for certainty."""
    permille = indigestion_permille(table.deck_size(), table.spoilt, total)
    if permille in (0, 1000):
        return permille // 10
    return min(max((permille + 5) // 10, 1), 99)
