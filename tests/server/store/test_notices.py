"""The outbox of notices, on both databases."""

import asyncio

import pytest

from tabbytop.server.errors import Conflict
from tabbytop.server.store.notice_lanes import Lanes
from tabbytop.server.store.notices import EndpointKind, NoticeEndpoint, NoticeKey
from tabbytop.server.store.rows import NoticeWish
from tabbytop.server.store.store import Store
from tests.server.store.scenes import ANA, BEN, entry, new_table, opened, play, somebody

WISH = NoticeWish(seat=0, person=ANA.person, public_seq=7, due=100)


def endpoint(
    key: str = "e",
    person: str = ANA.person,
    kind: EndpointKind = "push",
    url: str = "https://push.example/1",
    session: str = "s",
) -> NoticeEndpoint:
    page, host = "https://c", url.partition("//")[2].partition("/")[0]
    return NoticeEndpoint(key, person, kind, url, "key", "auth", "en", page, session, 1, host=host)


async def wish(
    store: Store, number: int = 1, table: str = "t", due: int = 100, person: str = ANA.person
) -> None:
    """Write an entry with a wish for Ana, or for somebody else."""
    wanted = WISH._replace(due=due, person=person)
    await store.append(table, entry(number, seat=1), notices=[wanted])


def test_wish_is_written_with_its_entry_once_for_each_endpoint(url: str) -> None:
    async def scene(store: Store) -> None:
        await new_table(store)
        await store.notices.add_endpoint(endpoint("e"), 9)
        await store.notices.add_endpoint(endpoint("f", kind="ntfy", url="https://n/t"), 9)
        await store.notices.add_endpoint(endpoint("g", BEN.person, url="https://other"), 9)
        await wish(store)
        keys = await store.notices.pending_of(ANA.person)
        assert sorted(keys) == [NoticeKey("t", 1, 0, "e"), NoticeKey("t", 1, 0, "f")]
        assert await store.notices.pending_of(BEN.person) == []

    play(url, scene)


def test_no_wish_is_written_without_its_entry(url: str) -> None:
    async def scene(store: Store) -> None:
        await new_table(store)
        await store.notices.add_endpoint(endpoint(), 9)
        await store.append("t", entry(1))
        with pytest.raises(Conflict):
            await wish(store, 1)
        assert await store.notices.next_due() is None

    play(url, scene)


def test_entries_of_one_commit_keep_their_own_wishes(url: str) -> None:
    async def scene(store: Store) -> None:
        tables = [f"t{number}" for number in range(6)]
        for table in tables:
            await new_table(store, table)
        await store.notices.add_endpoint(endpoint(), 9)
        plain = [store.append(table, entry(1)) for table in tables[:3]]
        wishing = [wish(store, 1, table) for table in tables[3:]]
        await asyncio.gather(*plain, *wishing)
        keys = await store.notices.pending_of(ANA.person)
        assert [key.table for key in keys] == tables[3:]

    play(url, scene)


def test_operator_is_told_of_people_without_endpoints(url: str) -> None:
    async def scene(store: Store) -> None:
        await new_table(store)
        await store.append("t", entry(1), notices=[WISH._replace(to_operator=True)])
        assert await store.notices.pending_of(ANA.person) == [NoticeKey("t", 1, 0, "")]

    play(url, scene)


def test_due_notice_is_claimed_by_one_worker(url: str) -> None:
    async def scene() -> None:
        async with opened(url) as first, opened(url) as second:
            for number in range(20):
                await new_table(first, f"t{number}")
            await first.notices.add_endpoint(endpoint(), 9)
            for number in range(20):
                await wish(first, 1, f"t{number}", due=100 + number % 2)
            assert await first.notices.claim(99, 500, 50) == []
            batches = await asyncio.gather(
                *(store.notices.claim(100, 500, 4) for store in (first, second) * 4)
            )
            claimed = [notice.key for batch in batches for notice in batch]
            assert len(claimed) == len(set(claimed)) == 10
            assert await first.notices.next_due() == 101
            [one, *_] = batches[0] or batches[1]
            assert one.endpoint == endpoint()
            assert one.public_seq == 7
            again = await second.notices.claim(500, 900, 50)
            assert len(again) == 20, "a worker that dies leaves them to others"

    asyncio.run(scene())


def test_notice_is_postponed_and_then_delivered(url: str) -> None:
    async def scene(store: Store) -> None:
        await new_table(store)
        await store.notices.add_endpoint(endpoint(), 9)
        await wish(store)
        [notice] = await store.notices.claim(100, 500, 9)
        await store.notices.postpone(notice.key, 700, 1)
        assert await store.notices.claim(699, 900, 9) == []
        [again] = await store.notices.claim(700, 900, 9)
        assert again.tries == 1
        await store.notices.delivered(again.key)
        assert await store.notices.next_due() is None

    play(url, scene)


def test_nothing_is_sent_to_a_failing_endpoint_before_its_next_try(url: str) -> None:
    async def scene(store: Store) -> None:
        for table in ("t", "u"):
            await new_table(store, table)
        await store.notices.add_endpoint(endpoint(), 9)
        await wish(store, 1, "t")
        [first] = await store.notices.claim(100, 500, 1)
        await store.notices.postpone(first.key, 700, 1)
        await wish(store, 1, "u")
        assert await store.notices.claim(699, 900, 9) == []
        assert await store.notices.next_due() == await store.notices.next_due(100) == 700
        [one, other] = await store.notices.claim(700, 900, 9)
        assert one.endpoint is not None
        assert (one.endpoint.silent, one.tries, other.tries) == (1, 0, 1)
        await store.notices.delivered(one.key)
        [answering] = await store.notices.endpoints_of(ANA.person)
        assert (answering.silent, answering.retry_at) == (0, 0)

    play(url, scene)


def test_failing_endpoint_keeps_the_notice_of_the_latest_turn_only(url: str) -> None:
    async def scene(store: Store) -> None:
        for table in ("t", "u"):
            await new_table(store, table)
        await store.notices.add_endpoint(endpoint(), 9)
        for number in range(1, 4):
            await wish(store, number)
        await wish(store, 1, "u")
        await store.notices.postpone(NoticeKey("t", 1, 0, "e"), 700, 1)
        left = await store.notices.pending_of(ANA.person)
        assert [(key.table, key.number) for key in left] == [("t", 3), ("u", 1)]

    play(url, scene)


def test_claims_leave_room_for_other_people_and_hosts(url: str) -> None:
    async def scene(store: Store) -> None:
        tables = [f"t{number}" for number in range(9)]
        for table in tables:
            await new_table(store, table)
        await store.notices.add_endpoint(endpoint("a", url="https://slow/a"), 9)
        await store.notices.add_endpoint(endpoint("b", BEN.person, url="https://slow/b"), 9)
        await store.notices.add_endpoint(endpoint("c", "cleo", url="https://quick/c"), 9)
        for table in tables[:4]:
            await wish(store, 1, table)
        for table in tables[4:8]:
            await wish(store, 1, table, person=BEN.person)
        await wish(store, 1, tables[8], due=101, person="cleo")
        lanes = Lanes()
        claimed = await store.notices.claim(200, 500, 5, lanes)
        assert [notice.key.endpoint for notice in claimed] == ["a", "a", "c"]
        assert lanes.full_hosts() == [], "the caller enters what it sends"
        for notice in claimed:
            lanes.enter(notice.person, notice.host)
        assert await store.notices.claim(200, 500, 5, lanes) == []
        for notice in claimed:
            lanes.leave(notice.person, notice.host)
        lanes.note("slow", quick=True)
        more = await store.notices.claim(200, 500, 9, lanes)
        assert [notice.key.endpoint for notice in more] == ["a", "a", "b", "b"]

    play(url, scene)


def test_endpoint_that_fails_again_and_again_is_removed(url: str) -> None:
    async def scene(store: Store) -> None:
        await new_table(store)
        await store.notices.add_endpoint(endpoint(), 9)
        outcomes = []
        for number in range(1, 6):
            await wish(store, number)
            key = NoticeKey("t", number, 0, "e")
            if number == 2:
                await store.notices.delivered(key)  # it begins anew
            else:
                outcomes.append(await store.notices.give_up(key, 3))
        assert outcomes == [False, False, False, True]
        assert await store.notices.endpoints_of(ANA.person) == []

    play(url, scene)


def test_answer_ends_a_turn_but_talk_does_not(url: str) -> None:
    async def scene(store: Store) -> None:
        await new_table(store)
        await wish(store)
        key = NoticeKey("t", 1, 0, "e")
        await store.append("t", entry(2, "hello", kind="said"))
        await store.append("t", entry(3, seat=1))
        assert not await store.notices.has_answered(key)
        await store.append("t", entry(4, kind="late"))
        assert await store.notices.has_answered(key)

    play(url, scene)


def test_muted_table_has_no_notices_until_it_is_wanted_again(url: str) -> None:
    async def scene(store: Store) -> None:
        await new_table(store)
        await store.notices.add_endpoint(endpoint(), 9)
        await wish(store, 1)
        await store.notices.set_muted(ANA.person, "t", muted=True)
        await store.notices.set_muted(ANA.person, "t", muted=True)
        assert await store.notices.muted_tables(ANA.person) == ["t"]
        await wish(store, 2)
        assert await store.notices.pending_of(ANA.person) == []
        await store.notices.set_muted(ANA.person, "t", muted=False)
        await wish(store, 3)
        assert len(await store.notices.pending_of(ANA.person)) == 1

    play(url, scene)


def test_person_has_so_many_endpoints_at_most_and_each_once(url: str) -> None:
    async def scene(store: Store) -> None:
        first = await store.notices.add_endpoint(endpoint("e"), 2)
        assert first == endpoint("e")
        again = await store.notices.add_endpoint(endpoint("f"), 2)
        assert again is not None
        assert again.id == "e", "the same browser"
        assert await store.notices.add_endpoint(endpoint("g", url="https://two"), 2)
        assert await store.notices.add_endpoint(endpoint("h", url="https://three"), 2) is None
        assert len(await store.notices.endpoints_of(ANA.person)) == 2

    play(url, scene)


def test_browser_belongs_to_the_person_who_subscribed_it_last(url: str) -> None:
    async def scene(store: Store) -> None:
        await store.notices.add_endpoint(endpoint("e"), 9)
        await store.notices.add_endpoint(endpoint("f", BEN.person), 9)
        assert await store.notices.endpoints_of(ANA.person) == []
        assert await store.notices.endpoint("f") == endpoint("f", BEN.person)

    play(url, scene)


def test_only_the_owner_removes_an_endpoint(url: str) -> None:
    async def scene(store: Store) -> None:
        await new_table(store)
        await store.notices.add_endpoint(endpoint(), 9)
        await wish(store)
        assert not await store.notices.remove_endpoint("e", BEN.person)
        assert len(await store.notices.pending_of(ANA.person)) == 1
        assert await store.notices.remove_endpoint("e", ANA.person)
        assert not await store.notices.remove_endpoint("e")
        assert await store.notices.pending_of(ANA.person) == []

    play(url, scene)


def test_logging_out_ends_the_notices_of_that_browser(url: str) -> None:
    async def scene(store: Store) -> None:
        await store.create_person(somebody(ANA.person), "s")
        await store.notices.add_endpoint(endpoint("e", session="s"), 9)
        await store.notices.add_endpoint(endpoint("f", url="https://two", session="other"), 9)
        await store.notices.add_endpoint(endpoint("g", kind="ntfy", session="s"), 9)
        await store.end_session("s", ANA.person)
        assert {each.id for each in await store.notices.endpoints_of(ANA.person)} == {"f", "g"}
        await store.end_all_sessions(ANA.person)
        assert {each.id for each in await store.notices.endpoints_of(ANA.person)} == {"g"}

    play(url, scene)


def test_deleted_person_leaves_no_endpoint_and_no_notice(url: str) -> None:
    async def scene(store: Store) -> None:
        await new_table(store)
        await store.create_person(somebody(ANA.person))
        await store.notices.add_endpoint(endpoint(), 9)
        await store.notices.set_muted(ANA.person, "u", muted=True)
        await wish(store)
        await store.delete_person(ANA.person)
        assert await store.notices.endpoints_of(ANA.person) == []
        assert await store.notices.muted_tables(ANA.person) == []
        assert await store.notices.next_due() is None

    play(url, scene)
