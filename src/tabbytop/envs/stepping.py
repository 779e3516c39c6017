"""Tables that play game after game, driven by an agent and by bots: the loop of a batch.

It is compiled, and knows neither numpy nor any other library.
"""

from collections.abc import Callable
from typing import Final, final

from tabbytop.bots.player import BlindBot, Bot
from tabbytop.envs.actions import NO_RUN, ActionCodec
from tabbytop.envs.encoder import Encoder
from tabbytop.envs.ticks import FIRST_TICK, Tick
from tabbytop.kernel.errors import MoveError
from tabbytop.kernel.game import Game
from tabbytop.kernel.generator import Generator, derive_seed, quick
from tabbytop.kernel.legal_moves import Moves, move_at
from tabbytop.kernel.options import Options
from tabbytop.kernel.result import Result
from tabbytop.kernel.table import NOBODY, Table

BotMaker = Callable[[int], Bot]


@final
class TableConfig:
    """What all tables of a batch have in common.

    `bots` has, for each seat, None if the agent plays it, or a function that makes a bot from a
    seed.
    """

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Options,
        bots: list[BotMaker | None],
        max_steps: int,
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.bots = bots
        self.max_steps = max_steps
        self.codec = ActionCodec(game)
        self.has_bots = False
        for maker in bots:
            if maker is not None:
                self.has_bots = True

    def deal(self, seed: int, events: bool) -> Table:
        """Deal as `Game.deal` does; the options have been checked before."""
        table: Table = self.game.new_table(self.seats, self.options, quick(seed))
        if events:
            table.events = []
        self.game.set_up(table)
        table.advance()
        return table


@final
class PlayedTable:
    """A table, its bots and its simulated clock, between two decisions of the agent."""

    def __init__(self, config: TableConfig) -> None:
        self._config = config
        self._bots: list[Bot | None] = []
        self._listeners: list[int] = []
        self._imagination: Generator = quick(0)
        self._tick: Tick = FIRST_TICK
        self._last_actor = NOBODY  # in this tick; newer than that of `_tick`
        self._decisions = 0
        self.table: Table = config.deal(0, False)
        self.seat = NOBODY  # the seat that the agent answers for; NOBODY when the game has ended
        self.run = NO_RUN  # the run of moves that the agent has picked
        self.truncated = False
        self.result: Result | None = None

    def start(self, seed: int) -> None:
        """Deal a new game, and play until the agent is asked or the game has ended."""
        config = self._config
        self.close()
        for seat in range(len(config.bots)):
            maker = config.bots[seat]
            bot = None if maker is None else maker(derive_seed(seed, f"seat {seat}"))
            self._bots.append(bot)
            if bot is not None and bot.listens():
                self._listeners.append(seat)
        self.table = config.deal(seed, bool(self._listeners))
        if config.has_bots:
            self._imagination = quick(derive_seed(seed, "imagination"))
        self._decisions = 0
        self.run = NO_RUN
        self.truncated = False
        self.result = None
        self._set_tick(FIRST_TICK.run_clock(self.table))
        self._play_on()

    def legal_actions(self) -> Moves:
        """Return the legal actions of the agent. A list may belong to the table: do not change
        it."""
        moves = self.table.shared_moves(self.seat)
        codec = self._config.codec
        return moves if codec.is_plain else codec.legal(moves, self.run)

    def allows(self, action: int) -> bool:
        """Return whether the agent may choose this action now."""
        if self._config.codec.is_plain:
            return self.table.allows(self.seat, action)
        return action in self.legal_actions()

    def refusal(self, action: int) -> MoveError | None:
        """Return why an action is illegal; None if it is legal."""
        if self.allows(action):
            return None
        codec = self._config.codec
        if codec.run_of(action) != NO_RUN:
            return MoveError(f"none of {codec.text(action)} is legal now")
        try:
            move = codec.move_of(action, self.run)
        except MoveError as error:
            return error
        return self.table.refusal(self.seat, move)

    def play(self, action: int) -> None:
        """Take the agent's action, which is legal, and play until it is asked again."""
        codec = self._config.codec
        move = action
        if not codec.is_plain:
            picked = codec.run_of(action)
            if picked != NO_RUN:
                self.run = picked
                return
            move = codec.move_of(action, self.run)
            self.run = NO_RUN
        self.table.play_unchecked(self.seat, move)
        self._after_move(self.seat)
        self._play_on()

    def close(self) -> None:
        """Let go of the bots."""
        for bot in self._bots:
            if bot is not None:
                bot.close()
        self._bots = []
        self._listeners = []

    def _after_move(self, seat: int) -> None:
        self._decisions += 1
        self._last_actor = seat
        for other in self.table.shared_actors():
            if other > seat:
                return
        # Nobody is left to answer in this tick.
        self._set_tick(Tick(seat, self._tick.waits).run_clock(self.table))

    def _set_tick(self, tick: Tick) -> None:
        self._tick = tick
        self._last_actor = tick.last_actor

    def _play_on(self) -> None:
        """Let the bots answer until the agent is asked, or the game has ended."""
        while True:
            if self._listeners:
                self._tell_bots()
            seat = self._actor()
            if seat == NOBODY:
                self._end()
                return
            if self._decisions >= self._config.max_steps:
                self.truncated = True
                self.seat = NOBODY
                return
            bot = self._bots[seat]
            if bot is None:
                self.seat = seat
                return
            if isinstance(bot, BlindBot):
                move = bot.pick(self.table.moves(seat))
            else:
                move = bot.choose(self.table.imagine(seat, self._imagination), seat)
            self.table.play(seat, move)
            self._after_move(seat)

    def _actor(self) -> int:
        """Return the seat that answers next; NOBODY if the game is over."""
        for seat in self.table.shared_actors():
            if seat > self._last_actor:
                return seat
        return NOBODY

    def _end(self) -> None:
        self.seat = NOBODY
        self.result = self.table.result()
        if self.result is None:
            raise RuntimeError("nobody is asked any more, and there is no result")
        for seat in self._listeners:
            bot = self._bots[seat]
            if bot is not None:
                bot.hear_result(self.result)

    def _tell_bots(self) -> None:
        for event in self.table.take_events():
            for seat in self._listeners:
                bot = self._bots[seat]
                if bot is not None:
                    bot.hear(event.seen_by(seat))


@final
class BatchLoop:
    """Steps many tables, and encodes a block of them at a time.

    A game that has ended is followed by the next one at once: `next_seed(table)` gives its seed.
    `ended` lists the tables whose game has ended in the last block, `final` their last states.
    """

    def __init__(
        self,
        config: TableConfig,
        tables: int,
        encoder: Encoder,
        next_seed: Callable[[int], int],
    ) -> None:
        self.tables = [PlayedTable(config) for _table in range(tables)]
        self.encoder = encoder
        self.actors = [NOBODY] * tables
        self.ended: list[int] = []
        self.final: list[FinalState] = []
        self._next_seed = next_seed

    def start(self, table: int) -> None:
        """Deal a new game at a table.

        A game that ends before the agent is asked is not an episode: the next one is dealt.
        """
        played = self.tables[table]
        played.start(self._next_seed(table))
        while played.seat == NOBODY:
            played.start(self._next_seed(table))
        self.actors[table] = played.seat

    def refusal(self, actions: list[int]) -> tuple[int, MoveError] | None:
        """Return the first table whose action is illegal, and why; None if all are legal."""
        for place in range(len(self.tables)):
            played = self.tables[place]
            if not played.allows(actions[place]):
                error = played.refusal(actions[place])
                if error is not None:
                    return place, error
        return None

    def random_actions(self, generator: Generator) -> list[int]:
        """Return a random legal action for each table, all equally likely."""
        actions: list[int] = []
        for played in self.tables:
            moves = played.legal_actions()
            actions.append(move_at(moves, generator.below(len(moves))))
        return actions

    def step(self, first: int, end: int, actions: list[int]) -> None:
        """Make the legal actions of the tables `first` … `end - 1`, and encode these tables."""
        self.ended = []
        self.final = []
        self.encoder.clear()
        for place in range(first, end):
            played = self.tables[place]
            played.play(actions[place])
            if played.seat == NOBODY:
                self.ended.append(place)
                self.final.append(FinalState(played.table, played.result))
                self.start(place)
            else:
                self.actors[place] = played.seat
            self._encode_row(place - first, played)  # at once: the table is still in the cache

    def encode(self, first: int, end: int) -> None:
        """Write the tables `first` … `end - 1` into the rows of the encoder."""
        self.encoder.clear()
        for place in range(first, end):
            self._encode_row(place - first, self.tables[place])

    def _encode_row(self, row: int, played: PlayedTable) -> None:
        self.encoder.write(row, played.table, played.seat, played.run)
        self.encoder.write_mask(row, played.legal_actions())

    def close(self) -> None:
        """Let go of all bots."""
        for played in self.tables:
            played.close()


@final
class FinalState:
    """A game that has ended: its table, and its result; None if it was truncated."""

    def __init__(self, table: Table, result: Result | None) -> None:
        self.table = table
        self.result = result


BLOCK: Final = 32  # tables that are encoded at a time, so that their rows stay in the cache
