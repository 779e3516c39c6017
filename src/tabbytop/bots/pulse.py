"""The clock of thinking bots, and how they hear that they are to stop.

Compiled code runs on and on without looking for signals; Python itself looks. This file stays
uncompiled: whoever asks it for the time hears Ctrl-C.
"""

from time import perf_counter


def now() -> float:
    """Seconds, from some moment on."""
    return perf_counter()
