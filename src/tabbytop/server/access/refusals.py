"""What is refused, as an HTTP answer: the same `refused` message as on a socket, and a status."""

import logging
import math
from collections.abc import Callable
from typing import Any, Final

from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi import ResponseSpec
from msgspec import UNSET

from tabbytop.languages.registry import ENGLISH, phrase, preferred_language
from tabbytop.server.access.limits import TooOften
from tabbytop.server.errors import (
    FAILURES,
    Code,
    OutcomeUnknown,
    Refused,
    Unavailable,
    outcome_unknown,
)
from tabbytop.server.metrics import count_refusal
from tabbytop.server.table.messages import Refusal

STATUS: Final[dict[Code, int]] = {
    "malformed": 400,
    "not-notation": 422,
    "not-asked": 409,
    "illegal": 422,
    "late": 409,
    "not-yours": 403,
    "not-now": 409,
    "not-here": 403,
    "unknown": 404,
    "taken": 409,
    "limit": 429,
    "bad-options": 422,
    "wrong-password": 403,
    "unavailable": 503,
    "outcome-unknown": 503,
}
_AGAIN_SECONDS: Final = 1  # after which a request that could not be written down may be tried again
_WORDS: Final[dict[int, tuple[Code, str]]] = {
    404: ("unknown", "there is nothing of that name here"),
    405: ("malformed", "that cannot be done here"),
    413: ("limit", "that is too long"),
    429: ("limit", "that was too much"),
}
_HUNG_UP: Final = "client disconnected prematurely"  # as Litestar says it; nobody hears the answer
_log = logging.getLogger("tabbytop.server")
AnyRequest = Request[Any, Any, Any]


def refusal(
    refused: Refused,
    id: str = "",  # noqa: A002 - as the message calls it
    language: str = ENGLISH,
) -> Refusal:
    """A refusal as a message, and counted."""
    count_refusal(refused.code)
    message = phrase(refused.message, language)
    wait = round(refused.wait, 3) if isinstance(refused, TooOften) else UNSET
    return Refusal(code=refused.code, message=message, id=id, ruling=refused.ruling, wait=wait)


def language_of(request: AnyRequest) -> str:
    """The one in which who asked is answered."""
    return preferred_language(request.headers.get("accept-language", ""))


def refused_answer(request: AnyRequest, error: Refused) -> Response[Refusal]:
    """The answer to what was refused."""
    headers = {}
    if isinstance(error, TooOften):
        headers["Retry-After"] = str(math.ceil(error.wait))
    elif error.code in FAILURES:
        headers["Retry-After"] = str(_AGAIN_SECONDS)
    message = refusal(error, language=language_of(request))
    return _answer(STATUS[error.code], message, headers)


def nothing_there() -> Response[Refusal]:
    """The answer to a path that leads nowhere."""
    code, words = _WORDS[404]
    return _answer(404, Refusal(code=code, message=words), {})


def _unavailable(request: AnyRequest, error: Unavailable) -> Response[Refusal]:
    if isinstance(error, OutcomeUnknown):
        return refused_answer(request, outcome_unknown())
    words = "it could not be written down, and nothing happened; try again"
    return refused_answer(request, Refused("unavailable", words))


def not_understood(request: AnyRequest, error: HTTPException) -> Response[Refusal]:
    """What Litestar itself refuses: no such page, a body of the wrong shape."""
    if error.status_code >= 500 and error.detail != _HUNG_UP:
        return _failed(request, error)
    code, words = _WORDS.get(error.status_code, ("malformed", _shape(error)))
    count_refusal(code)
    headers = {name: value for name, value in (error.headers or {}).items() if name == "Allow"}
    message = phrase(words, language_of(request))
    return _answer(error.status_code, Refusal(code=code, message=message), headers)


def _too_deep(request: AnyRequest, _: RecursionError) -> Response[Refusal]:
    """Brackets in brackets without end: nothing of ours is nested by whoever sends it."""
    _log.warning("%s %s was nested too deeply", request.method, request.scope["path"])
    message = phrase("that is nested too deeply", language_of(request))
    return _answer(400, Refusal(code="malformed", message=message), {})


def _not_text(request: AnyRequest, _: UnicodeDecodeError) -> Response[Refusal]:
    """Bytes that are no UTF-8, in a body or an address."""
    count_refusal("malformed")
    message = phrase("the request cannot be read", language_of(request))
    return _answer(400, Refusal(code="malformed", message=message), {})


def _failed(request: AnyRequest, error: Exception) -> Response[Refusal]:
    """A mistake of ours: told to the log, not to whoever asked."""
    _log.error("%s %s failed", request.method, request.scope["path"], exc_info=error)
    message = phrase("that went wrong on our side", language_of(request))
    code: Code = "unavailable" if request.method in {"GET", "HEAD"} else "outcome-unknown"
    return _answer(500, Refusal(code=code, message=message), {})


def _shape(error: HTTPException) -> str:
    """What is wrong with a request, without repeating what was in it."""
    extra = error.extra
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        place = str(extra[0].get("key", "")) or "body"
        return f"{place}: {extra[0].get('message', 'cannot be read')}"[:300]
    return "the request cannot be read"


def _answer(status: int, message: Refusal, headers: dict[str, str]) -> Response[Refusal]:
    return Response(message, status_code=status, headers=headers, media_type=MediaType.JSON)


# For the OpenAPI document: every route may refuse.
ANSWERS: Final = {
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

# For the app: by kind of error, who answers.
HANDLERS: Final[dict[int | type[Exception], Callable[[AnyRequest, Any], Response[Refusal]]]] = {
    Refused: refused_answer,
    Unavailable: _unavailable,
    HTTPException: not_understood,
    RecursionError: _too_deep,
    UnicodeDecodeError: _not_text,
    Exception: _failed,
}
