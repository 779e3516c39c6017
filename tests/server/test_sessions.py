"""A cookie is void after logging out, also a copy of it."""

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
    """As whom somebody with this cookie comes."""
    async with httpx.AsyncClient(base_url=house.url) as client:
        answer = await client.get("/api/me", headers={"cookie": f"{COOKIE}={cookie}"})
        return answer.json()["login"]


async def is_known(house: House, cookie: str, table: str) -> bool:
    """Whether who has this cookie has seats at the table."""
    async with httpx.AsyncClient(base_url=house.url) as client:
        headers = {"cookie": f"{COOKIE}={cookie}"}
        answer = await client.post(f"/api/tables/{table}/secrets", headers=headers)
        return bool(answer.json()["secrets"])


def test_a_stolen_copy_is_void_after_logout(tmp_path: Path) -> None:
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


def test_a_stolen_copy_of_a_guests_cookie_is_void_after_logout(tmp_path: Path) -> None:
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
    """The cookie that 0.1.0 would have given."""
    claim = house.signer.verify_cookie(new)
    assert claim is not None
    return house.signer.sign_cookie(Claim(claim.person, claim.epoch))


async def make_old(house: House) -> None:
    """As the migration leaves people who were there before."""
    await house.store._database.write(
        lambda each: each.execute(text(f"UPDATE people SET old_cookies_until = {2**53}"))
    )
    await house.store._database.write(lambda each: each.execute(text("DELETE FROM sessions")))


@pytest.mark.parametrize("how", ["/api/logout", "/api/logout/everywhere"])
def test_an_old_cookie_works_and_is_replaced_and_voided(tmp_path: Path, how: str) -> None:
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


def test_old_cookies_are_void_a_day_after_the_first_was_replaced(tmp_path: Path) -> None:
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


def test_new_people_have_no_old_cookies(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        async with visitor(house) as ana:
            await told(ana.post("/api/me/account", json=ACCOUNT))
            assert await login_of(house, old_cookie(house, ana.cookies[COOKIE])) == ""

    scenario(tmp_path, play)


def test_a_person_has_so_many_sessions_and_the_oldest_end(tmp_path: Path) -> None:
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
