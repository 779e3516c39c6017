"""Lists of tables: for the lobby, for a person, and for the table drivers."""

from tabbytop.server.store.rows import TableSummary
from tabbytop.server.store.store import Store
from tabbytop.server.table.entries import Occupant
from tests.server.store.scenes import ANA, BEN, OPEN, SEED, entry, new_table, play, sat, setup

BOT = Occupant("bot", name="Puma", level="puma")


def names(summary_query: list[TableSummary]) -> list[str]:
    return [listed.id for listed in summary_query]


def test_lobby_lists_public_tables_with_a_free_seat_newest_first(url: str) -> None:
    async def scene(store: Store) -> None:
        for created, table in enumerate(["old", "full", "played", "closed", "new"]):
            await new_table(store, table, setup=setup(created=created))
        await new_table(store, "private", setup=setup(public=False, created=99))
        await store.append("full", entry(1, kind="sat"), seats=[ANA, BEN])
        await store.append("played", entry(1, kind="started"), status="playing")
        await store.append("closed", entry(1, kind="closed"), status="closed")
        lobby = await store.lobby(10)
        assert names(lobby) == ["new", "old"]
        assert lobby[1] == TableSummary("old", setup(created=0), "open", [ANA, OPEN], 0)
        assert names(await store.lobby(1)) == ["new"]
        await store.append("full", entry(2, kind="stood"), seats=[ANA, OPEN])
        assert names(await store.lobby(10)) == ["new", "full", "old"]

    play(url, scene)


def test_tables_of_a_person_are_listed_latest_first(url: str) -> None:
    async def scene(store: Store) -> None:
        for created, table in enumerate(["a", "b", "c"]):
            await new_table(store, table, setup=setup(created=created))
        await store.append("a", entry(1, kind="sat", at=50), seats=[ANA, BEN])
        await store.append("b", entry(1, kind="sat", at=40), seats=[BEN, ANA])
        mine = await store.unsettled_of("p-ben", 99)
        assert [(listed.id, listed.moved) for listed in mine] == [("a", 50), ("b", 40)]
        await store.append("b", entry(2, at=60))
        assert names(await store.unsettled_of("p-ben", 99)) == ["b", "a"]
        assert names(await store.unsettled_of("p-ben", 1)) == ["b"]
        await store.append("a", entry(2, kind="stood", seat=1, at=51), seats=[ANA, OPEN])
        assert names(await store.unsettled_of("p-ben", 99)) == ["b"]
        await store.append("a", entry(3, kind="sat", seat=1, at=52), seats=[ANA, BEN])
        assert names(await store.unsettled_of("p-ben", 99)) == ["b", "a"]
        assert names(await store.unsettled_of("p-ana", 99)) == ["b", "a", "c"]
        assert await store.unsettled_of("nobody", 99) == []

    play(url, scene)


def test_unfinished_tables_of_a_person_are_listed(url: str) -> None:
    async def scene(store: Store) -> None:
        for table in ("open", "over", "playing", "closed", "stood"):
            await new_table(store, table)
        await store.create("bens", setup(), SEED, [], [BEN, OPEN])
        await store.append("over", entry(1), status="over")
        await store.append("playing", entry(1), status="playing")
        await store.append("closed", entry(1, kind="closed"), status="closed")
        await store.append("stood", entry(1, kind="stood"), seats=[OPEN, OPEN])
        assert names(await store.unfinished_of("p-ana")) == ["open", "playing"]

    play(url, scene)


def test_kept_seat_is_free_and_listed_apart_from_theirs(url: str) -> None:
    async def scene(store: Store) -> None:
        kept = Occupant("open", person="p-ben")
        lines = [sat(1, 0, ANA), sat(2, 1, kept)]
        await store.create("t", setup(), SEED, lines, [ANA, kept])
        assert await store.unsettled_of("p-ben", 99) == []
        assert await store.unfinished_of("p-ben") == []
        assert names(await store.kept_for("p-ben", 99)) == ["t"]
        assert await store.kept_for("p-ana", 99) == []
        assert names(await store.lobby(10)) == ["t"]
        assert await store.delete_person("p-ben") == ["t"]
        assert await store.entries_after("t", 1) == [sat(2, 1, OPEN)]
        assert (await store.unsettled_of("p-ana", 99))[0].occupants == [ANA, OPEN]

    play(url, scene)


def test_table_where_somebody_got_up_keeps_no_seat_for_them(url: str) -> None:
    async def scene(store: Store) -> None:
        await store.create("t", setup(), SEED, [sat(1, 0, ANA), sat(2, 1, BEN)], [ANA, BEN])
        await store.append("t", entry(3, kind="stood", seat=1), seats=[ANA, OPEN])
        assert await store.kept_for("p-ben", 99) == []

    play(url, scene)


def test_unfinished_tables_count_for_their_creator(url: str) -> None:
    async def scene(store: Store) -> None:
        for table in ("a", "b", "c"):
            await new_table(store, table, creator="p-ana")
        await new_table(store, "d", creator="p-ben")
        await store.append("a", entry(1, kind="started"), status="playing")
        await store.append("b", entry(1, kind="closed"), status="closed")
        assert (await store.count_unfinished("p-ana", ""))[0] == 2
        await store.append("a", entry(2), status="over")
        assert (await store.count_unfinished("p-ana", ""))[0] == 1
        assert (await store.count_unfinished("p-cleo", ""))[0] == 0

    play(url, scene)


def test_due_tables_are_found_by_time(url: str) -> None:
    async def scene(store: Store) -> None:
        for table, due in (("a", 30), ("b", 10), ("c", None)):
            await new_table(store, table, due=due)
        assert await store.due_before(30) == [("b", 10)]
        assert await store.due_before(31) == [("b", 10), ("a", 30)]
        assert await store.due_before(31, since=11) == [("a", 30)]
        await store.append("b", entry(1))
        assert await store.due_before(20) == [("b", 10)], "not said: as it was"
        await store.append("b", entry(2), due=None)
        await store.append("c", entry(1), due=5)
        assert await store.due_before(100) == [("c", 5), ("a", 30)]

    play(url, scene)


def test_playing_tables_are_found(url: str) -> None:
    async def scene(store: Store) -> None:
        await new_table(store, "a", status="playing")
        await new_table(store, "b")
        assert await store.playing_tables() == ["a"]
        await store.append("b", entry(1, kind="started"), status="playing", seats=[ANA, BOT])
        assert await store.playing_tables() == ["a", "b"]
        await store.append("a", entry(1), status="over")
        assert await store.playing_tables() == ["b"]

    play(url, scene)
