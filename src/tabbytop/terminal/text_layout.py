"""Lay out lines of text: fit, wrap, frame, place side by side; print plain data as a tree."""

import textwrap
from collections.abc import Mapping, Sequence
from typing import Final

from rich.text import Text

from tabbytop.terminal.colours import QUIET
from tabbytop.terminal.texts import say

Lines = list[Text]


def fit(text: Text, width: int) -> Text:
    """Return the text at exactly this width, cut with an ellipsis or padded with spaces."""
    fitted = text.copy()
    fitted.truncate(max(width, 1), overflow="ellipsis", pad=True)
    return fitted


def pad_height(lines: Lines, height: int) -> Lines:
    """Return the lines with empty ones below, up to this height."""
    return [*lines, *(Text() for _ in range(height - len(lines)))]


def side_by_side(blocks: Sequence[tuple[Lines, int]], gap: int = 1) -> Lines:
    """Place blocks of lines next to each other, each with its width."""
    height = max((len(lines) for lines, _ in blocks), default=0)
    columns = [(pad_height(lines, height), width) for lines, width in blocks]
    return [
        Text(" " * gap).join([fit(lines[row], width) for lines, width in columns])
        for row in range(height)
    ]


def framed(lines: Lines, width: int, title: Text, foot: Text, style: str) -> Lines:
    """Draw the lines in a box with rounded corners, a title above and a foot below."""
    inner = max(width - 4, 1)
    boxed = [_edge("╭", "╮", title, width, style)]
    for line in lines:
        boxed.append(Text.assemble(("│ ", style), fit(line, inner), (" │", style)))
    boxed.append(_edge("╰", "╯", foot, width, style))
    return boxed


def _edge(left: str, right: str, label: Text, width: int, style: str) -> Text:
    label = label.copy()
    label.truncate(max(width - 6, 1), overflow="ellipsis")
    if not label:
        return Text(left + "─" * max(width - 2, 0) + right, style)
    rest = max(width - 5 - label.cell_len, 0)
    return Text.assemble((f"{left}─ ", style), label, (f" {'─' * rest}{right}", style))


def titled_rule(label: Text, width: int, style: str) -> Text:
    """Draw a horizontal rule with a label near its start."""
    label = label.copy()
    label.truncate(max(width - 6, 1), overflow="ellipsis")
    rest = max(width - 4 - label.cell_len, 0)
    return Text.assemble(("── ", style), label, (f" {'─' * rest}", style))


def column_count(cells: Sequence[Text], width: int, gap: int = 3) -> int:
    """Return how many columns these cells fill."""
    widest = min(max((cell.cell_len for cell in cells), default=1), width)
    return max(1, (width + gap) // (widest + gap))


def in_columns(cells: Sequence[Text], width: int, gap: int = 3) -> Lines:
    """Arrange cells in as many columns as fit, read downwards."""
    if not cells:
        return []
    widest = min(max(cell.cell_len for cell in cells), width)
    columns = column_count(cells, width, gap)
    rows = -(-len(cells) // columns)
    blocks = [list(cells[start : start + rows]) for start in range(0, len(cells), rows)]
    return side_by_side([(block, widest) for block in blocks], gap)


def wrap(text: str, width: int, style: str = "", hanging: str = "") -> Lines:
    """Break a paragraph into lines; all but the first start with `hanging`."""
    broken = textwrap.wrap(text, max(width, 8), subsequent_indent=hanging)
    return [Text(line, style) for line in broken] or [Text()]


_ONE_LINE: Final = 56  # columns of a short list or object


def tree(data: object, depth: int = 0, label: str = "") -> Lines:
    """Draw plain data as an indented tree; short lists and objects stay on one line."""
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
    """Whether data fits on one line: short, and no object inside another."""
    if not _has_parts(data):
        return True
    inside = list(data.values()) if isinstance(data, Mapping) else list(_parts(data))
    plain = not any(isinstance(part, Mapping) for value in inside for part in _parts(value))
    return plain and len(_flat(data)) <= _ONE_LINE


def _has_parts(data: object) -> bool:
    return isinstance(data, Mapping | Sequence) and not isinstance(data, str)


def _parts(data: object) -> Sequence[object]:
    """Return the items of a list; anything else is its own only item."""
    return data if isinstance(data, Sequence) and not isinstance(data, str) else [data]


def _flat(data: object) -> str:
    if data is None:
        return "–"
    if isinstance(data, bool):
        return say("terminal", "yes" if data else "no")
    if isinstance(data, Mapping):
        return ", ".join(f"{name} {_flat(value)}" for name, value in data.items()) or "–"
    if isinstance(data, Sequence) and not isinstance(data, str):
        return ", ".join(_flat(value) for value in data) or "–"
    return str(data)
