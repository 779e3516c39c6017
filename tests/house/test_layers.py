"""Imports go downward only: server, terminal, lab, envs → bots → games → kernel."""

import ast
import sys
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "src" / "tabbytop"

MAY_IMPORT = {
    "texts": {"texts"},
    "languages": {"languages"},
    "kernel": {"texts", "kernel"},
    "games": {"texts", "games", "kernel"},
    "bots": {"texts", "bots", "games", "kernel"},
    "learning": {"texts", "learning", "games", "kernel"},
    "intervals.py": set[str](),
    "command_help.py": {"texts", "kernel"},
    "lab": {"texts", "lab", "command_help", "bots", "games", "kernel", "intervals"},
    "review": {"texts", "review", "lab", "bots", "games", "kernel", "intervals"},
    "puzzles": {
        "texts",
        "puzzles",
        "command_help",
        "review",
        "lab",
        "testing",
        "bots",
        "games",
        "kernel",
        "intervals",
    },
    "envs": {"texts", "envs", "bots", "games", "kernel"},
    "folders.py": set[str](),
    "terminal": {
        "texts",
        "terminal",
        "learning",
        "puzzles",
        "review",
        "lab",
        "intervals",
        "bots",
        "games",
        "kernel",
        "folders",
    },
    "server": {
        "texts",
        "server",
        "command_help",
        "learning",
        "puzzles",
        "review",
        "lab",
        "intervals",
        "bots",
        "games",
        "kernel",
        "folders",
    },
    "offline": {
        "texts",
        "offline",
        "server",
        "learning",
        "puzzles",
        "review",
        "bots",
        "games",
        "kernel",
    },
    "testing": {"texts", "testing", "bots", "games", "kernel"},
    "cli.py": {
        "command_help",
        "texts",
        "terminal",
        "server",
        "puzzles",
        "review",
        "lab",
        "envs",
        "bots",
        "games",
        "kernel",
        "testing",
        "folders",
    },
    "__init__.py": {"games", "kernel", "texts"},
    "__main__.py": {"cli"},
}
# Parts of a game that something above the games asks for (`games.parts`): they may import that too.
PARTS_OF_GAMES = {
    "thinking/bots": {"bots"},
    "thinking/mini.py": {"envs"},
    "thinking/puzzles.py": {"puzzles"},
    "thinking/review.py": {"review"},
    "terminal": {"terminal"},
}
STANDARD_LIBRARY_ONLY = ("texts", "kernel", "games", "bots", "learning")
TEXT_COMPILER = SOURCE / "texts" / "compiler.py"  # which a wheel does not run
FILES = sorted(SOURCE.rglob("*.py"))


def imports(file: Path, type_checking: bool = True) -> Iterator[str]:
    """Every module that a file imports, imports inside functions and for type checking included."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    skipped = set() if type_checking else {id(node) for node in type_checking_nodes(tree)}
    for node in ast.walk(tree):
        if id(node) in skipped:
            continue
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are absolute"
            assert node.module is not None
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def type_checking_nodes(tree: ast.Module) -> Iterator[ast.AST]:
    """All nodes under `if TYPE_CHECKING`."""
    for node in ast.walk(tree):
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            yield from ast.walk(node)


def layer(file: Path) -> str:
    """The top-level folder or module of the package that a file belongs to."""
    return file.relative_to(SOURCE).parts[0]


def part_of_game(file: Path) -> str:
    """Which of PARTS_OF_GAMES a file belongs to; empty if to none."""
    folder, _, inside = file.relative_to(SOURCE).as_posix().partition("/")
    _, _, place = inside.partition("/")
    parts = [part for part in PARTS_OF_GAMES if f"{place}/".startswith(f"{part}/")]
    return parts[0] if folder == "games" and parts else ""


def may_import(file: Path) -> set[str]:
    """The layers that a file may import."""
    part = part_of_game(file)
    above = PARTS_OF_GAMES.get(part, set())
    return MAY_IMPORT[layer(file)].union(above, *(MAY_IMPORT[each] for each in above))


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(SOURCE)))
def test_module_imports_only_lower_layers(file: Path) -> None:
    for module in imports(file):
        package, _, inside = module.partition(".")
        if package == "tabbytop" and inside:
            target = inside.partition(".")[0]
            known = target if (SOURCE / target).is_dir() or f"{target}.py" in MAY_IMPORT else ""
            if known:
                assert known in may_import(file), f"{layer(file)} may not import {module}"


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(SOURCE)))
def test_kernel_games_and_bots_import_only_the_standard_library(file: Path) -> None:
    if layer(file) not in STANDARD_LIBRARY_ONLY or file == TEXT_COMPILER:
        return
    if part_of_game(file).startswith("terminal"):  # Rich draws it
        return
    typing_only = {"mypy_extensions", "typing_extensions"}
    for module in imports(file):
        package = module.partition(".")[0]
        allowed = package in sys.stdlib_module_names or package == "tabbytop"
        assert allowed or package in typing_only, f"{file.name} imports {module}"


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(SOURCE)))
def test_a_game_imports_no_other_game(file: Path) -> None:
    parts = file.relative_to(SOURCE).parts
    if parts[0] != "games" or len(parts) < 3:
        return
    for module in imports(file):
        if module.startswith("tabbytop.games."):
            assert module.split(".")[2] == parts[1], f"{parts[1]} imports {module}"


GAMES = sorted(path for path in (SOURCE / "games").iterdir() if (path / "game.py").exists())


def imported_siblings(file: Path) -> set[Path]:
    """Files of the same game package that a file imports, `TYPE_CHECKING` imports included."""
    game = next(game for game in GAMES if file.is_relative_to(game))
    found: set[Path] = set()
    for module in imports(file):
        path = SOURCE.parent.joinpath(*module.split("."))
        for candidate in (path, path.parent):  # a module itself, or a name inside it
            sibling = candidate.with_suffix(".py")
            if sibling.is_relative_to(game) and sibling.exists():
                found.add(sibling)
                break
    return found


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_game_package_has_no_import_cycle(game: Path) -> None:
    graph = {file: imported_siblings(file) for file in game.rglob("*.py")}
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        cycle = " -> ".join(file.stem for file in reversed(error.args[1]))
        pytest.fail(f"{game.name} imports in a circle: {cycle}")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_table_imports_no_step(game: Path) -> None:
    below, waiting = set[Path](), [game / "table.py"]
    while waiting:
        for file in imported_siblings(waiting.pop()) - below:
            below.add(file)
            waiting.append(file)
    for file in below:
        assert not {"Ask", "Step"} & {name.rpartition(".")[2] for name in imports(file)}, file.name


def test_every_top_level_module_has_a_layer() -> None:
    assert {layer(file) for file in FILES} <= set(MAY_IMPORT)


SERVER = SOURCE / "server"
# Pure functions of the log: they decide moves and who is told what, without clock or I/O.
PURE = sorted((SERVER / "table").glob("*.py"))
WITHOUT_IO = {"collections", "functools", "heapq", "itertools", "math", "msgspec", "typing"}


def server_parts(file: Path) -> set[str]:
    """The top-level modules and packages of the server that a file imports at run time."""
    return {
        module.split(".")[2]
        for module in imports(file, type_checking=False)
        if module.startswith("tabbytop.server.")
    }


@pytest.mark.parametrize("file", PURE, ids=lambda file: file.stem)
def test_server_table_modules_do_no_io(file: Path) -> None:
    assert server_parts(file) <= {"table", "errors"}
    others = {module.split(".")[0] for module in imports(file, type_checking=False)}
    assert others <= WITHOUT_IO | {"tabbytop"}


def test_server_packages_import_without_cycles() -> None:
    needs: dict[str, set[str]] = {}
    for file in SERVER.rglob("*.py"):
        part = file.relative_to(SERVER).parts[0].removesuffix(".py")
        needs.setdefault(part, set()).update(server_parts(file) - {part})
    below: dict[str, set[str]] = {}
    for part in TopologicalSorter(needs).static_order():  # raises CycleError
        direct = needs.get(part, set())
        below[part] = direct.union(*(below[lower] for lower in direct))
    assert {"hosting", "store", "sockets", "routes", "app", "settings"} <= below["command"]
    assert {"hosting", "store", "channels"} <= below["routes"] | below["app"]
    assert below["table"] <= {"errors"}
    assert below["store"].isdisjoint({"hosting", "driving", "routes", "sockets", "people"})
    assert below["hosting"].isdisjoint({"driving", "routes", "sockets"})
    assert below["driving"].isdisjoint({"routes", "sockets"})
