"""Mine puzzles from bot games: one move stays clearly best there with ten times the search."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from tabbytop.bots.registry import bot
from tabbytop.kernel.game import Game
from tabbytop.kernel.generator import derive_seed, quick
from tabbytop.kernel.judge import UNSURE
from tabbytop.kernel.record import Record
from tabbytop.kernel.table import CLOCK
from tabbytop.puzzles.puzzle import (
    LEVELS,
    STRONGEST,
    TRIES,
    Puzzle,
    kind_of_situation,
    situation_of,
)
from tabbytop.puzzles.situation import Situation
from tabbytop.review.values import MoveValue, estimate, move_values
from tabbytop.testing.bot_games import bot_record
from tabbytop.texts.message import Message

MORE: Final = 10  # times as many to confirm
_GLANCE: Final = 4  # a quarter of the worlds drops most positions
_FEWEST, _MOST = 3, 40  # legal moves of a puzzle
_HOPELESS, _WON = 0.03, 0.97  # chances to win between which a puzzle lies
_SHARE_OF_KIND: Final = 0.5  # of the puzzles may have a best move of the same kind
_SHARE_OF_LEVEL: Final = 0.4
_LONGEST: Final = 14  # turns of a story that is told from the deal on
_RIVALS: Final = 3  # moves that are played to the end beside the best one …
_PLAYOUTS: Final = 40  # … so many times …
_PLAYS_ON: Final = "puma"  # … by bots of this level


@dataclass(frozen=True)
class Search:
    """How many determinized tables the base search has, and what every other move must lose at
    least there, and with ten times as many: the lower end of its 95 % interval."""

    worlds: int = 128
    clear: float = 0.02


@dataclass
class Tally:
    """How many positions were looked at, were clear at the base search, survived ten times the
    search, lasted when strong bots played to the end, and are seen alike by the strongest level."""

    games: int = 0
    looked: int = 0
    clear: int = 0
    survived: int = 0
    lasting: int = 0
    agreed: int = 0

    def message(self) -> Message:
        """Return the counts in a line."""
        return Message(
            "lab-report",
            "puzzles-counted",
            games=self.games,
            looked=self.looked,
            clear=self.clear,
            survived=self.survived,
            share=round(100 * self.survived / self.clear) if self.clear else None,
            lasting=self.lasting,
            level=STRONGEST,
            agreed=self.agreed,
        )


class Variety:
    """Keeps a collection of so many puzzles varied: in the kinds of moves that are best, and in
    difficulty."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._kinds: Counter[str] = Counter()
        self._levels: Counter[str] = Counter()

    def wants_move(self, best: str) -> bool:
        """Return whether another puzzle may have a best move of this kind."""
        return self._kinds[_kind(best)] < self._most * _SHARE_OF_KIND

    def take(self, puzzle: Puzzle) -> bool:
        """Count a puzzle, unless there are enough of its level."""
        if self._levels[puzzle.level] >= self._most * _SHARE_OF_LEVEL:
            return False
        self._levels[puzzle.level] += 1
        self._kinds[_kind(puzzle.best)] += 1
        return True


def _kind(move: str) -> str:
    return move.partition(" ")[0]


def mine_puzzles(
    game: Game, games: int, seed: int, tally: Tally, most: int, search: Search
) -> Iterator[Puzzle]:
    """Yield at most `most` puzzles from so many bot games, and one from each; the seed decides
    everything."""
    variety, count = Variety(most), 0
    for number in range(games):
        found = _mine_game(
            game, derive_seed(seed, f"game {number}"), number, tally, variety, search
        )
        tally.games += 1
        if found is not None and variety.take(found):
            yield found
            count += 1
            if count == most:
                return


def _mine_game(
    game: Game, seed: int, number: int, tally: Tally, variety: Variety, search: Search
) -> Puzzle | None:
    kind = kind_of_situation(game)
    setup = kind.setup(game, number)
    seed %= 1 << 32  # short in the file
    record = bot_record(game, setup.players, seed, setup.options)
    chance = quick(derive_seed(seed, "places"))
    for place in kind.places(game, record, chance):
        start = Record(
            record.game, record.rules, record.seats, record.options, seed, record.moves[:place]
        )
        found = try_position(game, start, record.moves[place][0], seed, tally, variety, search)
        if found is not None:
            return found
    return None


def try_position(
    game: Game, record: Record, seat: int, seed: int, tally: Tally, variety: Variety, search: Search
) -> Puzzle | None:
    """Return the decision of a seat after these moves as a puzzle, if it is one."""
    if seat == CLOCK:
        return None
    situation = situation_of(game, record, seat)
    if not _is_candidate(situation, seed):
        return None
    tally.looked += 1
    most = 1.0 if situation.tells_all else _WON  # the answer to a riddle may win at once
    glance = _values(situation, seed, search.worlds // _GLANCE)
    if not _is_clear(glance, 0.0, most):
        return None
    if not variety.wants_move(game.vocabulary.text(glance[0].move)):
        return None
    base = _values(situation, derive_seed(seed, "base"), search.worlds)
    if not _is_clear(base, search.clear, most) or not situation.can_be_best(base[0].move):
        return None
    tally.clear += 1
    sure = _values(situation, derive_seed(seed, "sure"), search.worlds * MORE)
    if sure[0].move != base[0].move or not _is_clear(sure, search.clear, most):
        return None
    tally.survived += 1
    best = sure[0]
    if not _lasts(situation, sure, seed):
        return None
    tally.lasting += 1
    strongest = _times_found(situation, best.move, STRONGEST, seed, least=TRIES // 2)
    if 2 * strongest < TRIES:  # it searches in another way, and does not agree
        return None
    tally.agreed += 1
    by_move = {each.move: round(1000 * each.value.mean) for each in sure}
    return Puzzle(
        record=record,
        seat=seat,
        best=game.vocabulary.text(best.move),
        chances=tuple(by_move[move] for move in situation.answers),
        margin=min(each.loss.low for each in sure[1:]),
        found={
            **{each: _times_found(situation, best.move, each, seed) for each in LEVELS[:-1]},
            STRONGEST: strongest,
        },
    )


def holds(game: Game, puzzle: Puzzle, seed: int, search: Search) -> bool:
    """Whether a puzzle survives ten times the search once more, with other random numbers."""
    situation = situation_of(game, puzzle.record, puzzle.seat)
    best = game.vocabulary.move(puzzle.best)
    sure = _values(situation, seed, search.worlds * MORE)
    is_best = situation.place_of(sure[0].move) == situation.place_of(best)
    return is_best and _is_clear(sure, 0.0, 1.0) and _lasts(situation, sure, seed)


def _lasts(situation: Situation, values: list[MoveValue], seed: int) -> bool:
    """Whether no rival comes off clearly better than the best move when strong bots play on to the
    end, where no judge estimates anything. The answer to a riddle shows in the same turn."""
    if situation.tells_all:
        return True
    best = _wins(situation, values[0].move, seed)
    for rival in values[1 : 1 + _RIVALS]:
        wins = _wins(situation, rival.move, seed)
        gains = [other - own for own, other in zip(best, wins, strict=True)]
        if estimate(gains).is_clear:
            return False
    return True


def _wins(situation: Situation, move: int, seed: int) -> list[float]:
    """Return the seat's win, a part of one or none, in each game that bots play on after a move.

    Deals and bots are the same for all moves.
    """
    game, seat = situation.game, situation.seat
    wins: list[float] = []
    for number in range(_PLAYOUTS):
        chance = quick(derive_seed(seed, f"end {number}"))
        table = situation.table.imagine(seat, chance)
        table.play(seat, move)
        bots = [bot(_PLAYS_ON, chance.branch().below(1 << 32), game) for _ in range(table.seats)]
        while asked := table.actors():
            table.play(asked[0], bots[asked[0]].choose(table.imagine(asked[0], chance), asked[0]))
        result = table.result()
        assert result is not None, "nobody is asked any more"
        wins.append(1 / len(result.winners) if seat in result.winners else 0.0)
    return wins


def _values(situation: Situation, seed: int, worlds: int) -> list[MoveValue]:
    return move_values(
        situation.table,
        situation.seat,
        seed=seed,
        worlds=worlds,
        moves=situation.answers,
        imagine=situation.imagine,
    )


def _is_candidate(situation: Situation, seed: int) -> bool:
    table, seat = situation.table, situation.seat
    if seat not in table.actors() or not situation.is_candidate():
        return False
    if not _FEWEST <= len(situation.answers) <= _MOST:
        return False
    if situation.tells_all:  # the judge knows less than the seat remembers
        return len(situation.story()) <= _LONGEST
    return table.game.judge.certain_move(table.imagine(seat, quick(seed)), seat) == UNSURE


def _is_clear(values: list[MoveValue], by: float, most: float) -> bool:
    best = values[0].value.mean
    return _HOPELESS < best <= most and all(each.loss.low > by for each in values[1:])


def _times_found(situation: Situation, best: int, level: str, seed: int, least: int = 0) -> int:
    """Return how many of TRIES bots of a level choose the best move; stop when fewer than `least`
    are left to find."""
    found, wanted = 0, situation.place_of(best)
    for number in range(TRIES):
        if found + TRIES - number < least:
            break
        own = derive_seed(seed, f"{level} {number}")
        player = bot(level, own, situation.game)
        if player.listens():
            for event in situation.heard:
                player.hear(event)
        move = player.choose(situation.table.imagine(situation.seat, quick(own)), situation.seat)
        found += situation.place_of(move) == wanted
    return found
