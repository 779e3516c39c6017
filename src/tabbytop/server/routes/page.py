"""The web page: one document a language for all its addresses, and the files that it asks for.

`make page` builds them from `web/` into the folder `page` beside the server, and the wheel carries
them. They are read once and kept in memory, what is text also compressed: by Brotli where the page
was built, since it takes its time for the best it can do, and by gzip for whoever has no Brotli.
"""

import gzip
import re
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Final

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import PathParameter
from msgspec import Struct

from tabbytop.languages.registry import LANGUAGES
from tabbytop.server.access.refusals import language_of, not_understood
from tabbytop.server.errors import Refused

FOLDER: Final = Path(__file__).parents[1] / "page"
ADDRESSES: Final = [
    "/",
    "/new/{game:str}",
    "/lobby",
    "/me",
    "/rules/{game:str}",
    "/t/{table:str}",
    "/t/{table:str}/replay",
]
_UNBUILT: Final = (
    "The server runs, but its page has not been built: `make page` does it. "
    "Meanwhile the API is at /api/openapi.json.\n"
)
_EACH_TIME: Final = "no-cache"  # ask for it each time
_FOREVER: Final = "public, max-age=31536000, immutable"  # a file's name says what is in it
_CHOSEN: Final = "language"  # the cookie that the page writes
_BY_CODING: Final = "Accept-Encoding"
_BY_READER: Final = "Accept-Encoding, Accept-Language, Cookie"
_LEAST_COMPRESSED: Final = 1000  # bytes; less than that is not worth it
_DATA: Final = ("/api/", "/assets/")  # what programs ask for
_BROTLI: Final = ".br"  # beside a file: the same, compressed
_KINDS: Final = {  # Litestar adds the character set
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff": "font/woff",
    ".woff2": "font/woff2",
}

_COMPRESSED_ALREADY: Final = ("font/", "image/png")

_REFUSED: Final = re.compile(r"0(\.0*)?")

AnyRequest = Request[Any, Any, Any]


class File(Struct, frozen=True):
    """A file of the page; `compressed` has it by the name of the coding, the best one first, and is
    empty if that is not worth it."""

    kind: str
    content: bytes
    compressed: dict[str, bytes]


@get(ADDRESSES, include_in_schema=False, sync_to_thread=False)
def document(request: AnyRequest) -> Response[bytes]:
    """The page itself; what it shows, it reads from its address."""
    found = _translated(request, "index.html")
    if found is None:
        return Response(_UNBUILT.encode(), status_code=503, media_type="text/plain")
    return _answer(request, found, _EACH_TIME, _BY_READER)


@get("/assets/{name:str}", include_in_schema=False, sync_to_thread=False)
def asset(
    name: Annotated[str, PathParameter(max_length=200)], request: AnyRequest
) -> Response[bytes]:
    """A file that the page asks for."""
    found = _files().get(f"assets/{name}")
    if found is None:
        raise Refused("unknown", "the page has no file of that name")
    return _answer(request, found, _FOREVER)


@get(["/sw.js", "/manifest.webmanifest"], include_in_schema=False, sync_to_thread=False)
def installed(request: AnyRequest) -> Response[bytes]:
    """What makes an app of the page on somebody's device: the worker that keeps it there, and what
    it is called. Their names stay the same, so a browser asks each time whether they are."""
    found = _translated(request, request.scope["path"].lstrip("/"))
    if found is None:
        raise Refused("unknown", "the page has no file of that name")
    return _answer(request, found, _EACH_TIME, _BY_READER)


def nowhere(request: AnyRequest, error: NotFoundException) -> Response[Any]:
    """The answer where an address leads nowhere: to a browser the page, which says so kindly."""
    found = _translated(request, "index.html")
    browses = "text/html" in request.headers.get("accept", "")
    if found is None or not browses or request.scope["path"].startswith(_DATA):
        return not_understood(request, error)
    answer = _answer(request, found, _EACH_TIME, _BY_READER)
    answer.status_code = 404
    return answer


def _translated(request: AnyRequest, name: str) -> File | None:
    """A file in the language that was chosen on the page, or that the browser asks for."""
    chosen = request.cookies.get(_CHOSEN, "")
    language = chosen if chosen in LANGUAGES else language_of(request)
    return _files().get(name.replace(".", f".{language}.")) or _files().get(name)


def _answer(
    request: AnyRequest, file: File, caching: str, depends_on: str = _BY_CODING
) -> Response[bytes]:
    headers = {"Cache-Control": caching, "Vary": depends_on}
    wanted = codings(request.headers.get("accept-encoding", ""))
    for coding, content in file.compressed.items():
        if coding in wanted:
            headers["Content-Encoding"] = coding
            return Response(content, headers=headers, media_type=file.kind)
    return Response(file.content, headers=headers, media_type=file.kind)


def codings(accepted: str) -> set[str]:
    """The codings that an Accept-Encoding names and does not rule out."""
    named = [part.replace(" ", "").partition(";q=") for part in accepted.lower().split(",")]
    return {coding for coding, _, worth in named if not _REFUSED.fullmatch(worth)}


@cache
def _files() -> dict[str, File]:
    """All files of the page, by their path in its folder."""
    found = sorted(place for place in FOLDER.rglob("*") if place.is_file())
    places = [place for place in found if place.suffix != _BROTLI]
    return {place.relative_to(FOLDER).as_posix(): _read(place) for place in places}


def _read(place: Path) -> File:
    content = place.read_bytes()
    kind = _KINDS.get(place.suffix, "application/octet-stream")
    if kind.startswith(_COMPRESSED_ALREADY) or len(content) < _LEAST_COMPRESSED:
        return File(kind, content, {})
    brotli = place.with_name(place.name + _BROTLI)
    best = {"br": brotli.read_bytes()} if brotli.exists() else {}
    return File(kind, content, {**best, "gzip": gzip.compress(content, mtime=0)})


ROUTES = [document, asset, installed]
