"""The lessons that people have finished."""

from typing import TYPE_CHECKING

from sqlalchemy import select

from tabbytop.server.store.database import insert
from tabbytop.server.store.rows import FinishedLesson
from tabbytop.server.store.schema import LESSONS

if TYPE_CHECKING:
    from sqlalchemy import Connection


def finish_lesson(connection: "Connection", person: str, finished: FinishedLesson) -> None:
    """Record that a person has finished a lesson; the first time counts."""
    connection.execute(
        insert(connection, LESSONS)
        .values(person=person, game=finished.game, lesson=finished.lesson, at=finished.at)
        .on_conflict_do_nothing()
    )


def finished_lessons(connection: "Connection", person: str) -> list[FinishedLesson]:
    """Return the lessons that the person has finished, the earliest first."""
    columns = LESSONS.c
    found = select(columns.game, columns.lesson, columns.at).where(columns.person == person)
    ordered = found.order_by(columns.at, columns.game, columns.lesson)
    return [FinishedLesson(*row) for row in connection.execute(ordered)]
