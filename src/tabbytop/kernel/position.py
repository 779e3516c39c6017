"""Positions: snapshots of a table as one JSON document, made by reflection over its fields.

A field of a table or of a step is a number, a bool, a list of numbers or a list of such lists, with
as many lists as a new table has. Fields whose names begin with _ are omitted. Where a game names
the numbers of a field (`Game.names`), the document has words instead; -1 stands for none in fields
where a new table has -1. Reading trusts nothing: shape, words and agenda are checked here, the rest
by `Game.validate`.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from tabbytop.kernel.agenda import Ask, Step
from tabbytop.kernel.documents import InvalidJson, parse_json, safe_key, safe_repr
from tabbytop.kernel.errors import BadOptions, BadPosition, TabbytopError
from tabbytop.kernel.generator import Quick, restore
from tabbytop.kernel.options import Options
from tabbytop.texts.message import Message

if TYPE_CHECKING:
    from tabbytop.kernel.game import Game
    from tabbytop.kernel.table import Table

FORMAT: Final = 1
_KEYS: Final = ("format", "game", "rules", "seats", "options", "generator", "table", "agenda")
_MAX_LENGTH: Final = 1000  # no list in a table of ours is anywhere near as long
_SHARED: Final = {"game", "seats", "options", "generator", "agenda", "events"}


def field_names(thing: object) -> list[str]:
    """Return the names of an object's public fields, compiled or not, in alphabetical order."""
    names = set(getattr(thing, "__dict__", ()))
    for cls in type(thing).__mro__:
        names.update(cls.__dict__.get("__mypyc_attrs__", ()))
    return sorted(name for name in names if not name.startswith("_"))


def write(table: "Table") -> dict[str, object]:
    """Return the document of a table."""
    names = table.game.names
    return {
        "format": FORMAT,
        "game": table.game.name,
        "rules": table.game.rules,
        "seats": table.seats,
        "options": table.options.as_dict(),
        "generator": table.generator.state(),
        "table": {
            name: _to_json(getattr(table, name), names.get(name))
            for name in field_names(table)
            if name not in _SHARED
        },
        "agenda": [
            {
                "step": type(step).__name__,
                **{
                    name: _to_json(getattr(step, name), names.get(name))
                    for name in field_names(step)
                },
            }
            for step in table.agenda
        ],
    }


def read(game: "Game", document: Mapping[str, object] | str) -> "Table":
    """Return the table of a document; raise BadPosition if anything is wrong with it."""
    if isinstance(document, str):
        try:
            document = parse_json(document)
        except InvalidJson as unreadable:
            raise BadPosition(unreadable.place, unreadable.why) from None
    if not isinstance(document, Mapping):
        raise BadPosition("position", Message("kernel", "must-be-object"))
    for key in _KEYS:
        if key not in document:
            raise BadPosition(key, Message("kernel", "must-be-there"))
    for key in document:
        if key not in _KEYS:
            raise BadPosition(safe_key(key), Message("kernel", "not-in-position"))
    rules = document["rules"]
    if type(rules) is int:
        game = game.reading(rules) or game
    for key, expected in (("format", FORMAT), ("game", game.name), ("rules", game.rules)):
        if type(document[key]) is not type(expected) or document[key] != expected:
            raise BadPosition(
                key,
                Message(
                    "kernel",
                    "must-be-version",
                    found=safe_repr(document[key]),
                    known=repr(expected),
                ),
            )
    table = _empty_table(game, document["seats"], document["options"])
    _fill(table, _require_object(document["table"], "table"), game.names, "table", _SHARED)
    try:
        table.generator = restore(document["generator"])
    except ValueError:
        raise BadPosition("generator", Message("kernel", "bad-generator")) from None
    table.agenda = _agenda(game, document["agenda"])
    _validate(table)
    return table


def _empty_table(game: "Game", seats: object, options: object) -> "Table":
    if not isinstance(seats, int) or isinstance(seats, bool):
        raise BadPosition("seats", Message("kernel", "must-be-number"))
    try:
        chosen: Options = game.resolve_options(seats, _require_object(options, "options"))
    except BadOptions as error:
        raise BadPosition("options", error.message) from None
    table: Table = game.new_table(seats, chosen, Quick())
    return table


def _agenda(game: "Game", document: object) -> list[Step[Any]]:
    if not isinstance(document, list) or len(document) > _MAX_LENGTH:
        raise BadPosition("agenda", Message("kernel", "must-be-steps"))
    agenda: list[Step[Any]] = []
    for place, entry in enumerate(document):
        where = f"agenda[{place}]"
        values = dict(_require_object(entry, where))
        name = values.pop("step", None)
        if not isinstance(name, str) or name not in game.steps:
            raise BadPosition(
                f"{where}.step",
                Message("kernel", "no-step", game=game.title_message(), step=safe_repr(name)),
            )
        step = game.steps[name]()
        _fill(step, values, game.names, where, set())
        agenda.append(step)
    return agenda


def _validate(table: "Table") -> None:
    """Check the game's own rules, and that every seat that is asked has an answer."""
    table.validate()
    fresh = table.game.new_table(table.seats, table.options, table.generator)
    if table.census() != fresh.census():
        raise BadPosition("table", Message("kernel", "other-census"))
    for place, step in enumerate(table.agenda):
        if not step.fits(table):
            raise BadPosition(
                f"agenda[{place}]", Message("kernel", "step-does-not-fit", step=type(step).__name__)
            )
    if not table.agenda:
        return
    where = f"agenda[{len(table.agenda) - 1}]"
    top = table.agenda[-1]
    if not isinstance(top, Ask) or not top.actors(table):
        raise BadPosition(where, Message("kernel", "must-be-question"))
    for seat in top.actors(table):
        try:
            answerable = bool(top.moves(table, seat))
        except (TabbytopError, LookupError, ValueError):
            answerable = False
        if not answerable:
            raise BadPosition(where, Message("kernel", "no-answer", seat=str(seat)))


def _fill(
    thing: object,
    values: Mapping[str, object],
    names: Mapping[str, list[str]],
    where: str,
    shared: set[str],
) -> None:
    """Set the fields of a new object; its current values show the shape of each field."""
    expected = [name for name in field_names(thing) if name not in shared]
    for name in values:
        if name not in expected:
            raise BadPosition(f"{where}.{safe_key(name)}", Message("kernel", "not-there"))
    for name in expected:
        if name not in values:
            raise BadPosition(f"{where}.{name}", Message("kernel", "must-be-there"))
        like = getattr(thing, name)
        setattr(thing, name, _from_json(values[name], like, names.get(name), f"{where}.{name}"))


def _from_json(value: object, like: object, words: list[str] | None, where: str) -> object:
    if isinstance(like, list):
        if not isinstance(value, list) or len(value) > _MAX_LENGTH:
            raise BadPosition(where, Message("kernel", "must-be-list"))
        if like and isinstance(like[0], list):
            if len(value) != len(like):
                raise BadPosition(where, Message("kernel", "must-be-lists", count=len(like)))
            return [_from_json(v, like[0], words, f"{where}[{i}]") for i, v in enumerate(value)]
        first = like[0] if like else 0
        return [_from_json(v, first, words, f"{where}[{i}]") for i, v in enumerate(value)]
    if isinstance(like, bool):
        if not isinstance(value, bool):
            raise BadPosition(where, Message("kernel", "must-be-bool"))
        return value
    if words is not None:
        if isinstance(value, str) and value in words:
            return words.index(value)
        if value == like == -1:
            return like
    elif isinstance(value, int) and not isinstance(value, bool) and abs(value) < 1 << 40:
        return value
    raise BadPosition(where, Message("kernel", "cannot-be", found=safe_repr(value)))


def _to_json(value: object, words: list[str] | None) -> object:
    if isinstance(value, list):
        return [_to_json(entry, words) for entry in value]
    if words is not None and isinstance(value, int) and value >= 0:
        return words[value]
    return value


def _require_object(value: object, where: str) -> Mapping[str, object]:
    if not isinstance(value, Mapping) or not all(isinstance(key, str) for key in value):
        raise BadPosition(where, Message("kernel", "must-be-object"))
    return value
