"""Which database an address means."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from tabbytop.server.errors import missing_driver
from tabbytop.server.store.migrating import BadDatabase, migrate
from tabbytop.server.store.sqlite import Sqlite

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from tabbytop.server.store.database import Database

_FILE: Final = "sqlite:///"


def file_of(url: str) -> Path | None:
    """The file of a database in a file, None if it is not one."""
    if url.startswith(_FILE) or "://" not in url:
        return Path(url.removeprefix(_FILE))
    return None


async def open_database(url: str, prepare: "Callable[[Connection], None]" = migrate) -> "Database":
    """The database of that address: a file of SQLite, or `postgresql://…`.

    It is prepared under a lock that keeps others from doing so, in one transaction.
    """
    file = file_of(url)
    if file is not None:
        return await Sqlite.open(file, prepare)
    if url.startswith(("postgresql://", "postgres://")):
        try:
            from tabbytop.server.store.postgresql import Postgresql  # noqa: PLC0415 - if wanted
        except ModuleNotFoundError as error:
            raise BadDatabase(missing_driver(error)) from None
        return await Postgresql.open(url, prepare)
    raise BadDatabase(f"{url.partition('://')[0]}:// is no database that I know")
