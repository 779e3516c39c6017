"""Statistics of the games of one device, counted from their results.

The server keeps sums for its statistics (`server/store/results.py`); a device has few games, so it
adds them up when it is asked.
"""

from collections import defaultdict
from collections.abc import Iterable

import msgspec

from tabbytop.server.store.rows import EveningTotals, StatisticsTotals
from tabbytop.server.table.results import (
    DAY,
    EVENING_BEGINS,
    GAMES_IN_EVENING,
    GameResult,
    SeatResult,
    Tally,
    tallies,
)


def totals_of(
    results: Iterable[GameResult], person: str, game: str | None, offset: int
) -> StatisticsTotals:
    """Count the games of a person, all or of one game; `offset` is their time zone, in milliseconds
    east of Greenwich."""
    wanted = [result for result in results if game is None or result.game == game]
    sums: dict[tuple[str, str, str], Tally] = {}
    for result in wanted:
        for tally in tallies(result):
            is_asked = tally.game == game if game else tally.kind == "cat" or not tally.game
            if tally.person == person and is_asked:
                key = (tally.game, tally.kind, tally.key)
                sums[key] = _added(sums[key], tally) if key in sums else tally
    best, worst = _evenings(wanted, person, offset)
    return StatisticsTotals(list(sums.values()), best, worst)


def _added(one: Tally, other: Tally) -> Tally:
    """Add two tallies of the same kind; a name is the one that was shown last."""
    later = max(one, other, key=lambda tally: tally.latest)
    return msgspec.structs.replace(
        later,
        games=one.games + other.games,
        wins=one.wins + other.wins,
        ahead=one.ahead + other.ahead,
        behind=one.behind + other.behind,
        total=one.total + other.total,
        squares=one.squares + other.squares,
    )


def _evenings(
    results: Iterable[GameResult], person: str, offset: int
) -> tuple[EveningTotals | None, EveningTotals | None]:
    """The best evening and the worst: by the mean standing, then by the number of games."""
    by_day: defaultdict[int, list[SeatResult]] = defaultdict(list)
    for result in results:
        day = (result.at + offset - EVENING_BEGINS) // DAY
        mine = [seat for seat in result.seats if seat.person == person]
        by_day[day] += [seat for seat in mine if seat.standing is not None]
    evenings = [
        EveningTotals(
            day=day,
            games=len(seats),
            wins=sum(seat.place == 1 for seat in seats),
            total=sum(seat.standing or 0 for seat in seats),
        )
        for day, seats in by_day.items()
        if len(seats) >= GAMES_IN_EVENING
    ]
    if not evenings:
        return None, None
    best = max(evenings, key=lambda each: (each.total / each.games, each.games, each.day))
    worst = min(evenings, key=lambda each: (each.total / each.games, -each.games, -each.day))
    return best, worst
