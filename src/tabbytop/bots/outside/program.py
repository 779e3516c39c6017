"""An external process: lines to its standard input, lines from its standard output, with time
limits.

The program may be broken or hostile. Nothing here waits longer than its limit or buffers more than
a little, and after the end nothing is left: no process, no open pipe. (Processes that it started in
a session of their own are out of reach.)

There is one thread: pipes are read only while an answer is awaited. Output in between waits in the
pipe, and the program blocks once the pipe is full.
"""

import contextlib
import os
import selectors
import signal
import subprocess
import weakref
from collections import deque
from collections.abc import Sequence
from time import monotonic
from typing import Final

from tabbytop.bots.outside.ending import GRACE_SECONDS, terminate, terminate_with_parent

_CHUNK: Final = 1 << 16
_MAX_LINE: Final = 1 << 16  # bytes; an answer has about a hundred
_MAX_ANSWER: Final = 1 << 20  # bytes for one answer, with all comments
_POLL_SECONDS: Final = 0.25  # between checks that the program still runs
_KEPT_ERRORS: Final = 1 << 12  # bytes of the error output, for its last line


class Misbehaved(Exception):
    """Raised when the program breaks the protocol or does not answer; it must not be asked again.

    `reason` says why in our words. `words` are the program's own, and may contain secrets of its
    seat.
    """

    def __init__(self, reason: str, words: str = "") -> None:
        super().__init__(reason, words)
        self.reason = reason
        self.words = words


class Program:
    """A running program. The constructor raises OSError or ValueError if it cannot be started."""

    def __init__(self, command: Sequence[str]) -> None:
        # A new session: Ctrl-C in our terminal does not reach the program, and all that it starts
        # can be terminated with it.
        self._process = subprocess.Popen(
            command,
            bufsize=0,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            start_new_session=True,
        )
        self._selector = selectors.DefaultSelector()
        # Also terminates a program that nobody stops.
        terminate_with_parent(self._process)
        self._end = weakref.finalize(self, _clean_up, self._process, self._selector)
        pipes = (self._process.stdin, self._process.stdout, self._process.stderr)
        self._stdin, self._stdout, self._stderr = (pipe.fileno() for pipe in pipes if pipe)
        for pipe in (self._stdin, self._stdout, self._stderr):
            os.set_blocking(pipe, False)
        self._selector.register(self._stdout, selectors.EVENT_READ)
        self._selector.register(self._stderr, selectors.EVENT_READ)
        self._outbox = bytearray()  # not written yet
        self._lines: deque[bytes] = deque()  # complete lines, not read yet
        self._partial_line = b""  # an incomplete line
        self._errors = bytearray()  # the end of its error output
        self._input_closed = False  # the program has closed its input
        self._seconds = 0.0
        self._deadline = 0.0
        self._bytes_read = 0  # bytes read since the deadline was set

    def send(self, line: str) -> None:
        """Send a line. The part that the program does not take now is written while we wait for
        answers."""
        self._outbox += line.encode() + b"\n"
        self._push()

    def set_deadline(self, seconds: float) -> None:
        """Give the program so many seconds from now on for its next answer.

        A program that has closed its input gets only the grace period, for earlier output or its
        end.
        """
        self._seconds = seconds
        self._deadline = monotonic() + (
            min(seconds, GRACE_SECONDS) if self._input_closed else seconds
        )
        self._bytes_read = 0

    def line(self) -> str:
        """Return the next line, without its end; raise Misbehaved if none comes in time."""
        while not self._lines:
            left = self._deadline - monotonic()
            # This process may have been suspended: output that is there by now is in time.
            self._pump(max(min(left, _POLL_SECONDS), 0))
            if not self._lines and self._process.poll() is not None:
                self._pump(0)  # the last output; a child may hold the pipe open
                if not self._lines:
                    raise self._ended()
            if not self._lines and left <= 0:
                raise self._timed_out()
        return self._next_line()

    def lines_waiting(self) -> list[str]:
        """Return the complete lines that the program has written already."""
        self._bytes_read = 0
        self._pump(0)
        return [self._next_line() for _ in range(len(self._lines))]

    def stop(self) -> str:
        """Terminate it at once. Return how it had ended by itself; else an empty string."""
        self._end()
        code = self._process.returncode
        if code in {-signal.SIGTERM, -signal.SIGKILL}:
            return ""
        return f"exit code {code}" if code >= 0 else f"signal {-code}"

    def shut_down(self, line: str) -> None:
        """Send a last line, give the program the grace period to exit by itself, and terminate
        it."""
        until = monotonic() + GRACE_SECONDS
        with contextlib.suppress(Misbehaved):
            self.send(line)
            while self._outbox and not self._input_closed and monotonic() < until:
                self._pump(until - monotonic())
        if self._process.stdin is not None:
            self._process.stdin.close()
            self._outbox.clear()
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(GRACE_SECONDS)
        self.stop()

    def _next_line(self) -> str:
        try:
            return self._lines.popleft().decode().strip()
        except UnicodeDecodeError:
            raise Misbehaved("wrote something that is no UTF-8 text") from None

    def _pump(self, seconds: float) -> None:
        """Wait so long for the pipes to become readable or writable, and transfer data."""
        for key, _ in self._selector.select(seconds):
            if key.fd == self._stdin:
                self._push()
            elif key.fd == self._stderr:
                self._read_errors()
            else:
                self._read()

    def _push(self) -> None:
        """Write as much as the program takes."""
        if self._input_closed:
            self._outbox.clear()
        try:
            while self._outbox:
                del self._outbox[: os.write(self._stdin, self._outbox)]
        except BlockingIOError:
            pass
        except BrokenPipeError:
            self._input_closed = True
            self._deadline = min(self._deadline, monotonic() + GRACE_SECONDS)
            self._outbox.clear()
        waits = self._stdin in self._selector.get_map()
        if self._outbox and not waits:
            self._selector.register(self._stdin, selectors.EVENT_WRITE)
        elif waits and not self._outbox:
            self._selector.unregister(self._stdin)

    def _read(self) -> None:
        said = os.read(self._stdout, _CHUNK)
        if not said:
            raise self._ended()
        *lines, self._partial_line = (self._partial_line + said).split(b"\n")
        self._lines.extend(lines)
        self._bytes_read += len(said)
        if self._bytes_read > _MAX_ANSWER:
            raise Misbehaved("wrote far too much for an answer")
        if len(self._partial_line) > _MAX_LINE:
            raise Misbehaved("wrote a line that does not end")

    def _read_errors(self) -> None:
        said = os.read(self._stderr, _CHUNK)
        self._errors += said
        del self._errors[:-_KEPT_ERRORS]
        if not said and self._stderr in self._selector.get_map():
            self._selector.unregister(self._stderr)

    def _timed_out(self) -> Misbehaved:
        if self._input_closed:
            return Misbehaved("closed its input")
        return Misbehaved(f"did not answer within {self._seconds:g} seconds")

    def _ended(self) -> Misbehaved:
        """Return the error for a program that closed its output, most often by ending."""
        with contextlib.suppress(BlockingIOError):
            self._read_errors()
        how = self.stop()
        last = self._errors.decode(errors="replace").strip().rpartition("\n")[2]
        return Misbehaved(f"ended with {how}" if how else "closed its output", last)


def _clean_up(process: subprocess.Popen[bytes], selector: selectors.BaseSelector) -> None:
    selector.close()
    terminate(process)
