"""Compiled texts and their words, as `web/tests/texts.test.ts` has them too: the page and the
server agree."""

import json
import textwrap
from pathlib import Path
from typing import Any

import pytest

from tabbytop.texts.catalogue import add_area, render
from tabbytop.texts.compiler import compile_language
from tabbytop.texts.message import Message

VECTORS: list[dict[str, Any]] = json.loads(
    Path(__file__).with_name("vectors.json").read_text(encoding="utf-8")
)


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector["source"].partition("\n")[0])
def test_vector(tmp_path: Path, vector: dict[str, Any]) -> None:
    area = f"vector-{tmp_path.name}"
    for language in ("en", "de"):
        (tmp_path / language).mkdir()
        text = "some =\n" + textwrap.indent(vector["source"], "    ") + "\n"
        (tmp_path / language / f"{area}.ftl").write_text(text, encoding="utf-8")
    add_area(area, tmp_path)
    assert compile_language(tmp_path, "en")["areas"][area]["some"] == vector["compiled"]
    for told in vector["told"]:
        assert render(Message(area, "some", **told["args"]), told["language"]) == told["words"]
