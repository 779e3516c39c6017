"""The interface of boards for real-time games, and checks on who can play one here."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from tabbytop.bots.levels import LEVELS
from tabbytop.bots.player import BlindBot, Bot, LiveBot
from tabbytop.kernel.errors import BadOptions, MoveError
from tabbytop.kernel.game import Game
from tabbytop.terminal.board import Board
from tabbytop.terminal.players import Player
from tabbytop.terminal.screen import Screen
from tabbytop.terminal.session_log import SeenEvent
from tabbytop.terminal.text_layout import Lines

View = Mapping[str, object]


@dataclass(frozen=True)
class LiveContext:
    """A moment at a live table: what the reader may know, the time in seconds since the start, in
    how many seconds each of the clock's moves comes (by its notation), and the window."""

    view: View
    now: float
    waits: Mapping[str, float]
    width: int
    height: int


class LiveSession:
    """Somebody at a live table, or an onlooker: what is drawn, and what the keys mean."""

    def welcome(self, look: LiveContext, notice: str) -> Lines:
        """Before time runs: how it goes, what there is to tell, and which key begins."""
        raise NotImplementedError

    def leaf(self, key: str) -> None:
        """A key on the welcome that does not begin the game."""

    def frame(self, look: LiveContext) -> Lines:
        """The whole screen."""
        raise NotImplementedError

    def farewell(self, look: LiveContext) -> Lines:
        """How the last round went, before the score pad."""
        raise NotImplementedError

    def about_to(self, move: int, view: Callable[[], View]) -> None:
        """A move is about to be made at the table that can be seen."""

    def hear(self, event: SeenEvent, now: float) -> None:
        """Something happened, as the reader saw it."""

    def press(self, key: str, look: LiveContext) -> str:
        """The move that a key means, in notation; empty if it means none."""
        return ""

    def refused(self, error: MoveError, now: float) -> None:
        """The table did not accept that move."""


class LiveBoard(Board):
    """A board that can also be played in real time."""

    def sit(self, names: Sequence[str], reader: int | None) -> LiveSession:
        """Somebody sits down at that seat; None looks on."""
        raise NotImplementedError


def require_one_person(screen: Screen, board: Board, players: Sequence[Player]) -> None:
    """BadOptions, which says what would do, unless these players can play a live game here."""
    game = board.game
    if screen.interactive and not isinstance(board, LiveBoard):
        raise BadOptions(
            f"{game.title} is played in real time, and nobody has drawn its board for this "
            "terminal yet; bots alone can play it into a pipe"
        )
    people = [player.name for player in players if player.bot is None]
    if len(people) > 1:
        raise BadOptions(
            f"{game.title} has no turns, and one keyboard is too small for {len(people)} people "
            "who all act at once: seat one of you with bots (--seats you,kitten,kitten)"
        )
    if screen.interactive and screen.console.is_dumb_terminal:
        raise BadOptions(
            f"{game.title} is drawn many times a second, and this terminal says that it cannot "
            "move its cursor (TERM)"
        )
    if people and not screen.interactive:
        raise BadOptions(
            f"{game.title} is played in real time, with keys as they are pressed: it needs a "
            "terminal, not a pipe; bots alone can play here (--seats kitten,tabby)"
        )


def require_fast_bots(game: Game, players: Sequence[Player], bots: Sequence[Bot | None]) -> None:
    """BadOptions unless every bot answers at once: nobody waits for one that thinks."""
    for player, bot in zip(players, bots, strict=True):
        if bot is not None and not isinstance(bot, LiveBot | BlindBot):
            quick = ", ".join(level.name for level in LEVELS)
            raise BadOptions(
                f"{game.title} waits for nobody, and {player.bot} thinks for too long to sit at "
                f"one table with you: take {quick} or random"
            )
