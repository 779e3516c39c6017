"""The site without a server: answers as files, and the policy of its document."""

import asyncio
import json
import re
from pathlib import Path

import write_answers
from tabbytop.games.registry import built_in_games
from tabbytop.server.access import middleware
from tabbytop.texts.preferred import LANGUAGES

ROOT = Path(__file__).parents[2]


def test_every_language_has_the_answers_of_every_game(tmp_path: Path) -> None:
    count = asyncio.run(write_answers.write(tmp_path))
    assert count == len(list(tmp_path.rglob("*.json")))
    me = json.loads((tmp_path / "en" / "me.json").read_bytes())
    assert (me["name"], me["cat"]) == ("", "tabby"), "no visitor is a guest of the build"
    for language in LANGUAGES:
        cards = json.loads((tmp_path / language / "games.json").read_bytes())
        assert sorted(card["name"] for card in cards) == built_in_games()
        for game in built_in_games():
            told = json.loads((tmp_path / language / "games" / f"{game}.json").read_bytes())
            assert told["name"] == game
            for part in ("guide", "rulings", "words", "spellings", "lessons"):
                assert (tmp_path / language / "games" / game / f"{part}.json").is_file()
    abouts = {
        json.loads((tmp_path / language / "games" / "meow.json").read_bytes())["about"]
        for language in LANGUAGES
    }
    assert len(abouts) == len(LANGUAGES), "each language says it in its own words"


def test_document_has_the_policy_of_the_server() -> None:
    source = (ROOT / "web" / "tools" / "site.ts").read_text(encoding="utf-8")
    found = re.search(r"const POLICY =(.*?);\n\n", source, re.DOTALL)
    assert found
    policy = "".join(re.findall(r'"([^"]*)"', found[1]))
    served = middleware._PAGE_POLICY.removesuffix("; frame-ancestors 'none'")
    assert policy == served
