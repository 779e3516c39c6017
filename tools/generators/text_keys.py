"""The keys of the page's texts, and the gaps of each text, as a type."""

import json
from collections.abc import Iterator
from typing import Any, Final

from generators.files import HEAD
from tabbytop.texts.compiled import Pattern, languages, our_areas

PREFIX: Final = "page-"  # of the areas that the page has
LIST_FORMS: Final = ("count", "or")  # which only a list has
TYPE: Final = """\
/** By area and key: the names of the gaps. `who?` may be left out, `who[]` is a list. */
export interface Texts {
"""


def text_keys() -> str:
    """Return the file. The keys are those of the English texts; a gap is one in any language."""
    known = [our_areas(name) for name in languages()]
    english = known[0]
    parts = [HEAD.format(source="all page-*.ftl"), TYPE]
    for area in sorted(name for name in english if name.startswith(PREFIX)):
        parts.append(f"  {json.dumps(area)}: {{\n")
        for key in english[area]:
            patterns = [each.get(area, {}).get(key, "") for each in known]
            parts.append(f"    {json.dumps(key)}: {_gaps(patterns)};\n")
        parts.append("  };\n")
    return "".join([*parts, "}\n"])


def _gaps(patterns: list[Pattern]) -> str:
    marks: dict[str, str] = {}
    for arg, mark in (found for pattern in patterns for found in _variables(pattern)):
        marks[arg] = marks.get(arg) or mark
    return " | ".join(json.dumps(arg + mark) for arg, mark in sorted(marks.items())) or "never"


def _variables(pattern: Pattern) -> Iterator[tuple[str, str]]:
    """Yield the arguments of a text, each with the mark of its kind."""
    for part in [] if isinstance(pattern, str) else pattern:
        if isinstance(part, str):
            continue
        if part[0] == "$":
            yield part[1], _mark(part, {})
            continue
        _, variable, variants, _ = part
        yield variable[1], _mark(variable, variants)
        for each in variants.values():
            yield from _variables(each)


def _mark(variable: list[str], variants: dict[str, Any]) -> str:
    if variable[2] in LIST_FORMS:
        return "[]"
    return "?" if "none" in variants else ""
