"""Shared goals: one with each neighbour, and a swap with the pool once a turn (CL-C37)."""

from tabbytop.games.cat_lady.moves import SWAP_GOAL
from tabbytop.games.cat_lady.table import CatLadyTable


def shared_goals(table: CatLadyTable, seat: int) -> list[int]:
    """A seat's two goals, ascending: with the seat after it and with the one before it."""
    if not table.goals:
        return []
    after, before = table.goals[seat], table.goals[seat - 1]
    return [after, before] if after < before else [before, after]


def add_goal_moves(table: CatLadyTable, seat: int, moves: list[int]) -> None:
    """Either of the seat's goals for either of the pool."""
    for mine in shared_goals(table, seat):
        for pooled in sorted(table.pool):
            moves.append(SWAP_GOAL.of(mine, pooled))


def why_no_swap(table: CatLadyTable, seat: int, move: int, swapped: bool) -> tuple[str, str]:
    """Why these two goals cannot be swapped."""
    if not table.goals:
        return "there are no shared goals in this game", "CL-C37"
    if swapped:
        return "you have swapped a goal in this turn already", "CL-C37"
    if SWAP_GOAL.first(move) not in shared_goals(table, seat):
        return "that goal is not one of yours", "CL-C37"
    return "that goal is not in the pool", "CL-C37"
