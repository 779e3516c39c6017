"""Who is next when bots have to wait for a process."""

import pytest

from tabbytop.server.fair_queue import Busy, FairQueue, Job, Payer

FLOODER = Payer("10.0.0.1", "flooder")
STRANGER = Payer("10.0.0.2", "stranger")


def queue(per_person: int = 100, per_address: int = 100) -> FairQueue:
    return FairQueue(per_person, per_address)


def long(payer: Payer) -> Job:
    return Job(payer, 1.0, short=False)


def short(payer: Payer) -> Job:
    return Job(payer, 0.05, short=True)


def enter(line: FairQueue, jobs: list[Job]) -> None:
    for job in jobs:
        line.enter(job, parks=True)


def served(line: FairQueue, seconds: float = 1.0, times: int = 1000) -> list[Job]:
    """The jobs in the order in which one process would do them."""
    done: list[Job] = []
    while len(done) < times and (job := line.next(long_allowed=True)) is not None:
        line.finish(job, seconds)
        done.append(job)
    return done


def test_stranger_is_served_before_the_rest_of_a_flood() -> None:
    line = queue()
    enter(line, [long(FLOODER) for _ in range(50)])
    served(line, times=10)
    mine = long(STRANGER)
    enter(line, [mine])
    assert mine in served(line, times=2)


def test_addresses_take_turns_however_many_people_one_has() -> None:
    line = queue()
    crowd = [long(Payer("10.0.0.1", f"guest {number}")) for number in range(20)]
    mine = [long(STRANGER) for _ in range(5)]
    enter(line, [*crowd, *mine])
    first = served(line, times=10)
    assert sum(job.payer == STRANGER for job in first) == 5


def test_people_of_one_address_take_turns() -> None:
    line = queue()
    friend = Payer(FLOODER.address, "friend")
    enter(line, [*(long(FLOODER) for _ in range(20)), *(long(friend) for _ in range(3))])
    first = served(line, times=6)
    assert sum(job.payer == friend for job in first) == 3


def test_work_is_charged_with_what_it_took() -> None:
    line = queue()
    enter(line, [*(long(FLOODER) for _ in range(20)), *(long(STRANGER) for _ in range(20))])
    seconds = {FLOODER: 3.0, STRANGER: 1.0}
    order = []
    for _ in range(16):
        job = line.next(long_allowed=True)
        assert job is not None
        line.finish(job, seconds[job.payer])
        order.append(job.payer)
    assert order.count(STRANGER) == 3 * order.count(FLOODER)


def test_who_was_idle_has_saved_nothing_up() -> None:
    line = queue()
    enter(line, [long(FLOODER) for _ in range(60)])
    served(line, times=50)
    enter(line, [long(STRANGER) for _ in range(60)])
    assert sum(job.payer == STRANGER for job in served(line, times=10)) in {5, 6}


def test_short_questions_pass_where_no_long_one_may_begin() -> None:
    line = queue()
    kitten = short(STRANGER)
    enter(line, [*(long(FLOODER) for _ in range(5)), kitten])
    assert line.next(long_allowed=False) is kitten
    assert line.next(long_allowed=False) is None
    assert len(line) == 5


def test_beyond_the_cap_of_a_person_questions_are_refused_or_wait_outside() -> None:
    line = queue(per_person=2)
    mine = [long(FLOODER) for _ in range(4)]
    enter(line, mine)
    assert [job.state for job in mine] == ["queued", "queued", "parked", "parked"]
    with pytest.raises(Busy):
        line.enter(long(FLOODER), parks=False)
    assert line.pending(FLOODER) == (2, 2)
    first = line.next(long_allowed=True)
    assert first is mine[0]
    assert line.pending(FLOODER) == (2, 2), "what runs counts too"
    assert line.finish(first, 1.0) == [mine[2]]
    assert line.drop(mine[3]) == []
    assert line.drop(mine[1]) == []
    assert served(line) == [mine[2]]
    assert line.pending(FLOODER) == (0, 0)


def test_cap_of_an_address_holds_for_all_of_its_people_and_nobody_else() -> None:
    line = queue(per_address=3)
    guests = [Payer("10.0.0.1", f"guest {number}") for number in range(5)]
    enter(line, [long(guest) for guest in guests])
    assert line.pending(guests[0])[1] == 3
    with pytest.raises(Busy):
        line.enter(long(guests[4]), parks=False)
    line.enter(long(STRANGER), parks=False)
    assert len(served(line)) == 6


def test_address_that_is_not_known_has_no_cap_but_its_people_have() -> None:
    line = queue(per_person=2, per_address=2)
    for person in "abcd":
        line.enter(long(Payer("", person)), parks=False)
    line.enter(long(Payer("", "a")), parks=False)
    with pytest.raises(Busy):
        line.enter(long(Payer("", "a")), parks=False)


def test_dropped_questions_leave_at_once_and_cost_nothing() -> None:
    line = queue()
    mine = [long(FLOODER) for _ in range(3)]
    enter(line, mine)
    line.drop(mine[1])
    assert len(line) == 2
    assert served(line) == [mine[0], mine[2]]
    assert line.drop(mine[0]) == [], "what is done cannot be dropped"


def test_accounts_without_work_are_forgotten() -> None:
    line = queue()
    for number in range(2000):
        enter(line, [short(Payer(f"address {number}", "somebody"))])
        served(line, 0.05)
    assert len(line._addresses) < 600
