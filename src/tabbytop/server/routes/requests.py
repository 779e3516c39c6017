"""Parameters of requests in path and headers, and the visitor who sends one."""

from typing import Annotated, Any, Final, TypeVar

from litestar import Request, Response
from litestar.datastructures import Cookie, State
from litestar.params import HeaderParameter, PathParameter
from litestar.types import Scope

from tabbytop.server.access.middleware import client_network
from tabbytop.server.people.identity import COOKIE, COOKIE_SECONDS, DEVICE_COOKIE, ID_PATTERN
from tabbytop.server.people.people import AuthenticatedPerson, People
from tabbytop.server.settings import Settings
from tabbytop.server.store.rows import Person

T = TypeVar("T")

GameName = Annotated[str, PathParameter(max_length=40, description="As in the list of games.")]
TableId = Annotated[str, PathParameter(pattern=ID_PATTERN, description="As in the table's link.")]
Languages = Annotated[
    str, HeaderParameter(name="accept-language", description="In which language words are told.")
]
_BEARER = "bearer "
_PARTS: Final = "tabbytop"  # in the state of a request


def bearer_secrets(authorization: str) -> list[str]:
    """The seat secret in an Authorization header, if there is one."""
    if not authorization:
        return []
    return [authorization[len(_BEARER) :] if authorization.lower().startswith(_BEARER) else ""]


class Visitor:
    """The person who sends a request; without a valid cookie (`known`) it is a new guest."""

    def __init__(
        self,
        people: People,
        found: AuthenticatedPerson | None,
        address: str,
        devices: str | None,
        secure: bool,
    ) -> None:
        self.person = found.person if found is not None else people.new_guest()
        self.session = found.session if found is not None else ""
        self.known = found is not None
        self.address = address
        self.devices = devices  # the device cookie
        self._people = people
        self._secure = secure
        self._extra_cookies: list[Cookie] = []

    async def save(self) -> Person:
        """Store the person if they are not yet, and return them."""
        if not self.session:
            self.session = await self._people.open_session(self.person, instead_of_old=self.known)
        self.person = await self._people.ensure_saved(self.person, self.address, self.session)
        return self.person

    async def become(self, person: Person) -> None:
        """Log in as another person: a new session, and this browser becomes a known device."""
        self.person = person
        self.session = await self._people.open_session(person)
        self.devices = self._people.add_device(person, self.devices)
        self._extra_cookies.append(
            self._cookie(DEVICE_COOKIE, self.devices, COOKIE_SECONDS, "/api")
        )

    async def respond(self, content: T, status: int = 200) -> Response[T]:
        """A response that sets the person's cookie."""
        if not self.session:
            self.session = await self._people.open_session(self.person, instead_of_old=self.known)
        value = self._people.cookie(self.person, self.session)
        cookies = [self._cookie(COOKIE, value, COOKIE_SECONDS), *self._extra_cookies]
        return Response(content, status_code=status, cookies=cookies)

    def respond_logged_out(self) -> Response[None]:
        """A response that removes the cookie; the browser stays a known device."""
        return Response(None, status_code=204, cookies=[self._cookie(COOKIE, "", 0)])

    def _cookie(self, name: str, value: str, seconds: int, path: str = "/") -> Cookie:
        return Cookie(
            name,
            value=value,
            max_age=seconds,
            path=path,
            httponly=True,
            samesite="strict",
            secure=self._secure,
        )


def bring_parts(scope: Scope, parts: State) -> None:
    """Let the routes find the parts of the server to which the request came."""
    scope.setdefault("state", {})[_PARTS] = parts


def server_parts(scope: Scope) -> State:
    """The parts of the server to which the request came."""
    parts: State = scope["state"][_PARTS]
    return parts


async def visitor(request: Request[Any, Any, Any]) -> Visitor:
    """The visitor who sends a request, as a dependency of routes."""
    parts = server_parts(request.scope)
    people: People = parts.people
    settings: Settings = parts.settings
    found = await people.authenticate(request.cookies.get(COOKIE))
    secure = settings.secure or request.scope["scheme"] == "https"
    devices = request.cookies.get(DEVICE_COOKIE)
    return Visitor(people, found, client_network(request.scope), devices, secure)
