"""A puzzle: a position, the seat that is asked, the best move, and how hard it is to find."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from tabbytop.games.parts import part_of
from tabbytop.kernel.game import Game
from tabbytop.kernel.record import FORMAT, Record
from tabbytop.kernel.table import Table
from tabbytop.puzzles.situation import Situation
from tabbytop.texts.message import Message

TRIES: Final = 20  # of each level, to see how often it finds the best move
LEVELS: Final = ("kitten", "tabby", "lynx", "puma", "tiger")
STRONGEST: Final = LEVELS[-1]  # it finds the move of every puzzle in at least half of its tries


def kind_of_situation(game: Game) -> type[Situation]:
    """Return the class of the decisions that a game's puzzles ask for: its part
    `thinking.puzzles` has SITUATION, if they are special."""
    own = part_of(game, "thinking.puzzles")
    kind: type[Situation] = Situation if own is None else own.SITUATION
    return kind


def situation_of(game: Game, record: Record, seat: int) -> Situation:
    """Return the decision of a seat after the moves of a record."""
    return kind_of_situation(game)(game, record, seat)


@dataclass(frozen=True)
class Verdict:
    """Whether a move is the best, why the best is, and the chances to win in thousandths."""

    right: bool
    best: int
    reasons: list[Message]
    tried_reasons: list[Message]
    best_chance: int
    tried_chance: int
    next_chance: int  # of the best of all other answers


@dataclass(frozen=True)
class Puzzle:
    """A decision of one seat in a game between bots.

    `chances` has for every answer, ascending, the seat's chance to win with it in thousandths. An
    answer is a legal move, or in Meow! all moves that are worth the same (`Situation.answers`).
    `margin` is what each other move loses at least (the lower end of its 95 % interval, 1 is a
    whole win). `found` has for each level how many of TRIES bots chose the best move.
    """

    record: Record
    seat: int
    best: str
    chances: tuple[int, ...]
    margin: float
    found: Mapping[str, int]

    @property
    def level(self) -> str:
        """The weakest level that finds the move in at least half of its tries."""
        return next((name for name in LEVELS if 2 * self.found[name] >= TRIES), STRONGEST)

    @property
    def difficulty(self) -> tuple[int, int, float]:
        """The key to sort by: the level, then how often all levels miss, then the margin."""
        return LEVELS.index(self.level), -sum(self.found.values()), -self.margin

    def table(self, game: Game) -> Table:
        """Return the position. It has the true hidden cards: show only the view of `seat`."""
        return self.record.replay(game)

    def situation(self, game: Game) -> Situation:
        """Return the decision: it has the story, the answers, and reasons."""
        return situation_of(game, self.record, self.seat)

    def judge_answer(self, game: Game, move: int) -> Verdict:
        """Return how good a legal move is here, with reasons.

        They come from what the seat knows. Raises IllegalMove for a move that is no answer here.
        """
        situation, best = self.situation(game), game.vocabulary.move(self.best)
        tried_place, best_place = situation.place_of(move), situation.place_of(best)
        right = tried_place == best_place
        if right:  # in other words, perhaps
            best = move
        return Verdict(
            right=right,
            best=best,
            reasons=situation.reasons(best),
            tried_reasons=[] if right else situation.reasons(move),
            best_chance=self.chances[best_place],
            tried_chance=self.chances[tried_place],
            next_chance=max(self.chances[:best_place] + self.chances[best_place + 1 :]),
        )

    def as_dict(self) -> dict[str, Any]:
        """Return the puzzle as JSON-ready data; game and rules are said once for all puzzles."""
        record = self.record.as_dict()
        kept = {key: record[key] for key in ("seats", "options", "seed", "moves")}
        return {
            **kept,
            "seat": self.seat,
            "best": self.best,
            "chances": list(self.chances),
            "margin": round(self.margin, 4),
            "found": dict(self.found),
        }

    @classmethod
    def read(cls, game: str, rules: int, document: Mapping[str, Any]) -> "Puzzle":
        """Return the puzzle of a document that `as_dict` made."""
        kept = {key: document[key] for key in ("seats", "options", "seed", "moves")}
        return cls(
            record=Record.read({"format": FORMAT, "game": game, "rules": rules, **kept}),
            seat=document["seat"],
            best=document["best"],
            chances=tuple(document["chances"]),
            margin=document["margin"],
            found=document["found"],
        )
