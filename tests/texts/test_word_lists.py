"""Lists of words, one a line, with synonyms and translations."""

from pathlib import Path

import pytest

from tabbytop.texts import catalogue
from tabbytop.texts.message import Message
from tabbytop.texts.word_lists import Word, read_list, words_as_read


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for language, lines in (
        ("en", "# Sweets.\ndoughnut, donut\n\npie\nBakewell Tart, Bakewell\n"),
        (
            "de",
            "# Süßes.\ndoughnut: Krapfen, Berliner\npie: Pastete\nbakewell tart: Bakewell-Torte\n",
        ),
    ):
        (tmp_path / language / "bakery").mkdir(parents=True)
        (tmp_path / language / "bakery" / "sweets.txt").write_text(lines, "utf-8")
        (tmp_path / language / "bakery.ftl").write_text("order = { $word }!", "utf-8")
    return tmp_path


def test_lists_keep_order_and_synonyms(folder: Path) -> None:
    assert read_list("bakery", "sweets", folder=folder) == [
        Word("doughnut", "doughnut", ["donut"]),
        Word("pie", "pie", []),
        Word("bakewell tart", "Bakewell Tart", ["bakewell"]),
    ]
    assert read_list("bakery", "sweets", "de", folder) == [
        Word("doughnut", "Krapfen", ["Berliner"]),
        Word("pie", "Pastete", []),
        Word("bakewell tart", "Bakewell-Torte", []),
    ]


def test_translations_are_found_by_the_word_of_the_notation(folder: Path) -> None:
    assert words_as_read("bakery", "de", folder)["pie"].said == "Pastete"
    assert list(words_as_read("bakery", "en", folder)) == ["bakewell tart"]
    assert not words_as_read("bakery", "fr", folder)


def test_catalogue_tells_words_in_the_language(folder: Path) -> None:
    catalogue.add_area("bakery", folder, {"word": catalogue.WORD})
    assert catalogue.render(Message("bakery", "order", word="doughnut"), "de") == "Krapfen!"
    assert catalogue.render(Message("bakery", "order", word="scone"), "de") == "scone!"
    assert catalogue.render(Message("bakery", "order", word="doughnut")) == "doughnut!"
    assert catalogue.render(Message("bakery", "order", word="bakewell tart")) == "Bakewell Tart!"


def test_word_that_is_a_name_in_one_list_has_its_capital_there_alone(folder: Path) -> None:
    (folder / "en" / "bakery" / "cities.txt").write_text("Bath\nBerlin\n", "utf-8")
    (folder / "en" / "bakery" / "household.txt").write_text("bath\n", "utf-8")
    assert words_as_read("bakery", "en", folder, "cities")["bath"].said == "Bath"
    assert not words_as_read("bakery", "en", folder, "household")
    read = words_as_read("bakery", "en", folder)
    assert "bath" not in read
    assert read["berlin"].said == "Berlin"
