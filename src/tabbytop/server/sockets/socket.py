"""Clients over WebSockets."""

import asyncio
from typing import TYPE_CHECKING, Final

import msgspec
from litestar.enums import ScopeType
from litestar.exceptions import NotFoundException

from tabbytop.server.access.middleware import EXTENSION, client_address, client_network
from tabbytop.server.hosting.charging import MessageLimits
from tabbytop.server.metrics import count_open_socket, count_refusal
from tabbytop.server.people.identity import cookie_from_headers
from tabbytop.server.sockets.client_session import ClientSession
from tabbytop.server.sockets.websocket_protocol import WebSocketProtocol
from tabbytop.server.table.messages import Ping

if TYPE_CHECKING:
    from litestar.types import Receive, Scope, Send

    from tabbytop.server.hosting.host import Host
    from tabbytop.server.people.identity import Signer
    from tabbytop.server.settings import Settings

_PING_SECONDS: Final = 4.0  # a page that hears nothing for 9 seconds connects anew
_PING: Final = msgspec.json.encode(Ping(0))


class SocketServer:
    """Serves the WebSockets of all tables."""

    def __init__(
        self, host: "Host", signer: "Signer", message_limits: MessageLimits, settings: "Settings"
    ) -> None:
        self._host = host
        self._signer = signer
        self._message_limits = message_limits
        self._unread_bytes = settings.queue_bytes
        # Twice the rate that is not refused: each refusal costs us a message, too.
        self._frames_a_second = 2 * (settings.moves_a_second + settings.asks_a_second) + 10

    async def ping_all(self) -> None:
        """Let every client hear something every few seconds, until this is cancelled: a page that
        only waits would not notice that its line is dead."""
        while True:
            await asyncio.sleep(_PING_SECONDS)
            for hosted in list(self._host.tables()):
                if hosted.is_listened_to():
                    for subscriber in hosted.all_subscribers():
                        subscriber.send(_PING)
                    await asyncio.sleep(0)  # moves come first

    async def serve(self, scope: "Scope", receive: "Receive", send: "Send") -> None:
        """Accept one connection, and let a session go on with it."""
        if scope["type"] != ScopeType.WEBSOCKET:
            raise NotFoundException
        await receive()  # the request to connect
        protocol: object = (scope.get("extensions") or {}).get(EXTENSION)
        if not isinstance(protocol, WebSocketProtocol):
            raise TypeError("sockets are served over sockets.websocket_protocol")
        protocol.unread_bytes = self._unread_bytes
        protocol.frames_a_second = self._frames_a_second
        await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        session = ClientSession(
            self._host,
            self._message_limits,
            protocol,
            client_network(scope),
            count_refusal,
        )
        claim = self._signer.verify_cookie(cookie_from_headers(scope["headers"]))
        session.person, session.client = claim.person if claim else "", client_address(scope)
        session.open(scope["path_params"]["id"], self._signer)
        session.at_end(count_open_socket())
        protocol.carry_on(session)
