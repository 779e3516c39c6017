"""The people in the database: guests, and accounts with a name to log in by."""

import unicodedata
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct
from sqlalchemy import Row, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from tabbytop.server.errors import Refused
from tabbytop.server.skeletons import skeleton
from tabbytop.server.store.schema import PEOPLE, SESSIONS

if TYPE_CHECKING:
    from sqlalchemy import Connection


class Person(Struct, frozen=True):
    """Somebody. Without a login it is a guest, known by the cookie alone."""

    id: str
    name: str
    cat: str
    login: str | None
    password: str | None  # its hash
    epoch: int  # cookies of an older epoch are void
    created: int
    seen: int


def create_person(connection: "Connection", person: Person) -> None:
    """Write somebody down for the first time."""
    values = msgspec.structs.asdict(person)
    if person.login is not None:
        values["login_key"] = login_key(person.login)
        values["login_skeleton"] = skeleton(person.login)
    try:
        connection.execute(insert(PEOPLE).values(**values))
    except IntegrityError as error:
        raise Refused("taken", "that name belongs to somebody else") from error


def person(connection: "Connection", key: str) -> Person | None:
    """The person of that id."""
    row = connection.execute(select(PEOPLE).where(PEOPLE.c.id == key)).one_or_none()
    return None if row is None else person_of(row)


def by_login(connection: "Connection", login: str) -> Person | None:
    """Whose account it is, however the name is spelt in capitals and small letters."""
    key = login_key(login)
    row = connection.execute(select(PEOPLE).where(PEOPLE.c.login_key == key)).one_or_none()
    return None if row is None else person_of(row)


def owners_of_logins(connection: "Connection", looks: set[str]) -> list[tuple[str, str]]:
    """The accounts whose login has one of these skeletons: (skeleton, person)."""
    columns = PEOPLE.c
    statement = select(columns.login_skeleton, columns.id).where(columns.login_skeleton.in_(looks))
    return [(row[0], row[1]) for row in connection.execute(statement)]


def rename(connection: "Connection", key: str, name: str, cat: str) -> None:
    """From now on under another name; what was written before stays as it was."""
    connection.execute(update(PEOPLE).where(PEOPLE.c.id == key).values(name=name, cat=cat))


def set_password(connection: "Connection", key: str, login: str, password: str) -> None:
    """Make a guest an account, or change the account's password; all cookies are void."""
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
        raise Refused("taken", "that name belongs to somebody else") from error
    connection.execute(delete(SESSIONS).where(SESSIONS.c.person == key))


def touch(connection: "Connection", key: str, seen: int) -> None:
    """The person was here."""
    connection.execute(update(PEOPLE).where(PEOPLE.c.id == key).values(seen=seen))


def login_key(login: str) -> str:
    """The name as it is compared: spellings that look the same are the same."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", login).casefold())


def person_of(row: "Row[Any]") -> Person:
    """The person of a row of `people`."""
    return Person(*(getattr(row, name) for name in Person.__struct_fields__))
