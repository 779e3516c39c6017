"""A game from elsewhere is served as ours are, with whatever it says about its cards."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
from nap_time import NapTime

from tabbytop.games import registry
from tabbytop.kernel.guide import Card
from tabbytop.kernel.manifest import Manifest
from tabbytop.server.people import game_covers, game_info
from tests.server.house import House
from tests.server.test_people import scenario, told
from tests.server.visitors import visitor

FACTS = {"points": "3 or 5", "purrs": True, "smells": ["of fish", "of hay"], "words": "many"}


class Moody(NapTime):
    """Nap Time with facts that no other game has."""

    def cards(self, options: Mapping[str, object]) -> list[Card]:
        return [Card("nap", facts=FACTS), Card("pillow", "Pillow", "It is soft.", "bed")]


class Point:
    """An entry point."""

    def __init__(self, game: NapTime) -> None:
        self._game = game

    def load(self) -> NapTime:
        return self._game


@pytest.fixture
def moody(monkeypatch: pytest.MonkeyPatch) -> Iterator[Moody]:
    """A game that is installed."""
    game = Moody()
    monkeypatch.setattr(registry, "_installed", lambda: {"nap-time": Point(game)})
    forget()
    yield game
    forget()


def forget() -> None:
    """Forget what was told about games."""
    game_covers.cover_of.cache_clear()
    told = (
        game_info.game_cards,
        game_info.game_info,
        game_info.game_guide,
        game_info.sayable_words,
        game_info.other_spellings,
    )
    for cached in told:
        cached.cache_clear()


def test_unknown_facts_of_cards_are_served(tmp_path: Path, moody: Moody) -> None:
    async def play(house: House) -> None:
        async with visitor(house) as ana:
            guide: Any = await told(ana.get("/api/games/nap-time/guide"))
            nap, pillow = guide["cards"]
            assert nap == {
                "name": "nap",
                "title": "Nap",
                "text": "Lasts for one, two or three hours. You have one of each.",
                "group": "",
                **FACTS,
            }
            assert pillow == {
                "name": "pillow", "title": "Pillow", "text": "It is soft.", "group": "bed"
            }  # fmt: skip
            assert guide["groups"] == {"bed": "Bed"}
            assert guide["facts"]["points"] == "Points"
            rulings: Any = await told(ana.get("/api/games/nap-time/rulings"))
            assert rulings == []
            assert await told(ana.get("/api/games/nap-time/words")) == {}
            assert await told(ana.get("/api/games/nap-time/spellings")) == {}

    scenario(tmp_path, play)


def test_manifest_is_served_in_the_reader_s_language(tmp_path: Path, moody: Moody) -> None:
    async def play(house: House) -> None:
        async with visitor(house) as ana:
            german = {"Accept-Language": "de"}
            games: Any = await told(ana.get("/api/games", headers=german))
            (card,) = [game for game in games if game["name"] == "nap-time"]
            assert card["manifest"]["moods"] == ["schläfrig", "schlau", "kurz"]
            assert card["manifest"]["minutes"] == 5
            assert card["manifest"]["usual_seats"] == 3
            assert card["manifest"]["accent"]["colour"] == "#6f9bd1"
            info: Any = await told(ana.get("/api/games/nap-time", headers=german))
            assert info["manifest"] == card["manifest"]
            assert info["fields"]["my_naps"] == {"title": "Deine Nickerchen", "is_seat": False}
            assert info["fields"]["winner"]["is_seat"]
            cover = await ana.get(card["manifest"]["cover"])
            assert cover.headers["content-type"].startswith("image/svg+xml")
            assert "script-src" not in cover.headers["content-security-policy"]
            assert cover.headers["content-security-policy"].startswith("default-src 'none'")
            assert "<svg" in cover.text

    scenario(tmp_path, play)


@pytest.mark.parametrize("content", [None, b"no picture", b"\xff<svg", b"<svg" + b" " * 70_000])
def test_bad_cover_is_not_served(tmp_path: Path, moody: Moody, content: bytes | None) -> None:
    file = tmp_path / "cover.svg"
    if content is not None:
        file.write_bytes(content)
    moody.manifest = Manifest(cover=file)

    async def play(house: House) -> None:
        async with visitor(house) as ana:
            info: Any = await told(ana.get("/api/games/nap-time"))
            assert info["manifest"]["cover"] == ""
            await told(ana.get("/api/games/nap-time/cover"), 404)

    scenario(tmp_path, play)
