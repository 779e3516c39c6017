"""A fair queue for work that has to wait for a process.

Start-time fair queueing in two levels: first the addresses take turns, then the people within an
address. Work is charged with the seconds that it takes, so that somebody with many long questions
waits behind somebody with a few short ones. Payers who have too much pending enter the queue only
when one of their jobs is done.
"""

from collections import deque
from typing import Final, Literal, NamedTuple

from tabbytop.kernel.errors import TabbytopError

_REMEMBERED: Final = 256  # accounts that may be kept before idle ones are forgotten


class Payer(NamedTuple):
    """The person and the address that cause the work. An unknown address is empty."""

    address: str = ""
    person: str = ""


class Busy(TabbytopError):
    """The payer has too much pending already."""


class Job:
    """A piece of work, with its payer and the seconds that it is likely to take."""

    def __init__(self, payer: Payer, cost: float, *, short: bool) -> None:
        self.payer = payer
        self.cost = cost
        self.short = short
        self.state: Literal["new", "parked", "queued", "running", "done"] = "new"


class _Person:
    def __init__(self, time: float) -> None:
        self.time = time  # how much was charged, in virtual seconds
        self.short: deque[Job] = deque()
        self.long: deque[Job] = deque()
        self.pending = 0  # queued or running

    def first(self, long_allowed: bool) -> Job | None:
        if self.short:
            return self.short[0]
        return self.long[0] if self.long and long_allowed else None


class _Address:
    def __init__(self, time: float) -> None:
        self.time = time
        self.virtual = 0.0  # the virtual time of its people
        self.people: dict[str, _Person] = {}
        self.parked: deque[Job] = deque()
        self.pending = 0


class FairQueue:
    """The queue. It starts nothing itself: `next` says whose turn it is.

    `per_person` and `per_address` bound what is queued and running of each. Of an address that is
    not known only its people are bounded.
    """

    def __init__(self, per_person: int, per_address: int) -> None:
        self._per_person = per_person
        self._per_address = per_address
        self._virtual = 0.0
        self._addresses: dict[str, _Address] = {}

    def enter(self, job: Job, *, parks: bool) -> None:
        """Put a job into the queue. If its payer has too much pending, it is parked until one of
        their jobs is done, or, if it does not park, refused: Busy."""
        address = self._address(job.payer)
        has_room = self._has_room(address, job)
        if not parks and not has_room:
            self._forget(job.payer)
            raise Busy
        if has_room and not any(self._has_room(address, other) for other in address.parked):
            self._admit(address, job)
        else:
            job.state = "parked"
            address.parked.append(job)

    def next(self, *, long_allowed: bool) -> Job | None:
        """Take the job whose turn it is out of the queue, and count it as running."""
        found: tuple[tuple[float, float], _Address, _Person, Job] | None = None
        for address in self._addresses.values():
            for person in address.people.values():
                job = person.first(long_allowed)
                if job is not None:
                    times = address.time, person.time
                    if found is None or times < found[0]:
                        found = times, address, person, job
        if found is None:
            return None
        (address_time, person_time), address, person, job = found
        (person.short if job.short else person.long).popleft()
        self._virtual = max(self._virtual, address_time)
        address.virtual = max(address.virtual, person_time)
        address.time += job.cost
        person.time += job.cost
        job.state = "running"
        return job

    def finish(self, job: Job, seconds: float) -> list[Job]:
        """End a running job that took so long; return the jobs that entered the queue for it."""
        address = self._address(job.payer)
        person = self._person(address, job.payer)
        address.time += seconds - job.cost
        person.time += seconds - job.cost
        return self._leave(address, person, job)

    def drop(self, job: Job) -> list[Job]:
        """Cancel a job that is not running; return the jobs that entered the queue for it."""
        if job.state not in {"parked", "queued"}:
            return []
        address = self._address(job.payer)
        person = self._person(address, job.payer)
        if job.state == "parked":
            address.parked.remove(job)
            job.state = "done"
            self._forget(job.payer)
            return []
        (person.short if job.short else person.long).remove(job)
        return self._leave(address, person, job)

    def pending(self, payer: Payer) -> tuple[int, int]:
        """Return how many jobs of the person, and of the whole address, are queued or running."""
        address = self._addresses.get(payer.address)
        if address is None:
            return 0, 0
        person = address.people.get(payer.person)
        return 0 if person is None else person.pending, address.pending

    def __len__(self) -> int:
        """The number of jobs that wait, parked ones included."""
        return sum(
            len(address.parked)
            + sum(len(person.short) + len(person.long) for person in address.people.values())
            for address in self._addresses.values()
        )

    # Accounts.

    def _has_room(self, address: _Address, job: Job) -> bool:
        person = address.people.get(job.payer.person)
        if person is not None and person.pending >= self._per_person:
            return False
        return not job.payer.address or address.pending < self._per_address

    def _admit(self, address: _Address, job: Job) -> None:
        person = self._person(address, job.payer)
        if address.pending == 0:  # idle time earns no credit
            address.time = max(address.time, self._virtual)
        if person.pending == 0:
            person.time = max(person.time, address.virtual)
        address.pending += 1
        person.pending += 1
        job.state = "queued"
        (person.short if job.short else person.long).append(job)

    def _leave(self, address: _Address, person: _Person, job: Job) -> list[Job]:
        address.pending -= 1
        person.pending -= 1
        job.state = "done"
        admitted = []
        for parked in list(address.parked):
            if self._has_room(address, parked):
                address.parked.remove(parked)
                self._admit(address, parked)
                admitted.append(parked)
        self._forget(job.payer)
        return admitted

    def _address(self, payer: Payer) -> _Address:
        if payer.address not in self._addresses:
            if len(self._addresses) > _REMEMBERED:
                kept = {
                    name: address
                    for name, address in self._addresses.items()
                    if address.pending or address.parked
                }
                self._addresses = kept
            self._addresses[payer.address] = _Address(self._virtual)
        return self._addresses[payer.address]

    def _person(self, address: _Address, payer: Payer) -> _Person:
        if payer.person not in address.people:
            if len(address.people) > _REMEMBERED:
                kept = {name: one for name, one in address.people.items() if one.pending}
                address.people = kept
            address.people[payer.person] = _Person(address.virtual)
        return address.people[payer.person]

    def _forget(self, payer: Payer) -> None:
        """Drop accounts that have nothing pending and owe nothing."""
        address = self._addresses.get(payer.address)
        if address is None:
            return
        person = address.people.get(payer.person)
        if person is not None and person.pending == 0 and person.time <= address.virtual:
            del address.people[payer.person]
        if address.pending == 0 and not address.parked and address.time <= self._virtual:
            del self._addresses[payer.address]
