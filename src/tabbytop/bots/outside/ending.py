"""Terminating external programs with all their children, at the latest when this process ends.

Python cleans up when it exits normally. A signal that kills it at once, as a process pool sends to
its workers, leaves no time for that, and a program that hangs would survive. So where such a signal
has its default action, a handler terminates the programs first.
"""

import contextlib
import os
import signal
import subprocess
import threading
from typing import Final
from weakref import WeakKeyDictionary

GRACE_SECONDS: Final = 0.5  # to exit by itself when asked; then to exit on SIGTERM
_running: Final[WeakKeyDictionary[subprocess.Popen[bytes], int]] = (
    WeakKeyDictionary()
)  # and the process that started it


def terminate_with_parent(process: subprocess.Popen[bytes]) -> None:
    """Terminate the program when a signal ends this process."""
    _running[process] = os.getpid()
    if threading.current_thread() is threading.main_thread():
        for number in (signal.SIGTERM, signal.SIGHUP):
            if signal.getsignal(number) == signal.SIG_DFL:
                signal.signal(number, _terminate_all)


def terminate(process: subprocess.Popen[bytes]) -> None:
    """Terminate the program and all that it started, within the grace period."""
    for pipe in (process.stdin, process.stdout, process.stderr):
        if pipe is not None:
            pipe.close()
    try:
        if process.poll() is None:
            _signal(process, signal.SIGTERM)
            with contextlib.suppress(subprocess.TimeoutExpired):
                process.wait(GRACE_SECONDS)
    finally:
        _signal(process, signal.SIGKILL)
        process.wait()
        _running.pop(process, None)


def _signal(process: subprocess.Popen[bytes], number: int) -> None:
    with contextlib.suppress(ProcessLookupError, PermissionError):
        os.killpg(process.pid, number)


def _terminate_all(number: int, frame: object) -> None:
    """Terminate the programs, then do what the signal would have done."""
    for process, owner in list(_running.items()):
        if owner == os.getpid():  # else this is a fork of the process that started it
            _signal(process, signal.SIGKILL)
    signal.signal(number, signal.SIG_DFL)
    os.kill(os.getpid(), number)
