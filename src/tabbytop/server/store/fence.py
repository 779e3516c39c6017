"""The fence around workers: one that the others have given up for dead can write nothing more.

Every worker that has others beside it registers under a number. Each of its transactions checks
that the number still stands in the database; whoever takes its tables over deletes it first.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from sqlalchemy import select

from tabbytop.server.errors import Fenced
from tabbytop.server.store.schema import WORKERS

if TYPE_CHECKING:
    from sqlalchemy import Connection

T = TypeVar("T")


class Registration(NamedTuple):
    """The number under which a worker is registered."""

    worker: str
    number: int


def require_registered(connection: "Connection", registration: Registration) -> None:
    """Raise Fenced unless the registration stands, and keep it so until the transaction ends."""
    found = (
        select(WORKERS.c.id)
        .where(WORKERS.c.id == registration.worker, WORKERS.c.number == registration.number)
        .with_for_update(key_share=True, read=True)  # SQLite has one writer at a time, and no locks
    )
    if connection.execute(found).first() is None:
        raise Fenced("the other workers have given this one up")


def fenced(
    registration: Registration | None, job: "Callable[[Connection], T]"
) -> "Callable[[Connection], T]":
    """Return the job with the check before it."""
    if registration is None:
        return job

    def run(connection: "Connection") -> T:
        require_registered(connection, registration)
        return job(connection)

    return run
