"""The browser's types: `wire.ts` (messages of play), `bodies.ts` (other HTTP requests and answers)
and `views.ts` (the views of the games)."""

import importlib
import json
import textwrap
from types import ModuleType, UnionType
from typing import Final, Literal, Union, get_origin, get_type_hints, is_typeddict

from msgspec import Struct

import tabbytop
from generators.files import HEAD
from tabbytop.games.registry import built_in_games
from tabbytop.server.people import (
    circle_schemas,
    personal_schemas,
    puzzle_schemas,
    review_schemas,
)
from tabbytop.server.people import schemas as http_bodies
from tabbytop.server.table import messages
from tabbytop.server.table.setup import NewTable
from tabbytop.server.typescript import generate_typescript

OVER_HTTP: Final = (NewTable,)  # what is sent there and is no message of the socket


def wire() -> str:
    """Return the types of the messages."""
    return HEAD.format(source="tabbytop.server.table.messages") + types_in(messages, *OVER_HTTP)


def bodies() -> str:
    """Return the types of other HTTP bodies."""
    modules = (personal_schemas, circle_schemas, puzzle_schemas, review_schemas)
    names = " and ".join(module.__name__.rpartition(".")[2] for module in modules)
    others = [struct for module in modules for struct in structs_in(module)]
    source = f"tabbytop.server.people.schemas and {names}"
    return HEAD.format(source=source) + types_in(http_bodies, *others)


def structs_in(module: ModuleType) -> list[type[Struct]]:
    """Return the messages of a module, in its order."""
    return [
        value
        for value in vars(module).values()
        if isinstance(value, type) and issubclass(value, Struct) and value is not Struct
    ]


def types_in(module: ModuleType, *others: type) -> str:
    """Return the messages of a module, in its order, with its unions and choices by name."""
    unions = {
        name: value
        for name, value in vars(module).items()
        if get_origin(value) in {Union, UnionType, Literal} and not name.startswith("_")
    }
    return generate_typescript([*structs_in(module), *others], unions)


def views() -> str:
    """Return a namespace for each game, because each has its own seats and cards, and all views
    by game."""
    parts: list[str] = []
    all_views: list[str] = []
    for name in built_in_games():
        game = tabbytop.game(name)
        view = get_type_hints(type(game).view)["return"]
        assert is_typeddict(view), f"{name}: the view is a TypedDict"
        namespace = name.title().replace("-", "")
        facts = importlib.import_module(
            f"{type(game).__module__.rpartition('.')[0]}.guide"
        ).CardFacts
        inside = textwrap.indent(generate_typescript([view, facts]), "  ")
        parts.append(f"export namespace {namespace} {{\n{inside}}}\n")
        all_views.append(f"  {json.dumps(name)}: {namespace}.{view.__name__};\n")
    told = "/** What a seat, or an onlooker, is shown in each game. */\n"
    parts.append(f"{told}export interface Views {{\n{''.join(all_views)}}}\n")
    return HEAD.format(source="games/*/view.py and guide.py") + "\n".join(parts)
