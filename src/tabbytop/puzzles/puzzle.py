"""A puzzle: a position, the seat that is asked, the best move, and how hard it is to find."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from tabbytop.kernel.game import Game
from tabbytop.kernel.generator import derive_seed, quick
from tabbytop.kernel.record import FORMAT, Record
from tabbytop.kernel.table import Table
from tabbytop.texts.message import Message

TRIES: Final = 20  # of each level, to see how often it finds the best move
LEVELS: Final = ("kitten", "tabby", "lynx", "puma", "tiger")
STRONGEST: Final = LEVELS[-1]  # it finds the move of every puzzle in at least half of its tries


@dataclass(frozen=True)
class Verdict:
    """Whether a move is the best, why the best is, and the chances to win in thousandths."""

    right: bool
    best: int
    reasons: list[Message]
    tried_reasons: list[Message]
    best_chance: int
    tried_chance: int


@dataclass(frozen=True)
class Puzzle:
    """A decision of one seat in a game between bots.

    `chances` has for every legal move, ascending, the seat's chance to win with it in thousandths.
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

    def table(self, game: Game, *, events: bool = False) -> Table:
        """Return the position. It has the true hidden cards: show only the view of `seat`."""
        return self.record.replay(game, events=events)

    def imagined(self, game: Game) -> Table:
        """Return the position as the seat knows it, always with the same made-up hidden cards."""
        table = self.table(game)
        return table.imagine(self.seat, quick(derive_seed(len(self.record.moves), "puzzle")))

    def story(self, game: Game) -> list[dict[str, object]]:
        """Return what the seat saw happen since its own last move; all of it if it made none."""
        own = [place for place, (seat, _) in enumerate(self.record.moves) if seat == self.seat]
        before = own[-1] + 1 if own else 0
        table = self.record.replay(game, before, events=True)
        seen = [] if own else table.take_events()
        table.take_events()
        for seat, text in self.record.moves[before:]:
            table.play(seat, text)
            seen += table.take_events()
        return [event.seen_by(self.seat) for event in seen]

    def judge_answer(self, game: Game, move: int) -> Verdict:
        """Return how good a legal move is here, with reasons.

        They come from the table as the seat knows it.
        """
        table, best = self.imagined(game), game.vocabulary.move(self.best)
        legal, judge = list(table.moves(self.seat)), game.judge
        return Verdict(
            right=move == best,
            best=best,
            reasons=judge.reasons(table.copy(), self.seat, best),
            tried_reasons=[] if move == best else judge.reasons(table.copy(), self.seat, move),
            best_chance=self.chances[legal.index(best)],
            tried_chance=self.chances[legal.index(move)],
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
