"""Signed cookies, seat secrets and password hashes."""

import asyncio
import secrets

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabbytop.server.people.identity import Claim, Signer, new_id
from tabbytop.server.people.passwords import Passwords

KEY = bytes(range(32))
SIGNER = Signer(KEY)


def test_signed_cookie_verifies_to_its_claim() -> None:
    claim = Claim(new_id(), 3)
    assert SIGNER.verify_cookie(SIGNER.sign_cookie(claim)) == claim


@given(st.text(), st.integers(0, 80))
def test_changed_cookie_does_not_verify(text: str, place: int) -> None:
    assert SIGNER.verify_cookie(text) is None
    good = SIGNER.sign_cookie(Claim("somebody", 0))
    changed = good[:place] + text + good[place + 1 :]
    assert changed == good or SIGNER.verify_cookie(changed) is None


def test_cookie_of_another_server_does_not_verify() -> None:
    assert (
        SIGNER.verify_cookie(Signer(secrets.token_bytes(32)).sign_cookie(Claim("somebody", 0)))
        is None
    )


def test_seat_secret_verifies_to_its_seat() -> None:
    seated = [3, 0, 7]
    assert SIGNER.verify_seat_secret(SIGNER.seat_secret("table", 0, 3), "table", seated) == 0
    assert SIGNER.verify_seat_secret(SIGNER.seat_secret("table", 2, 7), "table", seated) == 2


@pytest.mark.parametrize(
    "secret",
    [
        SIGNER.seat_secret("table", 0, 2),
        SIGNER.seat_secret("table", 1, 0),
        SIGNER.seat_secret("table", 2, 0),
        SIGNER.seat_secret("table", -1, 0),
        SIGNER.seat_secret("elsewhere", 0, 3),
        "2" + SIGNER.seat_secret("table", 0, 3)[1:],
        "٢" + SIGNER.seat_secret("table", 2, 7)[1:],
        "00" + SIGNER.seat_secret("table", 0, 3)[1:],
        SIGNER.seat_secret("table", 0, 3) + "=",
        Signer(bytes(32)).seat_secret("table", 0, 3),
        SIGNER.sign_cookie(Claim("0", 3)),
        "0.", ".", "", "9" * 5000,
    ],
    ids=[
        "a former occupant's", "a free seat's", "before anybody sat", "the clock's",
        "another table's", "another seat's", "another digit", "more digits", "more behind it",
        "another server's", "a cookie", "only a seat", "a dot", "nothing", "a long one",
    ],
)  # fmt: skip
def test_wrong_seat_secret_does_not_verify(secret: str) -> None:
    assert SIGNER.verify_seat_secret(secret, "table", [3, 0, 7]) is None


def test_derived_ids_are_no_options() -> None:
    """A command line would take an id for one if it began with a hyphen."""
    made = [SIGNER.rematch_id(str(number)) for number in range(500)]
    made += [SIGNER.device_game_ids("ana", str(number))[0] for number in range(500)]
    assert len(set(made)) == 1000
    assert {len(each) for each in made} == {20}
    assert not any(each.startswith("-") for each in made)


def test_new_ids_are_long_and_unique_and_no_options() -> None:
    names = {new_id() for _ in range(1000)}
    assert len(names) == 1000
    assert all(len(name) == 20 for name in names)
    assert not any(name.startswith("-") for name in names)


def test_password_hashes_verify_only_their_password() -> None:
    passwords = Passwords()

    async def scenario() -> None:
        stored = await passwords.hash("Mäuse fangen")
        assert stored.startswith("$argon2id$")
        assert "fangen" not in stored
        assert await passwords.verify(stored, "Ma\u0308use fangen")
        assert not await passwords.verify(stored, "Mäuse fängen")
        assert not await passwords.verify(None, "nobody's")
        assert not await passwords.verify("damaged", "nobody's")

    try:
        asyncio.run(scenario())
    finally:
        passwords.close()
