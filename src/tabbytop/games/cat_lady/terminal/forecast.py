"""Forecast points: what the reader's cards are worth now, and with three cards more.

Private points (CL-C2): without the prize for costumes, the goals, and the price of leftovers, which
nobody knows before the end.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from tabbytop.games.cat_lady.best_plan import best_value, reference_plan
from tabbytop.games.cat_lady.cards import GIVES, TOKENS, is_box, is_cat, is_food
from tabbytop.games.cat_lady.holding import Holding, make_holding
from tabbytop.games.cat_lady.moves import LINE_CELLS, TAKE, VOCABULARY
from tabbytop.games.cat_lady.plan_scoring import PlanScore, score_plan
from tabbytop.games.cat_lady.terminal.view_helpers import (
    KIND_BY_NAME,
    KIND_NUMBER,
    cat_lady_view,
    own_hand,
    reader_player,
)

if TYPE_CHECKING:
    from tabbytop.terminal.render_context import RenderContext

_CACHE_SIZE: Final = 256


class Holdings(NamedTuple):
    """What a player has, by kind, in ascending order."""

    cats: tuple[int, ...]
    tokens: tuple[int, ...]
    hand: tuple[int, ...]
    boxes: tuple[int, ...]
    vp_tokens: int
    gray: bool
    eaten: tuple[int, ...]  # what Choupette was paid before feeding

    def with_cards(self, cards: Sequence[str]) -> "Holdings":
        """Return the same holdings with these cards added."""
        kinds = [KIND_NUMBER[card] for card in cards]
        tokens = list(self.tokens)
        for kind in kinds:
            for token in GIVES[kind]:
                tokens[token] += 1
        return self._replace(
            cats=_sorted_with(self.cats, [kind for kind in kinds if is_cat(kind)]),
            tokens=tuple(tokens),
            hand=_sorted_with(self.hand, [kind for kind in kinds if _goes_to_hand(kind)]),
            boxes=_sorted_with(self.boxes, [kind for kind in kinds if is_box(kind)]),
        )

    def holding(self) -> Holding:
        """Return the `Holding` to plan for; Choupette may still be paid unless she has eaten."""
        mine = make_holding(
            list(self.cats), list(self.tokens), list(self.hand), list(self.boxes), self.vp_tokens
        )
        mine.eaten = list(self.eaten)
        mine.choupette_payable = not self.eaten
        mine.gray = self.gray
        return mine


def reader_holdings(context: "RenderContext") -> Holdings | None:
    """Return what the reader has; None for an onlooker."""
    mine, view = reader_player(context), cat_lady_view(context.view)
    if mine is None:
        return None
    paid = view["paid"] if "choupette" in mine["cats"] else []
    return Holdings(
        cats=_sorted_with((), [KIND_NUMBER[cat] for cat in mine["cats"]]),
        tokens=tuple(mine["food"][token] for token in TOKENS),
        hand=_sorted_with((), [KIND_NUMBER[card] for card in own_hand(context.view)]),
        boxes=_sorted_with((), [KIND_NUMBER[box] for box in mine["boxes"]]),
        vp_tokens=mine["vp_tokens"],
        gray=view["edition"] == "treats",
        eaten=_sorted_with((), [VOCABULARY.move(text) for text in paid]),
    )


@lru_cache(_CACHE_SIZE)
def best_points(mine: Holdings) -> int:
    """Return the points of the best plan now."""
    return best_value(mine.holding(), None)


@lru_cache(_CACHE_SIZE)
def best_account(mine: Holdings) -> PlanScore:
    """Return the best plan for now, item by item."""
    holding = mine.holding()
    return score_plan(holding, reference_plan(holding), None)


def points_change(mine: Holdings, cards: Sequence[str]) -> int:
    """Return how many points these cards would add or cost."""
    return best_points(mine.with_cards(cards)) - best_points(mine)


def line_cards(context: "RenderContext", take: int) -> list[str]:
    """Return the cards that taking a line brings."""
    grid = cat_lady_view(context.view)["grid"]
    cards = [grid[cell]["card"] for cell in LINE_CELLS[TAKE.first(take)]]
    return [card for card in cards if card is not None]


def has_unvalued_cards(context: "RenderContext", take: int) -> bool:
    """Whether a line has cards that the points leave out.

    The prize for costumes is not known yet; lost cats, bags and the like depend on their use.
    """
    return any(
        card in KIND_BY_NAME and KIND_BY_NAME[card].group in {"costume", "play"}
        for card in line_cards(context, take)
    )


def _sorted_with(kinds: tuple[int, ...], more: Sequence[int]) -> tuple[int, ...]:
    return tuple(sorted([*kinds, *more]))


def _goes_to_hand(kind: int) -> bool:
    return not (is_cat(kind) or is_food(kind) or is_box(kind))
