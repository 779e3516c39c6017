"""The operator's log: one line per event, without anybody's secrets.

Operators are not at the table. Nothing that was said, moved or held is logged: of an error only its
type and its stack, and its text only where it cannot repeat what somebody sent. The link to a
private table opens it, so table ids are truncated, and passwords in URLs are removed.
"""

import json
import logging
import re
import sys
import traceback
from datetime import UTC, datetime
from typing import Any, Final, TextIO

from tabbytop.server.errors import Unavailable
from tabbytop.server.log_sampling import RepeatFilter
from tabbytop.server.settings import BadSettings, Settings

LOGGER: Final = "tabbytop.server"
_MAX_LENGTH: Final = 2000  # characters of one message
_ID_PREFIX: Final = 4  # characters of a table's id, enough to correlate two lines
_PASSWORD: Final = re.compile(r"(\w+://[^\s:/@]*):[^\s@]*@")
_TABLE: Final = re.compile(rf"((?:/tables/|/t/|\btable |\bon )[\w-]{{{_ID_PREFIX}}})[\w-]{{8,}}")
_KEY: Final = re.compile(rf"(?<![\w-])(?=[\w-]*\d)([\w-]{{{_ID_PREFIX}}})[\w-]{{12,}}")
_QUERY: Final = re.compile(r"(/[\w/-]*)\?\S+")
# Errors whose text comes from the system, the database or the operator.
_SAFE_ERRORS: Final = (OSError, ImportError, BadSettings, Unavailable)
# Fields that a line may have besides its message (logging's `extra`).
FIELDS: Final = ("game", "kind", "code", "count", "seconds", "status", "worker", "signal", "port")


def start_logging(settings: Settings, stream: TextIO | None = None) -> None:
    """Send all logging to the error output, in the format of the settings."""
    stream = stream or sys.stderr
    plain = settings.log_format == "plain" or (settings.log_format == "auto" and stream.isatty())
    handler = logging.StreamHandler(stream)
    handler.setFormatter(PlainLines() if plain else JsonLines())
    handler.addFilter(RepeatFilter(handler, settings.log_repeats_a_minute))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)  # for other libraries
    logging.getLogger(LOGGER).setLevel(settings.log_level.upper())


class JsonLines(logging.Formatter):
    """One JSON object a line: time, level, from, process, message; error and where, if any."""

    def format(self, record: logging.LogRecord) -> str:
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
                line[field] = redact(value) if isinstance(value, str) else value
        if record.exc_info and record.exc_info[1] is not None:
            line["error"] = error_summary(record.exc_info[1])
            line["where"] = frames(record.exc_info[1])
        return json.dumps(line, ensure_ascii=False)


class PlainLines(logging.Formatter):
    """The same for a person at a terminal."""

    def format(self, record: logging.LogRecord) -> str:
        clock = datetime.fromtimestamp(record.created).strftime("%H:%M:%S")
        level = "" if record.levelno <= logging.INFO else f" {record.levelname.lower()}:"
        lines = [f"{clock}{level} {message(record)}"]
        if record.exc_info and record.exc_info[1] is not None:
            lines.append(f"    {error_summary(record.exc_info[1])}")
            lines.extend(f"    {frame}" for frame in frames(record.exc_info[1]))
        return "\n".join(lines)


def message(record: logging.LogRecord) -> str:
    """Return the message of a record; errors among its arguments are redacted, too."""
    words = str(_redact_error(record.msg))
    if isinstance(record.args, tuple) and record.args:
        words %= tuple(_redact_error(part) for part in record.args)
    elif record.args:
        words %= record.args
    return redact(words)


def _redact_error(part: object) -> object:
    return error_summary(part) if isinstance(part, BaseException) else part


def redact(text: str) -> str:
    """Return a text without passwords, queries, complete table ids and what looks like a key, on
    one line, without control characters."""
    text = _PASSWORD.sub(r"\1:…@", text)
    text = _TABLE.sub(r"\1…", _QUERY.sub(r"\1?…", text))
    text = _KEY.sub(r"\1…", text)
    text = " ".join(text.splitlines())[:_MAX_LENGTH]
    return "".join(sign if sign.isprintable() else "�" for sign in text)


def error_summary(error: BaseException) -> str:
    """Return the type of an error, with its text if that cannot tell what somebody sent or held."""
    kind = type(error).__name__
    if isinstance(error, _SAFE_ERRORS):
        return f"{kind}: {redact(str(error))}"
    return kind


def frames(error: BaseException) -> list[str]:
    """Return the stack of an error, innermost last, after that of its cause, if it has one."""
    found = [
        f"{frame.name} ({frame.filename}:{frame.lineno})"
        for frame in traceback.extract_tb(error.__traceback__)
    ]
    cause = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    if cause is None or cause is error:
        return found
    return [*frames(cause), f"after {error_summary(cause)}:", *found]
