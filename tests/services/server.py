"""A real server of the tests' own: on a free port of this machine only, in a folder of its own."""

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
import time
from abc import ABC, abstractmethod
from pathlib import Path

KEEPER = Path(__file__).with_name("keeper.py")
PATIENCE = 120  # seconds; after a crash, on a busy disk, PostgreSQL may need many


class Broken(Exception):
    """A server does not do what it should; its log says why."""


class Server(ABC):
    """Started and stopped by the tests, ended by its keeper when they end."""

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
        """Where the database of the running test is."""

    @abstractmethod
    def prepare(self) -> None:
        """Put into the folder what the server needs to start."""

    @abstractmethod
    def command(self) -> list[str]:
        """What starts the server on its port."""

    @abstractmethod
    def answers(self) -> bool:
        """Whether this very server, and no other on its port, takes orders already."""

    def settle(self) -> None:
        """Start on a free port; on another one if somebody is quicker to take it."""
        for _ in range(3):
            self.port = free_port()
            try:
                return self.start()
            except Broken as broken:
                reason = broken
        raise reason

    def start(self) -> None:
        """Start it, unless it runs, and wait until it answers."""
        if self.process:
            return
        self.process = self.tell("start", json.dumps(self.command()))
        deadline = time.monotonic() + PATIENCE
        while not self.answers():
            if time.monotonic() > deadline or not self.tell("alive"):
                self.stop()
                raise Broken(f"{self.name} does not start:\n{self.log()}")
            time.sleep(0.05)

    def stop(self) -> None:
        """Stop it in good order; whoever is connected loses the connection."""
        self.process = 0
        self.tell("end", str(int(signal.SIGINT)))

    def crash(self) -> None:
        """End it as an accident would, with nothing put in order first."""
        self.process = 0
        self.tell("end", str(int(self.dies_of)))

    def restart(self) -> None:
        """Stop it and start it, on the same port, with the same data."""
        self.stop()
        self.start()

    def close(self) -> None:
        """End the server for good and remove its folder."""
        assert self.keeper.stdin is not None
        assert self.keeper.stdout is not None
        self.keeper.stdin.close()
        self.keeper.wait(PATIENCE)
        self.keeper.stdout.close()

    def run(self, command: list[str]) -> None:
        """Run something to its end, as the user whose server this is."""
        if self.tell("run", json.dumps(command)) != 0:
            raise Broken(f"{command[0]} failed:\n{self.log()}")

    def tell(self, verb: str, rest: str = "") -> int:
        """Say a line to the keeper, and hear its answer."""
        assert self.keeper.stdin is not None
        assert self.keeper.stdout is not None
        self.keeper.stdin.write(f"{verb} {rest}\n".encode())
        self.keeper.stdin.flush()
        answer = self.keeper.stdout.readline()
        if not answer:
            raise Broken(f"the keeper of {self.name} has gone")
        return int(answer)

    def log(self) -> str:
        """The last lines that the server wrote."""
        lines = Path(self.folder, "log").read_text(encoding="utf-8", errors="replace").splitlines()
        return "\n".join(lines[-20:])


def plain_environment() -> dict[str, str]:
    """Without what somebody set for a server of his own (PGHOST, PGOPTIONS and the like)."""
    return {"PATH": os.environ["PATH"], "LC_ALL": "C"}


def free_port() -> int:
    """A port on which nobody listens, and that the system gives to nobody while we are stopped."""
    # Below the range from which systems take the near ends of outgoing connections.
    for port in random.SystemRandom().sample(range(15000, 32000), 100):
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
    raise Broken("no free port between 15000 and 32000")
