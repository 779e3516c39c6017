"""What it takes to speak a language at all tables."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Protocol

from tabbytop.kernel.guide import Card
from tabbytop.kernel.result import Result, ScoreLine
from tabbytop.kernel.telling import Teller
from tabbytop.languages.phrasebook import Phrasebook


class Speaker(Protocol):
    """Says what a game has to say. A game does so itself, in English."""

    def tell_prompt(self, prompt: Mapping[str, object], teller: Teller) -> str:
        """What a seat is asked."""

    def tell_event(self, event: Mapping[str, object], teller: Teller) -> str:
        """What happened; empty if it needs no words."""

    def tell_move(self, move: int, teller: Teller) -> str:
        """A move in words."""

    def tell_score_line(self, line: ScoreLine, teller: Teller) -> str:
        """A line of the score sheet."""

    def tell_rules(self) -> str:
        """How to play, in short."""

    def tell_cards(self, options: Mapping[str, object]) -> list[Card]:
        """What it is played with."""


@dataclass(frozen=True)
class Locale:
    """A language: who speaks it for which game, its phrases, and how a game's end is told, for
    which reason."""

    speakers: Mapping[str, Speaker]
    phrases: Phrasebook
    verdict: Callable[[Result, str, Teller], str]
