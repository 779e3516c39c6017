"""The messages between client and server; docs/protocol.md describes their use.

Clients send `FromClient`, the server sends `FromServer`. Both are JSON objects whose `type` says
which message it is. TypeScript's types are made from these (`make generate`).
"""

from typing import Annotated, Any, Final, Literal

from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from tabbytop.server.errors import Code
from tabbytop.server.table.entries import Kind
from tabbytop.server.table.setup import Clock, Continues, Stakes, Talk
from tabbytop.texts.compiled import ENGLISH

NO_NUL: Final = "^[^\\x00]*$"  # the one character that PostgreSQL cannot store
MessageId = Annotated[str, Meta(min_length=1, max_length=40, pattern=NO_NUL)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Notation = Annotated[str, Meta(min_length=1, max_length=100)]
# Numbers of moves that follow each other: the first, and how many.
Run = Annotated[list[Annotated[int, Meta(ge=0, le=1 << 24)]], Meta(min_length=2, max_length=2)]
Secret = Annotated[str, Meta(min_length=3, max_length=100)]  # it begins with its seat: `0.Jx3…`
Undo = Literal["free", "ask", "no"]  # the last move: taken back at once, by agreement, or not
Emote = Literal[
    "purr", "meow", "hiss", "chirp", "yawn", "stretch", "pounce", "headbutt",
    "tail-up", "loaf", "zoomies", "slow-blink",
]  # fmt: skip

# From the client.


class Hello(Struct, tag_field="type", tag="hello", forbid_unknown_fields=True, frozen=True):
    """The first message: the seats one holds (none: an onlooker), and the last number seen."""

    seats: Annotated[list[Secret], Meta(max_length=16)] = []
    since: Annotated[int, Meta(ge=0)] | None = None
    words: bool = False  # also tell everything in words
    language: Annotated[str, Meta(max_length=20)] = ENGLISH  # which; English if nobody speaks it


class Move(Struct, tag_field="type", tag="move", forbid_unknown_fields=True, frozen=True):
    """A move in notation. `answers` is the number up to which the client had seen the table."""

    seat: SeatNumber
    move: Notation
    answers: Annotated[int, Meta(ge=0)]
    id: MessageId


class Why(Struct, tag_field="type", tag="why", forbid_unknown_fields=True, frozen=True):
    """Ask why a move is not legal. Nothing is played."""

    seat: SeatNumber
    move: Notation


class Moves(Struct, tag_field="type", tag="moves", forbid_unknown_fields=True, frozen=True):
    """Request all legal moves, where they are too many to be sent each time.

    A client that lists in `known` the moves of this `notation` that it has gets only the others.
    """

    seat: SeatNumber
    known: Annotated[list[Run], Meta(max_length=1000)] | None = None  # empty: none so far
    notation: Annotated[str, Meta(max_length=40)] = ""  # as the last answer said


class Advise(Struct, tag_field="type", tag="advise", forbid_unknown_fields=True, frozen=True):
    """Request the advice of the game for a seat (the best feeding, say)."""

    seat: SeatNumber


class AskHint(Struct, tag_field="type", tag="hint", forbid_unknown_fields=True, frozen=True):
    """Ask what a strong bot would do in my place. Nothing is played."""

    seat: SeatNumber


class History(Struct, tag_field="type", tag="history", forbid_unknown_fields=True, frozen=True):
    """Request a page of the public history before a number; its words say "you" to `seat`."""

    before: Annotated[int, Meta(ge=1)] | None = None
    seat: SeatNumber | None = None


class AskUndo(Struct, tag_field="type", tag="undo", forbid_unknown_fields=True, frozen=True):
    """Take my last move back: at once where that is fair, else by agreement of all."""

    seat: SeatNumber
    id: MessageId


class Agree(Struct, tag_field="type", tag="agree", forbid_unknown_fields=True, frozen=True):
    """Yes (or no) to what another seat asked to take back."""

    seat: SeatNumber
    id: MessageId
    yes: bool = True


class Say(Struct, tag_field="type", tag="say", forbid_unknown_fields=True, frozen=True):
    """Say something to all at the table; text is data, never markup."""

    seat: SeatNumber
    text: Annotated[str, Meta(min_length=1, max_length=300, pattern=NO_NUL)]
    id: MessageId


class ShowEmote(Struct, tag_field="type", tag="emote", forbid_unknown_fields=True, frozen=True):
    """Show an emote to all at the table."""

    seat: SeatNumber
    emote: Emote
    id: MessageId


class Mute(Struct, tag_field="type", tag="mute", forbid_unknown_fields=True, frozen=True):
    """From now on send this connection no talk of these seats."""

    seats: Annotated[list[SeatNumber], Meta(max_length=16)]


class Visible(Struct, tag_field="type", tag="visible", forbid_unknown_fields=True, frozen=True):
    """The page of this connection is in front (`on`), or in the background: then its people may be
    told elsewhere that it is their turn. A connection that never says so counts as in front."""

    on: bool


class Leave(Struct, tag_field="type", tag="leave", forbid_unknown_fields=True, frozen=True):
    """Leave the seat: before the start it is free again, later a bot plays on."""

    seat: SeatNumber
    id: MessageId


class Back(Struct, tag_field="type", tag="back", forbid_unknown_fields=True, frozen=True):
    """I play again myself."""

    seat: SeatNumber
    id: MessageId


class Replace(Struct, tag_field="type", tag="replace", forbid_unknown_fields=True, frozen=True):
    """Let a bot play for somebody who has been absent for a while, until they are back."""

    seat: SeatNumber
    absent: SeatNumber
    id: MessageId


class Pause(Struct, tag_field="type", tag="pause", forbid_unknown_fields=True, frozen=True):
    """Pause (`on`), or go on. Where all others are bots, they and the clock stand still meanwhile:
    as long as my page is hidden, or with `hold` until I go on."""

    seat: SeatNumber
    on: bool
    id: MessageId
    hold: bool = False


class Pong(Struct, tag_field="type", tag="pong", forbid_unknown_fields=True, frozen=True):
    """Answer a `ping`, at once: the server measures the delay with it."""

    nonce: Annotated[int, Meta(ge=0)]


FromClient = (
    Hello
    | Move
    | Why
    | Moves
    | Advise
    | AskHint
    | History
    | AskUndo
    | Agree
    | Say
    | ShowEmote
    | Mute
    | Visible
    | Leave
    | Back
    | Replace
    | Pause
    | Pong
)

Question = Why | Moves | Advise | AskHint | History  # changes nothing

# From the server.


class SeatInfo(Struct, frozen=True, omit_defaults=True):
    """The occupant of a seat, for everybody."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str = ""
    cat: str = ""
    level: str = ""  # of the bot that plays here, also for somebody who is away
    away: bool = False  # a bot plays for this person
    left: bool = False  # and they have got up for good, unless they come back
    closed: bool = False  # nobody may sit down here; the host has said so
    vacant: bool = False  # its person is not coming back
    kept: bool = False  # free, but for somebody who played before


class TableInfo(Struct, frozen=True):
    """A table, as everybody may see it."""

    id: str
    game: str
    options: dict[str, Any]
    seats: list[SeatInfo]
    status: Literal["open", "playing", "over", "closed"]
    public: bool
    onlookers: bool
    talk: Talk
    hints: bool  # whether one may ask what a strong bot would do
    hints_between_people: bool  # false: only as long as a single person plays
    clock: Clock
    commitment: str
    created: int
    host: int | None  # the seat of the host, who may close seats and ask people to leave
    rematch: str = ""  # the table where they went on
    paused: bool = False  # clock and bots stand still: the only person looks away, or has paused
    held: bool = False  # … until that person goes on
    one_seat_each: bool = False  # each visitor has one seat, also with friends on the same device
    circle: str = ""  # the circle for which the game counts; only its members can look at it
    continues: Continues | None = None  # the finished game from which this one is played on
    stakes: Stakes = "none"  # otherwise nobody can be removed, and no move taken back
    from_device: bool = False  # a person's device sent the game: only it knows who moved


class Happened(Struct, frozen=True, omit_defaults=True):
    """An entry of the table's log as everybody may see it: a move without its text."""

    number: int
    kind: Kind
    seat: int | None = None  # -1 is the clock
    at: int = 0
    text: str = ""  # of talk, `rematch` and `paused`
    who: SeatInfo | None = None  # the seat as it is from now on, where that changed
    host: int | None = None  # the seat of the host now, where that may have changed


class Deadline(Struct, frozen=True):
    """When something happens by itself: a seat's time is up, or the clock makes this move."""

    seat: int  # -1 is the clock
    until: int  # the server's time in milliseconds
    move: str = ""  # of the clock


class ToldResult(Struct, frozen=True):
    """How a game ended, in words: the lines of the sheets as in `result`, without points."""

    sheets: list[list[str]]  # by seat
    opponents: list[list[str]]  # the sheets of opponents without a seat
    scores: list[str]  # by seat: `12`, `1 token`
    reason: str  # `most points`
    verdict: str  # `You win: most points.`


class Told(Struct, frozen=True):
    """The same in words, for clients that asked for them: for each event a sentence (empty: it
    needs no words), the question, each legal move, and how the game ended."""

    events: list[str]
    prompt: str
    moves: list[str] | None
    result: ToldResult | UnsetType = UNSET


class Welcome(Struct, tag_field="type", tag="welcome", frozen=True):
    """The answer to `hello`: the table, one's seats, which seats are connected, the time.

    A `state` for each seat follows, unless `current`: the client has seen everything.
    """

    table: TableInfo
    you: list[int]
    here: list[int]
    number: int
    now: int
    current: bool


class State(Struct, tag_field="type", tag="state", frozen=True, omit_defaults=True):
    """All that a seat (None: an onlooker) may know now; it replaces what was before.

    `moves` is None if the seat is not asked, or if they are many: then `many` is true and the
    client asks with `moves` when it needs them.
    """

    seat: int | None
    number: int
    view: Raw | None  # None before the start
    prompt: dict[str, Any] | None = None
    moves: list[str] | None = None
    many: bool = False
    undo: Undo = "no"
    proposal: int | None = None  # the seat that asks to take a move back
    agreed: list[int] = []
    deadlines: list[Deadline] = []
    result: dict[str, Any] | None = None
    seed: str = ""  # when the game is over
    told: Told | None = None


class News(Struct, tag_field="type", tag="news", frozen=True, omit_defaults=True):
    """One entry of the log, for one seat: what happened, and what is different now.

    `changes` are [path, value] pairs that turn the view before into the view now. The fields
    after it are as in `state`, whole: they replace what was there. `id` is there for the sender:
    the message of that id has been written down.
    """

    seat: int | None
    happened: Happened
    events: list[dict[str, Any]] = []
    changes: list[tuple[list[str | int], Any]] = []
    id: str = ""
    prompt: dict[str, Any] | None = None
    moves: list[str] | None = None
    many: bool = False
    undo: Undo = "no"
    proposal: int | None = None
    agreed: list[int] = []
    deadlines: list[Deadline] = []
    result: dict[str, Any] | None = None
    seed: str = ""
    told: Told | None = None


class Step(Struct, frozen=True, omit_defaults=True):
    """An entry of the log with what a seat saw of it."""

    happened: Happened
    events: list[dict[str, Any]] = []
    told: list[str] | UnsetType = UNSET  # a sentence for each event; empty: it needs no words


class Missed(Struct, tag_field="type", tag="missed", frozen=True):
    """The entries since the number in `hello`; a `state` follows."""

    seat: int | None
    steps: list[Step]


class Past(Struct, tag_field="type", tag="past", frozen=True):
    """A page of the public `history`; `more` if there was more before."""

    seat: int | None
    steps: list[Step]
    more: bool


class Done(Struct, tag_field="type", tag="done", frozen=True):
    """The message of that id has been written down before, under this number."""

    id: str
    number: int


class Refusal(Struct, tag_field="type", tag="refused", frozen=True, omit_defaults=True):
    """Nothing happened, and why: `message` in the reader's language, `key` for programs that tell
    refusals apart (`server/no-such-table`). `ruling` is the numbered rule, if it is one. After a
    `limit` that refills, there is room again in `wait` seconds."""

    code: Code
    message: str
    id: str = ""
    ruling: str = ""
    wait: float | UnsetType = UNSET
    key: str = ""


class Reason(Struct, tag_field="type", tag="reason", frozen=True, omit_defaults=True):
    """The answer to `why`: whether the move is legal, and if not, the reason, as in `refused`."""

    seat: int
    move: str
    legal: bool
    message: str = ""
    ruling: str = ""
    key: str = ""


class AllMoves(Struct, tag_field="type", tag="moves", frozen=True):
    """The answer to `moves`; `told` are the same in words, for clients that asked for them.

    For clients that sent `known`, `legal` are the numbers of all legal moves, `new` those that they
    do not have yet, and `moves` are these alone.
    """

    seat: int
    number: int
    moves: list[str]
    told: list[str] | UnsetType = UNSET
    legal: list[Run] | UnsetType = UNSET
    new: list[Run] | UnsetType = UNSET
    notation: str | UnsetType = UNSET  # to which the numbers belong


class Advice(Struct, tag_field="type", tag="advice", frozen=True):
    """The answer to `advise`; None: there is no advice here."""

    seat: int
    number: int
    advice: dict[str, Any] | None


class RunnerUp(Struct, frozen=True):
    """The move of a hint that came second: in words, with sentences that say what it brings."""

    move: str
    told: str | UnsetType = UNSET
    reasons: list[str] | UnsetType = UNSET


class Hint(Struct, tag_field="type", tag="hint", frozen=True):
    """The answer to `hint`: the move that a strong bot would make, knowing what the seat knows.

    It was computed at that number. `told` is the move in words and `reasons` are sentences that say
    what it brings, for clients that asked for words; `runner_up` is there if the bot
    compared moves.
    """

    seat: int
    number: int
    move: str
    told: str | UnsetType = UNSET
    reasons: list[str] | UnsetType = UNSET
    runner_up: RunnerUp | UnsetType = UNSET


class Presence(Struct, tag_field="type", tag="presence", frozen=True):
    """The people's seats that are connected now."""

    here: list[int]


class Ping(Struct, tag_field="type", tag="ping", frozen=True):
    """The client answers with a `pong` at once; to a nonce of 0 it need not, since that only shows
    that the line is not dead. At a server one comes every few seconds."""

    nonce: int


class Announcement(Struct, tag_field="type", tag="announcement", frozen=True):
    """A message of the operators to everybody. `id` tells clients whether they have shown it."""

    id: int
    text: str
    until: int | None = None  # the server's time in milliseconds


class Bye(Struct, tag_field="type", tag="bye", frozen=True):
    """The server closes the connection; try again after so many seconds."""

    reason: str
    again: int


FromServer = (
    Welcome
    | State
    | News
    | Missed
    | Past
    | Done
    | Refusal
    | Reason
    | AllMoves
    | Advice
    | Hint
    | Presence
    | Ping
    | Announcement
    | Bye
)
