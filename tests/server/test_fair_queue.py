"""The fair queue of jobs that wait for a process."""

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


def running_process(line: FairQueue, seconds: float = 1.0, times: int = 1000) -> list[Job]:
    """Return the jobs in the order in which one process would do them."""
    done: list[Job] = []
    while len(done) < times and (job := line.next(long_allowed=True)) is not None:
        line.finish(job, seconds)
        done.append(job)
    return done


def test_newcomer_is_served_before_the_rest_of_a_flood() -> None:
    line = queue()
    enter(line, [long(FLOODER) for _ in range(50)])
    running_process(line, times=10)
    mine = long(STRANGER)
    enter(line, [mine])
    assert mine in running_process(line, times=2)


def test_addresses_take_turns_however_many_people_one_has() -> None:
    line = queue()
    crowd = [long(Payer("10.0.0.1", f"guest {number}")) for number in range(20)]
    mine = [long(STRANGER) for _ in range(5)]
    enter(line, [*crowd, *mine])
    first = running_process(line, times=10)
    assert sum(job.payer == STRANGER for job in first) == 5


def test_people_of_one_address_take_turns() -> None:
    line = queue()
    friend = Payer(FLOODER.address, "friend")
    enter(line, [*(long(FLOODER) for _ in range(20)), *(long(friend) for _ in range(3))])
    first = running_process(line, times=6)
    assert sum(job.payer == friend for job in first) == 3


def test_work_is_charged_by_its_duration() -> None:
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


def test_idle_time_earns_no_credit() -> None:
    line = queue()
    enter(line, [long(FLOODER) for _ in range(60)])
    running_process(line, times=50)
    enter(line, [long(STRANGER) for _ in range(60)])
    assert sum(job.payer == STRANGER for job in running_process(line, times=10)) in {5, 6}


def test_short_jobs_pass_blocked_long_jobs() -> None:
    line = queue()
    kitten = short(STRANGER)
    enter(line, [*(long(FLOODER) for _ in range(5)), kitten])
    assert line.next(long_allowed=False) is kitten
    assert line.next(long_allowed=False) is None
    assert len(line) == 5


def test_jobs_beyond_the_cap_of_a_person_are_refused_or_parked() -> None:
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
    assert running_process(line) == [mine[2]]
    assert line.pending(FLOODER) == (0, 0)


def test_cap_of_an_address_is_shared_by_its_people() -> None:
    line = queue(per_address=3)
    guests = [Payer("10.0.0.1", f"guest {number}") for number in range(5)]
    enter(line, [long(guest) for guest in guests])
    assert line.pending(guests[0])[1] == 3
    with pytest.raises(Busy):
        line.enter(long(guests[4]), parks=False)
    line.enter(long(STRANGER), parks=False)
    assert len(running_process(line)) == 6


def test_unknown_address_has_no_cap_but_its_people_have() -> None:
    line = queue(per_person=2, per_address=2)
    for person in "abcd":
        line.enter(long(Payer("", person)), parks=False)
    line.enter(long(Payer("", "a")), parks=False)
    with pytest.raises(Busy):
        line.enter(long(Payer("", "a")), parks=False)


def test_dropped_jobs_leave_at_once_and_cost_nothing() -> None:
    line = queue()
    mine = [long(FLOODER) for _ in range(3)]
    enter(line, mine)
    line.drop(mine[1])
    assert len(line) == 2
    assert running_process(line) == [mine[0], mine[2]]
    assert line.drop(mine[0]) == [], "what is done cannot be dropped"


def test_accounts_without_jobs_are_dropped() -> None:
    line = queue()
    for number in range(2000):
        enter(line, [short(Payer(f"address {number}", "somebody"))])
        running_process(line, 0.05)
    assert len(line._addresses) < 600
