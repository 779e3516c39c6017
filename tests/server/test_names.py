"""Rules for names: visible, not confusable, not reserved; and weak passwords."""

# ruff: noqa: RUF001 - look-alikes are the subject

import unicodedata
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabbytop.bots.names import BOT_NAMES
from tabbytop.server.confusables import distinct_name, skeleton
from tabbytop.server.errors import Refused
from tabbytop.server.people.default_names import GUEST_NAMES
from tabbytop.server.people.names import (
    LONGEST_NAME,
    allowed_login,
    allowed_name,
    bot_name,
    displayable_name,
)
from tabbytop.server.people.weak_passwords import is_weak
from tests.server.house import House
from tests.server.test_people import ACCOUNT, scenario, told
from tests.server.visitors import set_up, visitor

INVISIBLE = (
    "\u200b\u200c\u200d\u2060\ufeff\u00ad\u034f\u3164\u2800\u115f\u180e\u202a\u202e\u2066\u2069"
    "\u061c\u0007\ue000\U000e0041"
)


@given(st.text(max_size=30))
def test_displayable_name_is_normalized_visible_and_idempotent(text: str) -> None:
    try:
        name = displayable_name(text)
    except Refused:
        return
    assert displayable_name(name) == name
    assert unicodedata.is_normalized("NFKC", name)
    assert 0 < len(name) <= LONGEST_NAME
    assert name == " ".join(name.split())
    assert not any(
        unicodedata.category(letter) in {"Cc", "Cs", "Co", "Cn", "Zl", "Zp"}
        or unicodedata.bidirectional(letter) in {"LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "PDI"}
        for letter in name
    )


@given(st.text("abcäöЖ日", min_size=1, max_size=8), st.sampled_from(INVISIBLE), st.integers(0, 8))
def test_invisible_letters_in_a_name_are_refused(name: str, letter: str, place: int) -> None:
    with pytest.raises(Refused):
        displayable_name(name[:place] + letter + name[place:])


@given(st.text("ab", min_size=1, max_size=5), st.integers(4, 15))
def test_stacked_combining_marks_are_refused(name: str, height: int) -> None:
    with pytest.raises(Refused):
        displayable_name(name + "\u0316\u0317" * (height // 2) + "\u0316")
    with pytest.raises(Refused):
        displayable_name("\u0316" + name)


@pytest.mark.parametrize(
    "name",
    ["Zoë", "Jürgen", "Ольга", "Ελένη", "小猫", "नमस्ते", "ที่นี่", "שָׁלוֹם", "O'Neil", "Ana-Maria", "🐱",
     "👩‍🚀", "❤️", "🇩🇪", "🏳️‍🌈", "👍🏽", "X Æ"],
)  # fmt: skip
def test_names_in_all_scripts_and_emoji_are_allowed(name: str) -> None:
    assert allowed_name(name) == unicodedata.normalize("NFKC", name)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ana", "АNА"), ("Alice", "AIice"), ("Alice", "A1ice"), ("bob", "B0B"), ("bob", "ｂｏｂ"),
        ("paypal", "раураl"), ("modern", "modem"), ("will", "vvi|l"), ("tabbytop", "Tabby Top"),
        ("tabbytop", "t.a.b.b.y_t-o-p"), ("Kiki", "КіКі"), ("nova", "ΝΟVΑ"), ("max", "𝓶𝓪𝔁"),
    ],
)  # fmt: skip
def test_confusable_names_have_the_same_skeleton(one: str, other: str) -> None:
    assert skeleton(one) == skeleton(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [("Bär", "Bar"), ("Ana", "Anna"), ("🐱", "🐶"), ("Luna", "Luna 2"), ("小", "大")],
)
def test_different_names_have_different_skeletons(one: str, other: str) -> None:
    assert skeleton(one) != skeleton(other)


@given(st.text(min_size=1, max_size=24))
def test_skeleton_is_idempotent_and_never_empty(text: str) -> None:
    looks = skeleton(text)
    assert looks or not text.strip()
    assert skeleton(text.upper().lower()) == skeleton(text.upper().lower().upper())


@given(st.lists(st.text("aаb0oО", min_size=1, max_size=3), max_size=8))
def test_distinct_names_have_different_skeletons(names: list[str]) -> None:
    taken: list[str] = []
    for name in names:
        taken.append(distinct_name(taken, name))
    assert len({skeleton(name) for name in taken}) == len(taken)


@pytest.mark.parametrize(
    "name",
    ["admin", "Admin", "АDMIN", "adm1n", "Moderator", "system", "Tabby-Top", "tiger", "Kitten",
     "random", "deleted", "Gelöscht", "Betreiber", "Moderatorin", "Somebody", "jemand", "support"],
)  # fmt: skip
def test_official_names_are_reserved(name: str) -> None:
    with pytest.raises(Refused) as refused:
        allowed_name(name)
    assert refused.value.code == "taken"


def test_default_names_are_refused_as_logins() -> None:
    for name in (*BOT_NAMES, *GUEST_NAMES, "Player 2", "Spieler 3", "kiki", "KIKI"):
        with pytest.raises(Refused):
            allowed_login(name)
    assert allowed_name("Kiki") == "Kiki"
    assert bot_name("Tiger") == "Tiger"
    with pytest.raises(Refused):
        bot_name("Admin")


def test_names_confusable_with_an_account_are_refused(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        async with visitor(house) as ana, visitor(house) as eve:
            account = {**ACCOUNT, "login": "Annabel"}
            await told(ana.post("/api/me/account", json=account))
            await told(ana.put("/api/me", json={"name": "Annabel"}))
            for look in ("Аnnabel", "ANNABEL", "AnnabeI", "anna bel"):
                refused = await told(eve.put("/api/me", json={"name": look}), 409)
                assert refused["code"] == "taken"
                again = await eve.post("/api/me/account", json={**account, "login": look})
                assert again.status_code == 409
                seats = [{"kind": "me"}, {"kind": "device", "name": look}, {"kind": "open"}]
                body = {"game": "tem-purr-a", "seats": seats}
                assert (await eve.post("/api/tables", json=body)).status_code == 409
            table = await set_up(ana, seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
            path = f"/api/tables/{table['table']['id']}/join"
            await told(eve.post(path, json={"name": "Аnnabel"}), 409)
            await told(eve.post(path, json={"name": "moderator"}), 409)
            # Also where nobody else can come to the table: its replay can be shared.
            alone = [
                {"kind": "me"},
                {"kind": "device", "name": "Annabel"},
                {"kind": "bot", "level": "kitten"},
            ]
            body = {"game": "tem-purr-a", "seats": alone}
            assert (await eve.post("/api/tables", json=body)).status_code == 409

    scenario(tmp_path, play)


def test_existing_reserved_name_is_kept(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        async with visitor(house) as ana:
            await told(ana.put("/api/me", json={"name": "Ana"}))
            person = await house.store.person(ana.cookies["tabbytop"].split(".")[0])
            assert person is not None
            await house.store.rename(person.id, "Admin", "tabby")
            assert (await told(ana.get("/api/me")))["name"] == "Admin"
            assert (await told(ana.put("/api/me", json={"name": "Admin", "cat": "black"})))[
                "cat"
            ] == "black"
            table = await set_up(ana)
            assert table["table"]["seats"][0]["name"] == "Admin"

    scenario(tmp_path, play)


@pytest.mark.parametrize(
    "password",
    ["password", "Passw0rd!", "P@ssword123", "12345678", "87654321", "qwertz123", "1q2w3e4r",
     "aaaaaaaa", "abcabcabc", "hallo123", "Sommer2024!", "iloveyou", "passwort", "ana12345",
     "AnaAnaAna", "anaanaan", "19900417", "drowssap", "letmein!!", "Schatz2020", "asdfghjkl",
     "zaq12wsx", "trustno1", "michelle99", "        ", "tabbytop1"],
)  # fmt: skip
def test_weak_passwords_are_detected(password: str) -> None:
    assert is_weak(password, "Ana")


@pytest.mark.parametrize(
    "password",
    ["nine lives, one password", "Mäuse fangen", "xkT9!vq2Lm", "korrekt Pferd Batterie",
     "blue-Kettle-7291", "a1f0-77be-02cd-91aa", "zwölf Boxkämpfer jagen"],
)  # fmt: skip
def test_good_passwords_are_accepted(password: str) -> None:
    assert not is_weak(password, "Ana")


@given(st.text(max_size=40), st.text(max_size=24))
def test_any_text_can_be_checked_for_weakness(password: str, login: str) -> None:
    assert is_weak(password, login) in (True, False)
    if len(login.strip()) >= 2:
        assert is_weak(login, login)


def test_old_weak_password_still_logs_in_and_a_new_one_is_refused(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        async with visitor(house) as ana:
            await told(ana.post("/api/me/account", json=ACCOUNT))
            person = await house.store.person_by_login("Ana")
            assert person is not None
            weak = await house.server.app.state.people._passwords.hash("password")
            await house.store.set_password(person.id, "Ana", weak)
            old = {"login": "Ana", "password": "password"}
            await told(ana.post("/api/login", json=old))
            new = {"login": "Ana", "password": "password1", "old": "password"}
            refused = await told(ana.post("/api/me/account", json=new), 400)
            assert "guess" in str(refused["message"])
            await told(ana.post("/api/me/account", json={**new, "password": "nine odd lives"}))

    scenario(tmp_path, play)


@pytest.mark.parametrize(
    "name",
    ["rosaIind!", "Rosalind★", "~Rosalind~", "R0salind", "Rosalind."],
)
def test_symbols_do_not_change_the_skeleton(name: str) -> None:
    assert skeleton(name) == skeleton("Rosalind")


def test_names_of_symbols_alone_and_of_other_scripts_differ() -> None:
    assert skeleton("🐱") != skeleton("🐶")
    assert skeleton("कि") != skeleton("का")


@pytest.mark.parametrize("name", ["The Admin", "Admin1", "tabbytop 2", "Herr Moderator"])
def test_official_titles_inside_a_name_are_refused(name: str) -> None:
    with pytest.raises(Refused):
        allowed_name(name)


@pytest.mark.parametrize("name", [".", "...", "-"])
def test_name_of_punctuation_alone_is_refused(name: str) -> None:
    with pytest.raises(Refused):
        displayable_name(name)


def test_row_of_keys_with_punctuation_is_a_weak_password() -> None:
    assert is_weak("zxcvbnm,")
