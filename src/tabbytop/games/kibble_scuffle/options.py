"""Options: the variants (KS-V1, KS-V2, KS-V3)."""

from collections import Counter
from dataclasses import dataclass
from typing import Final

from tabbytop.games.kibble_scuffle.cards import DECK_SIZE, KINDS
from tabbytop.games.kibble_scuffle.words import message, quoted
from tabbytop.kernel.errors import BadOptions
from tabbytop.kernel.options import Options, option

_EXAMPLE: Final = tuple(
    kind.name
    for kind in KINDS
    for _ in range(2 if kind.name == "kitten" else kind.copies)
    if kind.name not in {"bag", "clumsy", "greedy"}
)


@dataclass(frozen=True)
class KibbleOptions(Options):
    """Options of one game of Kibble Scuffle."""

    deck: str = option(
        "basic",
        "which cards: the basic 20, all 25, a deck that every seat builds secretly, "
        "or the same 20 of your choice for everybody",
        choices=("basic", "all", "built", "same"),
    )
    cards: tuple[str, ...] = option(
        (),
        "with deck=same: the twenty cards, by name, a name for each",
        examples=(_EXAMPLE,),
        only_with={"deck": "same"},
    )
    opening: str = option(
        "dealt",
        "the first five cards: dealt, or chosen by every seat out of its own deck",
        choices=("dealt", "chosen"),
    )
    teams: bool = option(False, "four seats only: opposite seats are partners", seats=(4, 4))
    reminders: bool = option(
        False, "show which cards in a hand everybody has seen going there; else remember them"
    )

    def validate(self, seats: int) -> None:
        if self.teams and seats != 4:
            raise BadOptions(message("refusal-teams", seats=seats))
        if self.deck != "same":
            if self.cards:
                raise BadOptions(message("refusal-cards-without-deck"))
            return
        counts = Counter(self.cards)
        for kind in KINDS:
            if counts[kind.name] > kind.copies:
                told = message("refusal-copies", copies=kind.copies, card=kind.name)
                raise BadOptions(told)
        unknown = set(counts) - {kind.name for kind in KINDS}
        if unknown:
            raise BadOptions(message("refusal-unknown-card", name=quoted(sorted(unknown)[0])))
        if len(self.cards) != DECK_SIZE:
            told = message("refusal-deck-size", size=DECK_SIZE, count=len(self.cards))
            raise BadOptions(told)
