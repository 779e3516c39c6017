"""Friends with a circle on a real server."""

import contextlib
from collections.abc import AsyncIterator, Awaitable
from typing import Any

import httpx

from tests.server.house import House
from tests.server.visitors import visitor

DUEL = "kibble-scuffle"  # a game for two


async def told(answer: Awaitable[httpx.Response], status: int = 200) -> Any:
    """The JSON of a response, which must have the expected status."""
    response = await answer
    assert response.status_code == status, response.text
    return response.json() if response.content else None


async def refused(answer: Awaitable[httpx.Response], status: int) -> str:
    """The key of a refusal, which must have the expected status."""
    return str((await told(answer, status))["key"])


class Friends:
    """People in a circle, by name; the first one is its founder."""

    def __init__(self, house: House, people: dict[str, httpx.AsyncClient], circle: str) -> None:
        self.house = house
        self.people = people
        self.circle = circle

    def __getitem__(self, name: str) -> httpx.AsyncClient:
        return self.people[name]

    @property
    def path(self) -> str:
        return f"/api/circles/{self.circle}"

    async def info(self, name: str) -> dict[str, Any]:
        """The circle as one of them sees it."""
        found: dict[str, Any] = await told(self[name].get(self.path))
        return found

    async def numbers(self) -> dict[str, int]:
        """The member numbers, by name."""
        info = await self.info(next(iter(self.people)))
        return {each["player"]["name"]: each["player"]["member"] for each in info["members"]}

    async def contest(self, **wish: Any) -> dict[str, Any]:
        """A contest of all of them that the founder begins."""
        members = list((await self.numbers()).values())
        body = {"kind": "league", "game": DUEL, "members": members, **wish}
        founder = next(iter(self.people.values()))
        begun: dict[str, Any] = await told(founder.post(f"{self.path}/contests", json=body), 201)
        return begun


@contextlib.asynccontextmanager
async def friends(house: House, *names: str, **circle: Any) -> AsyncIterator[Friends]:
    """Somebody founds a circle, the others join by its link."""
    async with contextlib.AsyncExitStack() as stack:
        people = {name: await stack.enter_async_context(visitor(house)) for name in names}
        for name, client in people.items():
            await told(client.put("/api/me", json={"name": name}))
        founder, *others = people.values()
        body = {"name": "Thursday cats", **circle}
        made = await told(founder.post("/api/circles", json=body), 201)
        invitation = await told(founder.post(f"/api/circles/{made['id']}/invitation"))
        token = invitation["link"].rpartition("/")[2]
        for other in others:
            await told(other.post(f"/api/circle-links/{token}"))
        yield Friends(house, people, made["id"])


async def link_token(client: httpx.AsyncClient, circle: str) -> str:
    """The token of the circle's link, as a member is told it."""
    invitation = await told(client.post(f"/api/circles/{circle}/invitation"))
    return str(invitation["link"].rpartition("/")[2])
