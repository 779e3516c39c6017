"""A real service for tests: on a free local port, in a folder of its own."""

import json
import os
import pwd
import random
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
from abc import ABC, abstractmethod
from pathlib import Path

from tests.waiting import HANG, block_until

KEEPER = Path(__file__).with_name("keeper.py")


class Broken(Exception):
    """The service failed; its log says why."""


class Server(ABC):
    """Started and stopped by the tests; its keeper stops it when they end."""

    name: str
    dies_of = signal.SIGKILL

    def __init__(self, user: str = "") -> None:
        self.folder = Path(tempfile.mkdtemp(prefix=f"tabbytop-{self.name}-"))
        self.password = secrets.token_hex(16)
        self.process = 0
        if user:
            shutil.chown(self.folder, user, pwd.getpwnam(user).pw_gid)
        self.keeper = subprocess.Popen(
            [sys.executable, "-I", KEEPER, self.folder, user],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            start_new_session=True,
            env=plain_environment(),
        )
        try:
            self.prepare()
            self.settle()
        except BaseException:
            self.close()
            raise

    @property
    @abstractmethod
    def url(self) -> str:
        """The URL of the running test's database."""

    @abstractmethod
    def prepare(self) -> None:
        """Write the files that the service needs to start."""

    @abstractmethod
    def command(self) -> list[str]:
        """The command that starts the service on its port."""

    @abstractmethod
    def answers(self) -> bool:
        """Whether this service, and no other on its port, accepts connections."""

    def settle(self) -> None:
        """Start on a free port; try another one if it was taken meanwhile."""
        for _ in range(3):
            self.port = free_port()
            try:
                return self.start()
            except Broken as broken:
                reason = broken
        raise reason

    def start(self) -> None:
        """Start it, unless it runs, and wait until it accepts connections."""
        if self.process:
            return
        self.process = self.tell("start", json.dumps(self.command()))
        block_until(lambda: self.answers() or not self.tell("alive"))
        if not self.tell("alive"):
            self.stop()
            raise Broken(f"{self.name} does not start:\n{self.log()}")

    def stop(self) -> None:
        """Shut it down; clients lose their connections."""
        self.process = 0
        self.tell("end", str(int(signal.SIGINT)))

    def crash(self) -> None:
        """Kill it, as a crash would."""
        self.process = 0
        self.tell("end", str(int(self.dies_of)))

    def restart(self) -> None:
        """Stop and start it, on the same port, with the same data."""
        self.stop()
        self.start()

    def close(self) -> None:
        """Stop the service for good, and remove its folder."""
        assert self.keeper.stdin is not None
        assert self.keeper.stdout is not None
        self.keeper.stdin.close()
        self.keeper.wait(HANG)
        self.keeper.stdout.close()

    def run(self, command: list[str]) -> None:
        """Run a command to its end, as the user of the service."""
        if self.tell("run", json.dumps(command)) != 0:
            raise Broken(f"{command[0]} failed:\n{self.log()}")

    def tell(self, verb: str, rest: str = "") -> int:
        """Send a command to the keeper, and return its answer."""
        assert self.keeper.stdin is not None
        assert self.keeper.stdout is not None
        self.keeper.stdin.write(f"{verb} {rest}\n".encode())
        self.keeper.stdin.flush()
        answer = self.keeper.stdout.readline()
        if not answer:
            raise Broken(f"the keeper of {self.name} has gone")
        return int(answer)

    def log(self) -> str:
        """The last lines of the service's log."""
        lines = Path(self.folder, "log").read_text(encoding="utf-8", errors="replace").splitlines()
        return "\n".join(lines[-20:])


def plain_environment() -> dict[str, str]:
    """The environment without settings for other services (PGHOST, PGOPTIONS and the like)."""
    return {"PATH": os.environ["PATH"], "LC_ALL": "C"}


def free_port() -> int:
    """A free port outside the range from which the system assigns ports."""
    # Below the range from which systems take the near ends of outgoing connections.
    for port in random.SystemRandom().sample(range(15000, 32000), 100):
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
    raise Broken("no free port between 15000 and 32000")
