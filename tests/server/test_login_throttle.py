"""Brute-force protection slows attackers down and never locks the owner out."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest

from tabbytop.server.access.rate_limits import RateLimited
from tabbytop.server.people.identity import COOKIE, DEVICE_COOKIE
from tabbytop.server.people.login_throttle import LoginThrottle
from tabbytop.server.people.passwords import HashQueue
from tests.server.house import House
from tests.server.test_people import ACCOUNT, scenario, told
from tests.server.visitors import visitor
from tests.waiting import settle

WRONG = {"login": "Ana", "password": "a wild guess"}
PROXY = {"trusted_proxies": ["127.0.0.1"]}


@contextlib.asynccontextmanager
async def caller(house: House, address: str) -> AsyncIterator[httpx.AsyncClient]:
    """A client with that address, behind a proxy."""
    headers = {"origin": house.url, "x-forwarded-for": address}
    async with httpx.AsyncClient(base_url=house.url, headers=headers) as client:
        yield client


async def guess(house: House, address: str, times: int) -> set[int]:
    async with caller(house, address) as eve:
        return {(await eve.post("/api/login", json=WRONG)).status_code for _ in range(times)}


def slowed(house: House) -> list[float]:
    """Record delays instead of waiting."""
    waited: list[float] = []

    async def note(seconds: float) -> None:
        waited.append(seconds)

    house.server.app.state.people._throttle._sleep = note
    return waited


def test_wrong_passwords_from_one_address_do_not_lock_the_owner_out_elsewhere(
    tmp_path: Path,
) -> None:
    async def play(house: House) -> None:
        slowed(house)
        async with caller(house, "192.0.2.1") as ana:
            await told(ana.post("/api/me/account", json=ACCOUNT))
        assert await guess(house, "198.51.100.7", 30) == {403, 429}
        async with caller(house, "192.0.2.1") as ana:
            assert (await told(ana.post("/api/login", json=ACCOUNT)))["login"] == "Ana"

    scenario(tmp_path, play, **PROXY)


def test_wrong_passwords_for_one_account_leave_others_at_that_address_alone(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        slowed(house)
        ben = {"login": "Benedikt", "password": "nine tails, one fox"}
        async with caller(house, "192.0.2.1") as client:
            await told(client.post("/api/me/account", json=ben))
        assert 429 in await guess(house, "192.0.2.1", 15)
        async with caller(house, "192.0.2.1") as client:
            await told(client.post("/api/login", json=ben))

    scenario(tmp_path, play, **PROXY)


def test_known_device_is_not_delayed_even_at_the_attackers_address(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        slowed(house)
        async with caller(house, "192.0.2.1") as ana, caller(house, "192.0.2.1") as stranger:
            await told(ana.post("/api/me/account", json=ACCOUNT))
            await ana.post("/api/logout")
            assert COOKIE not in ana.cookies
            assert DEVICE_COOKIE in ana.cookies, "it survives logging out"
            assert 429 in await guess(house, "192.0.2.1", 15)
            await told(stranger.post("/api/login", json=ACCOUNT), 429)
            await told(ana.post("/api/login", json=ACCOUNT))

    scenario(tmp_path, play, **PROXY)


def test_known_device_counts_for_its_own_accounts_only(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        slowed(house)
        other = {"login": "Eve", "password": "another garden"}
        async with caller(house, "192.0.2.1") as ana, caller(house, "192.0.2.2") as eve:
            await told(ana.post("/api/me/account", json=ACCOUNT))
            await told(eve.post("/api/me/account", json=other))
            answers = {(await eve.post("/api/login", json=WRONG)).status_code for _ in range(15)}
            assert answers == {403, 429}, "her device proves nothing about Ana's account"
            await told(eve.post("/api/login", json=other))

    scenario(tmp_path, play, **PROXY)


@pytest.mark.parametrize("how", ["everywhere", "password"])
def test_device_is_no_longer_known_after(tmp_path: Path, how: str) -> None:
    async def play(house: House) -> None:
        slowed(house)
        async with visitor(house) as lost, visitor(house) as ana:
            await told(ana.post("/api/me/account", json=ACCOUNT))
            await told(lost.post("/api/login", json=ACCOUNT))
            proof = lost.cookies[DEVICE_COOKIE]
            signer = house.signer
            person = await house.store.person_by_login("Ana")
            assert person is not None
            assert signer.verify_device_cookie(proof)[0].epoch == person.epoch
            if how == "everywhere":
                assert (await ana.post("/api/logout/everywhere")).status_code == 204
            else:
                new = {**ACCOUNT, "password": "a new lock on it", "old": ACCOUNT["password"]}
                await told(ana.post("/api/me/account", json=new))
            person = await house.store.person_by_login("Ana")
            assert person is not None
            assert signer.verify_device_cookie(proof)[0].epoch != person.epoch

    scenario(tmp_path, play)


def test_login_answers_the_same_for_unknown_logins(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        waited = slowed(house)
        async with caller(house, "192.0.2.1") as ana:
            await told(ana.post("/api/me/account", json=ACCOUNT))
        delays: dict[str, list[float]] = {}
        answers: dict[str, list[tuple[int, str]]] = {}
        for number, login in enumerate(("Ana", "Nobodyhere")):
            async with caller(house, f"198.51.100.{number}") as eve:
                waited.clear()
                tried = [
                    await eve.post("/api/login", json={**WRONG, "login": login}) for _ in range(12)
                ]
                answers[login] = [(each.status_code, each.json()["code"]) for each in tried]
                delays[login] = waited.copy()
        assert answers["Ana"] == answers["Nobodyhere"]
        assert delays["Ana"] == delays["Nobodyhere"]
        assert delays["Ana"] == sorted(delays["Ana"]), "it grows"
        assert 0 < max(delays["Ana"]) <= 8

    scenario(tmp_path, play, **PROXY)


def test_failures_of_a_login_alone_delay_by_two_seconds_at_most() -> None:
    throttle = LoginThrottle(now=lambda: 0.0)
    for number in range(1000):
        throttle.failed(f"10.0.{number // 250}.{number % 250}", "ana")
    assert throttle.delay("192.0.2.1", "ana") == 2.0
    assert throttle.delay("192.0.2.1", "ben") == 0.0
    assert throttle.delay("10.0.0.1", "ana") == 2.0, "one try each"


def test_delays_grow_to_a_bound_and_reset_with_time() -> None:
    clock = [0.0]
    throttle = LoginThrottle(now=lambda: clock[0])
    seen = []
    for _ in range(60):
        seen.append(throttle.delay("192.0.2.1", "ana"))
        throttle.failed("192.0.2.1", "ana")
    assert seen[:3] == [0.0, 0.0, 0.0]
    assert seen == sorted(seen)
    assert seen[-1] == 8.0
    throttle.succeeded("192.0.2.1", "ana")
    assert throttle.delay("192.0.2.1", "ana") == 4.0, "the address has more to answer for"
    clock[0] = 901.0
    assert throttle.delay("192.0.2.1", "ana") == 0.0


def test_pending_attempts_of_an_address_are_limited() -> None:
    async def waiting() -> None:
        release = asyncio.Event()

        async def held(_: float) -> None:
            await release.wait()

        throttle = LoginThrottle(now=lambda: 0.0, sleep=held)
        for _ in range(10):
            throttle.failed("192.0.2.1", "ana")

        async def attempt(address: str) -> bool:
            async with throttle.attempt(address, "ana"):
                return True

        tasks = [asyncio.create_task(attempt("192.0.2.1")) for _ in range(4)]
        await settle()
        with pytest.raises(RateLimited):
            await attempt("192.0.2.1")
        elsewhere = asyncio.create_task(attempt("192.0.2.2"))
        release.set()
        assert all(await asyncio.gather(*tasks, elsewhere))
        assert await attempt("192.0.2.1")

    asyncio.run(waiting())


def test_hash_queue_is_bounded_and_serves_known_devices_first() -> None:
    async def working() -> None:
        turns = HashQueue(at_once=2, most_waiting=3)
        release, done, working_now, most = asyncio.Event(), list[str](), 0, 0

        async def work(name: str, known: bool) -> None:
            nonlocal working_now, most
            async with turns.turn(known):
                working_now += 1
                most = max(most, working_now)
                await release.wait()
                done.append(name)
                working_now -= 1

        tasks = [asyncio.create_task(work(f"stranger {n}", False)) for n in range(5)]
        await settle()
        with pytest.raises(RateLimited):
            await work("one too many", known=False)
        tasks.append(asyncio.create_task(work("owner", known=True)))
        await settle()
        tasks[2].cancel()  # who hangs up while waiting takes nobody's turn
        await settle()
        release.set()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert most == 2
        assert done.index("owner") == 2
        assert sorted(done) == ["owner", "stranger 0", "stranger 1", "stranger 3", "stranger 4"]
        async with turns.turn(known=False):
            pass

    asyncio.run(working())
