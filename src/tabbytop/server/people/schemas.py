"""Request and response bodies of the HTTP API, except the messages of play.

`make generate` writes the TypeScript types from here.
"""

from typing import Annotated, Any, Literal, TypedDict

from msgspec import Meta, Struct

from tabbytop.server.people.default_names import Cat
from tabbytop.server.people.identity import ID_PATTERN
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
EndpointKind = Literal["push", "ntfy", "webhook"]
Moment = Annotated[int, Meta(ge=0, le=1 << 53)]

# Games.


class AccentInfo(Struct, frozen=True):
    """The colours of a game, as `#rrggbb`."""

    colour: str  # of its box and its buttons
    ink: str  # words on paper
    soft: str  # a pale ground
    text: str  # words on `colour`
    side: str  # the side of its box
    on_table_light: str  # words on the table, in the light theme
    on_table_dark: str  # the same in the dark theme


class ManifestInfo(Struct, frozen=True):
    """How a game stands on the shelf."""

    order: int  # ascending; of equal ones the name decides
    usual_seats: int  # that sit down if nobody says otherwise
    minutes: int  # 0: not known
    moods: list[str]  # how it feels, in up to three words
    accent: AccentInfo
    cover: str  # the address of its picture, an SVG; empty if the server has none
    with_bots: dict[str, bool | int | str]  # options to suggest for a game with bots …
    first_game: dict[str, bool | int | str]  # … and to somebody who has never played it


class LessonInfo(Struct, frozen=True):
    """A lesson of a game."""

    name: str
    title: str
    seconds: int  # about how long it takes
    steps: int


class GameCard(Struct, frozen=True):
    """A game in the list of games."""

    name: str
    title: str
    about: str
    least_seats: int
    most_seats: int
    live: bool  # no turns: all act at once
    manifest: ManifestInfo
    first_lesson: LessonInfo | None  # None: it has no lessons


class OptionInfo(Struct, frozen=True):
    """An option of a game; `choices` is empty if any value of its type is allowed."""

    name: str
    about: str
    default: bool | int | str | list[str]
    choices: list[bool | int | str]
    only_with: dict[str, bool | int | str]  # the option applies only with these values of others
    least_seats: int  # needed for another value than the default
    most_seats: int
    title: str
    hint: str  # as `about`, where the choices are told beside it; empty if that is no different
    choice_titles: dict[str, str]  # by choice


class BlockInfo(Struct, frozen=True):
    """One sentence of the notation, such as `play {card} {bowl}`, and the words for its slots."""

    sentence: str
    slots: dict[str, list[str]]


class LevelInfo(Struct, frozen=True):
    """A level of bots."""

    name: str
    about: str


class BotInfo(Struct, frozen=True):
    """A suggested name for a bot, and its cat; any other name is allowed too."""

    name: str
    cat: str


class FieldInfo(Struct, frozen=True):
    """A field of a game's views."""

    title: str  # empty: not for people
    is_seat: bool  # a seat, or a list of seats


class GameInfo(Struct, frozen=True):
    """Everything that is needed to create a table."""

    name: str
    title: str
    about: str
    least_seats: int
    most_seats: int
    live: bool
    hints_between_people: bool  # false: hints are only for one person among bots
    rules: int  # incremented when a corrected rule changes how old records replay
    options: list[OptionInfo]
    levels: list[LevelInfo]
    bots: list[BotInfo]
    manifest: ManifestInfo
    fields: dict[str, FieldInfo]  # of views, for boards that draw any game


class GuideChapter(Struct, frozen=True):
    """A chapter of the short rules."""

    heading: str
    paragraphs: list[str]


class GuideCard(TypedDict):
    """A card or another component. More keys are the facts that the game tells about it, whatever
    they are; those that are empty or untrue are left out."""

    name: str  # as in views and moves
    title: str
    text: str
    group: str  # cat, item, dish, stray, food, toy, goal, …


class Guide(Struct, frozen=True):
    """The short rules and all components of a game."""

    rules: list[GuideChapter]
    cards: list[GuideCard]
    groups: dict[str, str]  # what the groups of cards are called
    facts: dict[str, str]  # what the facts are called


class Ruling(Struct, frozen=True):
    """A numbered decision about a case that the rulebook leaves open, in English."""

    number: str  # as in refusals: KS-T6
    question: str  # empty if the ruling says it
    ruling: str


class RulingSection(Struct, frozen=True):
    """Rulings on one subject."""

    heading: str
    rulings: list[Ruling]


class StickerInfo(Struct, frozen=True):
    """A sticker that can be earned in a game: what it is called, and how it is earned."""

    name: str
    title: str
    text: str


# People.


class Me(Struct, frozen=True):
    """The person who asks; `login` is empty for a guest."""

    name: str
    cat: Cat
    login: str
    cats: list[Cat]  # that can be chosen
    named: bool  # false: a guest with the name that everybody gets at first


class NewMe(Struct, frozen=True, forbid_unknown_fields=True):
    """A new name or cat; tables where the person sits keep the old name."""

    name: Name | None = None
    cat: Cat | None = None


class NewAccount(Struct, frozen=True, forbid_unknown_fields=True):
    """A login and a password. To change an existing account, the `old` password is needed."""

    login: Login
    password: NewPassword
    old: Password | None = None


class LoggingIn(Struct, frozen=True, forbid_unknown_fields=True):
    """Logging in on another device."""

    login: Login
    password: Password


class Deleting(Struct, frozen=True, forbid_unknown_fields=True):
    """Deleting an account needs its password; a guest has none."""

    password: Password | None = None


# Notices.

EndpointId = Annotated[str, Meta(max_length=40, pattern=NO_NUL)]


class NewEndpoint(Struct, frozen=True, forbid_unknown_fields=True):
    """Where the person wants to be told of their turns: a browser (`push`, with its keys), a topic
    of ntfy, or a webhook."""

    kind: EndpointKind
    url: Annotated[str, Meta(min_length=1, max_length=1000, pattern=NO_NUL)]
    key: Annotated[str, Meta(max_length=200, pattern=NO_NUL)] = ""  # `p256dh` of a browser
    auth: Annotated[str, Meta(max_length=100, pattern=NO_NUL)] = ""  # of a browser


class EndpointInfo(Struct, frozen=True):
    """A place where the person is told of their turns."""

    id: EndpointId
    kind: EndpointKind
    url: str
    created: int


class MyNotices(Struct, frozen=True):
    """Where the person is told of their turns, and of which tables not."""

    on: bool  # false: this server sends no notices
    key: str  # of the server, for a browser's subscription
    endpoints: list[EndpointInfo]
    muted: list[str]  # tables


class TableNotices(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether the person wants notices of a table."""

    on: bool


# Lessons.

Answer = Annotated[str, Meta(max_length=200, pattern=NO_NUL)]


class LessonAnswers(Struct, frozen=True, forbid_unknown_fields=True):
    """All answers so far, and the next one; an empty one goes on, others are moves in notation."""

    answers: Annotated[list[Answer], Meta(max_length=300)] = []
    answer: Answer | None = None  # None: only show the lesson after `answers`


class LessonBeat(Struct, frozen=True):
    """A move of the lesson as the learner sees it, and the view after it."""

    seat: int  # -1 is the clock
    events: list[dict[str, Any]]
    told: list[str]
    view: Any


class LessonRefusal(Struct, frozen=True):
    """Why the last answer was not taken: the rules forbid it, or the lesson waits for another."""

    message: str
    ruling: str


class LessonScene(Struct, frozen=True):
    """A lesson after some answers: what its step says, and the table as the learner sees it.

    `beats` lead from the last answer to here, unless the position is `fresh`: then it was set up
    anew.
    """

    lesson: LessonInfo
    table: TableInfo
    seat: int  # the learner's
    answers: list[str]  # those that were taken; send them with the next one
    place: int  # how many steps are finished
    over: bool
    waits: Literal["move", "reader", "nothing"]
    words: str  # of the step; an empty line separates paragraphs
    about: str  # the things that it points at, as a sentence
    points: list[str]  # the same for the page, such as `bowl 2`
    view: Any
    prompt: dict[str, Any] | None
    question: str
    moves: list[str] | None  # None: there are many, and they are not listed
    told_moves: list[str]
    fresh: bool
    beats: list[LessonBeat]
    refusal: LessonRefusal | None


class MyLessons(Struct, frozen=True):
    """The lessons that the person has finished, by game."""

    lessons: dict[str, list[str]]


# Tables.


ReportReason = Literal["insult", "harassment", "spam", "name", "cheating", "other"]


class NewReport(Struct, frozen=True, forbid_unknown_fields=True):
    """A report to the operators about a person at this table, or about a line of their chat."""

    seat: SeatNumber
    reason: ReportReason
    line: Annotated[int, Meta(ge=1)] | None = None  # its number, as shown
    text: Annotated[str, Meta(max_length=300, pattern=NO_NUL)] = ""


class Announcements(Struct, frozen=True):
    """The current announcements of the operators."""

    announcements: list[Announcement]


class SeatSecret(Struct, frozen=True):
    """The secret of a seat, to be sent with `hello` or as `Authorization: Bearer`."""

    seat: int
    secret: Secret


class Seated(Struct, frozen=True):
    """A table, and the secrets of the person's seats there."""

    table: TableInfo
    secrets: list[SeatSecret]


class Joining(Struct, frozen=True, forbid_unknown_fields=True):
    """Take this seat, or any free one. With a `name`, another player on the same device takes
    it."""

    seat: SeatNumber | None = None
    name: Name | None = None


class Filling(Struct, frozen=True, forbid_unknown_fields=True):
    """Put bots of this level on all free seats, or on this one."""

    level: Level
    seat: SeatNumber | None = None


class Closing(Struct, frozen=True, forbid_unknown_fields=True):
    """Close all free seats, or this one, so that nobody can take them; or open them again."""

    seat: SeatNumber | None = None
    closed: bool = True


class Removing(Struct, frozen=True, forbid_unknown_fields=True):
    """Remove the person on this seat; with `ban` they cannot come back."""

    seat: SeatNumber
    ban: bool = False


class QrCode(Struct, frozen=True):
    """A QR code as the outline of its dark modules, for an SVG path; `size` is its width and height
    in modules, with the quiet zone."""

    size: int
    path: str


class Invitation(Struct, frozen=True):
    """How to invite people to a table. The code is valid until the game begins or the table is
    closed; `qr` has the link."""

    link: str
    code: str
    qr: QrCode


class CodedTable(Struct, frozen=True):
    """The table that has a short code."""

    table: str


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
    moved: int  # the time of the last activity
    one_seat_each: bool = False  # a person has one seat, also with others on the device
    circle: str = ""  # for which the game counts


class Lobby(Struct, frozen=True):
    """Public tables with free seats, the newest first."""

    tables: list[TableCard]


class TableResult(Struct, frozen=True):
    """The result of a finished table, by seat; a game whose rules have changed since may have no
    places and scores."""

    ended: int
    places: list[int | None]  # 1 for the winners
    scores: list[int | None]  # higher is better; where fewer count, they are negative
    unit: str  # what the scores count, such as `points`
    stood_in: list[bool]  # a bot had taken over that seat at the end


class MyTable(Struct, frozen=True):
    """A table where the person has `seats`, or a rematch that keeps a seat for them: they have none
    yet. `asked`: it waits for the person; None: not looked up.

    `prompt` is the question, in words. `from_device` is the table's id on the person's own device,
    if the game was played there.
    """

    table: TableCard
    seats: list[int]
    asked: bool | None
    prompt: str = ""
    from_device: str = ""
    turn: list[int] = []  # the seats that are asked now
    since: int | None = None  # since when the table waits for the first of them
    result: TableResult | None = None  # of a finished game


class MyTables(Struct, frozen=True):
    """The tables where the person has seats: those that are not over, the ones that wait for the
    person first; then a page of finished ones, the latest first."""

    tables: list[MyTable]
    next: str | None = None  # ask for those `before` it; None: these are the last


class DevicePlayer(Struct, frozen=True, forbid_unknown_fields=True):
    """A player at a table on a device: a person who sat there, or a bot with its level."""

    name: Name
    bot: Level | None = None


Rekey = Annotated[list[Annotated[int, Meta(ge=0)]], Meta(min_length=2, max_length=2)]


class GameRecord(Struct, frozen=True, forbid_unknown_fields=True):
    """The record of a game, as `tabbytop.kernel.record` describes it, with a sealed seed."""

    format: int
    game: Annotated[str, Meta(max_length=40)]
    rules: Annotated[int, Meta(ge=0, lt=1000)]
    seats: Annotated[int, Meta(ge=1, le=16)]
    options: dict[Annotated[str, Meta(max_length=40)], bool | int | str | list[str]]
    seed: Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
    moves: Annotated[
        list[Annotated[str, Meta(max_length=110, pattern=NO_NUL)]], Meta(max_length=5000)
    ]
    rekeys: Annotated[list[Annotated[int, Meta(ge=0)] | Rekey], Meta(max_length=200)] = []


class PlayedGame(Struct, frozen=True, forbid_unknown_fields=True):
    """A game that was finished on the person's own device, where its table had this id.

    Times are the device's, in milliseconds since 1970. `me` is the person's own seat; other people
    were on the same device.
    """

    table: Annotated[str, Meta(pattern=ID_PATTERN)]
    players: Annotated[list[DevicePlayer], Meta(min_length=1, max_length=16)]  # by seat
    record: GameRecord
    began: Moment
    ended: Moment
    me: SeatNumber | None = None


class StoredGame(Struct, frozen=True):
    """The server has the game, at the table of this id."""

    table: str


class NewComment(Struct, frozen=True, forbid_unknown_fields=True):
    """A comment at a moment of a finished game: after so many moves."""

    step: Annotated[int, Meta(ge=0, le=1_000_000)]
    text: Annotated[str, Meta(min_length=1, max_length=280, pattern=NO_NUL)]


class Comment(Struct, frozen=True):
    """A comment at a moment of a finished game. `mine`: the person may delete it."""

    id: str
    step: int
    seat: int
    text: str
    at: int
    mine: bool


class Comments(Struct, frozen=True):
    """All comments at a finished game, in the order of its moves."""

    comments: list[Comment]
    may_write: bool  # the person sat at this table


class CommentReport(Struct, frozen=True, forbid_unknown_fields=True):
    """A report to the operators about a comment."""

    reason: ReportReason
    text: Annotated[str, Meta(max_length=300, pattern=NO_NUL)] = ""


class PlayOn(Struct, frozen=True, forbid_unknown_fields=True):
    """A wish to play on from a moment of a finished game: the person's seat, and the level of the
    bots on the others."""

    step: Annotated[int, Meta(ge=0, le=1_000_000)]  # how many moves are kept
    seat: SeatNumber
    level: Level = "tabby"


class ReplayStep(Struct, frozen=True):
    """A move with all hands open; step 0 is the deal and has no seat.

    An event appears once for each seat that saw more of it than everybody did; `told` has a
    sentence for each, which may be empty. `views` are the seats' views after the move, `view` an
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
    """A page of a finished game; `next` is the first step of the next page.

    A game of rules that this server has no more is told without them: steps have no views, `result`
    and `told` are null, and `known` is the result as it was written when the game ended.
    """

    table: TableInfo
    seed: str
    moves: int
    steps: list[ReplayStep]
    result: dict[str, Any] | None
    told: ToldResult | None  # the result in words
    next: int | None
    known: TableResult | None = None
