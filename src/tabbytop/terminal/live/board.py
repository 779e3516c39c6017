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
from tabbytop.terminal.texts import texts_of
from tabbytop.texts.message import Message

View = Mapping[str, object]


@dataclass(frozen=True)
class LiveContext:
    """A moment of a live game: the reader's view, the seconds since the start, and the window.

    `countdowns` has the seconds until each of the clock's moves, by notation.
    """

    view: View
    now: float
    countdowns: Mapping[str, float]
    width: int
    height: int


class LiveSession:
    """One person or an onlooker at a live table: draws frames and interprets keys."""

    def welcome_page(self, context: LiveContext, notice: str) -> Lines:
        """Draw the page before time runs, with the notice and the key that begins."""
        raise NotImplementedError

    def welcome_key(self, key: str) -> None:
        """Handle a key on the welcome page that does not begin the game."""

    def draw_frame(self, context: LiveContext) -> Lines:
        """Draw the whole screen."""
        raise NotImplementedError

    def final_page(self, context: LiveContext) -> Lines:
        """Draw how the last round went, before the score pad."""
        raise NotImplementedError

    def before_move(self, move: int, view: Callable[[], View]) -> None:
        """Called before a move is made; `view` returns the reader's view."""

    def on_event(self, event: SeenEvent, now: float) -> None:
        """Called with each event, as the reader sees it."""

    def on_key(self, key: str, context: LiveContext) -> str:
        """Return the move that a key means, in notation; empty if it means none."""
        return ""

    def on_refusal(self, error: MoveError, now: float) -> None:
        """Called when the table has refused a move."""


class LiveBoard(Board):
    """A board that can also be played in real time."""

    def live_session(self, names: Sequence[str], reader: int | None) -> LiveSession:
        """Return the session of the person at that seat; of an onlooker for None."""
        raise NotImplementedError


def require_one_person(screen: Screen, board: Board, players: Sequence[Player]) -> None:
    """Raise BadOptions, with what would work, unless these players can play a live game here."""
    title = texts_of(board.game).title()
    if screen.interactive and not isinstance(board, LiveBoard):
        raise BadOptions(Message("terminal", "live-no-board", game=title))
    people = [player.name for player in players if player.bot is None]
    if len(people) > 1:
        raise BadOptions(Message("terminal", "live-people", game=title, count=len(people)))
    if screen.interactive and screen.console.is_dumb_terminal:
        raise BadOptions(Message("terminal", "live-cursor", game=title))
    if people and not screen.interactive:
        raise BadOptions(Message("terminal", "live-pipe", game=title))


def require_fast_bots(game: Game, players: Sequence[Player], bots: Sequence[Bot | None]) -> None:
    """Raise BadOptions unless every bot answers at once."""
    for player, bot in zip(players, bots, strict=True):
        if bot is not None and not isinstance(bot, LiveBot | BlindBot):
            quick = ", ".join(level.name for level in LEVELS)
            title = texts_of(game).title()
            raise BadOptions(
                Message("terminal", "live-slow-bot", game=title, name=player.bot, quick=quick)
            )
