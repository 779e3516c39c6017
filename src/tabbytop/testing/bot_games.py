"""Records of games between bots, and of games in which everybody wants the same moves."""

from collections.abc import Mapping, Sequence

from tabbytop.bots.live import LiveDriver
from tabbytop.bots.player import Bot
from tabbytop.bots.registry import bot
from tabbytop.kernel.events import Event
from tabbytop.kernel.game import Game
from tabbytop.kernel.generator import Quick, derive_seed, quick
from tabbytop.kernel.match import Match
from tabbytop.kernel.options import Options
from tabbytop.kernel.record import Record
from tabbytop.kernel.table import Table
from tabbytop.testing.conformance import MAX_DECISIONS

_Options = Options | Mapping[str, object] | None


def bot_record(game: Game, seats: Sequence[str], seed: int, options: _Options = None) -> Record:
    """Play a game with the named bot on every seat; the seed decides everything."""
    bots = [bot(name, derive_seed(seed, f"seat {seat}"), game) for seat, name in enumerate(seats)]
    match = Match.deal(game, len(bots), seed, options)
    _tell(bots, match.table.take_events())
    if game.live:
        live = LiveDriver(match.table, bots, seed, match.play)
        while match.table.actors():
            live.step()
        return match.record
    imagination = quick(derive_seed(seed, "imagination"))
    while asked := match.table.actors():
        seat = asked[0]
        move = bots[seat].choose(match.table.imagine(seat, imagination), seat)
        _tell(bots, match.play(seat, move))
    return match.record


def wishful_record(
    game: Game, seats: int, seed: int, wishes: Sequence[str], options: _Options = None
) -> Record:
    """Play a game in which every seat makes a random move, but one that begins with a wish where
    there is such a move; earlier wishes come first."""
    match = Match.deal(game, seats, seed, options)
    chance = quick(seed)
    for _decision in range(MAX_DECISIONS):
        asked = match.table.actors()
        if not asked:
            return match.record
        match.play(asked[0], _wished_move(match.table, asked[0], wishes, chance))
    raise AssertionError(f"{game.name} with seed {seed}: no end after {MAX_DECISIONS} decisions")


def _wished_move(table: Table, seat: int, wishes: Sequence[str], chance: Quick) -> int:
    moves = list(table.moves(seat))
    for wish in wishes:
        wished = [move for move in moves if table.game.vocabulary.text(move).startswith(wish)]
        if wished:
            return wished[chance.below(len(wished))]
    return moves[chance.below(len(moves))]


def _tell(bots: Sequence[Bot], events: Sequence[Event]) -> None:
    for seat, player in enumerate(bots):
        if player.listens():
            for event in events:
                player.hear(event.seen_by(seat))
