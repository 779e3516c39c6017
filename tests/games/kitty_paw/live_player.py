"""A simulated player of Kitty Paw with a fake clock and keyboard."""

import io
from collections.abc import Callable, Iterable
from pathlib import Path

from rich.console import Console

from tabbytop.games.kitty_paw.game import GAME
from tabbytop.games.kitty_paw.lattice import COLUMNS, ROWS, cell_at, far_end
from tabbytop.games.kitty_paw.pieces import LONG, PIECES
from tabbytop.games.kitty_paw.terminal.live_screen import spread_for
from tabbytop.games.kitty_paw.terminal.live_session import KittyPawSession
from tabbytop.games.kitty_paw.terminal.spread import piece_of
from tabbytop.games.kitty_paw.terminal.view_helpers import kitty_view
from tabbytop.games.kitty_paw.view import CardView, KittyPawView, PatternPiece, SeatView
from tabbytop.kernel.match import Match
from tabbytop.terminal.live.loop import DiffRenderer, LiveGame
from tabbytop.terminal.players import parse_seats
from tabbytop.terminal.screen import Quit, Screen
from tabbytop.terminal.session import Session

Chooser = Callable[[LiveGame], str]  # what one presses next; empty for nothing


class FakeKeyboard:
    """A fake clock, and a keyboard on which a chooser presses keys."""

    def __init__(self, choose: Chooser, pace: float) -> None:
        self.now = 1000.0
        self.game: LiveGame | None = None
        self._choose = choose
        self._pace = pace  # seconds between two keys
        self._next = self.now
        self._seated = False
        self._patience = 30_000  # waits; more than any game takes

    def begin(self, game: LiveGame) -> None:
        """Attach to a game."""
        self.game, self._seated = game, False

    def watch(self) -> float:
        return self.now

    def read_keys(self, seconds: float) -> list[str]:
        """Let time pass until the next key at most; the first key ends the welcome page."""
        assert self.game is not None
        self._patience -= 1
        assert self._patience > 0, "this leads nowhere"
        if not self._seated:
            self._seated = True
            return ["enter"]
        until = self.now + max(seconds, 0.0)
        if self._next > until:
            self.now = until
            return []
        self.now = max(self.now, self._next)
        self._next = self.now + self._pace
        key = self._choose(self.game)
        return [key] if key else []


def live_game(
    seats: str,
    choose: Chooser,
    *,
    pace: float = 0.15,
    seed: int = 7,
    size: tuple[int, int] = (80, 24),
    options: dict[str, object] | None = None,
    place: Path | None = None,
) -> tuple[LiveGame, io.StringIO]:
    """Return a live game with its own keyboard, and everything written to its screen."""
    output = io.StringIO()
    console = Console(
        file=output, width=size[0], height=size[1], force_terminal=True, color_system="truecolor"
    )
    players = parse_seats(seats)
    match = Match.deal(GAME, len(players), seed, options)
    session = Session(Screen(console, interactive=True), match, players, place)
    return with_keys(session, choose, pace), output


def with_keys(session: Session, choose: Chooser, pace: float = 0.15) -> LiveGame:
    """Return a live game of this session, played with the chosen keys."""
    time = FakeKeyboard(choose, pace)
    game = LiveGame(session, time, DiffRenderer(session.screen.console), time.watch)
    time.begin(game)
    return game


def scripted_keys(keys: Iterable[str]) -> Chooser:
    """Press these keys one after the other, then quit."""
    waiting = iter(keys)

    def choose(game: LiveGame) -> str:
        key = next(waiting, None)
        if key is None:
            raise Quit
        return key

    return choose


def perfect_player(game: LiveGame) -> str:
    """Choose the next key towards a mat that matches the card."""
    view = kitty_view(game.session.match.table.view(game.reader))
    assert game.reader is not None
    assert isinstance(game.live_session, KittyPawSession)
    seat = view["seats"][game.reader]
    if not game.session.match.table.actors() or view["phase"] == "paw":
        return "enter"
    if view["phase"] == "answer" or seat["full"]:
        return "space"
    card = seat["card"]
    if card is None:
        return next(str(place + 1) for place, there in enumerate(view["row"]) if there is not None)
    if seat["peeking"] is not None:
        return "enter" if view["boxes"][seat["peeking"] - 1]["symbol"] == card["symbol"] else "x"
    return _build(game, seat, card) if seat["paw"] else _fetch(game, view, seat, card)


def _build(game: LiveGame, seat: SeatView, card: CardView) -> str:
    """Turn, flip, move, put down."""
    held, (right, down) = seat["paw"], shift(card)
    assert held is not None
    assert isinstance(game.live_session, KittyPawSession)
    wanted = next(piece for piece in card["pieces"] if piece["piece"] == held["piece"])
    if held["face"] != wanted["face"]:
        return "f"
    if held["turn"] != wanted["turn"]:
        return "d" if (wanted["turn"] - held["turn"]) % 6 <= 3 else "a"
    goal = int(cell_at(wanted["q"] + right, wanted["r"] + down))
    row, column = divmod(game.live_session.controls.cell, COLUMNS)
    below, beside = goal // COLUMNS - row, goal % COLUMNS - column
    if below:
        return {2: "down", 1: "j", -1: "k", -2: "up"}[max(min(below, 2), -2)]
    if beside:
        return {2: "right", 1: "l", -1: "h", -2: "left"}[max(min(beside, 2), -2)]
    return "enter"


def _fetch(game: LiveGame, view: KittyPawView, seat: SeatView, card: CardView) -> str:
    """Take the lowest missing piece; look for a symbol box by box."""
    assert isinstance(game.live_session, KittyPawSession)
    there = {piece["piece"] for piece in seat["mat"]}
    wanted = next(piece["piece"] for piece in card["pieces"] if piece["piece"] not in there)
    controls, screen = game.live_session.controls, game.session.screen
    spread = spread_for(view, screen.width, screen.height)
    key = str(PIECES.index(wanted) + 1)
    if controls.on_mat:
        return "tab"
    if piece_of(view, spread, controls.thing) != wanted:
        return key
    box = spread.box(controls.thing)
    if box is not None:
        seen = view["boxes"][box]
        if seen["state"] != "closed" or seen["symbol"] not in {None, card["symbol"]}:
            return key
    return "enter"


def shift(card: CardView) -> tuple[int, int]:
    """Return where on the mat the whole card has room."""
    for down in range(-ROWS, ROWS):
        for right in range(-2 * COLUMNS, 2 * COLUMNS):
            if all(_fits(piece, right, down) for piece in card["pieces"]):
                return right, down
    raise AssertionError(f"card {card['card']} has no room on a mat")


def _fits(piece: PatternPiece, right: int, down: int) -> bool:
    cell = cell_at(piece["q"] + right, piece["r"] + down)
    return cell >= 0 and (piece["piece"] != PIECES[LONG] or far_end(cell, piece["turn"]) >= 0)
