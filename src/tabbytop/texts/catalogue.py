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

No language is known here: plurals, persons and lists are data of the catalogue. A message becomes
a Python function when it is first told, because events are told for every move and every reader.
"""

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from tabbytop.texts.compiled import ENGLISH, OURS, Language, Pattern, load
from tabbytop.texts.message import PLAIN, Message
from tabbytop.texts.reader import NOBODY, Reader
from tabbytop.texts.word_lists import Word, translated_words

PERSON: Final = "person"  # the kind of arguments that are seats
WORD: Final = "word"  # the kind of arguments that are words of a list
_SHARED: Final = "language"  # the area of what all texts of a language need


Args = Mapping[str, Any]
_Tell = Callable[[Args, Reader], str]  # a message that is ready to be told
_Show = Callable[[Any, Reader], Any]  # an argument in one of its forms


class _Area(NamedTuple):
    folder: Path
    kinds: Mapping[str, str]


_OURS: Final = _Area(OURS, {})
_areas: Final[dict[str, _Area]] = {}


def add_area(name: str, folder: Path = OURS, kinds: Mapping[str, str] | None = None) -> None:
    """Make the texts of a game known; `kinds` says which arguments are persons or named things."""
    _areas[name] = _Area(folder, kinds or {})
    _texts_of.cache_clear()


def kinds_of(area: str) -> Mapping[str, str]:
    """Return the kinds of an area's arguments."""
    return _areas.get(area, _OURS).kinds


def render(message: Message, language: str = ENGLISH, reader: Reader = NOBODY) -> str:
    """Return a message in words; in English where the language has no such text."""
    if message.area == PLAIN:
        return message.key
    tell = _texts_of(language, message.area).tell(message.key)
    return _bare(message) if tell is None else tell(message.args, reader)


def has_text(area: str, key: str) -> bool:
    """Return whether there is such a message, at least in English."""
    return _texts_of(ENGLISH, area).tell(key) is not None


def keys(area: str, prefix: str) -> Iterator[str]:
    """Yield the keys of an area that begin so, in the order of the English file."""
    for key in _texts_of(ENGLISH, area).patterns:
        if key.startswith(prefix) and "." not in key:
            yield key


def said_words(area: str, language: str) -> Mapping[str, Word]:
    """Return the words of an area's lists, by the words of the notation; empty for English."""
    return translated_words(area, language, _areas.get(area, _OURS).folder)


def _bare(message: Message) -> str:
    """Return a message without a text: its key and arguments, as they are."""
    rest = ", ".join(f"{name} {value}" for name, value in message.args.items())
    return f"{message.key}: {rest}" if rest else message.key


_OF_ANY: Final = frozenset({"key", "count", "or", "is"})  # forms that need no text of the language
_OF_PERSONS: Final = {"is": "standing", "name": "name", "ends": "name[-1:].casefold()[-1:]"}
_PERSON_SOURCE: Final = """\
def tell(value, reader):
 seat, names = int(value), reader.names
 name = names[seat] if 0 <= seat < len(names) else ""
 standing = reader.standing(seat)
"""


def _unused(known: dict[str, Any]) -> str:
    """Return a new name for a value in the source of a message."""
    name = f"v{len(known)}"
    known[name] = None
    return name


def _standing(value: Any, reader: Reader) -> str:  # noqa: ANN401 - a seat, or several
    """Return what a seat is to the reader; of several, whether the reader is one of them."""
    if type(value) is list:
        return "you" if reader.you in value else "other"
    return "none" if value is None else reader.standing(int(value))


@cache
def _texts_of(language: str, area: str) -> "_Texts":
    folder, kinds = _areas.get(area, _OURS)
    known = load(folder, language)
    return _Texts(language, area, kinds, known or load(OURS, ENGLISH) or _NONE)


_NONE: Final = Language(ENGLISH, {"areas": {}, "plurals": [], "fraction": "", "point": "."})


class _Texts:
    """The messages of an area in one language."""

    def __init__(self, name: str, area: str, kinds: Mapping[str, str], language: Language) -> None:
        self.patterns = language.areas.get(area, {}) if language.name == name else {}
        self._name = name
        self._area = area
        self._kinds = kinds
        self._language = language
        self._ready: dict[str, _Tell | None] = {}
        self._shows: dict[tuple[str, str], _Show] = {}
        self._persons: dict[str, _Show] = {}
        self._separators: dict[str, str] = {}
        self._fixed: dict[tuple[str, str], dict[object, str]] = {}  # of named things, by name

    def tell(self, key: str) -> _Tell | None:
        """Return a message as a function; the English one where the language has none."""
        if key not in self._ready:
            self._ready[key] = self._find(key)
        return self._ready[key]

    def _find(self, key: str) -> _Tell | None:
        if key in self.patterns:
            return self._function(key, self.patterns[key])
        return None if self._name == ENGLISH else _texts_of(ENGLISH, self._area).tell(key)

    # A pattern as the source of a Python function. What is common is written out in place, without
    # a call: a word, a fixed text, a seat.

    def _function(self, key: str, pattern: Pattern) -> _Tell:
        known: dict[str, Any] = {"choose": self._choose, "standing": _standing}
        told = self._expression(pattern, known)
        return self._defined(
            key, f"def tell(args, reader):\n get = args.get\n return {told}", known
        )

    def _defined(self, key: str, source: str, known: dict[str, Any]) -> _Tell:
        exec(compile(source, f"{self._name}/{self._area}.ftl: {key}", "exec"), known)
        tell: _Tell = known["tell"]
        return tell

    def _expression(self, pattern: Pattern, known: dict[str, Any]) -> str:
        if isinstance(pattern, str):
            return repr(pattern)
        parts = [self._part(part, known) for part in pattern]
        return parts[0] if len(parts) == 1 else f"({' + '.join(parts)})"

    def _part(self, part: Any, known: dict[str, Any]) -> str:  # noqa: ANN401 - from JSON
        if isinstance(part, str):
            return repr(part)
        if part[0] == "$":
            return self._said(part[1], part[2], known)
        chosen = _unused(known)
        value = f"({chosen} := {self._selected(part[1], tuple(part[2]), known)})"
        variants = {name: self._expression(each, known) for name, each in part[2].items()}
        told = variants.pop(part[3])
        for number, (name, each) in enumerate(reversed(variants.items()), 1):
            asked = value if number == len(variants) else chosen
            told = f"{each} if {asked} == {name!r} else {told}"
        return f"({told})"

    def _selected(
        self, variable: list[str], variants: tuple[str, ...], known: dict[str, Any]
    ) -> str:
        """The name of the variant that a variable chooses."""
        _, arg, form = variable
        if arg in known.get("given", ()):
            return str(known["given"][arg])
        kind, value = self._kinds.get(arg, ""), _unused(known)
        got = f"({value} := get({arg!r}))"
        if kind == PERSON and form == "is":
            mine = f"{got}.__class__ is int and {value} == reader.you"
            return f"('you' if {mine} else standing({value}, reader))"
        if form == "key" or (kind == "" and form == ""):
            name = _unused(known)
            known[name] = frozenset(variants)
            plain = f"{got}.__class__ is str and {value} in {name}"
            return f"({value} if {plain} else choose({value}, {variants!r}))"
        return f"choose({self._shown(kind, form, known)}(get({arg!r}), reader), {variants!r})"

    def _said(self, arg: str, form: str, known: dict[str, Any]) -> str:
        """A variable in words."""
        if arg in known.get("given", ()):
            return str(known["given"][arg])
        kind, value = self._kinds.get(arg, ""), _unused(known)
        show, got = self._shown(kind, form, known), f"({value} := get({arg!r}))"
        told = f"str({show}({value}, reader))"
        if form in _OF_ANY or kind == WORD:
            return f"str({show}(get({arg!r}), reader))"
        if kind == "":
            return f"({value} if {got}.__class__ is str else {told})"
        quick = f"quick_{show}"
        if kind == PERSON:
            known[quick] = self._person(form)
            return f"({quick}({value}, reader) if {got}.__class__ is int else {told})"
        known[quick] = self._fixed.setdefault((kind, form), {})
        return (
            f"({quick}[{value}] if {got}.__class__ is not list and {value} in {quick} else {told})"
        )

    def _shown(self, kind: str, form: str, known: dict[str, Any]) -> str:
        name = f"show_{kind}_{form}".replace("-", "_")
        known[name] = self._show(kind, form)
        return name

    def _choose(self, value: Any, variants: tuple[str, ...]) -> str | None:  # noqa: ANN401
        """Return the variant for a value: its own, or that of its plural category."""
        if type(value) is str:
            return value if value in variants else "-".join(value.split())
        if value is None:
            return "none"
        if type(value) is bool:
            return "yes" if value else "no"
        if type(value) is list or type(value) is Message:
            return None  # it is there, and nothing more can be said about it
        exact = str(value)
        return exact if exact in variants else self._language.plural(value)

    # Arguments.

    def _show(self, kind: str, form: str) -> _Show:
        if (kind, form) not in self._shows:
            one = self._one(kind, "" if form == "or" else form)
            self._shows[kind, form] = self._any(one, self._several(kind, form, one), form)
        return self._shows[kind, form]

    def _any(self, one: _Show, several: _Show, form: str) -> _Show:
        point = self._language.point

        def show(value: Any, reader: Reader) -> Any:  # noqa: ANN401 - whatever was given
            if type(value) is str or type(value) is int:
                return one(value, reader)
            if type(value) is list:
                return several(value, reader)
            if type(value) is Message:
                key = f"{value.key}.{form}" if form else value.key
                return render(Message(value.area, key, **value.args), self._name, reader)
            return str(value).replace(".", point) if type(value) is float else value

        return show

    def _one(self, kind: str, form: str) -> _Show:
        if kind == "" or form == "key":
            return lambda value, reader: value
        if kind == WORD:
            return self._word()
        return self._person(form) if kind == PERSON else self._named(kind, form)

    def _word(self) -> _Show:
        words = said_words(self._area, self._name)
        return lambda value, reader: words[value].said if value in words else value

    def _named(self, kind: str, form: str) -> _Show:
        suffix = f".{form}" if form else ""
        fixed = self._fixed.setdefault((kind, form), {})

        def named(value: Any, reader: Reader) -> str:  # noqa: ANN401 - a word or a number
            if value in fixed:
                return fixed[value]
            word = "-".join(value.split()) if isinstance(value, str) else value
            tell = self.tell(f"{kind}-{word}{suffix}")
            if tell is not None:
                fixed[value] = tell({}, reader)
                return fixed[value]
            tell = self.tell(f"{kind}{suffix}")
            return str(value) if tell is None else tell({"value": value}, reader)

        return named

    def _person(self, form: str) -> _Show:
        if form == "is":
            return _standing
        shared = self if self._area == _SHARED else _texts_of(self._name, _SHARED)
        if form not in shared._persons:
            shared._persons[form] = shared._person_function(form)
        return shared._persons[form]

    def _person_function(self, form: str) -> _Show:
        key = f"{PERSON}.{form}" if form else PERSON
        if key not in self.patterns:
            if self._name == ENGLISH:
                raise KeyError(f"a person has no form {form!r}")
            return _texts_of(ENGLISH, _SHARED)._person(form)
        known: dict[str, Any] = {"given": _OF_PERSONS}
        told = self._expression(self.patterns[key], known)
        return self._defined(key, f"{_PERSON_SOURCE} return {told}", known)

    def _several(self, kind: str, form: str, one: _Show) -> _Show:
        if form == "count":
            return lambda values, reader: len(values)
        if form == "is":
            return _standing
        last = "list-or" if form == "or" else "list-and"

        def joined(values: list[Any], reader: Reader) -> str:
            if kind == PERSON:  # the reader comes last, in every language
                values = sorted(values, key=lambda seat: bool(seat == reader.you))
            words = [self._member(each, one, reader) for each in values]
            return self._joined(words, last, reader)

        return joined

    def _member(self, value: Any, one: _Show, reader: Reader) -> str:  # noqa: ANN401
        if type(value) is Message:
            return render(value, self._name, reader)
        return str(one(value, reader))

    def _joined(self, words: list[str], last: str, reader: Reader) -> str:
        if len(words) < 2:
            return "".join(words)
        shared = self if self._area == _SHARED else _texts_of(self._name, _SHARED)
        between, end = shared._separator("list"), shared._separator(last)
        return between.join(words[:-1]) + end + words[-1]

    def _separator(self, key: str) -> str:
        """Return what a language writes between two members of a list."""
        if key not in self._separators:
            tell = self.tell(key)
            assert tell is not None, "every language joins lists"
            self._separators[key] = tell({"start": "", "next": ""}, NOBODY)
        return self._separators[key]
