"""Typed options of a game, with defaults and descriptions.

The options of a game are a frozen dataclass whose fields are made with `option`. This file stays
uncompiled, like every game's `options.py`: it reads annotations at run time.
"""

import dataclasses
import itertools
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, Self, get_type_hints

from tabbytop.kernel.documents import safe_repr
from tabbytop.kernel.errors import BadOptions
from tabbytop.texts.message import Message

Value = bool | int | str | tuple[str, ...]


def option(
    default: Any,  # noqa: ANN401 - the field's own annotation says what it is
    about: str = "",
    *,
    choices: Sequence[Value] = (),
    examples: Sequence[Value] = (),
    only_with: Mapping[str, Value] | None = None,
    seats: tuple[int, int] | None = None,
) -> Any:  # noqa: ANN401 - the same
    """Declare a field of an options class: its default, a description and its possible values.

    The description may be in the game's texts instead, as `option-<name>`.
    `choices` lists all values; `examples` lists further values for the conformance tests where
    `choices` cannot. `only_with` and `seats` tell clients what a value other than the default
    needs: values of other options, and the least and most seats. `Options.validate` decides.
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
class OptionSpec:
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
    """The options of a game; this base class has none."""

    @classmethod
    def specs(cls) -> list[OptionSpec]:
        """Return all options, in the order in which a person would choose them."""
        return [
            OptionSpec(
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
        """Read options from JSON-like data; BadOptions names every mistake."""
        known = {spec.name: spec for spec in cls.specs()}
        read: dict[str, Value] = {}
        for name, value in values.items():
            if name not in known:
                raise BadOptions(
                    Message("kernel", "no-option", name=safe_repr(name), options=list(known))
                )
            read[name] = _checked_type(name, value, _types(cls)[name])
        return cls(**read)

    def __post_init__(self) -> None:
        """Check each option alone; `validate` checks them together."""
        for known in self.specs():
            value = _checked_type(
                known.name, getattr(self, known.name), _types(type(self))[known.name]
            )
            if known.choices and value not in known.choices:
                raise BadOptions(
                    Message(
                        "kernel",
                        "bad-choice",
                        name=known.name,
                        choices=list(known.choices),
                        value=safe_repr(value),
                    )
                )

    @classmethod
    def parse(cls, texts: Sequence[str]) -> Self:
        """Read options as a person types them: `teams=yes`, `deck=all`,
        `cards=kitten,kitten,tom`."""
        values: dict[str, object] = {}
        for text in texts:
            name, equals, value = text.partition("=")
            name = name.strip()
            if not equals:
                raise BadOptions(Message("kernel", "bad-option-text", text=safe_repr(text)))
            if name in values:
                raise BadOptions(Message("kernel", "repeated-option", name=safe_repr(name)))
            values[name] = _parse_value(name, value, _types(cls).get(name, str))
        return cls.read(values)

    def as_dict(self) -> dict[str, object]:
        """Return the options as JSON-ready data."""
        return {
            name: list(value) if isinstance(value, tuple) else value
            for name, value in vars(self).items()
        }

    def validate(self, seats: int) -> None:
        """Raise BadOptions if these options do not make a game for so many seats."""

    @classmethod
    def variants(cls, seats: int) -> Iterator[Self]:
        """Yield every combination of choices and examples that makes a game, for tests."""
        known = cls.specs()
        values = [dict.fromkeys([spec.default, *spec.choices, *spec.examples]) for spec in known]
        for combination in itertools.product(*values):
            options = cls(**{d.name: v for d, v in zip(known, combination, strict=True)})
            try:
                options.validate(seats)
            except BadOptions:
                continue
            yield options


def _checked_type(name: str, value: object, kind: object) -> Value:
    """Return the value as the option's own type; raise BadOptions if it has another type."""
    if kind is bool and isinstance(value, bool):
        return value
    if kind is int and isinstance(value, int) and not isinstance(value, bool):
        return value
    if kind is str and isinstance(value, str):
        return value
    if kind == tuple[str, ...] and isinstance(value, list | tuple):
        if all(isinstance(word, str) for word in value):
            return tuple(value)
    wanted = {bool: "yes or no", int: "number", str: "word"}
    raise _bad_type(name, wanted.get(kind, "words") if isinstance(kind, type) else "words", value)


def _bad_type(name: str, wanted: str, value: object) -> BadOptions:
    return BadOptions(Message("kernel", "bad-type", name=name, type=wanted, value=safe_repr(value)))


def _parse_value(name: str, text: str, kind: object) -> object:
    """Parse a typed text for an option of this type."""
    word = text.strip()
    if kind is bool:
        if word.lower() in {"yes", "true", "on", "1"}:
            return True
        if word.lower() in {"no", "false", "off", "0"}:
            return False
        raise _bad_type(name, "yes or no", text)
    if kind is int:
        try:
            return int(word)
        except ValueError:
            raise _bad_type(name, "number", text) from None
    if kind == tuple[str, ...]:
        return [part.strip() for part in word.split(",") if part.strip()]
    return word


_TYPES: Final[dict[type[Options], Mapping[str, object]]] = {}  # looked up once a class


def _types(cls: type[Options]) -> Mapping[str, object]:
    """Return the types of an options class's fields."""
    if cls not in _TYPES:
        _TYPES[cls] = get_type_hints(cls)
    return _TYPES[cls]
