"""Returning freed memory to the system.

The C library keeps freed memory for later use, fragmented between memory that is still in use.
After many games it keeps more than is in use.
"""

import ctypes
import gc
import sys
from functools import cache
from typing import Any, Final

_M_ARENA_MAX: Final = -8  # from malloc.h
_ARENAS: Final = 2


def limit_arenas() -> None:
    """Let the threads that talk to the database share their memory. Otherwise each keeps some
    megabytes of its own that the others cannot use."""
    libc = _libc()
    if libc is not None:
        libc.mallopt(_M_ARENA_MAX, _ARENAS)


def trim_memory() -> None:
    """Collect garbage, and return free memory to the system. It takes some milliseconds, most of
    them without holding up other threads."""
    gc.collect()
    libc = _libc()
    if libc is not None:
        libc.malloc_trim(0)


@cache
def _libc() -> Any:  # noqa: ANN401 - the C library
    """Return glibc; None with another C library."""
    if sys.platform != "linux":
        return None
    try:
        libc = ctypes.CDLL("libc.so.6")
    except OSError:
        return None
    return libc if hasattr(libc, "malloc_trim") and hasattr(libc, "mallopt") else None
