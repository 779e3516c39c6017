"""A person's data in the logs and rows of tables: export it, rename the person there, delete it."""

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec import Struct
from sqlalchemy import delete, select, update

from tabbytop.server.confusables import distinct_name
from tabbytop.server.store.circles import delete_person_from_circles
from tabbytop.server.store.comments import delete_comments_of_people
from tabbytop.server.store.notices import delete_notices_of_people
from tabbytop.server.store.results import change_person_in_result, delete_statistics
from tabbytop.server.store.rows import TableSummary
from tabbytop.server.store.schema import (
    ADMIN_LOG,
    DAILY_TRIES,
    LESSONS,
    LOG,
    PEOPLE,
    REPORTS,
    RESTRICTIONS,
    SEATS,
    SESSIONS,
    TABLES,
)
from tabbytop.server.store.tables import delete_table, summary_of_row, summary_query
from tabbytop.server.table.entries import FORGOTTEN, Occupant
from tabbytop.server.table.positions import forgotten, with_person_changed
from tabbytop.server.table.setup import Setup

if TYPE_CHECKING:
    from sqlalchemy import Connection

_OCCUPANT: Final = msgspec.json.Decoder(Occupant)
_OCCUPANTS: Final = msgspec.json.Decoder(list[Occupant])
_SETUP: Final = msgspec.json.Decoder(Setup)


class PersonalTable(Struct, frozen=True):
    """A table where the person ever sat: their seats, names and chat there."""

    table: TableSummary
    seats: list[int]
    names: list[str]
    said: list[tuple[int, str]]  # when, and what


def personal_table(connection: "Connection", table: str, person: str) -> PersonalTable | None:
    """The person's own data of a table; None: the table is gone."""
    row = connection.execute(summary_query().where(TABLES.c.id == table)).one_or_none()
    if row is None:
        return None
    entries = connection.execute(
        select(LOG.c.kind, LOG.c.seat, LOG.c.text, LOG.c.at)
        .where(LOG.c.table_id == table, LOG.c.kind.in_(("sat", "stood", "said")))
        .order_by(LOG.c.number)
    ).all()
    theirs = set[int]()  # seats of the person, at this point of the log
    seats, names, said = set[int](), list[str](), list[tuple[int, str]]()
    for kind, seat, text, at in entries:
        if kind == "said":
            if seat in theirs:
                said.append((at, text))
            continue
        theirs.discard(seat)
        who = _OCCUPANT.decode(text) if kind == "sat" else None
        if who is not None and who.kind == "person" and who.person == person:
            theirs.add(seat)
            seats.add(seat)
            names.append(who.name)
    return PersonalTable(summary_of_row(row), sorted(seats), names, said)


def delete_person_batch(connection: "Connection", key: str, most: int) -> list[str]:
    """Delete the person's data at some tables, and return those; if there are none left, delete the
    person.

    Their chat is emptied and their names are removed; their moves and places stay, as part of the
    game. A game that they played on their own device is nobody else's, and is deleted.
    """
    found = select(SEATS.c.table_id).where(SEATS.c.person == key).distinct().limit(most)
    tables = list(connection.execute(found).scalars())
    for table in tables:
        _delete_at(connection, table, key)
    if not tables:
        _delete_from_moderation(connection, key)
        connection.execute(update(TABLES).where(TABLES.c.creator == key).values(creator=""))
        connection.execute(delete(LESSONS).where(LESSONS.c.person == key))
        connection.execute(delete(DAILY_TRIES).where(DAILY_TRIES.c.person == key))
        delete_statistics(connection, key)
        connection.execute(delete(SESSIONS).where(SESSIONS.c.person == key))
        delete_notices_of_people(connection, [key])
        delete_person_from_circles(connection, key)
        delete_comments_of_people(connection, [key])
        connection.execute(delete(PEOPLE).where(PEOPLE.c.id == key))
    return tables


def rename_at(connection: "Connection", table: str, key: str, old: str, new: str) -> None:
    """Rename the person at a table; others on their device keep their names."""
    row = connection.execute(select(TABLES.c.occupants).where(TABLES.c.id == table)).one()
    others = [who.name for who in _OCCUPANTS.decode(row.occupants) if who.person != key]
    name = distinct_name(others, new)
    theirs = re.compile(rf"{re.escape(old)}( \d+)?")

    def renamed(occupant: Occupant) -> Occupant:
        if not theirs.fullmatch(occupant.name):
            return occupant
        return msgspec.structs.replace(occupant, name=name)

    _rewrite_at(connection, table, key, renamed, clear_chat=False)


def tables_sat_at(connection: "Connection", key: str) -> list[str]:
    """All tables where the person ever had a seat."""
    found = select(SEATS.c.table_id).where(SEATS.c.person == key).distinct()
    return list(connection.execute(found.order_by(SEATS.c.table_id)).scalars())


def _delete_from_moderation(connection: "Connection", key: str) -> None:
    """Remove the person from reports and the operators' log; the rows themselves stay."""
    nameless = {"name": "", "detail": ""}
    connection.execute(update(ADMIN_LOG).where(ADMIN_LOG.c.target == key).values(**nameless))
    connection.execute(delete(RESTRICTIONS).where(RESTRICTIONS.c.person == key))
    made = {"reporter": "", "reporter_name": FORGOTTEN, "text": ""}
    connection.execute(update(REPORTS).where(REPORTS.c.reporter == key).values(**made))
    said = {"accused": "", "accused_name": FORGOTTEN, "quote": ""}
    connection.execute(update(REPORTS).where(REPORTS.c.accused == key).values(**said))


def _delete_at(connection: "Connection", table: str, key: str) -> None:
    """Remove the person's names and chat from a table, or the table if it was of their device."""
    setup = connection.execute(select(TABLES.c.setup).where(TABLES.c.id == table)).scalar_one()
    if _SETUP.decode(setup).from_device:
        delete_table(connection, table)
        return
    _rewrite_at(connection, table, key, forgotten, clear_chat=True)
    connection.execute(delete(SEATS).where(SEATS.c.table_id == table, SEATS.c.person == key))


def _rewrite_at(
    connection: "Connection",
    table: str,
    key: str,
    changed: Callable[[Occupant], Occupant],
    *,
    clear_chat: bool,
) -> None:
    """Rewrite the entries of the log, the row and the position that name the person."""
    entries = connection.execute(
        select(LOG.c.number, LOG.c.kind, LOG.c.seat, LOG.c.text)
        .where(LOG.c.table_id == table, LOG.c.kind.in_(("sat", "stood", "said")))
        .order_by(LOG.c.number)
    ).all()
    theirs = set[int]()  # seats of the person, at this point of the log
    for number, kind, seat, text in entries:
        new: str | None = None
        if kind == "said":
            new = "" if clear_chat and seat in theirs else None
        else:
            theirs.discard(seat)
            if kind == "sat" and (occupant := _OCCUPANT.decode(text)).person == key:
                theirs.add(seat)
                new = msgspec.json.encode(changed(occupant)).decode()
        if new is not None:
            this = (LOG.c.table_id == table) & (LOG.c.number == number)
            connection.execute(update(LOG).where(this).values(text=new))
    change_person_in_result(connection, table, key, changed)
    columns = select(TABLES.c.occupants, TABLES.c.position, TABLES.c.position_number)
    row = connection.execute(columns.where(TABLES.c.id == table)).one()
    position = (
        None
        if row.position is None
        else with_person_changed(row.position, key, changed, forget=clear_chat)
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
