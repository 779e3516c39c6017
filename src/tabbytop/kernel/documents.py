"""Reading JSON that anybody may have written, and showing parts of it safely."""

import json
from typing import Any

_SHOWN = 60  # characters of a stranger's value that an error repeats


def quoted(value: object) -> str:
    """A value for an error message: short, on one line, without control characters."""
    try:
        text = ascii(value)
    except (ValueError, RecursionError):
        text = f"a {type(value).__name__}"
    return text if len(text) <= _SHOWN else text[: _SHOWN - 3] + "..."


def named(key: object) -> str:
    """A key as part of a place: plain if it is a plain word."""
    plain = isinstance(key, str) and key.isascii() and key.isidentifier() and len(key) <= _SHOWN
    return str(key) if plain else quoted(key)


class Unreadable(ValueError):
    """The text is no JSON; `where` says where it goes wrong."""

    def __init__(self, where: str, reason: str) -> None:
        super().__init__(f"{where}: {reason}")
        self.where = where
        self.reason = reason


def parsed(text: str) -> Any:  # noqa: ANN401 - whatever the text holds
    """What a JSON text holds; a key that stands twice in one object is damage too."""
    try:
        return json.loads(text, object_pairs_hook=_once_each)
    except json.JSONDecodeError as error:
        raise Unreadable(f"line {error.lineno} column {error.colno}", error.msg) from None
    except Unreadable:
        raise
    except (RecursionError, ValueError):
        raise Unreadable("text", "cannot be read as JSON") from None


def _once_each(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    read = dict(pairs)
    if len(read) != len(pairs):
        keys = [key for key, _ in pairs]
        twice = next(key for key in keys if keys.count(key) > 1)
        raise Unreadable(quoted(twice), "stands there twice")
    return read
