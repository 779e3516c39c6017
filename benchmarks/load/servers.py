"""A server in its own processes, on its own core, and the resources that it uses."""

import os
import socket
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

from load.seats import Backend

TICKS = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")
PATIENCE = 60.0  # seconds for a server to start


def free_port() -> int:
    """Return a free port."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def machine_seconds() -> float:
    """Return the processor time that all programs on this machine have used."""
    fields = Path("/proc/stat").read_text().split("\n", 1)[0].split()[1:9]
    user, nice, system, _idle, _waiting, hard, soft, stolen = map(int, fields)
    return (user + nice + system + hard + soft + stolen) / TICKS


class Server:
    """A running backend; it may write into `folder`."""

    def __init__(self, backend: Backend, folder: Path, cores: set[int]) -> None:
        self.backend = backend
        self._log = folder / "server.log"
        folder.mkdir(parents=True)
        mine = os.sched_getaffinity(0)
        os.sched_setaffinity(0, cores)  # what is started has the cores of who starts it
        try:
            with self._log.open("wb") as log:
                self._process = subprocess.Popen(
                    backend.command(),
                    env={**os.environ, **backend.environment(folder)},
                    stdin=subprocess.DEVNULL, stdout=log, stderr=log,
                )  # fmt: skip
        finally:
            os.sched_setaffinity(0, mine)

    def wait(self) -> None:
        """Wait until it listens."""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            if self._process.poll() is not None:
                sys.exit(f"{self.backend.name} has ended:\n{self.said()}")
            with suppress(OSError), socket.create_connection(("127.0.0.1", self.backend.port), 1):
                return
            time.sleep(0.05)
        sys.exit(f"{self.backend.name} does not listen:\n{self.said()}")

    def said(self) -> str:
        """Return the end of its log."""
        return self._log.read_text(errors="replace")[-4000:]

    def end(self) -> None:
        """Stop it, with time to shut down."""
        self._process.terminate()
        try:
            self._process.wait(15)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()

    def seconds(self) -> float:
        """Return its processor time, with that of all its children, also ended ones."""
        # From the third field on, after the name in brackets: utime, stime, cutime, cstime.
        return sum(sum(map(int, _stat(pid)[11:15])) for pid in self._processes()) / TICKS

    def memory(self) -> int:
        """Return the resident bytes of all its processes."""
        sizes = (Path(f"/proc/{pid}/statm").read_text().split()[1] for pid in self._processes())
        return sum(map(int, sizes)) * PAGE

    def _processes(self) -> list[int]:
        """Return its process, its children and theirs."""
        parents: dict[int, list[int]] = {}
        for folder in Path("/proc").iterdir():
            if folder.name.isdigit():
                with suppress(OSError):  # it has just ended
                    pid = int(folder.name)
                    parents.setdefault(int(_stat(pid)[1]), []).append(pid)
        found = [self._process.pid]
        for pid in found:  # it grows meanwhile
            found.extend(parents.get(pid, []))
        return found


def _stat(pid: int) -> list[str]:
    return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
