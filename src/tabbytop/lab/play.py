"""One game between bots."""

from collections.abc import Sequence
from time import perf_counter
from typing import Final, NamedTuple

from tabbytop.bots.live import NEVER, Live
from tabbytop.bots.player import BlindBot, Bot
from tabbytop.bots.registry import bot
from tabbytop.bots.seeds import derive_seed
from tabbytop.kernel.events import Event
from tabbytop.kernel.game import Game
from tabbytop.kernel.generator import quick
from tabbytop.kernel.options import Options
from tabbytop.kernel.result import Result
from tabbytop.kernel.table import CLOCK, NOBODY, Table
from tabbytop.lab.errors import GameFailed

LONGEST: Final = 100_000  # decisions; bots can go in circles


class Outcome(NamedTuple):
    """What is counted of a game."""

    decisions: int
    first: int  # the seat that acted first, or NOBODY
    result: Result
    lost: tuple[str, ...] = ()  # for every seat, why its bot lost it to chance; mostly empty


class Stopwatch:
    """How long the bots of a game thought, by seat; no part of an outcome, which is the same
    whenever it is played.
    """

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

    The seed decides everything: the deal and, by seeds derived from it, what the bots do.
    The seat that acted first is that of the first decision it was asked for alone. The last one
    to answer a question that went to several is no such seat, so a question that several were
    asked before does not count; a game in which all decide together throughout has none.
    A game that breaks down, or goes on and on, raises GameFailed. A watch is told how long each
    answer took.
    """
    bots = [bot(name, derive_seed(seed, f"seat {seat}"), game) for seat, name in enumerate(seats)]
    try:
        played = _played_live if game.live else _played
        return played(game, bots, seed, options, watch)
    except Exception as error:
        told = f"{type(error).__name__}: {error}"
        who = f"seed {seed} and seats {','.join(seats)}"
        raise GameFailed(f"{game.name} with {who} broke down: {told}") from error
    finally:
        for player in bots:
            player.close()


def _played(
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
        if decisions >= LONGEST:
            raise RuntimeError(f"it was not over after {LONGEST:,} decisions")
        _tell(table, listeners)
    return _ended(table, bots, decisions, first)


def _played_live(
    game: Game, bots: list[Bot], seed: int, options: Options, watch: Stopwatch | None
) -> Outcome:
    """In simulated time: nobody waits, and the quicker hand comes first all the same."""
    table = game.deal(len(bots), seed, options, events=any(player.listens() for player in bots))

    def make(seat: int, move: int) -> list[Event]:
        table.play(seat, move)
        return table.take_events()

    live = Live(table, bots, seed, make, None if watch is None else watch.add)
    while table.actors():
        if live.next_due() == NEVER:
            raise RuntimeError("nobody is about to move, not even the clock")
        live.step()
        if live.moves_made >= LONGEST:
            raise RuntimeError(f"it was not over after {LONGEST:,} decisions")
    return _ended(table, bots, live.moves_made, NOBODY)


def _ended(table: Table, bots: list[Bot], decisions: int, first: int) -> Outcome:
    result = table.result()
    if result is None:
        raise RuntimeError("nobody is asked any more, and there is no result")
    for player in bots:
        if player.listens():
            player.hear_result(result)
    return Outcome(decisions, first, result, tuple(player.open_trouble() for player in bots))


def _tell(table: Table, listeners: list[tuple[int, Bot]]) -> None:
    """What happened, to those who listen, each as its seat saw it."""
    if listeners:
        for event in table.take_events():
            for seat, player in listeners:
                player.hear(event.seen_by(seat))


def _question(table: Table, seat: int) -> str:
    prompt = table.prompt(seat)
    return "" if prompt is None else prompt.key
