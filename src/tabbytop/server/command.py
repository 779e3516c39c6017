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

# What a command needs is imported when it runs, see above.
# ruff: noqa: PLC0415

_NO_PAGE = "This copy has no page, so only the API answers; in a clone, `make play` builds the page"

_Config = Annotated[
    Path | None,
    typer.Option(metavar="FILE", help="Settings as TOML; else the file in TABBYTOP_CONFIG."),
]
_Open = Annotated[bool, typer.Option("--open", help="Open the page in a browser.")]
_Lan = Annotated[
    bool,
    typer.Option(
        "--lan",
        help="For everybody in your network: listen there, and show the address as a QR code, too.",
    ),
]
_Database = Annotated[
    str | None,
    typer.Option(help="As for `serve`: `postgresql://…`, or a file; else as the settings say."),
]
_DryRun = Annotated[bool, typer.Option("--dry-run", help="Only say what would be deleted.")]
_Compact = Annotated[
    bool,
    typer.Option(
        "--compact", help="Also rewrite SQLite's file without gaps; stop the server first."
    ),
]
_Backup = Annotated[Path, typer.Argument(metavar="FILE", help="Where the backup is.")]


def serve(
    config: _Config = None,
    open: _Open = False,  # noqa: A002 - the flag
    lan: _Lan = False,
    **flags: object,
) -> None:
    """People at tables: the page, the API and the bots, until Ctrl-C.

    Every setting can also stand in the environment (TABBYTOP_PORT=80) or in a file (port = 80);
    a flag wins over the environment, which wins over the file.
    """
    if lan and flags.get("host") is not None:
        raise BadSettings("--lan: it chooses where to listen; leave --host out")
    from tabbytop.server.addresses import all_addresses, lan_address, with_host
    from tabbytop.server.launching import has_page, open_page
    from tabbytop.server.logs import start_logging
    from tabbytop.server.serving import serve as run

    address = lan_address() if lan else None
    if address is not None:
        flags["host"] = all_addresses(address)
    elif lan:
        raise BadSettings("--lan: this machine seems to be in no network; --host names an address")
    chosen = load_settings(flags, file=config)

    def on_listening(url: str) -> None:
        if address is None:
            typer.echo(f"Tabbytop is at {url}, Ctrl-C ends it")
        else:
            _show_address(with_host(url, str(address)))
        if not has_page():
            typer.echo(_NO_PAGE, err=True)
        elif open:
            open_page(url)

    start_logging(chosen)
    run(chosen, on_listening)


def backup(file: _Backup, database: _Database = None, config: _Config = None) -> None:
    """Write everything that the server keeps to a file, while it runs.

    The file holds secrets: seeds of running games, hashes of passwords, the server's key.
    """
    import asyncio

    from tabbytop.server.store.backup import back_up

    count = asyncio.run(back_up(load_settings({"database": database}, file=config).database, file))
    typer.echo(f"{file}: {count:,} rows")


def restore(file: _Backup, database: _Database = None, config: _Config = None) -> None:
    """Fill an empty database from a backup, also one of the other kind; then start the server."""
    import asyncio

    from tabbytop.server.store.backup import restore as fill

    count = asyncio.run(fill(load_settings({"database": database}, file=config).database, file))
    typer.echo(f"{count:,} rows restored")


def tidy(
    dry_run: _DryRun = False,
    compact: _Compact = False,
    database: _Database = None,
    config: _Config = None,
) -> None:
    """Delete old tables, chat and guests, as the settings `keep_…_days` say, while the server runs.

    The server does the same by itself once a day.
    """
    import asyncio
    import time

    from tabbytop.server.store.migration import BadDatabase
    from tabbytop.server.store.retention import RetentionCounts, RetentionPolicy
    from tabbytop.server.store.sqlite_file import compact as compact_file
    from tabbytop.server.store.store import Store, file_of

    chosen = load_settings({"database": database}, file=config)
    file = file_of(chosen.database)
    if file is not None and not file.exists():
        raise BadDatabase(f"there is no database {file}")

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
    typer.echo("would be deleted:" if dry_run else "deleted:")
    for name, count in (
        ("unfinished tables", done.unfinished),
        ("finished tables", done.finished),
        ("sentences of chat", done.chat),
        ("guests", done.guests),
    ):
        typer.echo(f"{count:>9,} {name}")
    if compact and not dry_run:
        if file is None:
            raise BadDatabase("--compact is for SQLite; PostgreSQL has VACUUM FULL")
        before = file.stat().st_size
        compact_file(file)
        typer.echo(f"{file}: {before:,} bytes before, {file.stat().st_size:,} now")


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

    typer.echo(f"Tabbytop is at {url}, for everybody in your network; Ctrl-C ends it")
    picture = qr_picture(url, sys.stdout.encoding)
    if picture:
        typer.echo(f"\n{picture}\n\nA phone in this network opens it by its camera.")


assert isinstance(serve, FunctionType)
_with_a_flag_for_every_setting(serve)
