"""Coverage: the statements that each test executes, recorded once and cached under build/ by
content.

The sources are imported with a probe before every statement, which is faster than tracing. A
recording also proves that all tests pass without a mutation.
"""

import ast
import hashlib
import json
import subprocess
import sys
import time
from collections.abc import Iterator
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder
from pathlib import Path
from types import CodeType, ModuleType
from typing import Final

import pytest

from tests.mutation.scope import AREAS, KERNEL, ROOT, SRC, area_of, module_of, sources, test_files

KEPT: Final = ROOT / "build" / "mutation" / "recordings"
_HITS: Final = "__hits__"
FLAGS: Final = ("-p", "no:cacheprovider", "-p", "no:xdist", "-o", "console_output_style=classic")


class Served(MetaPathFinder, Loader):
    """Serves modules from syntax trees instead of their files."""

    def __init__(self) -> None:
        self.codes: dict[str, CodeType] = {}  # by dotted name
        self.names: dict[str, dict[str, object]] = {}  # what a module finds defined

    def serve(self, path: Path, tree: ast.Module, names: dict[str, object] | None = None) -> None:
        """Serve the module of this file from the tree from now on."""
        module = ".".join(path.relative_to(SRC).with_suffix("").parts).removesuffix(".__init__")
        self.codes[module] = compile(tree, str(path), "exec")
        self.names[module] = names or {}

    def find_spec(
        self, fullname: str, path: object = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname not in self.codes:
            return None
        spec = PathFinder.find_spec(fullname, path)  # type: ignore[arg-type]
        assert spec is not None
        spec.loader = self
        return spec

    def exec_module(self, module: ModuleType) -> None:
        module.__dict__.update(self.names[module.__name__])
        exec(self.codes[module.__name__], module.__dict__)


def probed(path: Path) -> tuple[ast.Module, bytearray]:
    """Return the module with probes, and the buffer to which they write: one byte for each line."""
    text = path.read_text(encoding="utf-8")
    tree = ast.parse(text)
    _put_probes(tree.body)
    return ast.fix_missing_locations(tree), bytearray(len(text.splitlines()) + 1)


def _put_probes(body: list[ast.stmt]) -> None:
    with_probes: list[ast.stmt] = []
    for place, statement in enumerate(body):
        for name in ("body", "orelse", "finalbody"):
            _put_probes(getattr(statement, name, []))
        for handler in getattr(statement, "handlers", []):
            _put_probes(handler.body)
        docstring = place == 0 and isinstance(statement, ast.Expr) and _is_text(statement.value)
        if not docstring and not isinstance(statement, ast.Import | ast.ImportFrom):
            probe = ast.parse(f"{_HITS}[{statement.lineno}] = 1").body[0]
            with_probes.append(ast.copy_location(probe, statement))
        with_probes.append(statement)
    body[:] = with_probes


def _is_text(value: ast.expr) -> bool:
    return isinstance(value, ast.Constant) and isinstance(value.value, str)


class _Recorder:
    """A pytest plugin that records what each test executes, and its processor time."""

    def __init__(self, hits: dict[str, bytearray]) -> None:
        self.hits = hits
        self.at_import: dict[str, str] = {}
        self.tests: dict[str, dict[str, dict[str, object]]] = {}  # by file

    def _take(self) -> dict[str, str]:
        taken = {}
        for module, lines in self.hits.items():
            if any(lines):
                taken[module] = format(int("1" + "".join(map(str, reversed(lines))), 2), "x")
                lines[:] = bytes(len(lines))
        return taken

    def pytest_collection_finish(self) -> None:
        self.at_import = self._take()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        began = time.process_time()
        yield
        spent = round(time.process_time() - began, 4)
        file = item.nodeid.partition("::")[0]
        entry: dict[str, object] = {"seconds": spent, "lines": self._take()}
        self.tests.setdefault(file, {})[item.nodeid] = entry


def record(files: list[Path]) -> int:
    """Run the tests of these files with probes, and store what they execute."""
    keep = {file: _kept_for(file) for file in files}  # before anybody edits them
    served = Served()
    hits = {}
    for path in sources():
        tree, lines = probed(path)
        hits[module_of(path)] = lines
        served.serve(path, tree, {_HITS: lines})
    sys.meta_path.insert(0, served)
    recorder = _Recorder(hits)
    code = pytest.main([*FLAGS, *map(str, files)], plugins=[recorder])
    if code == 0:
        KEPT.mkdir(parents=True, exist_ok=True)
        for file, kept in keep.items():
            tests = recorder.tests[file.relative_to(ROOT).as_posix()]
            found = {"import": recorder.at_import, "tests": tests}
            for old in KEPT.glob(f"{file.parent.name}.{file.stem}.*.json"):
                old.unlink()
            kept.write_text(json.dumps(found), encoding="utf-8")
    return int(code)


class Recordings:
    """The coverage of all tests of kernel and games."""

    def __init__(self, recorded: list[dict[str, dict[str, object]]]) -> None:
        self.seconds: dict[str, float] = {}
        self._lines: dict[str, dict[str, int]] = {}
        self._import: dict[str, int] = {}
        for found in recorded:
            for module, lines in found["import"].items():
                self._import[module] = self._import.get(module, 0) | int(str(lines), 16)
            for test, entry in found["tests"].items():
                assert isinstance(entry, dict)
                self.seconds[test] = entry["seconds"]
                for module, lines in entry["lines"].items():
                    self._lines.setdefault(module, {})[test] = int(lines, 16)

    def tests_at(self, module: str, line: int) -> list[str]:
        """Return the tests that execute the statement in this line, the fastest first."""
        tests = [test for test, lines in self._lines.get(module, {}).items() if lines >> line & 1]
        return sorted(tests, key=lambda test: (self.seconds[test], test))

    def is_run_at_import(self, module: str, line: int) -> bool:
        """Return whether the statement runs before any test does."""
        return bool(self._import.get(module, 0) >> line & 1)


def _hashed(paths: list[Path]) -> str:
    sums = hashlib.blake2b(digest_size=16)
    for path in sorted(paths):
        sums.update(path.as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return sums.hexdigest()


def _kept_for(file: Path) -> Path:
    """Return the cache file for a test file; it depends on everything that the test uses."""
    folder = file.parent
    used = [file, *(path for path in folder.glob("*.py") if not path.name.startswith("test_"))]
    for area in AREAS:
        if area in {folder.name, KERNEL} or folder.parent.name != "games":
            used += [path for path in sources() if area_of(path) == area]
    return KEPT / f"{folder.name}.{file.stem}.{_hashed(used)}.json"


def recordings() -> Recordings:
    """Return the recordings of all tests; make those that are missing."""
    missing: dict[Path, list[Path]] = {}
    for file in test_files():
        if not _kept_for(file).exists():
            missing.setdefault(file.parent, []).append(file)
    for folder, files in missing.items():
        print(
            f"recording what {len(files)} files in {folder.relative_to(ROOT)} execute ...",
            flush=True,
        )
        command = [sys.executable, "-m", "tests.mutation.recording", *map(str, files)]
        ran = subprocess.run(command, cwd=ROOT, check=False, stdout=subprocess.PIPE, text=True)
        if ran.returncode:
            sys.exit(f"{ran.stdout}\na test fails without any mutant")
    return Recordings([json.loads(_kept_for(file).read_text("utf-8")) for file in test_files()])


if __name__ == "__main__":
    sys.exit(record([Path(file) for file in sys.argv[1:]]))
