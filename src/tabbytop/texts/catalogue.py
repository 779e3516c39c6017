"""Catalogues: messages in words, in the reader's language.

A variable `{ $card }` in a Fluent file is an argument of the message, `{ $card-gender }` its form
`gender`. What that means depends on the kind that the area gives to the argument:

- a person (a seat): the message `person` of the language, or one of its attributes; `is` is `you`,
  `clock`, `opponent` or `other`;
- a thing with a name (of the kind `card`): the message `card-<name>`, or one of its attributes;
  without such a message, `card` with the variable `$value`; `key` is the bare name;
- a word that players say (of the kind `word`): its translation in the area's lists (`word_lists`);
- a list: its members, joined by "and"; `or` joins them by "or", `count` is their number, and of
  persons `is` tells whether the reader is among them;
- anything else: itself.

No language is known here: plurals, persons and lists are data of the catalogue.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from tabbytop.texts.compiled import ENGLISH, OURS, SHARED, Language, load, our_folders
from tabbytop.texts.message import PLAIN, Message
from tabbytop.texts.reader import NOBODY, Reader
from tabbytop.texts.telling import PERSON, WORD, Texts
from tabbytop.texts.word_lists import Word, words_as_read

__all__ = [
    "PERSON",
    "WORD",
    "add_area",
    "depends_on_reader",
    "has_text",
    "keys",
    "render",
    "said_words",
]


class _Area(NamedTuple):
    folder: Path | None
    kinds: Mapping[str, str]
    names_from: str = ""  # the area that has the names of things


_OURS: Final = _Area(OURS, {})
_areas: Final[dict[str, _Area]] = {}


def add_area(
    name: str,
    folder: Path | None = None,
    kinds: Mapping[str, str] | None = None,
    names_from: str = "",
) -> None:
    """Make the texts of a game known; `kinds` says which arguments are persons or named things.

    With `names_from`, the kinds of that area hold here too, and things that have no name in this
    area have their names from there: a board uses the cards of its game. Its texts are in the
    folder of that area then, unless it has one of its own.
    """
    _areas[name] = _Area(folder or (None if names_from else OURS), kinds or {}, names_from)
    _texts_of.cache_clear()


def folder_of(area: str) -> Path:
    """Return the folder of an area's texts."""
    if area not in _areas:
        return _home_of(area)
    known = _areas[area]
    return folder_of(known.names_from) if known.folder is None else known.folder


@cache
def _home_of(area: str) -> Path:
    """Return the folder of an area that nobody has added, such as that of a game of ours before it
    is imported."""
    for folder in our_folders():
        known = load(folder, ENGLISH)
        if known is not None and area in known.areas:
            return folder
    return OURS


def kinds_of(area: str) -> Mapping[str, str]:
    """Return the kinds of an area's arguments."""
    return _areas.get(area, _OURS).kinds


def render(message: Message, language: str = ENGLISH, reader: Reader = NOBODY) -> str:
    """Return a message in words; in English where the language has no such text."""
    if message.area == PLAIN:
        return message.key
    tell = _texts_of(language, message.area).tell(message.key)
    return _bare(message) if tell is None else tell(message.args, reader)


def depends_on_reader(message: Message) -> bool:
    """Return whether a message speaks of players, so that its text depends on who reads it."""
    kinds = _texts_of(ENGLISH, message.area).kinds
    for name, value in message.args.items():
        if kinds.get(name) == PERSON:
            return True
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, Message) and depends_on_reader(part):
                return True
    return False


def has_text(area: str, key: str) -> bool:
    """Return whether there is such a message, at least in English."""
    return _texts_of(ENGLISH, area).tell(key) is not None


def keys(area: str, prefix: str) -> Iterator[str]:
    """Yield the keys of an area that begin so, in the order of the English file."""
    for key in _texts_of(ENGLISH, area).patterns:
        if key.startswith(prefix) and "." not in key:
            yield key


def said_words(area: str, language: str, name: str = "") -> Mapping[str, Word]:
    """Return the words of an area's lists, or of one of them, by the words of the notation; those
    that are read as they are written down are left out."""
    return words_as_read(area, language, folder_of(area), name)


def _bare(message: Message) -> str:
    """Return a message without a text: its key and arguments, as they are."""
    rest = ", ".join(f"{name} {value}" for name, value in message.args.items())
    return f"{message.key}: {rest}" if rest else message.key


@cache
def _texts_of(language: str, area: str) -> Texts:
    _, kinds, names_from = _areas.get(area, _OURS)
    known = load(folder_of(area), language)
    if known is None and language != ENGLISH:
        return _texts_of(ENGLISH, area)
    return Texts(
        area,
        kinds,
        known or _NONE,
        render,
        words=said_words(area, language),
        english=None if language == ENGLISH else _texts_of(ENGLISH, area),
        shared=None if area == SHARED else _texts_of(language, SHARED),
        names=_texts_of(language, names_from) if names_from else None,
    )


_NONE: Final = Language(ENGLISH, {"areas": {}, "plurals": [], "fraction": "", "point": "."})
