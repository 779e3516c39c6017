"""Calls go downward only: server, terminal, lab, envs → bots → games → kernel."""

import ast
import sys
from collections.abc import Iterator
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "src" / "tabbytop"

MAY_CALL = {
    "kernel": {"kernel"},
    "games": {"games", "kernel"},
    "bots": {"bots", "games", "kernel"},
    "languages": {"languages", "games", "kernel"},
    "lab": {"lab", "bots", "games", "kernel"},
    "envs": {"envs", "bots", "games", "kernel"},
    "folders.py": set[str](),
    "terminal": {"terminal", "lab", "bots", "games", "kernel", "folders"},
    "server": {"server", "lab", "languages", "bots", "games", "kernel", "folders"},
    "testing": {"testing", "bots", "games", "kernel"},
    "cli.py": {
        "terminal",
        "server",
        "lab",
        "envs",
        "bots",
        "games",
        "kernel",
        "testing",
        "folders",
    },
    "__init__.py": {"games", "kernel"},
}
STANDARD_LIBRARY_ONLY = ("kernel", "games", "bots")
FILES = sorted(SOURCE.rglob("*.py"))


def imports(file: Path, also_for_types: bool = True) -> Iterator[str]:
    """Every module that a file imports, also inside functions, also for checking types only."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    checking = set() if also_for_types else {id(node) for node in for_types_only(tree)}
    for node in ast.walk(tree):
        if id(node) in checking:
            continue
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are absolute"
            assert node.module is not None
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def for_types_only(tree: ast.Module) -> Iterator[ast.AST]:
    """What is there for checking types only."""
    for node in ast.walk(tree):
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            yield from ast.walk(node)


def room(file: Path) -> str:
    return file.relative_to(SOURCE).parts[0]


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(SOURCE)))
def test_calls_go_downward(file: Path) -> None:
    for module in imports(file):
        package, _, inside = module.partition(".")
        if package == "tabbytop" and inside:
            target = inside.partition(".")[0]
            known = target if (SOURCE / target).is_dir() or f"{target}.py" in MAY_CALL else ""
            if known:
                assert known in MAY_CALL[room(file)], f"{room(file)} may not call {module}"


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(SOURCE)))
def test_the_rules_need_nothing_but_the_standard_library(file: Path) -> None:
    if room(file) not in STANDARD_LIBRARY_ONLY or file.name == "compiler.py":
        return
    typing_only = "mypy_extensions"
    for module in imports(file):
        package = module.partition(".")[0]
        allowed = package in sys.stdlib_module_names or package == "tabbytop"
        assert allowed or package == typing_only, f"{file.name} imports {module}"


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(SOURCE)))
def test_a_game_imports_no_other_game(file: Path) -> None:
    parts = file.relative_to(SOURCE).parts
    if parts[0] != "games" or len(parts) < 3:
        return
    for module in imports(file):
        if module.startswith("tabbytop.games."):
            assert module.split(".")[2] == parts[1], f"{parts[1]} imports {module}"


def needed_to_run(file: Path) -> Iterator[Path]:
    """The files of its own package that a file imports when it is loaded."""
    for module in imports(file, also_for_types=False):
        for part in module.split("."):
            if (file.parent / f"{part}.py").exists() and f".{file.parent.name}.{part}" in module:
                yield file.parent / f"{part}.py"


def test_steps_import_the_table_never_the_reverse() -> None:
    for game in sorted(
        path for path in (SOURCE / "games").iterdir() if (path / "game.py").exists()
    ):
        below, waiting = set[Path](), [game / "table.py"]
        while waiting:
            for file in needed_to_run(waiting.pop()):
                assert file.name != "table.py", f"{game.name}: the table needs what needs the table"
                if file not in below:
                    below.add(file)
                    waiting.append(file)
        assert {game / "cards.py", game / "pieces.py"} & below, "what is in the box"


def test_every_room_is_known() -> None:
    assert {room(file) for file in FILES} <= set(MAY_CALL)


SERVER = SOURCE / "server"
# What decides at a table and who hears what: the same for any log, whatever the hour and the place.
PURE = sorted((SERVER / "table").glob("*.py"))
NO_INPUT_OR_OUTPUT = {"collections", "functools", "heapq", "itertools", "math", "msgspec", "typing"}


def server_parts(file: Path) -> set[str]:
    """The parts of the server that a file needs to run: a module, or one of its packages."""
    return {
        module.split(".")[2]
        for module in imports(file, also_for_types=False)
        if module.startswith("tabbytop.server.")
    }


@pytest.mark.parametrize("file", PURE, ids=lambda file: file.stem)
def test_what_decides_at_a_table_has_no_input_or_output(file: Path) -> None:
    assert server_parts(file) <= {"table", "errors"}
    others = {module.split(".")[0] for module in imports(file, also_for_types=False)}
    assert others <= NO_INPUT_OR_OUTPUT | {"tabbytop"}


def test_the_parts_of_the_server_call_downward() -> None:
    needs: dict[str, set[str]] = {}
    for file in SERVER.rglob("*.py"):
        part = file.relative_to(SERVER).parts[0].removesuffix(".py")
        needs.setdefault(part, set()).update(server_parts(file) - {part})
    below: dict[str, set[str]] = {}
    for part in TopologicalSorter(needs).static_order():  # CycleError: there is a way back up
        direct = needs.get(part, set())
        below[part] = direct.union(*(below[lower] for lower in direct))
    assert {"hosting", "store", "sockets", "routes", "app", "settings"} <= below["command"]
    assert {"hosting", "store", "channels"} <= below["routes"] | below["app"]
    assert below["table"] <= {"errors"}
    assert below["store"].isdisjoint({"hosting", "driving", "routes", "sockets", "people"})
    assert below["hosting"].isdisjoint({"driving", "routes", "sockets"})
    assert below["driving"].isdisjoint({"routes", "sockets"})
