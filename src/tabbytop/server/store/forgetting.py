"""Who deletes an account is forgotten, at every table they ever sat at."""

from typing import TYPE_CHECKING, Final

import msgspec
from sqlalchemy import delete, select, update

from tabbytop.server.store.schema import LOG, PEOPLE, SEATS, TABLES
from tabbytop.server.table.entries import Occupant
from tabbytop.server.table.positions import forgotten, without_person

if TYPE_CHECKING:
    from sqlalchemy import Connection

_OCCUPANT: Final = msgspec.json.Decoder(Occupant)
_OCCUPANTS: Final = msgspec.json.Decoder(list[Occupant])


def forget_some(connection: "Connection", key: str, most: int) -> list[str]:
    """Forget the person at some tables and say which; at none any more: the person is deleted.

    What they said is emptied and what they were called is gone; their moves stay, they are the
    game's.
    """
    found = select(SEATS.c.table_id).where(SEATS.c.person == key).distinct().limit(most)
    tables = list(connection.execute(found).scalars())
    for table in tables:
        _forget_at(connection, table, key)
    if not tables:
        connection.execute(update(TABLES).where(TABLES.c.creator == key).values(creator=""))
        connection.execute(delete(PEOPLE).where(PEOPLE.c.id == key))
    return tables


def _forget_at(connection: "Connection", table: str, key: str) -> None:
    """Rewrite the lines of the log that tell of the person."""
    lines = connection.execute(
        select(LOG.c.number, LOG.c.kind, LOG.c.seat, LOG.c.text)
        .where(LOG.c.table_id == table, LOG.c.kind.in_(("sat", "stood", "said")))
        .order_by(LOG.c.number)
    ).all()
    theirs = set[int]()  # seats, as the log goes on
    for number, kind, seat, text in lines:
        new: str | None = None
        if kind == "said":
            new = "" if seat in theirs else None
        else:
            theirs.discard(seat)
            if kind == "sat" and (occupant := _OCCUPANT.decode(text)).person == key:
                theirs.add(seat)
                new = msgspec.json.encode(forgotten(occupant)).decode()
        if new is not None:
            line = (LOG.c.table_id == table) & (LOG.c.number == number)
            connection.execute(update(LOG).where(line).values(text=new))
    columns = select(TABLES.c.occupants, TABLES.c.position, TABLES.c.position_number)
    row = connection.execute(columns.where(TABLES.c.id == table)).one()
    position = None if row.position is None else without_person(row.position, key)
    occupants = [
        forgotten(occupant) if occupant.person == key else occupant
        for occupant in _OCCUPANTS.decode(row.occupants)
    ]
    connection.execute(
        update(TABLES)
        .where(TABLES.c.id == table)
        .values(
            occupants=msgspec.json.encode(occupants).decode(),
            position=position,
            position_number=None if position is None else row.position_number,
        )
    )
    connection.execute(delete(SEATS).where(SEATS.c.table_id == table, SEATS.c.person == key))
