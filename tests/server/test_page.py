"""The page: its files, their headers, and its own unit tests."""

import asyncio
import gzip
import hashlib
import json
import re
import subprocess
from pathlib import Path
from typing import Any

import httpx
import pytest

from tabbytop.games.registry import list_games
from tabbytop.server.routes import page
from tests.server.browser_types import WEB
from tests.server.house import at, running

BUILT = page.FOLDER / "index.html"


def answers(folder: Path, *paths: str) -> list[httpx.Response]:
    """The responses of a server to these paths."""

    async def ask() -> list[httpx.Response]:
        async with running(at(folder)) as house, httpx.AsyncClient(base_url=house.url) as client:
            return [await client.get(path) for path in paths]

    return asyncio.run(ask())


def test_every_path_of_the_page_serves_the_document(tmp_path: Path) -> None:
    assert BUILT.exists(), "make page"
    built = BUILT.read_text(encoding="utf-8")
    paths = [
        "/",
        "/new/meow",
        "/lobby",
        "/me",
        "/me/history",
        "/rules/meow",
        "/t/k3XwQ9",
        "/t/k3XwQ9/replay",
    ]
    for answer in answers(tmp_path, *paths):
        assert answer.status_code == 200
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert answer.headers["cache-control"] == "no-cache"
        assert answer.text == built


def test_unknown_path_serves_the_page_with_404_to_browsers(tmp_path: Path) -> None:
    async def ask() -> list[httpx.Response]:
        async with running(at(tmp_path)) as house, httpx.AsyncClient(base_url=house.url) as client:
            browser = {"accept": "text/html,*/*;q=0.8"}
            asked = [("/no/where", browser), ("/api/nothing", browser), ("/no/where", {})]
            return [await client.get(path, headers=headers) for path, headers in asked]

    page_, data, plain = asyncio.run(ask())
    assert [answer.status_code for answer in (page_, data, plain)] == [404, 404, 404]
    assert page_.text == BUILT.read_text(encoding="utf-8")
    assert data.json()["code"] == plain.json()["code"] == "unknown"


def test_document_obeys_its_content_security_policy(tmp_path: Path) -> None:
    (answer,) = answers(tmp_path, "/")
    policy = answer.headers["content-security-policy"]
    assert "unsafe" not in policy
    assert "script-src 'self'" in policy
    assert "style-src 'self'" in policy
    assert "worker-src 'self'" in policy
    text = answer.text
    assert not re.search(r"<script(?![^>]*\ssrc=)", text), "no script inside the document"
    assert "<style" not in text
    assert " style=" not in text
    named = re.findall(r'(?:src|href)="([^"]+)"', text)
    assert named
    named.remove("/manifest.webmanifest")
    assert all(name.startswith("/assets/") for name in named), "nothing from elsewhere"


def test_assets_are_served_immutable(tmp_path: Path) -> None:
    named = re.findall(r'"/(assets/[^"]+)"', BUILT.read_text(encoding="utf-8"))
    for name, answer in zip(named, answers(tmp_path, *named), strict=True):
        assert answer.status_code == 200
        assert "immutable" in answer.headers["cache-control"]
        assert answer.content == (page.FOLDER / name).read_bytes()
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["cross-origin-resource-policy"] == "same-origin"
        is_document = not name.endswith((".js", ".css", ".woff2"))
        assert ("content-security-policy" in answer.headers) == is_document


def kit() -> dict[str, Any]:
    """The list of the offline kit."""
    found: dict[str, Any] = json.loads((page.FOLDER / "offline" / "kit.json").read_bytes())
    return found


def test_offline_kit_lists_every_file_with_its_size_and_hash() -> None:
    files = {file["name"]: file for file in kit()["files"]}
    for name, file in files.items():
        content = (page.FOLDER / name).read_bytes()
        assert (file["size"], file["sha256"]) == (
            len(content),
            hashlib.sha256(content).hexdigest(),
        ), name
    packed = (page.FOLDER / "offline").rglob("*")
    names = {path.relative_to(page.FOLDER).as_posix() for path in packed if path.is_file()}
    assert {name for name in names if not name.endswith((".br", "/kit.json"))} <= set(files)
    for language in ("", ".de", ".es", ".fr"):
        document = (page.FOLDER / f"index{language}.html").read_text(encoding="utf-8")
        needed = re.findall(r'"/(assets/[^"]+\.(?:js|css|woff2))"', document)
        assert set(needed) <= set(files), "the kit draws the page in every language"


def test_offline_files_are_served_immutable_and_compressed(tmp_path: Path) -> None:
    names = [file["name"] for file in kit()["files"] if file["name"].startswith("offline/")]
    types = {
        ".wasm": "application/wasm",
        ".mjs": "text/javascript; charset=utf-8",
        ".js": "text/javascript; charset=utf-8",
        ".zip": "application/zip",
        ".json": "application/json",
    }
    assert {Path(name).suffix for name in names} >= {".wasm", ".mjs", ".zip"}
    compressed = as_sent(tmp_path, *((f"/{name}", "gzip, br") for name in names))
    uncompressed = as_sent(tmp_path, *((f"/{name}", "gzip") for name in names))
    for name, (headers, body), (plain_headers, plain) in zip(
        names, compressed, uncompressed, strict=True
    ):
        file = page.FOLDER / name
        assert headers["content-type"] == types[file.suffix]
        assert "immutable" in headers["cache-control"]
        assert headers["vary"] == "Accept-Encoding"
        assert headers["x-content-type-options"] == "nosniff"
        assert plain == file.read_bytes()
        assert "content-encoding" not in plain_headers
        brotli = file.with_name(f"{file.name}.br")
        if brotli.exists():
            assert headers["content-encoding"] == "br"
            assert body == brotli.read_bytes()


def test_offline_list_is_revalidated(tmp_path: Path) -> None:
    (answer,) = answers(tmp_path, "/offline/kit.json")
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["content-type"] == "application/json"
    assert answer.json() == kit()


def test_only_scripts_of_the_offline_kit_may_run_web_assembly(tmp_path: Path) -> None:
    script = next(file["name"] for file in kit()["files"] if file["name"].endswith(".mjs"))
    (answer,) = answers(tmp_path, script)
    policy = answer.headers["content-security-policy"].split("; ")
    assert "default-src 'none'" in policy
    assert "script-src 'self' 'wasm-unsafe-eval'" in policy
    assert "worker-src 'self'" in policy
    assert "connect-src 'self'" in policy


def test_page_is_an_installable_app(tmp_path: Path) -> None:
    manifest, worker = answers(tmp_path, "/manifest.webmanifest", "/sw.js")
    assert manifest.headers["content-type"].startswith("application/manifest+json")
    assert worker.headers["content-type"] == "text/javascript; charset=utf-8"
    for answer in (manifest, worker):
        assert answer.headers["cache-control"] == "no-cache"
        assert "connect-src 'self'" in answer.headers["content-security-policy"]
    told = manifest.json()
    assert told["display"] == "standalone"
    purposes = {(icon["sizes"], icon["purpose"]) for icon in told["icons"]}
    assert purposes >= {("192x192", "any"), ("512x512", "any"), ("512x512", "maskable")}
    addresses = {shortcut["url"] for shortcut in told["shortcuts"]}
    assert addresses >= {f"/new/{game}" for game in list_games()}
    shortcuts = [icon for shortcut in told["shortcuts"] for icon in shortcut["icons"]]
    for icon in answers(tmp_path, *(icon["src"] for icon in told["icons"] + shortcuts)):
        assert icon.headers["content-type"] == "image/png"
        assert icon.content.startswith(b"\x89PNG")


def as_sent(folder: Path, *asked: tuple[str, str]) -> list[tuple[httpx.Headers, bytes]]:
    """The raw responses of a server to these paths, each with the encodings that are accepted."""

    async def ask() -> list[tuple[httpx.Headers, bytes]]:
        sent: list[tuple[httpx.Headers, bytes]] = []
        async with running(at(folder)) as house, httpx.AsyncClient(base_url=house.url) as client:
            for path, codings in asked:
                headers = {"Accept-Encoding": codings}
                async with client.stream("GET", path, headers=headers) as answer:
                    body = [part async for part in answer.aiter_raw()]
                    sent.append((answer.headers, b"".join(body)))
        return sent

    return asyncio.run(ask())


def test_assets_are_sent_in_the_best_accepted_encoding(tmp_path: Path) -> None:
    wanted = {
        "gzip, deflate, br, zstd": "br",
        "br;q=0.5, gzip": "br",
        "gzip, br;q=0": "gzip",
        "GZIP": "gzip",
        "gzip; q=0.0": None,
        "deflate": None,
        "": None,
    }
    (script,) = re.findall(r'src="(/assets/index[^"]+\.js)"', BUILT.read_text(encoding="utf-8"))
    file = page.FOLDER / script.lstrip("/")
    plain = file.read_bytes()
    bodies = {
        "br": file.with_name(f"{file.name}.br").read_bytes(),
        "gzip": gzip.compress(plain, mtime=0),
        None: plain,
    }
    sent = as_sent(tmp_path, *((script, codings) for codings in wanted))
    for (accepted, coding), (headers, body) in zip(wanted.items(), sent, strict=True):
        assert headers.get("content-encoding") == coding, accepted
        assert headers["vary"] == "Accept-Encoding"
        assert headers["content-type"] == "text/javascript; charset=utf-8"
        assert body == bodies[coding]


def test_brotli_files_decompress_to_the_originals() -> None:
    built = sorted((page.FOLDER / "assets").glob("*.br"))
    assert built, "make page"
    script = (
        "const { readFileSync: read } = require('node:fs');"
        "const { brotliDecompressSync: undo } = require('node:zlib');"
        "const same = (name) => undo(read(name + '.br')).equals(read(name));"
        "process.exit(process.argv.slice(1).every(same) ? 0 : 1);"
    )
    names = [str(place.with_suffix("")) for place in built]
    assert subprocess.run(["node", "-e", script, *names], check=False).returncode == 0


def test_other_files_are_not_served(tmp_path: Path) -> None:
    compressed = next((page.FOLDER / "assets").glob("*.br"))
    paths = [
        "/assets/nothing.js",
        f"/assets/{compressed.name}",
        "/assets/..%2findex.html",
        "/assets/%2e%2e/index.html",
        "/offline/nothing.zip",
        "/offline/kit.json.br",
        "/offline/..%2findex.html",
        "/offline/%2e%2e/index.html",
        "/page.py",
    ]
    for answer in answers(tmp_path, *paths):
        assert answer.status_code == 404, answer.url


def test_unbuilt_page_answers_503_with_instructions(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(page, "_files", dict)
    (answer,) = answers(tmp_path, "/")
    assert answer.status_code == 503
    assert "make play" in answer.text


def test_page_loads_nothing_from_other_sites() -> None:
    for file in (page.FOLDER / "assets").glob("*.css"):
        found = re.findall(r"url\(\s*[\"']?([^\"')]+)", file.read_text(encoding="utf-8"))
        for address in found:
            beside = file.parent / address.removeprefix("/assets/")
            assert address.startswith("data:image/") or beside.is_file(), (file.name, address)
    lock = (WEB / "package-lock.json").read_text(encoding="utf-8")
    assert '"resolved"' not in lock, "the installer chooses the registry"
