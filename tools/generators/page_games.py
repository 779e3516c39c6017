"""What the page knows of our games: the order of the shelf, and a file of each with its types."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from importlib import import_module
from importlib.util import find_spec
from typing import Any, get_type_hints, is_typeddict

import tabbytop
from generators.files import HEAD
from tabbytop.games.registry import built_in_games, games_on_shelf
from tabbytop.server.typescript import generate_typescript


def our_games() -> str:
    """Return our games in the order of the shelf, which the page shows until the server has
    answered, and without a server."""
    ours = [
        {"name": game.name, "accent": asdict(game.manifest.accent)}
        for game in games_on_shelf()
        if game.name in built_in_games()
    ]
    data = json.dumps(ours, indent=2)
    return (
        HEAD.format(source="the manifests in games/*/game.py")
        + 'import type { AccentInfo } from "./bodies.ts";\n\n'
        + "/** Our games in the order of the shelf, until the server has sent the list of all. */\n"
        + f"export const OUR_GAMES: readonly {{ name: string; accent: AccentInfo }}[] = {data};\n"
    )


def game_files() -> dict[str, str]:
    """Return a file for each of our games, named after its package."""
    files: dict[str, str] = {}
    for name in built_in_games():
        package = type(tabbytop.game(name)).__module__.rpartition(".")[0]
        files[f"games/{package.rpartition('.')[2]}.ts"] = game_file(name, package)
    return files


def game_file(name: str, package: str) -> str:
    """Return the types of a game's view and of the facts about its cards, and the tables of its
    module `page`, if it has one."""
    view = get_type_hints(type(tabbytop.game(name)).view)["return"]
    assert is_typeddict(view), f"{name}: the view is a TypedDict"
    facts: list[type] = []
    if find_spec(f"{package}.guide") is not None:
        facts = [import_module(f"{package}.guide").CardFacts]
    tables: Mapping[str, tuple[type, Sequence[Any]]] = {}
    if find_spec(f"{package}.page") is not None:
        tables = import_module(f"{package}.page").TABLES
    source = f"games/{package.rpartition('.')[2]}: view.py, guide.py and page.py"
    types = generate_typescript([view, *facts, *(kind for kind, _ in tables.values())])
    shown = f"\nexport type GameView = {view.__name__};\n"
    return "".join([HEAD.format(source=source), types, shown, *map(_table, tables.items())])


def _table(table: tuple[str, tuple[type, Sequence[Any]]]) -> str:
    name, (kind, rows) = table
    lines = ",\n".join(f"  {json.dumps(row)}" for row in rows)
    return f"\nexport const {name}: readonly {kind.__name__}[] = [\n{lines},\n];\n"
