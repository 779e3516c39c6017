"""A language is a folder of text files: nothing else knows which languages there are."""

import re
import shutil
from pathlib import Path

import pytest

from check_texts import examine
from tabbytop.texts.catalogue import add_area, render
from tabbytop.texts.compiled import ENGLISH, OURS, languages, load, offered, our_folders
from tabbytop.texts.compiler import write_languages
from tabbytop.texts.message import Message
from text_style import GLOSSARY

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "web" / "src"
TESTS = ("tests", "browser-tests")  # of a game, in its folder
CODE = [
    *(ROOT / "src").rglob("*.py"),
    *(ROOT / "tools").rglob("*.py"),
    *(path for path in PAGE.rglob("*.ts") if not {*TESTS} & {*path.relative_to(PAGE).parts}),
    *PAGE.rglob("*.svelte"),
    *(ROOT / "web" / "tools").glob("*.ts"),
    *(ROOT / "web").glob("*.ts"),
    ROOT / "setup.py",
    ROOT / "pyproject.toml",
    ROOT / "Makefile",
]  # fmt: skip
TRANSLATIONS = [name for name in languages() if name != ENGLISH]
AREA = "new-language"


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_no_code_names_a_language(language: str) -> None:
    named = re.compile(
        rf"""lang\w*\W{{1,4}}["'`]{language}\b|["'`]{language}-[A-Z][A-Z]["'`]""", re.I
    )
    found = [path for path in CODE if named.search(path.read_text(encoding="utf-8"))]
    assert found == []


@pytest.mark.parametrize("folder", our_folders(), ids=lambda folder: folder.parent.name)
def test_folder_has_texts_and_a_glossary(folder: Path) -> None:
    for language in languages():
        files = [
            path for path in (folder / language).rglob("*.*") if path.parent.name != "__pycache__"
        ]
        assert {path.suffix for path in files if path.name != GLOSSARY} <= {".ftl", ".txt"}


def test_another_folder_is_another_language(tmp_path: Path) -> None:
    shutil.copytree(OURS / "es", tmp_path / "pt")
    shutil.copytree(OURS / ENGLISH, tmp_path / ENGLISH)
    assert languages(tmp_path) == [ENGLISH, "pt"]
    write_languages(tmp_path)
    assert offered(tmp_path) == [ENGLISH, "pt"]
    portuguese, spanish = load(tmp_path, "pt"), load(OURS, "es")
    assert portuguese is not None
    assert spanish is not None
    assert portuguese.areas == spanish.areas


def test_language_is_offered_from_four_fifths_of_its_texts_on(tmp_path: Path) -> None:
    texts = [f"text-{number} = English\n" for number in range(10)]
    for language, there in ((ENGLISH, 10), ("pt", 8), ("it", 7)):
        (tmp_path / language).mkdir()
        own = "".join(texts[:there]).replace("English", language)
        (tmp_path / language / f"{AREA}.ftl").write_text(own, encoding="utf-8")
    write_languages(tmp_path)
    assert offered(tmp_path) == [ENGLISH, "pt"]
    assert languages(tmp_path) == [ENGLISH, "it", "pt"]
    add_area(AREA, tmp_path)
    assert render(Message(AREA, "text-7"), "pt") == "pt"
    assert render(Message(AREA, "text-8"), "pt") == ENGLISH
    assert render(Message(AREA, "text-6"), "it") == "it", "translators see their first texts"


def test_language_that_has_begun_shows_its_progress_instead_of_faults(tmp_path: Path) -> None:
    for language in (ENGLISH, "pt"):
        (tmp_path / language).mkdir()
    game = "title = Nap Time\ncard-tom = Tom\ncard-queen = Queen\nlevel-high = high\n"
    (tmp_path / ENGLISH / "nap.ftl").write_text(game, encoding="utf-8")
    (tmp_path / "pt" / "nap.ftl").write_text("title = Hora da Sesta\n", encoding="utf-8")
    code = tmp_path / "code"
    code.mkdir()
    (code / "nap.py").write_text('"level-high"\n', encoding="utf-8")
    found = examine([tmp_path], code, code)
    assert found.progress == ["pt: 25 %; missing: cards of Nap Time (2), texts of Nap Time (1)"]
    assert found.faults == []
    (tmp_path / "pt" / GLOSSARY).write_text("complete = true\n", encoding="utf-8")
    found = examine([tmp_path], code, code)
    assert found.progress == ["pt: 25 %; missing: cards of Nap Time (2), texts of Nap Time (1)"]
    assert len(found.faults) == 3
    (tmp_path / "pt" / "nap.ftl").write_text(game, encoding="utf-8")
    found = examine([tmp_path], code, code)
    assert found.progress == ["pt: 100 %"]
    assert found.faults == []


def test_share_is_that_of_shared_texts_and_games_together(tmp_path: Path) -> None:
    shared, game = tmp_path / "languages", tmp_path / "games" / "nap" / "texts"
    write(shared / ENGLISH / "shared.ftl", "a = A\nb = B\nc = C\n")
    write(game / ENGLISH / "nap.ftl", "d = D\n")
    write(game.parent / "__init__.py", "")
    write(shared / "pt" / "shared.ftl", "a = A\nb = B\nc = C\n")
    assert our_folders(tmp_path) == [shared, game]
    write_languages(shared, game)
    assert offered(shared) == [ENGLISH], "three quarters are too little"
    write(game / "pt" / "nap.ftl", "d = E\n")
    write_languages(shared, game)
    assert offered(shared) == offered(game) == [ENGLISH, "pt"]
    assert examine([shared, game], tmp_path / "none", tmp_path / "none").progress == ["pt: 100 %"]


def test_new_game_may_be_there_in_english_alone(tmp_path: Path) -> None:
    shared, game = tmp_path / "languages", tmp_path / "games" / "nap" / "texts"
    write(shared / ENGLISH / "language.ftl", "language-name = English\n")
    write(shared / "pt" / "language.ftl", "language-name = Português\n")
    write(shared / "pt" / GLOSSARY, "complete = true\n")
    write(game / ENGLISH / "nap.ftl", "title = Nap\n")
    found = examine([shared, game], tmp_path / "none", tmp_path / "none")
    assert found.faults == []
    assert found.progress == ["pt: 50 %; missing: texts of Nap (1)"]


def write(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")
