"""What the clock waits for at a seat: one number a seat and kind of wait.

The number is 0 while there is nothing to wait for, else the moment when the wait began: it tells
one wait from the next (see `Alarm.since`).
"""

from typing import Final

FROZEN: Final = 0  # after a false start
STRAY: Final = 1  # a tile that was not asked for is in the paw or on the mat
PEEK: Final = 2  # a box is open
WRONG: Final = 3  # a wrong Hide-and-Seek card was taken
WAIT_COUNT: Final = 4


def wait_of(seat: int, wait: int) -> int:
    """Where a seat's wait stands in the table's list."""
    return seat * WAIT_COUNT + wait
