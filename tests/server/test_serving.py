"""The server as a process of its own, and as several."""

import contextlib
import os
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from ctypes import c_double
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from tabbytop.server.serving import Workers, address, listen
from tabbytop.server.settings import BadSettings, Settings
from tests.server.house import at
from tests.waiting import HANG, block_until

PROGRAM = """
import sys
import msgspec
from tabbytop.server import serving
from tabbytop.server.settings import Settings
serving.SILENT_SECONDS = 3
if __name__ == "__main__":
    settings = msgspec.json.decode(sys.argv[1], type=Settings)
    serving.serve(settings, lambda url: print(url, flush=True))
"""

linux = pytest.mark.skipif(sys.platform != "linux", reason="looks at processes in /proc")


@contextmanager
def process(folder: Path, workers: int) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server in a process of its own, and its address."""
    program = folder / "program.py"
    program.write_text(PROGRAM, encoding="utf-8")
    settings = msgspec.json.encode(at(folder, workers=workers)).decode()
    command = [sys.executable, str(program), settings]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            yield server, server.stdout.readline().strip()
        finally:
            for child in children(server.pid):
                os.kill(child, signal.SIGKILL)
            server.kill()


def children(pid: int) -> list[int]:
    """The processes that serve for it; multiprocessing's own is not one of them."""
    try:
        found = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split()
    except OSError:
        return []
    return [int(child) for child in found if "spawn_main" in command_of(int(child))]


def command_of(pid: int) -> str:
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes().decode()
    except OSError:
        return ""


def answers(url: str) -> bool:
    try:
        return httpx.get(f"{url}/api/tables/none/play", timeout=HANG).status_code == 404
    except httpx.TransportError:
        return False


@linux
def test_server_answers_until_stopped(tmp_path: Path) -> None:
    with process(tmp_path, workers=1) as (server, url):
        block_until(lambda: answers(url))
        server.send_signal(signal.SIGTERM)
        assert server.wait(HANG) == 0
    assert not answers(url)


@linux
def test_killed_worker_is_replaced_and_all_stop_together(tmp_path: Path) -> None:
    with process(tmp_path, workers=2) as (server, url):
        block_until(lambda: answers(url) and len(children(server.pid)) == 2)
        before = children(server.pid)
        os.kill(before[0], signal.SIGKILL)
        block_until(lambda: len(set(children(server.pid)) - {before[0]}) == 2)
        assert answers(url)
        after = children(server.pid)
        server.send_signal(signal.SIGTERM)
        assert server.wait(HANG) == 0
        block_until(lambda: not any(command_of(pid) for pid in after))


@linux
def test_frozen_worker_is_killed_and_replaced(tmp_path: Path) -> None:
    with process(tmp_path, workers=2) as (server, url):
        block_until(lambda: answers(url) and len(children(server.pid)) == 2)
        before = set(children(server.pid))
        server.send_signal(signal.SIGHUP)  # afterwards both workers are known to have started
        block_until(lambda: not before & set(children(server.pid)))
        frozen, other = children(server.pid)
        os.kill(frozen, signal.SIGSTOP)
        block_until(lambda: frozen not in children(server.pid) and len(children(server.pid)) == 2)
        assert other in children(server.pid)
        assert answers(url)


@linux
def test_reload_replaces_every_worker_and_keeps_the_address(tmp_path: Path) -> None:
    with process(tmp_path, workers=2) as (server, url):
        block_until(lambda: answers(url) and len(children(server.pid)) == 2)
        before = set(children(server.pid))
        server.send_signal(signal.SIGHUP)
        block_until(lambda: len(set(children(server.pid)) - before) == 2)
        block_until(lambda: not any(command_of(pid) for pid in before))
        assert answers(url)
        server.send_signal(signal.SIGTERM)
        assert server.wait(HANG) == 0


@linux
def test_reload_keeps_the_old_workers_if_a_new_one_cannot_start(tmp_path: Path) -> None:
    with process(tmp_path, workers=2) as (server, url):
        block_until(lambda: answers(url) and len(children(server.pid)) == 2)
        first = children(server.pid)
        server.send_signal(signal.SIGHUP)  # afterwards both workers are known to have started
        block_until(lambda: not any(command_of(pid) for pid in first))
        before = set(children(server.pid))
        database = sqlite3.connect(tmp_path / "tables.db")
        with contextlib.closing(database), database:
            database.execute("UPDATE alembic_version SET version_num = 'of the future'")
        server.send_signal(signal.SIGHUP)
        block_until(lambda: set(children(server.pid)) - before)
        block_until(lambda: set(children(server.pid)) == before)
        assert answers(url)


@linux
def test_reload_of_a_single_worker_leaves_it_running(tmp_path: Path) -> None:
    with process(tmp_path, workers=1) as (server, url):
        block_until(lambda: answers(url))
        server.send_signal(signal.SIGHUP)
        assert answers(url)
        server.send_signal(signal.SIGTERM)
        assert server.wait(HANG) == 0


@linux
def test_workers_do_not_outlive_their_parent(tmp_path: Path) -> None:
    with process(tmp_path, workers=2) as (server, url):
        block_until(lambda: answers(url) and len(children(server.pid)) == 2)
        left = children(server.pid)
        server.kill()
        try:
            block_until(lambda: not any(command_of(pid) for pid in left))
        finally:
            for pid in left:
                if "spawn_main" in command_of(pid):
                    os.kill(pid, signal.SIGKILL)


class Doll:
    """In place of a worker's process."""

    killed = False
    exitcode = None

    def kill(self) -> None:
        self.killed = True

    def join(self) -> None:
        """It is gone at once."""


def test_silent_worker_is_killed_unless_its_parent_was_away_too() -> None:
    doll: Any = Doll()
    now, beat = [100.0], c_double(100.0)
    with socket.socket() as listener:
        watch = Workers(Settings(workers=2), listener, now=lambda: now[0])
    watch._processes = [doll]
    watch._beats = {doll: beat}

    def after(seconds: float) -> bool:
        now[0] += seconds
        watch.kill_silent_workers()
        return bool(doll.killed)

    for _ in range(10):
        beat.value = now[0]
        assert not after(1)
    assert not after(60), "everything stood still, as on a laptop that was closed"
    assert not any(after(1) for _ in range(10))
    assert after(1)


def test_taken_port_is_a_clear_error(tmp_path: Path) -> None:
    settings = at(tmp_path)
    with listen(settings) as listener:
        port = listener.getsockname()[1]
        with pytest.raises(BadSettings, match=f"port {port}"):
            listen(Settings(port=port))


def test_answers_do_not_wait_for_acknowledgements(tmp_path: Path) -> None:
    """asyncio turns Nagle's algorithm off for sockets that name their protocol."""
    with listen(at(tmp_path)) as listener, socket.create_connection(listener.getsockname()):
        accepted, _ = listener.accept()
        with accepted:
            assert accepted.proto == socket.IPPROTO_TCP


@pytest.mark.skipif(not socket.has_ipv6, reason="there is no IPv6 here")
def test_address_is_a_url_for_browsers() -> None:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        port = listener.getsockname()[1]
        assert address(Settings(host="127.0.0.1"), listener) == f"http://127.0.0.1:{port}"
        assert address(Settings(host="::1"), listener) == f"http://[::1]:{port}"
