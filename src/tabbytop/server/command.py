"""`tabbytop serve`, `backup`, `restore` and `tidy`.

Only what the command line itself needs is imported at the top: `tabbytop --help` waits for it.
"""

import sys
from inspect import Parameter, Signature
from pathlib import Path
from types import FunctionType
from typing import Annotated

import typer

from tabbytop.server.settings import (
    LIMITS,
    BadSettings,
    SettingInfo,
    describe_settings,
    flag_name,
    load_settings,
)
from tabbytop.texts.message import Message

# What a command needs is imported when it runs, see above.
# ruff: noqa: PLC0415

_AREA = "server-command"

_Config = Annotated[Path | None, typer.Option(metavar="FILE")]
_Open = Annotated[bool, typer.Option("--open")]
_Lan = Annotated[bool, typer.Option("--lan")]
_Database = Annotated[str | None, typer.Option(metavar="URL|FILE")]
_DryRun = Annotated[bool, typer.Option("--dry-run")]
_Compact = Annotated[bool, typer.Option("--compact")]
_Backup = Annotated[Path, typer.Argument(metavar="FILE")]


def serve(
    config: _Config = None,
    open: _Open = False,  # noqa: A002 - the flag
    lan: _Lan = False,
    **flags: object,
) -> None:
    """Serve the page, the API and the bots until Ctrl-C."""
    if lan and flags.get("host") is not None:
        raise BadSettings(Message(_AREA, "lan-and-host"))
    from tabbytop.server.addresses import all_addresses, lan_address, with_host
    from tabbytop.server.launching import has_page, open_page
    from tabbytop.server.logs import start_logging
    from tabbytop.server.serving import serve as run
    from tabbytop.texts.spoken import say

    address = lan_address() if lan else None
    if address is not None:
        flags["host"] = all_addresses(address)
    elif lan:
        raise BadSettings(Message(_AREA, "no-network"))
    chosen = load_settings(flags, file=config)

    def on_listening(url: str) -> None:
        if address is None:
            typer.echo(say(_AREA, "serves", url=url))
        else:
            _show_address(with_host(url, str(address)))
        if not has_page():
            typer.echo(say(_AREA, "no-page"), err=True)
        elif open:
            open_page(url)

    start_logging(chosen)
    run(chosen, on_listening)


def backup(file: _Backup, database: _Database = None, config: _Config = None) -> None:
    """Write everything that the server keeps to a file, while it runs."""
    import asyncio

    from tabbytop.server.store.backup import back_up
    from tabbytop.texts.spoken import say

    count = asyncio.run(back_up(load_settings({"database": database}, file=config).database, file))
    typer.echo(say(_AREA, "backed-up", file=str(file), rows=count))


def restore(file: _Backup, database: _Database = None, config: _Config = None) -> None:
    """Fill an empty database from a backup, also one of the other kind; then start the server."""
    import asyncio

    from tabbytop.server.store.backup import restore as fill
    from tabbytop.texts.spoken import say

    count = asyncio.run(fill(load_settings({"database": database}, file=config).database, file))
    typer.echo(say(_AREA, "restored", rows=count))


def tidy(
    dry_run: _DryRun = False,
    compact: _Compact = False,
    database: _Database = None,
    config: _Config = None,
) -> None:
    """Delete old tables, chat and guests, as the settings `keep_…_days` say, while the server
    runs."""
    import asyncio
    import time

    from tabbytop.server.store.migration import BadDatabase
    from tabbytop.server.store.retention import RetentionCounts, RetentionPolicy
    from tabbytop.server.store.sqlite_file import compact as compact_file
    from tabbytop.server.store.store import Store, file_of
    from tabbytop.texts.spoken import say

    chosen = load_settings({"database": database}, file=config)
    file = file_of(chosen.database)
    if file is not None and not file.exists():
        raise BadDatabase(Message(_AREA, "no-database", file=str(file)))

    async def run() -> RetentionCounts:
        store = await Store.open(chosen.database)
        try:
            now = time.time_ns() // 1_000_000
            return await store.apply_retention(
                RetentionPolicy.from_settings(chosen), now, dry_run=dry_run
            )
        finally:
            await store.close()

    done = asyncio.run(run())
    typer.echo(say(_AREA, "tidy-would-delete" if dry_run else "tidy-deleted"))
    for name, count in (
        (say(_AREA, "tidy-unfinished"), done.unfinished),
        (say(_AREA, "tidy-finished"), done.finished),
        (say(_AREA, "tidy-chat"), done.chat),
        (say(_AREA, "tidy-guests"), done.guests),
    ):
        typer.echo(f"{count:>9} {name}")
    if compact and not dry_run:
        if file is None:
            raise BadDatabase(Message(_AREA, "compact-sqlite"))
        before = file.stat().st_size
        compact_file(file)
        after = file.stat().st_size
        typer.echo(say(_AREA, "compacted", file=str(file), before=before, after=after))


def _with_a_flag_for_every_setting(command: FunctionType) -> None:
    """Typer reads a command's signature: here it is written from the settings."""
    known = Signature.from_callable(command).parameters.values()
    own = [parameter for parameter in known if parameter.kind is not Parameter.VAR_KEYWORD]
    for setting in describe_settings():
        kind = setting.kind | None
        own.append(
            Parameter(
                setting.name, Parameter.KEYWORD_ONLY, default=_option(setting), annotation=kind
            )
        )
    vars(command)["__signature__"] = Signature(own)
    command.__annotations__ = {parameter.name: parameter.annotation for parameter in own}


def _option(setting: SettingInfo) -> typer.models.OptionInfo:
    name = flag_name(setting.name)
    if setting.kind is bool:
        name = f"{name}/--no-{name.removeprefix('--')}"
    default = ",".join(setting.default) if isinstance(setting.default, list) else setting.default
    info = typer.Option(
        None,
        name,
        help=setting.about,
        show_default=str(default).lower() if default not in ("", []) else False,
        rich_help_panel="Limits" if setting.name in LIMITS else "Settings",
    )
    assert isinstance(info, typer.models.OptionInfo)
    return info


def _show_address(url: str) -> None:
    """Print the address for other devices, also as a QR code."""
    from tabbytop.server.qr_code import qr_picture
    from tabbytop.texts.spoken import say

    typer.echo(say(_AREA, "serves-network", url=url))
    picture = qr_picture(url, sys.stdout.encoding)
    if picture:
        typer.echo(f"\n{picture}\n\n{say(_AREA, 'scan-code')}")


assert isinstance(serve, FunctionType)
_with_a_flag_for_every_setting(serve)
