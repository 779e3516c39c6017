"""docs/protocol.md documents every message with a valid example."""

import json
import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

import tabbytop
from tabbytop.server.access.rate_limits import RateLimited
from tabbytop.server.access.refusals import refusal
from tabbytop.server.errors import Code, Refused
from tabbytop.server.people.identity import COOKIE, COOKIE_SECONDS
from tabbytop.server.settings import Settings
from tabbytop.server.table.entries import Kind
from tabbytop.server.table.messages import Emote, FromClient, FromServer, Move, Say
from tabbytop.texts.message import Message

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
def test_every_example_is_a_complete_message(side: str) -> None:
    for example in examples(side):
        # A view is the game's own: it goes out as it is, and has no type of ours to be read by.
        plain = {key: None if key == "view" else value for key, value in example.items()}
        message = msgspec.json.decode(json.dumps(plain), type=SIDES[side])
        spoken = msgspec.json.decode(msgspec.json.encode(message))
        assert spoken | plain == spoken, example["type"]


def test_all_codes_kinds_and_emotes_are_documented() -> None:
    for code in get_args(Code):
        assert f"| {code} |" in PAGE
    for kind in get_args(Kind):
        assert f"`{kind}`" in PAGE
    for emote in get_args(Emote):
        assert emote in PAGE


def test_first_table_of_the_protocol_page_can_be_created() -> None:
    (body,) = re.findall(r"^ {7}(\{\"game\".*\})$", PAGE, re.MULTILINE)
    wanted = json.loads(body)
    game = tabbytop.game(wanted["game"])
    assert game.least_seats <= len(wanted["seats"]) <= game.most_seats


def test_documented_lengths_match_the_validation() -> None:
    settings = Settings()
    said: dict[str, tuple[type[msgspec.Struct], str]] = {
        "| `id` of a message | {} characters |": (Say, "id"),
        "| `move` | {} characters |": (Move, "move"),
        "| `text` of `say` | {} characters |": (Say, "text"),
    }
    for row, (message, field) in said.items():
        most = longest(message, field)
        assert row.format(most) in PAGE
        with pytest.raises(msgspec.ValidationError):
            msgspec.json.decode(message_with(message, field, most + 1), type=FromClient)
        msgspec.json.decode(message_with(message, field, most), type=FromClient)
    assert f"{settings.socket_bytes:,} bytes (setting `socket_bytes`)" in PAGE
    assert f"{settings.body_bytes:,} bytes (setting `body_bytes`)" in PAGE


def longest(message: type[msgspec.Struct], field: str) -> int:
    """The maximal length of a field of a message."""
    schema = msgspec.json.schema(message)["$defs"][message.__name__]
    return int(schema["properties"][field]["maxLength"])


def message_with(message: type[msgspec.Struct], field: str, length: int) -> bytes:
    tag = message.__struct_config__.tag
    plain = {"type": tag, "seat": 0, "id": "1", "text": "x", "move": "eat", "answers": 1}
    known = {
        key: value for key, value in plain.items() if key in (*message.__struct_fields__, "type")
    }
    return json.dumps(known | {field: "x" * length}).encode()


def test_every_close_code_of_ours_is_documented() -> None:
    sources = (ROOT / "src" / "tabbytop" / "server").rglob("*.py")
    text = "".join(source.read_text(encoding="utf-8") for source in sources)
    codes = set(re.findall(r"\b(10[01]\d)\b", text))
    assert codes
    for code in codes:
        assert re.search(rf"^\| (\d+, )?{code}\b", PAGE, re.MULTILINE), code


def test_cookie_is_documented_as_it_is_set() -> None:
    assert f"- `{COOKIE}` says who you are" in PAGE
    assert "`HttpOnly`, `SameSite=Strict`, and `Secure` with https" in PAGE
    assert f"lasts {COOKIE_SECONDS // 86_400} days" in PAGE


def test_rate_limit_refusal_has_its_wait() -> None:
    told = refusal(RateLimited(Message("server", "none-allowed", what="moves"), 0.5))
    assert (told.code, told.wait) == ("limit", 0.5)
    assert b'"wait":0.5' in msgspec.json.encode(told)
    refused = Refused("not-now", Message("server", "first-this-game"))
    assert b"wait" not in msgspec.json.encode(refusal(refused))
