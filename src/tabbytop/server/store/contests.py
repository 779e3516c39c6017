"""Contests of circles in the database. Callers have locked the circle before they write."""

from typing import TYPE_CHECKING, Final

import msgspec
from sqlalchemy import delete, func, select

from tabbytop.server.circles.contests import Contest
from tabbytop.server.store.database import insert
from tabbytop.server.store.schema import CONTESTS

if TYPE_CHECKING:
    from sqlalchemy import Connection

MOST_RUNNING: Final = 10  # contests in a circle
_MOST_ENDED: Final = 100  # of which the circle keeps the latest
_CONTEST: Final = msgspec.json.Decoder(Contest)


def load_contest(connection: "Connection", circle: str, number: int) -> Contest | None:
    """The contest of that number; None: there is none."""
    columns = CONTESTS.c
    found = select(columns.contest).where(columns.circle == circle, columns.number == number)
    text = connection.execute(found).scalar_one_or_none()
    return None if text is None else _CONTEST.decode(text)


def contests_of(connection: "Connection", circle: str) -> list[tuple[int, Contest]]:
    """All contests of a circle with their numbers, the newest first."""
    columns = CONTESTS.c
    found = select(columns.number, columns.contest).where(columns.circle == circle)
    return [
        (row.number, _CONTEST.decode(row.contest))
        for row in connection.execute(found.order_by(columns.number.desc()))
    ]


def count_running(connection: "Connection", circle: str) -> int:
    """How many contests of a circle are running."""
    columns = CONTESTS.c
    found = select(func.count()).where(columns.circle == circle, columns.state == "running")
    return int(connection.execute(found).scalar_one())


def add_contest(connection: "Connection", circle: str, contest: Contest) -> int:
    """Write a new contest; return its number. The oldest ones that have ended make room."""
    columns = CONTESTS.c
    last = connection.execute(
        select(func.max(columns.number)).where(columns.circle == circle)
    ).scalar_one()
    number = (last or 0) + 1
    save_contest(connection, circle, number, contest)
    ended = (
        select(columns.number)
        .where(columns.circle == circle, columns.state != "running")
        .order_by(columns.number.desc())
        .offset(_MOST_ENDED)
    )
    for old in list(connection.execute(ended).scalars()):
        connection.execute(delete(CONTESTS).where(columns.circle == circle, columns.number == old))
    return number


def save_contest(connection: "Connection", circle: str, number: int, contest: Contest) -> None:
    """Write a contest, or what it has become."""
    values = {"state": contest.state, "contest": msgspec.json.encode(contest).decode()}
    statement = insert(connection, CONTESTS).values(circle=circle, number=number, **values)
    columns = CONTESTS.c
    connection.execute(
        statement.on_conflict_do_update(
            index_elements=[columns.circle, columns.number], set_=values
        )
    )
