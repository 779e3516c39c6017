"""A thread of our own that does jobs in the order in which they come.

An executor makes several locks and futures for each; here it is one future, and one word to the
loop when the job is done.
"""

import asyncio
import threading
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue
from typing import Any, NamedTuple, TypeVar

T = TypeVar("T")


class _Job(NamedTuple):
    do: Callable[[], Any]
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[Any]


class JobThread:
    """The thread. A job that was given to it is done, whoever no longer waits for it."""

    def __init__(self, name: str) -> None:
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._work, name=name, daemon=True)
        self._thread.start()

    def do(self, job: Callable[[], T]) -> asyncio.Future[T]:
        """Have it done; the future is of the loop that runs here."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()
        self._jobs.put(_Job(job, loop, done))
        return done

    def end(self) -> None:
        """Wait until all that was given to it is done, and the thread has ended."""
        self._jobs.put(None)
        self._thread.join()

    def _work(self) -> None:
        while (job := self._jobs.get()) is not None:
            result, error = None, None
            try:
                result = job.do()
            except BaseException as raised:  # whoever waits for it gets it
                error = raised
            with suppress(RuntimeError):  # the loop has ended, and with it whoever waited
                job.loop.call_soon_threadsafe(_tell, job.done, result, error)
            del job, result, error  # until the next one comes nothing is kept


def _tell(done: asyncio.Future[Any], result: object, error: BaseException | None) -> None:
    if done.done():
        return
    if error is not None:
        done.set_exception(error)
    else:
        done.set_result(result)
