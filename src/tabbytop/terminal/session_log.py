"""The log of a session: every move with its events, told to one reader as lines of text."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Final, Self

from tabbytop.kernel.events import Event
from tabbytop.kernel.record import Record
from tabbytop.kernel.table import NOBODY
from tabbytop.terminal.texts import texts_of
from tabbytop.texts.reader import Reader

if TYPE_CHECKING:
    from tabbytop.terminal.board import Board

FORCED_ANSWER: Final = "forced_answer"  # event kind of an answer given without asking
_RECENT: Final = 40  # entries; more than any screen has lines
SeenEvent = Mapping[str, object]  # an event as one seat sees it


@dataclass(frozen=True)
class LoggedMove:
    """One move and its events; the first entry is the deal, made by nobody."""

    seat: int
    move: int
    events: list[Event]
    forced: str = ""  # the prompt's key, if it had one answer and was not asked


@dataclass(frozen=True)
class LogLine:
    """A sentence of the log; `depth` 1 continues the paragraph."""

    text: str
    depth: int
    unread: bool


@dataclass
class SessionLog:
    """All moves of a match.

    Fleeting events are logged only with `keep_fleeting`: during a game the players have to remember
    them.
    """

    board: "Board"
    entries: list[LoggedMove] = field(default_factory=list)
    read_counts: dict[int, int] = field(default_factory=dict)  # entries seen, by seat
    keep_fleeting: bool = False

    @classmethod
    def from_record(
        cls, board: "Board", record: Record, *, alone: bool, keep_fleeting: bool = False
    ) -> Self:
        """Return the log of a record, from the deal on; `alone` as in `Board.forced_prompt`."""
        log = cls(board, keep_fleeting=keep_fleeting)
        game = board.game
        table = game.deal(record.seats, record.seed, record.options, events=True)
        log.append(LoggedMove(NOBODY, NOBODY, table.take_events()))
        for place, (seat, text) in enumerate(record.moves):
            record.redeal(table, place)
            forced = board.forced_prompt(table, seat, alone=alone)
            move = game.vocabulary.move(text)
            table.play(seat, move)
            log.append(LoggedMove(seat, move, table.take_events(), forced))
        return log

    def append(self, entry: LoggedMove) -> None:
        """Add an entry, without fleeting events unless they are kept."""
        lasting = [event for event in entry.events if self.keep_fleeting or not event.fleeting]
        self.entries.append(replace(entry, events=lasting))

    def last_decision(self, seat: int | None) -> int:
        """Return the index of the last move that this seat chose, or of the deal."""
        for number in range(len(self.entries) - 1, 0, -1):
            entry = self.entries[number]
            if entry.seat == seat and not entry.forced:
                return number
        return 0

    def first_unread(self, reader: int | None) -> int:
        """Return the first unread entry: from the last decision on, unless seen since."""
        seen = 0 if reader is None else self.read_counts.get(reader, 0)
        return max(self.last_decision(reader), seen)

    def lines(
        self, teller: Reader, reader: int | None, *, summary: bool = False, since: int | None = None
    ) -> list[LogLine]:
        """Return what happened as the reader saw it: in full, or a summary of the last moves.

        Lines are unread from the entry `since` on, else from the reader's last decision on.
        """
        unread_from = self.first_unread(reader) if since is None else since
        first = min(unread_from, max(len(self.entries) - _RECENT, 0)) if summary else 0
        lines: list[LogLine] = []
        for number, entry in enumerate(self.entries[first:], first):
            seen: list[SeenEvent] = [event.seen_by(reader) for event in entry.events]
            if summary:
                seen = self.board.summarize(seen)
            if entry.forced and entry.seat == reader:
                answer = texts_of(self.board.game).tell_move(entry.move, teller)
                seen.insert(0, {"event": FORCED_ANSWER, "question": entry.forced, "answer": answer})
            lines.extend(
                self._tell_lines(seen, number >= unread_from, teller, self.board.tell_event)
            )
        return lines

    def open_lines(self, teller: Reader, upto: int) -> list[LogLine]:
        """Return what happened up to move `upto`, with nothing hidden; the last move is unread."""
        lines: list[LogLine] = []
        for number, entry in enumerate(self.entries[: upto + 1]):
            seen = [opened for event in entry.events for opened in event.perspectives()]
            lines.extend(self._tell_lines(seen, number == upto, teller, self.board.tell_open_event))
        return lines

    def _tell_lines(
        self,
        seen: Sequence[SeenEvent],
        unread: bool,
        teller: Reader,
        tell: Callable[[SeenEvent, Reader], str],
    ) -> list[LogLine]:
        lines: list[LogLine] = []
        for place, event in enumerate(seen):
            text = tell(event, teller)
            if text:
                depth = 0 if self.board.starts_paragraph(event, place == 0) else 1
                lines.append(LogLine(text, depth, unread))
        return lines
