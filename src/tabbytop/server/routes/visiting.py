"""Who asks: the person of the cookie, or a new guest."""

from typing import Any, TypeVar

from litestar import Request, Response
from litestar.datastructures import Cookie, State

from tabbytop.server.door.guarding import address
from tabbytop.server.people.identity import COOKIE, COOKIE_SECONDS
from tabbytop.server.people.people import People
from tabbytop.server.settings import Settings
from tabbytop.server.store.people import Person

T = TypeVar("T")


class Visitor:
    """Somebody who asks for something. `known`: they brought a cookie of ours."""

    def __init__(
        self, people: People, person: Person, known: bool, address: str, secure: bool
    ) -> None:
        self.person = person
        self.known = known
        self.address = address
        self._people = people
        self._secure = secure

    async def written(self) -> Person:
        """The person, in the database from now on."""
        self.person = await self._people.written(self.person, self.address)
        return self.person

    def answer(self, content: T, status: int = 200) -> Response[T]:
        """An answer that also gives them their cookie."""
        value = self._people.cookie(self.person)
        return Response(content, status_code=status, cookies=[self._cookie(value, COOKIE_SECONDS)])

    def farewell(self) -> Response[None]:
        """An answer that takes their cookie away."""
        return Response(None, status_code=204, cookies=[self._cookie("", 0)])

    def _cookie(self, value: str, seconds: int) -> Cookie:
        return Cookie(
            COOKIE,
            value=value,
            max_age=seconds,
            path="/",
            httponly=True,
            samesite="strict",
            secure=self._secure,
        )


async def visitor(request: Request[Any, Any, Any], state: State) -> Visitor:
    """Who asks."""
    people: People = state.people
    settings: Settings = state.settings
    found = await people.recognised(request.cookies.get(COOKIE))
    person = found or people.new_guest()
    secure = settings.secure or request.scope["scheme"] == "https"
    return Visitor(people, person, found is not None, address(request.scope), secure)
