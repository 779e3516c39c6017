"""Reading untrusted JSON, and quoting parts of it safely in error messages."""

import json
from typing import Any

from tabbytop.texts.message import Message

_MAX_LENGTH = 60  # characters of an untrusted value in an error message


def safe_repr(value: object) -> str:
    """Return a value for an error message: short, on one line, ASCII without control characters."""
    try:
        text = ascii(value)
    except (ValueError, RecursionError):
        text = f"a {type(value).__name__}"
    return text if len(text) <= _MAX_LENGTH else text[: _MAX_LENGTH - 3] + "..."


def safe_key(key: object) -> str:
    """Return a key as part of a path: as it is if it is an identifier, else quoted."""
    plain = (
        isinstance(key, str) and key.isascii() and key.isidentifier() and len(key) <= _MAX_LENGTH
    )
    return str(key) if plain else safe_repr(key)


class InvalidJson(ValueError):
    """Raised when a text is not valid JSON; `where` gives the line and column, in English as
    `reason` does. `place` and `why` are the same as messages."""

    def __init__(self, where: Message | str, reason: Message) -> None:
        super().__init__(f"{where}: {reason}")
        self.place = where
        self.why = reason
        self.where = str(where)
        self.reason = str(reason)


def parse_json(text: str) -> Any:  # noqa: ANN401 - whatever the text holds
    """Parse a JSON text; raise InvalidJson also if a key appears twice in one object."""
    try:
        return json.loads(text, object_pairs_hook=_without_duplicate_keys)
    except json.JSONDecodeError as error:
        place = Message("kernel", "json-place", line=error.lineno, column=error.colno)
        raise InvalidJson(place, Message("kernel", "json-error", error=error.msg)) from None
    except InvalidJson:
        raise
    except (RecursionError, ValueError):
        raise InvalidJson("text", Message("kernel", "json-unreadable")) from None


def _without_duplicate_keys(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    read = dict(pairs)
    if len(read) != len(pairs):
        keys = [key for key, _ in pairs]
        twice = next(key for key in keys if keys.count(key) > 1)
        raise InvalidJson(safe_repr(twice), Message("kernel", "json-twice"))
    return read
