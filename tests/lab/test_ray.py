"""Simulations and tournaments on a real Ray, of several processes of this machine."""

import json
import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from tabbytop.lab import RayUnavailable
from tabbytop.lab.ray_pool import _work_on
from tests.bots.programs import told_number
from tests.lab import toys
from tests.lab.test_processes import runs
from tests.waiting import block_until

pytestmark = pytest.mark.xdist_group("ray")  # its fixtures take seconds

ROOT = Path(__file__).parents[2]
SECONDS = 300  # to give up; Ray starts within a few
LOOPBACK = ("0100007F", "0000000000000000FFFF00000100007F", "00000000000000000000000001000000")

needs_proc = pytest.mark.skipif(
    not Path("/proc/self/stat").exists(), reason="looks for processes in /proc"
)


@pytest.fixture(scope="module")
def variables() -> Iterator[dict[str, str]]:
    """Variables of a process that knows the toys, and has a home of its own."""
    with TemporaryDirectory() as folder:
        toys.install(Path(folder))
        paths = [folder, str(ROOT), *filter(None, [os.environ.get("PYTHONPATH")])]
        home = Path(folder, "home")
        home.mkdir()
        own = {"PYTHONPATH": os.pathsep.join(paths), "LC_ALL": "C", "HOME": str(home)}
        yield os.environ | own
        assert list(home.iterdir()) == []  # Ray would keep a token there


def start(variables: dict[str, str], *words: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "tabbytop", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=variables,
        start_new_session=True,
    )


def output(process: subprocess.Popen[str]) -> str:
    """Return what the process prints; it must end well, without a word of complaint."""
    with process:
        out, err = process.communicate(timeout=SECONDS)
    assert (process.returncode, err) == (0, "")
    return out


def run(variables: dict[str, str], *words: str) -> str:
    return output(start(variables, *words))


@needs_proc
@pytest.mark.parametrize("way", [("--workers", "2"), ("--ray", "--workers", "3")])
def test_killed_worker_changes_no_byte_of_the_report(
    variables: dict[str, str], tmp_path: Path, way: tuple[str, ...]
) -> None:
    words = ["sim", "toy-stalling", "-n", "100", "--seats", "3", "--json"]
    undisturbed = run(variables, *words, "--workers", "1")
    process = start(variables | {toys.STALL: str(tmp_path)}, *words, *way)
    stalled = told_number(tmp_path / "number")
    assert stalled in descendants(process.pid)
    os.kill(stalled, signal.SIGKILL)
    assert output(process) == undisturbed
    assert json.loads(undisturbed)["games"] == 100


@needs_proc
def test_ctrl_c_ends_ray_and_leaves_nothing(variables: dict[str, str], tmp_path: Path) -> None:
    with start(
        variables | {toys.STALL: str(tmp_path)},
        *("sim", "toy-stalling", "-n", "1000000", "--ray", "--workers", "2"),
    ) as process:
        stalled = told_number(tmp_path / "number")
        started = descendants(process.pid)
        assert stalled in started
        folder = ray_folder(started)
        assert folder.is_dir()
        assert not {address for address in listening(started) if address not in LOOPBACK}

        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=SECONDS)
    assert (process.returncode, out) == (130, ""), err
    assert re.fullmatch(r"tabbytop: stopped after [\d,]+ of 1,000,000 games\n", err)
    assert all_end(started)
    assert not folder.exists()


def all_end(numbers: set[int]) -> bool:
    """Wait for processes to end."""
    block_until(lambda: not any(map(runs, numbers)))
    return True


def descendants(number: int) -> set[int]:
    """Return the processes that a process has started, and those that they have started."""
    parents = {}
    for process in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):  # it has ended meanwhile
            parents[int(process.parent.name)] = int(
                process.read_text().rpartition(")")[2].split()[1]
            )
    found = {number}
    while more := {child for child, parent in parents.items() if parent in found} - found:
        found |= more
    return found - {number}


def ray_folder(numbers: set[int]) -> Path:
    """Return the folder that a Ray keeps its sockets and logs in."""
    for number in numbers:
        words = Path("/proc", str(number), "cmdline").read_text().split("\0")
        for word in words:
            if word.startswith("--raylet_socket_name="):
                return Path(word.partition("=")[2]).parents[2]
    raise AssertionError("no process of a Ray")


def listening(numbers: set[int]) -> set[str]:
    """Return the addresses that processes accept connections at, as the kernel writes them."""
    sockets = set()
    for number in numbers:
        for file in Path("/proc", str(number), "fd").glob("*"):
            with suppress(OSError):  # it is closed meanwhile
                sockets.add(os.readlink(file))
    found = set()
    for table in ("tcp", "tcp6"):
        for line in Path("/proc/net", table).read_text().splitlines()[1:]:
            _, local, _, state, *_, inode = line.split()[:10]
            if state == "0A" and f"socket:[{inode}]" in sockets:
                found.add(local.partition(":")[0])
    assert found
    return found


@pytest.fixture(scope="module")
def stall(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder in which the first game that stalls on the cluster writes its process."""
    return tmp_path_factory.mktemp("stall")


@pytest.fixture(scope="module")
def cluster(variables: dict[str, str], stall: Path) -> Iterator[str]:
    """The address of a cluster, of one machine."""
    with socket.create_server(("", 0)) as free:
        port = free.getsockname()[1]
    with TemporaryDirectory(prefix="tabby-", dir="/tmp", ignore_cleanup_errors=True) as folder:
        ray = [sys.executable, "-W", "ignore", "-m", "ray.scripts.scripts"]
        options = {
            "port": port,
            "min-worker-port": 0,  # any: others may run a Ray, too
            "max-worker-port": 0,
            "num-cpus": 2,
            "object-store-memory": 80_000_000,
            "include-dashboard": "false",
            "temp-dir": folder,
        }
        words = [f"--{name}={value}" for name, value in options.items()]
        with subprocess.Popen(
            [*ray, "start", "--head", "--block", "--disable-usage-stats", *words],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            env=variables | {toys.STALL: str(stall)},
        ) as head:
            assert head.stdout is not None
            told = ""
            while "Ray runtime started" not in told:
                line = head.stdout.readline()
                assert line, told
                told += line
            yield f"127.0.0.1:{port}"
            head.terminate()
            head.communicate(timeout=SECONDS)


def test_cluster_gives_the_same_reports_as_this_machine(
    variables: dict[str, str], cluster: str
) -> None:
    sim = ["sim", "kibble-scuffle", "-n", "200", "--json"]
    alone = run(variables, *sim, "--workers", "1")
    assert run(variables, *sim, "--workers", "2") == alone
    assert run(variables, *sim, "--ray", cluster) == alone

    arena = ["arena", "kibble-scuffle", "--bots", "random,kitten", "-n", "40", "--json"]
    standings = json.loads(run(variables, *arena, "--workers", "1"))
    on_cluster = json.loads(run(variables, *arena, "--ray", cluster, "--workers", "2"))
    assert standings.pop("timing")
    assert on_cluster.pop("timing")
    assert on_cluster == standings


def test_crash_of_a_game_on_a_cluster_is_told_in_one_line(
    variables: dict[str, str], cluster: str
) -> None:
    with start(variables, "sim", "toy-broken", "--ray", cluster) as process:
        out, err = process.communicate(timeout=SECONDS)
    assert (process.returncode, out) == (2, "")
    assert re.match(r"tabbytop: toy-broken with seed \d+ and seats random.* broke down: Ill", err)
    assert err.count("\n") == 1


@needs_proc
def test_ctrl_c_ends_the_workers_of_a_cluster_but_not_the_cluster(
    variables: dict[str, str], cluster: str, stall: Path
) -> None:
    with start(variables, "sim", "toy-stalling", "-n", "1000000", "--ray", cluster) as process:
        stalled = told_number(stall / "number")
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=SECONDS)
    assert (process.returncode, out) == (130, ""), err
    assert all_end({stalled})
    words = ["sim", "toy-stalling", "-n", "5", "--json"]
    assert run(variables, *words, "--ray", cluster) == run(variables, *words, "--workers", "1")


def test_worker_with_other_rules_plays_nothing() -> None:
    def refused(piece: int) -> int:
        raise AssertionError(piece)

    with pytest.raises(RayUnavailable, match=r"has Tabbytop .*, but this one has 0\.0\.1; "):
        _work_on("0.0.1", refused, 1)
