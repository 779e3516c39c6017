"""Sessions: a cookie and its copies are void after logging out."""

from pathlib import Path

import httpx
import pytest
from sqlalchemy import text

from tabbytop.server.people.identity import COOKIE, Claim
from tabbytop.server.store.sessions import MOST_SESSIONS
from tests.server.house import House
from tests.server.test_people import ACCOUNT, scenario, told
from tests.server.visitors import set_up, visitor


async def login_of(house: House, cookie: str) -> object:
    """The person whom the server sees for this cookie."""
    async with httpx.AsyncClient(base_url=house.url) as client:
        answer = await client.get("/api/me", headers={"cookie": f"{COOKIE}={cookie}"})
        return answer.json()["login"]


async def is_known(house: House, cookie: str, table: str) -> bool:
    """Whether this cookie gives seats at the table."""
    async with httpx.AsyncClient(base_url=house.url) as client:
        headers = {"cookie": f"{COOKIE}={cookie}"}
        answer = await client.post(f"/api/tables/{table}/secrets", headers=headers)
        return bool(answer.json()["secrets"])


def test_copied_cookie_is_void_after_logout(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        async with visitor(house) as ana, visitor(house) as there:
            await told(ana.post("/api/me/account", json=ACCOUNT))
            await told(there.post("/api/login", json=ACCOUNT))
            stolen, kept = ana.cookies[COOKIE], there.cookies[COOKIE]
            assert await login_of(house, stolen) == "Ana"
            assert (await ana.post("/api/logout")).status_code == 204
            assert await login_of(house, stolen) == ""
            assert await login_of(house, kept) == "Ana", "other devices stay"

    scenario(tmp_path, play)


def test_copied_cookie_of_a_guest_is_void_after_logout(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        async with visitor(house) as ana:
            await ana.get("/api/me")
            first = ana.cookies[COOKIE]
            table = (await set_up(ana))["table"]["id"]
            assert ana.cookies[COOKIE] == first, "the session that was begun goes on"
            assert await is_known(house, first, table)
            await ana.post("/api/logout")
            assert not await is_known(house, first, table)

    scenario(tmp_path, play)


def test_log_out_everywhere_voids_all_cookies(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        async with visitor(house) as ana, visitor(house) as there:
            await told(ana.post("/api/me/account", json=ACCOUNT))
            await told(there.post("/api/login", json=ACCOUNT))
            cookies = [ana.cookies[COOKIE], there.cookies[COOKIE]]
            assert (await there.post("/api/logout/everywhere")).status_code == 204
            assert [await login_of(house, each) for each in cookies] == ["", ""]
            await told(ana.post("/api/login", json=ACCOUNT))
            assert await login_of(house, ana.cookies[COOKIE]) == "Ana"

    scenario(tmp_path, play)


def old_cookie(house: House, new: str) -> str:
    """A cookie as 0.1.0 wrote it."""
    claim = house.signer.verify_cookie(new)
    assert claim is not None
    return house.signer.sign_cookie(Claim(claim.person, claim.epoch))


async def make_old(house: House) -> None:
    """A person as the migration from 0.1.0 leaves them."""
    await house.store._database.write(
        lambda each: each.execute(text(f"UPDATE people SET old_cookies_until = {2**53}"))
    )
    await house.store._database.write(lambda each: each.execute(text("DELETE FROM sessions")))


@pytest.mark.parametrize("how", ["/api/logout", "/api/logout/everywhere"])
def test_cookie_without_session_is_accepted_replaced_and_voided(tmp_path: Path, how: str) -> None:
    async def play(house: House) -> None:
        async with visitor(house) as ana, visitor(house) as later:
            await told(ana.post("/api/me/account", json=ACCOUNT))
            old = old_cookie(house, ana.cookies[COOKIE])
            await make_old(house)
            ana.cookies.clear()
            ana.cookies.set(COOKIE, old)
            assert (await told(ana.get("/api/me")))["login"] == "Ana"
            new = next(each.value or "" for each in ana.cookies.jar if each.value != old)
            assert new.count(".") == 3
            assert await login_of(house, new) == "Ana"
            assert await login_of(house, old) == "Ana", "other browsers have it too, for a day"
            later.cookies.set(COOKIE, new)
            assert (await later.post(how)).status_code == 204
            assert await login_of(house, old) == ""
            assert await login_of(house, new) == ""

    scenario(tmp_path, play)


def test_cookies_without_session_are_void_a_day_after_the_first_was_replaced(
    tmp_path: Path,
) -> None:
    async def play(house: House) -> None:
        async with visitor(house) as ana:
            await told(ana.post("/api/me/account", json=ACCOUNT))
            old = old_cookie(house, ana.cookies[COOKIE])
            await make_old(house)
            assert await login_of(house, old) == "Ana"
            people = house.server.app.state.people
            now = people._now
            people._now = lambda: now() + 86_400_001
            assert await login_of(house, old) == ""

    scenario(tmp_path, play)


def test_cookie_without_session_is_refused_for_new_people(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        async with visitor(house) as ana:
            await told(ana.post("/api/me/account", json=ACCOUNT))
            assert await login_of(house, old_cookie(house, ana.cookies[COOKIE])) == ""

    scenario(tmp_path, play)


def test_oldest_sessions_end_beyond_the_limit(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        async with visitor(house) as ana:
            await told(ana.post("/api/me/account", json=ACCOUNT))
            first = ana.cookies[COOKIE]
            person = await house.store.person_by_login("Ana")
            assert person is not None
            for number in range(MOST_SESSIONS):
                later = person.seen + 1000 + number
                await house.store.open_session(f"s{number}", person.id, later)
            assert len(await house.store.sessions_of(person.id)) == MOST_SESSIONS
            assert await login_of(house, first) == ""

    scenario(tmp_path, play)
