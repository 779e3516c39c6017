"""Which people of a table are connected now, here or at another worker, and since when not."""

from collections.abc import Mapping
from typing import Final

FRESH_MS: Final = 12_000  # what another worker, or a client that asks again and again, said holds


class Attendance:
    """Who is there, by seat, with the delay of the best line; times are in milliseconds."""

    def __init__(self, seats: int, now: int, seen: int | None = None) -> None:
        self._lines: list[dict[object, float]] = [{} for _ in range(seats)]
        self._elsewhere: dict[str, tuple[int, Mapping[int, float]]] = {}  # by worker
        self._asking: dict[int, int] = {}  # by seat, until when who asks over HTTP is there
        self._looking: set[object] = set()  # lines of onlookers
        self._looking_until = 0  # onlookers who ask over HTTP
        self._last_seen = [now] * seats
        self._here: list[int] = []
        self.empty_since: int | None = now if seen is None else seen  # None: somebody is there

    def come(self, seat: int, line: object) -> None:
        """A connection of this seat; its delay is not known yet."""
        self._lines[seat][line] = 0.0

    def go(self, seat: int, line: object) -> None:
        """That connection is gone."""
        self._lines[seat].pop(line, None)

    def measured(self, seat: int, line: object, delay: float) -> None:
        """How many seconds a word takes from this connection."""
        if line in self._lines[seat]:
            self._lines[seat][line] = delay

    def asked(self, seat: int, until: int) -> None:
        """Somebody at this seat asks over HTTP and will ask again."""
        self._asking[seat] = max(until, self._asking.get(seat, 0))

    def look_on(self, line: object) -> None:
        """A connection of an onlooker."""
        self._looking.add(line)

    def look_away(self, line: object) -> None:
        """That one is gone."""
        self._looking.discard(line)

    def looks_until(self, until: int) -> None:
        """An onlooker asks over HTTP and will ask again."""
        self._looking_until = max(until, self._looking_until)

    def told(
        self, worker: str, seats: Mapping[int, float], now: int, *, attended: bool = False
    ) -> None:
        """Another worker says who is connected there; `attended`: perhaps only an onlooker."""
        if seats or attended:
            self._elsewhere[worker] = (now + FRESH_MS, seats)
        else:
            self._elsewhere.pop(worker, None)

    def refresh(self, now: int) -> bool:
        """Look who is there now; whether that is different from before."""
        for worker in [name for name, (until, _) in self._elsewhere.items() if until < now]:
            del self._elsewhere[worker]
        for seat in [seat for seat, until in self._asking.items() if until < now]:
            del self._asking[seat]
        there = set(self.lines()) | set(self._asking)
        for _, seats in self._elsewhere.values():
            there.update(seats)
        here = sorted(seat for seat in there if 0 <= seat < len(self._lines))
        for seat in {*here, *self._here}:
            self._last_seen[seat] = now
        changed = here != self._here
        self._here = here
        if self.is_attended(now) or self._elsewhere:
            self.empty_since = None
        elif self.empty_since is None:
            self.empty_since = now
        return changed

    def here(self) -> list[int]:
        """The seats that were there at the last look."""
        return self._here

    def is_attended(self, now: int) -> bool:
        """Whether anybody is at this worker, at a seat or as an onlooker."""
        return bool(self._looking or self._asking or self._looking_until >= now or any(self._lines))

    def lines(self) -> dict[int, float]:
        """The seats that are connected to this worker, with the delay of each."""
        return {seat: min(lines.values()) for seat, lines in enumerate(self._lines) if lines}

    def delay(self, seat: int) -> float:
        """Seconds that a word of this seat takes to its worker; 0 where nobody knows."""
        if self._lines[seat]:
            return min(self._lines[seat].values())
        known = [seats[seat] for _, seats in self._elsewhere.values() if seat in seats]
        return min(known, default=0.0)

    def absent_for(self, seat: int, now: int) -> int:
        """Milliseconds since the seat was last there; 0 while it is."""
        return 0 if seat in self._here else now - self._last_seen[seat]
