"""`tabbytop serve` in a process of its own."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

CLI = [sys.executable, "-c", "from tabbytop.cli import main; main()"]


class ServerProcess:
    """A server in a process of its own."""

    def __init__(self, folder: Path, *words: str) -> None:
        self.log = folder / "log"
        environment = {**os.environ, "TABBYTOP_DATABASE": str(folder / "tables.db")}
        with self.log.open("w") as log:
            self.process = subprocess.Popen(
                [*CLI, "serve", "--port", "0", *words],
                env=environment,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                start_new_session=True,  # so that all its processes can be ended at once
            )
        self.url = ""

    def listens(self) -> None:
        """Wait until it prints its URL."""
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        found = re.search(r"http://\S+(?=,)", said)
        assert found is not None, said + self.log.read_text(encoding="utf-8")
        self.url = found[0]

    def get(self, path: str) -> httpx.Response:
        return httpx.get(self.url + path, timeout=30)

    def stop(self, by: signal.Signals) -> int:
        self.process.send_signal(by)
        return self.process.wait(30)

    def kill(self) -> None:
        """Kill the server, its workers and its bots at once, as an accident would."""
        if self.process.stdout is not None:
            self.process.stdout.close()
        if self.process.returncode is None:  # else its number may be another's by now
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()


@contextmanager
def running_process(folder: Path, *words: str) -> Iterator[ServerProcess]:
    server = ServerProcess(folder, *words)
    try:
        server.listens()
        yield server
    finally:
        server.kill()
