"""How this program was called, so that what it prints can be typed again."""

import shlex
import shutil
import sys
from pathlib import Path


def command(*words: str) -> str:
    """A command line that runs this program with other words."""
    return shlex.join([_program(), *words])


def _program() -> str:
    """`tabbytop` where that is enough, else the path that was typed."""
    called = Path(sys.argv[0])
    found = shutil.which("tabbytop")
    if not called.name.startswith("tabbytop") or not called.exists():
        return "tabbytop"
    if found is not None and Path(found).resolve() == called.resolve():
        return "tabbytop"
    return sys.argv[0]
