"""Search and list people and tables, for operators."""

from typing import TYPE_CHECKING

from sqlalchemy import func, or_, select

from tabbytop.server.store.people import login_key, person_of
from tabbytop.server.store.rows import Person, TableSummary
from tabbytop.server.store.schema import PEOPLE, SEATS, TABLES
from tabbytop.server.store.tables import summary_of_row, summary_query

if TYPE_CHECKING:
    from sqlalchemy import Connection

_MOST_RESULTS = 20


def find_people(connection: "Connection", words: str) -> list[Person]:
    """The people whose id starts with the words, or whose login or name they are. An exact id or
    login is unique, so names are not searched then."""
    columns = PEOPLE.c
    for condition in (
        columns.id == words,
        columns.login_key == login_key(words),
        or_(
            columns.id.startswith(words, autoescape=True),
            columns.name == words,
            func.lower(columns.name) == words.lower(),
        ),
    ):
        statement = select(PEOPLE).where(condition).order_by(columns.seen.desc(), columns.id)
        found = connection.execute(statement.limit(_MOST_RESULTS)).all()
        if found:
            return [person_of(row) for row in found]
    return []


def find_tables(connection: "Connection", prefix: str) -> list[TableSummary]:
    """The tables whose id starts with the prefix."""
    for condition in (TABLES.c.id == prefix, TABLES.c.id.startswith(prefix, autoescape=True)):
        statement = summary_query().where(condition).order_by(TABLES.c.id).limit(_MOST_RESULTS)
        if found := connection.execute(statement).all():
            return [summary_of_row(row) for row in found]
    return []


def list_people(
    connection: "Connection",
    *,
    accounts: bool | None,
    seen_since: int,
    name: str,
    limit: int,
) -> list[Person]:
    """People, the last seen first; `accounts` None: accounts and guests."""
    columns = PEOPLE.c
    statement = select(PEOPLE).where(columns.seen >= seen_since)
    if accounts is not None:
        has_account = columns.login.is_not(None)
        statement = statement.where(has_account if accounts else ~has_account)
    if name:
        part = name.lower()
        statement = statement.where(
            or_(
                func.lower(columns.name).contains(part, autoescape=True),
                func.lower(columns.login).contains(part, autoescape=True),
            )
        )
    found = connection.execute(statement.order_by(columns.seen.desc(), columns.id).limit(limit))
    return [person_of(row) for row in found]


def list_tables(
    connection: "Connection",
    *,
    status: str | None,
    game: str | None,
    person: str | None,
    limit: int,
) -> list[TableSummary]:
    """Tables, the newest first."""
    statement = summary_query()
    if status is not None:
        statement = statement.where(TABLES.c.status == status)
    if game is not None:
        statement = statement.where(TABLES.c.game == game)
    if person is not None:
        theirs = select(SEATS.c.table_id).where(SEATS.c.person == person)
        statement = statement.where(TABLES.c.id.in_(theirs))
    found = connection.execute(statement.order_by(TABLES.c.created.desc()).limit(limit))
    return [summary_of_row(row) for row in found]
