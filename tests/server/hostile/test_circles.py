"""Circles under attack: strangers, forged ids, names that deceive, huge and impossible bodies."""

from pathlib import Path
from typing import Any

from tests.server.circles.friends import DUEL, friends, link_token, refused, told
from tests.server.house import House
from tests.server.test_people import scenario
from tests.server.visitors import visitor

SEATS = [{"kind": "me"}, {"kind": "open"}]
HUGE = 10**30


def requests_about(circle: str) -> list[tuple[str, str, Any]]:
    """Everything that somebody can ask about a circle."""
    path = f"/api/circles/{circle}"
    contest = {"kind": "league", "game": DUEL, "members": [1, 2]}
    return [
        ("GET", path, None),
        ("PUT", path, {"name": "Mine"}),
        ("DELETE", path, None),
        ("POST", f"{path}/invitation", None),
        ("POST", f"{path}/link", None),
        ("PUT", f"{path}/me", {"rated": True}),
        ("DELETE", f"{path}/me", None),
        ("DELETE", f"{path}/members/1", None),
        ("PUT", f"{path}/founder", {"member": 1}),
        ("GET", f"{path}/evenings", None),
        ("PUT", f"{path}/season", {"ends": None}),
        ("POST", f"{path}/season/end", None),
        ("GET", f"{path}/seasons/1", None),
        ("POST", f"{path}/contests", contest),
        ("GET", f"{path}/contests/1", None),
        ("POST", f"{path}/contests/1/fixtures/1/table", None),
        ("POST", f"{path}/contests/1/fixtures/1/walk-over", {"order": [1]}),
        ("POST", f"{path}/contests/1/abandon", None),
        ("POST", "/api/tables", {"game": DUEL, "seats": SEATS, "circle": circle}),
    ]


def test_circle_of_others_looks_like_one_that_does_not_exist(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        async with friends(house, "Ada", "Ben", "Cleo") as three, visitor(house) as stranger:
            await three.contest()
            await told(three["Cleo"].delete(f"{three.path}/me"), 204)  # a former member
            before = await three.info("Ada")
            for client in (stranger, three["Cleo"]):
                real = requests_about(three.circle)
                for (method, path, body), (_, none, _) in zip(
                    real, requests_about("no-such-circle"), strict=True
                ):
                    there = await client.request(method, path, json=body)
                    other = {**body, "circle": "no-such-circle"} if path == none else body
                    nowhere = await client.request(method, none, json=other)
                    assert there.status_code == nowhere.status_code == 404, (method, path)
                    assert there.json() == nowhere.json()
            assert await three.info("Ada") == before

    scenario(tmp_path, play)


def test_names_that_deceive_are_refused(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        async with friends(house, "Ada") as one:
            for name, status in (
                ("Tabbytop", 409),
                ("The Admin", 409),
                ("Тabbytop", 409),  # noqa: RUF001 - begins with a Cyrillic letter
                ("\u202eevil", 400),
                ("a\u0000b", 400),
                ("\u200b\u200b", 400),
                ("a" + "\u0301" * 20, 400),
                ("", 400),
                ("a" * 41, 400),
                ("\ufdfa" * 40, 400),  # becomes 18 letters each
            ):
                await refused(one["Ada"].post("/api/circles", json={"name": name}), status)
                await refused(one["Ada"].put(one.path, json={"name": name}), status)
            assert (await one.info("Ada"))["name"] == "Thursday cats"
            assert len((await told(one["Ada"].get("/api/me/circles")))["circles"]) == 1

    scenario(tmp_path, play)


def test_impossible_bodies_and_numbers_change_nothing(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        async with friends(house, "Ada", "Ben") as two:
            ada = two["Ada"]
            contest = {"kind": "league", "game": DUEL, "members": [1, 2]}
            await two.contest()
            before = await two.info("Ada")
            fixture = f"{two.path}/contests/1/fixtures"
            for method, path, body in (
                ("PUT", two.path, {"offset": 5000}),
                ("PUT", two.path, {"token": "mine"}),
                ("PUT", two.path, {"founder": 2}),
                ("PUT", f"{two.path}/me", {"rated": "yes"}),
                ("PUT", f"{two.path}/founder", {"member": HUGE}),
                ("PUT", f"{two.path}/founder", {"member": 99}),
                ("DELETE", f"{two.path}/members/{HUGE}", None),
                ("DELETE", f"{two.path}/members/-1", None),
                ("PUT", f"{two.path}/season", {"ends": HUGE}),
                ("PUT", f"{two.path}/season", {}),
                ("GET", f"{two.path}/seasons/{HUGE}", None),
                ("GET", f"{two.path}/seasons/999999999", None),
                ("GET", f"{two.path}/evenings?before={HUGE}", None),
                ("GET", f"{two.path}/evenings?before=x", None),
                ("GET", f"{two.path}/contests/999999999", None),
                ("POST", f"{two.path}/contests", {**contest, "members": list(range(1, 5000))}),
                ("POST", f"{two.path}/contests", {**contest, "members": [1]}),
                ("POST", f"{two.path}/contests", {**contest, "game": "chess"}),
                ("POST", f"{two.path}/contests", {**contest, "kind": "war"}),
                ("POST", f"{two.path}/contests", {**contest, "rounds": 100}),
                ("POST", f"{two.path}/contests", {**contest, "seats": 16}),
                ("POST", f"{two.path}/contests", {**contest, "name": "\u202e"}),
                ("POST", f"{fixture}/2/table", None),
                ("POST", f"{fixture}/0/table", None),
                ("POST", f"{fixture}/{HUGE}/table", None),
                ("POST", f"{fixture}/1/walk-over", {"order": []}),
                ("POST", f"{fixture}/1/walk-over", {"order": [1] * 16}),
                ("POST", f"{fixture}/1/walk-over", {"order": [HUGE]}),
                ("POST", "/api/tables", {"game": DUEL, "seats": SEATS, "circle": "../c"}),
                ("POST", "/api/circle-links/..%2f", None),
                ("GET", f"/api/circle-links/{'a' * 5000}", None),
            ):
                answer = await ada.request(method, path, json=body)
                assert 400 <= answer.status_code < 500, (method, path, body, answer.text)
            assert await two.info("Ada") == before

    scenario(tmp_path, play)


def test_circles_cannot_be_founded_without_end(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        async with visitor(house) as ada:
            await told(ada.put("/api/me", json={"name": "Ada"}))
            for _ in range(3):
                made = await told(ada.post("/api/circles", json={"name": "Cats"}), 201)
                await told(ada.delete(f"/api/circles/{made['id']}"), 204)
            await told(ada.post("/api/circles", json={"name": "Cats"}), 429)

    scenario(tmp_path, play, circles_a_day=3.0)


def test_nobody_learns_ids_of_people_or_links_from_a_circle(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        async with friends(house, "Ada", "Ben") as two, visitor(house) as stranger:
            await two.contest()
            token = await link_token(two["Ada"], two.circle)
            found = await house.store.circles.snapshot(
                two.circle, await person_of(house, two.circle)
            )
            secrets = [each.person for each in found.members] + [found.circle.draw_seed.hex()]
            for path in (two.path, f"{two.path}/contests/1", f"{two.path}/seasons/1"):
                answer = (await two["Ben"].get(path)).text
                assert not any(secret in answer for secret in (*secrets, token))
            shown = (await stranger.get(f"/api/circle-links/{token}")).text
            assert not any(secret in shown for secret in (*secrets, two.circle))

    scenario(tmp_path, play)


async def person_of(house: House, circle: str) -> str:
    """The id of some member."""
    people = await house.store.operators.find_people("Ada")
    assert people
    for each in people:
        if await house.store.circles.circle_of_member(circle, each.id) is not None:
            return each.id
    raise AssertionError("Ada is a member")
