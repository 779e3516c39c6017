"""What players tell whoever runs the place, and what they are told."""

from typing import Annotated

from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.params import HeaderParameter, JSONBody

from tabbytop.server.access.refusals import ANSWERS
from tabbytop.server.hosting.host import Host
from tabbytop.server.people.bodies import Announcements, NewReport
from tabbytop.server.people.reports import Reports
from tabbytop.server.routes.me import NOTHING
from tabbytop.server.routes.places import TableId, secrets_in
from tabbytop.server.routes.visiting import Visitor


@post("/api/tables/{id:str}/reports", status_code=204, tags=["tables"], responses=NOTHING)
async def report(
    id: TableId,  # noqa: A002 - as a table calls it
    data: JSONBody[NewReport],
    visitor: NamedDependency[Visitor],
    reports: NamedDependency[Reports],
    authorization: Annotated[
        str, HeaderParameter(name="authorization", description="`Bearer` and the secret of a seat.")
    ] = "",
) -> Response[None]:
    """Report a person, or with `line` what they said in it. For who is at the table; nobody there
    hears of it."""
    person = visitor.person if visitor.known else None
    await reports.report(id, data, person, secrets_in(authorization))
    return Response(None, status_code=204)


@get("/api/announcements", tags=["server"], responses=ANSWERS)
async def announcements(host: NamedDependency[Host]) -> Announcements:
    """What whoever runs the place tells everybody just now; at a table it comes on the socket."""
    return Announcements(host.announcements)


ROUTES = [report, announcements]
