"""A session: a match with its players, bot moves, undo, the log, saving and resuming."""

from collections.abc import Callable
from pathlib import Path

from tabbytop.bots import BlindBot, Bot, bot
from tabbytop.bots.live import LiveDriver
from tabbytop.kernel.events import Event
from tabbytop.kernel.generator import derive_seed, quick
from tabbytop.kernel.match import Match
from tabbytop.kernel.table import CLOCK, NOBODY, Table
from tabbytop.kernel.telling import sentence
from tabbytop.terminal import saves
from tabbytop.terminal.animation import Animator
from tabbytop.terminal.board import Board
from tabbytop.terminal.boards import board_of
from tabbytop.terminal.live.board import require_fast_bots, require_one_person
from tabbytop.terminal.players import Player
from tabbytop.terminal.render_context import RenderContext
from tabbytop.terminal.screen import Screen
from tabbytop.terminal.session_log import LoggedMove, LogLine, SessionLog
from tabbytop.terminal.texts import say
from tabbytop.texts.reader import Reader


class Session:
    """A match with its players, bots, log and save file."""

    def __init__(
        self,
        screen: Screen,
        match: Match,
        players: list[Player],
        path: Path | None = None,
        continues: saves.Origin | None = None,
    ) -> None:
        self.screen = screen
        self._bots: list[Bot | None] = []
        self.start_match(match, players, path, continues)

    def start_match(
        self,
        match: Match,
        players: list[Player],
        path: Path | None,
        continues: saves.Origin | None = None,
    ) -> None:
        """Take up a match, new or saved.

        If that fails, or a bot cannot be made, nothing changes.
        """
        board = board_of(match.game)
        if match.game.live:
            require_one_person(self.screen, board, players)
        bots = _make_bots(match, players)
        if match.game.live and None in bots:
            require_fast_bots(match.game, players, bots)
        self.close()
        self.match = match
        self.players = players
        self.path = path or saves.new_save_path(match.game)
        self.continues = continues
        self.board: Board = board
        self.log = self._rebuild_log()
        match.table.take_events()
        self.notice = ""  # shown to the person who is asked next
        self.at_keyboard = NOBODY
        self._bots = bots
        self._determinization_rng = quick(
            derive_seed(_seed_number(match), f"imagination from {_move_count(match)}")
        )
        self._failed_seats: set[int] = set()  # seats whose bots failed and were replaced, as told
        self._live_driver: LiveDriver | None = None  # for a live game shown move by move
        self._notify_bots_of_all()
        self.animator = Animator(self)

    def close(self) -> None:
        """Close the bots."""
        for player in self._bots:
            if player is not None:
                player.close()

    @property
    def people(self) -> list[int]:
        """Return the seats of people."""
        return [seat for seat, player in enumerate(self.players) if player.bot is None]

    @property
    def only_person(self) -> int | None:
        """Return the seat of the only person, or None."""
        return self.people[0] if len(self.people) == 1 else None

    @property
    def alone(self) -> bool:
        """Whether at most one person plays, so that nobody else sees the screen."""
        return len(self.people) < 2

    # Playing.

    def play(self, seat: int, move: int, forced: str = "") -> None:
        """Make a move, log it, notify the bots, and animate it."""
        events = self.apply_move(seat, move, forced)
        self._notify_bots(events)
        self.notify_result()
        self.animator.add_move(seat, events)

    def apply_move(self, seat: int, move: int, forced: str = "") -> list[Event]:
        """Make a move and log it; return its events."""
        events = self.match.play(seat, move)
        self.log.append(LoggedMove(seat, move, events, forced))
        return events

    def live_driver(self, play: Callable[[int, int], list[Event]] | None = None) -> LiveDriver:
        """Return the driver of a live game, which makes moves with `play` and notifies the bots.

        All waits start anew.
        """
        seed = derive_seed(_seed_number(self.match), f"hands from {_move_count(self.match)}")
        return LiveDriver(self.match.table, self._bots, seed, play or self.apply_move)

    def notify_result(self) -> None:
        """Tell listening bots the result, if the game is over."""
        result = self.match.table.result() if self._listeners else None
        if result is not None:
            for _, player in self._listeners:
                player.hear_result(result)

    def advance(self) -> int | None:
        """Play bots and forced answers; return the person to ask next, if any."""
        while self.match.table.actors():
            seat = self._next_seat()
            if seat == CLOCK or self.players[seat].bot is not None:
                self.play(seat, self._bot_move(seat))
                continue
            forced = self.forced_prompt(seat)
            if not forced:
                return seat
            self.play(seat, self.match.table.moves(seat)[0], forced)
        return None

    def play_one_bot_move(self) -> bool:
        """Play one bot move where only bots play; return False if the game is over."""
        if not self.match.table.actors():
            return False
        if self.match.game.live:
            self._live_driver = self._live_driver or self.live_driver()
            self._live_driver.run_until_move()
            return True
        seat = self._next_seat()
        self.play(seat, self._bot_move(seat))
        return True

    def forced_prompt(self, seat: int) -> str:
        """Return the key of a prompt with one answer that need not be asked; else ""."""
        return self.board.forced_prompt(self.match.table, seat, alone=self.alone)

    def _next_seat(self) -> int:
        """Return who answers next: bots first, then the person already at the keyboard.

        Prompts in `asked_first` come before the others.
        """
        playing = [seat for seat in self.match.table.actors() if seat != CLOCK]
        playing = [
            seat for seat in playing if self.prompt_key(seat) in self.board.asked_first
        ] or playing
        machines = [seat for seat in playing if self.players[seat].bot is not None]
        if machines or not playing:
            return machines[0] if machines else CLOCK
        return self.at_keyboard if self.at_keyboard in playing else playing[0]

    def prompt_key(self, seat: int) -> str:
        """Return the key of a seat's prompt; empty if it is not asked."""
        prompt = self.match.table.prompt(seat)
        return "" if prompt is None else prompt.key

    def undo(self, seat: int) -> str:
        """Undo the seat's last decision; else return why that cannot be."""
        if not self.log.last_decision(seat):
            return say("terminal", "undo-nothing")
        record = self.match.record
        taken: list[tuple[int, str]] = []
        while self.match.can_undo(seat):
            taken.append(record.moves[-1])
            self.match.undo(seat)
            if not self.forced_prompt(seat):
                self.log = self._rebuild_log()
                self.animator.drop_moves(len(taken))
                for _, player in self._listeners:
                    player.start_over()
                self._notify_bots_of_all()
                return ""
        text = self._why_not_undone(seat)
        for again in reversed(taken):
            self.match.play(*again)
        return text

    def _why_not_undone(self, seat: int) -> str:
        obstacle = self.match.undo_obstacle(seat)
        if obstacle == "another":
            last = self.match.record.moves[-1][0]
            return say("terminal", "undo-answered", self.teller(None), seat=last)
        if obstacle == "chance":
            return say("terminal", "undo-chance")
        return say("terminal", "undo-revealed" if obstacle == "revealed" else "undo-nothing")

    # Drawing.

    def context(
        self,
        seat: int | None,
        notice: str = "",
        opened: str = "",
        trial: Table | None = None,
    ) -> RenderContext:
        """Return what the seat sees and is asked now, or on the table `trial`.

        For None, return what everybody may see.
        """
        table = trial or self.match.table
        prompt = None if seat is None else table.prompt(seat)
        title = say("terminal", "log-since" if self.log.last_decision(seat) else "log-so-far")
        return RenderContext(
            game=self.match.game,
            players=self.players,
            reader=seat,
            view=table.view(seat),
            width=self.screen.width,
            height=self.screen.height,
            prompt=None if prompt is None else prompt.as_dict(),
            moves=[] if seat is None else list(table.moves(seat)),
            log=self.recent_log(seat),
            log_title=title if seat is not None else say("terminal", "log-all"),
            notice=notice,
            opened=opened,
            options=table.options.as_dict(),
        )

    def recent_log(self, seat: int | None) -> list[LogLine]:
        """Return the summary of the last moves; for everybody, unread since a person decided."""
        since = None
        if seat is None:
            since = max([self.log.last_decision(person) for person in self.people], default=0)
        return self.log.lines(self.teller(seat), seat, summary=True, since=since)

    def _rebuild_log(self) -> SessionLog:
        """Return the log of the record; with fleeting events if no person plays."""
        keep_fleeting = not self.people
        return SessionLog.from_record(
            self.board, self.match.record, alone=self.alone, keep_fleeting=keep_fleeting
        )

    def teller(self, reader: int | None) -> Reader:
        """Return the teller for that reader."""
        return Reader([player.name for player in self.players], reader)

    # Saving.

    def save(self, path: Path | None = None) -> Path:
        """Save the game, by default always to the same file; return the path."""
        path = path or self.path
        saves.write(path, self.players, self.match.record, self.continues)
        return path

    def resume(self, path: Path) -> None:
        """Save this game and take up the one in a file; the next person asked is told so."""
        saved = saves.read(path)
        left = ""
        if _same_file(path, self.path):
            copy = self.save(saves.new_save_path(self.match.game))
            left = f" {say('terminal', 'left-in', path=str(copy))}"
        else:
            self.save()
        own = path if saved.players else None
        self.start_match(saved.match, saved.players_on_resume(), own, saved.continues)
        self.notice = f"{self.resume_notice(path, saved.program_names())}{left}"

    def resume_notice(self, path: Path, programs: list[str]) -> str:
        """Return `Resumed kibble-scuffle.json, turn 5.`, and which programs were replaced."""
        moves = len(self.match.record.moves)
        progress = self.board.progress_label(self.match.table.view(None), moves)
        text = say("terminal", "resumed", file=path.name, progress=progress)
        if programs:
            text += f" {say('terminal', 'programs-left', names=programs)}"
        return text

    # Bots.

    @property
    def _listeners(self) -> list[tuple[int, Bot]]:
        return [
            (seat, player)
            for seat, player in enumerate(self._bots)
            if player is not None and player.listens()
        ]

    def _notify_bots(self, events: list[Event]) -> None:
        """Tell listening bots the events, each as its seat sees them."""
        for seat, player in self._listeners:
            for event in events:
                player.hear(event.seen_by(seat))

    def _notify_bots_of_all(self) -> None:
        """Tell listening bots all events since the deal."""
        if self._listeners:
            self._notify_bots(self.past_events())

    def past_events(self) -> list[Event]:
        """Return all events since the deal, fleeting ones too."""
        log = SessionLog.from_record(
            self.board, self.match.record, alone=self.alone, keep_fleeting=True
        )
        return [event for entry in log.entries for event in entry.events]

    def _bot_move(self, seat: int) -> int:
        table = self.match.table
        player = self._bots[seat] if seat != CLOCK else None
        if player is None:
            return table.moves(seat)[0]
        if not isinstance(player, BlindBot):
            self.screen.show_status(say("terminal", "thinking", name=self.players[seat].name))
        move = player.choose(table.imagine(seat, self._determinization_rng), seat)
        if player.failure() and seat not in self._failed_seats:
            self._failed_seats.add(seat)
            name, why = self.players[seat].name, player.failure()
            text = sentence(say("terminal", "bot-fails", name=name, why=why))
            self.notice = f"{self.notice} {text}".lstrip()
        return move

    def bot_failures(self) -> list[str]:
        """Return which bots failed and why, in their own words; for the end of the game."""
        return [
            sentence(
                say(
                    "terminal",
                    "bot-failed",
                    name=self.players[seat].name,
                    why=player.failure_details(),
                )
            )
            for seat, player in enumerate(self._bots)
            if player is not None and player.failure()
        ]


def _make_bots(match: Match, players: list[Player]) -> list[Bot | None]:
    seed, moves = _seed_number(match), _move_count(match)
    return [
        None
        if player.bot is None
        else bot(player.bot, derive_seed(seed, f"seat {seat} from {moves}"), match.game, timed=True)
        for seat, player in enumerate(players)
    ]


def _move_count(match: Match) -> int:
    return len(match.record.moves)


def _seed_number(match: Match) -> int:
    seed = match.record.seed
    return int.from_bytes(seed, "big") if isinstance(seed, bytes) else seed


def _same_file(one: Path, other: Path) -> bool:
    try:
        return one.samefile(other)
    except OSError:
        return False
