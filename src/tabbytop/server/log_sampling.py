"""Of lines that are alike, the log gets a few a minute and then how many more there were.

Whoever sends garbage without end would otherwise fill the disk with complaints about it.
"""

import logging
import threading
import time
from collections.abc import Callable
from typing import Final

WINDOW: Final = 60.0  # seconds
_MOST_KINDS: Final = 100  # told apart in one window; all others are one kind
_SIGNS: Final = 40  # of a message by which kinds are told apart
_SUMMARY: Final = "log_summary"  # the mark of a line of our own

Kind = tuple[str, int, str, str]
_OTHERS: Final[Kind] = ("", 0, "", "")


class Sampling(logging.Filter):
    """For a handler: it holds for every logger whose lines come there."""

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
        """Whether the line is written."""
        if getattr(record, _SUMMARY, False):
            return True
        if self._now() >= self._ends:
            self.flush()
        with self._lock:
            kind = _kind(record)
            if kind not in self._seen and len(self._seen) >= _MOST_KINDS:
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
        """Begin to count anew, and write how much was left out."""
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
    """What makes two lines alike: who writes it, what is written but for its details, which
    error."""
    error = record.exc_info[0] if record.exc_info else None
    name = error.__name__ if error is not None else ""
    return record.name, record.levelno, str(record.msg)[:_SIGNS], name


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
