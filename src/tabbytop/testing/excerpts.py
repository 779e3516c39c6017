"""Golden files of playthroughs: an excerpt to read, and a mark for every passage.

A mark is a short fingerprint of a passage, or of the views with which it begins. A file ends with
all marks and the fingerprint of the whole playthrough, so passages that are left out are compared
as well.

A file leaves out what is the same in its base. The base of a variant is the game with as many
seats and no option changed, played at random; the base of that is the first golden game. Of the
rest a file shows the first passages, the first one with each kind of question, move and event that
the base does not have, and the last ones.
"""

import hashlib
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from difflib import unified_diff
from itertools import islice
from pathlib import Path
from typing import Final

from tabbytop.testing.conformance import Deal
from tabbytop.testing.golden import seat_counts, variant_name
from tabbytop.testing.playthroughs import VIEWS_EVERY, Passage, passages, playthrough_text

_FIRST: Final = 12  # passages
_FIRST_WITHOUT_BASE: Final = 60  # passages
_LAST: Final = 3  # passages
_VIEWS: Final = 1  # besides those at the end
_DIGITS: Final = 6  # of a mark
_KINDS: Final = "kinds: "
_SUM: Final = " decisions, sha256 "
_MAX_DIFF: Final = 40  # lines of an explanation


@dataclass(frozen=True)
class _Base:
    """The golden file that a variant is compared with; one without a name has nothing."""

    name: str
    marks: Mapping[str, str]
    kinds: frozenset[str]


def excerpt(deal: Deal, folder: Path) -> str:
    """Return the text of a variant's golden file; the folder has the golden file of its base."""
    parts = passages(deal)
    marks = _marks(parts)
    base = _base(deal, folder)
    lines = [
        f"{deal!r}",
        "",
        *_readable(parts, _different(marks, base.marks), base),
        "",
        _kinds_text(parts),
        *_sums(playthrough_text(deal, parts), marks),
    ]
    return "\n".join(lines) + "\n"


def _base(deal: Deal, folder: Path) -> _Base:
    plain = replace(deal, options=deal.game.options(), clever=False)
    first = replace(plain, seats=seat_counts(deal.game)[0])
    for name in (variant_name(plain), variant_name(first)):
        file = folder / f"{name}.txt"
        if name != variant_name(deal) and file.exists():
            text = file.read_text(encoding="utf-8")
            return _Base(file.name, read_marks(text), _read_kinds(text))
    return _Base("", {}, frozenset())


def _kinds_text(parts: list[Passage]) -> str:
    """Return how many passages have each kind of question, move and event."""
    counts = Counter(kind for part in parts for kind in part.kinds)
    return _KINDS + ", ".join(f"{kind} ×{counts[kind]}" for kind in sorted(counts))


def _read_kinds(text: str) -> frozenset[str]:
    line = next(line for line in text.splitlines() if line.startswith(_KINDS))
    return frozenset(each.rpartition(" ×")[0] for each in line[len(_KINDS) :].split(", "))


def _marks(parts: list[Passage]) -> dict[str, str]:
    """Return the marks of passages by their names, and those of views as `views NAME`."""
    marks = {}
    for part in parts:
        if part.views:
            marks[f"views {part.name}"] = _fingerprint(part.views)[:_DIGITS]
        marks[part.name] = _fingerprint(part.lines)[:_DIGITS]
    return marks


def _fingerprint(lines: list[str]) -> str:
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()


def _different(marks: Mapping[str, str], known: Mapping[str, str]) -> set[str]:
    return {name for name, mark in marks.items() if known.get(name) != mark}


def _readable(parts: list[Passage], different: set[str], base: _Base) -> Iterator[str]:
    """Yield the lines of the passages and views that are shown, and a line for each gap."""
    chosen = _chosen(parts, different, base)
    gap: list[str] = []
    for part in parts:
        views = part.views if f"views {part.name}" in chosen else []
        if part.name in chosen or views:
            yield from _gap(gap, different, base.name)
            gap = []
        yield from views
        if part.name in chosen:
            yield from part.lines
        else:
            gap.append(part.name)
    yield from _gap(gap, different, base.name)


def _chosen(parts: list[Passage], different: set[str], base: _Base) -> set[str]:
    """Return the names of the passages and views that are shown."""
    first = _FIRST if base.name else _FIRST_WITHOUT_BASE
    fresh = [part.name for part in parts if part.name in different]
    views = [f"views {part.name}" for part in parts if f"views {part.name}" in different]
    chosen = {*fresh[:first], *fresh[-_LAST:], *views[:_VIEWS], *(different & {"views end"})}
    seen = set(base.kinds)
    for part in parts:
        if not part.kinds <= seen:
            chosen.add(part.name)
            seen |= part.kinds
    return chosen


def _gap(names: list[str], different: set[str], base: str) -> Iterator[str]:
    """Yield a line that says which passages are missing, and where to find them."""
    if not names:
        return
    span = names[0] if len(names) == 1 else f"{names[0]} to {names[-1]}"
    yield f"({span}: {'see the marks' if different & set(names) else f'as in {base}'})"


def _sums(text: str, marks: Mapping[str, str]) -> Iterator[str]:
    """Yield the fingerprint of the whole text, and a line of marks for each of the views."""
    decisions = sum(name.isdigit() for name in marks)
    yield f"{decisions}{_SUM}{hashlib.sha256(text.encode()).hexdigest()}"
    line = ""
    for name, mark in marks.items():
        if name == "deal" or name.startswith("views "):
            if line:
                yield line
            line = name.removeprefix("views ")
        line += f" {mark}"
    yield line


def read_marks(text: str) -> dict[str, str]:
    """Return the marks at the end of a golden file, by the names of passages and views."""
    marks: dict[str, str] = {}
    for line in text[text.index(_SUM) :].splitlines()[1:]:
        first, *found = line.split()
        if first.isdigit():
            names = [str(number) for number in range(int(first), int(first) + VIEWS_EVERY)]
        else:
            names = [first]
        if len(found) > 1:
            names = [f"views {first}", *names]
        marks.update(zip(names, found, strict=False))
    return marks


def explain(deal: Deal, golden: str, now: str) -> str:
    """Say where a game first differs from its golden file, and show both sides as far as they can
    be read."""
    before, after = read_marks(golden), read_marks(now)
    names = [*after, *(name for name in before if name not in after)]
    first = next((name for name in names if before.get(name) != after.get(name)), "excerpt")
    playing = {part.name: [*part.views, *part.lines] for part in passages(deal)}
    diff = unified_diff(golden.splitlines(), now.splitlines(), "golden", "now", lineterm="", n=2)
    return "\n".join(
        [
            f"{deal}: the first difference is in {first}. Now it is:",
            *playing.get(first.removeprefix("views "), []),
            "The golden file would change like this (`make generate` writes it):",
            *islice(diff, _MAX_DIFF),
        ]
    )
