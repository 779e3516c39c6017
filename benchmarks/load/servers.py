"""A server in processes of its own, on a core of its own, and what it uses."""

import os
import socket
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

from load.seats import House

TICKS = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")
PATIENCE = 60.0  # seconds for a server to start


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def machine_seconds() -> float:
    """Processor time that all programs on this machine have used."""
    fields = Path("/proc/stat").read_text().split("\n", 1)[0].split()[1:9]
    user, nice, system, _idle, _waiting, hard, soft, stolen = map(int, fields)
    return (user + nice + system + hard + soft + stolen) / TICKS


class Server:
    """A house that is open. `folder` is for what it writes."""

    def __init__(self, house: House, folder: Path, cores: set[int]) -> None:
        self.house = house
        self._log = folder / "server.log"
        folder.mkdir(parents=True)
        mine = os.sched_getaffinity(0)
        os.sched_setaffinity(0, cores)  # what is started has the cores of who starts it
        try:
            with self._log.open("wb") as log:
                self._process = subprocess.Popen(
                    house.command(),
                    env={**os.environ, **house.environment(folder)},
                    stdin=subprocess.DEVNULL, stdout=log, stderr=log,
                )  # fmt: skip
        finally:
            os.sched_setaffinity(0, mine)

    def wait(self) -> None:
        """Until it listens."""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            if self._process.poll() is not None:
                sys.exit(f"{self.house.name} has ended:\n{self.said()}")
            with suppress(OSError), socket.create_connection(("127.0.0.1", self.house.port), 1):
                return
            time.sleep(0.05)
        sys.exit(f"{self.house.name} does not listen:\n{self.said()}")

    def said(self) -> str:
        """The end of its log."""
        return self._log.read_text(errors="replace")[-4000:]

    def end(self) -> None:
        """It has time to say goodbye."""
        self._process.terminate()
        try:
            self._process.wait(15)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()

    def seconds(self) -> float:
        """Processor time that it has used, with its children's, those that have ended too."""
        # From the third field on, after the name in brackets: utime, stime, cutime, cstime.
        return sum(sum(map(int, _stat(pid)[11:15])) for pid in self._processes()) / TICKS

    def memory(self) -> int:
        """Bytes that are resident in all its processes."""
        sizes = (Path(f"/proc/{pid}/statm").read_text().split()[1] for pid in self._processes())
        return sum(map(int, sizes)) * PAGE

    def _processes(self) -> list[int]:
        """It, its children, theirs."""
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
