"""Lines of text as a screen is made of them: fitted, framed, side by side."""

import textwrap
from collections.abc import Sequence

from rich.text import Text

Lines = list[Text]


def fit(text: Text, width: int) -> Text:
    """The text at exactly this width, cut with an ellipsis or padded with spaces."""
    fitted = text.copy()
    fitted.truncate(max(width, 1), overflow="ellipsis", pad=True)
    return fitted


def tall(lines: Lines, height: int) -> Lines:
    """The lines with empty ones below, up to this height."""
    return [*lines, *(Text() for _ in range(height - len(lines)))]


def beside(blocks: Sequence[tuple[Lines, int]], gap: int = 1) -> Lines:
    """Blocks of lines next to each other, each with its width."""
    height = max((len(lines) for lines, _ in blocks), default=0)
    columns = [(tall(lines, height), width) for lines, width in blocks]
    return [
        Text(" " * gap).join([fit(lines[row], width) for lines, width in columns])
        for row in range(height)
    ]


def framed(lines: Lines, width: int, title: Text, foot: Text, style: str) -> Lines:
    """The lines in a box with rounded corners, a title above and a foot below."""
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


def ruled(label: Text, width: int, style: str) -> Text:
    """A line across, with a label near its beginning."""
    label = label.copy()
    label.truncate(max(width - 6, 1), overflow="ellipsis")
    rest = max(width - 4 - label.cell_len, 0)
    return Text.assemble(("── ", style), label, (f" {'─' * rest}", style))


def across(cells: Sequence[Text], width: int, gap: int = 3) -> int:
    """How many columns these cells make."""
    widest = min(max((cell.cell_len for cell in cells), default=1), width)
    return max(1, (width + gap) // (widest + gap))


def in_columns(cells: Sequence[Text], width: int, gap: int = 3) -> Lines:
    """Cells in as many columns as fit, to be read downwards."""
    if not cells:
        return []
    widest = min(max(cell.cell_len for cell in cells), width)
    columns = across(cells, width, gap)
    rows = -(-len(cells) // columns)
    blocks = [list(cells[start : start + rows]) for start in range(0, len(cells), rows)]
    return beside([(block, widest) for block in blocks], gap)


def wrapped(text: str, width: int, style: str = "", hanging: str = "") -> Lines:
    """A paragraph broken into lines; all but the first begin with `hanging`."""
    broken = textwrap.wrap(text, max(width, 8), subsequent_indent=hanging)
    return [Text(line, style) for line in broken] or [Text()]
