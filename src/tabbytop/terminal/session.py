"""A game that people play at this keyboard: whose turn, bots' answers, saving, taking back."""

from collections.abc import Callable
from pathlib import Path

from tabbytop.bots import BlindBot, Bot, bot
from tabbytop.bots.live import LiveDriver
from tabbytop.kernel.events import Event
from tabbytop.kernel.generator import derive_seed, quick
from tabbytop.kernel.match import Match
from tabbytop.kernel.table import CLOCK, NOBODY, Table
from tabbytop.kernel.telling import Teller, join_with_and, sentence
from tabbytop.terminal import saves
from tabbytop.terminal.board import Board
from tabbytop.terminal.boards import board_of
from tabbytop.terminal.journal import Chapter, Journal, Sentence
from tabbytop.terminal.live.seating import require_one_keyboard_each, require_quick_paws
from tabbytop.terminal.players import Player
from tabbytop.terminal.scene import Scene
from tabbytop.terminal.screen import Screen
from tabbytop.terminal.stage import Stage


class Session:
    """A match, who plays it, and what has been told."""

    def __init__(
        self, screen: Screen, match: Match, players: list[Player], place: Path | None = None
    ) -> None:
        self.screen = screen
        self._bots: list[Bot | None] = []
        self.sit_down(match, players, place)

    def sit_down(self, match: Match, players: list[Player], place: Path | None) -> None:
        """Take up a match, a new one or where it was left.

        Where that cannot be, or a bot cannot be had, everything stays as it was.
        """
        board = board_of(match.game)
        if match.game.live:
            require_one_keyboard_each(self.screen, board, players)
        hired = _hired(match, players)
        if match.game.live and None in hired:
            require_quick_paws(match.game, players, hired)
        self.close()
        self.match = match
        self.players = players
        self.place = place or saves.new_place(match.game)
        self.board: Board = board
        self.journal = self._written()
        match.table.take_events()
        self.notice = ""  # for whoever is asked next
        self.at_keyboard = NOBODY
        self._bots = hired
        self._imagination = quick(derive_seed(_seed(match), f"imagination from {_moves(match)}"))
        self._lost: set[int] = set()  # seats whose bots lost them, and everybody knows
        self._live: LiveDriver | None = None  # drives a live game that is looked at move by move
        self._tell_all()
        self.stage = Stage(self)

    def close(self) -> None:
        """Let go of the bots."""
        for player in self._bots:
            if player is not None:
                player.close()

    @property
    def people(self) -> list[int]:
        """The seats of people."""
        return [seat for seat, player in enumerate(self.players) if player.bot is None]

    @property
    def only_reader(self) -> int | None:
        """The seat of the person, if there is but one."""
        return self.people[0] if len(self.people) == 1 else None

    @property
    def alone(self) -> bool:
        """Whether nobody looks over a person's shoulder."""
        return len(self.people) < 2

    # Playing.

    def play(self, seat: int, move: int, forced: str = "") -> None:
        """Make a move, write it into the journal, and tell the bots."""
        events = self.write(seat, move, forced)
        self._tell(events)
        self.tell_result()
        self.stage.take(seat, events)

    def write(self, seat: int, move: int, forced: str = "") -> list[Event]:
        """Make a move and write it into the journal; what came of it."""
        events = self.match.play(seat, move)
        self.journal.write(Chapter(seat, move, events, forced))
        return events

    def driver(self, play: Callable[[int, int], list[Event]] | None = None) -> LiveDriver:
        """What drives a live game: it makes moves with `play`, and tells the bots itself. All waits
        begin anew."""
        seed = derive_seed(_seed(self.match), f"hands from {_moves(self.match)}")
        return LiveDriver(self.match.table, self._bots, seed, play or self.write)

    def tell_result(self) -> None:
        """How it ended, to the bots that listen, if it has."""
        result = self.match.table.result() if self._listeners else None
        if result is not None:
            for _, player in self._listeners:
                player.hear_result(result)

    def advance(self) -> int | None:
        """Let bots answer, and people who have no choice; the person to ask next, if any."""
        while self.match.table.actors():
            seat = self._next()
            if seat == CLOCK or self.players[seat].bot is not None:
                self.play(seat, self._bot_move(seat))
                continue
            forced = self.forced(seat)
            if not forced:
                return seat
            self.play(seat, self.match.table.moves(seat)[0], forced)
        return None

    def one_bot_move(self) -> bool:
        """Let one bot answer, where only bots play; False if the game is over."""
        if not self.match.table.actors():
            return False
        if self.match.game.live:
            self._live = self._live or self.driver()
            self._live.run_until_move()
            return True
        seat = self._next()
        self.play(seat, self._bot_move(seat))
        return True

    def forced(self, seat: int) -> str:
        """The key of a question with one answer that need not be asked; else nothing."""
        return self.board.forced(self.match.table, seat, alone=self.alone)

    def _next(self) -> int:
        """Who answers next: bots first, then whoever sits at the keyboard already.

        Where one answer ends what others are asked, those are asked before it.
        """
        playing = [seat for seat in self.match.table.actors() if seat != CLOCK]
        playing = [seat for seat in playing if self.key(seat) in self.board.early] or playing
        machines = [seat for seat in playing if self.players[seat].bot is not None]
        if machines or not playing:
            return machines[0] if machines else CLOCK
        return self.at_keyboard if self.at_keyboard in playing else playing[0]

    def key(self, seat: int) -> str:
        """The key of what a seat is asked; empty if it is not asked."""
        prompt = self.match.table.prompt(seat)
        return "" if prompt is None else prompt.key

    def undo(self, seat: int) -> str:
        """Take back the seat's last decision; else say why that cannot be."""
        if not self.journal.last_decision(seat):
            return "There is nothing to take back yet."
        record = self.match.record
        taken: list[tuple[int, str]] = []
        while self.match.can_undo(seat):
            taken.append(record.moves[-1])
            self.match.undo(seat)
            if not self.forced(seat):
                self.journal = self._written()
                self.stage.take_back(len(taken))
                for _, player in self._listeners:
                    player.start_over()
                self._tell_all()
                return ""
        told = self._why_not_undone(seat)
        for again in reversed(taken):
            self.match.play(*again)
        return told

    def _why_not_undone(self, seat: int) -> str:
        obstacle = self.match.undo_obstacle(seat)
        if obstacle == "another":
            last = self.match.record.moves[-1][0]
            name = self.players[last].name if last != CLOCK else "The clock"
            return f"{name} has answered since: that move stands."
        return {
            "chance": "Chance has spoken since, and cannot be unseen: that move stands.",
            "revealed": "Something has come to light since: that move stands.",
        }.get(obstacle, "There is nothing to take back yet.")

    # Showing.

    def scene(
        self,
        seat: int | None,
        notice: str = "",
        opened: str = "",
        rehearsed: Table | None = None,
    ) -> Scene:
        """What the seat sees and is asked now, or would at a table where more was rehearsed.

        None is what everybody may see.
        """
        table = rehearsed or self.match.table
        prompt = None if seat is None else table.prompt(seat)
        title = "Since your last move" if self.journal.last_decision(seat) else "So far"
        return Scene(
            game=self.match.game,
            players=self.players,
            reader=seat,
            view=table.view(seat),
            width=self.screen.width,
            height=self.screen.height,
            prompt=None if prompt is None else prompt.as_dict(),
            moves=[] if seat is None else table.moves(seat),
            story=self.news(seat),
            story_title=title if seat is not None else "What all have seen",
            notice=notice,
            opened=opened,
            options=table.options.as_dict(),
        )

    def news(self, seat: int | None) -> list[Sentence]:
        """The gist of the last moves; for everybody it is fresh since a person decided."""
        since = None
        if seat is None:
            since = max([self.journal.last_decision(person) for person in self.people], default=0)
        return self.journal.story(self.teller(seat), seat, gist=True, since=since)

    def _written(self) -> Journal:
        """The journal of what was played; whole, if nobody plays who would have to remember."""
        whole = not self.people
        return Journal.of(self.board, self.match.record, alone=self.alone, whole=whole)

    def teller(self, reader: int | None) -> Teller:
        """Tells things to that reader."""
        return Teller([player.name for player in self.players], reader)

    # Keeping.

    def save(self, place: Path | None = None) -> Path:
        """Write the game down, by default always into the same file."""
        place = place or self.place
        saves.write(place, self.players, self.match.record)
        return place

    def resume(self, place: Path) -> None:
        """Leave this game, saved, for the one in a file; the next one asked is told so."""
        saved = saves.read(place)
        left = ""
        if _same_file(place, self.place):
            kept = self.save(saves.new_place(self.match.game))
            left = f" The game as you left it is kept in {kept}."
        else:
            self.save()
        self.sit_down(saved.match, saved.who_plays_on(), place if saved.players else None)
        self.notice = f"{self.resumed(place, saved.programs())}{left}"

    def resumed(self, place: Path, programs: list[str]) -> str:
        """`Resumed kibble-scuffle.json, turn 5.`, and who was a program and is none any more."""
        moves = len(self.match.record.moves)
        told = f"Resumed {place.name}, {self.board.moment(self.match.table.view(None), moves)}."
        if programs:
            told += (
                " No saved game may start a program, so chance plays on for "
                f"{join_with_and(programs)}; "
                "`tabbytop resume` with --seats names the program again."
            )
        return told

    # Bots.

    @property
    def _listeners(self) -> list[tuple[int, Bot]]:
        return [
            (seat, player)
            for seat, player in enumerate(self._bots)
            if player is not None and player.listens()
        ]

    def _tell(self, events: list[Event]) -> None:
        """What happened, to the bots that listen, each as its seat saw it."""
        for seat, player in self._listeners:
            for event in events:
                player.hear(event.seen_by(seat))

    def _tell_all(self) -> None:
        """Everything from the deal on."""
        if self._listeners:
            whole = Journal.of(self.board, self.match.record, alone=self.alone, whole=True)
            for chapter in whole.chapters:
                self._tell(chapter.events)

    def _bot_move(self, seat: int) -> int:
        table = self.match.table
        player = self._bots[seat] if seat != CLOCK else None
        if player is None:
            return table.moves(seat)[0]
        if not isinstance(player, BlindBot):
            self.screen.mention(f"{self.players[seat].name} is thinking …")
        move = player.choose(table.imagine(seat, self._imagination), seat)
        if player.failure() and seat not in self._lost:
            self._lost.add(seat)
            told = sentence(f"chance plays on for {self.players[seat].name}: {player.failure()}")
            self.notice = f"{self.notice} {told}".lstrip()
        return move

    def lost_openly(self) -> list[str]:
        """Who lost a seat to chance and why, in the bots' own words: for when all is over."""
        return [
            sentence(f"chance played on for {self.players[seat].name}: {player.failure_details()}")
            for seat, player in enumerate(self._bots)
            if player is not None and player.failure()
        ]


def _hired(match: Match, players: list[Player]) -> list[Bot | None]:
    seed, moves = _seed(match), _moves(match)
    return [
        None
        if player.bot is None
        else bot(player.bot, derive_seed(seed, f"seat {seat} from {moves}"), match.game, timed=True)
        for seat, player in enumerate(players)
    ]


def _moves(match: Match) -> int:
    return len(match.record.moves)


def _seed(match: Match) -> int:
    seed = match.record.seed
    return int.from_bytes(seed, "big") if isinstance(seed, bytes) else seed


def _same_file(one: Path, other: Path) -> bool:
    try:
        return one.samefile(other)
    except OSError:
        return False
