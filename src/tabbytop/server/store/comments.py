"""Comments at moments of finished games, in the database."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct
from sqlalchemy import delete, func, insert, select

from tabbytop.server.errors import Conflict
from tabbytop.server.store.schema import COMMENTS, TABLES

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from tabbytop.server.store.database import Database


class StoredComment(Struct, frozen=True):
    """The columns of `comments`."""

    id: str
    table_id: str
    step: int
    seat: int
    person: str
    text: str
    at: int


class CommentStore:
    """Reads and writes comments."""

    def __init__(self, database: "Database") -> None:
        self._database = database

    async def add(self, new: StoredComment) -> None:
        """Store a comment; raise Conflict if its table is gone."""
        await self._database.write(lambda connection: _add(connection, new))

    async def of_table(self, table: str) -> list[StoredComment]:
        """The comments of a table, in the order of its moves, the oldest first at each."""
        columns = COMMENTS.c
        found = select(COMMENTS).where(columns.table_id == table)
        ordered = found.order_by(columns.step, columns.at, columns.id)
        return await self._database.read(
            lambda connection: [StoredComment(*row) for row in connection.execute(ordered)]
        )

    async def of_person(self, person: str) -> list[StoredComment]:
        """The comments of a person, the oldest first."""
        found = select(COMMENTS).where(COMMENTS.c.person == person).order_by(COMMENTS.c.at)
        return await self._database.read(
            lambda connection: [StoredComment(*row) for row in connection.execute(found)]
        )

    async def delete(self, comment: str) -> bool:
        """Delete a comment; False: there is none."""
        gone = delete(COMMENTS).where(COMMENTS.c.id == comment)
        return await self._database.write(
            lambda connection: bool(connection.execute(gone).rowcount)
        )


def _add(connection: "Connection", new: StoredComment) -> None:
    there = select(TABLES.c.id).where(TABLES.c.id == new.table_id)
    if connection.execute(there).one_or_none() is None:
        raise Conflict(f"there is no table {new.table_id}")
    connection.execute(insert(COMMENTS).values(**msgspec.structs.asdict(new)))


def delete_comments_of_table(connection: "Connection", table: str) -> None:
    """Delete the comments of a table."""
    connection.execute(delete(COMMENTS).where(COMMENTS.c.table_id == table))


def delete_comments_of_people(connection: "Connection", people: Sequence[str]) -> None:
    """Delete the comments of people."""
    connection.execute(delete(COMMENTS).where(COMMENTS.c.person.in_(people)))


def count_comments_before(connection: "Connection", moment: int) -> int:
    """How many comments are older than that time."""
    found = select(func.count()).select_from(COMMENTS).where(COMMENTS.c.at < moment)
    return int(connection.execute(found).scalar_one())


def delete_comments_before(connection: "Connection", moment: int, most: int) -> int:
    """Delete so many comments that are older than that time; return how many."""
    some = select(COMMENTS.c.id).where(COMMENTS.c.at < moment).limit(most)
    return connection.execute(delete(COMMENTS).where(COMMENTS.c.id.in_(some))).rowcount
