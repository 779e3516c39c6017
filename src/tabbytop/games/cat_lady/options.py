"""The options: edition, shared goals, open hands, and the difficulty of solitaire."""

from dataclasses import dataclass

from tabbytop.games.cat_lady.words import message
from tabbytop.kernel.errors import BadOptions
from tabbytop.kernel.options import Options, option


@dataclass(frozen=True)
class CatLadyOptions(Options):
    """The options of a game of Cat Lady."""

    edition: str = option(
        "treats",
        "the cards: with Box of Treats, or the base game alone (2-4 seats)",
        choices=("treats", "base"),
        seats=(2, 4),
    )
    goals: bool = option(
        False,
        "shared goals between neighbours: 3 or more seats, with treats",
        only_with={"edition": "treats"},
        seats=(3, 6),
    )
    open_hands: bool = option(False, "everybody's hand lies open; else only its size is shown")
    difficulty: str = option(
        "normal",
        "solitaire only: the cat player begins with one, two or three starting cards",
        choices=("easy", "normal", "hard"),
        seats=(1, 1),
    )

    def validate(self, seats: int) -> None:
        if self.edition == "base" and not 2 <= seats <= 4:
            raise BadOptions(message("refusal-base-seats", seats=seats))
        if self.goals and self.edition != "treats":
            raise BadOptions(message("refusal-goals-without-treats"))
        if self.goals and seats < 3:
            raise BadOptions(message("refusal-goals-seats", seats=seats))
        if self.difficulty != "normal" and seats != 1:
            raise BadOptions(message("refusal-difficulty-seats"))
