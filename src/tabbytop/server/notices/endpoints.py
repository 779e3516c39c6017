"""Where people want to be told of their turns: add, list and remove."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from tabbytop.server.errors import Refused
from tabbytop.server.notices.posting import AddressPolicy, BadAddress
from tabbytop.server.people.identity import new_id
from tabbytop.server.people.schemas import EndpointInfo, MyNotices, NewEndpoint
from tabbytop.server.store.notices import NoticeEndpoint
from tabbytop.texts.message import Message

if TYPE_CHECKING:
    from tabbytop.server.notices.web_push import VapidKey
    from tabbytop.server.settings import Settings
    from tabbytop.server.store.rows import Person
    from tabbytop.server.store.store import Store

PUSH_KEY: Final = "web push"  # the name of the secret in the database


class PushKey:
    """The server's key for push services. It is made when it is first needed, and the library that
    it needs is loaded then: many servers never send a notice."""

    def __init__(self, store: "Store") -> None:
        self._store = store
        self._key: VapidKey | None = None

    async def get(self) -> "VapidKey":
        """Return the key, the same in all workers."""
        if self._key is None:
            from tabbytop.server.notices.web_push import VapidKey  # noqa: PLC0415 - see above

            self._key = VapidKey(await self._store.secret_key(PUSH_KEY))
        return self._key


class NoticeEndpoints:
    """Changes where people are told of their turns."""

    def __init__(
        self, store: "Store", push_key: PushKey, settings: "Settings", now: Callable[[], int]
    ) -> None:
        self._store = store
        self._push_key = push_key
        self._on = settings.notices
        self._most = settings.notice_endpoints
        self._policy = AddressPolicy(settings.notice_http, settings.notice_private)
        self._now = now

    async def overview(self, person: "Person", known: bool) -> MyNotices:
        """Everything about the person's notices."""
        if not self._on:
            return MyNotices(on=False, key="", endpoints=[], muted=[])
        key = (await self._push_key.get()).public
        endpoints = await self._store.notices.endpoints_of(person.id) if known else []
        muted = await self._store.notices.muted_tables(person.id) if known else []
        return MyNotices(on=True, key=key, endpoints=list(map(_info, endpoints)), muted=muted)

    def check(self, request: NewEndpoint) -> None:
        """Raise Refused if nothing can be sent there."""
        if not self._on:
            raise Refused("not-here", Message("server", "no-notices"))
        try:
            place = self._policy.check_url(request.url)
        except BadAddress:
            raise Refused("malformed", Message("server", "bad-notice-url")) from None
        if request.kind == "ntfy" and not place.path.strip("/"):
            raise Refused("malformed", Message("server", "no-ntfy-topic"))
        if request.kind == "push":
            from tabbytop.server.notices.web_push import BadKeys, BrowserKeys  # noqa: PLC0415 - see PushKey

            try:
                BrowserKeys.read(request.key, request.auth)
            except BadKeys:
                raise Refused("malformed", Message("server", "bad-push-keys")) from None

    async def add(
        self, person: "Person", session: str, request: NewEndpoint, page: str, language: str
    ) -> EndpointInfo:
        """Store an endpoint that was checked; the same one again is renewed. `page` is the server
        as the person reaches it."""
        is_push = request.kind == "push"
        new = NoticeEndpoint(
            id=new_id(),
            person=person.id,
            kind=request.kind,
            url=request.url,
            key=request.key if is_push else "",
            auth=request.auth if is_push else "",
            language=language,
            page=page,
            session=session,
            created=self._now(),
            host=self._policy.check_url(request.url).hostname or "",
        )
        added = await self._store.notices.add_endpoint(new, self._most)
        if added is None:
            raise Refused("limit", Message("server", "too-many-endpoints", most=self._most))
        return _info(added)


def _info(endpoint: NoticeEndpoint) -> EndpointInfo:
    return EndpointInfo(endpoint.id, endpoint.kind, endpoint.url, endpoint.created)
