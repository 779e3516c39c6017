"""Simulation reports for a terminal."""

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Column, Table
from rich.text import Text

from tabbytop.lab.charts import (
    COLOURS,
    MARKS,
    MIN_WIDTH,
    bar,
    bullet,
    grid,
    heading,
    ruler,
    scale_of,
    share_range,
)
from tabbytop.lab.report import Estimate, Report, Standing
from tabbytop.lab.verdict import conclusions, percent, place_name
from tabbytop.texts import spoken
from tabbytop.texts.spoken import number, say

_AREA: Final = "lab-report"

_SHORTEST_BAR: Final = 22
_LONGEST_BAR: Final = 62


def render(report: Report, width: int) -> RenderableType:
    """Return the report for a terminal of that many columns."""
    bar_width = min(_LONGEST_BAR, _SHORTEST_BAR + max(0, width - MIN_WIDTH))
    shares = [standing.wins.mean for standing in (*report.by_seat, *report.by_turn)]
    scale = scale_of(shares, report.fair)
    parts: list[RenderableType] = ["", _heading(report), "", _length(report, bar_width)]
    names = max(len(name) for name in report.seats)
    seats = [f"{standing.number}  {standing.bot}" for standing in report.by_seat]
    places = [place_name(standing.number) for standing in report.by_turn]
    for head, rows, standings in (
        (say(_AREA, "column-seat"), seats, report.by_seat),
        (say(_AREA, "column-turn"), places, report.by_turn if len(seats) > 1 else ()),
    ):
        if standings:
            first = Column(f" {head}", min_width=max(8, names + 4), no_wrap=True)
            parts += ["", _standings(first, rows, standings, report.fair, scale, bar_width)]
    parts.append("")
    parts += [bullet(spoken.render(said)) for said in conclusions(report)]
    parts += [Padding(Text(_legend(report), style="dim"), (1, 1, 0, 1))]
    return Group(*parts)


def _heading(report: Report) -> Text:
    played = say(
        _AREA,
        "sim-played",
        games=report.games,
        amount=f"{report.games:,}",
        seats=len(report.seats),
        seed=report.seed,
        last=report.seed + report.games - 1,
    )
    return heading(report.game, Text(played), report.options)


def _length(report: Report, width: int) -> Table:
    length = report.length
    parts = length.percentiles
    table = grid(Column(f" {say(_AREA, 'column-decisions')}", no_wrap=True))
    for head in (
        *(say(_AREA, "column-mean"), say(_AREA, "column-least"), "5 %", "25 %"),
        *(say(_AREA, "column-median"), "75 %", "95 %", say(_AREA, "column-most")),
    ):
        table.add_column(head, justify="right", no_wrap=True)
    table.add_row(
        Text(" ") + _box(report, width),
        number(length.mean, 1),
        str(length.least),
        str(parts[5]),
        str(parts[25]),
        number(length.median, 0 if length.median == int(length.median) else 1),
        str(parts[75]),
        str(parts[95]),
        str(length.most),
    )
    return table


def _box(report: Report, width: int) -> Text:
    """Return a box plot of the lengths: the thick part is the middle half, the bar the median."""
    length = report.length
    span = max(1, length.most - length.least)

    def column(value: float) -> int:
        return round((value - length.least) / span * (width - 1))

    text = Text()
    for place in range(width):
        if place == column(length.median):
            text.append("┃", style="bold cyan")
        elif column(length.percentiles[25]) <= place <= column(length.percentiles[75]):
            text.append("█", style="cyan")
        elif column(length.percentiles[5]) <= place <= column(length.percentiles[95]):
            text.append("━", style="cyan")
        else:
            text.append("─", style="dim")
    return text


def _standings(
    first: Column,
    names: list[str],
    standings: Sequence[Standing],
    fair: float,
    scale: float,
    width: int,
) -> Table:
    table = grid(first)
    table.add_column(say(_AREA, "column-wins"), justify="right", no_wrap=True)
    table.add_column(say(_AREA, "column-interval"), no_wrap=True)
    table.add_column(ruler(fair, scale, width), no_wrap=True, min_width=width)
    table.add_column(say(_AREA, "column-score"), justify="right", no_wrap=True)
    for name, standing in zip(names, standings, strict=True):
        colour = COLOURS[standing.against_fair]
        table.add_row(
            f" {name}",
            Text(f"{MARKS[standing.against_fair]} {percent(standing.wins.mean)}", style=colour),
            share_range(standing.wins),
            bar(standing.wins.mean, fair, scale, width, colour),
            _score(standing.score),
        )
    return table


def _score(score: Estimate) -> str:
    if score.high is None:
        return number(score.mean, 2)
    return f"{number(score.mean, 2)} ± {number(score.high - score.mean, 2)}"


def _legend(report: Report) -> str:
    said = say(_AREA, "sim-legend")
    if report.shared:
        said += " " + say(_AREA, "shared", games=report.shared, amount=f"{report.shared:,}")
    return said
