"""Play over plain HTTP, for clients that poll instead of opening a socket."""

import asyncio
from typing import Annotated, Any, Final

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import HeaderParameter, JSONBody, QueryParameter
from msgspec import Struct

from tabbytop.server.access.middleware import client_network
from tabbytop.server.access.refusals import ERROR_RESPONSES
from tabbytop.server.errors import after_writing, outcome_unknown
from tabbytop.server.hosting.charging import MessageLimits, Sender
from tabbytop.server.hosting.client_requests import act, answer
from tabbytop.server.hosting.host import Host
from tabbytop.server.hosting.hosted_table import HostedTable
from tabbytop.server.hosting.subscribers import (
    Farewell,
    HeldSeats,
    Subscriber,
    held_seats,
    person_of,
)
from tabbytop.server.people.identity import COOKIE, Signer
from tabbytop.server.routes.requests import Languages, TableId, bearer_secrets
from tabbytop.server.table.deciding import Act
from tabbytop.server.table.entries import LogEntry
from tabbytop.server.table.messages import (
    Advice,
    AllMoves,
    Done,
    Hint,
    Missed,
    News,
    Past,
    Question,
    Reason,
    State,
    Welcome,
)
from tabbytop.texts.preferred import preferred_language

_LONGEST_WAIT: Final = 25
_PRESENT_MS: Final = 15_000  # a polling client counts as present so long after a response

Told = Welcome | Missed | State
Answer = News | Done | Reason | AllMoves | Advice | Hint | Past


class Messages(Struct, frozen=True):
    """The server's messages, as on a socket."""

    messages: list[Told]


@get(
    "/api/tables/{id:str}/play",
    tags=["play"],
    summary="What happened at a table, waiting for it if you like",
    responses=ERROR_RESPONSES,
)
async def follow(
    id: TableId,  # noqa: A002 - the name in the path
    host: NamedDependency[Host],
    signer: NamedDependency[Signer],
    request: Request[Any, Any, Any],
    authorization: Annotated[
        str, HeaderParameter(name="authorization", description="`Bearer` and the secret of a seat.")
    ] = "",
    since: Annotated[int | None, QueryParameter(ge=0, description="The last number seen.")] = None,
    wait: Annotated[
        int, QueryParameter(ge=0, le=_LONGEST_WAIT, description="At most so many seconds.")
    ] = 0,
    words: Annotated[bool, QueryParameter(description="Also tell everything in words.")] = False,
    languages: Languages = "",
) -> Messages:
    """Without `since`, a `welcome` and the `state`; with it, the missed messages and the state, or
    nothing if nothing happened while waiting (long polling).

    A secret move of the same seat that nobody else can notice does not end the wait: its response
    has told it. The new state comes when the time is up, for a client that missed that response.
    """
    language = preferred_language(languages) if words else ""
    person = person_of(signer, request.cookies.get(COOKIE))
    async with host.locked(id) as hosted:
        await host.catch_up_to(hosted, since)
        held = await held_seats(host, hosted, signer, bearer_secrets(authorization), person)
        _mark_present(host, hosted, held, wait, client_network(request.scope))
        if since is None:
            return Messages(host.greet(hosted, held, None, language))
    deadline = asyncio.get_running_loop().time() + wait
    while True:
        async with host.locked(id) as hosted:
            held = await held_seats(host, hosted, signer, bearer_secrets(authorization), person)
            state = hosted.loaded_state()
            left = deadline - asyncio.get_running_loop().time()
            if since != state.public_seq or left <= 0 or host.closing:
                if state.is_current(list(held), since):
                    return Messages([])
                seat = next(iter(held), None)
                return Messages([*host.since(hosted, seat, since, language)])
            waiting = asyncio.get_running_loop().create_future()
            hosted.waiting.add(waiting)
        await asyncio.wait([waiting], timeout=left)
        hosted.waiting.discard(waiting)


@post(
    "/api/tables/{id:str}/play",
    status_code=200,
    tags=["play"],
    summary="Say something at a table",
    responses=ERROR_RESPONSES,
)
async def play(
    id: TableId,  # noqa: A002 - the name in the path
    data: JSONBody[Act | Question],
    host: NamedDependency[Host],
    signer: NamedDependency[Signer],
    message_limits: NamedDependency[MessageLimits],
    request: Request[Any, Any, Any],
    authorization: Annotated[
        str, HeaderParameter(name="authorization", description="`Bearer` and the secret of a seat.")
    ] = "",
) -> Response[Any]:
    """One message of a client, answered as on a socket: an action with its `news`, or with `done`
    if it was done before; a question with its answer."""
    person = person_of(signer, request.cookies.get(COOKIE))
    async with host.locked(id) as hosted:
        held = await held_seats(host, hosted, signer, bearer_secrets(authorization), person)
        network = client_network(request.scope)
        sender = Sender.at(hosted.loaded_state(), held, network)
        message_limits.admit(data, sender)
        _mark_present(host, hosted, held, 0, network)
        collector = _NewsCollector(held)
        hosted.subscribe(collector)
    try:
        if isinstance(data, Question):
            said = await answer(host, id, data, held, words="", address=network)
            message_limits.charge_answer(data, sender, len(said))
            return _json(said)
        done: LogEntry | Done | None = None
        try:
            done = await act(host, id, data, held)
        finally:
            if not isinstance(done, LogEntry):
                message_limits.refund(data, sender)
        number = None
        if isinstance(done, Done):
            return _json(msgspec.json.encode(done))
        if collector.news_of(data.id) is None:  # another worker wrote it; its message is not here
            with after_writing():
                async with host.locked(id) as written:
                    await host.catch_up(written)
                    number = written.loaded_state().seq_of_message(data.seat, data.id)
        news = collector.news_of(data.id)
        if news is not None:
            return _json(news)
        if number is None:
            raise outcome_unknown()
        return _json(msgspec.json.encode(Done(data.id, number)))  # the table was reloaded
    finally:
        hosted.unsubscribe(collector)


def _json(content: bytes) -> Response[Any]:
    return Response(content, media_type=MediaType.JSON)


def _mark_present(
    host: Host, hosted: HostedTable, held: HeldSeats, wait: int, network: str
) -> None:
    until = host.now() + wait * 1000 + _PRESENT_MS
    for seat in held:
        hosted.loaded_presence().poll(seat, until)
        hosted.addresses[seat] = network
    if not held:
        hosted.loaded_presence().poll_onlooker(until)
    host.presence_changed(hosted)


class _WithId(Struct):
    id: str = ""


_id_of = msgspec.json.Decoder(_WithId).decode


class _NewsCollector(Subscriber):
    """Collects the messages that a socket would get, to find the news of one action."""

    def __init__(self, held: HeldSeats) -> None:
        super().__init__(held, words="")
        self._messages: list[bytes] = []

    def send(self, message: bytes) -> None:
        self._messages.append(message)

    def dismiss(self, farewell: Farewell) -> None:
        """Do nothing: there is no connection to close."""

    def news_of(self, id: str) -> bytes | None:  # noqa: A002 - the field of a message
        """The news of the message with that id; None: it has not come yet."""
        return next((message for message in self._messages if _id_of(message).id == id), None)
