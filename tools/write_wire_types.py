"""Write the browser's types anew: `wire.ts`, all messages of play, `bodies.ts`, what else is asked
and answered over HTTP, and `views.ts`, what the games show."""

import json
import textwrap
from pathlib import Path
from types import ModuleType, UnionType
from typing import Final, Literal, Union, get_origin, get_type_hints, is_typeddict

from msgspec import Struct

import tabbytop
from tabbytop.server.people import schemas as http_bodies
from tabbytop.server.table import messages
from tabbytop.server.table.setup import NewTable
from tabbytop.server.typescript import generate_typescript

WEB: Final = Path(__file__).parents[1] / "web" / "src"
HEAD: Final = "// Written by `make wire` from {source}: change it there.\n\n"
OVER_HTTP: Final = (NewTable,)  # what is sent there and is no message of the socket


def wire() -> str:
    """The messages."""
    return HEAD.format(source="tabbytop.server.table.messages") + types_in(messages, *OVER_HTTP)


def bodies() -> str:
    """What goes over plain HTTP."""
    return HEAD.format(source="tabbytop.server.people.schemas") + types_in(http_bodies)


def types_in(module: ModuleType, *others: type) -> str:
    """The messages of a module, in its order; its unions and choices of words by their names."""
    own = [
        value
        for value in vars(module).values()
        if isinstance(value, type) and issubclass(value, Struct) and value is not Struct
    ]
    unions = {
        name: value
        for name, value in vars(module).items()
        if get_origin(value) in {Union, UnionType, Literal} and not name.startswith("_")
    }
    return generate_typescript([*own, *others], unions)


def views() -> str:
    """A namespace a game, since each has seats and cards of its own; and all views by game."""
    parts: list[str] = []
    all_views: list[str] = []
    for name in tabbytop.list_games():
        game = tabbytop.game(name)
        view = get_type_hints(type(game).view)["return"]
        assert is_typeddict(view), f"{name}: the view is a TypedDict"
        namespace = name.title().replace("-", "")
        inside = textwrap.indent(generate_typescript([view]), "  ")
        parts.append(f"export namespace {namespace} {{\n{inside}}}\n")
        all_views.append(f"  {json.dumps(name)}: {namespace}.{view.__name__};\n")
    told = "/** What a seat, or an onlooker, is shown in each game. */\n"
    parts.append(f"{told}export interface Views {{\n{''.join(all_views)}}}\n")
    return HEAD.format(source="games/*/view.py") + "\n".join(parts)


def main() -> None:
    """All of them."""
    WEB.mkdir(parents=True, exist_ok=True)
    (WEB / "wire.ts").write_text(wire(), encoding="utf-8")
    (WEB / "bodies.ts").write_text(bodies(), encoding="utf-8")
    (WEB / "views.ts").write_text(views(), encoding="utf-8")


if __name__ == "__main__":
    main()
