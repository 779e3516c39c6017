"""Memory that is free again goes back to the system.

The C library keeps what was freed for later use, in pieces between what is still in use. After many
games that is more than all that is in use.
"""

import ctypes
import gc
import sys
from functools import cache
from typing import Any


def give_back() -> None:
    """Collect garbage, and let the system have the memory that is free. It takes some milliseconds,
    most of them without holding up other threads."""
    gc.collect()
    trim = _malloc_trim()
    if trim is not None:
        trim(0)


@cache
def _malloc_trim() -> Any:  # noqa: ANN401 - a function of C
    """The function of glibc; None where there is another C library."""
    if sys.platform != "linux":
        return None
    try:
        return ctypes.CDLL("libc.so.6").malloc_trim
    except (OSError, AttributeError):
        return None
