"""The server answers in the requested language."""

import asyncio
from pathlib import Path

import httpx

from tests.server.house import at, running

GERMAN = {"accept-language": "de-CH, de;q=0.9, en;q=0.5"}


def asked(folder: Path, *requests: tuple[str, dict[str, str]]) -> list[httpx.Response]:
    async def ask() -> list[httpx.Response]:
        async with running(at(folder)) as house, httpx.AsyncClient(base_url=house.url) as client:
            return [await client.get(path, headers=headers) for path, headers in requests]

    return asyncio.run(ask())


def test_page_is_in_the_chosen_or_the_browsers_language(
    tmp_path: Path,
) -> None:
    english, german, chosen, back, odd = asked(
        tmp_path,
        ("/", {"accept-language": "it, en"}),
        ("/", GERMAN),
        ("/me", {"accept-language": "en", "cookie": "language=de"}),
        ("/me", {**GERMAN, "cookie": "language=en"}),
        ("/", {"cookie": "language=../../secret"}),
    )
    assert '<html lang="en"' in english.text
    assert '<html lang="de"' in german.text
    assert german.text == chosen.text
    assert english.text == back.text == odd.text
    assert "Accept-Language" in german.headers["vary"]
    assert "Cookie" in german.headers["vary"]


def test_games_and_refusals_are_in_the_browsers_language(tmp_path: Path) -> None:
    paths = ["/api/games", "/api/games/meow", "/api/games/cat-lady/guide", "/api/tables/k3XwQ9zz"]
    told = asked(tmp_path, *[(path, GERMAN) for path in paths], *[(path, {}) for path in paths])
    for german, english in zip(told[: len(paths)], told[len(paths) :], strict=True):
        assert german.status_code == english.status_code
        assert german.text != english.text
    assert told[3].json()["code"] == told[-1].json()["code"] == "unknown"
    assert told[3].json()["key"] == told[-1].json()["key"] == "server/no-such-table"
