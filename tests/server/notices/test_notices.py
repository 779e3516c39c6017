"""Notices of a running server, at a push service, an ntfy and a webhook of the tests' own."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest

from tabbytop.server.store.notices import NoticeKey
from tabbytop.server.table import deciding
from tabbytop.server.table.entries import LogEntry
from tabbytop.server.table.messages import Move
from tabbytop.server.table.state import TableState
from tests.server.client import Client
from tests.server.house import House, at, running
from tests.server.notices.push_service import Browser, PushService, verify_vapid
from tests.server.visitors import set_up, visitor
from tests.waiting import until

OPEN: dict[str, Any] = {"notice_http": True, "notice_private": True, "notice_delay": 0.0}
BY_DAY = {"kind": "days", "seconds": 86_400}
TWO: list[dict[str, Any]] = [{"kind": "me"}, {"kind": "open"}]


class Evening:
    """A server, a push service, and Ana and Ben at a table by the day."""

    def __init__(
        self, house: House, service: PushService, ana: httpx.AsyncClient, ben: httpx.AsyncClient
    ) -> None:
        self.house = house
        self.service = service
        self.people = (ana, ben)
        self.browser = Browser(service)
        self.secrets: list[str] = []
        self.table = ""

    async def sit_down(self, **wish: Any) -> None:
        """Let both sit down; the game begins."""
        ana, ben = self.people
        wish = {"game": "kibble-scuffle", "seats": TWO, "clock": BY_DAY, **wish}
        made = await set_up(ana, **wish)
        self.table = made["table"]["id"]
        self.secrets = [each["secret"] for each in made["secrets"]]
        joined = await ben.post(f"/api/tables/{self.table}/join", json={})
        assert joined.status_code == 200, joined.text
        self.secrets += [each["secret"] for each in joined.json()["secrets"]]

    async def subscribe(self, who: int = 0, **endpoint: str) -> str:
        """Subscribe somebody; return the endpoint's id."""
        body = endpoint or self.browser.endpoint()
        answer = await self.people[who].post("/api/me/notices", json=body)
        assert answer.status_code == 200, answer.text
        key: str = answer.json()["id"]
        return key

    async def state(self) -> TableState:
        return (await self.house.host.hosted(self.table)).loaded_state()

    async def turn_of(self, seat: int) -> int:
        """Play until it is the turn of that seat after one of the other; return the public number
        since which it is."""
        state = await self.state()
        while state.asked_since[seat]:
            state = await self.move(seat)
        while not state.asked_since[seat]:
            state = await self.move(1 - seat)
        return state.asked_since[seat]

    async def move(self, seat: int) -> TableState:
        """Make the first legal move of a seat."""
        state = await self.state()
        assert state.match is not None
        chosen = state.match.table.moves(seat)[0]
        await self.house.host.do(self.table, partial(_moved, seat, chosen))
        return await self.state()

    async def pending(self) -> list[NoticeKey]:
        """The notices of both that are not sent yet."""
        state = await self.state()
        found = [await self.house.store.notices.pending_of(who.person) for who in state.occupants]
        return [key for keys in found for key in keys]

    async def until_quiet(self) -> None:
        """Wait until nothing is left to be sent."""

        async def is_quiet() -> bool:
            return not await self.pending()

        await until(is_quiet)


def _moved(seat: int, chosen: int, state: TableState) -> LogEntry:
    text = state.game.vocabulary.text(chosen)
    wish = Move(seat, text, state.asked_since[seat], f"m{state.number}")
    return deciding.move(state, wish, state.at)


@contextlib.asynccontextmanager
async def evening(folder: Path, **settings: object) -> AsyncIterator[Evening]:
    async with (
        PushService.running() as service,
        running(at(folder, **{**OPEN, **settings})) as house,
        visitor(house) as ana,
        visitor(house) as ben,
    ):
        yield Evening(house, service, ana, ben)


def test_browser_reads_one_notice_of_a_turn_without_secrets(tmp_path: Path) -> None:
    async def scene() -> None:
        async with evening(tmp_path) as tonight:
            await tonight.sit_down()
            public = (await tonight.people[0].get("/api/me/notices")).json()["key"]
            endpoint = await tonight.subscribe()
            number = await tonight.turn_of(0)
            [received] = await tonight.service.wait_for(1)
            told = tonight.browser.read(received)
            ben = (await tonight.state()).occupants[1].name
            assert told == {
                "title": "Your turn",
                "body": f"Kibble Scuffle with {ben}",
                "table": tonight.table,
                "number": number,
                "endpoint": endpoint,
                "mute": "Mute this table",
                "stop": "Turn off",
            }
            claims = verify_vapid(received.headers["authorization"], public)
            assert claims["aud"] == tonight.service.url
            assert received.headers["topic"] == f"{tonight.table}-{number}"
            assert len(received.headers["topic"]) <= 32
            assert received.headers["ttl"] == "86400"
            await tonight.until_quiet()
            assert len(tonight.service.received) == 1

    asyncio.run(scene())


def test_each_turn_has_one_notice_and_ones_own_move_has_none(tmp_path: Path) -> None:
    async def scene() -> None:
        async with evening(tmp_path) as tonight:
            await tonight.sit_down()
            await tonight.subscribe()
            numbers = []
            for turn in range(1, 4):
                numbers.append(await tonight.turn_of(0))
                await tonight.service.wait_for(turn)
                await tonight.until_quiet()
            told = [tonight.browser.read(each) for each in tonight.service.received]
            assert [each["number"] for each in told] == numbers

    asyncio.run(scene())


def test_notice_is_in_the_language_of_the_browser(tmp_path: Path) -> None:
    async def scene() -> None:
        async with evening(tmp_path) as tonight:
            await tonight.sit_down()
            tonight.people[0].headers["accept-language"] = "de"
            await tonight.subscribe()
            await tonight.turn_of(0)
            [received] = await tonight.service.wait_for(1)
            assert tonight.browser.read(received)["title"] == "Du bist dran"

    asyncio.run(scene())


def test_no_notice_while_the_page_is_in_front_but_one_in_the_background(tmp_path: Path) -> None:
    async def scene() -> None:
        async with evening(tmp_path) as tonight:
            await tonight.sit_down()
            await tonight.subscribe()
            page = await tonight.house.come(tonight.table, tonight.secrets[0])
            await tonight.turn_of(0)
            await tonight.until_quiet()
            assert tonight.service.received == []
            await page.send({"type": "visible", "on": False})
            await hidden(tonight, page, seat=0)
            number = await tonight.turn_of(0)
            [received] = await tonight.service.wait_for(1)
            assert tonight.browser.read(received)["number"] == number

    asyncio.run(scene())


async def hidden(tonight: Evening, page: Client, seat: int) -> None:
    """Wait until the server knows that the page is in the background: it answers in order."""
    await page.send({"type": "history", "before": 1})
    await page.until("past")
    hosted = await tonight.house.host.hosted(tonight.table)
    assert not hosted.loaded_presence().in_front(seat)


def test_quick_game_tells_people_in_the_background_and_those_who_are_away(tmp_path: Path) -> None:
    async def scene() -> None:
        async with evening(tmp_path) as tonight:
            await tonight.sit_down(clock={"kind": "none", "seconds": 0})
            await tonight.subscribe()
            page = await tonight.house.come(tonight.table, tonight.secrets[0])
            await tonight.turn_of(0)
            assert await tonight.pending() == [], "nothing is written for who looks"
            await page.send({"type": "visible", "on": False})
            await hidden(tonight, page, seat=0)
            first = await tonight.turn_of(0)
            await tonight.service.wait_for(1)
            await page.leave()
            second = await tonight.turn_of(0)
            received = await tonight.service.wait_for(2)
            assert [tonight.browser.read(each)["number"] for each in received] == [first, second]
            assert received[0].headers["ttl"] == "3600"

    asyncio.run(scene())


def test_no_notice_for_who_looks_before_it_is_sent(tmp_path: Path) -> None:
    async def scene() -> None:
        async with evening(tmp_path) as tonight:
            await tonight.sit_down()
            await tonight.subscribe()
            page = await tonight.house.come(tonight.table, tonight.secrets[0])
            await page.send({"type": "visible", "on": False})
            await hidden(tonight, page, seat=0)
            tonight.service.status = 503
            await tonight.turn_of(0)
            await tonight.service.wait_for(1)
            await postponed(tonight)
            await page.send({"type": "visible", "on": True})
            await page.send({"type": "history", "before": 1})
            await page.until("past")
            await send_again(tonight)
            await tonight.until_quiet()
            assert len(tonight.service.received) == 1

    asyncio.run(scene())


async def postponed(tonight: Evening) -> NoticeKey:
    """Wait until the failure of the only notice is noted."""

    async def is_noted() -> bool:
        due = await tonight.house.store.notices.next_due()
        now = tonight.house.host.now()
        return due is not None and now + 20_000 < due < now + 60_000

    await until(is_noted)
    [key] = await tonight.pending()
    return key


async def send_again(tonight: Evening) -> None:
    """Let a postponed notice be due now."""
    [key] = await tonight.pending()
    await tonight.house.store.notices.postpone(key, 0, 1)


def test_failed_notice_is_sent_again_later_with_the_same_topic(tmp_path: Path) -> None:
    async def scene() -> None:
        async with evening(tmp_path) as tonight:
            await tonight.sit_down()
            await tonight.subscribe()
            tonight.service.status = 500
            await tonight.turn_of(0)
            await tonight.service.wait_for(1)
            await postponed(tonight)
            tonight.service.status = 201
            await send_again(tonight)
            first, second = await tonight.service.wait_for(2)
            assert first.headers["topic"] == second.headers["topic"]
            await tonight.until_quiet()

    asyncio.run(scene())


def test_slow_webhooks_of_one_person_delay_nobody_else(tmp_path: Path) -> None:
    async def scene() -> None:
        async with PushService.running() as slow, evening(tmp_path) as tonight:
            slow.answers.clear()
            await tonight.sit_down()
            await tonight.subscribe()
            other_host = slow.url.replace("127.0.0.1", "127.1")
            for number in range(9):
                await tonight.subscribe(1, kind="webhook", url=f"{other_host}/{number}")
            await tonight.turn_of(1)
            await slow.wait_for(2)
            await tonight.turn_of(0)
            await tonight.service.wait_for(1)
            assert len(slow.received) == 2
            slow.answers.set()
            await tonight.until_quiet()

    asyncio.run(scene())


def test_failed_notice_is_dropped_once_the_turn_is_over(tmp_path: Path) -> None:
    async def scene() -> None:
        async with evening(tmp_path) as tonight:
            await tonight.sit_down()
            await tonight.subscribe()
            tonight.service.status = 500
            await tonight.turn_of(0)
            await tonight.service.wait_for(1)
            await postponed(tonight)
            await tonight.turn_of(1)
            await send_again(tonight)
            await tonight.until_quiet()
            assert len(tonight.service.received) == 1

    asyncio.run(scene())


@pytest.mark.parametrize("status", [404, 410])
def test_endpoint_that_is_gone_is_removed(tmp_path: Path, status: int) -> None:
    async def scene() -> None:
        async with evening(tmp_path) as tonight:
            await tonight.sit_down()
            await tonight.subscribe()
            tonight.service.status = status
            await tonight.turn_of(0)
            await tonight.service.wait_for(1)
            await tonight.until_quiet()
            mine = (await tonight.people[0].get("/api/me/notices")).json()
            assert mine["endpoints"] == []

    asyncio.run(scene())


@pytest.mark.parametrize("status", [301, 302, 303, 307, 308])
def test_webhook_that_redirects_is_asked_once_and_followed_nowhere(
    tmp_path: Path, status: int
) -> None:
    async def scene() -> None:
        async with PushService.running() as inner, evening(tmp_path) as tonight:
            await tonight.sit_down()
            await tonight.subscribe(kind="webhook", url=f"{tonight.service.url}/hook")
            tonight.service.status = status
            tonight.service.headers = [("location", f"{inner.url}/admin")]
            await tonight.turn_of(0)
            await tonight.service.wait_for(1)
            await tonight.until_quiet()
            assert [each.path for each in tonight.service.received] == ["/hook"]
            assert inner.received == []
            mine = (await tonight.people[0].get("/api/me/notices")).json()
            assert len(mine["endpoints"]) == 1, "one failure does not remove it"

    asyncio.run(scene())


def test_ntfy_and_webhook_are_told_and_can_turn_it_off(tmp_path: Path) -> None:
    async def scene() -> None:
        async with evening(tmp_path) as tonight:
            await tonight.sit_down()
            url = tonight.service.url
            ntfy = await tonight.subscribe(kind="ntfy", url=f"{url}/sub/cats?auth=x")
            hook = await tonight.subscribe(kind="webhook", url=f"{url}/hook")
            number = await tonight.turn_of(0)
            both = {each.path: each.json() for each in await tonight.service.wait_for(2)}
            link = f"{tonight.house.url}/t/{tonight.table}"
            published = both["/sub/?auth=x"]
            assert (published["topic"], published["click"]) == ("cats", link)
            assert published["title"] == "Your turn"
            told = both["/hook"]
            assert (told["type"], told["number"], told["url"]) == ("turn", number, link)
            assert told["stop"].endswith(f"/api/notices/{hook}/stop")
            mute, stop = (action["url"] for action in published["actions"])
            async with httpx.AsyncClient(headers={"origin": "https://ntfy.example"}) as phone:
                assert (await phone.post(mute)).status_code == 204
                mine = (await tonight.people[0].get("/api/me/notices")).json()
                assert mine["muted"] == [tonight.table]
                assert (await phone.post(stop)).status_code == 204
                assert (await phone.post(stop)).status_code == 404
            mine = (await tonight.people[0].get("/api/me/notices")).json()
            assert [each["id"] for each in mine["endpoints"]] == [hook] != [ntfy]
            await tonight.turn_of(0)
            assert await tonight.pending() == []

    asyncio.run(scene())


def test_operators_webhook_is_told_of_everybody(tmp_path: Path) -> None:
    async def scene(url: str, told: PushService) -> None:
        strict = {"notice_http": False, "notice_private": False}  # for people, not for the operator
        async with evening(tmp_path, notice_webhook=f"{url}/all", **strict) as tonight:
            await tonight.sit_down()
            names = [who.name for who in (await tonight.state()).occupants]
            for seat in (0, 1):
                number = await tonight.turn_of(seat)
                await tonight.until_quiet()
                last = told.received[-1].json()
                assert (last["person"], last["number"]) == (names[seat], number)

    async def with_operator() -> None:
        async with PushService.running() as told:
            await scene(told.url, told)

    asyncio.run(with_operator())


def test_seats_of_one_person_and_lonely_games_have_no_notices(tmp_path: Path) -> None:
    async def scene() -> None:
        async with evening(tmp_path, bot_beat=0.0) as tonight:
            shared = [{"kind": "me"}, {"kind": "device", "name": "Cleo"}]
            made = await set_up(
                tonight.people[0], game="kibble-scuffle", seats=shared, clock=BY_DAY
            )
            tonight.table = made["table"]["id"]
            await tonight.subscribe()
            await tonight.turn_of(0)
            await tonight.turn_of(1)
            assert await tonight.pending() == []
            alone = [{"kind": "me"}, {"kind": "bot", "level": "kitten"}]
            made = await set_up(tonight.people[0], game="kibble-scuffle", seats=alone)
            tonight.table = made["table"]["id"]
            before = (await tonight.state()).asked_since[0]

            async def has_played() -> bool:  # the bot, and nobody looks
                state = await tonight.state()
                if state.asked_since[0] == before != 0:
                    state = await tonight.move(0)
                return state.asked_since[0] not in {0, before}

            await until(has_played)
            assert await tonight.pending() == []

    asyncio.run(scene())


def test_private_addresses_are_refused_unless_the_operator_allows_them(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(at(tmp_path, notice_endpoints=1)) as house, visitor(house) as ana:
            for url in ("http://ntfy.sh/cats", "https://127.0.0.1/cats", "https://[::1]/cats"):
                answer = await ana.post("/api/me/notices", json={"kind": "ntfy", "url": url})
                assert (answer.status_code, answer.json()["code"]) == (400, "malformed")
            for body in (
                {"kind": "ntfy", "url": "https://ntfy.sh/"},
                {"kind": "push", "url": "https://push.example/1", "key": "x", "auth": "y"},
            ):
                assert (await ana.post("/api/me/notices", json=body)).status_code == 400
            good = {"kind": "ntfy", "url": "https://ntfy.sh/cats"}
            assert (await ana.post("/api/me/notices", json=good)).status_code == 200
            assert (await ana.post("/api/me/notices", json=good)).status_code == 200
            more = {"kind": "ntfy", "url": "https://ntfy.sh/dogs"}
            assert (await ana.post("/api/me/notices", json=more)).status_code == 429

    asyncio.run(scene())


def test_name_that_leads_to_a_private_address_is_never_connected_to(tmp_path: Path) -> None:
    async def scene() -> None:
        async with evening(tmp_path, notice_private=False) as tonight:
            await tonight.sit_down()
            url = tonight.service.url.replace("127.0.0.1", "localhost")
            await tonight.subscribe(kind="webhook", url=url)
            await tonight.turn_of(0)
            await tonight.until_quiet()
            assert tonight.service.received == []

    asyncio.run(scene())


def test_server_without_notices_says_so(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(at(tmp_path, notices=False)) as house, visitor(house) as ana:
            mine = (await ana.get("/api/me/notices")).json()
            assert mine == {"on": False, "key": "", "endpoints": [], "muted": []}
            body = {"kind": "ntfy", "url": "https://ntfy.sh/cats"}
            assert (await ana.post("/api/me/notices", json=body)).status_code == 403

    asyncio.run(scene())


def test_table_is_muted_by_the_person_and_endpoint_removed_by_its_owner(tmp_path: Path) -> None:
    async def scene() -> None:
        async with evening(tmp_path) as tonight:
            await tonight.sit_down()
            key = await tonight.subscribe()
            ana, ben = tonight.people
            place = f"/api/me/notices/tables/{tonight.table}"
            assert (await ana.put(place, json={"on": False})).status_code == 204
            await tonight.turn_of(0)
            assert await tonight.pending() == []
            assert (await ana.put(place, json={"on": True})).status_code == 204
            unknown = "/api/me/notices/tables/elsewhere"
            assert (await ana.put(unknown, json={"on": False})).status_code == 404
            assert (await ben.delete(f"/api/me/notices/{key}")).status_code == 404
            assert (await ana.delete(f"/api/me/notices/{key}")).status_code == 204
            assert (await ana.get("/api/me/notices")).json()["endpoints"] == []

    asyncio.run(scene())


def test_export_lists_endpoints_without_keys_and_deletion_removes_them(tmp_path: Path) -> None:
    async def scene() -> None:
        async with evening(tmp_path) as tonight:
            await tonight.sit_down()
            key = await tonight.subscribe()
            ana = tonight.people[0]
            exported = await ana.get("/api/me/export")
            [listed] = exported.json()["notices"]
            assert (listed["kind"], listed["url"]) == ("push", tonight.browser.url)
            known = tonight.browser.endpoint()
            assert known["auth"] not in exported.text
            assert known["key"] not in exported.text
            assert (await ana.request("DELETE", "/api/me", json={})).status_code == 204
            assert await tonight.house.store.notices.endpoint(key) is None

    asyncio.run(scene())
