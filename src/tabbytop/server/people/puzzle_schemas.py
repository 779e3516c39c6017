"""Bodies of the HTTP API for puzzles and the deal of the day."""

from typing import Any

from msgspec import Struct

from tabbytop.server.people.schemas import Answer, LessonBeat
from tabbytop.server.table.messages import TableInfo, ToldResult


class PuzzleInfo(Struct, frozen=True):
    """A puzzle in the list of a game's; they are sorted by difficulty."""

    number: int  # from 1
    level: str  # the weakest level of bots that finds the move in half of its tries


class Scene(Struct, frozen=True):
    """A table without a connection, as one seat sees it: the position, and what may be answered."""

    table: TableInfo
    seat: int
    view: Any
    prompt: dict[str, Any] | None  # None: the seat is not asked
    question: str
    moves: list[str] | None  # None: there are many, and they are not listed
    told_moves: list[str]


class PuzzleScene(Struct, frozen=True):
    """A puzzle. Its answer is not in here."""

    puzzle: PuzzleInfo
    count: int  # of the game's puzzles
    scene: Scene
    story: list[str]  # what happened since the seat's last move
    tells_all: bool  # the story begins with the deal: the game lives on memory


class PuzzleAnswer(Struct, frozen=True, forbid_unknown_fields=True):
    """The move with which somebody answers a puzzle."""

    move: Answer


class PuzzleVerdict(Struct, frozen=True):
    """How good the answer was, and why the best move is best."""

    right: bool
    best: str  # in notation
    told_best: str
    reasons: list[str]
    told_tried: str
    tried_reasons: list[str]  # none if the answer was right
    best_chance: int  # to win, in thousandths
    tried_chance: int
    next_chance: int  # of the best of all other answers
    found: dict[str, int]  # by level, how many of `tries` bots chose the best move
    tries: int


class DailyInfo(Struct, frozen=True):
    """The deal of one day. The seed is secret until the day is over."""

    day: str  # such as 2026-11-18, by UTC
    game: str
    seats: int
    level: str  # of the bots on all other seats
    commitment: str  # to the seed; `seed` must fit it
    seed: str = ""  # in hexadecimal; empty: the day is not over


class DailyTry(Struct, frozen=True):
    """The end of somebody's try, among those of other people with an account on this server."""

    score: int  # more is better
    told_score: str
    place: int  # the seat's place in its own game, from 1
    seats: int
    others: int  # people with an account who have finished it; guests do not count
    better: int  # how many of them did better: a better place, or the same with more points


class Daily(Struct, frozen=True):
    """Today's deal, the commitments of today and tomorrow, and how far the visitor is."""

    today: DailyInfo
    tomorrow: DailyInfo
    yesterday: DailyInfo
    ends: int  # when today is over, in milliseconds since 1970
    begun: bool
    done: DailyTry | None
    tries: int


class DailyScene(Struct, frozen=True):
    """The visitor's try after some moves. `beats` are the moves since the last answer."""

    day: str
    made: int  # how many of the game's moves were made; send it with the next one
    scene: Scene
    beats: list[LessonBeat]
    result: dict[str, object] | None
    told: ToldResult | None  # the result in words
    done: DailyTry | None


class DailyMove(Struct, frozen=True, forbid_unknown_fields=True):
    """The visitor's next move."""

    made: int  # as in the last scene
    move: Answer
