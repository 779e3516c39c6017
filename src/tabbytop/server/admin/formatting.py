"""Times as operators type them, and rows as they read them.

No row ever holds a seed, a hand, a move or a password hash.
"""

import re
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, Final

import msgspec
import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from tabbytop.kernel.telling import printable
from tabbytop.texts.message import Message
from tabbytop.texts.spoken import render, say

if TYPE_CHECKING:
    from tabbytop.server.store.moderation import Report, Restriction
    from tabbytop.server.store.rows import Person, TableSummary

Row = dict[str, Any]
_AREA: Final = "server-command"
_UNITS: Final = {"s": 1, "m": 60, "h": 3600, "d": 86_400, "w": 604_800}
_LONGEST: Final = 100 * 366 * 86_400

# Times.


def moment(at: int) -> str:
    """A time in milliseconds as text, in UTC."""
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M:%S")


def duration_ms(words: str) -> int:
    """`30m`, `12h`, `2d` or `1w` in milliseconds."""
    found = re.fullmatch(r"(\d{1,6})([smhdw])", words.strip().lower())
    seconds = int(found[1]) * _UNITS[found[2]] if found else 0
    if not 0 < seconds <= _LONGEST:
        raise typer.BadParameter(say(_AREA, "no-duration", words=repr(words)))
    return seconds * 1000


def until_ms(words: str, now: int) -> int:
    """A date, a date and time (UTC by default), or a duration from now, in milliseconds."""
    try:
        at = datetime.fromisoformat(words.strip())
    except ValueError:
        try:
            return now + duration_ms(words)
        except typer.BadParameter:
            raise typer.BadParameter(say(_AREA, "no-time", words=repr(words))) from None
    if at.tzinfo is None:
        at = at.replace(tzinfo=UTC)
    until = int(at.timestamp() * 1000)
    if until <= now:
        raise typer.BadParameter(say(_AREA, "time-over", words=repr(words)))
    return until


# Rows.


class Restricted:
    """A restriction: in English for programs, with a message for people."""

    def __init__(self, restriction: "Restriction") -> None:
        kind, until = restriction.kind, restriction.until
        time = None if until is None else moment(until)
        self.message = Message(_AREA, "restriction", kind=kind, time=time)
        self._words = f"{kind} for good" if time is None else f"{kind} until {time}"

    def __str__(self) -> str:
        return self._words


def person_row(person: "Person", restrictions: "Sequence[Restriction]" = ()) -> Row:
    """A person, without the password hash."""
    return {
        "id": person.id,
        "name": person.name,
        "login": person.login or "",
        "cat": person.cat,
        "created": moment(person.created),
        "seen": moment(person.seen),
        "restrictions": [Restricted(each) for each in restrictions if each.person == person.id],
    }


def table_row(table: "TableSummary") -> Row:
    """A table, without its game's state."""
    return {
        "id": table.id,
        "game": table.setup.game,
        "status": table.status,
        "public": table.setup.public,
        "created": moment(table.setup.created),
        "moved": moment(table.moved),
        "seats": [
            {"seat": seat, "kind": who.kind, "name": who.name, "person": who.person}
            for seat, who in enumerate(table.occupants)
        ],
    }


def report_row(report: "Report") -> Row:
    """A player's report."""
    return {
        "number": report.id,
        "at": moment(report.at),
        "table": report.table_id,
        "accused": report.accused_name,
        "accused_id": report.accused,
        "reason": report.reason,
        "said": report.quote,
        "text": report.text,
        "reporter": report.reporter_name,
        "reporter_id": report.reporter,
        "done": "" if report.done_at is None else f"{moment(report.done_at)} {report.done_by}",
    }


def show_rows(rows: Sequence[Row], as_json: bool, columns: Sequence[str] = ()) -> None:
    """Print rows as a table, or as JSON with all columns."""
    if as_json:
        show_json(list(rows))
        return
    if not rows:
        typer.echo(say(_AREA, "no-rows"))
        return
    table = Table(box=None, pad_edge=False)
    for column in columns:
        table.add_column(say(_AREA, f"column-{column}"), overflow="fold")
    for row in rows:
        table.add_row(*[Text(_cell_text(row[column], column)) for column in columns])
    Console(soft_wrap=False).print(table)


def show_one(row: Row, as_json: bool) -> None:
    """Print one row, a line for each column, or as JSON."""
    if as_json:
        show_json(row)
        return
    for name, value in row.items():
        typer.echo(f"{say(_AREA, f'column-{name}')}: {_cell_text(value, name)}")


def show_json(value: object) -> None:
    """Print a value as indented JSON."""
    encoded = msgspec.json.encode(value, enc_hook=str)
    typer.echo(msgspec.json.format(encoded, indent=2).decode())


def _cell_text(value: object, column: str = "") -> str:
    if isinstance(value, list):
        return ", ".join(map(_cell_text, value))
    if isinstance(value, Restricted):
        return render(value.message)
    if isinstance(value, bool):
        return say("terminal", "yes" if value else "no")
    if column == "reason":
        return say(_AREA, f"reason-{value}")
    if isinstance(value, dict):
        return printable(" ".join(str(part) for part in value.values() if part not in ("", None)))
    return printable(str(value))
