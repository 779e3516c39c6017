"""Pack the Python of the offline kit. Runs inside Pyodide: `web/tools/pythonPack.ts` calls `pack`.

It writes three archives without compression, because they are compressed as a whole:

- `library.zip`: the modules of the standard library that are needed, imported from the archive;
- `msgspec.zip`: the wheel without type stubs;
- `tabbytop.zip`: our own modules with their texts, for the folder of installed packages.

Modules are bytecode: compiling the sources anew would take seconds at each start. Nobody keeps a
list of modules: ours are found by their imports, and those of the standard library by importing
all that ours import, also inside functions.
"""

import ast
import importlib
import importlib.util
import json
import marshal
import sys
from collections.abc import Iterable, Iterator
from io import BytesIO
from pathlib import Path, PurePosixPath
from typing import Final
from zipfile import ZIP_STORED, ZipFile, ZipInfo

OURS: Final = "tabbytop"
# Games, bots and lessons are found by their folders and not by an import.
WHOLE_PACKAGES: Final = ("kernel", "games", "bots", "learning", "offline")
WHOLE_FOLDERS: Final = ("server/table",)
# Of a game: how the terminal draws it, and what only `tabbytop.envs` asks for.
NOT_OF_GAMES: Final = ("*/terminal/*.py", "*/thinking/mini.py")
LIBRARIES: Final = frozenset({"msgspec"})
OPTIONAL: Final = frozenset({"mypy_extensions"})  # only the compiler needs it
# The texts are compiled already, and a device has no other processes to speak with.
LEFT_OUT: Final = frozenset(
    {
        "tabbytop.texts.compiler",
        "tabbytop.server.channels.postgresql_transport",
        "tabbytop.server.channels.redis_transport",
    }
)
# The standard library imports these by name, when they are first needed.
LAZY: Final = ("encodings.ascii", "encodings.latin_1", "traceback", "zoneinfo")
# Only the page and the terminal show the texts of these areas; they have their own.
NO_AREAS: Final = ("page-", "terminal")
INSTALLED: Final = "/installed"  # where the wheel is unpacked, to see what it imports
EPOCH: Final = (1980, 1, 1, 0, 0, 0)
STUBS: Final = (".pyi", ".typed")


class NotInTheKit(Exception):
    """A packed module imports something that the browser does not have."""


def pack(source: str, wheel: str, target: str) -> None:
    """Write the archives of the sources and of a wheel into the folder `target`."""
    at_start = set(sys.modules)
    modules = our_modules(Path(source))
    wanted = {name for path in modules.values() for name in imported(path)}
    foreign = {
        name
        for name in wanted
        if top(name) not in sys.stdlib_module_names | LIBRARIES | OPTIONAL | {OURS, "pyodide", "js"}
    }
    if foreign:
        raise NotInTheKit(f"the browser has no {', '.join(sorted(foreign))}")
    with ZipFile(wheel) as archive:
        archive.extractall(INSTALLED)
    sys.path.insert(0, INSTALLED)
    library = library_modules(at_start | {name for name in wanted if top(name) != OURS})
    write(Path(target, "library.zip"), library)
    write(Path(target, "msgspec.zip"), wheel_files(Path(wheel)))
    write(Path(target, "tabbytop.zip"), our_files(Path(source), modules))


def top(name: str) -> str:
    """Return the package that a module belongs to."""
    return name.partition(".")[0]


# Our modules


def our_modules(source: Path) -> dict[str, Path]:
    """Return the modules to pack by name: whole packages, and whatever they import of ours."""
    package = source / OURS
    waiting = [module_name(source, path) for path in whole(package)]
    found: dict[str, Path] = {}
    while waiting:
        name = waiting.pop()
        path = module_path(source, name)
        if name in found or name in LEFT_OUT or path is None:
            continue
        found[name] = path
        parent = name.rpartition(".")[0]
        waiting += [parent] if parent else []
        waiting += [each for each in imported(path) if top(each) == OURS]
    return dict(sorted(found.items()))


def whole(package: Path) -> Iterator[Path]:
    """Yield the files of the packages that are packed as a whole."""
    for folder in (*WHOLE_PACKAGES, *WHOLE_FOLDERS):
        for file in sorted((package / folder).rglob("*.py")):
            if not any(file.match(f"games/{pattern}") for pattern in NOT_OF_GAMES):
                yield file


def module_name(source: Path, path: Path) -> str:
    """Return the name of the module in a file."""
    parts = path.relative_to(source).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def module_path(source: Path, name: str) -> Path | None:
    """Return the file of a module; None if the name is of something inside a module."""
    place = source.joinpath(*name.split("."))
    found = (place / "__init__.py", place.with_suffix(".py"))
    return next((path for path in found if path.is_file()), None)


def imported(path: Path) -> set[str]:
    """Return what a file imports at run time, also inside functions.

    Of `from a import b` both `a` and `a.b`, since `b` may be a module.
    """
    names: set[str] = set()
    for node in run_time_nodes(ast.parse(path.read_bytes())):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module is not None and not node.level:
            names |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    return names


def run_time_nodes(tree: ast.AST) -> Iterator[ast.AST]:
    """Yield the nodes of a tree, except those that only a type checker looks at."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.If) and ast.unparse(node.test).endswith("TYPE_CHECKING"):
            for other in node.orelse:
                yield from (other, *run_time_nodes(other))
        else:
            yield from (node, *run_time_nodes(node))


def our_files(source: Path, modules: dict[str, Path]) -> Iterator[tuple[str, bytes]]:
    """Yield our modules as bytecode, and the data that they read."""
    for path in modules.values():
        name = path.relative_to(source).as_posix()
        yield bytecode_name(name), bytecode(path.read_bytes(), name)
    for path in data_files(source, modules):
        yield path.relative_to(source).as_posix(), path.read_bytes()
    for folder in texts_folders(source):
        compiled = sorted((folder / "compiled").glob("*.json"))
        if not compiled:
            raise NotInTheKit("the texts are not compiled: make texts")
        for path in compiled:
            yield path.relative_to(source).as_posix(), without_page_texts(path.read_bytes())
        for path in sorted(folder.glob("*/*/*.txt")):
            yield path.relative_to(source).as_posix(), path.read_bytes()


def texts_folders(source: Path) -> Iterator[Path]:
    """Yield the folders of texts: those that all games share, then each game's."""
    yield source / OURS / "languages"
    for english in sorted((source / OURS / "games").glob("*/texts/en")):
        yield english.parent


def data_files(source: Path, modules: dict[str, Path]) -> Iterator[Path]:
    """Yield lessons, rulings and puzzles, and files that a module names and that are beside it."""
    yield from sorted((source / OURS / "games").glob("*/lessons/*.toml"))
    yield from sorted((source / OURS / "games").glob("*/rulings.json"))
    yield from sorted((source / OURS / "games").glob("*/thinking/puzzles.json"))
    for path in modules.values():
        for node in ast.walk(ast.parse(path.read_bytes())):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                suffix = PurePosixPath(node.value).suffix if len(node.value) < 100 else ""
                if suffix in {".json", ".txt"} and (path.parent / node.value).is_file():
                    yield path.parent / node.value


def without_page_texts(document: bytes) -> bytes:
    """Return a compiled catalogue without the texts that only page and terminal show."""
    catalogue = json.loads(document)
    areas = {
        area: texts for area, texts in catalogue["areas"].items() if not area.startswith(NO_AREAS)
    }
    short = {**catalogue, "areas": areas}
    return json.dumps(short, ensure_ascii=False, separators=(",", ":")).encode()


# The standard library


def library_modules(wanted: Iterable[str]) -> Iterator[tuple[str, bytes]]:
    """Import these modules, and yield all that are loaded then and come from the archive."""
    for name in sorted({*wanted, *LAZY}):
        try:
            importlib.import_module(name)
        except ImportError:
            continue  # `from a import b`, where b is no module; or one that no browser has
    archive = next(Path(path) for path in sys.path if path.endswith(".zip"))
    with ZipFile(archive) as whole_library:
        for name in sorted(sys.modules):
            place = name.replace(".", "/")
            for file in (f"{place}/__init__.py", f"{place}.py"):
                if file in whole_library.namelist():
                    ours = top(name) in {"_pyodide", "pyodide"}  # they read their own docstrings
                    content = bytecode(whole_library.read(file), file, 0 if ours else 2)
                    yield bytecode_name(file), content


def wheel_files(wheel: Path) -> Iterator[tuple[str, bytes]]:
    """Yield the files of a wheel that are needed at run time, and its licence.

    Pyodide would read the metadata at each start, so they are left out.
    """
    with ZipFile(wheel) as archive:
        for name in sorted(archive.namelist()):
            content = archive.read(name)
            if name.endswith("/LICENSE"):
                yield f"{wheel.stem.partition('-')[0]}/LICENSE", content
            elif name.endswith(".py"):
                yield bytecode_name(name), bytecode(content, name)
            elif ".dist-info/" not in name and not name.endswith(STUBS):
                yield name, content


# Files


def bytecode_name(file: str) -> str:
    """Return the name of the bytecode that takes the place of a source file."""
    return file.removesuffix(".py") + ".pyc"


def bytecode(source: bytes, file: str, optimize: int = 0) -> bytes:
    """Return the content of a `.pyc` file that Python loads without looking for its source."""
    code = compile(source, file, "exec", dont_inherit=True, optimize=optimize)
    unchecked = (1).to_bytes(4, "little")
    head = importlib.util.MAGIC_NUMBER + unchecked + importlib.util.source_hash(source)
    return head + marshal.dumps(code)


def write(target: Path, files: Iterable[tuple[str, bytes]]) -> None:
    """Write an archive without compression; the same files give the same bytes."""
    content = BytesIO()
    with ZipFile(content, "w", ZIP_STORED) as archive:
        for name, data in files:
            archive.writestr(ZipInfo(name, EPOCH), data)
    target.write_bytes(content.getvalue())
