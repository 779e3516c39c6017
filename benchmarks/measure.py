"""Measures one figure in its own process, whenever run.py asks.

    python measure.py "random playouts, …: kibble-scuffle, 4 seats" 1 0.1

It prepares the work, prints which build it has loaded, and then answers every line on its input
with what it did in a second: a number for every unit. Seconds are processor time of this process,
so that other programs matter less; it stays on one core where the system allows that.
"""

import json
import os
import sys
import time
from collections.abc import Callable


def pin(core: int) -> None:
    """Stay on one core."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {core})


def per_second(work: Callable[[], tuple[int, ...]], seconds: float) -> list[float]:
    """Return how much of each unit is done in a second; at least one piece of work is done."""
    start = time.process_time()
    done = list(work())
    while (spent := time.process_time() - start) < seconds:
        for unit, count in enumerate(work()):
            done[unit] += count
    return [count / max(spent, 1e-9) for count in done]


def prepared(name: str) -> Callable[[], tuple[int, ...]]:
    """Return the work of the figure or peer of that name."""
    from peers import PEERS  # noqa: PLC0415 - our figures must not be loaded beside a peer

    for peer in PEERS:
        if peer.name == name:
            return peer.prepare()
    from figures import figures  # noqa: PLC0415 - see above

    [figure] = [figure for figure in figures() if str(figure) == name]
    return figure.prepare(figure.setting)


def build() -> str:
    """Return which build of Tabbytop this process has loaded; empty for a peer."""
    table = sys.modules.get("tabbytop.kernel.table")
    if table is None:
        return "none"
    return "interpreted" if str(table.__file__).endswith(".py") else "compiled"


def main() -> None:
    """Measure whenever asked."""
    name, core, seconds = sys.argv[1], int(sys.argv[2]), float(sys.argv[3])
    pin(core)
    work = prepared(name)
    print(json.dumps(build()), flush=True)
    for _ in sys.stdin:
        print(json.dumps(per_second(work, seconds)), flush=True)


if __name__ == "__main__":
    main()
