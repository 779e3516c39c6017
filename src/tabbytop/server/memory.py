"""Returning freed memory to the system.

The C library keeps freed memory for later use, fragmented between memory that is still in use.
After many games it keeps more than is in use.
"""

import ctypes
import gc
import sys
from functools import cache
from typing import Any


def trim_memory() -> None:
    """Collect garbage, and return free memory to the system. It takes some milliseconds, most of
    them without holding up other threads."""
    gc.collect()
    trim = _malloc_trim()
    if trim is not None:
        trim(0)


@cache
def _malloc_trim() -> Any:  # noqa: ANN401 - a function of C
    """Return the function of glibc; None with another C library."""
    if sys.platform != "linux":
        return None
    try:
        return ctypes.CDLL("libc.so.6").malloc_trim
    except (OSError, AttributeError):
        return None
