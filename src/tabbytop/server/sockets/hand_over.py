"""Handing WebSockets over between the workers of one machine, to gather the players of a table.

The workers share one listening socket, so that the players of a table come to any of them. Each
worker would then apply every move and tell its own part of the players. Instead, a worker that gets
the request for a WebSocket passes it on, with the connection itself, to the worker that is
responsible for the table among those of this machine: the one that drives it, if that is here.

Every worker has a Unix socket in a folder that only the workers can enter. A worker that is in the
folder takes connections; one that stops leaves it. Nothing depends on a hand-over: where it fails,
the worker that has the connection serves it.
"""

import array
import asyncio
import contextlib
import errno
import logging
import os
import re
import socket
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from tabbytop.server.driving.assignment import assigned_worker
from tabbytop.server.people.identity import ID_PATTERN

_TABLE: Final = re.compile(rf"/api/tables/({ID_PATTERN.strip('^$')})/socket(?:\?.*)?")
_MOST_BYTES: Final = 1 << 17  # of a request, more than the HTTP protocol lets through
_AT_ONCE: Final = 64  # connections that are taken before others have their turn
_PAUSE: Final = 0.004  # seconds until a full queue is tried again …
_TRIES: Final = 50  # … and how often
_HIDDEN: Final = "."  # names of sockets that are being made begin with it
_log = logging.getLogger("tabbytop.server")

TakeOver = Callable[[socket.socket, bytes], None]  # serve a connection whose request was read


@contextlib.contextmanager
def hand_over_folder() -> Iterator[Path | None]:
    """Provide a folder for the sockets of the workers while they run, which is closed to other
    users. None where connections cannot be handed over."""
    if not hasattr(socket, "AF_UNIX") or not hasattr(socket, "recv_fds"):
        yield None
        return
    with TemporaryDirectory(prefix="tabbytop-", ignore_cleanup_errors=True) as folder:
        yield Path(folder)


class SocketHandOver:
    """Passes connections to the workers that shall serve them, and takes those of others."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._worker = ""
        self._socket: socket.socket | None = None
        self._take_over: TakeOver = _close

    def open(self, worker: str, take_over: TakeOver) -> None:
        """Take connections for this worker from now on. If that is not possible, none are handed
        over from here either."""
        inbox = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        inbox.setblocking(False)
        hidden = self._folder / f"{_HIDDEN}{worker}"
        try:
            for size in (socket.SO_SNDBUF, socket.SO_RCVBUF):  # small on some systems
                inbox.setsockopt(socket.SOL_SOCKET, size, 2 * _MOST_BYTES)
            inbox.bind(str(hidden))
            hidden.rename(self._folder / worker)  # visible when it takes connections, not before
        except OSError as error:
            inbox.close()
            _log.warning("sockets cannot be handed over between workers: %s", error.strerror)
            return
        self._socket, self._worker, self._take_over = inbox, worker, take_over
        asyncio.get_running_loop().add_reader(inbox, self._receive)

    def close(self) -> None:
        """Leave the folder, and take the connections that were handed over before."""
        if self._socket is None:
            return
        inbox, self._socket = self._socket, None
        self._remove(self._worker)
        asyncio.get_running_loop().remove_reader(inbox)
        with inbox:
            while self._take_next(inbox):
                pass

    def pass_on(
        self,
        target: str,
        request: bytes,
        transport: asyncio.Transport,
        serve_here: Callable[[], None],
        tries: int = _TRIES,
    ) -> None:
        """Hand a connection over to the worker that is responsible for its table. `target` is the
        path that it asks for, `request` all that was read of it. `serve_here` is called if this
        worker shall serve it."""
        dead = set[str]()
        while (worker := self._other_worker(target, dead)) is not None:
            try:
                self._send(worker, request, transport)
            except (ConnectionRefusedError, FileNotFoundError):
                dead.add(worker)
                self._remove(worker)
            except BlockingIOError:
                if tries > 1:
                    transport.pause_reading()
                    self._try_again_soon(target, request, transport, serve_here, tries - 1)
                    return
                break
            except OSError:
                break
            else:
                transport.abort()  # closes this worker's descriptor, not the connection
                return
        if tries < _TRIES:
            transport.resume_reading()
        serve_here()

    def _try_again_soon(
        self,
        target: str,
        request: bytes,
        transport: asyncio.Transport,
        serve_here: Callable[[], None],
        tries: int,
    ) -> None:
        def try_again() -> None:
            if not transport.is_closing():
                self.pass_on(target, request, transport, serve_here, tries)

        asyncio.get_running_loop().call_later(_PAUSE, try_again)

    def _other_worker(self, target: str, dead: set[str]) -> str | None:
        """Return the worker of this machine that shall serve the socket; None: this one."""
        found = _TABLE.fullmatch(target)
        if found is None or self._socket is None:
            return None
        try:
            names = os.listdir(self._folder)
        except OSError:  # somebody has cleaned up
            return None
        others = {name for name in names if not name.startswith(_HIDDEN)} - dead
        worker = assigned_worker(found[1], [self._worker, *others])
        return None if worker == self._worker else worker

    def _send(self, worker: str, request: bytes, transport: asyncio.Transport) -> None:
        """Send the connection. OSError if that fails; BlockingIOError if it may succeed later."""
        assert self._socket is not None
        if len(request) > _MOST_BYTES:
            raise OSError(errno.EMSGSIZE, "the request is too long")
        descriptor = transport.get_extra_info("socket").fileno()
        rights = array.array("i", [descriptor])
        self._socket.sendmsg(
            [request],
            [(socket.SOL_SOCKET, socket.SCM_RIGHTS, rights)],
            0,
            str(self._folder / worker),
        )

    def _receive(self) -> None:
        for _ in range(_AT_ONCE):
            if self._socket is None or not self._take_next(self._socket):
                return

    def _take_next(self, inbox: socket.socket) -> bool:
        """Take the next connection; return False if there is none."""
        try:
            request, descriptors, _, _ = socket.recv_fds(inbox, _MOST_BYTES, 1)
        except OSError:
            return False
        for descriptor in descriptors:
            connection = socket.socket(fileno=descriptor)
            connection.set_inheritable(False)
            connection.setblocking(False)
            self._take_over(connection, request)
        return True

    def _remove(self, worker: str) -> None:
        with contextlib.suppress(OSError):
            (self._folder / worker).unlink()


def _close(connection: socket.socket, _request: bytes) -> None:
    """Where nobody serves."""
    connection.close()
