"""What the server needs for itself: its keys, and which workers are alive."""

from typing import TYPE_CHECKING

from sqlalchemy import delete, func, select

from tabbytop.server.store.schema import KEYS, TABLES, UPKEEP, WORKERS
from tabbytop.server.store.upsert import insert

if TYPE_CHECKING:
    from sqlalchemy import Connection


def key(connection: "Connection", name: str, new: bytes) -> bytes:
    """The key of that name; the new one if there was none."""
    statement = insert(connection, KEYS).values(name=name, value=new).on_conflict_do_nothing()
    connection.execute(statement)
    return bytes(connection.execute(select(KEYS.c.value).where(KEYS.c.name == name)).scalar_one())


def beat(connection: "Connection", worker: str, now: int) -> dict[str, int]:
    """Note that the worker is alive, and say when each worker last said so, by its own clock."""
    statement = insert(connection, WORKERS).values(id=worker, seen=now)
    connection.execute(
        statement.on_conflict_do_update(index_elements=[WORKERS.c.id], set_={"seen": now})
    )
    return {row.id: row.seen for row in connection.execute(select(WORKERS))}


def retire(connection: "Connection", worker: str, seen: int | None = None) -> None:
    """The worker is alive no longer; with `seen` only if that was its last sign of life."""
    statement = delete(WORKERS).where(WORKERS.c.id == worker)
    connection.execute(statement if seen is None else statement.where(WORKERS.c.seen == seen))


def workers(connection: "Connection") -> int:
    """How many workers say that they are alive; one that is alone need not."""
    return int(connection.execute(select(func.count()).select_from(WORKERS)).scalar_one())


def note(connection: "Connection", name: str, now: int) -> None:
    """Write down that something was done now."""
    statement = insert(connection, UPKEEP).values(name=name, at=now)
    connection.execute(
        statement.on_conflict_do_update(index_elements=[UPKEEP.c.name], set_={"at": now})
    )


def claim(connection: "Connection", name: str, now: int, every: int) -> bool:
    """Whether it is time again for something that one worker does for all; then it is noted."""
    statement = insert(connection, UPKEEP).values(name=name, at=now)
    claimed = connection.execute(
        statement.on_conflict_do_update(
            index_elements=[UPKEEP.c.name],
            set_={"at": now},
            where=(UPKEEP.c.at <= now - every) | (UPKEEP.c.at > now),  # or a clock was set back
        )
    )
    return claimed.rowcount > 0


def tables_by_status(connection: "Connection") -> dict[str, int]:
    """How many tables there are of each status."""
    found = connection.execute(select(TABLES.c.status, func.count()).group_by(TABLES.c.status))
    return {row[0]: row[1] for row in found}
