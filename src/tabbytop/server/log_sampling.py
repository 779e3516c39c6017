"""Rate limiting for the log: a few similar lines a minute, then a count of the others.

A client that sends garbage without end could otherwise fill the disk with complaints about it.
"""

import logging
import threading
import time
from collections.abc import Callable
from typing import Final

WINDOW: Final = 60.0  # seconds
_MAX_KINDS: Final = 100  # distinguished in one window; all others are one kind
_PREFIX: Final = 40  # characters of a message that identify its kind
_SUMMARY: Final = "log_summary"  # marks our own lines

Kind = tuple[str, int, str, str]
_OTHERS: Final[Kind] = ("", 0, "", "")


class RepeatFilter(logging.Filter):
    """A filter for a handler, which then applies to all loggers."""

    def __init__(
        self, handler: logging.Handler, most: int, now: Callable[[], float] = time.monotonic
    ) -> None:
        super().__init__()
        self._handler = handler
        self._most = most
        self._now = now
        self._lock = threading.Lock()
        self._seen: dict[Kind, int] = {}
        self._last: dict[Kind, logging.LogRecord] = {}
        self._ends = 0.0
        self._timer: threading.Timer | None = None

    def filter(self, record: logging.LogRecord) -> bool:
        if getattr(record, _SUMMARY, False):
            return True
        if self._now() >= self._ends:
            self.flush()
        with self._lock:
            kind = _kind(record)
            if kind not in self._seen and len(self._seen) >= _MAX_KINDS:
                kind = _OTHERS
            count = self._seen[kind] = self._seen.get(kind, 0) + 1
            if count <= self._most:
                return True
            self._last[kind] = record
            if self._timer is None:
                self._timer = threading.Timer(max(0.0, self._ends - self._now()), self.flush)
                self._timer.daemon = True
                self._timer.start()
        return False

    def flush(self) -> None:
        """Start a new window, and log how many lines were left out."""
        with self._lock:
            left_out = [
                (record, self._seen[kind] - self._most) for kind, record in self._last.items()
            ]
            self._seen.clear()
            self._last.clear()
            self._ends = self._now() + WINDOW
            if self._timer is not None:
                self._timer.cancel()
                self._timer = None
        for record, count in left_out:
            self._handler.handle(_summary(record, count))


def _kind(record: logging.LogRecord) -> Kind:
    """Return what similar lines share: the logger, the level, the beginning of the message, the
    type of the error."""
    error = record.exc_info[0] if record.exc_info else None
    name = error.__name__ if error is not None else ""
    return record.name, record.levelno, str(record.msg)[:_PREFIX], name


def _summary(record: logging.LogRecord, count: int) -> logging.LogRecord:
    line = logging.LogRecord(
        record.name,
        record.levelno,
        record.pathname,
        record.lineno,
        f"… {count} more like this: {record.msg}",
        record.args,
        None,
    )
    setattr(line, _SUMMARY, True)
    line.__dict__["count"] = count
    return line
