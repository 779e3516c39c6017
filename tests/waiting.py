"""The one place where tests wait.

Tests wait for something that happens, never for time to pass, and they measure nothing. A limit is
only for hangs: whatever works at all is done long before, also on a machine with much to do.
"""

import asyncio
import inspect
import time
from collections.abc import Callable
from typing import Final

HANG: Final = 120.0  # seconds
_FIRST_LOOK: Final = 0.001  # seconds until a condition is looked at again; each time longer …
_LAST_LOOK: Final = 0.02  # … up to this
_TURNS: Final = 20  # of the event loop, for callbacks that have others called

Condition = Callable[[], object]  # true when the wait is over


async def until(condition: Condition, *, seconds: float = HANG) -> None:
    """Wait until the condition, which may be asynchronous, is true."""
    deadline, pause = time.monotonic() + seconds, _FIRST_LOOK
    while True:
        found = condition()
        if inspect.isawaitable(found):
            found = await found
        if found:
            return
        _require_time(deadline, condition, seconds)
        await asyncio.sleep(pause)
        pause = min(1.5 * pause, _LAST_LOOK)


def block_until(condition: Condition, *, seconds: float = HANG) -> None:
    """Wait without an event loop, for other processes and threads, until the condition is true."""
    deadline, pause = time.monotonic() + seconds, _FIRST_LOOK
    while not condition():
        _require_time(deadline, condition, seconds)
        time.sleep(pause)
        pause = min(1.5 * pause, _LAST_LOOK)


async def settle(turns: int = _TURNS) -> None:
    """Let the event loop run everything that is ready, and what that makes ready in turn."""
    for _ in range(turns):
        await asyncio.sleep(0)


async def client_pause(seconds: float) -> None:
    """The pause of a client between two tries or two moves. It is part of the load: whatever a test
    checks holds for any length of it."""
    await asyncio.sleep(seconds)


def _require_time(deadline: float, condition: Condition, seconds: float) -> None:
    if time.monotonic() > deadline:
        raise AssertionError(f"waited {seconds:g} seconds in vain for: {_source(condition)}")


def _source(condition: Condition) -> str:
    try:
        return inspect.getsource(condition).strip()
    except (OSError, TypeError):
        return repr(condition)
