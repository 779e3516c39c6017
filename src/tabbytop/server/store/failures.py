"""Commits that failed: counted, and told to the log once, not once for each."""

import logging
import threading
import time
from collections.abc import Callable
from typing import Final

from tabbytop.server.metrics import count_failed_commit

_AGAIN_SECONDS: Final = 60.0  # after which it is told again, while it goes on
_log = logging.getLogger("tabbytop.server")


class FailedCommits:
    """What a database says of its writing. Any thread may call it."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._lock = threading.Lock()
        self._count = 0
        self._told_at = 0.0

    def failed(self, words: str) -> None:
        """A commit has failed, for that reason."""
        count_failed_commit()
        with self._lock:
            self._count += 1
            if self._count > 1 and self._now() < self._told_at + _AGAIN_SECONDS:
                return
            self._told_at = self._now()
            count = self._count
        _log.error("the database cannot be written: %s", words, extra={"count": count})

    def succeeded(self) -> None:
        """A commit is on disk."""
        if not self._count:
            return
        with self._lock:
            count, self._count = self._count, 0
        _log.warning(
            "the database can be written again; commits that failed: %d",
            count,
            extra={"count": count},
        )
