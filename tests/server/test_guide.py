"""The short rules and the list of cards over HTTP."""

import importlib
from pathlib import Path
from typing import Any

import pytest

import tabbytop
from tabbytop.texts.preferred import LANGUAGES
from tests.server.house import House
from tests.server.test_people import scenario, told
from tests.server.visitors import visitor


def test_every_game_has_a_guide(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        async with visitor(house) as ana:
            for name in tabbytop.list_games():
                guide: Any = await told(ana.get(f"/api/games/{name}/guide"))
                assert guide["rules"][0]["heading"] in {"The idea", "The goal"}
                assert all(chapter["paragraphs"] for chapter in guide["rules"])
                known = tabbytop.game(name).tell_cards({})
                assert [card["name"] for card in guide["cards"]] == [card.name for card in known]
                assert all(card["text"] and card["group"] for card in guide["cards"])
            unknown = await told(ana.get("/api/games/chess/guide"), 404)
            assert unknown["code"] == "unknown"
            cards: Any = await told(ana.get("/api/games/kibble-scuffle/guide"))
            (fat,) = [card for card in cards["cards"] if card["name"] == "fat"]
            assert fat == {
                "name": "fat",
                "title": "Fat Cat",
                "text": "Counts as two cats when dinner is called.",
                "group": "cat",
                "copies": 1,
                "counts": 2,
            }

    scenario(tmp_path, play)


def test_sayable_words_are_served_separately_from_the_cards(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        async with visitor(house) as ana:
            guide: Any = await told(ana.get("/api/games/meow/guide"))
            words: Any = await told(ana.get("/api/games/meow/words"))
            counted = {card["name"]: card["words"] for card in guide["cards"] if card.get("words")}
            assert counted == {name: len(known) for name, known in words.items()}
            assert words["city"]["são paulo"] == "São Paulo"
            spellings: Any = await told(ana.get("/api/games/meow/spellings"))
            assert spellings["donut"] == "doughnut"
            assert await told(ana.get("/api/games/tem-purr-a/spellings")) == {}
            assert await told(ana.get("/api/games/tem-purr-a/words")) == {}
            assert (await told(ana.get("/api/games/chess/words"), 404))["code"] == "unknown"

    scenario(tmp_path, play)


@pytest.mark.parametrize("language", LANGUAGES)
def test_cities_begin_with_a_capital(tmp_path: Path, language: str) -> None:
    async def play(house: House) -> None:
        async with visitor(house) as ana:
            heard = {"Accept-Language": language}
            words: Any = await told(ana.get("/api/games/meow/words", headers=heard))
            assert [city for city in words["city"].values() if not city[0].isupper()] == []
            assert words["city"]["buffalo"] == "Buffalo"
            assert words["mammal"]["buffalo"] != "Buffalo"

    scenario(tmp_path, play)


def test_every_sticker_of_a_game_is_told_in_the_language_of_the_reader(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        async with visitor(house) as ana:
            for name in tabbytop.list_games():
                path = f"/api/games/{name}/stickers"
                english: Any = await told(ana.get(path))
                german: Any = await told(ana.get(path, headers={"Accept-Language": "de"}))
                names = [each.name for each in tabbytop.game(name).stickers]
                assert [each["name"] for each in english] == names
                assert all(each["title"] and each["text"] for each in english + german)
                assert not {each["text"] for each in english} & {each["text"] for each in german}
            assert (await told(ana.get("/api/games/chess/stickers"), 404))["code"] == "unknown"

    scenario(tmp_path, play)


@pytest.mark.parametrize("name", tabbytop.list_games())
def test_every_fact_of_a_card_has_a_field(name: str) -> None:
    for card in tabbytop.game(name).tell_cards({}):
        elsewhere = {"list", "said", "spellings"}  # which a route of their own uses
        module = type(tabbytop.game(name)).__module__.rpartition(".")[0]
        known = importlib.import_module(f"{module}.guide").CardFacts
        assert set(card.facts) - elsewhere <= set(known.__annotations__)


def test_guide_is_sent_compressed(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        async with visitor(house) as ana:
            small = await ana.get("/api/games/cat-lady/guide", headers={"Accept-Encoding": "gzip"})
            plain = await ana.get("/api/games/cat-lady/guide", headers={"Accept-Encoding": ""})
            assert small.headers["content-encoding"] == "gzip"
            assert "content-encoding" not in plain.headers
            assert small.json() == plain.json()
            assert small.num_bytes_downloaded * 4 < plain.num_bytes_downloaded

    scenario(tmp_path, play)
