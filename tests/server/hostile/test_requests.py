"""Malformed HTTP requests of many kinds, while people play."""

import asyncio
import contextlib
from pathlib import Path

from tests.server.hostile.honest_players import PEOPLE, Company, company, complaints, written
from tests.server.hostile.raw_socket import Raw, handshake, text
from tests.server.server_process import ServerProcess, running_process
from tests.waiting import HANG

_JSON = "Content-Type: application/json\r\n"
_TABLE = '{"game":"tem-purr-a","seats":[{"kind":"me"},{"kind":"open"},{"kind":"open"}]'


def request(method: str, path: str, headers: str = "", body: str = "") -> bytes:
    """Build a request by hand."""
    head = f"{method} {path} HTTP/1.1\r\nHost: cats\r\nConnection: close\r\n"
    return f"{head}Content-Length: {len(body)}\r\n{headers}\r\n{body}".encode("latin-1")


def wrong_places(table: str) -> list[bytes]:
    """Paths and queries that lead nowhere."""
    play = f"/api/tables/{table}/play"
    return [
        request("GET", path)
        for path in (
            *(f"{play}?since={since}" for since in ("9" * 5000, "nan", "-1", "1.5", "%00", "a")),
            f"{play}?wait=inf",
            f"{play}?wait=26",
            f"{play}?words=maybe",
            *("/api/tables/%00/play", f"/api/tables/{table}%0a/play", "/api/tables/%ff%fe/play"),
            *("/%ff%fe%00", "/api/tables/%zz", "/api/tables/.."),
            *("/assets/..%2f..%2fapp.py", "/assets/../../app.py", "/assets/%2e%2e/%2e%2e/app.py"),
            *("/assets//etc/passwd", "/assets/%5c..%5capp.py", "/assets/app.py%00.js"),
            *(f"/api/tables/{table}/record", f"/api/tables/{table}/replay"),
            *(f"/api/tables/{table}/socket", f"//api/tables/{table}//socket/"),
            *("/" + "a" * 60_000, "/api/games/" + "%0d%0aX:%20y" * 20),
        )
    ] + [
        request("POST", f"/api/tables/{table}/socket"),
        request("TRACE", "/api/me"),
        request("PUT", "/api/tables"),
        request("OPTIONS", "*"),
        request("FOO", "/api/me"),
        request("GET", "api/me"),
        b"CONNECT cats:80 HTTP/1.1\r\nHost: cats\r\n\r\n",
        b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + b"\0" * 60,
    ]


def wrong_bodies(table: str) -> list[bytes]:
    """Unreadable and impossible bodies."""
    play = f"/api/tables/{table}/play"
    long_list = ",".join(f'"cat {number}"' for number in range(5000))
    many = ",".join(f'"cat {number}":1' for number in range(4000))
    bodies = [
        *(
            "",
            "null",
            "[]",
            "{}",
            '"',
            "[" * 60_000,
            '{"options":' * 5000,
            " " * 70_000,
            "\xff\xfe",
        ),
        _TABLE + ',"clock":{"kind":"turn","seconds":' + "9" * 5000 + "}}",
        _TABLE + ',"options":{"dishes":' + "9" * 4000 + "}}",
        _TABLE + ',"options":{"dishes":[' + long_list + "]}}",
        _TABLE + ',"options":{' + many + "}}",
        _TABLE + ',"options":{"dishes":' + "[" * 30_000,
        _TABLE + ',"unknown":1}',
        _TABLE.replace("tem-purr-a", "tem-purr-a\\u0000") + "}",
        _TABLE.replace('"me"', '"device","name":"a\\u0000"') + "}",
        _TABLE.replace('"me"', '"device","name":"\\u202e"') + "}",
        _TABLE.replace('"me"', '"bot","level":"\\ud800"') + "}",
        _TABLE.replace('"open"', '"bot","level":"tiger; DROP TABLE log"') + "}",
    ]
    acts = ["move", "say", "leave", "undo", "back", "hello", "nonsense", "a" * 9000]
    act = '","seat":0,"id":"x","move":"eat","answers":9,"text":"a"}'
    sent = [request("POST", "/api/tables", _JSON, body) for body in bodies]
    sent += [request("POST", play, _JSON, '{"type":"' + kind + act) for kind in acts]
    sent += [
        request("POST", play, _JSON, '{"type":"say","seat":0,"text":"\\u0000","id":"x"}'),
        request("POST", "/api/login", _JSON, '{"login":"a\\u0000b","password":"x"}'),
        request("POST", "/api/login", _JSON, '{"login":"a\\ud800b","password":"x"}'),
        request("POST", "/api/me/account", _JSON, '{"login":"a\\u0000b","password":"12345678"}'),
        request("DELETE", "/api/me", _JSON, '{"password":1}'),
    ]
    kinds = ("text/html", "application/x-www-form-urlencoded", "application/msgpack", "\xff/\xff")
    sent += [request("POST", "/api/tables", f"Content-Type: {kind}\r\n", "a=1") for kind in kinds]
    sent += [
        request("POST", "/api/tables", "Content-Type: multipart/form-data; boundary=x\r\n", "--x"),
        request("POST", "/api/tables", f"{_JSON}Content-Encoding: gzip\r\n", "\x1f\x8b\x08"),
        *(
            f"POST /api/tables HTTP/1.1\r\nHost: cats\r\n{_JSON}{rest}".encode()
            for rest in (
                "Content-Length: -1\r\n\r\n",
                "Content-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
                "Transfer-Encoding: chunked\r\n\r\nzz\r\n",
            )
        ),
    ]
    return sent


def wrong_people(table: str, secret: str) -> list[bytes]:
    """Forged identities and origins."""
    play = f"/api/tables/{table}/play"
    seat = secret.partition(".")[0]
    secrets = [
        *("", "0", "0.", ".", "\xb2.x", "\xff\xff", "99." + "A" * 43, "-1.x", "a" * 30_000),
        *(secret[:-1], secret + "A", f"{int(seat) + 1}.{secret.partition('.')[2]}", secret.upper()),
    ]
    headers = [f"Authorization: {how} {each}\r\n" for each in secrets for how in ("Bearer",)]
    headers += [f"Authorization: Basic {secret}\r\n", f"Authorization: {secret}\r\n"]
    sent = [request("GET", play, header) for header in headers]
    origins = [
        *("null", "http://evil", "http://cats@evil", "http://cats:99999", "http://[::1", "\xff"),
        *("http://cats.evil", "http://evil.cats", "http://catsx", "cats", "//cats", "file://"),
        "http://cats\r\nOrigin: http://evil",
    ]
    sent += [request("POST", "/api/logout", f"Origin: {origin}\r\n") for origin in origins]
    sent += [
        request("POST", "/api/logout", f"Sec-Fetch-Site: {site}\r\n")
        for site in ("cross-site", "same-site")
    ]
    sent += [handshake(table, f"Origin: {origin}\r\n") for origin in origins]
    return sent


def strange_but_harmless(table: str) -> list[bytes]:
    """Odd requests that are answered normally."""
    cookies = ["tabbytop=\xff\xfe", "tabbytop=a.b.c; ;;=;x", 'tabbytop="a\\"b"', "a=b; " * 8000]
    cookies += ["tabbytop=.0." + "A" * 43, "tabbytop=" + "A" * 20 + ".0." + "A" * 43]
    return [request("GET", "/api/me", f"Cookie: {cookie}\r\n") for cookie in cookies] + [
        request("GET", "/api/me", "".join(f"X-{number}: 1\r\n" for number in range(3000))),
        request("GET", "/api/me", "X-Forwarded-For: 192.0.2.1\r\nX-Forwarded-Host: evil\r\n"),
        request("GET", "/api/me", "Connection: Upgrade\r\nUpgrade: h2c\r\n"),
        request("GET", "/api/games?" + "a=b&" * 10_000),
        request("GET", f"/api/tables/{table}/play?since=" + "9" * 400),
    ]


def no_handshakes(table: str) -> list[bytes]:
    """Broken WebSocket handshakes: refused, or disconnected."""
    good = handshake(table)
    return [
        good.replace(b"Sec-WebSocket-Key", b"X-Key"),
        good.replace(b"Version: 13", b"Version: 99"),
        good.replace(b"GET", b"POST"),
        good.replace(b"/socket", b""),
        good.replace(b"/api/", b"/nowhere/"),
        handshake(table, "".join(f"X-{number}: 1\r\n" for number in range(300))),
        handshake(table, "X: " + "a" * 20_000 + "\r\n"),
    ]


def test_wrong_requests_are_refused_and_change_nothing(tmp_path: Path) -> None:
    async def play(server: ServerProcess) -> Company:
        async with company(server) as people:
            table, secret = people.table.id, people.secrets[0]
            wrong = wrong_places(table) + wrong_bodies(table) + wrong_people(table, secret)
            let_in = [told for sent in wrong if (told := await _not_refused(server, sent))]
            assert let_in == []
            for sent in strange_but_harmless(table):
                answer = await _answer(server, sent)
                assert answer.startswith("HTTP/1.1 200"), (sent[:100], answer[:300])
            for sent in no_handshakes(table):
                answer = await _answer(server, sent)
                assert not answer or answer.startswith("HTTP/1.1 4"), (sent[:100], answer[:300])
            for name in ("%00%0a%ff", "a" * 5000, "x", "%2e%2e", f"{table}%0a"):
                async with await Raw.at_table(server.url, name) as raw:
                    await raw.write(text({"type": "hello", "seats": [secret]}))
                    refused = await raw.hear()
                    assert isinstance(refused, dict)
                    assert refused["code"] == "unknown", refused
            for sent in (request("POST", "/api/tables", _JSON, "{" * 900)[:-500], b"GET / HT"):
                await _hang_up_after(server, sent)
        return people

    with running_process(
        tmp_path, "--requests-a-second", "100000", "--logins-a-minute", "1000"
    ) as server:
        people = asyncio.run(play(server))
        found = written(tmp_path)
        assert {kind for _, _, kind, _ in found["log"]} == {"sat", "started", "move"}
        assert len(found["people"]) == PEOPLE
        assert len(found["seats"]) == PEOPLE * people.games
        assert complaints(server) == []


async def _answer(server: ServerProcess, sent: bytes) -> str:
    answer = b""
    async with await Raw.connected(server.url) as raw, asyncio.timeout(HANG):
        await raw.write(sent)
        with contextlib.suppress(ConnectionError):
            while part := await raw.reader.read(1 << 16):
                answer += part
    return answer.decode("latin-1")


async def _not_refused(server: ServerProcess, sent: bytes) -> str:
    """Return the problem of an answer to a bad request; empty if it is a clear refusal."""
    answer = await _answer(server, sent)
    head, _, body = answer.partition("\r\n\r\n")
    clear = head.startswith("HTTP/1.1 4")
    if b"Sec-WebSocket" not in sent:
        clear &= "content-security-policy: default-src 'none'" in head
        clear &= "x-content-type-options: nosniff" in head
        clear &= not body or '"type":"refused"' in body
    clear &= len(body) < 1500  # what was sent is not sent back
    return "" if clear else f"{sent[:200]!r} was answered with {answer[:900]!r}"


async def _hang_up_after(server: ServerProcess, sent: bytes) -> None:
    raw = await Raw.connected(server.url)
    await raw.write(sent)
    raw.writer.write_eof()
    await raw.reader.read()  # until the server has read what there is, and hangs up as well
    await raw.close()
