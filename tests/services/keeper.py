"""Runs one service for the tests, and stops it when they end, also if they are killed.

It is a process of its own, which then stops the service and removes its folder. It reads commands
as lines and answers each with a number: `run COMMAND` with the exit status, `start COMMAND` with
the process id, `alive` with 1 or 0, `end SIGNAL` with the exit status.
"""

import json
import os
import pwd
import select
import shutil
import signal
import subprocess
import sys
from pathlib import Path
from typing import NoReturn

PATIENCE = 20  # seconds that a server has to stop by itself


class Keeper:
    """Owns the process of a service and its folder."""

    def __init__(self, folder: Path, user: str) -> None:
        self.folder = folder
        self.user = pwd.getpwnam(user) if user else None
        self.server: subprocess.Popen[bytes] | None = None

    def open(self, command: list[str]) -> subprocess.Popen[bytes]:
        """Start the process in a session of its own, so that Ctrl-C reaches the tests only."""
        with Path(self.folder, "log").open("ab") as log:
            return subprocess.Popen(
                command,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                cwd=self.folder,
                start_new_session=True,
                user=self.user.pw_uid if self.user else None,
                group=self.user.pw_gid if self.user else None,
                extra_groups=[] if self.user else None,
            )

    def end(self, number: int) -> int:
        """Send the signal and wait; kill a process that ignores it, with its children."""
        if self.server is None:
            return 0
        if self.server.poll() is None:
            self.server.send_signal(number)
            try:
                self.server.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                os.killpg(self.server.pid, signal.SIGKILL)
        return self.server.wait()

    def obey(self, line: str) -> int:
        """Execute one command."""
        verb, _, rest = line.partition(" ")
        if verb == "run":
            return self.open(json.loads(rest)).wait()
        if verb == "start":
            self.end(signal.SIGINT)
            self.server = self.open(json.loads(rest))
            return self.server.pid
        if verb == "alive":
            return self.server is not None and self.server.poll() is None
        return self.end(int(rest))

    def serve(self) -> None:
        """Execute commands until the other end is closed."""
        # Not the end of input alone: a forked child of dead tests may still hold its other end.
        parent = os.getppid()
        said = b""
        while os.getppid() == parent:
            if not select.select([0], [], [], 0.5)[0]:
                continue
            piece = os.read(0, 65536)
            if not piece:
                return
            *lines, said = (said + piece).split(b"\n")
            for line in lines:
                os.write(1, b"%d\n" % self.obey(line.decode()))


def leave(*_: object) -> NoReturn:
    """On SIGTERM, stop the service first."""
    sys.exit()


def main() -> None:
    """`keeper.py FOLDER USER`; an empty user is the current one."""
    keeper = Keeper(Path(sys.argv[1]), sys.argv[2])
    signal.signal(signal.SIGTERM, leave)
    try:
        keeper.serve()
    finally:
        keeper.end(signal.SIGINT)
        shutil.rmtree(keeper.folder)


if __name__ == "__main__":
    main()
