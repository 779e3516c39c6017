"""Everything a board needs to draw the screen of one reader at one moment."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Self

from rich.text import Text

from tabbytop.kernel.game import Game
from tabbytop.kernel.telling import Teller
from tabbytop.terminal.colours import chip, seat_marks
from tabbytop.terminal.players import Player
from tabbytop.terminal.session_log import LogLine


@dataclass(frozen=True)
class Choice:
    """A numbered answer: a move, or a longer list that opens under the name `opens`."""

    number: int
    move: int
    opens: str = ""


@dataclass(frozen=True)
class AnimationFrame:
    """A moment of what is performed: how the table looks, and one line for who only reads.

    It stays for some seconds, or, if it `halts`, until Enter. Who is in a hurry is spared those
    that are not `needed`.
    """

    view: Mapping[str, object]
    told: str
    seconds: float
    halts: bool = False
    needed: bool = False


@dataclass(frozen=True)
class RenderContext:
    """A seat's view, its question and answers, the story, and the size of the paper.

    With `open_views`, one a seat, nothing is hidden: that is for replays, where nobody is asked.
    """

    game: Game
    players: Sequence[Player]
    reader: int | None
    view: Mapping[str, object]
    width: int
    height: int
    prompt: Mapping[str, object] | None = None
    moves: Sequence[int] = ()
    story: Sequence[LogLine] = ()
    story_title: str = "Since your last move"
    notice: str = ""
    opened: str = ""
    tight: bool = False  # the table leaves all the room it can to the story
    options: Mapping[str, object] = field(default_factory=dict)
    open_views: Sequence[Mapping[str, object]] = ()

    @property
    def names(self) -> list[str]:
        """The players' names by seat."""
        return [player.name for player in self.players]

    @property
    def logged(self) -> bool:
        """Whether `log` can be typed: by a reader, and in a replay."""
        return self.reader is not None or bool(self.open_views)

    @property
    def teller(self) -> Teller:
        """Tells things to the reader; in an open replay, to the one who was `You`."""
        you = self.reader
        if you is None and "You" in self.names:
            you = self.names.index("You")
        return Teller(self.names, you)

    def chip(self, seat: int, *, tight: bool = False) -> Text:
        """A player's mark on the player's colour."""
        return chip(seat_marks(self.names)[seat], seat, tight=tight)

    def telling(self, story: Sequence[LogLine]) -> Self:
        """The same scene with another story."""
        return replace(self, story=story)

    @property
    def wide(self) -> bool:
        """Whether the story has room at the side."""
        return self.width >= 110
