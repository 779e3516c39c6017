"""What the server writes about itself: a line an event, without anybody's secrets.

A log is read by other eyes than those at the table. Nothing that was said, moved or held is
written to it: of an error its kind and where it came from, and its words only where they cannot
repeat what somebody sent. The link to a private table opens it, so tables are cut short, and so
are passwords in addresses.
"""

import json
import logging
import re
import sys
import traceback
from datetime import UTC, datetime
from typing import Any, Final, TextIO

from tabbytop.server.errors import Unavailable
from tabbytop.server.log_sampling import Sampling
from tabbytop.server.settings import BadSettings, Settings

LOGGER: Final = "tabbytop.server"
_ROOM: Final = 2000  # signs of one message
_MARKS: Final = 4  # of a table's name, enough to see that two lines are about the same one
_PASSWORD: Final = re.compile(r"(\w+://[^\s:/@]*):[^\s@]*@")
_TABLE: Final = re.compile(rf"((?:/tables/|/t/|\btable |\bon )[\w-]{{{_MARKS}}})[\w-]{{8,}}")
_KEY: Final = re.compile(rf"(?<![\w-])(?=[\w-]*\d)([\w-]{{{_MARKS}}})[\w-]{{12,}}")
_QUERY: Final = re.compile(r"(/[\w/-]*)\?\S+")
# Errors whose words come from the system, the database or the person who runs the server.
_SAFE_WORDS: Final = (OSError, ImportError, BadSettings, Unavailable)
# Fields that a line may carry besides its words (logging's `extra`).
FIELDS: Final = ("game", "kind", "code", "count", "seconds", "status", "worker", "signal", "port")


def start_logging(settings: Settings, stream: TextIO | None = None) -> None:
    """From now on whatever is logged goes to the error output, in the form of the settings."""
    stream = stream or sys.stderr
    plain = settings.log_format == "plain" or (settings.log_format == "auto" and stream.isatty())
    handler = logging.StreamHandler(stream)
    handler.setFormatter(PlainLines() if plain else JsonLines())
    handler.addFilter(Sampling(handler, settings.log_repeats_a_minute))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)  # of other libraries, what goes wrong
    logging.getLogger(LOGGER).setLevel(settings.log_level.upper())


class JsonLines(logging.Formatter):
    """One JSON object a line: time, level, from, process, message; error and where, if any."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "process": record.process,
            "message": message(record),
        }
        for field in FIELDS:
            value = record.__dict__.get(field)
            if isinstance(value, str | int | float):
                line[field] = discreet(value) if isinstance(value, str) else value
        if record.exc_info and record.exc_info[1] is not None:
            line["error"] = error_words(record.exc_info[1])
            line["where"] = frames(record.exc_info[1])
        return json.dumps(line, ensure_ascii=False)


class PlainLines(logging.Formatter):
    """The same for a person at a terminal."""

    def format(self, record: logging.LogRecord) -> str:
        """The line, and the error's below it."""
        clock = datetime.fromtimestamp(record.created).strftime("%H:%M:%S")
        level = "" if record.levelno <= logging.INFO else f" {record.levelname.lower()}:"
        lines = [f"{clock}{level} {message(record)}"]
        if record.exc_info and record.exc_info[1] is not None:
            lines.append(f"    {error_words(record.exc_info[1])}")
            lines.extend(f"    {frame}" for frame in frames(record.exc_info[1]))
        return "\n".join(lines)


def message(record: logging.LogRecord) -> str:
    """What a record says; an error in it is told like any other."""
    words = str(_told(record.msg))
    if isinstance(record.args, tuple) and record.args:
        words %= tuple(_told(part) for part in record.args)
    elif record.args:
        words %= record.args
    return discreet(words)


def _told(part: object) -> object:
    return error_words(part) if isinstance(part, BaseException) else part


def discreet(text: str) -> str:
    """A text without passwords, queries, whole names of tables and what looks like a key, on one
    line, with nothing in it that a terminal would obey."""
    text = _PASSWORD.sub(r"\1:…@", text)
    text = _TABLE.sub(r"\1…", _QUERY.sub(r"\1?…", text))
    text = _KEY.sub(r"\1…", text)
    text = " ".join(text.splitlines())[:_ROOM]
    return "".join(sign if sign.isprintable() else "�" for sign in text)


def error_words(error: BaseException) -> str:
    """The kind of an error, with its words if they cannot tell what somebody sent or held."""
    kind = type(error).__name__
    if isinstance(error, _SAFE_WORDS):
        return f"{kind}: {discreet(str(error))}"
    return kind


def frames(error: BaseException) -> list[str]:
    """Where it came from, the innermost last, with the error before it, if one caused it."""
    found = [
        f"{frame.name} ({frame.filename}:{frame.lineno})"
        for frame in traceback.extract_tb(error.__traceback__)
    ]
    cause = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    if cause is None or cause is error:
        return found
    return [*frames(cause), f"after {error_words(cause)}:", *found]
