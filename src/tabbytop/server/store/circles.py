"""Circles and their members in the database.

Every change locks the circle's row first, so that two workers change a circle one after the other.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct
from sqlalchemy import Row, Select, delete, func, insert, select, update

from tabbytop.server.errors import Refused
from tabbytop.server.store.schema import (
    CIRCLE_MEMBERS,
    CIRCLE_RATINGS,
    CIRCLE_SEASONS,
    CIRCLE_SEATS,
    CIRCLE_TABLES,
    CIRCLES,
    CONTESTS,
    PEOPLE,
    TABLES,
)
from tabbytop.texts.message import Message

if TYPE_CHECKING:
    from sqlalchemy import ColumnElement, Connection

MOST_MEMBERS: Final = 50
MOST_CIRCLES: Final = 20  # of a person
_MOST_FORMER: Final = 150  # members of a circle who are remembered by name
_IN_IT: Final = CIRCLE_MEMBERS.c.left_at.is_(None)


class Circle(Struct, frozen=True):
    """A circle."""

    id: str
    name: str
    token: str
    founder: int
    rated: bool
    clock_offset: int  # minutes east of Greenwich
    created: int
    last_member: int
    games: int
    latest: int | None
    draw_seed: bytes


class Member(Struct, frozen=True):
    """A member of a circle, or a former one, with their present name."""

    number: int
    person: str
    joined: int
    left_at: int | None  # None: is a member
    rated: bool  # wants a rating
    name: str
    cat: str


class ListedCircle(Struct, frozen=True):
    """A circle in the list of a person's circles."""

    circle: Circle
    member: int
    members: int
    open_tables: int


class NewCircleRow(Struct, frozen=True):
    """A circle that is to be stored for the first time."""

    id: str
    name: str
    token: str
    rated: bool
    clock_offset: int
    created: int
    draw_seed: bytes


def unknown_circle() -> Refused:
    """The refusal for everybody to whom the circle does not exist."""
    return Refused("unknown", Message("circles", "no-such-circle"))


# Reading.


def circle(connection: "Connection", key: str) -> Circle | None:
    """The circle of that id; None: there is none."""
    return _one_circle(connection, select(CIRCLES).where(CIRCLES.c.id == key))


def circle_by_token(connection: "Connection", token: str) -> Circle | None:
    """The circle whose link has that token; None: there is none."""
    return _one_circle(connection, select(CIRCLES).where(CIRCLES.c.token == token))


def locked_circle(connection: "Connection", key: str) -> Circle | None:
    """The same; nobody else changes the circle before the end of this transaction."""
    return _one_circle(connection, select(CIRCLES).where(CIRCLES.c.id == key).with_for_update())


def circle_for(
    connection: "Connection", key: str, person: str, *, lock: bool = False
) -> tuple[Circle, Member]:
    """The circle and the person's membership; raise Refused for everybody who is not in it."""
    found = locked_circle(connection, key) if lock else circle(connection, key)
    mine = None if found is None else member_of(connection, key, person)
    if found is None or mine is None or mine.left_at is not None:
        raise unknown_circle()
    return found, mine


def circle_for_founder(connection: "Connection", key: str, person: str) -> Circle:
    """The circle, locked; raise Refused unless the person is its founder."""
    found, mine = circle_for(connection, key, person, lock=True)
    if mine.number != found.founder:
        raise Refused("not-yours", Message("circles", "only-founder"))
    return found


def member_of(connection: "Connection", key: str, person: str) -> Member | None:
    """The membership of a person, also a former one; None: they were never in it."""
    found = _member_query().where(CIRCLE_MEMBERS.c.circle == key, CIRCLE_MEMBERS.c.person == person)
    row = connection.execute(found).one_or_none()
    return None if row is None else Member(*row)


def members(connection: "Connection", key: str) -> list[Member]:
    """The members of a circle and the former ones, in the order of their numbers."""
    found = _member_query().where(CIRCLE_MEMBERS.c.circle == key)
    return [Member(*row) for row in connection.execute(found.order_by(CIRCLE_MEMBERS.c.number))]


def circles_of(connection: "Connection", person: str) -> list[ListedCircle]:
    """The circles of a person, the one with the latest game first."""
    theirs = CIRCLE_MEMBERS.alias()
    count = (
        select(func.count())
        .select_from(CIRCLE_MEMBERS)
        .where(CIRCLE_MEMBERS.c.circle == CIRCLES.c.id, _IN_IT)
        .correlate(CIRCLES)
        .scalar_subquery()
    )
    free = (
        select(func.count())
        .select_from(CIRCLE_TABLES)
        .join(TABLES, TABLES.c.id == CIRCLE_TABLES.c.table_id)
        .where(CIRCLE_TABLES.c.circle == CIRCLES.c.id, TABLES.c.status == "open", TABLES.c.free > 0)
        .correlate(CIRCLES)
        .scalar_subquery()
    )
    latest = func.coalesce(CIRCLES.c.latest, CIRCLES.c.created)
    statement = (
        select(CIRCLES, theirs.c.number, count, free)
        .join(theirs, theirs.c.circle == CIRCLES.c.id)
        .where(theirs.c.person == person, theirs.c.left_at.is_(None))
        .order_by(latest.desc(), CIRCLES.c.id)
    )
    return [ListedCircle(_circle_of(row), *row[-3:]) for row in connection.execute(statement)]


def memberships(connection: "Connection", person: str) -> list[tuple[Circle, Member]]:
    """All circles that the person is or was in, the earliest first."""
    mine = CIRCLE_MEMBERS.c
    keys = connection.execute(
        select(mine.circle).where(mine.person == person).order_by(mine.joined, mine.circle)
    ).scalars()
    found: list[tuple[Circle, Member]] = []
    for key in list(keys):
        one, member = circle(connection, key), member_of(connection, key, person)
        if one is not None and member is not None:
            found.append((one, member))
    return found


# Changing.


def create_circle(connection: "Connection", new: NewCircleRow, person: str) -> None:
    """Store a circle with its first season; the person is its founder."""
    _require_room_for_person(connection, person)
    connection.execute(
        insert(CIRCLES).values(
            id=new.id,
            name=new.name,
            token=new.token,
            founder=1,
            rated=new.rated,
            clock_offset=new.clock_offset,
            created=new.created,
            last_member=1,
            games=0,
            draw_seed=new.draw_seed,
        )
    )
    _add_member(connection, new.id, 1, person, new.created)
    connection.execute(insert(CIRCLE_SEASONS).values(circle=new.id, number=1, began=new.created))


def join_circle(connection: "Connection", token: str, person: str, now: int) -> str:
    """Make the person a member of the circle with that link; return its id. Idempotent."""
    known = circle_by_token(connection, token)
    found = None if known is None else locked_circle(connection, known.id)
    if found is None or found.token != token:  # renewed meanwhile
        raise Refused("unknown", Message("circles", "no-such-circle-link"))
    mine = member_of(connection, found.id, person)
    if mine is not None and mine.left_at is None:
        return found.id
    _require_room_for_person(connection, person)
    if count_members(connection, found.id) >= MOST_MEMBERS:
        raise Refused("limit", Message("circles", "circle-full", most=MOST_MEMBERS))
    if mine is not None:
        back = {"left_at": None, "joined": now, "rated": False}
        connection.execute(update(CIRCLE_MEMBERS).where(_this(found.id, mine.number)).values(back))
        return found.id
    number = found.last_member + 1
    change_circle(connection, found.id, last_member=number)
    _add_member(connection, found.id, number, person, now)
    return found.id


def count_members(connection: "Connection", key: str) -> int:
    """How many members the circle has."""
    statement = select(func.count()).select_from(CIRCLE_MEMBERS)
    found = statement.where(CIRCLE_MEMBERS.c.circle == key, _IN_IT)
    return int(connection.execute(found).scalar_one())


def change_circle(connection: "Connection", key: str, **values: object) -> None:
    """Set columns of a circle."""
    connection.execute(update(CIRCLES).where(CIRCLES.c.id == key).values(**values))


def set_rated(connection: "Connection", key: str, member: int, season: int, rated: bool) -> None:
    """Set whether a member wants a rating; without it theirs is deleted."""
    connection.execute(update(CIRCLE_MEMBERS).where(_this(key, member)).values(rated=rated))
    if not rated:
        columns = CIRCLE_RATINGS.c
        theirs = (columns.circle == key, columns.season == season, columns.member == member)
        connection.execute(delete(CIRCLE_RATINGS).where(*theirs))


def remove_member(connection: "Connection", found: Circle, member: int, now: int) -> None:
    """Take a member out of a locked circle. A founder's circle goes to the one who has been in it
    the longest; an empty one is deleted."""
    connection.execute(update(CIRCLE_MEMBERS).where(_this(found.id, member)).values(left_at=now))
    _pass_on(connection, found, member)
    columns = CIRCLE_MEMBERS.c
    former = (
        select(columns.number)
        .where(columns.circle == found.id, columns.left_at.is_not(None))
        .order_by(columns.left_at.desc(), columns.number.desc())
        .offset(_MOST_FORMER)
    )
    for number in list(connection.execute(former).scalars()):
        connection.execute(delete(CIRCLE_MEMBERS).where(_this(found.id, number)))


def delete_circle(connection: "Connection", key: str) -> None:
    """Delete a circle with all that counted for it; its tables stay."""
    for each in (
        CONTESTS,
        CIRCLE_RATINGS,
        CIRCLE_SEATS,
        CIRCLE_TABLES,
        CIRCLE_SEASONS,
        CIRCLE_MEMBERS,
    ):
        connection.execute(delete(each).where(each.c.circle == key))
    connection.execute(delete(CIRCLES).where(CIRCLES.c.id == key))


def delete_person_from_circles(connection: "Connection", person: str) -> None:
    """Remove all traces of a person from circles: without the membership nobody knows who had the
    number. Their ratings are deleted."""
    mine = select(CIRCLE_MEMBERS.c.circle).where(CIRCLE_MEMBERS.c.person == person)
    keys: Sequence[str] = connection.execute(mine).scalars().all()
    for key in sorted(keys):  # in one order, so that two workers never deadlock
        found = locked_circle(connection, key)
        member = member_of(connection, key, person)
        if found is None or member is None:
            continue
        columns = CIRCLE_RATINGS.c
        theirs = (columns.circle == key, columns.member == member.number)
        connection.execute(delete(CIRCLE_RATINGS).where(*theirs))
        connection.execute(delete(CIRCLE_MEMBERS).where(_this(key, member.number)))
        if member.left_at is None:
            _pass_on(connection, found, member.number)


def _pass_on(connection: "Connection", found: Circle, member: int) -> None:
    """Find a new founder if that member was it, or delete an empty circle."""
    if member != found.founder:
        return
    columns = CIRCLE_MEMBERS.c
    others = select(columns.number).where(columns.circle == found.id, _IN_IT)
    longest = others.order_by(columns.joined, columns.number).limit(1)
    heir = connection.execute(longest).scalar_one_or_none()
    if heir is None:
        delete_circle(connection, found.id)
    else:
        change_circle(connection, found.id, founder=heir)


def _require_room_for_person(connection: "Connection", person: str) -> None:
    mine = select(func.count()).select_from(CIRCLE_MEMBERS)
    count = connection.execute(mine.where(CIRCLE_MEMBERS.c.person == person, _IN_IT)).scalar_one()
    if count >= MOST_CIRCLES:
        raise Refused("limit", Message("circles", "too-many-circles", most=MOST_CIRCLES))


def _add_member(connection: "Connection", key: str, number: int, person: str, now: int) -> None:
    connection.execute(
        insert(CIRCLE_MEMBERS).values(
            circle=key, number=number, person=person, joined=now, rated=False
        )
    )


def _this(key: str, member: int) -> "ColumnElement[bool]":
    return (CIRCLE_MEMBERS.c.circle == key) & (CIRCLE_MEMBERS.c.number == member)


def _member_query() -> "Select[Any]":
    columns = CIRCLE_MEMBERS.c
    return select(
        columns.number,
        columns.person,
        columns.joined,
        columns.left_at,
        columns.rated,
        PEOPLE.c.name,
        PEOPLE.c.cat,
    ).join(PEOPLE, PEOPLE.c.id == columns.person)


def _one_circle(connection: "Connection", statement: "Select[Any]") -> Circle | None:
    row = connection.execute(statement).one_or_none()
    return None if row is None else _circle_of(row)


def _circle_of(row: "Row[Any]") -> Circle:
    values = {column.name: row._mapping[column] for column in CIRCLES.c}
    return Circle(**{**values, "draw_seed": bytes(values["draw_seed"])})
