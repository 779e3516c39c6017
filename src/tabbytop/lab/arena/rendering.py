"""Tournament standings for a terminal."""

from typing import Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Column, Table
from rich.text import Text

from tabbytop.kernel.telling import printable
from tabbytop.lab.arena.ratings import AVERAGE, lead_for
from tabbytop.lab.arena.standings import Contender, Pair, Standings
from tabbytop.lab.arena.verdict import conclusions
from tabbytop.lab.charts import (
    COLOURS,
    MARKS,
    bullet,
    grid,
    heading,
    pointer,
    ruler,
    scale_of,
    share_range,
    soft_bar,
)
from tabbytop.lab.report import Estimate
from tabbytop.lab.verdict import percent
from tabbytop.texts import spoken
from tabbytop.texts.spoken import number, say

_AREA: Final = "lab-report"
_LONGEST_NAME: Final = 20
_SHORTEST_NAME: Final = 6
_LONGEST_BAR: Final = 62
_CELL: Final = len("100 (90–100)")
_BESIDE_BAR: Final = 40  # columns for numbers and gaps


def render(standings: Standings, width: int) -> RenderableType:
    """Return the standings for a terminal of that many columns."""
    names = [
        f" {number:>2}  {short_name(contender.bot)}"
        for number, contender in enumerate(standings.contenders, 1)
    ]
    longest = max(_SHORTEST_NAME + 5, *(len(name) for name in names))
    room = max(10, min(_LONGEST_BAR, width - longest - _BESIDE_BAR))
    first = longest, names
    parts: list[RenderableType] = [
        *("", _heading(standings), "", _ratings(first, standings, room)),
        *("", _wins(first, standings, room), "", _cross_table(first, standings, width), ""),
        *(bullet(spoken.render(said)) for said in conclusions(standings)),
        Padding(Text(_legend(standings), style="dim"), (1, 1, 0, 1)),
    ]
    return Group(*parts)


def short_name(bot: str) -> str:
    """Return the name of a bot; of a long one, both ends."""
    name = printable(bot)
    if len(name) <= _LONGEST_NAME:
        return name
    half = (_LONGEST_NAME - 1) // 2
    return f"{name[:half]}…{name[half + 1 - _LONGEST_NAME :]}"


def _heading(standings: Standings) -> Text:
    played = say(
        _AREA,
        "arena-played",
        games=standings.games,
        amount=f"{standings.games:,}",
        planned=standings.planned if standings.partial else None,
        all=f"{standings.planned:,}",
        seats=standings.seats,
        sides=standings.sides if standings.sides < standings.seats else None,
    )
    told = Text(played)
    if standings.partial:
        told.append(f"  {say(_AREA, 'arena-stopped')}", style="bold yellow")
    deals = say(
        _AREA,
        "arena-deals",
        deals=standings.deals,
        amount=f"{standings.deals:,}",
        seed=standings.seed,
        decisions=round(standings.decisions, 1),
    )
    told.append(f"\n   {deals}")
    return heading(standings.game, told, standings.options)


def _names(first: tuple[int, list[str]], head: str = "") -> Column:
    return Column(head, min_width=first[0], no_wrap=True)


def _columns(first: tuple[int, list[str]], heads: tuple[str, str], bars: Text, last: str) -> Table:
    """Return a table of names, a number, its interval, its chart, and one more number."""
    table = grid(_names(first, heads[0]))
    table.add_column(heads[1], justify="right", no_wrap=True, min_width=8)
    table.add_column(say(_AREA, "column-interval"), no_wrap=True)
    table.add_column(bars, no_wrap=True, min_width=len(bars))
    table.add_column(last, justify="right", no_wrap=True, min_width=10)
    return table


def _ratings(first: tuple[int, list[str]], standings: Standings, room: int) -> Table:
    ends = _ends(standings)
    heads = f"     {say(_AREA, 'column-bot')}", say(_AREA, "column-rating")
    table = _columns(first, heads, _average(ends, room), say(_AREA, "column-decision"))
    for name, contender in zip(first[1], standings.contenders, strict=True):
        table.add_row(
            Text(name),
            number(contender.rating.mean, 1),
            _range(contender.rating),
            _whiskers(contender.rating, ends, room),
            _time(standings.timing[contender.bot]),
        )
    return table


def _ends(standings: Standings) -> tuple[float, float]:
    """Return the ratings at both ends of the chart, so that all intervals fit."""
    ends = [end for contender in standings.contenders for end in contender.rating.span]
    return min(AVERAGE, *ends) - 0.5, max(AVERAGE, *ends) + 0.5


def _place(value: float, ends: tuple[float, float], room: int) -> int:
    low, high = ends
    return min(room - 1, int((value - low) / (high - low) * room))


def _average(ends: tuple[float, float], room: int) -> Text:
    said = say(_AREA, "average", rating=round(AVERAGE))
    return pointer(said, _place(AVERAGE, ends, room), room)


def _whiskers(rating: Estimate, ends: tuple[float, float], room: int) -> Text:
    """Return a dot at the rating, a line for its interval, and a tick at the average."""
    text = [(" ", "")] * room
    text[_place(AVERAGE, ends, room)] = ("│", "dim")
    if rating.low is not None and rating.high is not None:
        low, high = _place(rating.low, ends, room), _place(rating.high, ends, room)
        for place in range(low, high + 1):
            text[place] = ("─", "cyan")
        text[low], text[high] = ("├", "cyan"), ("┤", "cyan")
    text[_place(rating.mean, ends, room)] = ("●", "bold cyan")
    return Text.assemble(*text)


def _range(rating: Estimate) -> str:
    if rating.low is None or rating.high is None:
        return ""
    return f"{number(rating.low, 1):>4} – {number(rating.high, 1)}"


def _time(seconds: float) -> str:
    """Return a duration in one of three units."""
    if seconds >= 1:
        return f"{number(seconds, 1)} s"
    if seconds >= 1e-3:
        return f"{number(seconds * 1e3, 1)} ms"
    return f"{number(seconds * 1e6, 1)} µs"


def _wins(first: tuple[int, list[str]], standings: Standings, room: int) -> Table:
    scale = scale_of((one.wins.span[1] for one in standings.contenders), standings.fair)
    fair = ruler(standings.fair, scale, room)
    heads = f"     {say(_AREA, 'column-bot')}", say(_AREA, "column-wins")
    table = _columns(first, heads, fair, say(_AREA, "column-games"))
    for name, contender in zip(first[1], standings.contenders, strict=True):
        colour = COLOURS[contender.against_fair]
        table.add_row(
            Text(name),
            Text(f"{MARKS[contender.against_fair]} {percent(contender.wins.mean)}", style=colour),
            share_range(contender.wins),
            soft_bar(contender.wins, standings.fair, scale, room, colour),
            str(contender.games),
        )
    return table


def _cross_table(first: tuple[int, list[str]], standings: Standings, width: int) -> RenderableType:
    """Return who finishes ahead of whom, in percent of their meetings, as precise as there is
    room."""
    count = len(standings.contenders)
    room = (width - first[0] - 2) // count - 2
    if room < 3:
        return Text(f"     {say(_AREA, 'no-room', count=count)}", style="dim")
    table = grid(_names(first, f"     {say(_AREA, 'column-ahead')}"))
    for place in range(1, count + 1):
        table.add_column(str(place), justify="right", no_wrap=True)
    by_names = {(pair.bot, pair.other): pair for pair in standings.pairs}
    for name, contender in zip(first[1], standings.contenders, strict=True):
        cells = [_cell(by_names, contender, other, room) for other in standings.contenders]
        table.add_row(Text(name), *cells)
    return table


def _cell(
    pairs: dict[tuple[str, str], Pair], contender: Contender, other: Contender, room: int
) -> Text:
    if contender is other:
        return Text("·", style="dim")
    pair = pairs.get((contender.bot, other.bot))
    ahead = pair.ahead if pair is not None else _reversed(pairs[other.bot, contender.bot].ahead)
    if ahead is None:
        return Text("–", style="dim")
    told = f"{100 * ahead.mean:.0f}"
    if ahead.low is None or ahead.high is None:
        return Text(told)
    if room >= _CELL:
        told += f" ({100 * ahead.low:.0f}–{100 * ahead.high:.0f})"
    colour = "green" if ahead.low > 0.5 else "red" if ahead.high < 0.5 else ""
    return Text(told, style=colour)


def _reversed(ahead: Estimate | None) -> Estimate | None:
    """Return the estimate from the other bot's side."""
    if ahead is None:
        return None
    low = None if ahead.high is None else 1 - ahead.high
    high = None if ahead.low is None else 1 - ahead.low
    return Estimate(1 - ahead.mean, low, high)


def _legend(standings: Standings) -> str:
    lead = round(lead_for(0.75, standings.sides), 1)
    said = say(_AREA, "arena-legend", average=round(AVERAGE), lead=lead)
    if standings.sides < standings.seats:
        said += " " + say(_AREA, "sides")
    return said
