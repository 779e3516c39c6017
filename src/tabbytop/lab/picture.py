"""A report as a terminal shows it."""

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Column, Table
from rich.text import Text

from tabbytop.games.shelf import game
from tabbytop.lab.report import Estimate, Report, Standing
from tabbytop.lab.verdict import percent, place_name, verdict

_NARROW: Final = 80
_SHORTEST_BAR: Final = 22
_LONGEST_BAR: Final = 62
_EIGHTHS: Final = " ▏▎▍▌▋▊▉"
_COLOURS: Final = {"above": "green", "within": "cyan", "below": "red"}
_MARKS: Final = {"above": "▲", "within": " ", "below": "▼"}


def picture(report: Report, width: int) -> RenderableType:
    """The whole report, for a terminal of that many columns."""
    bar = min(_LONGEST_BAR, _SHORTEST_BAR + max(0, width - _NARROW))
    scale = _scale(report)
    parts: list[RenderableType] = ["", _heading(report), "", _length(report, bar)]
    names = max(len(name) for name in report.seats)
    seats = [f"{standing.number}  {standing.bot}" for standing in report.by_seat]
    places = [place_name(standing.number) for standing in report.by_turn]
    for head, rows, standings in (
        ("seat", seats, report.by_seat),
        ("to act", places, report.by_turn),
    ):
        if standings:
            first = Column(f" {head}", min_width=max(8, names + 4), no_wrap=True)
            parts += ["", _standings(first, rows, standings, report.fair, scale, bar)]
    parts.append("")
    parts += [_point(said) for said in verdict(report)]
    parts += [Padding(Text(_legend(report), style="dim"), (1, 1, 0, 1))]
    return Group(*parts)


def _point(said: str) -> Table:
    table = Table.grid(padding=(0, 1))
    table.add_row(" •", said)
    return table


def _heading(report: Report) -> Text:
    text = Text(" ")
    text.append(report.title, style="bold")
    text.append(f"  {report.games:,} game{'s' * (report.games > 1)}, {len(report.seats)} seats")
    last = report.seed + report.games - 1
    seeds = f"seed {report.seed}" if report.games == 1 else f"seeds {report.seed} to {last}"
    text.append(f", {seeds}")
    usual = game(report.game).options().plain()
    for name, value in report.options.items():
        if value != usual[name]:
            text.append(f"\n   {name} = {_option(value)}", style="dim")
    return text


def _option(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return ", ".join(map(str, value)) if isinstance(value, list) else str(value)


def _grid(first: Column) -> Table:
    return Table(first, box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")


def _length(report: Report, bar: int) -> Table:
    length = report.length
    parts = length.percentiles
    table = _grid(Column(" decisions a game", no_wrap=True))
    for head in ("mean", "least", "5 %", "25 %", "median", "75 %", "95 %", "most"):
        table.add_column(head, justify="right", no_wrap=True)
    table.add_row(
        Text(" ") + _box(report, bar),
        f"{length.mean:.1f}",
        str(length.least),
        str(parts[5]),
        str(parts[25]),
        f"{length.median:g}",
        str(parts[75]),
        str(parts[95]),
        str(length.most),
    )
    return table


def _box(report: Report, width: int) -> Text:
    """From the shortest to the longest game; thick is the middle half, a bar the median."""
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
    bar: int,
) -> Table:
    table = _grid(first)
    table.add_column("wins", justify="right", no_wrap=True)
    table.add_column("95 % interval", no_wrap=True)
    table.add_column(_ruler(fair, scale, bar), no_wrap=True, min_width=bar)
    table.add_column("score", justify="right", no_wrap=True)
    for name, standing in zip(names, standings, strict=True):
        colour = _COLOURS[standing.against_fair]
        table.add_row(
            f" {name}",
            Text(f"{_MARKS[standing.against_fair]} {percent(standing.wins.mean)}", style=colour),
            _interval(standing.wins),
            _bar(standing.wins.mean, fair, scale, bar, colour),
            _score(standing.score),
        )
    return table


def _scale(report: Report) -> float:
    """The share at the bars' right end: the same for all, so that they can be compared."""
    longest = max(standing.wins.mean for standing in (*report.by_seat, *report.by_turn))
    return min(1.0, max(longest, report.fair) * 1.15)


def _ruler(fair: float, scale: float, width: int) -> Text:
    """A heading that points to the fair share."""
    said = f"fair {percent(fair)} "
    column = _column(fair, scale, width)
    if column >= len(said):
        return Text(f"{said}╷".rjust(column + 1), style="dim")
    return Text(f"╷ {said.rstrip()}".rjust(column + len(said) + 1), style="dim")


def _bar(share: float, fair: float, scale: float, width: int, colour: str) -> Text:
    """A bar as long as the share, with a tick at the fair one."""
    eighths = round(share / scale * width * 8)
    filled = "█" * (eighths // 8) + _EIGHTHS[eighths % 8]
    text = Text(filled.ljust(width)[:width], style=colour)
    tick = _column(fair, scale, width)
    if text.plain[tick] == " ":
        return text[:tick] + Text("│", style="dim") + text[tick + 1 :]
    if text.plain[tick] == "█":
        return text[:tick] + Text("│", style=f"black on {colour}") + text[tick + 1 :]
    return text


def _column(share: float, scale: float, width: int) -> int:
    return min(width - 1, int(share / scale * width))


def _interval(share: Estimate) -> str:
    if share.low is None or share.high is None:
        return ""
    return f"{100 * share.low:4.1f} – {100 * share.high:.1f}"


def _score(score: Estimate) -> str:
    if score.high is None:
        return f"{score.mean:.2f}"
    return f"{score.mean:.2f} ± {score.high - score.mean:.2f}"


def _legend(report: Report) -> str:
    said = "▲ ▼ the interval excludes the fair share. Wins: Wilson's interval; scores: Student's t."
    if report.shared:
        games = "1 game was" if report.shared == 1 else f"{report.shared:,} games were"
        said += f" {games} won by several, who share the win equally."
    return said
