"""Lists of words that players may say: `<folder>/<language>/<area>/<list>.txt`, a word a line.

An English line is a word, then other spellings and synonyms: `doughnut, donut`. Names have their
capitals (`Paris`); the notation is in lower case. In other languages the word of the notation comes
first, then what people read and type: `doughnut: Donut, Krapfen`. Lines that begin with `#` are
comments.
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
def words_as_read(
    area: str, language: str, folder: Path = OURS, name: str = ""
) -> Mapping[str, Word]:
    """Return the words of a list of an area by their names in the notation, or of all its lists.

    Words that are read as they are written down are left out. Where a word is a name in one list
    alone, as the city Buffalo is, it is read without a capital.
    """
    known: dict[str, Word] = {}
    for file in sorted((folder / language / area).glob(f"{name or '*'}.txt")):
        for word in _words(file):
            if word.name not in known or known[word.name].said[0].isupper():
                known[word.name] = word
    return {name: word for name, word in known.items() if language != ENGLISH or word.said != name}


def _words(file: Path) -> Iterator[Word]:
    for line in file.read_text(encoding="utf-8").splitlines():
        if not line or line.startswith("#"):
            continue
        name, colon, rest = line.partition(": ")
        said, *others = (rest if colon else name).split(", ")
        if colon:
            yield Word(name, said, others)
        else:
            yield Word(said.lower(), said, [other.lower() for other in others])
