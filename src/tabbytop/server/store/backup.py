"""All that the server keeps, in one file of JSON lines that either database can read.

The first line says what the file is, each line after it is a row, the last line how many there
were, so that half a file is not taken for a whole one. The tables are as they are in the database
and not as this version would like them: so a backup can be made before a new version changes
them, and an old one is restored and then brought up to date.
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
from tabbytop.server.store.migrating import BadDatabase, migrate, schema_of
from tabbytop.server.store.opening import file_of, open_database
from tabbytop.server.store.schema import OURS, STEPS

if TYPE_CHECKING:
    from typing import IO

    from sqlalchemy import Connection

_FORMAT: Final = 1
# Who is alive now, who was busy lately, when it was last tidied and what workers have to read anew
# are no news for later.
_KEPT: Final = OURS - {STEPS, "workers", "quotas", "upkeep", "changed_tables"}
_PRECIOUS: Final = ("tables", "people")
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


# A line in between: the name of a table and the values of a row, bytes in hexadecimal.
_Row = list[Any]


async def back_up(url: str, path: Path) -> int:
    """Write all that is in the database to a file, and say how many rows; it may be in use.

    The file must not be there yet; it is there when all of it is on disk. Only its owner may read
    it: seeds of running games are in it.
    """
    file = file_of(url)
    if file is not None and not file.exists():
        raise BadDatabase(f"there is no database {file}")
    if path.exists():
        raise BadBackup(f"{path} is there already")
    database = await open_database(url, _nothing)
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
        raise BadBackup(f"{path} cannot be written: {error.strerror}") from error
    finally:
        await database.close()
    return rows


async def restore(url: str, path: Path) -> int:
    """Read a backup into a database in which nobody ever played, and say how many rows it had.

    If anything is wrong nothing is changed.
    """
    restored = 0

    def fill(connection: "Connection") -> None:
        nonlocal restored
        with path.open("rb") as lines:
            restored = _read(connection, lines)
        migrate(connection)

    try:
        path.open("rb").close()
    except OSError as error:
        raise BadBackup(f"{path} cannot be read: {error.strerror}") from error
    await (await open_database(url, fill)).close()
    return restored


def _write(connection: "Connection", out: "IO[bytes]") -> int:
    if connection.dialect.name == "postgresql":  # SQLite sees one state at any rate
        connection.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ"))
    schema = schema_of(connection)
    if schema is None:
        raise BadDatabase("there is nothing in the database")
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
    _empty(connection)
    migrate(connection, head.schema)
    tables = {table.name: table for table in _tables(connection)}
    if _columns(tables.values()) != head.columns:
        raise BadBackup("line 1: the tables are not those of that step")
    count = 0
    for some in _batches(lines):
        table = tables.get(some[0][0])
        if table is None:
            raise BadBackup(f"line {count + 2}: a row of no table")
        count = _insert(connection, table, some, count)
    return count


def _insert(connection: "Connection", table: Table, rows: list[_Row], before: int) -> int:
    """Write rows of one table, and say how many there have been by then."""
    where = f"lines {before + 2} to {before + 1 + len(rows)}"
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
        raise BadBackup(f"{where}: not rows of {table.name}: {words}") from error
    return before + len(rows)


def _head(line: bytes) -> _Head:
    try:
        head = msgspec.json.decode(line, type=_Head)
    except msgspec.MsgspecError:
        raise BadBackup("line 1: this is no backup of Tabbytop") from None
    if head.tabbytop_backup != _FORMAT:
        raise BadBackup(f"line 1: format {head.tabbytop_backup}, this reads {_FORMAT}")
    return head


def _batches(lines: "IO[bytes]") -> Iterator[list[_Row]]:
    """The rows, so many of one table at once; the last line must say that these were all."""
    decoder = msgspec.json.Decoder(_Row | _Tail)
    batch: list[_Row] = []
    count = 0
    for line in lines:
        try:
            said = decoder.decode(line)
        except msgspec.MsgspecError as error:
            raise BadBackup(f"line {count + 2}: {error}") from None
        if isinstance(said, _Tail):
            if said.rows != count or lines.read(1):
                raise BadBackup(f"line {count + 2}: {said.rows} rows are said to be before it")
            if batch:
                yield batch
            return
        if not (said and isinstance(said[0], str)):
            raise BadBackup(f"line {count + 2}: a row of no table")
        if batch and (batch[0][0] != said[0] or len(batch) == _ROWS_AT_ONCE):
            yield batch
            batch = []
        batch.append(said)
        count += 1
    raise BadBackup(f"line {count + 2}: the rest of the file is missing")


def _empty(connection: "Connection") -> None:
    """Make the database as new, if nobody ever played there."""
    tables = _tables(connection, OURS)
    for table in tables:
        if table.name in _PRECIOUS:
            if connection.execute(select(func.count()).select_from(table)).scalar_one():
                raise BadDatabase("there are games in the database; a backup needs an empty one")
    for table in reversed(tables):
        table.drop(connection)


def _tables(connection: "Connection", wanted: frozenset[str] = _KEPT) -> list[Table]:
    """Those tables as they are in the database, each after those it refers to."""
    found = MetaData()
    found.reflect(connection, only=lambda name, _: name in wanted)
    return found.sorted_tables


def _columns(tables: Iterable[Table]) -> dict[str, list[str]]:
    return {str(table.name): list(map(str, table.columns.keys())) for table in tables}


def _nothing(_: "Connection") -> None:
    """A backup changes nothing."""
