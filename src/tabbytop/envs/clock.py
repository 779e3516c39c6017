"""The clock is a seat too, but no agent's: behind the doors it plays by itself."""

from tabbytop.kernel.table import CLOCK, Table


def past_the_clock(table: Table) -> list[int]:
    """The seats that are asked, after the clock's first move wherever nobody else is asked."""
    while (asked := table.actors()) and asked[0] == CLOCK:
        table.play(CLOCK, table.moves(CLOCK)[0])
    return [seat for seat in asked if seat != CLOCK]
