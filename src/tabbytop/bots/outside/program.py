"""A program beside ours: lines to its standard input, lines from its standard output, in time.

The program may be broken or hostile. Nothing here waits longer than it was told to or keeps more
than a little, and when it is stopped, nothing of it is left: no process, no open pipe. (What it
has started in a session of its own is out of reach.)

There is one thread and no other: pipes are only looked at while an answer is waited for. Whatever
the program writes in between waits in its pipe, and the program with it once that is full.
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

from tabbytop.bots.outside.ending import MOMENT, end, end_with_us

_CHUNK: Final = 1 << 16
_LONGEST_LINE: Final = 1 << 16  # bytes; an answer takes a hundred
_MOST: Final = 1 << 20  # bytes for one answer, with all that is said beside it
_GLANCE: Final = 0.25  # seconds after which we look whether the program is still there
_KEPT: Final = 1 << 12  # bytes of the error output, for the last line


class Misbehaved(Exception):
    """The program did what it must not, or nothing: it is not to be asked any more.

    `reason` says what in our words. `words` are the program's own, and may tell its secrets.
    """

    def __init__(self, reason: str, words: str = "") -> None:
        super().__init__(reason, words)
        self.reason = reason
        self.words = words


class Program:
    """A running program. OSError or ValueError if it cannot be started."""

    def __init__(self, command: Sequence[str]) -> None:
        # A session of its own: Ctrl-C in our terminal is not meant for the program, and whatever
        # the program starts can be ended together with it.
        self._process = subprocess.Popen(
            command,
            bufsize=0,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            start_new_session=True,
        )
        self._selector = selectors.DefaultSelector()
        # Also for one that nobody stops: it must not outlive us.
        end_with_us(self._process)
        self._end = weakref.finalize(self, _put_away, self._process, self._selector)
        pipes = (self._process.stdin, self._process.stdout, self._process.stderr)
        self._stdin, self._stdout, self._stderr = (pipe.fileno() for pipe in pipes if pipe)
        for pipe in (self._stdin, self._stdout, self._stderr):
            os.set_blocking(pipe, False)
        self._selector.register(self._stdout, selectors.EVENT_READ)
        self._selector.register(self._stderr, selectors.EVENT_READ)
        self._outbox = bytearray()  # what the program has not taken yet
        self._lines: deque[bytes] = deque()  # what it has said and nobody has asked for yet
        self._begun = b""  # the line that it has not ended yet
        self._errors = bytearray()  # the last of its error output
        self._deaf = False  # it has closed its input
        self._seconds = 0.0
        self._until = 0.0
        self._said = 0  # bytes since then

    def send(self, line: str) -> None:
        """Say a line. What the program does not take now goes on its way while we wait."""
        self._outbox += line.encode() + b"\n"
        self._push()

    def allow(self, seconds: float) -> None:
        """From now on the program has so much time to say what we wait for.

        One that cannot hear us has a moment, for what it may have said before, or for its end.
        """
        self._seconds = seconds
        self._until = monotonic() + (min(seconds, MOMENT) if self._deaf else seconds)
        self._said = 0

    def line(self) -> str:
        """The next line, without its end, as soon as it is there and before time is up."""
        while not self._lines:
            left = self._until - monotonic()
            # We may have slept ourselves: what has come by now is in time.
            self._pump(max(min(left, _GLANCE), 0))
            if not self._lines and self._process.poll() is not None:
                self._pump(0)  # its last words; what it started may hold its output open
                if not self._lines:
                    raise self._ended()
            if not self._lines and left <= 0:
                raise self._late()
        return self._taken()

    def lines_waiting(self) -> list[str]:
        """What the program has said already, as far as it is whole lines."""
        self._said = 0
        self._pump(0)
        return [self._taken() for _ in range(len(self._lines))]

    def stop(self) -> str:
        """End it, at once. How it had ended by itself; else nothing."""
        self._end()
        code = self._process.returncode
        if code in {-signal.SIGTERM, -signal.SIGKILL}:
            return ""
        return f"exit code {code}" if code >= 0 else f"signal {-code}"

    def leave(self, line: str) -> None:
        """Say a last line, give the program a moment to leave by itself, and end it."""
        until = monotonic() + MOMENT
        with contextlib.suppress(Misbehaved):
            self.send(line)
            while self._outbox and not self._deaf and monotonic() < until:
                self._pump(until - monotonic())
        if self._process.stdin is not None:
            self._process.stdin.close()
            self._outbox.clear()
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(MOMENT)
        self.stop()

    def _taken(self) -> str:
        try:
            return self._lines.popleft().decode().strip()
        except UnicodeDecodeError:
            raise Misbehaved("wrote something that is no UTF-8 text") from None

    def _pump(self, seconds: float) -> None:
        """Wait so long for something to read or to write, and do it."""
        for key, _ in self._selector.select(seconds):
            if key.fd == self._stdin:
                self._push()
            elif key.fd == self._stderr:
                self._read_errors()
            else:
                self._read()

    def _push(self) -> None:
        """Write as much as the program takes."""
        if self._deaf:
            self._outbox.clear()
        try:
            while self._outbox:
                del self._outbox[: os.write(self._stdin, self._outbox)]
        except BlockingIOError:
            pass
        except BrokenPipeError:
            self._deaf = True
            self._until = min(self._until, monotonic() + MOMENT)
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
        *lines, self._begun = (self._begun + said).split(b"\n")
        self._lines.extend(lines)
        self._said += len(said)
        if self._said > _MOST:
            raise Misbehaved("wrote far too much for an answer")
        if len(self._begun) > _LONGEST_LINE:
            raise Misbehaved("wrote a line that does not end")

    def _read_errors(self) -> None:
        said = os.read(self._stderr, _CHUNK)
        self._errors += said
        del self._errors[:-_KEPT]
        if not said and self._stderr in self._selector.get_map():
            self._selector.unregister(self._stderr)

    def _late(self) -> Misbehaved:
        if self._deaf:
            return Misbehaved("closed its input")
        return Misbehaved(f"did not answer within {self._seconds:g} seconds")

    def _ended(self) -> Misbehaved:
        """The program has closed its output, most often by ending."""
        with contextlib.suppress(BlockingIOError):
            self._read_errors()
        how = self.stop()
        last = self._errors.decode(errors="replace").strip().rpartition("\n")[2]
        return Misbehaved(f"ended with {how}" if how else "closed its output", last)


def _put_away(process: subprocess.Popen[bytes], selector: selectors.BaseSelector) -> None:
    selector.close()
    end(process)
