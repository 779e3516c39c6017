"""Starting the server for people at this machine: the page and a browser.

A server with a database file writes its address beside that file while it runs, so that a second
start opens the page of the first instead of a second server on the same file.
"""

import contextlib
import json
import os
import sys
import threading
import urllib.error
import urllib.request
import webbrowser
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from tabbytop.kernel.errors import BadOptions
from tabbytop.server.addresses import reachable_here
from tabbytop.server.people.invitations import normalized_code
from tabbytop.server.routes.page import FOLDER
from tabbytop.texts.message import Message

_WEB: Final = ("https://", "http://")
_ANSWER_SECONDS: Final = 3.0
_TEXT_BROWSERS: Final = frozenset({"browsh", "elinks", "links", "lynx", "w3m", "www-browser"})
# A proxy that the environment names cannot reach this machine.
_OPENER: Final = urllib.request.build_opener(urllib.request.ProxyHandler({}))


def has_page() -> bool:
    """Whether the web page was built into this installation."""
    return (FOLDER / "index.html").exists()


def open_page(url: str) -> threading.Thread | None:
    """Open the page of a server in a browser with a window of its own; None if there is no such
    browser. Some programs return when the browser is closed, so the thread is not waited for."""
    if not _has_browser(os.environ):
        return None
    try:
        browser = webbrowser.get()
    except webbrowser.Error:
        return None
    opening = threading.Thread(target=browser.open, args=(reachable_here(url),), daemon=True)
    opening.start()
    return opening


def _has_browser(environment: Mapping[str, str]) -> bool:
    """A browser that runs in this terminal would take it away, and cannot show the page."""
    wanted = environment.get("BROWSER", "").split(os.pathsep)[0].split()
    if wanted:
        return Path(wanted[0].strip("\"'")).name not in _TEXT_BROWSERS
    return sys.platform != "linux" or not {"DISPLAY", "WAYLAND_DISPLAY"}.isdisjoint(environment)


def invitation_url(typed: str, server: str | None) -> str:
    """Return the URL of a table from its link, or from its short code and the URL of its server;
    raise BadOptions if it is neither, or if the server is missing."""
    if typed.strip().startswith(_WEB):
        return typed.strip()
    code = normalized_code(typed)
    if code is None:
        raise BadOptions(Message("terminal", "join-no-code"))
    if server is None or not server.startswith(_WEB):
        raise BadOptions(Message("terminal", "join-no-server"))
    return f"{server.rstrip('/')}/j/{code}"


def running_url(database: Path) -> str | None:
    """Return the URL of the server that uses this database file; None if none answers."""
    try:
        url = _note(database).read_text(encoding="ascii").strip()
        with _OPENER.open(f"{url}/health", timeout=_ANSWER_SECONDS) as answer:
            found = json.load(answer)
    except urllib.error.HTTPError as refusal:
        refusal.close()
        return None
    except (OSError, ValueError):  # no note, nobody there, or somebody else
        return None
    return url if isinstance(found, dict) and {"status", "database"} <= found.keys() else None


@contextmanager
def noted_url(database: Path, url: str) -> Iterator[None]:
    """Keep the URL of a running server beside its database file. A folder that cannot be written
    to is no reason not to play."""
    note, line = _note(database), f"{reachable_here(url)}\n"
    with contextlib.suppress(OSError):
        note.write_text(line, encoding="ascii")
    try:
        yield
    finally:
        with contextlib.suppress(OSError):
            if note.read_text(encoding="ascii") == line:  # else it is that of a later server
                note.unlink()


def _note(database: Path) -> Path:
    return database.with_name(f"{database.name}.url")
