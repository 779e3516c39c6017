"""A review as JSON-ready data, with its sentences in a language."""

from typing import Final, TypedDict

from tabbytop.kernel.game import Game
from tabbytop.kernel.game_texts import GameTexts
from tabbytop.kernel.telling import capital
from tabbytop.review.report import CHANCE, SCHEMA, STROKES, Loss, Review
from tabbytop.review.values import Estimate
from tabbytop.texts.catalogue import PERSON, add_area, render
from tabbytop.texts.message import Message
from tabbytop.texts.reader import Reader

_MINUS: Final = "\N{MINUS SIGN}"

add_area("review", kinds={"seat": PERSON})


class MoveDocument(TypedDict):
    """A move in notation and in words, and what it brings, in sentences."""

    move: str
    told: str
    reasons: list[str]


class LossDocument(TypedDict):
    """A move that cost something. `at` is the number of moves made before it."""

    at: int
    made: MoveDocument
    better: MoveDocument | None
    loss: float
    low: float
    high: float
    told: str


class SumLine(TypedDict):
    """A line of the sum: the first line is the sum of the others. `told` is the amount in words."""

    label: str
    amount: float
    told: str


class ReviewDocument(TypedDict):
    """A review; see docs/review.md."""

    schema: int
    game: str
    seats: int
    seat: int
    measure: str
    considered: int
    headline: str
    how: str
    notes: list[str]
    losses: list[LossDocument]
    sum: list[SumLine]


def document(review: Review, game: Game, reader: Reader, language: str) -> ReviewDocument:
    """Return a review as JSON-ready data, for a reader who speaks this language.

    Reasons address the player whose decisions are reviewed. If the reader is somebody else,
    because that player is a bot, they are quoted.
    """
    words = _Words(game, reader, review.seat, language)
    return {
        "schema": SCHEMA,
        "game": review.game,
        "seats": review.seats,
        "seat": review.seat,
        "measure": review.measure,
        "considered": review.considered,
        "headline": words.say(_headline(review)),
        "how": words.say(_how(review.measure)),
        "notes": [words.say(note) for note in review.notes],
        "losses": [words.loss(review.measure, loss) for loss in review.losses],
        "sum": words.sum(review),
    }


class _Words:
    """Puts a review into words."""

    def __init__(self, game: Game, reader: Reader, seat: int, language: str) -> None:
        self._texts = GameTexts(game, language)
        self._vocabulary = game.vocabulary
        self._reader = reader
        self._reviewed = Reader(reader.names, seat)
        self._seat = seat
        self._language = language

    def say(self, message: Message) -> str:
        return render(message, self._language, self._reader)

    def loss(self, measure: str, loss: Loss) -> LossDocument:
        better = None
        if loss.better != loss.made:
            better = self._move(loss.better, loss.better_reasons)
        made = self._move(loss.made, loss.made_reasons if better else loss.better_reasons)
        return {
            "at": loss.place,
            "made": made,
            "better": better,
            "loss": loss.loss.mean,
            "low": loss.loss.low,
            "high": loss.loss.high,
            "told": self.say(_cost(measure, loss.loss)),
        }

    def _move(self, move: int, reasons: tuple[Message, ...]) -> MoveDocument:
        return {
            "move": self._vocabulary.text(move),
            "told": capital(self._texts.tell_move(move, self._reader)),
            "reasons": self._reasons(reasons),
        }

    def _reasons(self, reasons: tuple[Message, ...]) -> list[str]:
        shown = self._texts.tell_reasons(reasons, self._reviewed)
        if not shown or self._reader.you == self._seat:
            return shown
        quoted = Message("review", "reasons-to", seat=self._seat, reasons=" ".join(shown))
        return [self.say(quoted)]

    def sum(self, review: Review) -> list[SumLine]:
        """Return the margin, the part that the seat decided, and the rest, rounded so that what is
        shown adds up."""
        places = 1 if review.measure == CHANCE else 0
        scale = 100.0 if review.measure == CHANCE else 1.0
        margin = round(review.margin * scale, places)
        decisions = -round(review.decisions.mean * scale, places)
        rest = round(margin - decisions, places)
        half = (review.decisions.high - review.decisions.mean) * scale
        result = {
            CHANCE: Message("review", "sum-chance"),
            STROKES: Message("review", "sum-strokes"),
        }.get(review.measure, Message("review", "sum-rules"))
        whose = Message("review", "sum-decisions", seat=review.seat)
        return [
            self._line(result, margin, 0.0, review.measure),
            self._line(whose, decisions, half, review.measure),
            self._line(Message("review", "sum-rest"), rest, 0.0, review.measure),
        ]

    def _line(self, label: Message, amount: float, half: float, measure: str) -> SumLine:
        shown = amount + 0.0  # no negative zero
        if measure != CHANCE:
            told = _signed(int(shown))
        elif half >= 0.05:
            uncertain = round(half, 1)
            signed = self._decimal(shown)
            told = self.say(Message("review", "points-about", amount=signed, uncertain=uncertain))
        else:
            told = self.say(Message("review", "points", amount=self._decimal(shown)))
        return {"label": self.say(label), "amount": shown, "told": told}

    def _decimal(self, amount: float) -> Message:
        number = abs(amount)
        if amount < 0:
            return Message("review", "minus", number=number)
        return Message("review", "plus", number=number)


def _signed(amount: int) -> str:
    return f"{_MINUS}{-amount}" if amount < 0 else f"{amount:+d}" if amount else "0"


def _headline(review: Review) -> Message:
    count = len(review.losses)
    if review.measure == CHANCE:
        if count == 0:
            return Message("review", "nothing-clear-chance")
        return Message("review", "clear-chance", count=count)
    return Message("review", "clear", count=count) if count else Message("review", "nothing-clear")


def _how(measure: str) -> Message:
    if measure == CHANCE:
        return Message("review", "how-chance")
    return Message("review", "how-strokes" if measure == STROKES else "how-rules")


def _cost(measure: str, loss: Estimate) -> Message:
    if measure == CHANCE:
        amount, low, high = (round(100 * part, 1) for part in (loss.mean, loss.low, loss.high))
        return Message("review", "loss-chance", amount=amount, low=low, high=high)
    if measure == STROKES:
        return Message("review", "loss-strokes", count=int(loss.mean))
    return Message("review", "loss-rules", count=int(loss.mean))
