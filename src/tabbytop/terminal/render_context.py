"""Everything a board needs to draw the screen of one reader at one moment."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Self

from rich.text import Text

from tabbytop.kernel.game import Game
from tabbytop.terminal.colours import chip, seat_marks
from tabbytop.terminal.players import Player
from tabbytop.terminal.session_log import LogLine
from tabbytop.terminal.texts import say
from tabbytop.texts.reader import Reader


@dataclass(frozen=True)
class Choice:
    """A numbered answer: a move, or a longer list that opens under the name `opens`."""

    number: int
    move: int
    opens: str = ""


@dataclass(frozen=True)
class AnimationFrame:
    """One frame of an animation: a view, and a caption for output without a screen.

    It stays for some seconds, or until Enter if it `waits_for_enter`. Skipping leaves out frames
    that are not `always_shown`.
    """

    view: Mapping[str, object]
    caption: str
    seconds: float
    waits_for_enter: bool = False
    always_shown: bool = False


@dataclass(frozen=True)
class RenderContext:
    """A reader's view, prompt, moves and log, and the size of the screen.

    With `open_views`, one for each seat, nothing is hidden; that is for replays, where nobody is
    asked.
    """

    game: Game
    players: Sequence[Player]
    reader: int | None
    view: Mapping[str, object]
    width: int
    height: int
    prompt: Mapping[str, object] | None = None
    moves: Sequence[int] = ()
    log: Sequence[LogLine] = ()
    log_title: str = field(default_factory=lambda: say("terminal", "log-since"))
    notice: str = ""
    opened: str = ""
    tight: bool = False  # the table leaves as much room as possible to the log
    options: Mapping[str, object] = field(default_factory=dict)
    open_views: Sequence[Mapping[str, object]] = ()

    @property
    def names(self) -> list[str]:
        """Return the players' names by seat."""
        return [player.name for player in self.players]

    @property
    def can_show_log(self) -> bool:
        """Whether `log` can be typed: by a reader, and in a replay."""
        return self.reader is not None or bool(self.open_views)

    @property
    def teller(self) -> Reader:
        """Return the teller for the reader; in an open replay, for the player named `You`."""
        seat, you = self.reader, say("terminal", "you")
        if seat is None and you in self.names:
            seat = self.names.index(you)
        return Reader(self.names, seat)

    def chip(self, seat: int, *, tight: bool = False) -> Text:
        """Return a player's mark on the player's colour."""
        return chip(seat_marks(self.names)[seat], seat, tight=tight)

    def with_log(self, log: Sequence[LogLine]) -> Self:
        """Return the same context with another log."""
        return replace(self, log=log)

    @property
    def wide(self) -> bool:
        """Whether the log has room at the side."""
        return self.width >= 110
