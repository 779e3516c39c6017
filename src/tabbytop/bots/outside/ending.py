"""How a program ends: by force, with all it started, and never later than we do.

Python tidies up when it leaves by itself. A signal that ends it at once, as those do that a pool
sends to its workers, leaves no time for that, and a program that hangs would live on unseen. So
where such a signal has its default action, the programs are ended first.
"""

import contextlib
import os
import signal
import subprocess
import threading
from typing import Final
from weakref import WeakKeyDictionary

MOMENT: Final = 0.5  # seconds to leave, when told to; then to leave, when made to
_running: Final[WeakKeyDictionary[subprocess.Popen[bytes], int]] = WeakKeyDictionary()  # whose


def end_with_us(process: subprocess.Popen[bytes]) -> None:
    """See to it that the program ends when a signal ends us."""
    _running[process] = os.getpid()
    if threading.current_thread() is threading.main_thread():
        for number in (signal.SIGTERM, signal.SIGHUP):
            if signal.getsignal(number) == signal.SIG_DFL:
                signal.signal(number, _end_all)


def end(process: subprocess.Popen[bytes]) -> None:
    """Make the program and all it started leave, within a moment."""
    for pipe in (process.stdin, process.stdout, process.stderr):
        if pipe is not None:
            pipe.close()
    try:
        if process.poll() is None:
            _signal(process, signal.SIGTERM)
            with contextlib.suppress(subprocess.TimeoutExpired):
                process.wait(MOMENT)
    finally:
        _signal(process, signal.SIGKILL)
        process.wait()
        _running.pop(process, None)


def _signal(process: subprocess.Popen[bytes], number: int) -> None:
    with contextlib.suppress(ProcessLookupError, PermissionError):
        os.killpg(process.pid, number)


def _end_all(number: int, frame: object) -> None:
    """End the programs, then do what the signal would have done."""
    for process, owner in list(_running.items()):
        if owner == os.getpid():  # else we are a copy of who started it
            _signal(process, signal.SIGKILL)
    signal.signal(number, signal.SIG_DFL)
    os.kill(os.getpid(), number)
