"""Tries at the deal of the day, one for each person and day; and the latest day that was begun."""

import json
from typing import TYPE_CHECKING, Final

from sqlalchemy import func, select, update

from tabbytop.server.store.database import insert
from tabbytop.server.store.rows import DailyRow
from tabbytop.server.store.schema import DAILY_TRIES, PEOPLE, UPKEEP

if TYPE_CHECKING:
    from sqlalchemy import Connection

_DAY: Final = 24 * 60 * 60 * 1000
_LATEST: Final = "daily"  # in the table of periodic jobs: when the latest day began


def latest_time(connection: "Connection", now: int) -> int:
    """Return `now`, or a time of the latest day that any worker has seen if that is later.

    A day that is over stays over, though a clock is set back: its seed has been shown.
    """
    found = connection.execute(select(UPKEEP.c.at).where(UPKEEP.c.name == _LATEST)).scalar()
    if found is not None and found // _DAY >= now // _DAY:
        return max(int(found), now)
    statement = insert(connection, UPKEEP).values(name=_LATEST, at=now)
    connection.execute(
        statement.on_conflict_do_update(
            index_elements=[UPKEEP.c.name], set_={"at": now}, where=UPKEEP.c.at < now
        )
    )
    return now


def daily_row(connection: "Connection", person: str, day: str) -> DailyRow | None:
    """Return a person's try of a day; None: it is not begun."""
    columns = DAILY_TRIES.c
    row = connection.execute(
        select(columns.day, columns.moves, columns.place, columns.score, columns.at).where(
            columns.person == person, columns.day == day
        )
    ).one_or_none()
    return None if row is None else _row(row.day, row.moves, row.place, row.score, row.at)


def daily_rows(connection: "Connection", person: str) -> list[DailyRow]:
    """Return all tries of a person, the earliest first."""
    columns = DAILY_TRIES.c
    found = select(columns.day, columns.moves, columns.place, columns.score, columns.at)
    rows = connection.execute(found.where(columns.person == person).order_by(columns.day))
    return [_row(row.day, row.moves, row.place, row.score, row.at) for row in rows]


def _row(day: str, moves: str, place: int | None, score: int | None, at: int) -> DailyRow:
    return DailyRow(day, json.loads(moves), place, score, at)


def begin_daily(connection: "Connection", person: str, row: DailyRow) -> bool:
    """Begin a try; False: it was begun before, and nothing is changed."""
    made = connection.execute(
        insert(connection, DAILY_TRIES)
        .values(
            person=person,
            day=row.day,
            moves=json.dumps(row.moves),
            made=len(row.moves),
            place=row.place,
            score=row.score,
            at=row.at,
        )
        .on_conflict_do_nothing()
    )
    return made.rowcount > 0


def continue_daily(connection: "Connection", person: str, before: int, row: DailyRow) -> bool:
    """Replace a try of so many moves by a longer one; False: another move came first."""
    columns = DAILY_TRIES.c
    changed = connection.execute(
        update(DAILY_TRIES)
        .where(columns.person == person, columns.day == row.day, columns.made == before)
        .values(moves=json.dumps(row.moves), made=len(row.moves), place=row.place, score=row.score)
    )
    return changed.rowcount > 0


def count_daily(connection: "Connection", day: str) -> int:
    """Return how many tries of a day are finished."""
    columns = DAILY_TRIES.c
    finished = select(func.count()).select_from(DAILY_TRIES).where(columns.day == day)
    return int(connection.execute(finished.where(columns.place.is_not(None))).scalar_one())


def rank_daily(
    connection: "Connection", person: str, day: str, place: int, score: int
) -> tuple[int, int]:
    """Return how many other people with an account have finished a day's deal, and how many of them
    did better than this. Guests are left out: whoever is a new guest has another try."""
    columns = DAILY_TRIES.c
    finished = (
        select(func.count())
        .select_from(DAILY_TRIES.join(PEOPLE, PEOPLE.c.id == columns.person))
        .where(columns.day == day, columns.place.is_not(None), columns.person != person)
        .where(PEOPLE.c.login.is_not(None))
    )
    better = finished.where(
        (columns.place < place) | ((columns.place == place) & (columns.score > score))
    )
    return (
        int(connection.execute(finished).scalar_one()),
        int(connection.execute(better).scalar_one()),
    )
