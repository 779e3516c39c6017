"""Guests and accounts, and their deletion."""

import asyncio
from pathlib import Path

import msgspec
import pytest

from tabbytop.server.errors import Refused
from tabbytop.server.store.backup import back_up
from tabbytop.server.store.store import Store
from tabbytop.server.table.entries import LogEntry, Occupant
from tests.server.store.scenes import ANA, BEN, OPEN, SEED, entry, play, sat, setup, somebody, texts


def test_guest_becomes_an_account(url: str) -> None:
    async def scene(store: Store) -> None:
        guest = somebody("ana")
        await store.create_person(guest)
        assert await store.person("ana") == guest
        assert await store.person_by_login("Ana") is None
        await store.set_password("ana", "Ana", "hash")
        await store.rename("ana", "Anna", "mangy")
        await store.touch_person("ana", 77)
        account = await store.person("ana")
        assert account == msgspec.structs.replace(
            guest, name="Anna", cat="mangy", login="Ana", password="hash", epoch=1, seen=77
        )
        assert await store.person_by_login("Ana") == account
        assert await store.person("ben") is None

    play(url, scene)


def test_logins_are_compared_normalized_and_without_case(url: str) -> None:
    wide = "".join(chr(ord(letter) + 0xFEE0) for letter in "STRASSE")

    async def scene(store: Store) -> None:
        await store.create_person(somebody("ana", "Strasse"))
        await store.create_person(somebody("ben"))
        for spelling in ("straße", "STRASSE", "StraSSe", wide):
            found = await store.person_by_login(spelling)
            assert found is not None
            assert found.id == "ana"
            with pytest.raises(Refused, match="someone else") as refused:
                await store.set_password("ben", spelling, "mine")
            assert refused.value.code == "taken"
            with pytest.raises(Refused, match="someone else"):
                await store.create_person(somebody("cleo", spelling))
        assert await store.person("ben") == somebody("ben")
        assert await store.person("cleo") is None

    play(url, scene)


def said(number: int, seat: int, text: str) -> LogEntry:
    return entry(number, text, kind="said", seat=seat)


def test_deleted_account_is_removed_from_all_tables(url: str, tmp_path: Path) -> None:
    """Ben left his seat and Ana took it; only his own chat is cleared."""

    async def scene(store: Store) -> None:
        await store.create_person(somebody("p-ben", "Ben's login"))
        await store.create_person(somebody("p-ana"))
        first = [sat(1, 0, ANA), sat(2, 1, BEN), said(3, 1, "ben-words"), said(4, 0, "hello Ana")]
        await store.create("t", setup(), SEED, first, [ANA, BEN], creator="p-ben")
        await store.append("t", entry(5, kind="stood", seat=1), seats=[ANA, OPEN])
        await store.append("t", sat(6, 1, ANA), seats=[ANA, ANA])
        await store.append("t", said(7, 1, "now it is Ana"))
        for number in range(45):
            lines = [sat(1, 0, BEN), entry(2, "take 1"), said(3, 0, "ben-words")]
            await store.create(f"u{number}", setup(), SEED, lines, [BEN, ANA])
        forgotten = await store.delete_person("p-ben")
        assert sorted(forgotten) == sorted(["t", *(f"u{number}" for number in range(45))])
        assert await store.person("p-ben") is None
        assert await store.person_by_login("Ben's login") is None
        assert await store.unsettled_of("p-ben", 99) == []
        assert (await store.count_unfinished("p-ben", ""))[0] == 0
        assert texts(await store.entries_after("t", 2)) == [
            *("", "hello Ana", ""),
            *(sat(6, 1, ANA).text, "now it is Ana"),
        ]
        somebody_else = Occupant("person", name="Somebody")
        assert await store.entries_after("u44", 0) == [
            *(sat(1, 0, somebody_else), entry(2, "take 1"), said(3, 0, "")),
        ]
        lobby = {listed.id: listed.occupants for listed in await store.unsettled_of("p-ana", 99)}
        assert lobby["t"] == [ANA, ANA]
        assert lobby["u0"] == [somebody_else, ANA]
        assert await store.delete_person("p-ben") == []
        assert await store.person("p-ana") is not None

    play(url, scene)
    asyncio.run(back_up(url, tmp_path / "all"))
    everything = (tmp_path / "all").read_text(encoding="utf-8")
    assert "p-ana" in everything
    for trace in ("p-ben", "Ben", "ben-words", BEN.cat):
        assert trace not in everything
