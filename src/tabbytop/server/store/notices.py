"""Notices in the database: where people want them, and the outbox of those that are to be sent.

A wish to tell somebody of their turn is written in the transaction of the entry that begins it. A
worker claims a notice before it sends it; if that worker dies, another one claims it later.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple

import msgspec
from msgspec import Struct
from sqlalchemy import ColumnElement, Row, case, delete, func, literal, or_, select, text, update
from sqlalchemy import insert as plain_insert

from tabbytop.server.store.database import Database, insert
from tabbytop.server.store.notice_lanes import OPERATOR, Lanes
from tabbytop.server.store.schema import LOG, NOTICE_ENDPOINTS, NOTICE_MUTES, NOTICES

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from tabbytop.server.store.rows import Append

EndpointKind = Literal["push", "ntfy", "webhook"]

# A notice for each endpoint of the person, unless they want none of this table. The types are for
# PostgreSQL, which cannot know them.
_WISH: Final = text("""
INSERT INTO notices (table_id, number, seat, endpoint, person, public_seq, due, tries)
SELECT CAST(:table_id AS TEXT), CAST(:number AS INTEGER), CAST(:seat AS INTEGER), id, person,
  CAST(:public_seq AS INTEGER), CAST(:due AS BIGINT), 0
FROM notice_endpoints
WHERE person = :person
  AND NOT EXISTS (SELECT 1 FROM notice_mutes WHERE person = :person AND table_id = :table_id)
""")
_WITH_ENDPOINTS: Final = NOTICES.outerjoin(
    NOTICE_ENDPOINTS, NOTICE_ENDPOINTS.c.id == NOTICES.c.endpoint
)
_ANSWERS: Final = ("move", "late")  # entries by which a turn has ended


class NoticeEndpoint(Struct, frozen=True):
    """Where a person wants to be told: the columns of `notice_endpoints`."""

    id: str
    person: str
    kind: EndpointKind
    url: str
    key: str
    auth: str
    language: str
    page: str
    session: str
    created: int
    failures: int = 0
    host: str = ""
    retry_at: int = 0  # after failures nothing is sent there before
    silent: int = 0  # failures since something last arrived


class NoticeKey(NamedTuple):
    """The key of a notice in the outbox."""

    table: str
    number: int
    seat: int
    endpoint: str


class PendingNotice(Struct, frozen=True):
    """A notice that was claimed to be sent; without an endpoint, to the operator's webhook."""

    key: NoticeKey
    person: str
    public_seq: int
    tries: int  # before this one
    endpoint: NoticeEndpoint | None

    @property
    def host(self) -> str:
        """The address it is sent to."""
        return OPERATOR if self.endpoint is None else self.endpoint.host


def write_wishes(connection: "Connection", append: "Append") -> None:
    """Write the wishes of an entry, in its transaction."""
    for wish in append.notices:
        values = {
            "table_id": append.table,
            "number": append.entry.number,
            "seat": wish.seat,
            "person": wish.person,
            "public_seq": wish.public_seq,
            "due": wish.due,
        }
        connection.execute(_WISH, values)
        if wish.to_operator:
            connection.execute(plain_insert(NOTICES).values(**values, endpoint="", tries=0))


def delete_notices_of_people(connection: "Connection", people: Sequence[str]) -> None:
    """Delete their endpoints, what they muted, and what was to be sent to them."""
    for table in (NOTICES, NOTICE_MUTES, NOTICE_ENDPOINTS):
        connection.execute(delete(table).where(table.c.person.in_(people)))


def delete_notices_of_table(connection: "Connection", table: str) -> None:
    """Delete what was to be sent of a table, and who muted it."""
    for rows in (NOTICES, NOTICE_MUTES):
        connection.execute(delete(rows).where(rows.c.table_id == table))


def end_push_of_session(connection: "Connection", person: str, session: str | None) -> None:
    """Send nothing more to the browser of a session; None: of any."""
    columns = NOTICE_ENDPOINTS.c
    theirs = (columns.person == person) & (columns.kind == "push")
    if session is not None:
        theirs &= columns.session == session
    ids = connection.execute(select(columns.id).where(theirs)).scalars().all()
    _remove_endpoints(connection, ids)


class NoticeStore:
    """The part of the store that keeps notices."""

    def __init__(self, database: Database) -> None:
        self._database = database

    # Endpoints.

    async def add_endpoint(self, new: NoticeEndpoint, most: int) -> NoticeEndpoint | None:
        """Store an endpoint of a person; one with the same URL is renewed and keeps its id. None:
        the person has as many as they may have."""
        return await self._database.write(lambda connection: _add(connection, new, most))

    async def endpoints_of(self, person: str) -> list[NoticeEndpoint]:
        """The person's endpoints, the oldest first."""
        return await self._database.read(lambda connection: _endpoints_of(connection, person))

    async def endpoint(self, key: str) -> NoticeEndpoint | None:
        """The endpoint of that id; None: there is none."""
        columns = NOTICE_ENDPOINTS.c

        def found(connection: "Connection") -> NoticeEndpoint | None:
            statement = select(NOTICE_ENDPOINTS).where(columns.id == key)
            row = connection.execute(statement).one_or_none()
            return None if row is None else _endpoint_of(row)

        return await self._database.read(found)

    async def remove_endpoint(self, key: str, person: str | None = None) -> bool:
        """Remove an endpoint and its notices; with `person`, only if it is theirs. Return whether
        there was one."""
        columns = NOTICE_ENDPOINTS.c

        def remove(connection: "Connection") -> bool:
            found = select(columns.id).where(columns.id == key)
            if person is not None:
                found = found.where(columns.person == person)
            ids = connection.execute(found).scalars().all()
            _remove_endpoints(connection, ids)
            return bool(ids)

        return await self._database.write(remove)

    # Tables without notices.

    async def set_muted(self, person: str, table: str, muted: bool) -> None:
        """Send the person no notices of this table, or send them again."""

        def change(connection: "Connection") -> None:
            row = {"person": person, "table_id": table}
            if muted:
                adding = insert(connection, NOTICE_MUTES).values(row).on_conflict_do_nothing()
                connection.execute(adding)
                pending = (NOTICES.c.person == person) & (NOTICES.c.table_id == table)
                connection.execute(delete(NOTICES).where(pending, NOTICES.c.endpoint != ""))
            else:
                columns = NOTICE_MUTES.c
                this = (columns.person == person) & (columns.table_id == table)
                connection.execute(delete(NOTICE_MUTES).where(this))

        await self._database.write(change)

    async def muted_tables(self, person: str) -> list[str]:
        """The tables of which the person wants no notices."""
        columns = NOTICE_MUTES.c
        statement = (
            select(columns.table_id).where(columns.person == person).order_by(columns.table_id)
        )
        return await self._database.read(
            lambda connection: list(connection.execute(statement).scalars())
        )

    # The outbox.

    async def next_due(self, after: int = -1) -> int | None:
        """When the next notice after that time is to be sent; None: there is none."""
        due, retry = NOTICES.c.due, func.coalesce(NOTICE_ENDPOINTS.c.retry_at, 0)
        at = case((retry > due, retry), else_=due)
        statement = select(func.min(at)).select_from(_WITH_ENDPOINTS).where(at > after)
        return await self._database.read(
            lambda connection: connection.execute(statement).scalar_one()
        )

    async def claim(
        self, now: int, until: int, most: int, lanes: Lanes | None = None
    ) -> list[PendingNotice]:
        """Claim some notices that are due, as many as fit into the lanes; no other worker gets them
        before `until`."""
        return await self._database.write(
            lambda connection: _claim(connection, now, until, most, lanes)
        )

    async def pending_of(self, person: str) -> list[NoticeKey]:
        """The notices that are to be sent to a person."""
        columns = NOTICES.c
        statement = (
            select(columns.table_id, columns.number, columns.seat, columns.endpoint)
            .where(columns.person == person)
            .order_by(columns.table_id, columns.number)
        )
        return await self._database.read(
            lambda connection: [NoticeKey(*row) for row in connection.execute(statement)]
        )

    async def has_answered(self, key: NoticeKey) -> bool:
        """Whether a move of that seat was written since."""
        columns = LOG.c
        later = (columns.table_id == key.table) & (columns.number > key.number)
        answer = (columns.seat == key.seat) & columns.kind.in_(_ANSWERS)
        statement = select(columns.number).where(later, answer).limit(1)
        return await self._database.read(
            lambda connection: connection.execute(statement).first() is not None
        )

    async def delivered(self, key: NoticeKey) -> None:
        """Remove a notice that has arrived."""

        def done(connection: "Connection") -> None:
            connection.execute(delete(NOTICES).where(_is(key)))
            columns = NOTICE_ENDPOINTS.c
            failed = (columns.failures > 0) | (columns.silent > 0)
            answers = update(NOTICE_ENDPOINTS).where(columns.id == key.endpoint, failed)
            connection.execute(answers.values(failures=0, retry_at=0, silent=0))

        await self._database.write(done)

    async def drop(self, key: NoticeKey) -> None:
        """Remove a notice that nobody needs any more."""
        await self._database.write(
            lambda connection: connection.execute(delete(NOTICES).where(_is(key)))
        )

    async def postpone(self, key: NoticeKey, due: int, tries: int) -> None:
        """Send a notice later, because it could not be sent, and nothing else to its endpoint until
        then. Notices of earlier turns at the same seat are dropped."""
        columns = NOTICE_ENDPOINTS.c
        newer = NOTICES.alias()
        same_seat = (newer.c.table_id == NOTICES.c.table_id) & (newer.c.seat == NOTICES.c.seat)
        is_newer = (newer.c.endpoint == NOTICES.c.endpoint) & (newer.c.number > NOTICES.c.number)
        superseded = select(newer.c.number).where(same_seat, is_newer).exists()

        def back_off(connection: "Connection") -> None:
            connection.execute(update(NOTICES).where(_is(key)).values(due=due, tries=tries))
            if key.endpoint:
                endpoint = update(NOTICE_ENDPOINTS).where(columns.id == key.endpoint)
                connection.execute(endpoint.values(retry_at=due, silent=columns.silent + 1))
                waiting = delete(NOTICES).where(NOTICES.c.endpoint == key.endpoint)
                connection.execute(waiting.where(superseded))

        await self._database.write(back_off)

    async def give_up(self, key: NoticeKey, most_failures: int) -> bool:
        """Remove a notice that could not be sent. Remove its endpoint too, and return True, if so
        many were given up in a row."""
        columns = NOTICE_ENDPOINTS.c

        def give_up(connection: "Connection") -> bool:
            connection.execute(delete(NOTICES).where(_is(key)))
            this = columns.id == key.endpoint
            more = update(NOTICE_ENDPOINTS).where(this).values(failures=columns.failures + 1)
            connection.execute(more)
            failing = select(columns.id).where(this, columns.failures >= most_failures)
            ids = connection.execute(failing).scalars().all()
            _remove_endpoints(connection, ids)
            return bool(ids)

        return await self._database.write(give_up)


def _is(key: NoticeKey) -> ColumnElement[bool]:
    columns = NOTICES.c
    place = (columns.table_id == key.table) & (columns.number == key.number)
    return place & (columns.seat == key.seat) & (columns.endpoint == key.endpoint)


def _endpoint_of(row: "Row[Any]") -> NoticeEndpoint:
    return NoticeEndpoint(*(getattr(row, name) for name in NoticeEndpoint.__struct_fields__))


def _endpoints_of(connection: "Connection", person: str) -> list[NoticeEndpoint]:
    columns = NOTICE_ENDPOINTS.c
    statement = select(NOTICE_ENDPOINTS).where(columns.person == person)
    rows = connection.execute(statement.order_by(columns.created, columns.id))
    return [_endpoint_of(row) for row in rows]


def _add(connection: "Connection", new: NoticeEndpoint, most: int) -> NoticeEndpoint | None:
    columns = NOTICE_ENDPOINTS.c
    if new.kind == "push":  # the browser belongs to whoever uses it now
        others = select(columns.id).where(columns.url == new.url, columns.person != new.person)
        _remove_endpoints(connection, connection.execute(others).scalars().all())
    own = _endpoints_of(connection, new.person)
    same = next((each for each in own if (each.kind, each.url) == (new.kind, new.url)), None)
    if same is None:
        if len(own) >= most:
            return None
        connection.execute(plain_insert(NOTICE_ENDPOINTS).values(**msgspec.structs.asdict(new)))
        return new
    renewed = msgspec.structs.replace(
        new, id=same.id, created=same.created, retry_at=same.retry_at, silent=same.silent
    )
    values = msgspec.structs.asdict(renewed)
    connection.execute(update(NOTICE_ENDPOINTS).where(columns.id == same.id).values(values))
    return renewed


def _remove_endpoints(connection: "Connection", ids: Sequence[str]) -> None:
    if ids:
        connection.execute(delete(NOTICES).where(NOTICES.c.endpoint.in_(ids)))
        connection.execute(delete(NOTICE_ENDPOINTS).where(NOTICE_ENDPOINTS.c.id.in_(ids)))


def _claim(
    connection: "Connection", now: int, until: int, most: int, lanes: Lanes | None
) -> list[PendingNotice]:
    trial = None if lanes is None else lanes.copy()
    claimed: list[PendingNotice] = []
    while rows := _due_rows(connection, now, most - len(claimed), trial):
        for row in rows:
            key = NoticeKey(row.table_id, row.number, row.seat, row.endpoint)
            endpoint = None
            if key.endpoint:
                found = select(NOTICE_ENDPOINTS).where(NOTICE_ENDPOINTS.c.id == key.endpoint)
                if (its := connection.execute(found).one_or_none()) is None:  # removed meanwhile
                    connection.execute(delete(NOTICES).where(_is(key)))
                    continue
                endpoint = _endpoint_of(its)
            notice = PendingNotice(key, row.person, row.public_seq, row.tries, endpoint)
            if trial is not None:
                if not trial.admits(notice.person, notice.host):
                    continue
                trial.enter(notice.person, notice.host)
            connection.execute(update(NOTICES).where(_is(key)).values(due=until))
            claimed.append(notice)
    return claimed


def _due_rows(
    connection: "Connection", now: int, most: int, lanes: Lanes | None
) -> "Sequence[Row[Any]]":
    """The first notices that are due, without those of full lanes and of endpoints that have failed
    and are left alone."""
    if most <= 0:
        return []
    columns, its = NOTICES.c, NOTICE_ENDPOINTS.c
    ready = its.retry_at <= now
    is_operators = columns.endpoint == ""
    if lanes is not None:
        hosts = lanes.full_hosts()
        ready &= its.host.not_in(hosts) & columns.person.not_in(lanes.full_people())
        is_operators &= literal(OPERATOR not in hosts)
    removed = (columns.endpoint != "") & its.id.is_(None)
    statement = (
        select(NOTICES)
        .select_from(_WITH_ENDPOINTS)
        .where(columns.due <= now, or_(is_operators, removed, ready))
        .order_by(columns.due, columns.table_id, columns.number)
        .limit(most)
        .with_for_update(skip_locked=True, of=NOTICES)  # SQLite has one writer and needs no lock
    )
    return connection.execute(statement).all()
