"""People in the database: guests, and accounts with a login and a password."""

import unicodedata
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import Row, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from tabbytop.server.confusables import skeleton
from tabbytop.server.errors import Refused
from tabbytop.server.store.rows import Person
from tabbytop.server.store.schema import PEOPLE, SESSIONS
from tabbytop.texts.message import Message

if TYPE_CHECKING:
    from sqlalchemy import Connection


def create_person(connection: "Connection", person: Person) -> None:
    """Store a new person; raise Refused if the login is taken."""
    values = msgspec.structs.asdict(person)
    if person.login is not None:
        values["login_key"] = login_key(person.login)
        values["login_skeleton"] = skeleton(person.login)
    try:
        connection.execute(insert(PEOPLE).values(**values))
    except IntegrityError as error:
        raise Refused("taken", Message("server", "name-taken")) from error


def person(connection: "Connection", key: str) -> Person | None:
    """The person of that id; None: there is none."""
    row = connection.execute(select(PEOPLE).where(PEOPLE.c.id == key)).one_or_none()
    return None if row is None else person_of(row)


def person_by_login(connection: "Connection", login: str) -> Person | None:
    """The account of that login, ignoring case; None: there is none."""
    key = login_key(login)
    row = connection.execute(select(PEOPLE).where(PEOPLE.c.login_key == key)).one_or_none()
    return None if row is None else person_of(row)


def accounts_with_skeletons(connection: "Connection", skeletons: set[str]) -> list[tuple[str, str]]:
    """The accounts whose login has one of these skeletons: (skeleton, person id)."""
    columns = PEOPLE.c
    statement = select(columns.login_skeleton, columns.id).where(
        columns.login_skeleton.in_(skeletons)
    )
    return [(row[0], row[1]) for row in connection.execute(statement)]


def rename(connection: "Connection", key: str, name: str, cat: str) -> None:
    """Change the name and cat; entries that are already written keep the old ones."""
    connection.execute(update(PEOPLE).where(PEOPLE.c.id == key).values(name=name, cat=cat))


def set_password(connection: "Connection", key: str, login: str, password: str) -> None:
    """Make a guest an account, or change its password. Void all cookies."""
    values = {
        "login": login,
        "login_key": login_key(login),
        "login_skeleton": skeleton(login),
        "password": password,
        "old_cookies_until": 0,
    }
    try:
        connection.execute(
            update(PEOPLE).where(PEOPLE.c.id == key).values(**values, epoch=PEOPLE.c.epoch + 1)
        )
    except IntegrityError as error:
        raise Refused("taken", Message("server", "name-taken")) from error
    connection.execute(delete(SESSIONS).where(SESSIONS.c.person == key))


def touch_person(connection: "Connection", key: str, seen: int) -> None:
    """Record when the person was last seen."""
    connection.execute(update(PEOPLE).where(PEOPLE.c.id == key).values(seen=seen))


def login_key(login: str) -> str:
    """The login as it is compared: normalized, in lower case."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", login).casefold())


def person_of(row: "Row[Any]") -> Person:
    """Read a row of `people`."""
    return Person(*(getattr(row, name) for name in Person.__struct_fields__))
