"""Refusals over HTTP: the same `refused` message as on a socket, with a status code."""

import logging
import math
from collections.abc import Callable
from typing import Any, Final

from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi import ResponseSpec

from tabbytop.server.access.rate_limits import RateLimited
from tabbytop.server.errors import (
    FAILURES,
    STATUS,
    Code,
    OutcomeUnknown,
    Refused,
    Unavailable,
    outcome_unknown,
)
from tabbytop.server.metrics import count_refusal
from tabbytop.server.table.messages import Refusal
from tabbytop.server.table.wording import key_of, refusal_message, tell_refusal
from tabbytop.texts.compiled import ENGLISH
from tabbytop.texts.message import Message
from tabbytop.texts.preferred import preferred_language

_RETRY_SECONDS: Final = 1  # after which a request that could not be stored may be repeated
_HTTP_REFUSALS: Final[dict[int, tuple[Code, Message]]] = {
    404: ("unknown", Message("server", "nothing-here")),
    405: ("malformed", Message("server", "cannot-be-done")),
    413: ("limit", Message("server", "too-long")),
    429: ("limit", Message("server", "too-much")),
}
_DISCONNECTED: Final = "client disconnected prematurely"  # Litestar's words
_log = logging.getLogger("tabbytop.server")
AnyRequest = Request[Any, Any, Any]


def refusal(
    refused: Refused,
    id: str = "",  # noqa: A002 - as the message calls it
    language: str = ENGLISH,
) -> Refusal:
    """Count a refusal, and return it in words."""
    count_refusal(refused.code)
    return refusal_message(refused, id, language)


def language_of(request: AnyRequest) -> str:
    """The language of the response, from the Accept-Language header."""
    return preferred_language(request.headers.get("accept-language", ""))


def refused_response(request: AnyRequest, error: Refused) -> Response[Refusal]:
    """The response to a refused request, with Retry-After if it may be repeated."""
    headers = {}
    if isinstance(error, RateLimited):
        headers["Retry-After"] = str(math.ceil(error.wait))
    elif error.code in FAILURES:
        headers["Retry-After"] = str(_RETRY_SECONDS)
    message = refusal(error, language=language_of(request))
    return _response(STATUS[error.code], message, headers)


def not_found_response() -> Response[Refusal]:
    """The response to an unknown path."""
    return _response(404, _worded(*_HTTP_REFUSALS[404], ENGLISH), {})


def _worded(code: Code, message: Message, language: str) -> Refusal:
    return Refusal(code=code, message=tell_refusal(message, language), key=key_of(message))


def _unavailable(request: AnyRequest, error: Unavailable) -> Response[Refusal]:
    if isinstance(error, OutcomeUnknown):
        return refused_response(request, outcome_unknown())
    return refused_response(request, Refused("unavailable", Message("server", "not-written")))


def http_exception_response(request: AnyRequest, error: HTTPException) -> Response[Refusal]:
    """The response to what Litestar refuses: an unknown path, a body of the wrong shape."""
    if error.status_code >= 500 and error.detail != _DISCONNECTED:
        return _server_error(request, error)
    code, message = _HTTP_REFUSALS.get(error.status_code, ("malformed", _invalid_part(error)))
    count_refusal(code)
    headers = {name: value for name, value in (error.headers or {}).items() if name == "Allow"}
    return _response(error.status_code, _worded(code, message, language_of(request)), headers)


def _too_deeply_nested(request: AnyRequest, _: RecursionError) -> Response[Refusal]:
    """The response to JSON that is nested beyond what the parser can follow."""
    _log.warning("%s %s was nested too deeply", request.method, request.scope["path"])
    message = Message("server", "nested-too-deeply")
    return _response(400, _worded("malformed", message, language_of(request)), {})


def _not_utf_8(request: AnyRequest, _: UnicodeDecodeError) -> Response[Refusal]:
    """The response to a body or a path that is not UTF-8."""
    count_refusal("malformed")
    message = Message("server", "unreadable")
    return _response(400, _worded("malformed", message, language_of(request)), {})


def _server_error(request: AnyRequest, error: Exception) -> Response[Refusal]:
    """The response to a bug on our side; the log gets the traceback, the client does not."""
    _log.error("%s %s failed", request.method, request.scope["path"], exc_info=error)
    code: Code = "unavailable" if request.method in {"GET", "HEAD"} else "outcome-unknown"
    message = Message("server", "went-wrong")
    return _response(500, _worded(code, message, language_of(request)), {})


def _invalid_part(error: HTTPException) -> Message:
    """Which part of a request is invalid and why, without repeating its content."""
    extra = error.extra
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        place = str(extra[0].get("key", "")) or "body"
        told = extra[0].get("message")
        told = None if told is None else str(told)[:200]
        return Message("server", "unreadable-part", place=place[:100], error=told)
    return Message("server", "unreadable")


def _response(status: int, message: Refusal, headers: dict[str, str]) -> Response[Refusal]:
    return Response(message, status_code=status, headers=headers, media_type=MediaType.JSON)


# For the OpenAPI document: every route may refuse.
ERROR_RESPONSES: Final = {
    status: ResponseSpec(Refusal, description=told, generate_examples=False)
    for status, told in (
        (400, "The request cannot be read; nothing happened."),
        (403, "Not yours, or not here; nothing happened."),
        (404, "There is no such thing."),
        (409, "Not now, or somebody else has it; nothing happened."),
        (413, "Too long; nothing happened."),
        (422, "It makes no game, or no move; nothing happened."),
        (429, "Too much; `Retry-After` says when there is room again."),
        (
            503,
            "`unavailable`: it could not be written down, and nothing happened; try again. "
            "`outcome-unknown`: it may have been written down; send the same id again.",
        ),
    )
}

# For the app: the handler of each kind of error.
EXCEPTION_HANDLERS: Final[
    dict[int | type[Exception], Callable[[AnyRequest, Any], Response[Refusal]]]
] = {
    Refused: refused_response,
    Unavailable: _unavailable,
    HTTPException: http_exception_response,
    RecursionError: _too_deeply_nested,
    UnicodeDecodeError: _not_utf_8,
    Exception: _server_error,
}
