"""Backup and restore: the whole database in one file of JSON lines that either database can read.

The first line is a header, each line after it a row, and the last line the number of rows, so that
a truncated file is detected. Rows have the schema that the database has, not the one of this
version: a backup can be made before a migration, and an old one is restored and then migrated.
"""

import os
from collections.abc import Iterable, Iterator
from functools import partial
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import TYPE_CHECKING, Any, Final

import msgspec
from msgspec import Struct
from sqlalchemy import LargeBinary, MetaData, Table, func, insert, select, text
from sqlalchemy.exc import DBAPIError, StatementError

from tabbytop.kernel.errors import TabbytopError
from tabbytop.server.store.migration import BadDatabase, migrate, schema_version
from tabbytop.server.store.schema import OUR_TABLES, SCHEMA_VERSION
from tabbytop.server.store.server_state import forget_installation
from tabbytop.server.store.store import file_of, open_database
from tabbytop.texts.message import Message

if TYPE_CHECKING:
    from typing import IO

    from sqlalchemy import Connection

_AREA: Final = "server-command"
_FORMAT: Final = 1
# Without transient data: live workers, quotas, times of periodic jobs, tables to reload.
_BACKED_UP: Final = OUR_TABLES - {SCHEMA_VERSION, "workers", "quotas", "upkeep", "changed_tables"}
_MUST_BE_EMPTY: Final = ("tables", "people")
_ROWS_AT_ONCE: Final = 500


class BadBackup(TabbytopError):
    """The file is no backup, or damaged; the message says where."""


class _Head(Struct, frozen=True, forbid_unknown_fields=True):
    """The first line."""

    tabbytop_backup: int
    schema: str
    columns: dict[str, list[str]]


class _Tail(Struct, frozen=True, forbid_unknown_fields=True):
    """The last line."""

    rows: int


# A row: the name of its table and its values, bytes in hexadecimal.
_Row = list[Any]


async def back_up(url: str, path: Path) -> int:
    """Back up the database, which may be in use, to a new file; return the number of rows.

    The file appears when all of it is on disk. Only its owner can read it, since it holds the seeds
    of running games.
    """
    file = file_of(url)
    if file is not None and not file.exists():
        raise BadDatabase(Message(_AREA, "no-database", file=str(file)))
    if path.exists():
        raise BadBackup(Message(_AREA, "file-there", file=str(path)))
    database = await open_database(url, _prepare_nothing)
    try:
        with NamedTemporaryFile(dir=path.parent, prefix=path.name, delete=False) as out:
            try:
                rows = await database.read(partial(_write, out=out))
                out.flush()
                os.fsync(out.fileno())
                Path(out.name).rename(path)
            finally:
                Path(out.name).unlink(missing_ok=True)
    except OSError as error:
        refusal = Message(_AREA, "cannot-write", file=str(path), why=error.strerror)
        raise BadBackup(refusal) from error
    finally:
        await database.close()
    return rows


async def restore(url: str, path: Path) -> int:
    """Read a backup into a database without games and people; return the number of rows.

    If anything fails, nothing is changed.
    """
    restored = 0

    def fill(connection: "Connection") -> None:
        nonlocal restored
        with path.open("rb") as lines:
            restored = _read(connection, lines)
        migrate(connection)
        forget_installation(connection)  # the original may still run

    try:
        path.open("rb").close()
    except OSError as error:
        refusal = Message(_AREA, "cannot-read", file=str(path), why=error.strerror)
        raise BadBackup(refusal) from error
    await (await open_database(url, fill)).close()
    return restored


def _write(connection: "Connection", out: "IO[bytes]") -> int:
    if connection.dialect.name == "postgresql":  # SQLite always sees one state
        connection.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ"))
    schema = schema_version(connection)
    if schema is None:
        raise BadDatabase(Message(_AREA, "empty-database"))
    tables = _tables(connection)
    head = _Head(_FORMAT, schema, _columns(tables))
    out.write(msgspec.json.encode(head) + b"\n")
    count = 0
    for table in tables:
        found = connection.execution_options(yield_per=_ROWS_AT_ONCE).execute(select(table))
        for row in found:
            values = [value.hex() if isinstance(value, bytes) else value for value in row]
            out.write(msgspec.json.encode([str(table.name), *values]) + b"\n")
            count += 1
    out.write(msgspec.json.encode(_Tail(count)) + b"\n")
    return count


def _read(connection: "Connection", lines: "IO[bytes]") -> int:
    head = _head(lines.readline())
    _drop_tables(connection)
    migrate(connection, head.schema)
    tables = {table.name: table for table in _tables(connection)}
    if _columns(tables.values()) != head.columns:
        raise _bad_line(1, Message(_AREA, "backup-tables"))
    count = 0
    for some in _batches(lines):
        table = tables.get(some[0][0])
        if table is None:
            raise _bad_line(count + 2, Message(_AREA, "backup-no-table"))
        count = _insert(connection, table, some, count)
    return count


def _insert(connection: "Connection", table: Table, rows: list[_Row], before: int) -> int:
    """Write rows of one table; return how many rows there have been so far."""
    names = table.columns.keys()
    binary = {name for name in names if isinstance(table.columns[name].type, LargeBinary)}
    try:
        values = [
            {
                name: bytes.fromhex(value) if name in binary and value is not None else value
                for name, value in zip(names, row[1:], strict=True)
            }
            for row in rows
        ]
        connection.execute(insert(table), values)
    except (ValueError, TypeError, StatementError) as error:
        reason = error.orig if isinstance(error, DBAPIError) else error
        words = str(reason).partition("\n")[0]
        lines = {"first": before + 2, "last": before + 1 + len(rows)}
        refusal = Message(_AREA, "backup-rows", table=str(table.name), why=words, **lines)
        raise BadBackup(refusal) from error
    return before + len(rows)


def _head(line: bytes) -> _Head:
    try:
        head = msgspec.json.decode(line, type=_Head)
    except msgspec.MsgspecError:
        raise _bad_line(1, Message(_AREA, "no-backup")) from None
    if head.tabbytop_backup != _FORMAT:
        formats = {"found": head.tabbytop_backup, "known": _FORMAT}
        raise _bad_line(1, Message(_AREA, "backup-format", **formats))
    return head


def _bad_line(line: int, why: Message | str) -> BadBackup:
    return BadBackup(Message(_AREA, "backup-line", line=line, why=why))


def _batches(lines: "IO[bytes]") -> Iterator[list[_Row]]:
    """The rows in batches of one table; the last line must have the right number of rows."""
    decoder = msgspec.json.Decoder(_Row | _Tail)
    batch: list[_Row] = []
    count = 0
    for line in lines:
        try:
            record = decoder.decode(line)
        except msgspec.MsgspecError as error:
            raise _bad_line(count + 2, str(error)) from None
        if isinstance(record, _Tail):
            if record.rows != count or lines.read(1):
                raise _bad_line(count + 2, Message(_AREA, "backup-count", rows=record.rows))
            if batch:
                yield batch
            return
        if not (record and isinstance(record[0], str)):
            raise _bad_line(count + 2, Message(_AREA, "backup-no-table"))
        if batch and (batch[0][0] != record[0] or len(batch) == _ROWS_AT_ONCE):
            yield batch
            batch = []
        batch.append(record)
        count += 1
    raise _bad_line(count + 2, Message(_AREA, "backup-truncated"))


def _drop_tables(connection: "Connection") -> None:
    """Drop our tables; raise BadDatabase if there are games or people in them."""
    tables = _tables(connection, OUR_TABLES)
    for table in tables:
        if table.name in _MUST_BE_EMPTY:
            if connection.execute(select(func.count()).select_from(table)).scalar_one():
                raise BadDatabase(Message(_AREA, "used-database"))
    for table in reversed(tables):
        table.drop(connection)


def _tables(connection: "Connection", wanted: frozenset[str] = _BACKED_UP) -> list[Table]:
    """Those tables as they are in the database, each after the tables it refers to."""
    found = MetaData()
    found.reflect(connection, only=lambda name, _: name in wanted)
    return found.sorted_tables


def _columns(tables: Iterable[Table]) -> dict[str, list[str]]:
    return {str(table.name): list(map(str, table.columns.keys())) for table in tables}


def _prepare_nothing(_: "Connection") -> None:
    """Migrate nothing: a backup does not change the database."""
