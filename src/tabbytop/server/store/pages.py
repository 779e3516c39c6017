"""The pages of a SQLite file: large enough for the longest line of a log, and given back when free.

A table without row ids, as the log is, keeps a row in its page only up to about a quarter of it;
the rest goes to whole pages of its own. With SQLite's usual 4 KiB, a sentence of 300 emoji takes
4.7 KB of disk; with 8 KiB pages it takes 1.5 KB, and short moves take what they took before.
"""

import logging
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

from tabbytop.server.store.migrating import BadDatabase

PAGE_BYTES: Final = 8192
_LAYOUT: Final = (f"PRAGMA page_size = {PAGE_BYTES}", "PRAGMA auto_vacuum = INCREMENTAL")
_OLD_STEP: Final = "0001"  # of the schema of 0.1.0, whose files had small pages
_LOG: Final = logging.getLogger(__name__)


def lay_out_new_file(path: Path, patience: float) -> None:
    """Give a file that is still empty its pages; `patience` is how long others may keep it."""
    if path.stat().st_size:
        return
    with closing(sqlite3.connect(path, timeout=patience, isolation_level=None)) as connection:
        for pragma in (*_LAYOUT, "PRAGMA journal_mode = WAL"):
            connection.execute(pragma)


def convert_old_file(path: Path) -> None:
    """Rewrite a file of 0.1.0 with larger pages, once, before its schema is brought up to date.

    Where that is not possible now (somebody else has it open, the disk has no room for a copy) the
    file stays as it is, which works too.
    """
    if not path.exists() or not path.stat().st_size:
        return
    try:
        with closing(_connected(path)) as connection:
            if _is_old(connection):
                _rewrite(connection)
    except sqlite3.OperationalError as error:
        _LOG.warning("the database file keeps its small pages: %s", error)
    except sqlite3.DatabaseError:
        return  # whoever opens it next says what is wrong with it


def compact(path: Path) -> None:
    """Rewrite the file without gaps and with large pages. BadDatabase if that cannot be now."""
    try:
        with closing(_connected(path)) as connection:
            _rewrite(connection)
    except sqlite3.Error as error:
        raise BadDatabase(f"{path} cannot be rewritten now: {error}") from error


def _connected(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(path, timeout=0, isolation_level=None)


def _is_old(connection: sqlite3.Connection) -> bool:
    size = connection.execute("PRAGMA page_size").fetchone()[0]
    known = "SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'"
    if size >= PAGE_BYTES or connection.execute(known).fetchone() is None:
        return False
    step = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    return step is not None and step[0] == _OLD_STEP


def _rewrite(connection: sqlite3.Connection) -> None:
    # With a write-ahead log the size of pages is fixed. This fails while others use the file.
    connection.execute("PRAGMA journal_mode = DELETE")
    try:
        for pragma in _LAYOUT:
            connection.execute(pragma)
        connection.execute("VACUUM")
    finally:
        connection.execute("PRAGMA journal_mode = WAL")
