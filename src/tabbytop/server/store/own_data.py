"""What a person has said, for who wants to have it."""

from typing import TYPE_CHECKING, Final

import msgspec
from msgspec import Struct
from sqlalchemy import select

from tabbytop.server.store.rows import Listed, listed_of, listing
from tabbytop.server.store.schema import LOG, TABLES
from tabbytop.server.table.entries import Occupant

if TYPE_CHECKING:
    from sqlalchemy import Connection

_OCCUPANT: Final = msgspec.json.Decoder(Occupant)


class OwnTable(Struct, frozen=True):
    """A table where the person ever sat: on which seats, under which names, and what they said."""

    table: Listed
    seats: list[int]
    names: list[str]
    said: list[tuple[int, str]]  # when, and what


def own_table(connection: "Connection", table: str, person: str) -> OwnTable | None:
    """What is the person's own of a table; None: the table is gone."""
    row = connection.execute(listing().where(TABLES.c.id == table)).one_or_none()
    if row is None:
        return None
    lines = connection.execute(
        select(LOG.c.kind, LOG.c.seat, LOG.c.text, LOG.c.at)
        .where(LOG.c.table_id == table, LOG.c.kind.in_(("sat", "stood", "said")))
        .order_by(LOG.c.number)
    ).all()
    theirs = set[int]()  # seats, as the log goes on
    seats, names, said = set[int](), list[str](), list[tuple[int, str]]()
    for kind, seat, text, at in lines:
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
    return OwnTable(listed_of(row), sorted(seats), names, said)
