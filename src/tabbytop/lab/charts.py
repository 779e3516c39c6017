"""Bars, ticks and headings for reports in a terminal."""

from collections.abc import Iterable, Mapping
from typing import Final

from rich.table import Column, Table
from rich.text import Text

from tabbytop.games.registry import game
from tabbytop.kernel.game_texts import GameTexts
from tabbytop.lab.report import Estimate
from tabbytop.lab.verdict import percent
from tabbytop.texts.spoken import language, number, say

MIN_WIDTH: Final = 80  # columns; every report fits into them
COLOURS: Final = {"above": "green", "within": "cyan", "below": "red"}
MARKS: Final = {"above": "▲", "within": " ", "below": "▼"}
_EIGHTHS: Final = " ▏▎▍▌▋▊▉"


def heading(name: str, told: Text, options: Mapping[str, object]) -> Text:
    """Return the title of the game, what was played, and the options that are not default."""
    played = game(name)
    text = Text(" ")
    text.append(GameTexts(played, language()).title(), style="bold")
    text.append("  ").append(told)
    usual = played.options().as_dict()
    for option, value in options.items():
        if value != usual[option]:
            text.append(f"\n   {option} = {_option(value)}", style="dim")
    return text


def _option(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"  # as it is typed
    return ", ".join(map(str, value)) if isinstance(value, list) else str(value)


def grid(first: Column) -> Table:
    """Return a table without lines; the first column has the names."""
    return Table(first, box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")


def bullet(said: str) -> Table:
    """Return a sentence with a bullet before it."""
    table = Table.grid(padding=(0, 1))
    table.add_row(" •", Text(said))
    return table


def scale_of(shares: Iterable[float], fair: float) -> float:
    """Return the share at the right end of all bars, so that they can be compared."""
    return min(1.0, max(*shares, fair) * 1.15)


def ruler(fair: float, scale: float, width: int) -> Text:
    """Return a heading that points to the fair share."""
    return pointer(
        say("lab-report", "fair", share=percent(fair)), _column(fair, scale, width), width
    )


def pointer(said: str, column: int, width: int) -> Text:
    """Return a label with a mark over the column, on the side where there is room for it."""
    if column > len(said):
        told = f"{said} ╷".rjust(column + 1)
    elif column + len(said) + 2 <= width:
        told = " " * column + f"╷ {said}"
    else:
        told = " " * column + "╷"
    return Text(told.ljust(width), style="dim")


def bar(share: float, fair: float, scale: float, width: int, colour: str) -> Text:
    """Return a bar as long as the share, with a tick at the fair one."""
    eighths = round(share / scale * width * 8)
    filled = "█" * (eighths // 8) + _EIGHTHS[eighths % 8]
    text = Text(filled.ljust(width)[:width], style=colour)
    tick = _column(fair, scale, width)
    if text.plain[tick] == " ":
        return text[:tick] + Text("│", style="dim") + text[tick + 1 :]
    if text.plain[tick] == "█":
        return text[:tick] + Text("│", style=f"black on {colour}") + text[tick + 1 :]
    return text


def soft_bar(share: Estimate, fair: float, scale: float, width: int, colour: str) -> Text:
    """Return a bar that fades out over the interval of the share, with a tick at the fair one."""
    low, mean, high = (
        _column(value, scale, width) for value in (share.span[0], share.mean, share.span[1])
    )
    drawn = "█" * low + "▓" * (mean - low) + "░" * (high - mean)
    text = Text(drawn.ljust(width), style=colour)
    tick = _column(fair, scale, width)
    return text[:tick] + Text("│", style="bold") + text[tick + 1 :]


def _column(share: float, scale: float, width: int) -> int:
    return min(width - 1, int(share / scale * width))


def share_range(share: Estimate) -> str:
    """Return the interval of a share, in percent."""
    if share.low is None or share.high is None:
        return ""
    return f"{number(100 * share.low, 1):>4} – {number(100 * share.high, 1)}"
