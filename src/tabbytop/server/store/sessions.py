"""Sessions: the browsers in which somebody is logged in or is a guest; each can be ended."""

from typing import TYPE_CHECKING, Final

from msgspec import Struct
from sqlalchemy import bindparam, delete, select, update

from tabbytop.server.store.database import insert
from tabbytop.server.store.notices import end_push_of_session
from tabbytop.server.store.people import person_of
from tabbytop.server.store.rows import Person
from tabbytop.server.store.schema import PEOPLE, SESSIONS

if TYPE_CHECKING:
    from sqlalchemy import Connection

MOST_SESSIONS: Final = 50  # of one person; the last seen ones stay
# Made once: making a statement takes SQLAlchemy longer than executing it.
_FIND_SESSION: Final = (
    select(PEOPLE, SESSIONS.c.seen.label("session_seen"))
    .select_from(PEOPLE)
    .outerjoin(
        SESSIONS,
        (SESSIONS.c.id == bindparam("of_session")) & (SESSIONS.c.person == PEOPLE.c.id),
    )
    .where(PEOPLE.c.id == bindparam("of_person"))
)
_OLDEST_MS: Final = 400 * 86_400_000  # browsers keep no cookie for longer


class Session(Struct, frozen=True):
    """A browser in which somebody is logged in, or is a guest."""

    id: str
    person: str
    created: int
    seen: int


class SessionLookup(Struct, frozen=True):
    """The person and the session that a cookie names."""

    person: Person
    session_seen: int | None  # None: there is no such session, or it was ended
    old_cookies_until: int


def find_session(connection: "Connection", person: str, session: str) -> SessionLookup | None:
    """The person and the session of a cookie, with one query; None: no such person is stored."""
    row = connection.execute(
        _FIND_SESSION, {"of_person": person, "of_session": session}
    ).one_or_none()
    if row is None:
        return None
    return SessionLookup(person_of(row), row.session_seen, row.old_cookies_until)


def open_session(
    connection: "Connection", session: str, person: str, now: int, old_until: int | None = None
) -> None:
    """Begin a session, and delete the oldest ones. With `old_until`, cookies without a session are
    void from then on at the latest."""
    new = Session(session, person, now, now)
    connection.execute(
        insert(connection, SESSIONS)
        .values(id=new.id, person=new.person, created=new.created, seen=new.seen)
        .on_conflict_do_nothing()
    )
    kept = (
        select(SESSIONS.c.id)
        .where(SESSIONS.c.person == person, SESSIONS.c.seen > now - _OLDEST_MS)
        .order_by(SESSIONS.c.seen.desc(), SESSIONS.c.created.desc(), SESSIONS.c.id)
        .limit(MOST_SESSIONS)
    )
    kept_ids = [*connection.execute(kept).scalars(), session]
    connection.execute(
        delete(SESSIONS).where(SESSIONS.c.person == person, SESSIONS.c.id.not_in(kept_ids))
    )
    if old_until is not None:
        connection.execute(
            update(PEOPLE)
            .where(PEOPLE.c.id == person, PEOPLE.c.old_cookies_until > old_until)
            .values(old_cookies_until=old_until)
        )


def touch_session(connection: "Connection", session: str, person: str, seen: int) -> None:
    """Record when the person was last seen, in that session."""
    connection.execute(update(SESSIONS).where(SESSIONS.c.id == session).values(seen=seen))
    connection.execute(update(PEOPLE).where(PEOPLE.c.id == person).values(seen=seen))


def end_session(connection: "Connection", session: str, person: str) -> None:
    """Void the cookie of this session, and all cookies of the person without a session."""
    connection.execute(
        delete(SESSIONS).where(SESSIONS.c.id == session, SESSIONS.c.person == person)
    )
    connection.execute(update(PEOPLE).where(PEOPLE.c.id == person).values(old_cookies_until=0))
    end_push_of_session(connection, person, session)


def end_all_sessions(connection: "Connection", person: str) -> None:
    """Void every cookie of the person, including those of known devices."""
    connection.execute(delete(SESSIONS).where(SESSIONS.c.person == person))
    connection.execute(
        update(PEOPLE)
        .where(PEOPLE.c.id == person)
        .values(epoch=PEOPLE.c.epoch + 1, old_cookies_until=0)
    )
    end_push_of_session(connection, person, None)


def sessions_of(connection: "Connection", person: str) -> list[Session]:
    """The person's sessions, the last seen first."""
    columns = SESSIONS.c
    statement = (
        select(columns.id, columns.person, columns.created, columns.seen)
        .where(columns.person == person)
        .order_by(columns.seen.desc(), columns.id)
    )
    return [Session(*row) for row in connection.execute(statement)]
