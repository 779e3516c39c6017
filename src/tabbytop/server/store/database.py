"""What a database must do for the store."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Protocol, TypeVar

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from tabbytop.server.store.appends import Append

T = TypeVar("T")


class Database(Protocol):
    """SQLite or PostgreSQL. What fails for want of the database raises Unavailable, and nothing
    was written then; OutcomeUnknown if it failed while it committed."""

    async def read(self, job: "Callable[[Connection], T]") -> T:
        """Do it in a transaction that sees one state of the database."""

    async def write(self, job: "Callable[[Connection], T]") -> T:
        """Do it in a transaction; when this returns it is on disk. If it raises, nothing is, but
        for OutcomeUnknown."""

    async def append(self, batch: "Sequence[Append]") -> list[bool]:
        """Write them all in one transaction; says of each whether it was first with its number.

        Called once at a time. What only one of them is to blame for raises `BadBatch`.
        """

    async def shrink(self) -> None:
        """Give back to the system what deleted rows have left free, a little at a time."""

    async def close(self) -> None:
        """End all connections; what is being written is written first."""


class BadBatch(Exception):
    """Something in a batch cannot be written; nothing of it has been."""
