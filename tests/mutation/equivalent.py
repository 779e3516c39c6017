"""Equivalent mutants: no test can notice them; each with the reason.

`equivalent.toml` identifies them by content and not by line, so that they stay listed while other
lines change. Module and function may be patterns (`games.*`), for guards in many places. An entry
that matches no mutant any more is an error.
"""

import tomllib
from dataclasses import dataclass
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Final

from tests.mutation.mutants import Mutant

LIST: Final = Path(__file__).with_name("equivalent.toml")


@dataclass(frozen=True)
class Entry:
    """A mutant, or several that are equivalent for the same reason."""

    module: str
    function: str
    before: str
    after: str
    reason: str

    def fits(self, mutant: Mutant) -> bool:
        """Return whether the entry matches this mutant."""
        return (
            mutant.text == self.before  # first, for the mutant is not made yet
            and fnmatchcase(mutant.module, self.module)
            and fnmatchcase(mutant.function, self.function)
            and mutant.after == self.after
        )


def listed() -> list[Entry]:
    """Return all entries."""
    document = tomllib.loads(LIST.read_text(encoding="utf-8"))
    return [Entry(**entry) for entry in document["mutant"]]


def split(mutants: list[Mutant]) -> tuple[list[Mutant], list[Mutant]]:
    """Return the mutants that can be killed, and those that are listed."""
    entries = listed()
    to_kill: list[Mutant] = []
    equivalent: list[Mutant] = []
    for mutant in mutants:
        known = any(entry.fits(mutant) for entry in entries)
        (equivalent if known else to_kill).append(mutant)
    return to_kill, equivalent


def misfits(mutants: list[Mutant]) -> list[Entry]:
    """Return the entries that match none of these mutants."""
    by_text: dict[str, list[Mutant]] = {}
    for mutant in mutants:
        by_text.setdefault(mutant.text, []).append(mutant)
    return [
        entry
        for entry in listed()
        if not any(entry.fits(mutant) for mutant in by_text.get(entry.before, []))
    ]
