"""The web page: one document per language for all its paths, and its assets.

`make page` builds them from `web/` into the folder `page` beside the server, and the wheel includes
them. They are read once and kept in memory, texts also compressed: with Brotli when the page is
built, since the best compression is slow, and with gzip for clients without Brotli.

The files of the offline kit are large and seldom asked for: they are read from the disk each time.
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

from tabbytop.server.access.refusals import http_exception_response, language_of
from tabbytop.server.errors import Refused
from tabbytop.texts.message import Message
from tabbytop.texts.preferred import LANGUAGES

FOLDER: Final = Path(__file__).parents[1] / "page"
PATHS: Final = [
    "/",
    "/new/{game:str}",
    "/lobby",
    "/me",
    "/me/history",
    "/me/statistics",
    "/me/stickers",
    "/me/stickers/{game:str}",
    "/rules/{game:str}",
    "/learn/{game:str}",
    "/learn/{game:str}/{lesson:str}",
    "/circles",
    "/circle/join/{token:str}",
    "/circle/{circle:str}",
    "/circle/{circle:str}/contest/{contest:str}",
    "/review/{table:str}",
    "/puzzles",
    "/puzzles/{game:str}",
    "/puzzles/{game:str}/{number:str}",
    "/daily",
]
PICTURES: Final = "pictures"  # the folder of pictures for messengers
_UNBUILT: Final = (
    "The server runs, but it has no page. In a clone, `make play` builds it. "
    "Meanwhile the API is at /api/openapi.json.\n"
)
_REVALIDATE: Final = "no-cache"
_FOREVER: Final = "public, max-age=31536000, immutable"  # the name contains a hash of the content
_LANGUAGE_COOKIE: Final = "language"  # written by the page
_VARY_ENCODING: Final = "Accept-Encoding"
_VARY_LANGUAGE: Final = "Accept-Encoding, Accept-Language, Cookie"
_LEAST_COMPRESSED: Final = 1000  # bytes; smaller files are sent as they are
# Unknown paths below these get no page.
_NO_PAGES: Final = ("/api/", "/assets/", "/offline/", f"/{PICTURES}/")
_BROTLI: Final = ".br"  # the suffix of the compressed file beside a file
_MEDIA_TYPES: Final = {  # Litestar adds the character set
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".mjs": "text/javascript",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".woff": "font/woff",
    ".woff2": "font/woff2",
    ".zip": "application/zip",
}
_OFFLINE: Final = "offline"  # the folder of the offline kit
_KIT_LIST: Final = "kit.json"  # the only file of the kit without a hash in its name

_COMPRESSED_ALREADY: Final = ("font/", "image/png")

_REFUSED: Final = re.compile(r"0(\.0*)?")

AnyRequest = Request[Any, Any, Any]


class File(Struct, frozen=True):
    """A file of the page; `compressed` has its encodings, the best one first, and may be empty."""

    media_type: str
    content: bytes
    compressed: dict[str, bytes]


@get(PATHS, include_in_schema=False, sync_to_thread=False)
def document(request: AnyRequest) -> Response[bytes]:
    """The page itself, which shows what its path says."""
    return document_response(request)


def document_response(request: AnyRequest, head: str = "") -> Response[bytes]:
    """The page, with more tags in its head."""
    found = _translated(request, "index.html")
    if found is None:
        return Response(_UNBUILT.encode(), status_code=503, media_type="text/plain")
    if head:
        content = found.content.replace(b"</head>", head.encode() + b"</head>", 1)
        compressed = gzip.compress(content, mtime=0)
        found = File(found.media_type, content, {"gzip": compressed})
    return _file_response(request, found, _REVALIDATE, _VARY_LANGUAGE)


def document_language(request: AnyRequest) -> str:
    """The language that was chosen on the page, or that the browser prefers."""
    chosen = request.cookies.get(_LANGUAGE_COOKIE, "")
    return chosen if chosen in LANGUAGES else language_of(request)


def picture_name(game: str) -> str | None:
    """The path of the picture that messengers show for a game; None: the page has none."""
    wanted = (f"{PICTURES}/{game}.png", f"{PICTURES}/tabbytop.png")
    return next((name for name in wanted if name in _files()), None)


@get("/assets/{name:str}", include_in_schema=False, sync_to_thread=False)
def asset(
    name: Annotated[str, PathParameter(max_length=200)], request: AnyRequest
) -> Response[bytes]:
    """An asset of the page."""
    found = _files().get(f"assets/{name}")
    if found is None:
        raise Refused("unknown", Message("server", "no-such-file"))
    return _file_response(request, found, _FOREVER)


@get(f"/{PICTURES}/{{name:str}}", include_in_schema=False, sync_to_thread=False)
def picture(
    name: Annotated[str, PathParameter(max_length=200)], request: AnyRequest
) -> Response[bytes]:
    """A picture that messengers show beside a link."""
    found = _files().get(f"{PICTURES}/{name}")
    if found is None:
        raise Refused("unknown", Message("server", "no-such-file"))
    return _file_response(request, found, _REVALIDATE)


@get("/offline/{path:path}", include_in_schema=False, sync_to_thread=True)
def offline_file(
    path: Annotated[str, PathParameter(max_length=200)], request: AnyRequest
) -> Response[bytes]:
    """A file of the offline kit: Python for the browser, the games, and the list of all files."""
    name = path.lstrip("/")
    place = _offline_files().get(name)
    if place is None or not place.exists():  # the page may have been built anew
        raise Refused("unknown", Message("server", "no-such-file"))
    caching = _REVALIDATE if name == _KIT_LIST else _FOREVER
    return _file_response(request, _read_from_disk(place), caching)


@get(["/sw.js", "/manifest.webmanifest"], include_in_schema=False, sync_to_thread=False)
def installable(request: AnyRequest) -> Response[bytes]:
    """The service worker and the manifest, which make the page an installable app. Their names do
    not change, so browsers revalidate them each time."""
    found = _translated(request, request.scope["path"].lstrip("/"))
    if found is None:
        raise Refused("unknown", Message("server", "no-such-file"))
    return _file_response(request, found, _REVALIDATE, _VARY_LANGUAGE)


def not_found(request: AnyRequest, error: NotFoundException) -> Response[Any]:
    """The response to an unknown path: browsers get the page, which says so kindly."""
    found = _translated(request, "index.html")
    browses = "text/html" in request.headers.get("accept", "")
    if found is None or not browses or request.scope["path"].startswith(_NO_PAGES):
        return http_exception_response(request, error)
    response = _file_response(request, found, _REVALIDATE, _VARY_LANGUAGE)
    response.status_code = 404
    return response


def _translated(request: AnyRequest, name: str) -> File | None:
    """A file in the language that was chosen on the page, or that the browser prefers."""
    language = document_language(request)
    return _files().get(name.replace(".", f".{language}.")) or _files().get(name)


def _file_response(
    request: AnyRequest, file: File, caching: str, depends_on: str = _VARY_ENCODING
) -> Response[bytes]:
    headers = {"Cache-Control": caching, "Vary": depends_on}
    wanted = accepted_encodings(request.headers.get("accept-encoding", ""))
    for coding, content in file.compressed.items():
        if coding in wanted:
            headers["Content-Encoding"] = coding
            return Response(content, headers=headers, media_type=file.media_type)
    return Response(file.content, headers=headers, media_type=file.media_type)


def accepted_encodings(accepted: str) -> set[str]:
    """The encodings that an Accept-Encoding header names and does not exclude."""
    named = [part.replace(" ", "").partition(";q=") for part in accepted.lower().split(",")]
    return {coding for coding, _, worth in named if not _REFUSED.fullmatch(worth)}


@cache
def _files() -> dict[str, File]:
    """All files of the page, by path in its folder; those of the offline kit are left out."""
    places = _places(FOLDER)
    return {
        name: _read(place) for name, place in places.items() if not name.startswith(f"{_OFFLINE}/")
    }


@cache
def _offline_files() -> dict[str, Path]:
    """The files of the offline kit, by path in its folder."""
    return _places(FOLDER / _OFFLINE)


def _places(folder: Path) -> dict[str, Path]:
    """The files below a folder, by path, without the compressed ones beside them."""
    found = sorted(place for place in folder.rglob("*") if place.is_file())
    places = [place for place in found if place.suffix != _BROTLI]
    return {place.relative_to(folder).as_posix(): place for place in places}


def _read(place: Path) -> File:
    file = _read_from_disk(place)
    if file.media_type.startswith(_COMPRESSED_ALREADY) or len(file.content) < _LEAST_COMPRESSED:
        return File(file.media_type, file.content, {})
    compressed = {**file.compressed, "gzip": gzip.compress(file.content, mtime=0)}
    return File(file.media_type, file.content, compressed)


def _read_from_disk(place: Path) -> File:
    """A file with the compressed one beside it, if there is one."""
    brotli = place.with_name(place.name + _BROTLI)
    compressed = {"br": brotli.read_bytes()} if brotli.exists() else {}
    kind = _MEDIA_TYPES.get(place.suffix, "application/octet-stream")
    return File(kind, place.read_bytes(), compressed)


ROUTES = [document, asset, picture, offline_file, installable]
