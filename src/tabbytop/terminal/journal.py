"""What happened, move by move, to be told to whoever reads."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Final, Self

from tabbytop.kernel.events import Event
from tabbytop.kernel.record import Record
from tabbytop.kernel.table import NOBODY
from tabbytop.kernel.telling import Teller

if TYPE_CHECKING:
    from tabbytop.terminal.board import Board

UNASKED: Final = "unasked"  # an answer that was given without asking, as an event of our own
_RECENT: Final = 40  # chapters, more than any screen has lines for
Seen = Mapping[str, object]  # an event as somebody saw it


@dataclass(frozen=True)
class Chapter:
    """One move and what came of it; the first chapter is the deal, made by nobody."""

    seat: int
    move: int
    events: list[Event]
    forced: str = ""  # the key of the question, if it had one answer and was not asked


@dataclass(frozen=True)
class Sentence:
    """A sentence of the story: `depth` 1 follows from the one before, `fresh` is not read yet."""

    text: str
    depth: int
    fresh: bool


@dataclass
class Journal:
    """All chapters of a match.

    What is fleeting is written down only where `whole`: in a game that goes on, remembering it is
    up to the players.
    """

    board: "Board"
    chapters: list[Chapter] = field(default_factory=list)
    read: dict[int, int] = field(default_factory=dict)  # by seat, how many chapters it has seen
    whole: bool = False

    @classmethod
    def of(cls, board: "Board", record: Record, *, alone: bool, whole: bool = False) -> Self:
        """The journal of a record, from the deal on; `alone` as in `Board.forced`."""
        journal = cls(board, whole=whole)
        game = board.game
        table = game.deal(record.seats, record.seed, record.options, events=True)
        journal.write(Chapter(NOBODY, NOBODY, table.take_events()))
        for place, (seat, text) in enumerate(record.moves):
            record.redeal(table, place)
            forced = board.forced(table, seat, alone=alone)
            move = game.vocabulary.move(text)
            table.play(seat, move)
            journal.write(Chapter(seat, move, table.take_events(), forced))
        return journal

    def write(self, chapter: Chapter) -> None:
        """Add a chapter, without what only memory may keep."""
        lasting = [event for event in chapter.events if self.whole or not event.fleeting]
        self.chapters.append(replace(chapter, events=lasting))

    def last_decision(self, seat: int | None) -> int:
        """The chapter of the last move that this seat chose, or the deal."""
        for number in range(len(self.chapters) - 1, 0, -1):
            chapter = self.chapters[number]
            if chapter.seat == seat and not chapter.forced:
                return number
        return 0

    def news(self, reader: int | None) -> int:
        """The first chapter that is fresh: from the last decision on, if it was not seen since."""
        seen = 0 if reader is None else self.read.get(reader, 0)
        return max(self.last_decision(reader), seen)

    def story(
        self, teller: Teller, reader: int | None, *, gist: bool = False, since: int | None = None
    ) -> list[Sentence]:
        """What happened as the reader saw it: in full, or the gist of the last moves.

        It is fresh from the chapter `since` on, else from the reader's last decision on.
        """
        fresh_from = self.news(reader) if since is None else since
        first = min(fresh_from, max(len(self.chapters) - _RECENT, 0)) if gist else 0
        told: list[Sentence] = []
        for number, chapter in enumerate(self.chapters[first:], first):
            seen: list[Seen] = [event.seen_by(reader) for event in chapter.events]
            if gist:
                seen = self.board.gist(seen)
            if chapter.forced and chapter.seat == reader:
                answer = self.board.game.tell_move(chapter.move, teller)
                seen.insert(0, {"event": UNASKED, "question": chapter.forced, "answer": answer})
            told.extend(self._told(seen, number >= fresh_from, teller, self.board.tell))
        return told

    def open_story(self, teller: Teller, upto: int) -> list[Sentence]:
        """What happened in the first `upto` moves, with nothing hidden; the last one is fresh."""
        told: list[Sentence] = []
        for number, chapter in enumerate(self.chapters[: upto + 1]):
            seen = [told for event in chapter.events for told in event.perspectives()]
            told.extend(self._told(seen, number == upto, teller, self.board.tell_openly))
        return told

    def _told(
        self, seen: Sequence[Seen], fresh: bool, teller: Teller, tell: Callable[[Seen, Teller], str]
    ) -> list[Sentence]:
        told: list[Sentence] = []
        for place, event in enumerate(seen):
            text = tell(event, teller)
            if text:
                depth = 0 if self.board.begins(event, place == 0) else 1
                told.append(Sentence(text, depth, fresh))
        return told
