"""Data export: all data that the server keeps of a person, and nothing of others or of hidden game
state."""

from typing import TYPE_CHECKING

from tabbytop.server.circles.contests import winners
from tabbytop.server.circles.ratings import shown_rating
from tabbytop.server.people.personal_schemas import (
    Exported,
    ExportedCircle,
    ExportedComment,
    ExportedContest,
    ExportedEndpoint,
    ExportedLesson,
    ExportedLine,
    ExportedRating,
    ExportedReport,
    ExportedRestriction,
    ExportedSession,
    ExportedTable,
)
from tabbytop.server.people.statistics import statistics_from

if TYPE_CHECKING:
    from tabbytop.server.store.circle_store import OwnCircle
    from tabbytop.server.store.rows import Person
    from tabbytop.server.store.store import Store


async def export_data(store: "Store", person: "Person", session: str, now: int) -> Exported:
    """The person's own data. A guest who is not stored yet has none."""
    tables: list[ExportedTable] = []
    said: list[ExportedLine] = []
    for key in await store.operators.tables_sat_at(person.id):
        own = await store.personal_table(key, person.id)  # one by one, to serve others meanwhile
        if own is None:
            continue
        listed = own.table
        tables.append(
            ExportedTable(
                id=listed.id,
                game=listed.setup.game,
                status=listed.status,
                created=listed.setup.created,
                moved=listed.moved,
                seats=own.seats,
                names=own.names,
                from_device=listed.setup.from_device,
            )
        )
        said += [ExportedLine(listed.id, at, text) for at, text in own.said]
    return Exported(
        exported=now,
        name=person.name,
        cat=person.cat,
        login=person.login or "",
        created=person.created,
        seen=person.seen,
        tables=tables,
        said=said,
        reports=[
            ExportedReport(each.table_id, each.at, each.seat, each.number, each.reason, each.text)
            for each in await store.operators.reports_by(person.id)
        ],
        sessions=[
            ExportedSession(each.created, each.seen, here=each.id == session)
            for each in await store.sessions_of(person.id)
        ],
        lessons=[
            ExportedLesson(each.game, each.lesson, each.at)
            for each in await store.finished_lessons(person.id)
        ],
        daily=await store.daily_rows(person.id),
        results=await store.own_results(person.id),
        stickers=await store.stickers_of(person.id),
        statistics=statistics_from(await store.statistics(person.id, None, 0)),
        restrictions=[
            ExportedRestriction(each.kind, each.at, each.until)
            for each in await store.operators.restrictions(now)
            if each.person == person.id
        ],
        notices=[
            ExportedEndpoint(each.kind, each.url, each.created)
            for each in await store.notices.endpoints_of(person.id)
        ],
        comments=[
            ExportedComment(each.table_id, each.step, each.at, each.text)
            for each in await store.comments.of_person(person.id)
        ],
        tables_without_notices=await store.notices.muted_tables(person.id),
        circles=[_circle(each) for each in await store.circles.own_circles(person.id)],
    )


def _circle(own: "OwnCircle") -> ExportedCircle:
    circle, member = own.circle, own.member
    return ExportedCircle(
        id=circle.id,
        name=circle.name,
        member=member.number,
        founder=member.number == circle.founder,
        joined=member.joined,
        left=member.left_at,
        rated=member.rated,
        ratings=[
            ExportedRating(season, shown_rating(stored.rating), stored.games)
            for season, stored in own.ratings.items()
        ],
        contests=[
            ExportedContest(
                number=number,
                kind=contest.kind,
                game=contest.game,
                name=contest.name,
                state=contest.state,
                created=contest.created,
                won=member.number in winners(contest),
            )
            for number, contest in own.contests
        ],
    )
