"""Exact counts of what can be reached: the numbers that pin the rules down."""

import json

from tabbytop.kernel.table import Table


def count_positions(table: Table, decisions: int) -> int:
    """How many different positions can follow after exactly so many decisions.

    Chance is the table's own, so the number is the same everywhere for the same deal.
    """
    layer = {json.dumps(table.position(), sort_keys=True): table}
    for _ in range(decisions):
        following: dict[str, Table] = {}
        for parent in layer.values():
            for seat in parent.actors():
                for move in parent.moves(seat):
                    child = parent.copy()
                    child.play_unchecked(seat, move)
                    following[json.dumps(child.position(), sort_keys=True)] = child
        layer = following
    return len(layer)
