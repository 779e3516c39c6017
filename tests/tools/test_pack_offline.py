"""The packer of the offline kit. Bytecode that the browser runs is tested in the browser."""

import json
import sys
import zipfile
from pathlib import Path

import pytest

import pack_offline

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src"


def write(folder: Path, files: dict[str, str]) -> None:
    """Write files into a folder, by path."""
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


def test_packed_modules_import_nothing_that_the_browser_lacks() -> None:
    known = sys.stdlib_module_names | pack_offline.LIBRARIES | pack_offline.OPTIONAL
    known |= {"tabbytop", "pyodide", "js"}
    for name, path in pack_offline.our_modules(SOURCE).items():
        foreign = {each for each in pack_offline.imported(path) if each.split(".")[0] not in known}
        assert not foreign, name


def test_rules_bots_lessons_and_the_table_are_packed() -> None:
    modules = pack_offline.our_modules(SOURCE)
    for name in (
        "tabbytop",
        "tabbytop.kernel.table",
        "tabbytop.games.meow.game",
        "tabbytop.bots.levels",
        "tabbytop.learning.registry",
        "tabbytop.server.table.deciding",
        "tabbytop.texts.catalogue",
    ):
        assert name in modules, name
    assert not [name for name in modules if name.startswith(("tabbytop.terminal", "tabbytop.lab"))]


def test_imports_inside_functions_count_and_those_for_types_do_not(tmp_path: Path) -> None:
    source = (
        "from typing import TYPE_CHECKING\n"
        "if TYPE_CHECKING:\n    import csv\nelse:\n    import bz2\n"
        "def late():\n    from email import message\n"
    )
    write(tmp_path, {"a.py": source})
    found = pack_offline.imported(tmp_path / "a.py")
    assert {"typing", "bz2", "email", "email.message"} <= found
    assert "csv" not in found


def test_modules_are_followed_through_their_imports(tmp_path: Path) -> None:
    write(
        tmp_path,
        {
            "tabbytop/__init__.py": "",
            "tabbytop/offline/__init__.py": "",
            "tabbytop/offline/browser.py": "from tabbytop.server import far\n",
            "tabbytop/server/__init__.py": "",
            "tabbytop/server/far.py": "FILE = 'far.json'\n",
            "tabbytop/server/far.json": "{}",
            "tabbytop/server/other.py": "",
        },
    )
    modules = pack_offline.our_modules(tmp_path)
    assert set(modules) == {
        "tabbytop",
        "tabbytop.offline",
        "tabbytop.offline.browser",
        "tabbytop.server",
        "tabbytop.server.far",
    }
    data = list(pack_offline.data_files(tmp_path, modules))
    assert data == [tmp_path / "tabbytop/server/far.json"], "a module names the data that it reads"


def test_bytecode_runs_without_its_source(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    name = pack_offline.bytecode_name("packed_for_a_test.py")
    content = pack_offline.bytecode(b"'''Doc.'''\nVALUE = 7\n", "packed_for_a_test.py")
    (tmp_path / name).write_bytes(content)
    monkeypatch.syspath_prepend(str(tmp_path))
    import packed_for_a_test  # type: ignore[import-not-found]  # noqa: PLC0415 - made just now

    assert (packed_for_a_test.VALUE, packed_for_a_test.__doc__) == (7, "Doc.")


def test_archives_are_not_compressed_and_repeatable(tmp_path: Path) -> None:
    files = [("a/b.pyc", b"1" * 1000), ("c.txt", "ü".encode())]
    for name in ("one.zip", "two.zip"):
        pack_offline.write(tmp_path / name, files)
    assert (tmp_path / "one.zip").read_bytes() == (tmp_path / "two.zip").read_bytes()
    with zipfile.ZipFile(tmp_path / "one.zip") as archive:
        assert {info.compress_type for info in archive.infolist()} == {zipfile.ZIP_STORED}
        assert [(name, archive.read(name)) for name in archive.namelist()] == files


def test_texts_of_page_and_terminal_are_left_out() -> None:
    areas = {"meow": {"a": "b"}, "page-me": {"c": "d"}, "terminal": {}, "terminal-meow": {}}
    short = pack_offline.without_page_texts(json.dumps({"areas": areas, "point": "."}).encode())
    assert json.loads(short) == {"areas": {"meow": {"a": "b"}}, "point": "."}
