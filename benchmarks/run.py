"""Tabbytop, interpreted and compiled, and its peers, in one run on one core: `make bench`.

Every figure has its own process. They take turns, one short round each, so that other load on the
machine affects all alike; the best round of each counts, because noise only slows down. Absolute
figures of one machine say little; ratios say more.

    python benchmarks/run.py [--json] [--rounds 24] [--seconds 0.1]
"""

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
MEASURE = ROOT / "benchmarks" / "measure.py"
BUILDS = {"interpreted": ROOT / "src", "compiled": ROOT / "build" / "compiled"}
BEFORE = "before"
sys.path.insert(0, str(BUILDS["interpreted"]))  # this process only reads which figures there are

import before  # noqa: E402 - the path comes first
from figures import Figure, figures  # noqa: E402 - the path comes first
from peers import PEERS, Peer  # noqa: E402 - the same
from report import Measured, document, table  # noqa: E402 - the same


class Process:
    """The process of one figure."""

    def __init__(self, name: str, build: str, units: int, core: int, seconds: float) -> None:
        self.name = name
        self.best = [0.0] * units
        folder = before.COMPILED if build == BEFORE else BUILDS.get(build, "")
        environment = {**os.environ, "PYTHONPATH": str(folder)}
        self._process = subprocess.Popen(
            [sys.executable, str(MEASURE), name, str(core), str(seconds)],
            env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
        )  # fmt: skip
        loaded = self._answer()
        expected = "compiled" if build == BEFORE else build
        assert loaded == expected, f"{name}: measured {loaded} instead of {expected}"

    def measure(self) -> None:
        """Run one round."""
        assert self._process.stdin is not None
        self._process.stdin.write("again\n")
        self._process.stdin.flush()
        rates = self._answer()
        assert isinstance(rates, list)
        self.best = [max(pair) for pair in zip(self.best, rates, strict=True)]

    def end(self) -> None:
        """End the process."""
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait()

    def _answer(self) -> object:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            sys.exit(f"{self.name}: its process has ended; what it said stands above")
        answer: object = json.loads(line)
        return answer


def main() -> None:
    """Measure everything and print it."""
    parser = argparse.ArgumentParser(description="Measure Tabbytop and its peers on one core.")
    parser.add_argument("--json", action="store_true", help="print one JSON document instead")
    parser.add_argument("--rounds", type=int, default=24, help="how often each figure's turn comes")
    parser.add_argument("--seconds", type=float, default=0.1, help="how long a turn is")
    chosen = parser.parse_args()
    if not BUILDS["compiled"].exists():
        sys.exit("there is no compiled build; `make bench` makes it, and so does `make compile`")
    measured = measure(chosen.rounds, chosen.seconds)
    print(json.dumps(document(measured), indent=2) if chosen.json else table(measured))


def measure(rounds: int, seconds: float) -> Measured:
    """Measure all figures of both builds and all installed peers, round by round."""
    core = max(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else 0
    ours: dict[tuple[str, str], Process] = {}
    theirs: dict[str, Process] = {}
    earlier: dict[str, Process] = {}
    listed: list[Figure] = figures()
    for figure in listed:
        for build in BUILDS:
            process = Process(str(figure), build, len(figure.units), core, seconds)
            ours[str(figure), build] = process
        if figure.wanted_gain() > 0.0 and before.READY.exists():
            units = len(figure.units)
            earlier[str(figure)] = Process(str(figure), BEFORE, units, core, seconds)
    there: list[Peer] = [peer for peer in PEERS if peer.installed()]
    for peer in there:
        units = len(peer.units)
        theirs[peer.name] = Process(peer.name, peer.build, units, core, seconds)
    processes = [*ours.values(), *earlier.values(), *theirs.values()]
    for number in range(rounds):
        if sys.stderr.isatty():
            print(f"round {number + 1} of {rounds} …", end="\r", file=sys.stderr, flush=True)
        for process in processes:
            process.measure()
    for process in processes:
        process.end()
    return Measured(
        figures=listed,
        ours={key: process.best for key, process in ours.items()},
        theirs={name: process.best for name, process in theirs.items()},
        missing=[peer for peer in PEERS if peer not in there],
        before={name: process.best for name, process in earlier.items()},
    )


if __name__ == "__main__":
    main()
