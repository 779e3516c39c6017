"""Typed options: the variants of a game, with defaults, explained.

A game's options are a frozen dataclass whose fields are made with `option`. This file stays
uncompiled, like every game's `options.py`: it reads annotations at run time.
"""

import dataclasses
import itertools
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, Self, get_type_hints

from tabbytop.kernel.documents import quoted
from tabbytop.kernel.errors import BadOptions

Value = bool | int | str | tuple[str, ...]


def option(
    default: Any,  # noqa: ANN401 - the field's own annotation says what it is
    about: str,
    *,
    choices: Sequence[Value] = (),
    examples: Sequence[Value] = (),
    only_with: Mapping[str, Value] | None = None,
    seats: tuple[int, int] | None = None,
) -> Any:  # noqa: ANN401 - the same
    """A field of an options class: its default, what it does in words, what it may be.

    `examples` are further values for the conformance tests, where `choices` do not list all. What
    else must be so for another value than the default, clients are told: `only_with`, what other
    options must be, and `seats`, the least and the most. `check` has the last word.
    """
    metadata = {
        "about": about,
        "choices": tuple(choices),
        "examples": tuple(examples),
        "only_with": dict(only_with or {}),
        "seats": seats,
    }
    return dataclasses.field(default=default, metadata=metadata)


@dataclasses.dataclass(frozen=True)
class Described:
    """An option as a client shows it."""

    name: str
    about: str
    default: Value
    choices: tuple[Value, ...]
    examples: tuple[Value, ...]
    only_with: Mapping[str, Value]
    seats: tuple[int, int] | None


@dataclasses.dataclass(frozen=True)
class Options:
    """The options of a game; this one has none."""

    @classmethod
    def described(cls) -> list[Described]:
        """All options, in the order in which a person would choose them."""
        return [
            Described(
                name=field.name,
                about=field.metadata["about"],
                default=field.default,  # type: ignore[arg-type]  # `option` always gives one
                choices=(False, True)
                if isinstance(field.default, bool)
                else field.metadata["choices"],
                examples=field.metadata["examples"],
                only_with=field.metadata["only_with"],
                seats=field.metadata["seats"],
            )
            for field in dataclasses.fields(cls)
        ]

    @classmethod
    def read(cls, values: Mapping[str, object]) -> Self:
        """Options from JSON-like data; every mistake is named."""
        known = {described.name: described for described in cls.described()}
        read: dict[str, Value] = {}
        for name, value in values.items():
            if name not in known:
                raise BadOptions(f"there is no option {quoted(name)}; {_listed(list(known))}")
            read[name] = _typed(name, value, _hints(cls)[name])
        return cls(**read)

    def __post_init__(self) -> None:
        """Options that exist are possible, one by one; `check` judges them together."""
        for known in self.described():
            value = _typed(known.name, getattr(self, known.name), _hints(type(self))[known.name])
            if known.choices and value not in known.choices:
                told = f"{known.name} is one of {_words(known.choices)}, not {quoted(value)}"
                raise BadOptions(told)

    @classmethod
    def parse(cls, texts: Sequence[str]) -> Self:
        """Options as a person types them: `teams=yes`, `deck=all`, `cards=kitten,kitten,tom`."""
        values: dict[str, object] = {}
        for text in texts:
            name, equals, value = text.partition("=")
            name = name.strip()
            if not equals:
                raise BadOptions(f"an option is written name=value, not {quoted(text)}")
            if name in values:
                raise BadOptions(f"{quoted(name)} is said twice")
            values[name] = _parsed(name, value, _hints(cls).get(name, str))
        return cls.read(values)

    def as_dict(self) -> dict[str, object]:
        """The options as JSON-ready data."""
        values: dict[str, object] = {}
        for field in dataclasses.fields(self):
            value = getattr(self, field.name)
            values[field.name] = list(value) if isinstance(value, tuple) else value
        return values

    def validate(self, seats: int) -> None:
        """Raise BadOptions if these options make no game for so many seats."""

    @classmethod
    def variants(cls, seats: int) -> Iterator[Self]:
        """Every combination of choices and examples that makes a game: for the tests."""
        known = cls.described()
        values = [
            dict.fromkeys([described.default, *described.choices, *described.examples])
            for described in known
        ]
        for combination in itertools.product(*values):
            options = cls(**{d.name: v for d, v in zip(known, combination, strict=True)})
            try:
                options.validate(seats)
            except BadOptions:
                continue
            yield options


def _typed(name: str, value: object, kind: object) -> Value:
    """The value as the option's own type, or BadOptions."""
    if kind is bool and isinstance(value, bool):
        return value
    if kind is int and isinstance(value, int) and not isinstance(value, bool):
        return value
    if kind is str and isinstance(value, str):
        return value
    if kind == tuple[str, ...] and isinstance(value, list | tuple):
        if all(isinstance(word, str) for word in value):
            return tuple(value)
    wanted = {bool: "yes or no", int: "a whole number", str: "a word"}
    told = wanted[kind] if isinstance(kind, type) and kind in wanted else "a list of words"
    raise BadOptions(f"{name} is {told}, not {quoted(value)}")


def _parsed(name: str, text: str, kind: object) -> object:
    """What a typed text means for an option of this type."""
    word = text.strip()
    if kind is bool:
        if word.lower() in {"yes", "true", "on", "1"}:
            return True
        if word.lower() in {"no", "false", "off", "0"}:
            return False
        raise BadOptions(f"{name} is yes or no, not {quoted(text)}")
    if kind is int:
        try:
            return int(word)
        except ValueError:
            raise BadOptions(f"{name} is a whole number, not {quoted(text)}") from None
    if kind == tuple[str, ...]:
        return [part.strip() for part in word.split(",") if part.strip()]
    return word


def _words(values: Sequence[Value]) -> str:
    told = {True: "yes", False: "no"}
    return ", ".join(told[v] if isinstance(v, bool) else str(v) for v in values)


def _listed(names: Sequence[str]) -> str:
    return f"options: {', '.join(names)}" if names else "this game has no options"


_HINTS: Final[dict[type[Options], Mapping[str, object]]] = {}  # looked up once a class


def _hints(cls: type[Options]) -> Mapping[str, object]:
    """The types of an options class's fields."""
    if cls not in _HINTS:
        _HINTS[cls] = get_type_hints(cls)
    return _HINTS[cls]
