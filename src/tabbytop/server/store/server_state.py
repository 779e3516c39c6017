"""Server-wide state: keys, the installation, worker heartbeats, and when periodic jobs last ran."""

from typing import TYPE_CHECKING, Final

from sqlalchemy import delete, func, select

from tabbytop.server.store.database import insert
from tabbytop.server.store.fence import Registration
from tabbytop.server.store.schema import KEYS, TABLES, UPKEEP, WORKERS

if TYPE_CHECKING:
    from sqlalchemy import Connection

_INSTALLATION: Final = "installation"  # a key


def secret_key(connection: "Connection", name: str, new: bytes) -> bytes:
    """The key of that name; store the new one if there is none."""
    statement = insert(connection, KEYS).values(name=name, value=new).on_conflict_do_nothing()
    connection.execute(statement)
    return bytes(connection.execute(select(KEYS.c.value).where(KEYS.c.name == name)).scalar_one())


def installation(connection: "Connection", new: bytes) -> str:
    """The id of this database, which keeps its workers apart from others on the same Redis."""
    return secret_key(connection, _INSTALLATION, new).hex()


def forget_installation(connection: "Connection") -> None:
    """Be another installation from now on, as the copy of a database must be."""
    connection.execute(delete(KEYS).where(KEYS.c.name == _INSTALLATION))


def register(connection: "Connection", registration: Registration, now: int) -> None:
    """Add a worker, or give it a new number."""
    new = {"seen": now, "number": registration.number}
    statement = insert(connection, WORKERS).values(id=registration.worker, **new)
    connection.execute(statement.on_conflict_do_update(index_elements=[WORKERS.c.id], set_=new))


def heartbeat(connection: "Connection", worker: str, now: int) -> dict[str, int]:
    """Record that the worker is alive; return the last heartbeat of each, by its own clock."""
    statement = insert(connection, WORKERS).values(id=worker, seen=now)
    connection.execute(
        statement.on_conflict_do_update(index_elements=[WORKERS.c.id], set_={"seen": now})
    )
    return {row.id: row.seen for row in connection.execute(select(WORKERS.c.id, WORKERS.c.seen))}


def remove_worker(connection: "Connection", worker: str, seen: int | None = None) -> None:
    """Remove a worker; with `seen`, only if that was its last heartbeat."""
    statement = delete(WORKERS).where(WORKERS.c.id == worker)
    connection.execute(statement if seen is None else statement.where(WORKERS.c.seen == seen))


def workers(connection: "Connection") -> int:
    """How many workers send heartbeats; a single worker need not."""
    return int(connection.execute(select(func.count()).select_from(WORKERS)).scalar_one())


def record_run(connection: "Connection", name: str, now: int) -> None:
    """Record that a periodic job runs now."""
    statement = insert(connection, UPKEEP).values(name=name, at=now)
    connection.execute(
        statement.on_conflict_do_update(index_elements=[UPKEEP.c.name], set_={"at": now})
    )


def claim_job(connection: "Connection", name: str, now: int, every: int) -> bool:
    """Claim a periodic job that one worker does for all; False: it is not due yet."""
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
