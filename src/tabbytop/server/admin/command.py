"""The command line of `tabbytop admin`.

Commands import what they need when they run, so that `tabbytop --help` stays fast.
"""

import asyncio
import getpass
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer

from tabbytop.command_help import Command
from tabbytop.kernel.telling import printable
from tabbytop.server.settings import Settings, load_settings

if TYPE_CHECKING:
    from tabbytop.server.admin.actions import Admin

# ruff: noqa: PLC0415

T = TypeVar("T")

_AREA = "server-command"

admin = typer.Typer(name="admin", no_args_is_help=True, pretty_exceptions_enable=False)

_Database = Annotated[str | None, typer.Option(metavar="URL|FILE")]
_Config = Annotated[Path | None, typer.Option(metavar="FILE")]
_By = Annotated[str | None, typer.Option(metavar="NAME")]
_Json = Annotated[bool, typer.Option("--json")]
_Limit = Annotated[int, typer.Option(min=1, max=10_000, metavar="NUMBER")]
_For = Annotated[str | None, typer.Option("--for", metavar="TIME")]
_Yes = Annotated[bool, typer.Option("--yes")]
_Person = Annotated[str, typer.Argument(metavar="PERSON")]
_Table = Annotated[str, typer.Argument(metavar="TABLE")]
_Either = Annotated[str, typer.Argument(metavar="PERSON|TABLE")]
_Whom = Annotated[str, typer.Argument(metavar="PERSON|ADDRESSES")]


def _run(
    database: str | None,
    config: Path | None,
    by: str | None,
    job: "Callable[[Admin], Awaitable[T]]",
) -> T:
    """Run the job on the database; print an AdminError in a line, and exit with 1."""
    from tabbytop.server.admin.actions import AdminError, AmbiguousTarget, open_admin
    from tabbytop.texts.spoken import render

    chosen: Settings = load_settings({"database": database}, file=config)
    actor = by or getpass.getuser()

    async def run() -> T:
        async with open_admin(chosen, actor) as found:
            return await job(found)

    try:
        return asyncio.run(run())
    except AdminError as error:
        typer.echo(f"tabbytop: {printable(render(error.message))}", err=True)
        if isinstance(error, AmbiguousTarget):
            for line in error.lines:
                typer.echo(f"  {printable(render(line))}", err=True)
        raise typer.Exit(1) from None


def _done(key: str, **args: object) -> None:
    from tabbytop.texts.spoken import say

    typer.echo(printable(say(_AREA, key, **args)))


@admin.command("people", cls=Command)
def list_people(
    name: Annotated[str, typer.Option(metavar="TEXT")] = "",
    accounts: Annotated[bool | None, typer.Option("--accounts/--guests")] = None,
    seen: Annotated[str | None, typer.Option(metavar="TIME")] = None,
    limit: _Limit = 50,
    as_json: _Json = False,
    database: _Database = None,
    config: _Config = None,
) -> None:
    """List people, those first who were here last."""
    from tabbytop.server.admin.formatting import duration_ms, person_row, show_rows
    from tabbytop.server.clock import milliseconds

    now = milliseconds()
    since = 0 if seen is None else now - duration_ms(seen)

    async def listed(found: "Admin") -> list[dict[str, Any]]:
        operators = found.store.operators
        restrictions = await operators.restrictions(now)
        people = await operators.list_people(
            accounts=accounts, seen_since=since, name=name, limit=limit
        )
        return [person_row(each, restrictions) for each in people]

    rows = _run(database, config, None, listed)
    show_rows(rows, as_json, ["id", "name", "login", "seen", "restrictions"])


@admin.command("tables", cls=Command)
def list_tables(
    status: Annotated[str | None, typer.Option(metavar="STATUS")] = None,
    game: Annotated[str | None, typer.Option(metavar="GAME")] = None,
    person: Annotated[str | None, typer.Option(metavar="PERSON")] = None,
    limit: _Limit = 50,
    as_json: _Json = False,
    database: _Database = None,
    config: _Config = None,
) -> None:
    """List tables, the newest first."""
    from tabbytop.server.admin.formatting import show_rows, table_row

    async def listed(found: "Admin") -> list[dict[str, Any]]:
        key = None if person is None else (await found.person(person)).id
        tables = await found.store.operators.list_tables(
            status=status, game=game, person=key, limit=limit
        )
        return [table_row(each) for each in tables]

    rows = _run(database, config, None, listed)
    show_rows(rows, as_json, ["id", "game", "status", "moved", "seats"])


@admin.command(cls=Command)
def show(
    which: _Either, as_json: _Json = False, database: _Database = None, config: _Config = None
) -> None:
    """Show a person or a table."""
    from tabbytop.server.admin.formatting import person_row, show_one, table_row
    from tabbytop.server.clock import milliseconds

    async def shown(found: "Admin") -> dict[str, Any]:
        meant = await found.person_or_table(which)
        operators = found.store.operators
        if meant.table is not None:
            return table_row(meant.table)
        assert meant.person is not None
        tables = await operators.list_tables(
            status=None, game=None, person=meant.person.id, limit=50
        )
        row = person_row(meant.person, await operators.restrictions(milliseconds()))
        sessions = await found.store.sessions_of(meant.person.id)
        return {**row, "sessions": len(sessions), "tables": [each.id for each in tables]}

    show_one(_run(database, config, None, shown), as_json)


@admin.command(cls=Command)
def close(
    table: _Table, by: _By = None, database: _Database = None, config: _Config = None
) -> None:
    """Close a table, also in the middle of a game."""
    _done("closed", table=_run(database, config, by, lambda found: found.close(table)))


@admin.command(cls=Command)
def mute(
    person: _Person,
    time: _For = None,
    by: _By = None,
    database: _Database = None,
    config: _Config = None,
) -> None:
    """Let somebody play but not talk."""
    until = _until(time)
    _done("muted", name=_run(database, config, by, lambda found: found.mute(person, until)).name)


@admin.command(cls=Command)
def unmute(
    person: _Person, by: _By = None, database: _Database = None, config: _Config = None
) -> None:
    """Let somebody talk again."""
    _done("unmuted", name=_run(database, config, by, lambda found: found.unmute(person)).name)


@admin.command(cls=Command)
def ban(
    whom: _Whom,
    time: _For = None,
    by: _By = None,
    database: _Database = None,
    config: _Config = None,
) -> None:
    """Keep a person or a range of addresses out."""
    until = _until(time)
    _done("banned", name=_run(database, config, by, lambda found: found.ban(whom, until)))


@admin.command(cls=Command)
def unban(whom: _Whom, by: _By = None, database: _Database = None, config: _Config = None) -> None:
    """Let a person or a range of addresses in again."""
    _done("unbanned", name=_run(database, config, by, lambda found: found.unban(whom)))


@admin.command(cls=Command)
def rename(
    person: _Person,
    name: Annotated[str, typer.Argument(metavar="NAME")],
    by: _By = None,
    database: _Database = None,
    config: _Config = None,
) -> None:
    """Call somebody differently, also at the tables where they sit."""
    _done("renamed", name=_run(database, config, by, lambda found: found.rename(person, name)))


@admin.command(cls=Command)
def delete(
    which: _Either,
    yes: _Yes = False,
    by: _By = None,
    database: _Database = None,
    config: _Config = None,
) -> None:
    """Forget a person, as if they had deleted themselves, or remove a table, for good."""
    from tabbytop.server.admin.actions import person_line, table_line
    from tabbytop.texts.spoken import render, say

    found = _run(database, config, by, lambda found: found.person_or_table(which))
    if not yes:
        lines = [person_line(found.person)] if found.person else []
        lines += [table_line(found.table)] if found.table else []
        target = printable(" ".join(map(render, lines)))
        answer = typer.prompt(say(_AREA, "delete-really", target=target), "", show_default=False)
        if answer.strip().lower() not in say("terminal", "yes-words").split():
            raise typer.Abort
    _done("deleted", name=_run(database, config, by, lambda admin: admin.delete(found)))


@admin.command("reset-password", cls=Command)
def reset_password(
    person: _Person, by: _By = None, database: _Database = None, config: _Config = None
) -> None:
    """Give an account a new password by chance, and log it out everywhere."""
    found, new = _run(database, config, by, lambda found: found.reset_password(person))
    _done("new-password", login=found.login, password=new)


@admin.command(cls=Command)
def announce(
    text: Annotated[str | None, typer.Argument(metavar="TEXT")] = None,
    until: Annotated[str | None, typer.Option(metavar="TIME")] = None,
    clear: Annotated[bool, typer.Option("--clear")] = False,
    by: _By = None,
    database: _Database = None,
    config: _Config = None,
) -> None:
    """Announce something to everybody, on the page and at the tables."""
    from tabbytop.server.admin.formatting import until_ms
    from tabbytop.server.clock import milliseconds
    from tabbytop.texts.spoken import say

    if clear == (text is not None):
        raise typer.BadParameter(say(_AREA, "announce-what"))
    if text is None:
        count = _run(database, config, by, lambda found: found.withdraw_announcements())
        _done("withdrawn", count=count)
        return
    end = None if until is None else until_ms(until, milliseconds())
    _run(database, config, by, lambda found: found.announce(text, end))
    _done("announced")


@admin.command(cls=Command)
def reports(
    done: Annotated[list[int] | None, typer.Option(metavar="NUMBER")] = None,
    everything: Annotated[bool, typer.Option("--all")] = False,
    limit: _Limit = 50,
    as_json: _Json = False,
    by: _By = None,
    database: _Database = None,
    config: _Config = None,
) -> None:
    """List what players reported, or mark it as done."""
    from tabbytop.server.admin.formatting import report_row, show_rows

    async def listed(found: "Admin") -> list[dict[str, Any]]:
        for number in done or []:
            await found.mark_done(number)
        which = None if everything else False
        found_reports = await found.store.operators.reports(done=which, limit=limit)
        return [report_row(each) for each in found_reports]

    rows = _run(database, config, by, listed)
    columns = ["number", "at", "accused", "reason", "said", "text", "reporter", "table"]
    show_rows(rows, as_json, [*columns, "done"] if everything else columns)


@admin.command(cls=Command)
def log(
    limit: _Limit = 50,
    as_json: _Json = False,
    database: _Database = None,
    config: _Config = None,
) -> None:
    """List what operators did, the latest first."""
    from tabbytop.server.admin.formatting import moment, show_rows

    async def listed(found: "Admin") -> list[dict[str, Any]]:
        return [
            {
                "at": moment(each.at),
                "by": each.actor,
                "act": each.act,
                "target": each.target,
                "name": each.name,
                "detail": each.detail,
            }
            for each in await found.store.operators.admin_log(limit)
        ]

    rows = _run(database, config, None, listed)
    show_rows(rows, as_json, ["at", "by", "act", "target", "name", "detail"])


def _until(time: str | None) -> int | None:
    from tabbytop.server.admin.formatting import duration_ms
    from tabbytop.server.clock import milliseconds

    return None if time is None else milliseconds() + duration_ms(time)
