"""Playing at once: `tabbytop` alone, and `serve --lan` with its address and QR code."""

import contextlib
import http.server
import re
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Iterator
from ipaddress import ip_address
from pathlib import Path

import pytest

from tabbytop.cli import main
from tabbytop.kernel.errors import BadOptions
from tabbytop.server import addresses, launching, serving
from tabbytop.server.addresses import best_address, lan_address, reachable_here, with_host
from tabbytop.server.launching import invitation_url, noted_url, open_page, running_url
from tabbytop.server.qr_code import qr_lines, qr_picture
from tabbytop.server.settings import Settings
from tests.server.qr_reader import decode
from tests.server.server_process import running_process

BROWSER = """\
#!/bin/sh
echo "$1" > "{seen}"
"""


@pytest.fixture
def no_browser(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    for name in ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)


@pytest.fixture
def browser(tmp_path: Path) -> tuple[dict[str, str], Path]:
    """Return the environment of a browser that only writes down what it opens, and where."""
    program, seen = tmp_path / "browser", tmp_path / "seen"
    program.write_text(BROWSER.format(seen=seen), encoding="utf-8")
    program.chmod(0o755)
    return {"BROWSER": str(program), "LC_ALL": "C"}, seen


def wait_for(file: Path) -> str:
    for _ in range(600):
        if file.exists() and (text := file.read_text(encoding="utf-8").strip()):
            return text
        threading.Event().wait(0.05)
    raise AssertionError(f"nobody wrote {file.name}")


@contextlib.contextmanager
def other_program() -> Iterator[str]:
    """A web server that is not ours, and its URL."""
    handler = http.server.BaseHTTPRequestHandler
    with http.server.HTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


# `tabbytop` without a command.


def test_tabbytop_alone_serves_the_page_and_opens_it(
    tmp_path: Path, browser: tuple[dict[str, str], Path]
) -> None:
    environment, seen = browser
    environment["TABBYTOP_PORT"] = "0"
    with running_process(tmp_path, command=(), environment=environment) as server:
        assert wait_for(seen) == server.url
        assert "opens in your browser" in server.said
        assert server.url.startswith("http://127.0.0.1:")
        assert "<!doctype html>" in server.get("/").text.lower()
        assert len(server.get("/api/games").json()) >= 5
        assert server.stop(signal.SIGINT) == 0


def test_tabbytop_alone_takes_another_port_if_the_usual_one_is_taken(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        environment = {"TABBYTOP_PORT": str(port), "BROWSER": "", "DISPLAY": ""}
        with running_process(tmp_path, command=(), environment=environment) as server:
            assert not server.url.endswith(f":{port}")
            assert server.get("/health").json()["status"] == "ok"


def test_second_start_opens_the_page_of_the_first(
    tmp_path: Path, browser: tuple[dict[str, str], Path]
) -> None:
    environment, seen = browser
    with running_process(tmp_path, environment=environment) as first:
        second = tmp_path / "second"
        second.mkdir()
        environment["TABBYTOP_DATABASE"] = str(tmp_path / "tables.db")
        with running_process(second, command=(), environment=environment) as again:
            assert again.said.startswith("Tabbytop is already running")
            assert again.url == first.url
            assert again.process.wait(30) == 0
        assert wait_for(seen) == first.url


def test_tabbytop_alone_speaks_the_language_of_the_system(tmp_path: Path) -> None:
    environment = {"TABBYTOP_PORT": "0", "LC_ALL": "de_DE.UTF-8", "BROWSER": "lynx"}
    with running_process(tmp_path, command=(), environment=environment) as server:
        assert "Öffne diese Adresse in einem Browser" in server.said


def test_tabbytop_alone_without_a_page_says_how_to_get_one(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.setattr(launching, "FOLDER", tmp_path)
    monkeypatch.setattr(sys, "argv", ["tabbytop"])
    with pytest.raises(SystemExit) as end:
        main()
    told = capsys.readouterr()
    assert (end.value.code, told.out) == (1, "")
    assert "make play" in told.err
    assert "tabbytop play" in told.err


def test_serve_without_a_page_says_so_and_opens_nothing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr(launching, "FOLDER", tmp_path)
    monkeypatch.setattr(launching, "open_page", lambda _: pytest.fail("there is no page to open"))
    code, _ = serve_with_words(monkeypatch, "--open")
    assert code == 0
    assert "make play" in capsys.readouterr().err


# The note beside the database.


def test_note_names_the_server_while_it_runs(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    with running_process(tmp_path, "--host", "0.0.0.0") as server:
        here = server.url.replace("0.0.0.0", "127.0.0.1")
        assert running_url(database) == here
        server.stop(signal.SIGTERM)
        assert running_url(database) is None
        assert not (tmp_path / "tables.db.url").exists()


def test_note_of_a_dead_server_or_of_another_program_is_ignored(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    assert running_url(database) is None
    with other_program() as url:
        (tmp_path / "tables.db.url").write_text(url, encoding="ascii")
        assert running_url(database) is None
    assert running_url(database) is None
    (tmp_path / "tables.db.url").write_text("no address", encoding="ascii")
    assert running_url(database) is None


def test_note_of_a_later_server_stays(tmp_path: Path) -> None:
    database, note = tmp_path / "tables.db", tmp_path / "tables.db.url"
    with noted_url(database, "http://127.0.0.1:1"):
        note.write_text("http://127.0.0.1:2\n", encoding="ascii")
    assert note.read_text(encoding="ascii") == "http://127.0.0.1:2\n"


# The browser.


def test_browser_is_not_opened_where_there_is_none(
    no_browser: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert open_page("http://127.0.0.1:1") is None
    monkeypatch.setenv("BROWSER", "/usr/bin/w3m %s")
    assert open_page("http://127.0.0.1:1") is None, "it would take this terminal"
    monkeypatch.delenv("BROWSER")
    monkeypatch.setenv("DISPLAY", ":0")

    def get() -> None:
        raise webbrowser.Error

    monkeypatch.setattr(webbrowser, "get", get)
    assert open_page("http://127.0.0.1:1") is None


# Addresses.


@pytest.mark.parametrize(
    ("found", "chosen"),
    [
        ([], None),
        (["127.0.0.1", "::1"], None),
        (["169.254.7.7", "fe80::1"], None),
        (["127.0.1.1", "192.168.1.23"], "192.168.1.23"),
        (["192.168.1.23", "10.0.0.7"], "192.168.1.23"),
        (["93.184.216.34", "10.0.0.7"], "10.0.0.7"),
        (["93.184.216.34"], "93.184.216.34"),
        (["2a00:1450::1", "fd00::7"], "fd00::7"),
        (["fd00::7", "192.168.1.23"], "192.168.1.23"),
    ],
)
def test_address_in_the_network_is_one_that_others_reach(
    found: list[str], chosen: str | None
) -> None:
    best = best_address(map(ip_address, found))
    assert best == (None if chosen is None else ip_address(chosen))


def test_address_in_the_network_belongs_to_this_machine() -> None:
    address = lan_address()
    if address is None:
        pytest.skip("this machine is in no network")
    family = socket.AF_INET if address.version == 4 else socket.AF_INET6
    with socket.socket(family) as probe:
        probe.bind((str(address), 0))


def test_urls_get_the_host_that_reaches_them() -> None:
    assert reachable_here("http://0.0.0.0:80") == "http://127.0.0.1:80"
    assert reachable_here("http://[::]:80") == "http://[::1]:80"
    assert reachable_here("http://10.0.0.7:80") == "http://10.0.0.7:80"
    assert with_host("http://0.0.0.0:8765", "fd00::7") == "http://[fd00::7]:8765"


# `serve --lan`.


def serve_with_words(monkeypatch: pytest.MonkeyPatch, *words: str) -> tuple[int, list[Settings]]:
    """Run `serve` up to where it listens; return the exit code, and the settings."""
    chosen: list[Settings] = []

    def serve(settings: Settings, on_listening: Callable[[str], None], **_: object) -> None:
        chosen.append(settings)
        host = f"[{settings.host}]" if ":" in settings.host else settings.host
        on_listening(f"http://{host}:{settings.port}")

    monkeypatch.setattr(serving, "serve", serve)
    monkeypatch.setattr(sys, "argv", ["tabbytop", "serve", *words])
    with pytest.raises(SystemExit) as end:
        main()
    return int(end.value.code or 0), chosen


def serve_lan(
    monkeypatch: pytest.MonkeyPatch, address: str | None, *words: str
) -> tuple[int, list[Settings]]:
    """The same for `serve --lan`, on a machine with this address."""
    found = None if address is None else ip_address(address)
    monkeypatch.setattr(addresses, "lan_address", lambda: found)
    return serve_with_words(monkeypatch, "--lan", *words)


@pytest.mark.parametrize(
    ("address", "host", "url"),
    [
        ("192.168.178.123", "0.0.0.0", "http://192.168.178.123:8765"),
        ("10.0.0.7", "0.0.0.0", "http://10.0.0.7:8765"),
        ("fd00::7", "::", "http://[fd00::7]:8765"),
    ],
)
def test_lan_listens_there_and_shows_an_address_that_a_camera_reads(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    address: str,
    host: str,
    url: str,
) -> None:
    code, (settings,) = serve_lan(monkeypatch, address)
    assert (code, settings.host) == (0, host)
    told = re.sub(r"\x1b\[[\d;]*m", "", capsys.readouterr().out)
    assert told.startswith(f"Tabbytop is at {url}, ")
    code_lines = [line for line in told.splitlines() if line and set(line) <= set("█▀▄ ")]
    assert decode(code_lines) == url


def test_lan_without_a_network_is_a_clear_error(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    code, chosen = serve_lan(monkeypatch, None)
    assert (code, chosen) == (2, [])
    assert "on a network" in capsys.readouterr().err


def test_lan_and_host_contradict_each_other(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    code, chosen = serve_lan(monkeypatch, "10.0.0.7", "--host", "10.0.0.7")
    assert (code, chosen) == (2, [])
    assert "leave --host out" in capsys.readouterr().err


@pytest.mark.parametrize("text", ["http://1.2.3.4:1", "http://192.168.178.123:65535", "x" * 42])
def test_qr_code_says_its_text(text: str) -> None:
    assert decode(qr_lines(text)) == text


def test_qr_code_is_white_on_black_and_left_out_where_it_cannot_be_drawn() -> None:
    lines = qr_picture("http://1.2.3.4:1", "utf-8").splitlines()
    assert all(line.startswith("\x1b[38;5;231;48;5;16m") for line in lines)
    assert all(line.endswith("\x1b[0m") for line in lines)
    assert qr_picture("http://1.2.3.4:1", "ascii") == ""


@pytest.mark.parametrize(
    ("typed", "server", "url"),
    [
        ("ck7-mxq", "https://cats.example", "https://cats.example/j/CK7MXQ"),
        ("CK7 MXQ", "http://127.0.0.1:8765/", "http://127.0.0.1:8765/j/CK7MXQ"),
        (" https://cats.example/t/k3XwQ9 ", None, "https://cats.example/t/k3XwQ9"),
    ],
)
def test_code_or_link_names_a_table(typed: str, server: str | None, url: str) -> None:
    assert invitation_url(typed, server) == url


@pytest.mark.parametrize(
    ("typed", "server", "key"),
    [
        ("nonsense", "https://cats.example", "join-no-code"),
        ("file:///etc/passwd", "https://cats.example", "join-no-code"),
        ("CK7MXQ", None, "join-no-server"),
        ("CK7MXQ", "file:///", "join-no-server"),
    ],
)
def test_anything_else_names_no_table(typed: str, server: str | None, key: str) -> None:
    with pytest.raises(BadOptions) as refused:
        invitation_url(typed, server)
    assert refused.value.message.key == key


def test_join_opens_the_table_in_the_browser(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], no_browser: None
) -> None:
    arguments = ["tabbytop", "join", "ck7-mxq", "--server", "https://cats.example", "--language"]
    monkeypatch.setattr(sys, "argv", [*arguments, "en"])
    with pytest.raises(SystemExit) as end:
        main()
    assert end.value.code in {0, None}
    assert "https://cats.example/j/CK7MXQ" in capsys.readouterr().out
