"""Who deletes an account is forgotten, at every table they ever sat at; who is renamed by an
operator is called differently there."""

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import msgspec
from sqlalchemy import delete, select, update

from tabbytop.server.skeletons import distinct_name
from tabbytop.server.store.schema import (
    ADMIN_LOG,
    LOG,
    PEOPLE,
    REPORTS,
    RESTRICTIONS,
    SEATS,
    SESSIONS,
    TABLES,
)
from tabbytop.server.table.entries import FORGOTTEN, Occupant
from tabbytop.server.table.positions import forgotten, with_person_changed

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
        _forget_elsewhere(connection, key)
        connection.execute(update(TABLES).where(TABLES.c.creator == key).values(creator=""))
        connection.execute(delete(SESSIONS).where(SESSIONS.c.person == key))
        connection.execute(delete(PEOPLE).where(PEOPLE.c.id == key))
    return tables


def rename_at(connection: "Connection", table: str, key: str, old: str, new: str) -> None:
    """Call the person differently at a table; others on their device keep their names."""
    row = connection.execute(select(TABLES.c.occupants).where(TABLES.c.id == table)).one()
    others = [who.name for who in _OCCUPANTS.decode(row.occupants) if who.person != key]
    name = distinct_name(others, new)
    theirs = re.compile(rf"{re.escape(old)}( \d+)?")

    def renamed(occupant: Occupant) -> Occupant:
        if not theirs.fullmatch(occupant.name):
            return occupant
        return msgspec.structs.replace(occupant, name=name)

    _rewrite_at(connection, table, key, renamed, forget_talk=False)


def tables_sat_at(connection: "Connection", key: str) -> list[str]:
    """All tables where the person ever had a seat."""
    found = select(SEATS.c.table_id).where(SEATS.c.person == key).distinct()
    return list(connection.execute(found.order_by(SEATS.c.table_id)).scalars())


def delete_table(connection: "Connection", table: str) -> None:
    """Remove a table with its log."""
    connection.execute(delete(LOG).where(LOG.c.table_id == table))
    connection.execute(delete(SEATS).where(SEATS.c.table_id == table))
    connection.execute(delete(TABLES).where(TABLES.c.id == table))


def _forget_elsewhere(connection: "Connection", key: str) -> None:
    """In reports and in the operators' log: that something was, but not who it was."""
    nameless = {"name": "", "detail": ""}
    connection.execute(update(ADMIN_LOG).where(ADMIN_LOG.c.target == key).values(**nameless))
    connection.execute(delete(RESTRICTIONS).where(RESTRICTIONS.c.person == key))
    made = {"reporter": "", "reporter_name": FORGOTTEN, "text": ""}
    connection.execute(update(REPORTS).where(REPORTS.c.reporter == key).values(**made))
    said = {"accused": "", "accused_name": FORGOTTEN, "quote": ""}
    connection.execute(update(REPORTS).where(REPORTS.c.accused == key).values(**said))


def _forget_at(connection: "Connection", table: str, key: str) -> None:
    """Nobody reads there who the person was, nor what they said."""
    _rewrite_at(connection, table, key, forgotten, forget_talk=True)
    connection.execute(delete(SEATS).where(SEATS.c.table_id == table, SEATS.c.person == key))


def _rewrite_at(
    connection: "Connection",
    table: str,
    key: str,
    changed: Callable[[Occupant], Occupant],
    *,
    forget_talk: bool,
) -> None:
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
            new = "" if forget_talk and seat in theirs else None
        else:
            theirs.discard(seat)
            if kind == "sat" and (occupant := _OCCUPANT.decode(text)).person == key:
                theirs.add(seat)
                new = msgspec.json.encode(changed(occupant)).decode()
        if new is not None:
            line = (LOG.c.table_id == table) & (LOG.c.number == number)
            connection.execute(update(LOG).where(line).values(text=new))
    columns = select(TABLES.c.occupants, TABLES.c.position, TABLES.c.position_number)
    row = connection.execute(columns.where(TABLES.c.id == table)).one()
    position = (
        None
        if row.position is None
        else with_person_changed(row.position, key, changed, forget=forget_talk)
    )
    occupants = [
        changed(occupant) if occupant.person == key else occupant
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
