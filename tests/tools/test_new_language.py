"""The command that begins a language."""

from pathlib import Path

import pytest

from check_texts import Sources, examine, progress_of
from new_language import begin, outlined
from tabbytop.texts.compiled import ENGLISH, languages
from text_style import GLOSSARY

SHARED = "### Persons.\n\n# How it is called.\nlanguage-name = English\nlist-and = and\n"
GAME = "title = Nap\nabout =\n    So\n\n    much.\n"
EMPTY = "# One.\n\n# title = Nap\n"


def write(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")


@pytest.fixture
def folders(tmp_path: Path) -> list[Path]:
    shared, game = tmp_path / "languages", tmp_path / "games" / "nap" / "texts"
    write(shared / ENGLISH / "language.ftl", SHARED)
    write(game / ENGLISH / "nap.ftl", GAME)
    write(game / ENGLISH / "nap" / "beds.txt", "# Beds.\nSofa, couch\ncot\n")
    return [shared, game]


def test_language_begins_in_every_folder(folders: list[Path]) -> None:
    shared, game = folders
    assert set(begin("it", *folders)) == {
        shared / "it" / GLOSSARY,
        shared / "it" / "language.ftl",
        game / "it" / GLOSSARY,
        game / "it" / "nap.ftl",
        game / "it" / "nap" / "beds.txt",
    }
    text = (shared / "it" / "language.ftl").read_text(encoding="utf-8")
    assert text == SHARED.replace("English", "Italiano").replace("list", "# list")
    words = (game / "it" / "nap" / "beds.txt").read_text(encoding="utf-8")
    assert words == "# sofa: Sofa, couch\n# cot: cot\n"
    assert languages(shared) == [ENGLISH, "it"]


def test_language_that_has_begun_has_no_faults_and_no_texts(
    folders: list[Path], tmp_path: Path
) -> None:
    nowhere = tmp_path / "none"
    begin("it", *folders)
    found = examine(folders, nowhere, nowhere)
    assert [fault for fault in found.faults if "nobody uses" not in fault] == []
    assert found.progress == [progress_of("it", folders, nowhere)]
    assert found.progress[0].startswith("it: 25 %; missing: texts of Nap (2)")
    assert "words of Nap (2)" in found.progress[0]
    assert Sources(nowhere).calls == []


def test_what_is_there_stays(folders: list[Path]) -> None:
    game = folders[1]
    write(game / "it" / "nap.ftl", "title = Pisolino\n")
    assert game / "it" / "nap.ftl" not in begin("it", *folders)
    assert (game / "it" / "nap.ftl").read_text(encoding="utf-8") == "title = Pisolino\n"
    assert begin("it", *folders) == []
    write(game / ENGLISH / "nap-lessons.ftl", GAME)
    assert begin("it", *folders) == [game / "it" / "nap-lessons.ftl"]


def test_texts_become_comments() -> None:
    assert outlined("# One.\ntitle = Nap\n\nb =\n    B\n") == (
        "# One.\n# title = Nap\n\n# b =\n#     B\n"
    )


@pytest.mark.parametrize("code", ["", "Italian", "zz", "pt_BR", "../en"])
def test_unknown_code_is_refused(code: str, tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="no code of a language"):
        begin(code, tmp_path)
    assert list(tmp_path.iterdir()) == []
