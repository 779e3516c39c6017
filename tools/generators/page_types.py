"""The browser's types: `wire.ts` (messages of play) and `bodies.ts` (other HTTP requests and
answers)."""

from types import ModuleType, UnionType
from typing import Final, Literal, Union, get_origin

from msgspec import Struct

from generators.files import HEAD
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
