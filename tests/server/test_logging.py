"""The operator's log: one JSON line per event, redacted and sampled."""

import io
import json
import logging
from collections.abc import Iterator
from typing import Any

import pytest

from tabbytop.kernel.errors import TabbytopError
from tabbytop.server.errors import Unavailable
from tabbytop.server.log_sampling import RepeatFilter
from tabbytop.server.logs import LOGGER, start_logging
from tabbytop.server.settings import Settings

NAMES = ("", LOGGER)


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    loggers = [logging.getLogger(name) for name in NAMES]
    before = [(list(one.handlers), one.level, one.propagate) for one in loggers]
    yield
    for one, (handlers, level, propagate) in zip(loggers, before, strict=True):
        one.handlers[:], one.propagate = handlers, propagate
        one.setLevel(level)


def started(**wishes: Any) -> io.StringIO:
    stream = io.StringIO()
    start_logging(Settings(**wishes), stream)
    return stream


def lines(stream: io.StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in stream.getvalue().splitlines()]


def test_log_line_is_a_json_object() -> None:
    stream = started()
    logging.getLogger(LOGGER).info("listening\non %s", "port", extra={"port": 8765, "secret": "x"})
    (line,) = lines(stream)
    assert line["message"] == "listening on port"
    assert (line["level"], line["from"], line["port"]) == ("info", LOGGER, 8765)
    assert line["time"].endswith("+00:00")
    assert "secret" not in line


def test_error_text_that_may_repeat_a_move_is_left_out() -> None:
    stream = started()
    try:
        try:
            raise TabbytopError("'play mangy 2' is not possible now")
        except TabbytopError as error:
            raise KeyError("0.aSeatsSecret") from error
    except KeyError:
        logging.getLogger(LOGGER).exception("a table failed")
    (line,) = lines(stream)
    assert line["error"] == "KeyError"
    assert "after TabbytopError:" in line["where"]
    assert any("test_error_text_that_may" in frame for frame in line["where"])
    assert "mangy" not in stream.getvalue()
    assert "aSeatsSecret" not in stream.getvalue()


def test_error_among_the_arguments_is_redacted() -> None:
    stream = started()
    illegal = TabbytopError("'play mangy 2' is not possible now")
    logging.getLogger(LOGGER).warning("a bot: %s; then %s", illegal, Unavailable("disk full"))
    assert lines(stream)[0]["message"] == "a bot: TabbytopError; then Unavailable: disk full"


def test_error_text_of_the_system_is_logged() -> None:
    stream = started()
    try:
        raise OSError(28, "No space left on device")
    except OSError:
        logging.getLogger(LOGGER).exception("it could not be written")
    assert "No space left on device" in lines(stream)[0]["error"]


@pytest.mark.parametrize(
    ("said", "kept"),
    [
        ("postgresql://cats:s3cret@db:5432/cats", "postgresql://cats:…@db:5432/cats"),
        ("redis://:s3cret@cache/0", "redis://:…@cache/0"),
        ("GET /api/tables/abcdefgh1234/play?since=3", "GET /api/tables/abcd…/play?…"),
        ("/t/abcdefgh1234", "/t/abcd…"),
        ("table abcdefghijklmnopqrst", "table abcd…"),
        ("0.nVq2mN0s9hYd_c8wLr4e", "0.nVq2…"),
        ("ConnectionRefusedError", "ConnectionRefusedError"),
    ],
)
def test_secrets_and_table_ids_are_truncated(said: str, kept: str) -> None:
    stream = started()
    logging.getLogger(LOGGER).warning("about %s", said)
    assert lines(stream)[0]["message"] == f"about {kept}"


def test_other_libraries_log_warnings_only() -> None:
    stream = started(log_level="debug")
    logging.getLogger("uvicorn.access").info("GET /api/me")
    logging.getLogger("uvicorn.error").warning("no such file")
    assert [line["message"] for line in lines(stream)] == ["no such file"]


def test_terminal_gets_plain_lines() -> None:
    stream = started(log_format="plain", log_level="warning")
    logging.getLogger(LOGGER).info("nothing special")
    logging.getLogger(LOGGER).warning("the database is slow")
    assert stream.getvalue().endswith(" warning: the database is slow\n")
    assert "special" not in stream.getvalue()


def test_control_characters_are_removed() -> None:
    stream = started(log_format="plain")
    logging.getLogger(LOGGER).warning("%s was asked for", "/t/\x1b[2J\x07\u202etac")
    assert "was asked for" in stream.getvalue()
    assert stream.getvalue().rstrip("\n").isprintable()


class Watch:
    """A clock that a test sets."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def sampled(watch: Watch, most: int = 3) -> tuple[io.StringIO, RepeatFilter]:
    stream = started()
    [handler] = logging.getLogger().handlers
    handler.filters.clear()
    sampling = RepeatFilter(handler, most, watch)
    handler.addFilter(sampling)
    return stream, sampling


@pytest.mark.parametrize("name", [LOGGER, "uvicorn.error", "asyncio", "anything"])
def test_repeated_lines_of_any_logger_are_sampled(name: str) -> None:
    watch = Watch()
    stream, sampling = sampled(watch)
    for number in range(4714):
        logging.getLogger(name).warning("Invalid HTTP request received (%d).", number)
    assert len(lines(stream)) == 3
    logging.getLogger(name).warning("something else")
    assert len(lines(stream)) == 4
    sampling.flush()
    last = lines(stream)[-1]
    assert last["message"].startswith("… 4711 more like this: Invalid HTTP request")
    assert (last["count"], last["from"], last["level"]) == (4711, name, "warning")
    logging.getLogger(name).warning("Invalid HTTP request received (%d).", 1)
    assert len(lines(stream)) == 6, "the next minute has lines of its own"


def test_suppressed_lines_are_counted_in_the_next_window() -> None:
    watch = Watch()
    stream, _ = sampled(watch)
    for _ in range(5):
        logging.getLogger(LOGGER).error("it failed")
    watch.now += 61
    logging.getLogger(LOGGER).info("all is well")
    messages = [line["message"] for line in lines(stream)]
    assert messages == ["it failed"] * 3 + ["… 2 more like this: it failed", "all is well"]


def test_different_lines_are_bounded_too() -> None:
    stream, _ = sampled(Watch())
    for number in range(10_000):
        logging.getLogger("library").warning(f"{number} is not a cat")
    assert len(lines(stream)) <= 100 + 3


def test_different_errors_are_sampled_separately() -> None:
    stream, _ = sampled(Watch(), most=1)
    for error in (KeyError("x"), KeyError("y"), ValueError("z")):
        logging.getLogger(LOGGER).error("a request failed", exc_info=error)
    assert [line["error"] for line in lines(stream)] == ["KeyError", "ValueError"]


def test_server_log_is_sampled() -> None:
    stream = started(log_repeats_a_minute=2)
    for _ in range(50):
        logging.getLogger("uvicorn.error").warning("Invalid HTTP request received.")
    assert len(lines(stream)) == 2
