"""One command writes generated files, and only those that change."""

import os
from pathlib import Path

import pytest

import generate
from generators import page
from generators.files import with_table
from generators.text_keys import text_keys
from tabbytop.games.registry import built_in_games
from tests.server.browser_types import complaints
from tests.tools.generated_page import write_page


def test_typescript_compiler_accepts_the_generated_folder(tmp_path: Path) -> None:
    write_page(tmp_path)
    assert {file.name for file in tmp_path.glob("*.ts")} == set(page.FILES)
    games = {name.replace("-", "_") for name in built_in_games()}
    assert {file.stem for file in tmp_path.glob("games/*.ts")} == games
    assert complaints(tmp_path) == ""


def test_only_changed_files_are_written_and_old_ones_deleted(tmp_path: Path) -> None:
    write_page(tmp_path)
    for file in tmp_path.rglob("*.ts"):
        os.utime(file, (1, 1))
    (tmp_path / "wire.ts").write_text("", encoding="utf-8")
    (tmp_path / "gone.ts").write_text("", encoding="utf-8")
    (tmp_path / "games" / "gone.ts").write_text("", encoding="utf-8")
    write_page(tmp_path)
    assert not [*tmp_path.rglob("gone.ts")]
    assert [file.name for file in tmp_path.rglob("*.ts") if file.stat().st_mtime > 1] == ["wire.ts"]


def test_unknown_part_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        generate.main(["pages"])
    assert "unknown part: pages" in capsys.readouterr().err


def test_table_is_replaced_between_its_comments() -> None:
    text = "a\n<!-- naps: x -->\nold\n<!-- end of naps -->\nb\n"
    assert with_table(text, "naps", "| \\1 |\n") == (
        "a\n<!-- naps: written by `make generate` -->\n| \\1 |\n<!-- end of naps -->\nb\n"
    )


def test_text_keys_name_optional_gaps_and_lists() -> None:
    keys = text_keys()
    assert ": never;\n" in keys
    assert '?"' in keys
    assert '[]"' in keys
