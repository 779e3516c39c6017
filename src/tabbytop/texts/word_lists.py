"""Lists of words that players may say: `<folder>/<language>/<area>/<list>.txt`, a word a line.

An English line is a word of the notation, then other spellings and synonyms: `doughnut, donut`.
In other languages the word of the notation comes first, then what people read and type:
`doughnut: Donut, Krapfen`. Lines that begin with `#` are comments.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple

from tabbytop.texts.compiled import ENGLISH, OURS


class Word(NamedTuple):
    """A word of the notation, how people read it, and what else they may type."""

    name: str
    said: str
    others: list[str]


def read_list(area: str, name: str, language: str = ENGLISH, folder: Path = OURS) -> list[Word]:
    """Return the words of a list, in its order."""
    return list(_words(folder / language / area / f"{name}.txt"))


@cache
def translated_words(area: str, language: str, folder: Path = OURS) -> Mapping[str, Word]:
    """Return the words of all lists of an area by their names; empty for English."""
    if language == ENGLISH:
        return {}
    files = sorted((folder / language / area).glob("*.txt"))
    return {word.name: word for file in files for word in _words(file)}


def _words(file: Path) -> Iterator[Word]:
    for line in file.read_text(encoding="utf-8").splitlines():
        if not line or line.startswith("#"):
            continue
        name, colon, rest = line.partition(": ")
        said, *others = (rest if colon else name).split(", ")
        yield Word(name if colon else said, said, others)
