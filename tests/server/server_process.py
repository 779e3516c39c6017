"""`tabbytop serve`, or `tabbytop` alone, in a process of its own."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

import httpx

CLI = [sys.executable, "-c", "from tabbytop.cli import main; main()"]


class ServerProcess:
    """A server in a process of its own."""

    def __init__(
        self,
        folder: Path,
        *words: str,
        command: Sequence[str] = ("serve", "--port", "0"),
        environment: Mapping[str, str] | None = None,
    ) -> None:
        self.log = folder / "log"
        environment = {
            **os.environ,
            "TABBYTOP_DATABASE": str(folder / "tables.db"),
            **(environment or {}),
        }
        with self.log.open("w") as log:
            self.process = subprocess.Popen(
                [*CLI, *command, *words],
                env=environment,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                start_new_session=True,  # so that all its processes can be ended at once
            )
        self.url = ""
        self.said = ""

    def listens(self) -> None:
        """Wait until it prints its URL."""
        assert self.process.stdout is not None
        self.said = self.process.stdout.readline()
        found = re.search(r"http://[\w.:\[\]]*\w", self.said)
        assert found is not None, self.said + self.log.read_text(encoding="utf-8")
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
def running_process(
    folder: Path,
    *words: str,
    command: Sequence[str] = ("serve", "--port", "0"),
    environment: Mapping[str, str] | None = None,
) -> Iterator[ServerProcess]:
    server = ServerProcess(folder, *words, command=command, environment=environment)
    try:
        server.listens()
        yield server
    finally:
        server.kill()
