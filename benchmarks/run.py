"""Kibble Scuffle, interpreted and compiled side by side in one run: `make bench`.

Each build runs in a process of its own, one after the other on one core, twice in turns; the
better run of each counts. Figures of one machine say little; the ratios say more.
"""

import json
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
BUILDS = {"interpreted": ROOT / "src", "compiled": ROOT / "build" / "compiled"}


def measured(folder: Path) -> dict[str, float]:
    """The figures of the build in this folder."""
    done = subprocess.run(
        [sys.executable, str(ROOT / "benchmarks" / "measure.py")],
        env={**os.environ, "PYTHONPATH": str(folder)}, capture_output=True, text=True, check=True,
    )  # fmt: skip
    document = json.loads(done.stdout)
    figures: dict[str, float] = document["figures"]
    assert BUILDS[document["build"]] == folder, "measured another build than asked for"
    return figures


def main() -> None:
    """Measure both and print the table."""
    best: dict[str, dict[str, float]] = {build: {} for build in BUILDS}
    for _ in range(2):
        for build, folder in BUILDS.items():
            for name, figure in measured(folder).items():
                best[build][name] = max(figure, best[build].get(name, 0))
    print(f"{'Kibble Scuffle, a second':40}{'interpreted':>14}{'compiled':>14}{'ratio':>8}")
    for name, slow in best["interpreted"].items():
        fast = best["compiled"][name]
        print(f"{name:40}{slow:>14,.0f}{fast:>14,.0f}{fast / slow:>8.1f}")


if __name__ == "__main__":
    main()
