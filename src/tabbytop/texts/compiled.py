"""Compiled languages: read from a file, or compiled from Fluent files that have changed since.

A folder of texts has a folder for each language, and one for what was compiled. Our own are
`languages`, for what all games share, and `texts` in each game's package. A game from elsewhere has
one, too, and is treated alike.
"""

import hashlib
import json
import sys
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

ENGLISH: Final = "en"
PACKAGE: Final = Path(__file__).parents[1]
OURS: Final = PACKAGE / "languages"  # what all games share
OF_GAME: Final = "texts"  # the folder of a game's own texts, beside its code
COMPILED: Final = "compiled"  # the folder beside those of the languages
SHARED: Final = "language"  # the area whose messages every other file of its language may use
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


def our_folders(package: Path = PACKAGE) -> list[Path]:
    """Return the folders of our texts: what all games share first, then each game's."""
    games = sorted((package / "games").glob(f"*/{OF_GAME}"))
    # What was compiled for a game may outlive its code.
    return [package / OURS.name, *(each for each in games if any(each.parent.glob("*.py*")))]


def our_areas(name: str) -> dict[str, Mapping[str, Pattern]]:
    """Return all our texts in a language, by area."""
    known = [load(folder, name) for folder in our_folders()]
    return {area: texts for each in known if each for area, texts in each.areas.items()}


def folder_beside(owner: type) -> Path:
    """Return the folder `texts` beside the code of a class, or of one that it extends; the shared
    folder if there is none."""
    for each in owner.__mro__:
        # A compiled module has no file yet while it is imported, but its package has.
        for name in (each.__module__, each.__module__.rpartition(".")[0]):
            file = getattr(sys.modules.get(name), "__file__", None)
            folder = Path(file or "").parent / OF_GAME
            if file and any((folder / known).is_dir() for known in (ENGLISH, COMPILED)):
                return folder
    return OURS


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
    sources = sources_of(folder, name)
    file = folder / COMPILED / f"{name}.json"
    document = json.loads(file.read_bytes()) if file.exists() else None
    if sources and (document is None or document["digest"] != digest(sources)):
        from tabbytop.texts.compiler import compile_language  # noqa: PLC0415 - rarely

        document = compile_language(folder, name)
    return None if document is None else Language(name, document)


def sources_of(folder: Path, name: str) -> list[Path]:
    """Return what a language of a folder is compiled from: its files, and the shared one, if it has
    none of its own."""
    own = sorted((folder / name).glob("*.ftl"))
    shared = shared_file(folder, name)
    return [*own, shared] if own and shared not in own and shared.exists() else own


def shared_file(folder: Path, name: str) -> Path:
    """Return the file of the messages that all others of the language may use."""
    own = folder / name / f"{SHARED}.ftl"
    return own if own.exists() else OURS / name / f"{SHARED}.ftl"


def digest(sources: list[Path]) -> str:
    """Return a digest of source files and of the compiled format."""
    total = hashlib.sha256(f"{VERSION}".encode())
    for source in sources:
        total.update(source.stem.encode() + b"\0" + source.read_bytes() + b"\0")
    return total.hexdigest()
