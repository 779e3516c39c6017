"""Servers that are killed and started again."""

import asyncio
import os
import secrets
import shutil
from pathlib import Path
from typing import Final

from tests.server.server_process import ServerProcess

# Nobody is told to slow down, and bots answer at once: the crowd is one address in a hurry.
SETTINGS: Final = {
    "bot-beat": "0",
    "bot-processes": "1",
    "moves-a-second": "100000",
    "talk-a-minute": "6000000",
    "asks-a-second": "100000",
    "requests-a-second": "100000",
    "sockets-an-address": "100000",
    "talk-an-hour": "100000000",
    "address-talk-an-hour": "100000000",
    "lines-a-day": "100000000",
    "address-lines-a-day": "100000000",
    "tables-an-hour": "100000000",
    "address-tables-an-hour": "100000000",
    "tables-an-address": "100000",
    "tables-a-person": "100000",
    "guests-an-hour": "100000000",
    "joins-an-hour": "100000000",
    "address-joins-an-hour": "100000000",
    "waiting-seats-a-person": "100000",
    "waiting-seats-an-address": "100000",
    "address-asks-a-second": "100000",
    "answer-bytes-a-second": "1000000000",
    "address-answer-bytes-a-second": "1000000000",
}
FLAGS: Final = [word for name, value in SETTINGS.items() for word in (f"--{name}", value)]


def new_seed() -> str:
    """Return a new seed each time; a failure prints it, and TABBYTOP_SEED repeats it."""
    return os.environ.get("TABBYTOP_SEED") or secrets.token_hex(4)


class Killed:
    """A server that is started again and again over the same data."""

    def __init__(self, folder: Path, *words: str) -> None:
        self._folder = folder
        self._words = words
        self.server: ServerProcess | None = None
        self._place = "http://127.0.0.1:9"  # where nobody is

    def place(self) -> str:
        """The URL, present or last."""
        return self._place

    async def start(self) -> ServerProcess:
        """Start it, and wait until it listens."""
        self.server = ServerProcess(self._folder, *FLAGS, *self._words)
        await asyncio.to_thread(self.server.listens)
        self._place = self.server.url
        return self.server

    def kill(self) -> None:
        """Kill all its processes at once."""
        if self.server is not None:
            self.server.kill()
            self.server = None

    def log(self) -> str:
        """The last lines of its log."""
        return (self._folder / "log").read_text(encoding="utf-8")


def copied(database: Path, folder: Path) -> str:
    """Open an SQLite database as a crash has left it, read-only and without recovery."""
    folder.mkdir(exist_ok=True)
    for name in (database.name, f"{database.name}-wal"):
        (folder / name).unlink(missing_ok=True)
        if database.with_name(name).exists():
            shutil.copy(database.with_name(name), folder / name)
    (folder / f"{database.name}-shm").unlink(missing_ok=True)
    return str(folder / database.name)
