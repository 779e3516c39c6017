"""The time for thinking bots, in interpreted code on purpose.

Compiled loops do not check for signals; the interpreter does. This file stays uncompiled, so that a
bot that asks for the time can be stopped with Ctrl-C.
"""

from time import perf_counter


def now() -> float:
    """Return a monotonic time in seconds."""
    return perf_counter()
