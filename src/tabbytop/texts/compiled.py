"""Compiled languages: read from a file, or compiled from Fluent files that have changed since."""

import hashlib
import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

ENGLISH: Final = "en"
OURS: Final = Path(__file__).parents[1] / "languages"
COMPILED: Final = "compiled"  # the folder beside those of the languages
VERSION: Final = 1

Pattern = str | list[Any]


class Language:
    """All compiled texts of one language in one folder."""

    def __init__(self, name: str, document: Mapping[str, Any]) -> None:
        self.name = name
        self.areas: Mapping[str, Mapping[str, Pattern]] = document["areas"]
        self.numbers = {each: document[each] for each in ("plurals", "fraction", "point")}
        self.point: str = document["point"]
        self._plurals: list[tuple[int, str]] = document["plurals"]
        self._fraction: str = document["fraction"]

    def plural(self, number: float) -> str:
        """Return the plural category of a number, such as `one` or `other`.

        `plurals` lists from which number on which category holds, up to 199; beyond that, the last
        two digits decide.
        """
        if number != int(number):
            return self._fraction
        number = abs(int(number))
        if number >= 200:
            number = 100 + number % 100
        return next(category for start, category in reversed(self._plurals) if start <= number)


def languages(folder: Path = OURS) -> list[str]:
    """Return the languages of a folder, English first."""
    found = {path.stem for path in (folder / COMPILED).glob("*.json")}
    found |= {path.parent.name for path in folder.glob("*/*.ftl")}
    return sorted(found, key=lambda name: (name != ENGLISH, name))


def offered(folder: Path = OURS) -> list[str]:
    """Return the languages that people can choose, English first: too little of the others is
    translated yet, so `write_languages` left them out."""
    made = {path.stem for path in (folder / COMPILED).glob("*.json")}
    return [name for name in languages(folder) if name in made or not made]


@cache
def load(folder: Path, name: str) -> Language | None:
    """Return a language of a folder; None if it is not there."""
    sources = sorted((folder / name).glob("*.ftl"))
    file = folder / COMPILED / f"{name}.json"
    document = json.loads(file.read_bytes()) if file.exists() else None
    if sources and (document is None or document["digest"] != digest(sources)):
        from tabbytop.texts.compiler import compile_language  # noqa: PLC0415 - rarely

        document = compile_language(folder, name)
    return None if document is None else Language(name, document)


def digest(sources: list[Path]) -> str:
    """Return a digest of source files and of the compiled format."""
    total = hashlib.sha256(f"{VERSION}".encode())
    for source in sources:
        total.update(source.stem.encode() + b"\0" + source.read_bytes() + b"\0")
    return total.hexdigest()
