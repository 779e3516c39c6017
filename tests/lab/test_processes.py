"""Worker processes end with their parent, even if it is killed."""

import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.waiting import block_until

# Hires two workers, who say their numbers and then have nothing to do; then it waits.
PROGRAM = """
import os, sys, threading, time
from tabbytop.lab.processes import ProcessPool
from tabbytop.lab.workers import run_all

def number(piece):
    time.sleep(0.5)
    return os.getpid()

def take(number):
    print(number, flush=True)
    seen.add(number)
    if len(seen) == 2:
        threading.Event().wait()

seen = set()
if __name__ == "__main__":
    with ProcessPool(number, 2) as pool:
        run_all(pool, iter(range(1000)), take)
"""


def runs(number: int) -> bool:
    try:
        stat = Path("/proc", str(number), "stat").read_text()
    except OSError:
        return False
    return stat.rpartition(")")[2].split()[0] != "Z"


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks for processes in /proc")
@pytest.mark.parametrize("ending", [signal.SIGTERM, signal.SIGKILL])
def test_workers_end_with_their_parent(tmp_path: Path, ending: signal.Signals) -> None:
    place = tmp_path / "hires.py"
    place.write_text(PROGRAM, encoding="utf-8")
    with subprocess.Popen([sys.executable, str(place)], stdout=subprocess.PIPE, text=True) as boss:
        assert boss.stdout is not None
        workers: set[int] = set()
        while len(workers) < 2:
            workers.add(int(boss.stdout.readline()))
        assert all(runs(worker) for worker in workers)
        boss.send_signal(ending)
        boss.wait()
    block_until(lambda: not any(runs(worker) for worker in workers))
