"""The people in the database: guests, and accounts with a name to log in by."""

import unicodedata
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct
from sqlalchemy import Row, insert, select, update
from sqlalchemy.exc import IntegrityError

from tabbytop.server.errors import Refused
from tabbytop.server.store.schema import PEOPLE

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
    key = None if person.login is None else login_key(person.login)
    try:
        connection.execute(insert(PEOPLE).values(**values, login_key=key))
    except IntegrityError as error:
        raise Refused("taken", "that name belongs to somebody else") from error


def person(connection: "Connection", key: str) -> Person | None:
    """The person of that id."""
    row = connection.execute(select(PEOPLE).where(PEOPLE.c.id == key)).one_or_none()
    return None if row is None else _person(row)


def by_login(connection: "Connection", login: str) -> Person | None:
    """Whose account it is, however the name is spelt in capitals and small letters."""
    key = login_key(login)
    row = connection.execute(select(PEOPLE).where(PEOPLE.c.login_key == key)).one_or_none()
    return None if row is None else _person(row)


def rename(connection: "Connection", key: str, name: str, cat: str) -> None:
    """From now on under another name; what was written before stays as it was."""
    connection.execute(update(PEOPLE).where(PEOPLE.c.id == key).values(name=name, cat=cat))


def set_password(connection: "Connection", key: str, login: str, password: str) -> None:
    """Make a guest an account, or change the account's password; older cookies are void."""
    values = {"login": login, "login_key": login_key(login), "password": password}
    try:
        connection.execute(
            update(PEOPLE).where(PEOPLE.c.id == key).values(**values, epoch=PEOPLE.c.epoch + 1)
        )
    except IntegrityError as error:
        raise Refused("taken", "that name belongs to somebody else") from error


def touch(connection: "Connection", key: str, seen: int) -> None:
    """The person was here."""
    connection.execute(update(PEOPLE).where(PEOPLE.c.id == key).values(seen=seen))


def login_key(login: str) -> str:
    """The name as it is compared: spellings that look the same are the same."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", login).casefold())


def _person(row: "Row[Any]") -> Person:
    return Person(*(getattr(row, name) for name in Person.__struct_fields__))
