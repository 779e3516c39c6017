"""Try an installed Tabbytop: `python tools/try_installed.py [--compiled | --plain]`.

Run it with the Python that it is installed for, in any folder. It starts `tabbytop`, waits until
the page is opened, fetches it with all its files, and plays each game against bots over a
WebSocket. It imports nothing of the sources, so that it tries what is installed.
"""

import argparse
import contextlib
import importlib.machinery
import importlib.util
import json
import os
import queue
import re
import signal
import subprocess
import sys
import sysconfig
import tempfile
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from fnmatch import fnmatch
from http import HTTPStatus
from importlib.metadata import files
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final
from urllib.error import HTTPError
from urllib.request import ProxyHandler, Request, build_opener

if TYPE_CHECKING:
    from websockets.sync.client import ClientConnection

GAME: Final = re.compile(r"tabbytop/games/(\w+)/game\.py")
MOVES: Final = 3  # a game
SHARED_TEXTS: Final = "tabbytop/languages"
PATIENCE: Final = 120.0  # seconds
HOT: Final = ("tabbytop.kernel.table", "tabbytop.bots.search")  # and the table of each game
RECORDER: Final = "import sys; open({file!r}, 'w').write(sys.argv[1])"
_OPENER: Final = build_opener(ProxyHandler({}))


class Failed(Exception):
    """What is wrong with the installation."""


def main(words: Sequence[str] | None = None) -> None:
    """Try everything; exit with a line that says what is wrong."""
    parser = argparse.ArgumentParser(description=__doc__, add_help=True)
    kind = parser.add_mutually_exclusive_group()
    kind.add_argument("--compiled", action="store_true", help="the rules must be compiled")
    kind.add_argument("--plain", action="store_true", help="nothing may be compiled")
    chosen = parser.parse_args(words)
    try:
        if chosen.compiled or chosen.plain:
            _require_kind(compiled=chosen.compiled)
        _require_texts()
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
            _try_command(Path(folder))
    except Failed as failure:
        sys.exit(f"try_installed: {failure}")


def _require_kind(*, compiled: bool) -> None:
    suffixes = tuple(importlib.machinery.EXTENSION_SUFFIXES)
    for name in (*HOT, *(f"tabbytop.games.{_module(game)}.table" for game in _games())):
        spec = importlib.util.find_spec(name)
        if spec is None or spec.origin is None:
            raise Failed(f"{name} is not installed")
        if spec.origin.endswith(suffixes) is not compiled:
            raise Failed(f"{name} is {spec.origin}")


def _installed() -> set[str]:
    return {str(file).replace("\\", "/") for file in files("tabbytop") or []}


def _games() -> list[str]:
    """Return the names of our games that are installed."""
    folders = (match[1] for file in _installed() if (match := GAME.fullmatch(file)) is not None)
    return sorted(folder.replace("_", "-") for folder in folders)


def _module(game: str) -> str:
    return game.replace("-", "_")


def _require_texts() -> None:
    """Without them every start would compile all texts, with packages for developers."""
    installed = _installed()
    compiled = f"{SHARED_TEXTS}/compiled/*.json"
    offered = {Path(name).stem for name in installed if fnmatch(name, compiled)}
    if "en" not in offered or len(offered) == 1:
        raise Failed("the texts are not compiled")
    sources = {Path(name).parent for name in installed if name.endswith(".ftl")}
    for folder in sorted(folder for folder in sources if folder.name in offered):
        if (folder.parent / "compiled" / f"{folder.name}.json").as_posix() not in installed:
            raise Failed(f"the texts in {folder.as_posix()} are not compiled")


def _try_command(folder: Path) -> None:
    opened = folder / "opened"
    with _started(folder, opened) as (process, url):
        _until(opened.exists, "the browser is not opened")
        _until(lambda: opened.read_text(encoding="utf-8") == url, "the browser opens another page")
        count = _fetch_page(url)
        games = {game["name"]: game for game in _ask(f"{url}/api/games")}
        ours = _games()
        if missing := set(ours) - games.keys() or not ours:
            raise Failed(f"games are missing: {missing}")
        for game in ours:
            _play(url, game, games[game])
        if os.name != "nt":
            process.send_signal(signal.SIGINT)
            if code := process.wait(PATIENCE):
                raise Failed(f"it ends with code {code}")
    _say(f"{url}: {count} files of the page, {MOVES} moves in each of {len(ours)} games: fine")


@contextlib.contextmanager
def _started(folder: Path, opened: Path) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """Run `tabbytop` without arguments, as somebody who installed it would, with a browser that
    only writes down what it opens."""
    recorder = folder / "recorder.py"
    recorder.write_text(RECORDER.format(file=str(opened)), encoding="utf-8")
    environment = {
        **{name: text for name, text in os.environ.items() if not name.startswith("TABBYTOP_")},
        "BROWSER": f'"{Path(sys.executable).as_posix()}" "{recorder.as_posix()}" %s',
        "TABBYTOP_PORT": "0",
        "TABBYTOP_DATABASE": str(folder / "tables.db"),
        "TABBYTOP_BOT_BEAT": "0",
        "PYTHONUNBUFFERED": "1",
    }
    command = Path(sysconfig.get_path("scripts"), "tabbytop")
    with subprocess.Popen(
        [str(command)], env=environment, cwd=folder, stdout=subprocess.PIPE, text=True
    ) as process:
        try:
            yield process, _url(process)
        finally:
            process.kill()


def _url(process: subprocess.Popen[str]) -> str:
    lines: queue.Queue[str] = queue.Queue()
    assert process.stdout is not None
    out = process.stdout
    threading.Thread(target=lambda: lines.put(out.readline()), daemon=True).start()
    try:
        line = lines.get(timeout=PATIENCE)
    except queue.Empty:
        raise Failed("`tabbytop` says nothing") from None
    found = re.search(r"http://[\w.:\[\]]*\w", line)
    if found is None:
        raise Failed(f"`tabbytop` says {line!r}")
    return found[0]


def _fetch_page(url: str) -> int:
    """Fetch the page, and what it and its scripts name; return how many files there are."""
    fetched = {"/": _fetch(f"{url}/")}
    waiting = list(_named(fetched["/"]))
    while waiting:
        path = waiting.pop()
        if path not in fetched:
            fetched[path] = _fetch(url + path)
            waiting += _named(fetched[path])
    if len(fetched) < 10:
        raise Failed(f"the page has only {len(fetched)} files")
    return len(fetched)


def _named(content: bytes) -> set[str]:
    found = re.findall(rb"[\"'`(](?:\./|/?assets/)([\w.-]+\.(?:js|css))[\"'`)]", content)
    return {f"/assets/{name.decode()}" for name in found}


def _fetch(url: str, body: object = None) -> bytes:
    data = None if body is None else json.dumps(body).encode()
    request = Request(url, data, {"Content-Type": "application/json"})
    try:
        with _OPENER.open(request, timeout=PATIENCE) as answer:
            content: bytes = answer.read()
            return content
    except HTTPError as error:
        if error.code != HTTPStatus.TOO_MANY_REQUESTS:
            raise Failed(f"{url}: {error}") from None
        time.sleep(float(error.headers.get("Retry-After", 1)))  # all files at once are many
        return _fetch(url, body)
    except OSError as error:
        raise Failed(f"{url}: {error}") from None


def _ask(url: str, body: object = None) -> Any:  # noqa: ANN401 - it is JSON
    return json.loads(_fetch(url, body))


def _play(url: str, game: str, about: dict[str, Any]) -> None:
    """Sit down with bots, and answer some questions."""
    from websockets.sync.client import connect  # noqa: PLC0415 - it comes with what is tried

    bots = [{"kind": "bot", "level": "kitten"}] * (max(2, about["least_seats"]) - 1)
    made = _ask(f"{url}/api/tables", {"game": game, "seats": [{"kind": "me"}, *bots]})
    place = f"{url.replace('http', 'ws', 1)}/api/tables/{made['table']['id']}/socket"
    with connect(place, max_size=None, proxy=None) as socket:
        _answer_questions(socket, made["secrets"][0]["secret"], game)


def _answer_questions(socket: "ClientConnection", secret: str, game: str) -> None:
    """Say hello, and make moves until there were enough or the game is over."""

    def say(**message: object) -> None:
        socket.send(json.dumps(message))

    say(type="hello", seats=[secret])
    played, tried, number, waits = 0, 0, 0, False
    deadline = time.monotonic() + PATIENCE
    while played < MOVES:
        try:
            message = json.loads(socket.recv(timeout=deadline - time.monotonic()))
        except TimeoutError:
            raise Failed(f"{game}: only {played} moves") from None
        kind = message["type"]
        if kind == "bye" or (kind == "refused" and message["code"] != "late"):
            raise Failed(f"{game}: {message}")
        if kind == "ping":
            say(type="pong", nonce=message["nonce"])
        number = message.get("happened", message).get("number", number)
        if str(message.get("id", "")) == f"try-{tried}":  # done, or too late in a game of speed
            played, waits = played + (kind != "refused"), False
        if "result" in message:
            return
        if message.get("moves") and not waits:
            tried, waits = tried + 1, True
            move = message["moves"][0]
            say(type="move", seat=0, move=move, answers=number, id=f"try-{tried}")
        elif (message.get("many") or kind == "refused") and not waits:
            say(type="moves", seat=0)


def _until(true: Callable[[], bool], complaint: str) -> None:
    deadline = time.monotonic() + PATIENCE
    while not true():
        if time.monotonic() > deadline:
            raise Failed(complaint)
        time.sleep(0.05)


def _say(text: str) -> None:
    sys.stdout.write(f"{text}\n")


if __name__ == "__main__":
    main()
