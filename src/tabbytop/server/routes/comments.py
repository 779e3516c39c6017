"""Comments at moments of finished games."""

from typing import Annotated, Any

from litestar import Request, Response, delete, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter

from tabbytop.server.access.middleware import client_network
from tabbytop.server.access.rate_limits import RateLimiter
from tabbytop.server.access.refusals import ERROR_RESPONSES
from tabbytop.server.people.comments import CommentBook
from tabbytop.server.people.identity import ID_PATTERN
from tabbytop.server.people.schemas import Comment, CommentReport, Comments, NewComment
from tabbytop.server.routes.me import NO_CONTENT
from tabbytop.server.routes.requests import TableId, Visitor

CommentId = Annotated[str, PathParameter(pattern=ID_PATTERN, description="As in the list.")]


@get("/api/tables/{id:str}/comments", tags=["afterwards"], responses=ERROR_RESPONSES)
async def comments(
    id: TableId,  # noqa: A002 - the name in the path
    visitor: NamedDependency[Visitor],
    book: NamedDependency[CommentBook],
    rates: NamedDependency[RateLimiter],
    request: Request[Any, Any, Any],
) -> Comments:
    """All comments at a finished game, for everybody who has the link."""
    rates.take("ask", f"comments {client_network(request.scope)}")
    return await book.read(id, visitor.person if visitor.known else None)


@post(
    "/api/tables/{id:str}/comments", status_code=201, tags=["afterwards"], responses=ERROR_RESPONSES
)
async def write_comment(
    id: TableId,  # noqa: A002 - the name in the path
    data: JSONBody[NewComment],
    visitor: NamedDependency[Visitor],
    book: NamedDependency[CommentBook],
) -> Comment:
    """Write a comment at a moment of a finished game. Only for people who sat at the table."""
    person = visitor.person if visitor.known else None
    return await book.write(id, data, person, visitor.address)


@delete(
    "/api/tables/{id:str}/comments/{comment:str}",
    status_code=204,
    tags=["afterwards"],
    responses=NO_CONTENT,
)
async def delete_comment(
    id: TableId,  # noqa: A002 - the name in the path
    comment: CommentId,
    visitor: NamedDependency[Visitor],
    book: NamedDependency[CommentBook],
) -> Response[None]:
    """Delete a comment of one's own."""
    await book.delete(id, comment, visitor.person if visitor.known else None)
    return Response(None, status_code=204)


@post(
    "/api/tables/{id:str}/comments/{comment:str}/report",
    status_code=204,
    tags=["afterwards"],
    responses=NO_CONTENT,
)
async def report_comment(
    id: TableId,  # noqa: A002 - the name in the path
    comment: CommentId,
    data: JSONBody[CommentReport],
    visitor: NamedDependency[Visitor],
    book: NamedDependency[CommentBook],
) -> Response[None]:
    """Report a comment to the operators; nobody else is told of it."""
    await book.report(id, comment, data, visitor.person if visitor.known else None)
    return Response(None, status_code=204)


ROUTES = [comments, write_comment, delete_comment, report_comment]
