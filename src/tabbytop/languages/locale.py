"""The interface of a translation."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Protocol

from tabbytop.kernel.guide import Card
from tabbytop.kernel.result import Result, ScoreLine
from tabbytop.kernel.telling import Teller
from tabbytop.languages.phrasebook import Phrasebook


class Speaker(Protocol):
    """The texts of a game in one language. A `Game` provides them in English."""

    def tell_prompt(self, prompt: Mapping[str, object], teller: Teller) -> str:
        """Return what a seat is asked."""

    def tell_event(self, event: Mapping[str, object], teller: Teller) -> str:
        """Return what happened; empty if it needs no words."""

    def tell_move(self, move: int, teller: Teller) -> str:
        """Return a move in words."""

    def tell_score_line(self, line: ScoreLine, teller: Teller) -> str:
        """Return a line of the score sheet."""

    def tell_rules(self) -> str:
        """Return how to play, in short."""

    def tell_cards(self, options: Mapping[str, object]) -> list[Card]:
        """Return the cards and pieces of the game."""


@dataclass(frozen=True)
class Locale:
    """A language: the texts of each game, a phrasebook for notices, and the verdict of a result.

    `verdict` takes the result, the translated reason, and the teller.
    """

    speakers: Mapping[str, Speaker]
    phrases: Phrasebook
    verdict: Callable[[Result, str, Teller], str]
