"""A seat opens to its own secret alone, and all others are refused alike."""

from pathlib import Path
from typing import Any

from tabbytop.server.people.identity import Signer
from tests.server.client import Client
from tests.server.house import House
from tests.server.test_people import scenario, told
from tests.server.visitors import set_up, visitor

OPEN = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]


async def wrong_secrets(house: House) -> tuple[str, str, dict[str, str]]:
    """A table, the secret of its seat 1, and by what they are, secrets that do not open seat 1."""
    async with visitor(house) as ana, visitor(house) as ben, visitor(house) as cleo:
        made = await set_up(ana, seats=OPEN)
        table = made["table"]["id"]
        other = (await set_up(ana))["secrets"][1]["secret"]
        joined: Any = await told(ben.post(f"/api/tables/{table}/join", json={"seat": 1}))
        [former] = joined["secrets"]
        headers = {"authorization": f"Bearer {former['secret']}"}
        leaving = {"type": "leave", "seat": 1, "id": "bye"}
        await told(ben.post(f"/api/tables/{table}/play", json=leaving, headers=headers))
        now: Any = await told(cleo.post(f"/api/tables/{table}/join", json={"seat": 1}))
        secret: str = now["secrets"][0]["secret"]
        own: str = made["secrets"][0]["secret"]
    return (
        table,
        secret,
        {
            "a former occupant's": former["secret"],
            "another table's": other,
            "another seat's": "1" + own[1:],
            "a free seat's": Signer(bytes(32)).seat_secret(table, 2, 0),
            "no seat's": "9" + secret[1:],
            "another server's": Signer(bytes(32)).seat_secret(table, 1, 4),
            "cut short": secret[:-1],
            "one letter off": secret[:-1] + ("A" if secret[-1] != "A" else "B"),
            "in capitals": secret.upper(),
            "words": "let me in",
        },
    )


def test_wrong_secrets_are_refused_alike_over_http(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        table, secret, wrong = await wrong_secrets(house)
        async with visitor(house) as eve:
            place = f"/api/tables/{table}/play"
            good = await eve.get(place, headers={"authorization": f"Bearer {secret}"})
            assert good.json()["messages"][0]["you"] == [1]
            say = {"type": "say", "seat": 1, "text": "hello", "id": "x"}
            answers = {
                (answer.status_code, answer.content)
                for each in wrong.values()
                for headers in [{"authorization": f"Bearer {each}"}]
                for answer in [
                    await eve.get(place, headers=headers),
                    await eve.post(place, json=say, headers=headers),
                ]
            }
            [(status, content)] = answers
            assert status == 403
            assert b"not-yours" in content

    scenario(tmp_path, play)


def test_secret_of_another_seat_is_refused(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        async with visitor(house) as ana:
            made = await set_up(ana)
            place = f"/api/tables/{made['table']['id']}/play"
            headers = {"authorization": f"Bearer {made['secrets'][0]['secret']}"}
            say = {"type": "say", "seat": 1, "text": "I am Ben", "id": "x"}
            refused = await told(ana.post(place, json=say, headers=headers), 403)
            assert refused["code"] == "not-yours"
            onlooker = await told(ana.post(place, json=say), 403)
            assert onlooker["code"] == "not-yours"

    scenario(tmp_path, play)


def test_wrong_secrets_are_refused_alike_over_a_socket(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        table, secret, wrong = await wrong_secrets(house)
        good = await Client.connected(house.url, table)
        await good.send({"type": "hello", "seats": [secret]})
        assert (await good.welcome())["you"] == [1]
        await good.leave()
        told = set()
        for each in wrong.values():
            eve = await Client.connected(house.url, table)
            await eve.send({"type": "hello", "seats": [each]})
            told.add(str(await eve.hear()))
            await eve.leave()
        [refused] = told
        assert "not-yours" in refused

    scenario(tmp_path, play)
