"""Statistics of a person: how they came off, against whom, and on which evenings."""

from collections import Counter
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final

from tabbytop.intervals import moment_interval
from tabbytop.server.people.personal_schemas import (
    Duel,
    Evening,
    GameStatistics,
    Statistics,
    Total,
)
from tabbytop.server.table.results import FULL_STANDING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from tabbytop.server.store.rows import EveningTotals, StatisticsTotals
    from tabbytop.server.table.results import Tally

_DAY_SECONDS: Final = 86_400
_MOST_PEOPLE: Final = 50  # in one answer, those with whom the person played most
_FEWEST_DUELS: Final = 3  # with a person, before they are a rival


def statistics_from(totals: "StatisticsTotals") -> Statistics:
    """Statistics from the tallies of a person."""
    own = [tally for tally in totals.tallies if tally.kind == "cat"]
    by_game = _grouped(own, lambda tally: tally.game)
    games = [
        GameStatistics(name, _total(found), _favourite(found)) for name, found in by_game.items()
    ]
    games.sort(key=lambda each: (-each.all.games, each.game))
    bots = _duels(tally for tally in totals.tallies if tally.kind == "level")
    people = _duels(tally for tally in totals.tallies if tally.kind == "person")
    rivals = [duel for duel in people if duel.all.games >= _FEWEST_DUELS]
    beaten = max(rivals, key=_lead, default=None)
    nemesis = min(rivals, key=_lead, default=None)
    return Statistics(
        games=games,
        all=_total(own) if own else None,
        cat=_favourite(own),
        best=_evening(totals.best),
        worst=_evening(totals.worst),
        bots=bots,
        people=people[:_MOST_PEOPLE],
        beaten=beaten if beaten is not None and _lead(beaten) > 0 else None,
        nemesis=nemesis if nemesis is not None and _lead(nemesis) < 0 else None,
    )


def _grouped(tallies: "Iterable[Tally]", by: "Callable[[Tally], str]") -> "dict[str, list[Tally]]":
    groups: dict[str, list[Tally]] = {}
    for tally in tallies:
        groups.setdefault(by(tally), []).append(tally)
    return groups


def _total(tallies: "Sequence[Tally]") -> Total:
    games = sum(tally.games for tally in tallies)
    wins = sum(tally.wins for tally in tallies)
    total = sum(tally.total for tally in tallies)
    squares = sum(tally.squares for tally in tallies)
    interval = moment_interval(games, total / FULL_STANDING, squares / FULL_STANDING**2)
    low, high = (None, None) if interval is None else interval
    return Total(games, wins, total / games / FULL_STANDING, low, high)


def _favourite(tallies: "Iterable[Tally]") -> str:
    """The cat that was there most often; empty if there was none."""
    cats = Counter[str]()
    for tally in tallies:
        if tally.key:
            cats[tally.key] += tally.games
    return min(cats, key=lambda cat: (-cats[cat], cat), default="")


def _duels(tallies: "Iterable[Tally]") -> list[Duel]:
    """One duel for each opponent, over all games; the most frequent first."""
    groups = _grouped(tallies, lambda tally: tally.key)
    duels = [_duel(found) for found in groups.values()]
    return sorted(duels, key=lambda duel: (-duel.all.games, -duel.latest, duel.level, duel.name))


def _duel(tallies: "Sequence[Tally]") -> Duel:
    last = max(tallies, key=lambda tally: tally.latest)
    return Duel(
        name=last.name,
        cat=last.cat,
        level=last.key if last.kind == "level" else "",
        all=_total(tallies),
        ahead=sum(tally.ahead for tally in tallies),
        behind=sum(tally.behind for tally in tallies),
        latest=last.latest,
    )


def _lead(duel: Duel) -> int:
    """How many more games the person came before the other than after them."""
    return duel.ahead - duel.behind


def _evening(totals: "EveningTotals | None") -> Evening | None:
    if totals is None:
        return None
    day = datetime.fromtimestamp(totals.day * _DAY_SECONDS, UTC).date().isoformat()
    standing = totals.total / totals.games / FULL_STANDING
    return Evening(day, totals.games, totals.wins, standing)
