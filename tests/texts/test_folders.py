"""Texts of a game are in its own folder, beside its code."""

import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from tabbytop.texts.catalogue import add_area, folder_of, render
from tabbytop.texts.compiled import OURS, folder_beside, load, our_areas, our_folders
from tabbytop.texts.message import Message

EARLY = """
from tabbytop.texts.catalogue import has_text
print(has_text("{area}", "title"))
"""


def write(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of a package `nap` that is imported."""
    folder = tmp_path / "nap"
    write(folder / "texts" / "en" / "nap.ftl", "title = Nap\n")
    module = ModuleType("nap")
    module.__file__ = str(folder / "__init__.py")
    monkeypatch.setitem(sys.modules, "nap", module)
    return folder


def class_in(module: str, *bases: type) -> type:
    return type("Game", bases, {"__module__": module})


def test_texts_are_beside_the_code(package: Path) -> None:
    nap = class_in("nap")
    assert folder_beside(nap) == package / "texts"
    assert folder_beside(class_in("nap.game")) == package / "texts", "compiled, it has no file yet"
    assert folder_beside(class_in(__name__, nap)) == package / "texts", "of what it extends"
    assert folder_beside(class_in(__name__)) == OURS


def test_board_has_its_texts_in_the_folder_of_its_game(tmp_path: Path) -> None:
    add_area("terminal-nap", names_from="nap-of-board")
    assert folder_of("terminal-nap") == OURS, "the game may be added later"
    write(tmp_path / "en" / "nap-of-board.ftl", "card-tom = Tom\n")
    write(tmp_path / "en" / "terminal-nap.ftl", "row = row of { $card }\n")
    add_area("nap-of-board", tmp_path, {"card": "card"})
    assert render(Message("terminal-nap", "row", card="tom")) == "row of Tom"


def test_text_of_a_game_may_refer_to_those_that_all_share(tmp_path: Path) -> None:
    write(tmp_path / "de" / "nap.ftl", "title = Nickerchen auf { language-name }\n")
    known = load(tmp_path, "de")
    assert known is not None
    assert known.areas["nap"]["title"] == "Nickerchen auf Deutsch"


def test_areas_of_all_folders_are_ours() -> None:
    areas = our_areas("en")
    assert {"kernel", "page-home"} <= areas.keys()
    for folder in our_folders()[1:]:
        assert folder.parent.name.replace("_", "-") in areas


def test_what_was_compiled_for_a_deleted_game_is_ignored(tmp_path: Path) -> None:
    game = tmp_path / "games" / "nap"
    write(game / "texts" / "compiled" / "en.json", "{}")
    assert our_folders(tmp_path) == [tmp_path / "languages"]
    write(game / "__init__.py", "")
    assert our_folders(tmp_path) == [tmp_path / "languages", game / "texts"]


def test_game_has_its_texts_before_it_is_imported() -> None:
    for folder in our_folders()[1:]:
        done = subprocess.run(
            [sys.executable, "-c", EARLY.format(area=folder.parent.name.replace("_", "-"))],
            check=True,
            capture_output=True,
            text=True,
        )
        assert done.stdout == "True\n"
