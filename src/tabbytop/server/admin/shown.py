"""What an operator is shown. Never a seed, a hand, a move or the hash of a password."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec
import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from tabbytop.kernel.telling import printable
from tabbytop.server.admin.acts import moment

if TYPE_CHECKING:
    from tabbytop.server.store.moderation import Report, Restriction
    from tabbytop.server.store.people import Person
    from tabbytop.server.store.rows import Listed

Row = dict[str, Any]


def person_row(person: "Person", restrictions: "Sequence[Restriction]" = ()) -> Row:
    """A person, without the hash of the password."""
    return {
        "id": person.id,
        "name": person.name,
        "login": person.login or "",
        "cat": person.cat,
        "created": moment(person.created),
        "seen": moment(person.seen),
        "restrictions": [
            f"{each.kind} {'for good' if each.until is None else 'until ' + moment(each.until)}"
            for each in restrictions
            if each.person == person.id
        ],
    }


def table_row(table: "Listed") -> Row:
    """A table from outside."""
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
    """A report."""
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
    """Rows as a table, or all of them as JSON."""
    if as_json:
        show_json(list(rows))
        return
    if not rows:
        typer.echo("none")
        return
    table = Table(box=None, pad_edge=False)
    for column in columns:
        table.add_column(column, overflow="fold")
    for row in rows:
        table.add_row(*[Text(_told(row[column])) for column in columns])
    Console(soft_wrap=False).print(table)


def show_one(row: Row, as_json: bool) -> None:
    """One thing, a line a fact."""
    if as_json:
        show_json(row)
        return
    for name, value in row.items():
        typer.echo(f"{name}: {_told(value)}")


def show_json(value: object) -> None:
    """The same for programs."""
    typer.echo(msgspec.json.format(msgspec.json.encode(value), indent=2).decode())


def _told(value: object) -> str:
    if isinstance(value, list):
        return ", ".join(map(_told, value))
    if isinstance(value, dict):
        return printable(" ".join(str(part) for part in value.values() if part not in ("", None)))
    return printable(str(value))
