"""A language is a folder of text files: nothing else knows which languages there are."""

import re
import shutil
from pathlib import Path

import pytest

from tabbytop.texts.compiled import ENGLISH, OURS, languages, load
from tabbytop.texts.compiler import write_language

ROOT = Path(__file__).parents[2]
CODE = [
    *(ROOT / "src").rglob("*.py"),
    *(ROOT / "tools").rglob("*.py"),
    *(ROOT / "web" / "src").rglob("*.ts"),
    *(ROOT / "web" / "src").rglob("*.svelte"),
    *(ROOT / "web" / "tools").glob("*.ts"),
    *(ROOT / "web").glob("*.ts"),
    ROOT / "setup.py",
    ROOT / "pyproject.toml",
    ROOT / "Makefile",
]  # fmt: skip
TRANSLATIONS = [name for name in languages() if name != ENGLISH]


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_no_code_names_a_language(language: str) -> None:
    named = re.compile(
        rf"""lang\w*\W{{1,4}}["'`]{language}\b|["'`]{language}-[A-Z][A-Z]["'`]""", re.I
    )
    found = [path for path in CODE if named.search(path.read_text(encoding="utf-8"))]
    assert found == []


def test_folder_holds_texts_only() -> None:
    for language in languages():
        files = [
            path for path in (OURS / language).rglob("*.*") if path.parent.name != "__pycache__"
        ]
        assert {path.suffix for path in files} == {".ftl", ".txt"}


def test_another_folder_is_another_language(tmp_path: Path) -> None:
    shutil.copytree(OURS / "es", tmp_path / "pt")
    shutil.copytree(OURS / ENGLISH, tmp_path / ENGLISH)
    assert languages(tmp_path) == [ENGLISH, "pt"]
    write_language(tmp_path, "pt")
    portuguese, spanish = load(tmp_path, "pt"), load(OURS, "es")
    assert portuguese is not None
    assert spanish is not None
    assert portuguese.areas == spanish.areas
