"""Lists of words, one a line, with synonyms and translations."""

from pathlib import Path

import pytest

from tabbytop.texts import catalogue
from tabbytop.texts.message import Message
from tabbytop.texts.word_lists import Word, read_list, translated_words


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for language, lines in (
        ("en", "# Sweets.\ndoughnut, donut\n\npie\n"),
        ("de", "# Süßes.\ndoughnut: Krapfen, Berliner\npie: Pastete\n"),
    ):
        (tmp_path / language / "bakery").mkdir(parents=True)
        (tmp_path / language / "bakery" / "sweets.txt").write_text(lines, "utf-8")
        (tmp_path / language / "bakery.ftl").write_text("order = { $word }!", "utf-8")
    return tmp_path


def test_lists_keep_order_and_synonyms(folder: Path) -> None:
    assert read_list("bakery", "sweets", folder=folder) == [
        Word("doughnut", "doughnut", ["donut"]),
        Word("pie", "pie", []),
    ]
    assert read_list("bakery", "sweets", "de", folder) == [
        Word("doughnut", "Krapfen", ["Berliner"]),
        Word("pie", "Pastete", []),
    ]


def test_translations_are_found_by_the_word_of_the_notation(folder: Path) -> None:
    assert translated_words("bakery", "de", folder)["pie"].said == "Pastete"
    assert not translated_words("bakery", "en", folder)
    assert not translated_words("bakery", "fr", folder)


def test_catalogue_tells_words_in_the_language(folder: Path) -> None:
    catalogue.add_area("bakery", folder, {"word": catalogue.WORD})
    assert catalogue.render(Message("bakery", "order", word="doughnut"), "de") == "Krapfen!"
    assert catalogue.render(Message("bakery", "order", word="scone"), "de") == "scone!"
    assert catalogue.render(Message("bakery", "order", word="doughnut")) == "doughnut!"
