"""Invitations: short codes, the QR code, and the preview of a link in messengers."""

import re
from pathlib import Path
from typing import Any

import httpx
import pytest

from tabbytop.server.people.invitations import LENGTH, LETTERS, new_code, normalized_code
from tabbytop.server.qr_code import qr_lines, qr_path
from tests.server.house import House
from tests.server.qr_reader import decode
from tests.server.test_names_at_tables import call
from tests.server.test_people import scenario, told
from tests.server.visitors import set_up, visitor

OPEN: list[dict[str, Any]] = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
BROWSER = {"accept": "text/html"}


async def invitation(client: httpx.AsyncClient, table: str) -> dict[str, Any]:
    return await told(client.post(f"/api/tables/{table}/invitation"))


def tags(page: str) -> dict[str, str]:
    return dict(re.findall(r'<meta property="([^"]+)" content="([^"]*)">', page))


# Codes.


def test_codes_have_no_letters_that_look_alike() -> None:
    for pair in ("0O", "1I", "1L", "2Z", "5S", "8B", "UV"):
        assert len(set(pair) & set(LETTERS)) <= 1, pair
    assert len(LETTERS) ** LENGTH > 80_000_000
    for _ in range(100):
        assert normalized_code(new_code()) is not None


@pytest.mark.parametrize("typed", ["ck7mxq", "CK7-MXQ", " ck7 mxq ", "C K 7 M X Q", "ck7\u2013mxq"])
def test_code_is_accepted_as_people_type_it(typed: str) -> None:
    assert normalized_code(typed) == "CK7MXQ"


@pytest.mark.parametrize(
    "typed",
    [
        "",
        "CK7MX",
        "CK7MXQQ",
        "CK7MX0",
        "' OR 1",
        "CK7MXß",
        "CK7MX\0",
        "\uff23\uff2b\uff17\uff2d\uff38\uff31",
        "-" * 9000,
    ],
)
def test_anything_else_is_no_code(typed: str) -> None:
    assert normalized_code(typed) is None


def test_code_leads_to_its_table_until_the_game_begins(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        async with visitor(house) as ana, visitor(house) as ben:
            table = (await set_up(ana, seats=OPEN))["table"]["id"]
            code = (await invitation(ana, table))["code"]
            assert (await invitation(ana, table))["code"] == code
            typed = f"{code[:3]}-{code[3:]}".lower()
            assert await told(ben.get(f"/api/codes/{typed}")) == {"table": table}
            there = await ben.get(f"/j/{code.lower()}")
            assert (there.status_code, there.headers["location"]) == (303, f"/t/{table}")
            await told(ana.post(f"/api/tables/{table}/fill", json={"level": "kitten"}))
            gone = await told(ben.get(f"/api/codes/{code}"), 404)
            assert gone["key"] == "server/no-such-code"
            page = await ben.get(f"/j/{code}", headers=BROWSER)
            assert page.status_code == 200
            assert "text/html" in page.headers["content-type"]
            late = await told(ana.post(f"/api/tables/{table}/invitation"), 409)
            assert late["code"] == "not-now"

    scenario(tmp_path, play, bot_beat=10)


def test_code_is_only_for_people_at_the_table(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        async with visitor(house) as ana, visitor(house) as eve:
            table = (await set_up(ana, seats=OPEN))["table"]["id"]
            refused = await told(eve.post(f"/api/tables/{table}/invitation"), 403)
            assert refused["code"] == "not-yours"
            await told(eve.post("/api/tables/nowhere/invitation"), 404)
            await told(eve.post(f"/api/tables/{table}/join", json={}))
            assert await invitation(eve, table) == await invitation(ana, table)

    scenario(tmp_path, play)


def test_tries_of_codes_are_limited_by_address(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        async with visitor(house) as ana, visitor(house) as eve:
            table = (await set_up(ana, seats=OPEN))["table"]["id"]
            code = (await invitation(ana, table))["code"]
            for _ in range(10):
                wrong = await told(eve.get("/api/codes/333333"), 404)
                assert wrong["key"] == "server/no-such-code"
            for path in (f"/api/codes/{code}", "/api/codes/333333"):
                limited = await eve.get(path)
                assert limited.status_code == 429, "a right code is not told either"
                assert int(limited.headers["retry-after"]) > 0
            assert (await eve.get(f"/j/{code}", headers=BROWSER)).status_code == 200

    scenario(tmp_path, play, codes_an_hour=20)


def test_hostile_codes_are_refused_and_cost_nothing(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        async with visitor(house) as eve:
            for typed in ("%27%20OR%201", "%00", "CK7MX0", "%F0%9F%90%88", "-"):
                refused = await told(eve.get(f"/api/codes/{typed}"), 404)
                assert refused["key"] == "server/no-code"
            assert (await eve.get(f"/api/codes/{'C' * 500}")).status_code == 400
            assert (await eve.get(f"/j/{'C' * 500}", headers=BROWSER)).status_code in {200, 400}
            await told(eve.get("/api/codes/333333"), 404)

    scenario(tmp_path, play, codes_an_hour=1)


# The QR code.


def drawn(size: int, path: str) -> list[str]:
    """The rows of a code, as its path fills them."""
    rows = [[0] * size for _ in range(size)]
    runs = re.findall(r"M(\d+) (\d+)h(\d+)v1h-(\d+)z", path)
    assert "".join(f"M{x} {y}h{w}v1h-{w}z" for x, y, w, _ in runs) == path
    for x, y, width, back in runs:
        assert width == back
        for column in range(int(x), int(x) + int(width)):
            rows[int(y)][column] = 1
    return ["".join(map(str, row)) for row in rows]


def test_path_of_a_qr_code_draws_the_same_modules_as_the_terminal() -> None:
    text = "https://cats.example/t/k3XwQ9"
    assert decode(qr_lines(text)) == text
    rows = drawn(*qr_path(text))
    light = {"█": "00", "▀": "01", "▄": "10", " ": "11"}
    lines = qr_lines(text)
    for at, row in enumerate(rows):
        assert row == "".join(light[letter][at % 2] for letter in lines[at // 2])


def test_invitation_links_to_the_address_that_the_page_has(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        async with visitor(house) as ana:
            table = (await set_up(ana, seats=OPEN))["table"]["id"]
            got = await invitation(ana, table)
            assert got["link"] == f"{house.url}/t/{table}"
            assert got["qr"] == dict(zip(("size", "path"), qr_path(got["link"]), strict=True))

    scenario(tmp_path, play)


# The preview.


def test_preview_of_an_open_table_names_the_game_and_the_host(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        async with visitor(house) as ana, visitor(house) as crawler:
            await call(ana, 'Ana <3 "x"')
            table = (await set_up(ana, seats=OPEN))["table"]["id"]
            page = await crawler.get(f"/t/{table}", headers={"accept-language": "en"})
            seen = tags(page.text)
            assert seen["og:title"] == "Tem-Purr-A · Ana &lt;3 &quot;x&quot; invites you"
            assert "minutes" in seen["og:description"]
            assert seen["og:image"] == f"{house.url}/pictures/tem-purr-a.png"
            picture = await crawler.get(seen["og:image"])
            assert picture.headers["content-type"] == "image/png"
            assert picture.content[16:24] == (1200).to_bytes(4) + (630).to_bytes(4)
            german = await crawler.get(f"/t/{table}", headers={"accept-language": "de"})
            assert tags(german.text)["og:title"].endswith("lädt dich ein")
            secrets = (await invitation(ana, table))["code"]
            assert secrets not in page.text
            assert "set-cookie" not in page.headers

    scenario(tmp_path, play)


def test_preview_of_a_game_that_has_begun_names_nobody(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        async with visitor(house) as ana, visitor(house) as crawler:
            await call(ana, "Ada Lovelace")
            table = (await set_up(ana))["table"]["id"]
            page = await crawler.get(f"/t/{table}", headers={"accept-language": "en"})
            assert tags(page.text)["og:title"] == "Tem-Purr-A"
            assert "Ada" not in page.text

    scenario(tmp_path, play)


@pytest.mark.parametrize("table", ["nowhere", "..", "x%22%3E%3Cscript%3E", "a" * 150])
def test_unknown_table_has_no_preview(tmp_path: Path, table: str) -> None:
    async def play(house: House) -> None:
        async with visitor(house) as crawler:
            page = await crawler.get(f"/t/{table}", headers=BROWSER)
            assert tags(page.text) == {}
            assert "<script>" not in page.text

    scenario(tmp_path, play)


def test_forged_host_header_is_not_repeated(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        async with visitor(house) as ana, visitor(house) as crawler:
            table = (await set_up(ana, seats=OPEN))["table"]["id"]
            page = await crawler.get(f"/t/{table}", headers={"host": 'x"><script>'})
            assert "<script>" not in page.text
            assert tags((await ana.get(f"/t/{table}")).text) == {}, "no messenger has a cookie"

    scenario(tmp_path, play)
