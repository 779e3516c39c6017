"""An earlier version of Tabbytop, compiled, to measure how much faster this one is.

    python benchmarks/before.py

checks the commit out into build/before and compiles it there, which takes minutes. From then on
`make bench` measures both versions in one run, taking turns.
"""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
COMMIT = "f661adf7bec45a42d0b88c12ec11cbb16e292d37"
SOURCE = ROOT / "build" / "before"
COMPILED = SOURCE / "build" / "compiled"
READY = SOURCE / "build" / "ready"


def compile_before() -> None:
    """Check the earlier commit out and compile it, unless that was done before."""
    if READY.exists() and READY.read_text(encoding="ascii") == COMMIT:
        return
    if not SOURCE.exists():
        _run(["git", "worktree", "prune"], ROOT)
        _run(["git", "worktree", "add", "--force", "--detach", str(SOURCE), COMMIT], ROOT)
    _run(["git", "checkout", "--quiet", "--detach", COMMIT], SOURCE)
    tool = str(SOURCE / "tools" / "compile_wheel.py")
    _run([sys.executable, tool, "build/wheel", "build/compiled"], SOURCE)
    READY.write_text(COMMIT, encoding="ascii")


def _run(command: list[str], folder: Path) -> None:
    subprocess.run(command, cwd=folder, check=True)


if __name__ == "__main__":
    compile_before()
