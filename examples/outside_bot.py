"""Plays Kibble Scuffle from outside: docs/outside-bots.md tells how we talk.

Its cats go where much food and many cats are, and eat the best cubes.
"""

import json
import sys
from typing import Any


def hope(move: str, view: dict[str, Any]) -> int:
    """How good a move looks."""
    verb, *words = move.split()
    if verb == "feed":
        return sum(int(cube) for cube in words[-1].split("+"))
    if verb not in {"play", "copy", "send", "choose"}:
        return 0
    bowl = view["bowls"][int(words[-1]) - 1]
    worth = sum(map(int, bowl["cubes"])) * (1 + len(bowl["cats"]))
    return -worth if verb == "choose" and f"of {view['seat']}" in move else worth


for line in sys.stdin:
    word, number, data = [*line.split(maxsplit=2), "", ""][:3]
    if word == "tabbytop":
        print("ready", flush=True)
    elif word == "choose":
        asked = json.loads(data)
        best = max(asked["moves"], key=lambda move: hope(move, asked["view"]))
        print("move", number, best, flush=True)
