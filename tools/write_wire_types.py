"""Rewrite the browser's types: `wire.ts` (messages of play), `bodies.ts` (other HTTP requests
and answers) and `views.ts` (the views of the games); and what it has to know of the games."""

import importlib
import json
import textwrap
from dataclasses import asdict
from pathlib import Path
from types import ModuleType, UnionType
from typing import Final, Literal, Union, get_origin, get_type_hints, is_typeddict

from msgspec import Struct

import tabbytop
from tabbytop.games.kitty_paw.view import CARD_VIEWS
from tabbytop.games.registry import built_in_games, games_on_shelf
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

WEB: Final = Path(__file__).parents[1] / "web" / "src"
KITTY_DECK: Final = "boards/kitty-paw/rules/deck.ts"
HEAD: Final = "// Written by `make wire` from {source}: change it there.\n\n"
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


def our_games() -> str:
    """Return our games in the order of the shelf, for what the page shows before the server has
    answered, and when there is none."""
    ours = [
        {
            "name": game.name,
            "accent": asdict(game.manifest.accent),
        }
        for game in games_on_shelf()
        if game.name in built_in_games()
    ]
    data = json.dumps(ours, indent=2)
    return (
        HEAD.format(source="the manifests in games/*/game.py")
        + 'import type { AccentInfo } from "./bodies.ts";\n\n'
        + "/** Our games in the order of the shelf, until the server has told of all. */\n"
        + f"export const OUR_GAMES: readonly {{ name: string; accent: AccentInfo }}[] = {data};\n"
    )


def kitty_deck() -> str:
    """Return all cards of Kitty Paw, for the list of cards in its rules."""
    cards = ",\n".join(f"  {json.dumps(card)}" for card in CARD_VIEWS)
    return (
        HEAD.format(source="games/kitty_paw/deck.py")
        + 'import type { KittyPaw } from "../../../views.ts";\n\n'
        + f"export const DECK: readonly KittyPaw.CardView[] = [\n{cards},\n];\n"
    )


def main() -> None:
    """Write all files."""
    WEB.mkdir(parents=True, exist_ok=True)
    (WEB / "wire.ts").write_text(wire(), encoding="utf-8")
    (WEB / "bodies.ts").write_text(bodies(), encoding="utf-8")
    (WEB / "views.ts").write_text(views(), encoding="utf-8")
    (WEB / "ourGames.ts").write_text(our_games(), encoding="utf-8")
    (WEB / KITTY_DECK).write_text(kitty_deck(), encoding="utf-8")


if __name__ == "__main__":
    main()
