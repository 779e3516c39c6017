"""Small programs for the tests, written to disk."""

import os
import shlex
import sys
from contextlib import suppress
from multiprocessing import resource_tracker
from pathlib import Path
from typing import Final

from tests.waiting import block_until

# Takes the first of its moves. In the shell, to prove that any language will do.
FIRST_MOVE: Final = r"""
while read -r word number data; do
  case $word in
    tabbytop) echo ready ;;
    choose) moves=${data##*\"moves\": [\"}; echo "move $number ${moves%%\"*}" ;;
  esac
done
"""

# The same with the last move, which a shell finds at once, be there thousands of moves.
LAST_MOVE: Final = r"""
while read -r word number data; do
  case $word in
    tabbytop) echo ready ;;
    choose) moves=${data%\"*}; echo "move $number ${moves##*\"}" ;;
  esac
done
"""

# Writes down all that is said, and takes the last of its moves.
LISTENER: Final = """
import json, sys
log = open(sys.argv[1], "w")
def say(line):
    log.write(f"< {line}\\n"); log.flush()
    print(line, flush=True)
for line in sys.stdin:
    log.write(f"> {line}"); log.flush()
    word, number, data = [*line.split(maxsplit=2), "", ""][:3]
    if word == "tabbytop":
        say("ready")
    elif word == "choose":
        say(f"move {number} {json.loads(data)['moves'][-1]}")
"""


def shell(folder: Path, text: str, seconds: str = "") -> str:
    """Return the seat's name for this shell script."""
    place = folder / "bot.sh"
    place.write_text(text, encoding="utf-8")
    return f"run{seconds and '@'}{seconds}:sh {shlex.quote(str(place))}"


def python(folder: Path, text: str, *words: str, seconds: str = "") -> str:
    """Return the seat's name for this Python program."""
    place = folder / "bot.py"
    place.write_text(text, encoding="utf-8")
    return f"run{seconds and '@'}{seconds}:{shlex.join([sys.executable, str(place), *words])}"


def listener(folder: Path) -> tuple[str, Path]:
    """Return a program that logs all that it receives, and the log's path."""
    log = folder / "heard.log"
    return python(folder, LISTENER, str(log)), log


def tells_number(place: Path) -> str:
    """Return shell words that write the process id to a file, atomically."""
    return f"echo $$ >'{place}.new'; mv '{place}.new' '{place}'; "


def told_number(place: Path) -> int:
    """Return the process id from the file, as soon as it is there."""
    block_until(place.exists)
    return int(place.read_text())


def nobody_is_left(before: set[int]) -> bool:
    """Return whether there are no new child processes, except the resource tracker of
    multiprocessing."""
    warden = getattr(resource_tracker._resource_tracker, "_pid", None)
    return children() <= before | {warden}


def children() -> set[int]:
    """Return our child processes; other tests may have a PostgreSQL among them."""
    ours = set()
    for process in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):  # it has ended meanwhile
            # pid (name) state parent …; the name may hold anything, blanks and brackets too.
            if int(process.read_text().rpartition(")")[2].split()[1]) == os.getpid():
                ours.add(int(process.parent.name))
    return ours
