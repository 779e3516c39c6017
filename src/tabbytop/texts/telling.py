"""The messages of an area in one language, as Python functions.

Events are told for every move and every reader, so a pattern becomes a function when its message
is first told. What is common (a word, a number, a seat, a named thing) is written out in place;
what is rare (lists, messages as arguments) is left to `show`.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final
from unicodedata import normalize

from tabbytop.texts.compiled import Language, Pattern
from tabbytop.texts.message import Message
from tabbytop.texts.reader import NOBODY, Reader
from tabbytop.texts.word_lists import Word

PERSON: Final = "person"  # the kind of arguments that are seats
WORD: Final = "word"  # the kind of arguments that are words of a list

Args = Mapping[str, Any]
Tell = Callable[[Args, Reader], str]  # a message that is ready to be told
Render = Callable[[Message, str, Reader], str]
_Show = Callable[[Any, Reader], Any]  # an argument in one of its forms

_LISTS: Final = ("list", "list-and", "list-or")  # how a language joins members of a list
_PLAIN: Final = frozenset({str, int})  # classes of arguments that need no further look
_REMEMBERED: Final = 1000  # as many names or numbers are looked up only once


class _Named(dict[object, str]):
    """Texts of named things, by name. Somebody may type any name: not all of them are kept."""

    def __init__(self, find: Callable[[object], str]) -> None:
        self._find = find

    def __missing__(self, value: object) -> str:
        said = self._find(value)
        if len(self) < _REMEMBERED:
            self[value] = said
        return said


class _Variants(dict[int, str]):
    """The variant that a number chooses: its own, or that of its plural category."""

    def __init__(self, language: Language, variants: Iterable[str]) -> None:
        self.language = language
        self.names = frozenset(variants)

    def __missing__(self, number: int) -> str:
        exact = str(number)
        chosen = exact if exact in self.names else self.language.plural(number)
        if 0 <= number < _REMEMBERED:
            self[number] = chosen
        return chosen


class Texts:
    """The messages of an area in one language."""

    def __init__(
        self,
        area: str,
        kinds: Mapping[str, str],
        language: Language,
        render: Render,
        *,
        words: Mapping[str, Word],
        english: "Texts | None" = None,
        shared: "Texts | None" = None,
        names: "Texts | None" = None,
    ) -> None:
        self.patterns = language.areas.get(area, {})
        self.kinds: Mapping[str, str] = kinds if names is None else {**names.kinds, **kinds}
        self.language = language
        self._area = area
        self._asks_letters = "begins" in repr([self.patterns.get(key) for key in _LISTS])
        self._render = render
        self._words: Mapping[str, Word] = words if names is None else names._words
        self._english = english  # tells what this language does not have; None if it is English
        self._shared = self if shared is None else shared  # persons and lists
        self._names = names  # has the names of things that have none here
        self._ready: dict[str, Tell | None] = {}
        self._shows: dict[tuple[str, str], _Show] = {}
        self._named: dict[tuple[str, str], _Named] = {}
        self._separators: dict[tuple[str, str], str] = {}
        self._impersonal: set[str] = set()  # messages in which nobody is spoken of
        self._told: dict[tuple[object, ...], str] = {}  # impersonal ones, by key and arguments

    def tell(self, key: str) -> Tell | None:
        """Return a message as a function; the English one where the language has none."""
        if key not in self._ready:
            self._ready[key] = self._find(key)
        return self._ready[key]

    def _find(self, key: str) -> Tell | None:
        if key in self.patterns:
            writer = _Writer(self)
            tell = writer.function(self.patterns[key], f"{self._area}.ftl: {key}")
            if not writer.persons():
                self._impersonal.add(key)
            return tell
        return None if self._english is None else self._english.tell(key)

    def person_pattern(self, form: str) -> Pattern:
        """Return how the language says a person, in one of its forms."""
        key = f"{PERSON}.{form}" if form else PERSON
        texts = self._shared
        while key not in texts.patterns:
            if texts._english is None:
                raise KeyError(f"a person has no form {form!r}")
            texts = texts._english
        return texts.patterns[key]

    def named(self, kind: str, form: str) -> _Named:
        """Return the texts of the things of a kind."""
        if (kind, form) not in self._named:
            suffix = f".{form}" if form else ""
            self._named[kind, form] = _Named(lambda value: self._name(kind, suffix, value))
        return self._named[kind, form]

    def _name(self, kind: str, suffix: str, value: object) -> str:
        word = "-".join(value.split()) if isinstance(value, str) else value
        tell = self.tell(f"{kind}-{word}{suffix}") or self.tell(f"{kind}{suffix}")
        if tell is not None:
            return tell({"value": value}, NOBODY)
        return str(value) if self._names is None else self._names.named(kind, suffix[1:])[value]

    # Arguments of all sorts.

    def show(self, kind: str, form: str) -> _Show:
        """Return a function that says any argument of a kind in one of its forms."""
        if (kind, form) not in self._shows:
            one = self._one(kind, "" if form == "or" else form)
            self._shows[kind, form] = self._any(one, self._several(kind, form, one), form)
        return self._shows[kind, form]

    def _any(self, one: _Show, several: _Show, form: str) -> _Show:
        point, nested = self.language.point, self._nested

        def show(value: Any, reader: Reader) -> Any:  # noqa: ANN401 - whatever was given
            kind = value.__class__
            if kind in _PLAIN:
                return one(value, reader)
            if kind is list:
                return several(value, reader)
            if kind is Message:
                if form:
                    value = Message(value.area, f"{value.key}.{form}", **value.args)
                return nested(value, reader)
            return str(value).replace(".", point) if kind is float else value

        return show

    def _nested(self, message: Message, reader: Reader) -> str:
        """Say a message that is an argument. Many are the same for every reader, such as two equal
        cards: these are kept."""
        if message.key not in self._impersonal or message.area != self._area:
            return self._render(message, self.language.name, reader)
        if Message in map(type, message.args.values()):  # which may speak of the reader
            return self._render(message, self.language.name, reader)
        try:
            told = self._told.get(known := (message.key, *message.args.items()))
        except TypeError:  # a list
            return self._render(message, self.language.name, reader)
        if told is None:
            told = self._render(message, self.language.name, reader)
            if len(self._told) < _REMEMBERED:
                self._told[known] = told
        return told

    def _one(self, kind: str, form: str) -> _Show:
        if kind == "" or form == "key":
            return lambda value, reader: value
        if kind == WORD:
            words = self._words
            if not words:
                return lambda value, reader: value
            return lambda value, reader: words[value].said if value in words else value
        if kind == PERSON:
            return standing if form == "is" else _Writer(self).person(form)
        named = self.named(kind, form)
        return lambda value, reader: named[value]

    def _several(self, kind: str, form: str, one: _Show) -> _Show:
        if form == "count":
            return lambda values, reader: len(values)
        if form == "is":
            return standing
        separator, final = self._shared.separator, "list-or" if form == "or" else "list-and"
        nested = self._nested

        def joined(values: list[Any], reader: Reader) -> str:
            if kind == PERSON:  # the reader comes last, in every language
                values = sorted(values, key=lambda seat: bool(seat == reader.you))
            words = [
                nested(each, reader) if each.__class__ is Message else str(one(each, reader))
                for each in values
            ]
            if len(words) < 2:
                return words[0] if words else ""
            last = words.pop()
            return f"{separator('list').join(words)}{separator(final, last)}{last}"

        return joined

    def separator(self, key: str, following: str = "") -> str:
        """Return what the language writes between two members of a list, such as “y” or before an
        i “e” in Spanish."""
        begins = initial(following) if self._asks_letters else ""
        if (key, begins) not in self._separators:
            tell = self.tell(key)
            assert tell is not None, "every language joins lists"
            told = tell({"start": "", "next": "", "begins": begins}, NOBODY)
            self._separators[key, begins] = told
        return self._separators[key, begins]


def initial(word: str) -> str:
    """Return the letter a to z that a word begins with, without its accent; else nothing."""
    letter = normalize("NFD", word[:1])[:1].lower()
    return letter if "a" <= letter <= "z" else ""


def standing(value: Any, reader: Reader) -> str:  # noqa: ANN401 - a seat, or several
    """Return what a seat is to the reader; of several, whether the reader is one of them."""
    if type(value) is list:
        return "you" if reader.you in value else "other"
    return "none" if value is None else reader.standing(int(value))


class _Writer:
    """Writes a pattern as the source of a Python function.

    `given` are variables whose source is known, `fixed` those whose value is known already.
    """

    def __init__(
        self,
        texts: Texts,
        given: Mapping[str, str] | None = None,
        fixed: Mapping[str, str] | None = None,
    ) -> None:
        self._texts = texts
        self._given = given or {}
        self._fixed = fixed or {}
        self._known: dict[str, Any] = {"PLAIN": _PLAIN, "standing": standing, "choose": _choose}
        self._known["initial"] = initial
        self._locals: dict[str, str] = {}  # by argument

    def function(self, pattern: Pattern, title: str) -> Tell:
        """Return the function that tells a pattern."""
        told = self._text(pattern)
        lines = [f" {name} = get({arg!r})" for arg, name in self._locals.items()]
        if self.persons():
            lines.append(" mine, names = reader.mine, reader.names")
        head = ["def tell(args, reader):", " get = args.get"]
        return self._defined([*head, *lines, f" return {told}"], title)

    def persons(self) -> bool:
        """Return whether an argument of what was written is a person."""
        return PERSON in map(self._texts.kinds.get, self._locals)

    def person(self, form: str) -> _Show:
        """Return the function that says a single seat."""
        self._given = {"is": "stand", **_given("name")}
        told = self._text(self._texts.person_pattern(form))
        lines = [
            "def tell(value, reader):",
            " seat = int(value)",
            " name, stand = reader.called(seat), reader.standing(seat)",
            f" return {told}",
        ]
        return self._defined(lines, f"{PERSON}.{form}")

    def _defined(self, lines: list[str], title: str) -> Callable[..., str]:
        place = f"{self._texts.language.name}/{title}"
        exec(compile("\n".join(lines), place, "exec"), self._known)
        tell: Callable[..., str] = self._known["tell"]
        return tell

    def _text(self, pattern: Pattern) -> str:
        """A pattern as an expression that is a string."""
        if isinstance(pattern, str):
            return repr(pattern)
        if len(pattern) == 1 and isinstance(pattern[0], list) and pattern[0][0] == "?":
            return self._chosen(*pattern[0][1:])
        literal, parts = "", ""
        for part in pattern:
            if isinstance(part, str):
                literal += part.replace("%", "%%")
                continue
            literal += "%s"
            parts += f"{self._said(*part[1:]) if part[0] == '$' else self._chosen(*part[1:])}, "
        return f"({literal!r} % ({parts}))" if parts else repr(literal.replace("%%", "%"))

    # Selectors.

    def _chosen(self, variable: list[str], variants: Mapping[str, Pattern], other: str) -> str:
        """A selector, as a conditional expression."""
        _, arg, form = variable
        if arg in self._fixed:
            return self._text(variants.get(self._fixed[arg], variants[other]))
        told = self._text(variants[other])
        rest = [name for name in variants if name != other]
        kind = self._texts.kinds.get(arg, "")
        if rest == ["you"] and kind == PERSON and form == "is" and arg not in self._given:
            seat = self._local(arg)
            among = f"({seat}.__class__ is list and mine in {seat})"
            return f"({self._text(variants['you'])} if {seat} == mine or {among} else {told})"
        if rest == ["none"] and arg not in self._given:
            value = self._local(arg)
            missing = f"{value} is None or {value} == 'none'"
            return f"({self._text(variants['none'])} if {missing} else {told})"
        value = self._variant(arg, kind, form, tuple(variants))
        chosen = f"c{len(self._known)}"
        self._known[chosen] = None
        for number, name in enumerate(reversed(rest), 1):
            asked = f"({chosen} := {value})" if number == len(rest) else chosen
            told = f"{self._text(variants[name])} if {asked} == {name!r} else {told}"
        return f"({told})"

    def _variant(self, arg: str, kind: str, form: str, variants: tuple[str, ...]) -> str:
        """The name of the variant that a variable chooses."""
        if arg in self._given:
            return self._given[arg]
        value = self._local(arg)
        if kind == PERSON and form == "is":
            return f"('you' if {value} == mine else standing({value}, reader))"
        numbers = self._name("numbers", _Variants(self._texts.language, variants))
        if form == "count":
            many = f"{numbers}[len({value})] if {value}.__class__ is list"
            return f"({many} else choose({value}, {numbers}))"
        if form == "key" or (kind == "" and form == ""):
            words = self._name("words", frozenset(variants))
            plain = f"{value} if {value}.__class__ is str and {value} in {words}"
            number = f"{numbers}[{value}] if {value}.__class__ is int"
            return f"({plain} else {number} else choose({value}, {numbers}))"
        return f"choose({self._shown(kind, form)}({value}, reader), {numbers})"

    # Variables.

    def _said(self, arg: str, form: str) -> str:
        """A variable in words."""
        if arg in self._given:
            return self._given[arg]
        kind, value = self._texts.kinds.get(arg, ""), self._local(arg)
        told = f"{self._shown(kind, form)}({value}, reader)"
        if form in _OF_ANY or kind == WORD:
            return told
        if kind == PERSON:
            return self._person(form, value, told)
        said = value
        if kind:
            said = f"{self._name('named', self._texts.named(kind, form))}[{value}]"
        return f"({said} if {value}.__class__ in PLAIN else {told})"

    def _person(self, form: str, value: str, told: str) -> str:
        """A seat: the reader's, that of somebody with a name, or another."""
        pattern, name = self._texts.person_pattern(form), f"names[{value}]"
        given = _given(name)
        you = _Writer(self._texts, given, {"is": "you"})._text(pattern)
        other = _Writer(self._texts, given, {"is": "other"})._text(pattern)
        seated = f"{value}.__class__ is int and 0 <= {value} < len(names)"
        return f"({you} if {value} == mine else {other} if {seated} else {told})"

    def _shown(self, kind: str, form: str) -> str:
        return self._name("show", self._texts.show(kind, form))

    def _local(self, arg: str) -> str:
        return self._locals.setdefault(arg, f"a{len(self._locals)}")

    def _name(self, word: str, value: object) -> str:
        """A name in the source for a value."""
        for name, known in self._known.items():
            if known is value:
                return name
        name = f"{word}{len(self._known)}"
        self._known[name] = value
        return name


_OF_ANY: Final = frozenset({"key", "count", "or", "is"})  # forms that need no text of the language


def _given(name: str) -> dict[str, str]:
    """Return the source of what a language may want to know of a person's name."""
    ends = f"initial({name}[-1:].casefold()[-1:])"  # of ß it is an s
    return {"name": name, "starts": f"initial({name})", "ends": ends}


def _choose(value: Any, numbers: _Variants) -> str | None:  # noqa: ANN401 - whatever was given
    """Return the variant for a value: its own, or that of its plural category."""
    if type(value) is str:
        return value if value in numbers.names else "-".join(value.split())
    if value is None:
        return "none"
    if type(value) is bool:
        return "yes" if value else "no"
    if type(value) is list or type(value) is Message:
        return None  # it is there, and nothing more can be said about it
    if type(value) is int:
        return numbers[value]
    exact = str(value)
    return exact if exact in numbers.names else numbers.language.plural(value)
