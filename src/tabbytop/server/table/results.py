"""The result of a finished game, as the server keeps it for the history of its players."""

from typing import TYPE_CHECKING, Final, Literal

import msgspec
from msgspec import Struct

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tabbytop.server.table.entries import Occupant
    from tabbytop.server.table.state import TableState

# The standing of a seat that is ahead of all others. It can be divided by twice the number of
# opponents at tables of up to 16 seats, so that standings are whole numbers.
FULL_STANDING: Final = 720_720
DAY: Final = 86_400_000  # milliseconds
EVENING_BEGINS: Final = 5 * 3_600_000  # after midnight: games of the small hours are of the evening
GAMES_IN_EVENING: Final = 3  # at least, to be the best or the worst
TallyKind = Literal["cat", "level", "person"]


class SeatResult(Struct, frozen=True):
    """The result of one seat, and who had it at the end."""

    seat: int
    person: str  # the owner, also on a shared device; empty for a bot
    name: str
    cat: str
    level: str  # of a bot; empty for a person
    place: int | None  # None: the game is over, but its record cannot be read any more
    score: int | None
    standing: int | None  # the share of opponents left behind; None: statistics leave it out
    stood_in: bool  # a bot had taken over when the game ended
    stickers: list[str]


class GameResult(Struct, frozen=True):
    """The result of a finished table."""

    table: str
    game: str
    at: int  # when the game ended
    unit: str  # what the scores count
    seats: list[SeatResult]
    rated: bool = False  # a circle's ratings may count it; not stored


class Tally(Struct, frozen=True):
    """Games of a person that are counted together: with a cat of theirs, against bots of a level,
    or against another person."""

    person: str
    game: str  # empty: of all games; those with a cat are counted by game only
    kind: TallyKind
    key: str  # the cat, the level, or the other person
    games: int = 0
    wins: int = 0  # first places, also shared ones
    ahead: int = 0  # bots of that level whom the person came before, or games before that person …
    behind: int = 0  # … and after them
    total: int = 0  # of the person's standings
    squares: int = 0  # of these
    latest: int = 0  # the end of the last of these games
    name: str = ""  # of the other person, as it was shown then
    cat: str = ""


def game_result(state: "TableState", at: int, stickers: "Sequence[Sequence[str]]") -> GameResult:
    """Return the result of a finished table, with the stickers that each seat earned there."""
    result = None if state.match is None else state.match.table.result()
    if result is None:
        return unreadable_result(state.id, state.setup.game, at, state.occupants)
    counted = _counted_seats(state)
    seats = [
        SeatResult(
            seat=seat,
            person=who.person if who.kind == "person" else "",
            name=who.name,
            cat=who.cat,
            level=who.level,
            place=result.places[seat],
            score=result.scores[seat],
            standing=standing(result.places, seat) if seat in counted else None,
            stood_in=bool(state.away[seat]),
            stickers=[] if who.kind == "bot" or state.away[seat] else list(stickers[seat]),
        )
        for seat, who in enumerate(state.occupants)
    ]
    rated = state.setup.at_stake() != "none"
    return GameResult(state.id, state.setup.game, at, result.unit, seats, rated)


def unreadable_result(
    table: str, game: str, at: int, occupants: "Sequence[Occupant]"
) -> GameResult:
    """Return the result of a table whose log this version cannot read: who played, and when."""
    seats = [
        SeatResult(
            seat=seat,
            person=who.person if who.kind == "person" else "",
            name=who.name,
            cat=who.cat,
            level=who.level,
            place=None,
            score=None,
            standing=None,
            stood_in=False,
            stickers=[],
        )
        for seat, who in enumerate(occupants)
    ]
    return GameResult(table, game, at, "", seats)


def standing(places: "Sequence[int]", seat: int) -> int:
    """Return the share of opponents that the seat left behind, in parts of FULL_STANDING; sharing a
    place counts half. Alone, winning against the game is everything."""
    opponents = len(places) - 1
    if not opponents:
        return FULL_STANDING if places[seat] == 1 else 0
    behind = sum(place > places[seat] for place in places)
    level = sum(place == places[seat] for place in places) - 1
    return FULL_STANDING * (2 * behind + level) // (2 * opponents)


def tallies(result: GameResult) -> list[Tally]:
    """Return what a game adds to the statistics of the people whom they count, each key once."""
    found: dict[tuple[str, TallyKind, str], Tally] = {}
    own: list[Tally] = []
    for mine in result.seats:
        if mine.standing is None:
            continue
        own.append(_tally_of(result, mine, "cat", mine.cat))
        for other in result.seats:
            if other.seat == mine.seat or not (other.level or other.standing is not None):
                continue
            kind: TallyKind = "level" if other.level else "person"
            new = _tally_of(result, mine, kind, other.level or other.person)
            before = found.get((new.person, new.kind, new.key), new)
            found[new.person, new.kind, new.key] = msgspec.structs.replace(
                before,
                ahead=before.ahead + _is_before(mine, other),
                behind=before.behind + _is_before(other, mine),
                name="" if other.level else other.name,
                cat="" if other.level else other.cat,
            )
    of_game = list(found.values())
    return [*own, *of_game, *(msgspec.structs.replace(each, game="") for each in of_game)]


def _tally_of(result: GameResult, seat: SeatResult, kind: TallyKind, key: str) -> Tally:
    share = seat.standing or 0
    return Tally(
        person=seat.person,
        game=result.game,
        kind=kind,
        key=key,
        games=1,
        wins=int(seat.place == 1),
        total=share,
        squares=share * share,
        latest=result.at,
    )


def _is_before(one: SeatResult, other: SeatResult) -> bool:
    return one.place is not None and other.place is not None and one.place < other.place


def _counted_seats(state: "TableState") -> set[int]:
    """Return the seats that statistics count: of people with one seat at the table. Where several
    share a device, the server does not know who is who; a game that a device sent is its word, and
    one that is played on from a finished game began with known cards. A circle's game in which the
    host removed somebody counts for nobody."""
    if state.setup.from_device or state.setup.continues is not None:
        return set()
    if state.setup.circle and state.has_removals:
        return set()
    people = [who.person for who in state.occupants if who.kind == "person"]
    return {
        seat
        for seat, who in enumerate(state.occupants)
        if who.kind == "person" and who.person and people.count(who.person) == 1
    }
