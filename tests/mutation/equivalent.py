"""Mutants that change nothing that anybody could notice, each with the reason.

`equivalent.toml` names them by what they are and not by where, so that they stay listed while
other lines come and go. An entry that fits no mutant any more is an error.
"""

import tomllib
from pathlib import Path
from typing import Final

from tests.mutation.mutants import Mutant, mutants_of
from tests.mutation.scope import path_of

LIST: Final = Path(__file__).with_name("equivalent.toml")
Content = tuple[str, str, str, str]


def listed() -> dict[Content, str]:
    """What is listed, with the reason of each."""
    document = tomllib.loads(LIST.read_text(encoding="utf-8"))
    found: dict[Content, str] = {}
    for entry in document["mutant"]:
        content = (entry["module"], entry["function"], entry["before"], entry["after"])
        if content in found:
            raise ValueError(f"listed twice: {content}")
        found[content] = entry["reason"]
    return found


def split(mutants: list[Mutant]) -> tuple[list[Mutant], list[Mutant]]:
    """Those that can be killed, and those that are listed."""
    entries = set(listed())
    functions = {(module, function) for module, function, _, _ in entries}
    to_kill: list[Mutant] = []
    equivalent: list[Mutant] = []
    for mutant in mutants:
        near = (mutant.module, mutant.function) in functions
        (equivalent if near and mutant.content in entries else to_kill).append(mutant)
    return to_kill, equivalent


def misfits() -> list[Content]:
    """Entries that no mutant fits any more."""
    entries = set(listed())
    for module in {module for module, _, _, _ in entries}:
        path = path_of(module)
        if path.exists():
            functions = {entry[1] for entry in entries if entry[0] == module}
            for mutant in mutants_of(path):
                if mutant.function in functions:
                    entries.discard(mutant.content)
    return sorted(entries)
