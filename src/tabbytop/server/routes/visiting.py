"""Who asks: the person of the cookie, or a new guest."""

from typing import Any, TypeVar

from litestar import Request, Response
from litestar.datastructures import Cookie, State

from tabbytop.server.access.guarding import address
from tabbytop.server.people.identity import COOKIE, COOKIE_SECONDS, DEVICE_COOKIE
from tabbytop.server.people.people import People, Recognised
from tabbytop.server.settings import Settings
from tabbytop.server.store.people import Person

T = TypeVar("T")


class Visitor:
    """Somebody who asks for something. `known`: they brought a cookie of ours."""

    def __init__(
        self,
        people: People,
        found: Recognised | None,
        address: str,
        devices: str | None,
        secure: bool,
    ) -> None:
        self.person = found.person if found is not None else people.new_guest()
        self.session = found.session if found is not None else ""
        self.known = found is not None
        self.address = address
        self.devices = devices  # the cookie that proves where this browser has logged in
        self._people = people
        self._secure = secure
        self._more: list[Cookie] = []

    async def written(self) -> Person:
        """The person, in the database from now on."""
        if not self.session:
            self.session = await self._people.open_session(self.person, instead_of_old=self.known)
        self.person = await self._people.written(self.person, self.address, self.session)
        return self.person

    async def become(self, person: Person) -> None:
        """From now on this person asks, in a session of its own; this browser is known to them."""
        self.person = person
        self.session = await self._people.open_session(person)
        self.devices = self._people.with_device(person, self.devices)
        self._more.append(self._cookie(DEVICE_COOKIE, self.devices, COOKIE_SECONDS, "/api"))

    async def answer(self, content: T, status: int = 200) -> Response[T]:
        """An answer that also gives them their cookie."""
        if not self.session:
            self.session = await self._people.open_session(self.person, instead_of_old=self.known)
        value = self._people.cookie(self.person, self.session)
        cookies = [self._cookie(COOKIE, value, COOKIE_SECONDS), *self._more]
        return Response(content, status_code=status, cookies=cookies)

    def farewell(self) -> Response[None]:
        """An answer that takes their cookie away; the browser stays known."""
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


async def visitor(request: Request[Any, Any, Any], state: State) -> Visitor:
    """Who asks."""
    people: People = state.people
    settings: Settings = state.settings
    found = await people.recognised(request.cookies.get(COOKIE))
    secure = settings.secure or request.scope["scheme"] == "https"
    devices = request.cookies.get(DEVICE_COOKIE)
    return Visitor(people, found, address(request.scope), devices, secure)
