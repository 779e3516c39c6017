"""docs/protocol.md: every message is there, with an example that is one."""

import json
import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

import tabbytop
from tabbytop.server.errors import Code
from tabbytop.server.table.entries import Kind
from tabbytop.server.table.messages import Emote, FromClient, FromServer

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
EXAMPLE = re.compile(r"```json\n(.*?)```", re.DOTALL)
SIDES = {"From the client": FromClient, "From the server": FromServer}


def examples(side: str) -> list[dict[str, Any]]:
    chapter = PAGE.partition(f"\n## {side}\n")[2].partition("\n## ")[0]
    return [json.loads(text) for text in EXAMPLE.findall(chapter)]


@pytest.mark.parametrize("side", SIDES)
def test_every_message_has_an_example(side: str) -> None:
    tags = [kind.__struct_config__.tag for kind in get_args(SIDES[side])]
    assert sorted(example["type"] for example in examples(side)) == sorted(tags)


@pytest.mark.parametrize("side", SIDES)
def test_every_example_is_a_message_to_the_last_field(side: str) -> None:
    for example in examples(side):
        # A view is the game's own: it goes out as it is, and has no type of ours to be read by.
        plain = {key: None if key == "view" else value for key, value in example.items()}
        message = msgspec.json.decode(json.dumps(plain), type=SIDES[side])
        spoken = msgspec.json.decode(msgspec.json.encode(message))
        assert spoken | plain == spoken, example["type"]


def test_all_codes_kinds_and_emotes_are_told() -> None:
    for code in get_args(Code):
        assert f"| {code} |" in PAGE
    for kind in get_args(Kind):
        assert f"`{kind}`" in PAGE
    for emote in get_args(Emote):
        assert emote in PAGE


def test_the_first_table_can_be_set_up() -> None:
    (body,) = re.findall(r"^ {7}(\{\"game\".*\})$", PAGE, re.MULTILINE)
    wanted = json.loads(body)
    game = tabbytop.game(wanted["game"])
    assert game.least_seats <= len(wanted["seats"]) <= game.most_seats
