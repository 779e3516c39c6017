"""Bodies of the HTTP API about circles: groups of friends with their evenings, ratings, seasons and
contests.

People of a circle are named by their member number, which says nothing outside of it.
`make generate` writes the TypeScript types from here.
"""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from tabbytop.server.people.schemas import Moment, QrCode, TableCard
from tabbytop.server.table.setup import Clock, Name

MOST_PLAYERS = 16  # of a contest
MemberNumber = Annotated[int, Meta(ge=1, le=1 << 31)]
Offset = Annotated[int, Meta(ge=-1440, le=1440)]  # of a clock: minutes east of Greenwich
ContestKind = Literal["league", "knock-out"]
ContestState = Literal["running", "finished", "abandoned"]
FixtureState = Literal["waiting", "ready", "playing", "decided"]
Seeding = Literal["draw", "rating"]
CircleName = Annotated[str, Meta(min_length=1, max_length=40)]

# Requests.


class NewCircle(Struct, frozen=True, forbid_unknown_fields=True):
    """A new circle; the person who asks for it is its founder and its first member."""

    name: CircleName
    rated: bool = False  # whether ratings are kept; each member still decides for themselves
    offset: Offset = 0  # of the circle's clock, by which an evening ends at five in the morning


class CircleChanges(Struct, frozen=True, forbid_unknown_fields=True):
    """Changes by the founder; None: as it was."""

    name: CircleName | None = None
    rated: bool | None = None
    offset: Offset | None = None


class MembershipChanges(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether the member wants a rating. Without it their rating is deleted."""

    rated: bool


class NewFounder(Struct, frozen=True, forbid_unknown_fields=True):
    """The member who is to be the founder from now on."""

    member: MemberNumber


class SeasonChanges(Struct, frozen=True, forbid_unknown_fields=True):
    """When the running season is to end by itself; None: when the founder ends it."""

    ends: Moment | None


class NewContest(Struct, frozen=True, forbid_unknown_fields=True):
    """A league or a knock-out between members, at tables of one game.

    Seeds are drawn, or follow the ratings; those without a rating come last, as they are listed.
    """

    kind: ContestKind
    game: Annotated[str, Meta(max_length=40)]
    members: Annotated[list[MemberNumber], Meta(min_length=2, max_length=MOST_PLAYERS)]
    name: CircleName | None = None  # None: the page says what it is
    seats: Annotated[int, Meta(ge=2, le=16)] = (
        2  # at a table; in a knock-out 2, or 4 for up to four
    )
    rounds: Annotated[int, Meta(ge=1, le=2)] = 1  # of a league: how often everybody meets everybody
    seeding: Seeding = "draw"
    options: dict[Annotated[str, Meta(max_length=40)], bool | int | str | list[str]] = {}
    clock: Clock = Clock()


class WalkOver(Struct, frozen=True, forbid_unknown_fields=True):
    """The players of a fixture in the order of their places, if it is decided without a game;
    those who are not named share the last place."""

    order: Annotated[list[MemberNumber], Meta(min_length=1, max_length=MOST_PLAYERS)]


# A circle.


class CircleRating(Struct, frozen=True):
    """A rating in the season: cautious at first, higher is better, 1000 for a newcomer."""

    value: int
    games: int
    provisional: bool  # after fewer than five games


class CirclePlayer(Struct, frozen=True):
    """A person in a circle's tables. Those who have deleted their data are called Somebody."""

    member: int
    name: Name
    cat: str
    left: bool = False  # is not a member any more


class CircleMember(Struct, frozen=True):
    """A member of a circle."""

    player: CirclePlayer
    joined: int
    rated: bool  # wants a rating
    rating: CircleRating | None  # None: they want none, the circle keeps none, or no game yet


class CircleCard(Struct, frozen=True):
    """A circle in the list of the person's circles."""

    id: str
    name: str
    members: int
    founder: bool  # the person is
    rated: bool
    open_tables: int  # that still have free seats
    latest: int | None  # when its last game ended


class MyCircles(Struct, frozen=True):
    """The circles of the person, the last that they played in first."""

    circles: list[CircleCard]
    most: int  # in how many a person can be


class SeasonCard(Struct, frozen=True):
    """A season in the list; the last one is running."""

    number: int
    began: int
    ends: int | None  # when it will end by itself
    ended: int | None  # None: it is running


class CircleTable(Struct, frozen=True):
    """A table of the circle that is open or being played."""

    table: TableCard
    mine: bool  # the person sits there
    contest: int | None = None
    fixture: int | None = None


class ContestCard(Struct, frozen=True):
    """A contest in the list."""

    number: int
    kind: ContestKind
    game: str
    name: str  # empty: it has none
    state: ContestState
    created: int
    players: int
    fixtures: int
    decided: int  # fixtures
    winners: list[CirclePlayer]  # of a finished one


class CircleInfo(Struct, frozen=True):
    """A circle as its members see it."""

    id: str
    name: str
    created: int
    me: int  # the member number of the person
    founder: int
    rated: bool
    offset: int
    members: list[CircleMember]  # the longest first
    most_members: int
    seasons: list[SeasonCard]  # the last is running
    tables: list[CircleTable]  # the newest first
    contests: list[ContestCard]  # the newest first
    draw_commitment: str  # to the seed of the next draw, which the contest will show


class CircleInvitation(Struct, frozen=True):
    """How to invite people to a circle; `qr` has the link."""

    link: str
    qr: QrCode


class CirclePreview(Struct, frozen=True):
    """A circle as somebody sees it who has its link and is not in it yet."""

    name: str
    founder: str  # their name
    members: int
    full: bool
    id: str  # only for members; else empty


# Evenings and seasons.


class CircleSeat(Struct, frozen=True):
    """A seat of a finished game."""

    name: str
    cat: str
    member: int | None  # None: a bot or a visitor
    level: str  # of a bot
    place: int | None
    score: int | None  # higher is better
    points: float | None  # for the evening; None: the game does not count
    rating_change: int | None  # None: not rated


class CircleGame(Struct, frozen=True):
    """A finished game of an evening."""

    table: str
    game: str
    at: int
    unit: str  # what the scores count
    seats: list[CircleSeat]
    contest: int | None = None
    fixture: int | None = None


class EveningLine(Struct, frozen=True):
    """The games and points of a member on one evening."""

    player: CirclePlayer
    games: int
    wins: int  # first places, also shared ones
    points: float  # in each game the share of opponents left behind, a shared place half
    place: int


class CircleEvening(Struct, frozen=True):
    """The games of one day, which begins at five in the morning by the circle's clock.

    The winners have the most points, and of those the most wins.
    """

    day: str  # as 2026-11-17
    season: int  # of the last game
    lines: list[EveningLine]  # by place
    winners: list[int]  # members; nobody if no game counted
    games: list[CircleGame]  # in the order they ended


class CircleEvenings(Struct, frozen=True):
    """A page of evenings, the latest first."""

    evenings: list[CircleEvening]
    next: str | None  # ask for those `before` it; None: these are the last


class SeasonLine(Struct, frozen=True):
    """The evenings, games and points of a member in a season."""

    player: CirclePlayer
    place: int  # by evenings won, then points; equal ones share it
    evenings: int  # won, also shared ones
    games: int
    wins: int
    points: float
    rating: CircleRating | None


class SeasonTable(Struct, frozen=True):
    """The table of a season: as it is now, or the final one, which stays."""

    season: SeasonCard
    lines: list[SeasonLine]


# Contests.


class FixturePlayer(Struct, frozen=True):
    """A player of a fixture."""

    member: int
    place: int | None  # None: it is not decided
    on: bool | None  # whether they go on, in a decided fixture of a knock-out


class FixtureInfo(Struct, frozen=True):
    """A meeting of a contest.

    `waiting`: its players are not known yet. `ready`: a table can be opened. `playing`: it is open
    or being played at `table`.
    """

    number: int  # from 1
    round: int  # from 1
    state: FixtureState
    players: list[FixturePlayer]
    feeders: list[int]  # the fixtures whose best players meet here
    seats: int  # how many players it has when all are known
    table: str  # where it is played, or was decided; empty: nowhere, or a walk-over
    games: list[str]  # tables where it was drawn before
    walk_over: bool


class LeagueLine(Struct, frozen=True):
    """A line of a league's table."""

    member: int
    place: int  # points, then games among equal ones, then wins; still equal ones share it
    played: int
    wins: int  # first places that nobody shared
    points: float
    between: float  # points in games among those with equal points; the first tie-break


class ContestInfo(Struct, frozen=True):
    """A contest with all its fixtures."""

    number: int
    kind: ContestKind
    game: str
    name: str
    state: ContestState
    created: int
    ended: int | None
    seats: int
    rounds: int  # of fixtures
    options: dict[str, Any]
    clock: Clock
    players: list[CirclePlayer]  # in the order of their seeds
    seeding: Seeding
    commitment: str  # that was shown before
    seed: str  # of the draw
    fixtures: list[FixtureInfo]
    table: list[LeagueLine]  # of a league
    winners: list[int]
