"""The page layout of a SQLite file: pages large enough for the longest entry of a log, and returned
to the system when they are free.

In a table WITHOUT ROWID, such as the log, a row stays in its page only up to about a quarter of the
page; the rest goes to overflow pages. With SQLite's default of 4 KiB, a sentence of 300 emoji takes
4.7 KB of disk; with 8 KiB pages it takes 1.5 KB, and short moves take no more than before.
"""

import logging
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

from tabbytop.server.store.migration import BadDatabase
from tabbytop.texts.message import Message

PAGE_BYTES: Final = 8192
DAMAGED: Final = frozenset({sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB})  # error codes
_SMALL: Final = 1 << 23  # bytes of a file that is checked as a whole, in 0.03 s
_LAYOUT: Final = (f"PRAGMA page_size = {PAGE_BYTES}", "PRAGMA auto_vacuum = INCREMENTAL")
_OLD_SCHEMA: Final = "0001"  # of 0.1.0, whose files had small pages
_LOG: Final = logging.getLogger(__name__)


def set_page_layout(path: Path, timeout: float) -> None:
    """Set the page size of a file that is still empty; wait for its lock for `timeout` seconds."""
    if path.stat().st_size:
        return
    with closing(sqlite3.connect(path, timeout=timeout, isolation_level=None)) as connection:
        for pragma in (*_LAYOUT, "PRAGMA journal_mode = WAL"):
            connection.execute(pragma)


def enlarge_pages(path: Path) -> None:
    """Rewrite a file of 0.1.0 with larger pages, once, before its schema is migrated.

    If that is not possible now (another process has it open, the disk has no room for a copy), the
    file stays as it is, which works too.
    """
    if not path.exists() or not path.stat().st_size:
        return
    try:
        with closing(_connect(path)) as connection:
            if _is_old(connection):
                _rewrite(connection)
    except sqlite3.OperationalError as error:
        _LOG.warning("the database file keeps its small pages: %s", error)
    except sqlite3.DatabaseError:
        return  # opening it will report what is wrong


def find_damage(path: Path) -> str:
    """Return what is wrong with the file, or nothing. Of a large one, only the first row of each
    table is read."""
    try:
        with closing(_connect(path)) as connection:
            if path.stat().st_size <= _SMALL:
                found = str(connection.execute("PRAGMA quick_check(1)").fetchone()[0])
                return "" if found == "ok" else found
            tables = "SELECT name FROM sqlite_master WHERE type = 'table'"
            for (name,) in connection.execute(tables).fetchall():
                connection.execute(f'SELECT * FROM "{name}" LIMIT 1').fetchone()
            return ""
    except sqlite3.DatabaseError as error:
        if error.sqlite_errorcode & 0xFF in DAMAGED:
            return str(error)
        raise


def compact(path: Path) -> None:
    """Rewrite the file without gaps and with large pages; raise BadDatabase if it is in use."""
    try:
        with closing(_connect(path)) as connection:
            _rewrite(connection)
    except sqlite3.Error as error:
        refusal = Message("server-command", "compact-fails", file=str(path), why=str(error))
        raise BadDatabase(refusal) from error


def _connect(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(path, timeout=0, isolation_level=None)


def _is_old(connection: sqlite3.Connection) -> bool:
    size = connection.execute("PRAGMA page_size").fetchone()[0]
    known = "SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'"
    if size >= PAGE_BYTES or connection.execute(known).fetchone() is None:
        return False
    schema = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    return schema is not None and schema[0] == _OLD_SCHEMA


def _rewrite(connection: sqlite3.Connection) -> None:
    # The page size cannot change in WAL mode. This fails while others use the file.
    connection.execute("PRAGMA journal_mode = DELETE")
    try:
        for pragma in _LAYOUT:
            connection.execute(pragma)
        connection.execute("VACUUM")
    finally:
        connection.execute("PRAGMA journal_mode = WAL")
