"""Migrations: bring a database to the schema of this version."""

from pathlib import Path
from typing import TYPE_CHECKING, Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory

from tabbytop.kernel.errors import TabbytopError
from tabbytop.texts.message import Message

if TYPE_CHECKING:
    from sqlalchemy import Connection

_SCRIPTS: Final = Path(__file__).with_name("migrations")


class BadDatabase(TabbytopError):
    """The database cannot be used; the message says why."""


def migrate(connection: "Connection", upto: str = "head") -> None:
    """Apply the missing migrations, in the transaction and under the lock of the caller."""
    config = Config()
    config.set_main_option("script_location", str(_SCRIPTS).replace("%", "%%"))
    config.attributes["connection"] = connection
    scripts = ScriptDirectory.from_config(config)
    present = schema_version(connection)
    if present == scripts.get_current_head():
        return
    known = {script.revision for script in scripts.walk_revisions()}
    for step in (present, None if upto == "head" else upto):
        if step is not None and step not in known:
            raise BadDatabase(Message("server-command", "newer-database", step=step))
    command.upgrade(config, upto)


def require_current(connection: "Connection") -> None:
    """Raise BadDatabase unless the schema is that of this version. Change nothing."""
    config = Config()
    config.set_main_option("script_location", str(_SCRIPTS).replace("%", "%%"))
    if schema_version(connection) != ScriptDirectory.from_config(config).get_current_head():
        raise BadDatabase(Message("server-command", "other-database"))


def schema_version(connection: "Connection") -> str | None:
    """The last migration that was applied; None: the database is new."""
    return MigrationContext.configure(connection).get_current_revision()
