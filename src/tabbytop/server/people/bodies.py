"""What is asked and answered over plain HTTP, besides the messages of play, as types."""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from tabbytop.server.people.cats import Cat
from tabbytop.server.table.messages import (
    NO_NUL,
    Announcement,
    SeatInfo,
    SeatNumber,
    Secret,
    TableInfo,
    ToldResult,
)
from tabbytop.server.table.setup import Clock, Level, Name, Talk

Login = Annotated[str, Meta(min_length=2, max_length=24)]
NewPassword = Annotated[str, Meta(min_length=8, max_length=200)]
Password = Annotated[str, Meta(min_length=1, max_length=200)]

# Games.


class GameCard(Struct, frozen=True):
    """A game on the shelf."""

    name: str
    title: str
    about: str
    least_seats: int
    most_seats: int
    live: bool  # no turns: all act at once


class OptionInfo(Struct, frozen=True):
    """An option: what it does, its default, and what it may be, if that is a list."""

    name: str
    about: str
    default: bool | int | str | list[str]
    choices: list[bool | int | str]
    only_with: dict[str, bool | int | str]  # it means something only if these are so
    least_seats: int  # that another value than the default takes
    most_seats: int


class BlockInfo(Struct, frozen=True):
    """One sentence of the notation, such as `play {card} {bowl}`, and the words of its slots."""

    sentence: str
    slots: dict[str, list[str]]


class LevelInfo(Struct, frozen=True):
    """How good a bot is to be."""

    name: str
    about: str


class BotInfo(Struct, frozen=True):
    """A cat that may sit down as a bot: any name will do, these are known for their looks."""

    name: str
    cat: str


class GameInfo(Struct, frozen=True):
    """All that one needs to set up a table."""

    name: str
    title: str
    about: str
    least_seats: int
    most_seats: int
    live: bool
    hints_between_people: bool  # false: hints are only for a single person among bots
    rules: int  # counts up when a corrected rule changes how old records replay
    options: list[OptionInfo]
    levels: list[LevelInfo]
    bots: list[BotInfo]


class GuideChapter(Struct, frozen=True):
    """A part of the rules, in short."""

    heading: str
    paragraphs: list[str]


class GuideCard(Struct, frozen=True, omit_defaults=True):
    """A card or another piece, and what stands on it; each game has facts of its own."""

    name: str  # as views and moves call it
    title: str
    text: str
    group: str  # cat, item, dish, stray, food, toy, goal, …
    copies: int | UnsetType = UNSET  # in the box; in Kibble Scuffle in the set of a seat
    # Kibble Scuffle.
    advanced: bool = False
    first: bool = False  # eats before all others
    counts: int | UnsetType = UNSET  # as so many cats at a bowl
    # Tem-Purr-A.
    value: int | UnsetType = UNSET  # of a dish: as many cards for whoever eats it
    copies_even: int | UnsetType = UNSET  # with the option `dishes=even`
    # Cat Lady.
    edition: Literal["base", "treats"] | UnsetType = UNSET
    mark: str = ""  # the seats from which on a cat is in the deck
    colours: list[str] = []  # of a cat, or of the cat that a box is for
    eats: list[str] = []  # what a cat needs, or the cat that a box is for eats
    any_food: list[int] = []  # so much of any food instead: the least, and the most if there is one
    points: int | UnsetType = UNSET  # once fed; of a goal
    each: int = 0  # and so many more for everything that `per` names
    per: str = ""
    special: str = ""  # what a cat does besides
    gives: list[str] = []  # the tokens that a food card becomes
    needed: list[int] = []  # for a goal, with 3, 4, 5 and 6 seats
    # Kitty Paw.
    long: bool = False  # two cats long
    like: str = ""  # the tile that a Hide-and-Seek cat looks like
    # Meow!
    sign: str = ""
    label: str = ""  # of the act in the palette
    animal: str = ""
    motion: str = ""  # what a drawn cat does
    shown: str = ""  # what a watcher sees somebody do
    noise: str = ""  # what is heard of it
    young: bool = False
    part: Literal["before", "after"] | UnsetType = UNSET  # of a turn, with that option
    times: int = 0  # how often a counted act is done
    words: int = 0  # so many may be said: `/api/games/{name}/words`


class Guide(Struct, frozen=True):
    """How to play, in short, and everything in the box, in our own words."""

    rules: list[GuideChapter]
    cards: list[GuideCard]


# People.


class Me(Struct, frozen=True):
    """Who I am; `login` is empty for a guest."""

    name: str
    cat: Cat
    login: str
    cats: list[Cat]  # that I could be


class NewMe(Struct, frozen=True, forbid_unknown_fields=True):
    """What I want to be from now on; tables where I sit keep the name that I had."""

    name: Name | None = None
    cat: Cat | None = None


class NewAccount(Struct, frozen=True, forbid_unknown_fields=True):
    """A name to log in with and a password. Who has an account also says the `old` password."""

    login: Login
    password: NewPassword
    old: Password | None = None


class LoggingIn(Struct, frozen=True, forbid_unknown_fields=True):
    """To be the same person on another device."""

    login: Login
    password: Password


class Deleting(Struct, frozen=True, forbid_unknown_fields=True):
    """Deleting an account takes its password; a guest has none."""

    password: Password | None = None


class ExportedTable(Struct, frozen=True):
    """A table where I ever sat: on which seats, and what I was called there."""

    id: str
    game: str
    status: Literal["open", "playing", "over", "closed"]
    created: int
    moved: int
    seats: list[int]
    names: list[str]


class ExportedLine(Struct, frozen=True):
    """Something that I said."""

    table: str
    at: int
    text: str


class ExportedReport(Struct, frozen=True):
    """A report that I made."""

    table: str
    at: int
    seat: int
    line: int | None
    reason: str
    text: str


class ExportedSession(Struct, frozen=True):
    """A browser in which I am known; `here` is the one that asks."""

    created: int
    seen: int
    here: bool


class ExportedRestriction(Struct, frozen=True):
    """That I am banned or may not talk, since when and until when; None: for good."""

    kind: Literal["ban", "mute"]
    at: int
    until: int | None


class Exported(Struct, frozen=True):
    """All that the server keeps of me; times are in milliseconds since 1970."""

    exported: int
    name: str
    cat: str
    login: str
    created: int
    seen: int
    tables: list[ExportedTable]
    said: list[ExportedLine]
    reports: list[ExportedReport]
    sessions: list[ExportedSession]
    restrictions: list[ExportedRestriction]


# Tables.


ReportReason = Literal["insult", "harassment", "spam", "name", "cheating", "other"]


class NewReport(Struct, frozen=True, forbid_unknown_fields=True):
    """To whoever runs the place: a person at this table, or what they said in a line."""

    seat: SeatNumber
    reason: ReportReason
    line: Annotated[int, Meta(ge=1)] | None = None  # its number, as shown
    text: Annotated[str, Meta(max_length=300, pattern=NO_NUL)] = ""


class Announcements(Struct, frozen=True):
    """What whoever runs the place tells everybody just now."""

    announcements: list[Announcement]


class SeatSecret(Struct, frozen=True):
    """What opens a seat: to be sent with `hello`, or as `Authorization: Bearer`."""

    seat: int
    secret: Secret


class Seated(Struct, frozen=True):
    """A table and the seats that I hold there."""

    table: TableInfo
    secrets: list[SeatSecret]


class Joining(Struct, frozen=True, forbid_unknown_fields=True):
    """Sit down at this seat, or at any that is free. With a `name` somebody else on my device
    sits down."""

    seat: SeatNumber | None = None
    name: Name | None = None


class Filling(Struct, frozen=True, forbid_unknown_fields=True):
    """Bots of this level on all free seats, or on this one."""

    level: Level
    seat: SeatNumber | None = None


class Closing(Struct, frozen=True, forbid_unknown_fields=True):
    """Nobody may sit down on the free seats, or on this one, from now on; or anybody again."""

    seat: SeatNumber | None = None
    closed: bool = True


class Removing(Struct, frozen=True, forbid_unknown_fields=True):
    """Whoever sits here shall leave, and not come back (`ban`)."""

    seat: SeatNumber
    ban: bool = False


class TableCard(Struct, frozen=True):
    """A table in a list."""

    id: str
    game: str
    options: dict[str, Any]
    seats: list[SeatInfo]
    status: Literal["open", "playing", "over", "closed"]
    public: bool
    onlookers: bool
    talk: Talk
    hints: bool
    clock: Clock
    created: int
    moved: int  # when something last happened there
    one_seat_each: bool = False  # who joins has one seat, also with friends on the same device


class Lobby(Struct, frozen=True):
    """Public tables with free seats, the newest first."""

    tables: list[TableCard]


class MyTable(Struct, frozen=True):
    """A table where I have seats. `asked`: it waits for me; None if that was not looked up.

    `prompt` is what it asks, in English.
    """

    table: TableCard
    seats: list[int]
    asked: bool | None
    prompt: str = ""


class MyTables(Struct, frozen=True):
    """Where I have seats, the latest first."""

    tables: list[MyTable]


class ReplayStep(Struct, frozen=True):
    """A move with all hands open; the first step is the deal, by nobody.

    `events` are told once for each seat that saw more than all did; `told` has a sentence for
    each, an empty one where it needs no words. `views` are the seats' views after it, `view` an
    onlooker's.
    """

    number: int
    seat: int | None
    move: str
    events: list[dict[str, Any]]
    told: list[str]
    view: Any
    views: list[Any]


class Replayed(Struct, frozen=True):
    """A page of a game that is over; `next` is the number of the next page's first step."""

    table: TableInfo
    seed: str
    moves: int
    steps: list[ReplayStep]
    result: dict[str, Any]
    told: ToldResult  # the result in English
    next: int | None
