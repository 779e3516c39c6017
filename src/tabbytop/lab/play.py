"""Playing one game between bots."""

from collections.abc import Sequence
from time import perf_counter
from typing import Final, NamedTuple

from tabbytop.bots.live import NEVER, LiveDriver
from tabbytop.bots.player import BlindBot, Bot
from tabbytop.bots.registry import bot
from tabbytop.kernel.events import Event
from tabbytop.kernel.game import Game
from tabbytop.kernel.generator import derive_seed, quick
from tabbytop.kernel.options import Options
from tabbytop.kernel.result import Result
from tabbytop.kernel.table import CLOCK, NOBODY, Table
from tabbytop.lab.errors import GameFailed

MAX_DECISIONS: Final = 100_000  # of one game; bots can repeat themselves for ever


class Outcome(NamedTuple):
    """The outcome of a game, as far as it is counted."""

    decisions: int
    first: int  # the seat that acted first, or NOBODY
    result: Result
    lost: tuple[str, ...] = ()  # for every seat, why its bot lost it to chance; mostly empty


class Stopwatch:
    """Measures how long the bots of a game thought, by seat. It is not part of an outcome, which
    is the same whenever a game is played."""

    def __init__(self, seats: int) -> None:
        self.answers = [0] * seats
        self.seconds = [0.0] * seats

    def add(self, seat: int, seconds: float) -> None:
        """Count an answer of the seat's bot."""
        self.answers[seat] += 1
        self.seconds[seat] += seconds


def play(
    game: Game,
    seats: Sequence[str],
    seed: int,
    options: Options,
    watch: Stopwatch | None = None,
) -> Outcome:
    """Play a game to its end, with the named bot on every seat.

    The seed decides everything: the deal and, by seeds derived from it, the choices of the bots.
    The first seat is that of the first decision which it was asked alone. The last of several seats
    to answer a common question does not count, and so neither does a question that was asked of
    several before; a game of only simultaneous decisions has no first seat. Raises GameFailed if
    the game or a bot crashes, or if it does not end. `watch` records how long each answer took.
    """
    bots = [bot(name, derive_seed(seed, f"seat {seat}"), game) for seat, name in enumerate(seats)]
    try:
        played = _play_live if game.live else _play_turns
        return played(game, bots, seed, options, watch)
    except Exception as error:
        told = f"{type(error).__name__}: {error}"
        who = f"seed {seed} and seats {','.join(seats)}"
        raise GameFailed(f"{game.name} with {who} broke down: {told}") from error
    finally:
        for player in bots:
            player.close()


def _play_turns(
    game: Game, bots: list[Bot], seed: int, options: Options, watch: Stopwatch | None
) -> Outcome:
    listeners = [(seat, player) for seat, player in enumerate(bots) if player.listens()]
    table = game.deal(len(bots), seed, options, events=bool(listeners))
    imagination = quick(derive_seed(seed, "imagination"))
    decisions = 0
    first = NOBODY
    together: set[str] = set()
    _tell(table, listeners)
    while asked := table.actors():
        seat = asked[0]
        if first == NOBODY:
            key = _question(table, seat)
            if len(asked) > 1:
                together.add(key)
            elif key not in together:
                first = seat
        player = bots[seat] if seat != CLOCK else None
        if player is None:
            move = table.moves(CLOCK)[0]
        else:
            asked_at = 0.0 if watch is None else perf_counter()
            if isinstance(player, BlindBot):
                move = player.pick(table.moves(seat))
            else:
                move = player.choose(table.imagine(seat, imagination), seat)
            if watch is not None:
                watch.add(seat, perf_counter() - asked_at)
        table.play(seat, move)
        decisions += 1
        if decisions >= MAX_DECISIONS:
            raise RuntimeError(f"it was not over after {MAX_DECISIONS:,} decisions")
        _tell(table, listeners)
    return _outcome(table, bots, decisions, first)


def _play_live(
    game: Game, bots: list[Bot], seed: int, options: Options, watch: Stopwatch | None
) -> Outcome:
    """Play in simulated time: nobody waits, but faster bots still move first."""
    table = game.deal(len(bots), seed, options, events=any(player.listens() for player in bots))

    def make(seat: int, move: int) -> list[Event]:
        table.play(seat, move)
        return table.take_events()

    live = LiveDriver(table, bots, seed, make, None if watch is None else watch.add)
    while table.actors():
        if live.next_due() == NEVER:
            raise RuntimeError("nobody is about to move, not even the clock")
        live.step()
        if live.moves_made >= MAX_DECISIONS:
            raise RuntimeError(f"it was not over after {MAX_DECISIONS:,} decisions")
    return _outcome(table, bots, live.moves_made, NOBODY)


def _outcome(table: Table, bots: list[Bot], decisions: int, first: int) -> Outcome:
    result = table.result()
    if result is None:
        raise RuntimeError("nobody is asked any more, and there is no result")
    for player in bots:
        if player.listens():
            player.hear_result(result)
    return Outcome(decisions, first, result, tuple(player.failure_details() for player in bots))


def _tell(table: Table, listeners: list[tuple[int, Bot]]) -> None:
    """Send the events to the bots that listen, each as its seat saw them."""
    if listeners:
        for event in table.take_events():
            for seat, player in listeners:
                player.hear(event.seen_by(seat))


def _question(table: Table, seat: int) -> str:
    prompt = table.prompt(seat)
    return "" if prompt is None else prompt.key
