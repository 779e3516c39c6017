"""Plain data as an indented outline: how a game without a board of its own is shown."""

from collections.abc import Mapping, Sequence
from typing import Final

from rich.text import Text

from tabbytop.terminal.colours import QUIET
from tabbytop.terminal.paper import Lines

_ONE_LINE: Final = 56  # columns of a short list or object


def tree(data: object, depth: int = 0, label: str = "") -> Lines:
    """An outline; short lists and objects stay on one line."""
    pad = "  " * depth
    head = f"{pad}{label}: " if label else pad
    if _short(data) and (label or not isinstance(data, Mapping)):
        return [Text.assemble((head, QUIET), _flat(data))]
    if isinstance(data, Mapping):
        lines = [Text(head.rstrip(), QUIET)] if label else []
        for name, value in data.items():
            lines.extend(tree(value, depth + bool(label), str(name)))
        return lines
    lines = [Text(head.rstrip(), QUIET)] if label else []
    if isinstance(data, Sequence):
        for place, value in enumerate(data):
            lines.extend(tree(value, depth + bool(label), str(place)))
    return lines


def _short(data: object) -> bool:
    """Whether data goes on one line: few words, and no object inside another."""
    if not _has_parts(data):
        return True
    inside = list(data.values()) if isinstance(data, Mapping) else list(_parts(data))
    plain = not any(isinstance(part, Mapping) for value in inside for part in _parts(value))
    return plain and len(_flat(data)) <= _ONE_LINE


def _has_parts(data: object) -> bool:
    return isinstance(data, Mapping | Sequence) and not isinstance(data, str)


def _parts(data: object) -> Sequence[object]:
    """What a list holds; anything else is its own only part."""
    return data if isinstance(data, Sequence) and not isinstance(data, str) else [data]


def _flat(data: object) -> str:
    if data is None:
        return "–"
    if isinstance(data, bool):
        return "yes" if data else "no"
    if isinstance(data, Mapping):
        return ", ".join(f"{name} {_flat(value)}" for name, value in data.items()) or "–"
    if isinstance(data, Sequence) and not isinstance(data, str):
        return ", ".join(_flat(value) for value in data) or "–"
    return str(data)
