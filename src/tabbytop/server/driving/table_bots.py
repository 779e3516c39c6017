"""The bots at one table: their questions, and the bots that follow the events."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from tabbytop.bots import LEVELS, BlindBot, Bot, bot, is_bot
from tabbytop.bots.registry import installed_bots
from tabbytop.bots.repetition import RepetitionGuard, decision_key
from tabbytop.kernel.events import Event
from tabbytop.kernel.game import Game
from tabbytop.kernel.generator import derive_seed, quick
from tabbytop.kernel.match import Match
from tabbytop.kernel.record import Record
from tabbytop.kernel.table import Table
from tabbytop.server.bot_questions import BotQuestion
from tabbytop.server.table.asking import questions_of
from tabbytop.server.table.entries import LogEntry
from tabbytop.server.table.state import TableState


class _Listener(NamedTuple):
    """A bot that is kept, with the level and the seating it was made for."""

    level: str
    seated: int
    bot: Bot


class TableBots:
    """The bots of a table, made by its driver.

    All their randomness comes from the table's secret seed and the number of the question.
    """

    def __init__(self) -> None:
        self._listeners: dict[int, _Listener] = {}
        self._heard = 0  # the number of the last entry that the listeners were told
        self._habits: dict[int, RepetitionGuard] = {}

    def on_entry(self, entry: LogEntry, events: list[Event]) -> None:
        """Tell the listeners an entry. After an undo they start over when they are next asked."""
        if entry.kind == "undone" or entry.number != self._heard + 1:
            self._heard = 0
            return
        self._heard = entry.number
        for seat, listener in self._listeners.items():
            _tell(listener.bot, seat, events)

    def question_for(self, state: TableState, seat: int) -> BotQuestion | int:
        """Return the question for another process, or the move if it takes no time to find."""
        table = _table(state)
        moves = table.moves(seat)
        if len(moves) == 1:
            return moves[0]
        level, seed = _known(state.bot_level(seat)), decision_seed(state, seat)
        player = bot(level, seed, state.game, timed=True)
        if isinstance(player, BlindBot):
            return player.pick(moves)
        imagined = imagined_for(table, seat, seed)
        if player.listens() and level not in installed_bots():
            self._update_listeners(state, [seat])
            return self._listeners[seat].bot.choose(imagined, seat)
        heard = _seen_by(state, seat) if player.listens() else []
        return BotQuestion(state.game.name, imagined.position(), seat, level, seed, heard=heard)

    def avoid_repetition(self, state: TableState, seat: int, move: int) -> int:
        """Return the bot's move, or another one if the table goes round in circles.

        A bot that is made anew for every question cannot notice that itself.
        """
        table = _table(state)
        habit = self._habits.setdefault(seat, RepetitionGuard())
        seen = decision_key(table, seat)
        if move == habit.overused_move(seen):
            others = [other for other in table.moves(seat) if other != move]
            chance = quick(derive_seed(decision_seed(state, seat), "variety"))
            move = others[chance.below(len(others))] if others else move
        habit.record(seen, move)
        return move

    def live_bots(self, state: TableState) -> list[Bot | None]:
        """Return, by seat of a live table, the bot that plays there now; None for a person."""
        playing = [seat for seat in range(state.setup.seats) if state.bot_level(seat)]
        self._update_listeners(state, playing)
        return [
            self._listeners[seat].bot if seat in playing else None
            for seat in range(state.setup.seats)
        ]

    def skip_entry(self, number: int) -> None:
        """Note that the driver of the live table has told the bots of this entry itself."""
        self._heard = number if number == self._heard + 1 else 0

    def is_quiet(self, state: TableState, seat: int, move: int) -> bool:
        """Whether nobody would notice this move: then it waits for no beat, which would reveal the
        number of such moves."""
        tried = _table(state).copy()
        if not tried.allows(seat, move):
            return False
        tried.events = []
        tried.play_unchecked(seat, move)
        return not tried.take_events() and questions_of(tried) == state.questions

    def _update_listeners(self, state: TableState, seats: list[int]) -> None:
        """Make the bots of these seats, if needed, and tell them all that their seats saw."""
        if self._heard != state.number:
            self._listeners.clear()
            self._heard = state.number
        fresh: dict[int, Bot] = {}
        for seat in seats:
            level, seated = state.bot_level(seat), state.seated[seat]
            kept = self._listeners.get(seat)
            if kept is None or (kept.level, kept.seated) != (level, seated):
                seed = derive_seed(_seed_number(state.seed), f"bot {seat} {seated}")
                fresh[seat] = bot(level, seed, state.game, timed=True)
                self._listeners[seat] = _Listener(level, seated, fresh[seat])
        if any(listener.listens() for listener in fresh.values()):
            assert state.match is not None, "it has started"
            for events in replay_events(state.game, state.match.record):
                for seat, listener in fresh.items():
                    _tell(listener, seat, events)


def _known(level: str) -> str:
    """Return the level, or another one if the package of that bot is no longer installed."""
    return level if is_bot(level) else LEVELS[0].name


def _seen_by(state: TableState, seat: int) -> list[dict[str, Any]]:
    """Return all events so far, as the seat saw them."""
    assert state.match is not None, "it has started"
    told = replay_events(state.game, state.match.record)
    return [dict(event.seen_by(seat)) for events in told for event in events]


def decision_seed(state: TableState, seat: int) -> int:
    """Return the seed for the present question to a seat, which may take several quiet moves."""
    assert state.match is not None, "it has started"
    made = sum(mover == seat for mover, _ in state.match.record.moves)
    asked = state.asked_since[seat]
    return derive_seed(_seed_number(state.seed), f"bot {seat} asked at {asked} after {made}")


def imagined_for(table: Table, seat: int, seed: int) -> Table:
    """Return a determinized table: what the seat does not know is sampled from the seed."""
    return table.imagine(seat, quick(derive_seed(seed, "imagination")))


def replay_events(game: Game, record: Record) -> Iterator[list[Event]]:
    """Yield the events of the deal and of each move that was not taken back."""
    again = Match.deal(game, record.seats, record.seed, record.options)
    yield again.table.take_events()
    for place, (seat, move) in enumerate(record.moves):
        record.redeal(again.table, place)
        yield again.play(seat, move)


def _tell(listener: Bot, seat: int, events: list[Event]) -> None:
    if listener.listens():
        for event in events:
            listener.hear(event.seen_by(seat))


def _table(state: TableState) -> Table:
    assert state.match is not None, "it has started"
    return state.match.table


def _seed_number(seed: bytes) -> int:
    return int.from_bytes(seed, "big")
