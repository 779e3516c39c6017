"""Circles as their members see them: the rows of the store as bodies of the API."""

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from tabbytop.kernel.generator import commitment
from tabbytop.server.circles.contests import (
    Contest,
    can_be_played,
    fixture_members,
    league_table,
    who_goes_on,
    winners,
)
from tabbytop.server.circles.evenings import (
    CountedSeat,
    FinalLine,
    day_text,
    evening_scores,
    evening_winners,
    points_of,
)
from tabbytop.server.circles.ratings import PROVISIONAL, shown_rating
from tabbytop.server.people.circle_schemas import (
    CircleCard,
    CircleEvening,
    CircleGame,
    CircleInfo,
    CircleMember,
    CirclePlayer,
    CircleRating,
    CircleSeat,
    CircleTable,
    ContestCard,
    ContestInfo,
    EveningLine,
    FixtureInfo,
    FixturePlayer,
    FixtureState,
    LeagueLine,
    SeasonCard,
    SeasonLine,
    SeasonTable,
)
from tabbytop.server.people.tables import table_card
from tabbytop.server.store.circles import MOST_MEMBERS
from tabbytop.server.table.entries import FORGOTTEN

if TYPE_CHECKING:
    from tabbytop.server.store.circle_games import CircleSeatRow, CircleTableRow, Season
    from tabbytop.server.store.circle_store import (
        CircleSnapshot,
        ContestRows,
        EveningRows,
        SeasonRows,
    )
    from tabbytop.server.store.circles import ListedCircle, Member
    from tabbytop.server.table.results import GameResult, SeatResult


class Roster:
    """The members of a circle by number, former ones too; others are called Somebody."""

    def __init__(self, members: "Iterable[Member]") -> None:
        self._members = {each.number: each for each in members}

    def player(self, number: int) -> CirclePlayer:
        """A person in the circle's tables."""
        found = self._members.get(number)
        if found is None:
            return CirclePlayer(number, FORGOTTEN, "", left=True)
        return CirclePlayer(number, found.name, found.cat, left=found.left_at is not None)

    def name_at(self, number: int | None, seat: "SeatResult") -> tuple[str, str]:
        """The name and cat at a seat: the present ones of a member, else those of then."""
        found = None if number is None else self._members.get(number)
        return (seat.name, seat.cat) if found is None else (found.name, found.cat)


def card(listed: "ListedCircle") -> CircleCard:
    """A circle in the list of the person's circles."""
    circle = listed.circle
    return CircleCard(
        id=circle.id,
        name=circle.name,
        members=listed.members,
        founder=listed.member == circle.founder,
        rated=circle.rated,
        open_tables=listed.open_tables,
        latest=circle.latest,
    )


def info(snapshot: "CircleSnapshot") -> CircleInfo:
    """A circle with everything that its page shows."""
    circle, roster = snapshot.circle, Roster(snapshot.members)
    here = [each for each in snapshot.members if each.left_at is None]
    return CircleInfo(
        id=circle.id,
        name=circle.name,
        created=circle.created,
        me=snapshot.me.number,
        founder=circle.founder,
        rated=circle.rated,
        offset=circle.clock_offset,
        members=[
            CircleMember(
                player=roster.player(each.number),
                joined=each.joined,
                rated=each.rated,
                rating=_member_rating(snapshot, each),
            )
            for each in sorted(here, key=lambda member: (member.joined, member.number))
        ],
        most_members=MOST_MEMBERS,
        seasons=[season_card(each) for each in snapshot.seasons],
        tables=[
            CircleTable(
                table=table_card(listed),
                mine=any(
                    who.kind == "person" and who.person == snapshot.me.person
                    for who in listed.occupants
                ),
                contest=row.contest,
                fixture=_fixture_number(row),
            )
            for row, listed in snapshot.tables
        ],
        contests=[_contest_card(number, each, roster) for number, each in snapshot.contests],
        draw_commitment=commitment(circle.draw_seed),
    )


def season_card(season: "Season") -> SeasonCard:
    """A season in the list."""
    return SeasonCard(season.number, season.began, season.ends, season.ended)


def season_table(rows: "SeasonRows") -> SeasonTable:
    """The table of a season."""
    roster = Roster(rows.members)
    return SeasonTable(
        season_card(rows.season),
        [
            SeasonLine(
                player=roster.player(line.member),
                place=line.place,
                evenings=line.evenings,
                games=line.games,
                wins=line.wins,
                points=points_of(line.standing),
                rating=_final_rating(line),
            )
            for line in rows.lines
        ],
    )


def evening(rows: "EveningRows", members: "Sequence[Member]") -> CircleEvening:
    """The games of one day, and who won it."""
    roster = Roster(members)
    scores = evening_scores(
        CountedSeat(seat.member, seat.at, seat.standing, seat.place)
        for seat in rows.seats
        if seat.standing is not None
    )
    seats = {(seat.table, seat.seat): seat for seat in rows.seats}
    last = rows.games[-1][0].season if rows.games else None
    return CircleEvening(
        day=day_text(rows.day),
        season=last or 0,
        lines=[
            EveningLine(
                roster.player(score.member), score.games, score.wins, score.points, score.place
            )
            for score in scores
        ],
        winners=evening_winners(scores),
        games=[_game(row, result, seats, roster) for row, result in rows.games],
    )


def contest_info(rows: "ContestRows") -> ContestInfo:
    """A contest with all its fixtures."""
    contest, roster = rows.contest, Roster(rows.members)
    return ContestInfo(
        number=rows.number,
        kind=contest.kind,
        game=contest.game,
        name=contest.name,
        state=contest.state,
        created=contest.created,
        ended=contest.ended,
        seats=contest.seats,
        rounds=max((each.round for each in contest.fixtures), default=0),
        options=contest.options,
        clock=contest.clock,
        players=[roster.player(number) for number in contest.players],
        seeding=contest.seeding,
        commitment=contest.commitment,
        seed=contest.seed,
        fixtures=[_fixture(contest, index, rows.live) for index in range(len(contest.fixtures))],
        table=[
            LeagueLine(line.member, line.place, line.played, line.wins, line.points, line.between)
            for line in (league_table(contest) if contest.kind == "league" else [])
        ],
        winners=winners(contest),
    )


def _contest_card(number: int, contest: Contest, roster: Roster) -> ContestCard:
    return ContestCard(
        number=number,
        kind=contest.kind,
        game=contest.game,
        name=contest.name,
        state=contest.state,
        created=contest.created,
        players=len(contest.players),
        fixtures=len(contest.fixtures),
        decided=sum(bool(each.places) for each in contest.fixtures),
        winners=[roster.player(each) for each in winners(contest)],
    )


def _fixture(contest: Contest, index: int, live: set[str]) -> FixtureInfo:
    fixture = contest.fixtures[index]
    members = fixture_members(contest, index)
    going_on = who_goes_on(contest, index)
    is_live = fixture.table in live
    state: FixtureState = "waiting"
    if fixture.places:
        state = "decided"
    elif can_be_played(contest, index):
        state = "playing" if is_live else "ready"
    feeders = {each.fixture + 1 for each in fixture.entrants if each.fixture >= 0}
    return FixtureInfo(
        number=index + 1,
        round=fixture.round,
        state=state,
        players=[
            FixturePlayer(
                member=member,
                place=fixture.places[entrant] if fixture.places else None,
                on=member in going_on if fixture.places and contest.kind == "knock-out" else None,
            )
            for entrant, member in enumerate(members)
            if member is not None
        ],
        feeders=sorted(feeders),
        seats=len(fixture.entrants),
        table=fixture.table if fixture.places or is_live else "",
        games=fixture.games,
        walk_over=fixture.walk_over,
    )


def _game(
    row: "CircleTableRow",
    result: "GameResult",
    seats: "Mapping[tuple[str, int], CircleSeatRow]",
    roster: Roster,
) -> CircleGame:
    return CircleGame(
        table=result.table,
        game=result.game,
        at=result.at,
        unit=result.unit,
        seats=[_seat(each, seats.get((result.table, each.seat)), roster) for each in result.seats],
        contest=row.contest,
        fixture=_fixture_number(row),
    )


def _seat(seat: "SeatResult", mine: "CircleSeatRow | None", roster: Roster) -> CircleSeat:
    member = None if mine is None else mine.member
    name, cat = roster.name_at(member, seat)
    return CircleSeat(
        name=name,
        cat=cat,
        member=member,
        level=seat.level,
        place=seat.place,
        score=seat.score,
        points=None if mine is None or mine.standing is None else points_of(mine.standing),
        rating_change=None
        if mine is None or mine.before is None or mine.after is None
        else shown_rating(mine.after) - shown_rating(mine.before),
    )


def _fixture_number(row: "CircleTableRow") -> int | None:
    return None if row.fixture is None else row.fixture + 1


def _member_rating(snapshot: "CircleSnapshot", member: "Member") -> CircleRating | None:
    stored = snapshot.ratings.get(member.number)
    if stored is None or not (snapshot.circle.rated and member.rated):
        return None
    return _rating(shown_rating(stored.rating), stored.games)


def _final_rating(line: FinalLine) -> CircleRating | None:
    return None if line.rating is None else _rating(line.rating, line.rated_games)


def _rating(value: int, games: int) -> CircleRating:
    return CircleRating(value, games, provisional=games < PROVISIONAL)
