"""What the reader's things are worth as they stand, and with three cards more.

By private points (CL-C2): without the prize for costumes, the goals, and the price of leftovers,
which nobody knows before the end.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from tabbytop.games.cat_lady.best_plan import best_value, reference_plan
from tabbytop.games.cat_lady.cards import GIVES, TOKENS, is_box, is_cat, is_food
from tabbytop.games.cat_lady.holding import Holding, make_holding
from tabbytop.games.cat_lady.moves import LINE_CELLS, TAKE, VOCABULARY
from tabbytop.games.cat_lady.plan_scoring import PlanScore, score_plan
from tabbytop.terminal.boards.cat_lady.reading import (
    NUMBER,
    OTHER,
    cat_lady_view,
    own_hand,
    reader_of,
)

if TYPE_CHECKING:
    from tabbytop.terminal.scene import Scene

_REMEMBERED: Final = 256


class Things(NamedTuple):
    """What somebody has, all of it by kind and ascending."""

    cats: tuple[int, ...]
    tokens: tuple[int, ...]
    hand: tuple[int, ...]
    boxes: tuple[int, ...]
    vp_tokens: int
    gray: bool
    eaten: tuple[int, ...]  # what Choupette had before all others

    def with_cards(self, cards: Sequence[str]) -> "Things":
        """The same with these cards more."""
        kinds = [NUMBER[card] for card in cards]
        tokens = list(self.tokens)
        for kind in kinds:
            for token in GIVES[kind]:
                tokens[token] += 1
        return self._replace(
            cats=_and(self.cats, [kind for kind in kinds if is_cat(kind)]),
            tokens=tuple(tokens),
            hand=_and(self.hand, [kind for kind in kinds if _goes_to_hand(kind)]),
            boxes=_and(self.boxes, [kind for kind in kinds if is_box(kind)]),
        )

    def holding(self) -> Holding:
        """What a plan is made for; unless she has eaten, Choupette may still be paid."""
        mine = make_holding(
            list(self.cats), list(self.tokens), list(self.hand), list(self.boxes), self.vp_tokens
        )
        mine.eaten = list(self.eaten)
        mine.choupette_payable = not self.eaten
        mine.gray = self.gray
        return mine


def things(scene: "Scene") -> Things | None:
    """What the reader has; an onlooker has nothing."""
    mine, view = reader_of(scene), cat_lady_view(scene.view)
    if mine is None:
        return None
    paid = view["paid"] if "choupette" in mine["cats"] else []
    return Things(
        cats=_and((), [NUMBER[cat] for cat in mine["cats"]]),
        tokens=tuple(mine["food"][token] for token in TOKENS),
        hand=_and((), [NUMBER[card] for card in own_hand(scene.view)]),
        boxes=_and((), [NUMBER[box] for box in mine["boxes"]]),
        vp_tokens=mine["vp_tokens"],
        gray=view["edition"] == "treats",
        eaten=_and((), [VOCABULARY.move(text) for text in paid]),
    )


@lru_cache(_REMEMBERED)
def points(mine: Things) -> int:
    """What the best plan would bring now."""
    return best_value(mine.holding(), None)


@lru_cache(_REMEMBERED)
def standing(mine: Things) -> PlanScore:
    """The best plan for now, item by item."""
    holding = mine.holding()
    return score_plan(holding, reference_plan(holding), None)


def change(mine: Things, cards: Sequence[str]) -> int:
    """How many points these cards would add or cost."""
    return points(mine.with_cards(cards)) - points(mine)


def cards_of(scene: "Scene", take: int) -> list[str]:
    """The cards that taking a line brings."""
    grid = cat_lady_view(scene.view)["grid"]
    cards = [grid[cell]["card"] for cell in LINE_CELLS[TAKE.first(take)]]
    return [card for card in cards if card is not None]


def leaves_out(scene: "Scene", take: int) -> bool:
    """Whether a line has cards whose worth the points leave out: costumes bring a prize that
    nobody knows yet, and lost cats, bags and the like what is made of them."""
    return any(
        card in OTHER and OTHER[card].group in {"costume", "play"} for card in cards_of(scene, take)
    )


def _and(kinds: tuple[int, ...], more: Sequence[int]) -> tuple[int, ...]:
    return tuple(sorted([*kinds, *more]))


def _goes_to_hand(kind: int) -> bool:
    return not (is_cat(kind) or is_food(kind) or is_box(kind))
